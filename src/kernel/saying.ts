/** Sayings as data: the asides that exist in every game (resigning and draw offers), and their picks. */
import { option, sameTarget, type Target } from './asking/target.ts';
import { SIDES, type Side } from './side.ts';

const KINDS = ['resign', 'offer', 'accept', 'refuse'] as const;

export interface Saying {
  readonly kind: (typeof KINDS)[number];
  readonly side: Side;
}

/** Every saying once. The acts of sayings are these very objects. */
export const SAYINGS: readonly Saying[] = SIDES.flatMap((side) => KINDS.map((kind) => ({ kind, side })));

/** The pick of a saying, which records spell `=white-offers`. */
export const pickOf = ({ kind, side }: Saying): Target => option(`${side}-${kind}s`);

/** The saying of a pick; null for others, such as a game's own claims. */
export const sayingOf = (target: Target): Saying | null =>
  SAYINGS.find((each) => sameTarget(pickOf(each), target)) ?? null;

export const isAnswer = ({ kind }: Saying): boolean => kind === 'accept' || kind === 'refuse';
