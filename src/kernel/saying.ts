/** Sayings as data: what a side can say beside the board in every game, and the pick that it is. */
import { option, sameTarget, type Target } from './asking/target.ts';
import { SIDES, type Side } from './side.ts';

const KINDS = ['resign', 'offer', 'accept', 'refuse'] as const;

export interface Saying {
  readonly kind: (typeof KINDS)[number];
  readonly side: Side;
}

/** All sayings, each once: an act of a game is one of these objects or none. */
export const SAYINGS: readonly Saying[] = SIDES.flatMap((side) => KINDS.map((kind) => ({ kind, side })));

/** The pick of a saying, which saved games spell `=white-offers`. */
export const pickOf = ({ kind, side }: Saying): Target => option(`${side}-${kind}s`);

/** The saying that a pick is; null for any other pick, a game's own claims among them. */
export const sayingOf = (target: Target): Saying | null =>
  SAYINGS.find((each) => sameTarget(pickOf(each), target)) ?? null;

/** Does it answer a draw offer? */
export const isAnswer = ({ kind }: Saying): boolean => kind === 'accept' || kind === 'refuse';
