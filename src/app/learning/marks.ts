/** Marks among a game's ids: the games that were begun, and the clauses that were at work in them. */
import type { Turned } from '../../kernel/record.ts';

/** One more with each of the first games that are begun. */
const BEGUN = ['played', 'played twice', 'played 3 times', 'played 4 times'] as const;
export const PLAYED = BEGUN[0];
export const ENDED = 'ended';
/** Prefix of the mark of a game that was played with all rules. */
const PLAYED_IN = 'game:';
/** Other games with all rules after which a player is versed. */
const FIRST_GAMES = 3;

/** The number of games begun, counted up to 4. */
export const gamesBegun = (ids: ReadonlySet<string>): number => BEGUN.filter((mark) => ids.has(mark)).length;

/** The mark of one more game; none where enough are counted. */
export const markOfNext = (ids: ReadonlySet<string>): readonly string[] => {
  const count = gamesBegun(ids);
  return BEGUN.slice(count, count + 1);
};

/** Were enough games with all rules played before this one? */
export const isVersed = (learned: ReadonlySet<string>, game: string): boolean =>
  [...learned].filter((id) => id.startsWith(PLAYED_IN) && id !== PLAYED_IN + game).length >= FIRST_GAMES;

/** The mark of a game with all rules; none once there are enough of them. */
export const playedIn = (learned: ReadonlySet<string>, game: string): readonly string[] =>
  isVersed(learned, game) ? [] : [PLAYED_IN + game];

/** The clauses that these actions name. */
export const rulesIn = (turns: readonly Turned[]): readonly string[] => [
  ...new Set(turns.flatMap(({ tell }) => tell().map(({ rule }) => rule))),
];
