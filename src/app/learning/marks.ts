/** Progress marks stored among the ids that a player has learned. */
import type { Turned } from '../../kernel/record.ts';

/** Marks of the first 4 games begun; each game adds the next mark. */
const BEGUN = ['played', 'played twice', 'played 3 times', 'played 4 times'] as const;
export const PLAYED = BEGUN[0];
export const ENDED = 'ended';
/** Prefix of the mark of a variant played with all rules. */
const PLAYED_IN = 'game:';
/** The number of other variants that make a player versed. */
const FIRST_GAMES = 3;

export const gamesBegun = (ids: ReadonlySet<string>): number => BEGUN.filter((mark) => ids.has(mark)).length;

export const markOfNext = (ids: ReadonlySet<string>): readonly string[] =>
  BEGUN.slice(gamesBegun(ids)).slice(0, 1);

export const isVersed = (learned: ReadonlySet<string>, game: string): boolean =>
  [...learned].filter((id) => id.startsWith(PLAYED_IN) && id !== PLAYED_IN + game).length >= FIRST_GAMES;

/** Empty once the player is versed. */
export const playedIn = (learned: ReadonlySet<string>, game: string): readonly string[] =>
  isVersed(learned, game) ? [] : [PLAYED_IN + game];

export const rulesIn = (turns: readonly Turned[]): readonly string[] => [
  ...new Set(turns.flatMap(({ tell }) => tell().map(({ rule }) => rule))),
];
