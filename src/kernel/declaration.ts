import { option, sameTarget, type Target } from './asking/target.ts';
import { SIDES, type Side } from './side.ts';

const KINDS = ['resign', 'offer', 'accept', 'refuse'] as const;

export interface Declaration {
  readonly kind: (typeof KINDS)[number];
  readonly side: Side;
}

/** All declarations. Code compares them by identity, so no code may copy them. */
export const DECLARATIONS: readonly Declaration[] = SIDES.flatMap((side) => KINDS.map((kind) => ({ kind, side })));

/** Returns the pick for a declaration: an option such as `=white-offers`. */
export const pickOf = ({ kind, side }: Declaration): Target => option(`${side}-${kind}s`);

export const declarationOf = (target: Target): Declaration | null =>
  DECLARATIONS.find((each) => sameTarget(pickOf(each), target)) ?? null;

export const isOfferAnswer = ({ kind }: Declaration): boolean => kind === 'accept' || kind === 'refuse';
