/** Declarations as data: the asides that exist in every game (resigning and draw offers), and their picks. */
import { option, sameTarget, type Target } from './asking/target.ts';
import { SIDES, type Side } from './side.ts';

const KINDS = ['resign', 'offer', 'accept', 'refuse'] as const;

export interface Declaration {
  readonly kind: (typeof KINDS)[number];
  readonly side: Side;
}

/** Every declaration once. Menus hold these very objects as acts. */
export const DECLARATIONS: readonly Declaration[] = SIDES.flatMap((side) => KINDS.map((kind) => ({ kind, side })));

/** The pick of a declaration, which records spell `=white-offers`. */
export const pickOf = ({ kind, side }: Declaration): Target => option(`${side}-${kind}s`);

/** The declaration of a pick; null for others, such as a game's own claims. */
export const declarationOf = (target: Target): Declaration | null =>
  DECLARATIONS.find((each) => sameTarget(pickOf(each), target)) ?? null;

export const isOfferAnswer = ({ kind }: Declaration): boolean => kind === 'accept' || kind === 'refuse';
