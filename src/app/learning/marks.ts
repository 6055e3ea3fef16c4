/** Marks among the ids that are kept of a game: the games begun, and the clauses named in them. */
import type { Turned } from '../../kernel/record.ts';

/** Each of the first 4 games that are begun adds the next one. */
const BEGUN = ['played', 'played twice', 'played 3 times', 'played 4 times'] as const;
export const PLAYED = BEGUN[0];
export const ENDED = 'ended';
/** Prefix of the mark of a game that was played with all rules. */
const PLAYED_IN = 'game:';
/** The number of other games with all rules that make a player versed. */
const FIRST_GAMES = 3;

/** The number of games begun, counted up to 4. */
export const gamesBegun = (ids: ReadonlySet<string>): number => BEGUN.filter((mark) => ids.has(mark)).length;

export const markOfNext = (ids: ReadonlySet<string>): readonly string[] =>
  BEGUN.slice(gamesBegun(ids)).slice(0, 1);

export const isVersed = (learned: ReadonlySet<string>, game: string): boolean =>
  [...learned].filter((id) => id.startsWith(PLAYED_IN) && id !== PLAYED_IN + game).length >= FIRST_GAMES;

/** The mark of a game with all rules; none once there are enough of them. */
export const playedIn = (learned: ReadonlySet<string>, game: string): readonly string[] =>
  isVersed(learned, game) ? [] : [PLAYED_IN + game];

export const rulesIn = (turns: readonly Turned[]): readonly string[] => [
  ...new Set(turns.flatMap(({ tell }) => tell().map(({ rule }) => rule))),
];
