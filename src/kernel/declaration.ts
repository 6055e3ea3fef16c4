/** Declarations as data: resigning, draw offers and their answers, with the picks that stand for them. */
import { option, sameTarget, type Target } from './asking/target.ts';
import { SIDES, type Side } from './side.ts';

const KINDS = ['resign', 'offer', 'accept', 'refuse'] as const;

export interface Declaration {
  readonly kind: (typeof KINDS)[number];
  readonly side: Side;
}

/** All declarations. Acts in menus are these same objects, so that code can compare declarations by identity. */
export const DECLARATIONS: readonly Declaration[] = SIDES.flatMap((side) => KINDS.map((kind) => ({ kind, side })));

/** Returns the option that is picked for a declaration; records spell it `=white-offers`, for example. */
export const pickOf = ({ kind, side }: Declaration): Target => option(`${side}-${kind}s`);

/** Returns the declaration that a pick stands for; null for other picks, such as a game's own draw claims. */
export const declarationOf = (target: Target): Declaration | null =>
  DECLARATIONS.find((each) => sameTarget(pickOf(each), target)) ?? null;

export const isOfferAnswer = ({ kind }: Declaration): boolean => kind === 'accept' || kind === 'refuse';
