import type { PlayedAction } from '../../kernel/record.ts';

/** Each game that a player begins adds the next mark, because progress holds ids but no numbers. */
const BEGUN_MARKS = ['played', 'played twice', 'played 3 times', 'played 4 times'] as const;
export const PLAYED = BEGUN_MARKS[0];
export const ENDED = 'ended';
/**
 * Prefix of the progress mark for playing a game with all its rules. A beginner's first game has fewer rules,
 * so the player gets no mark with the prefix.
 */
const ALL_RULES_PREFIX = 'game:';
/** A player who has played this many other variants with all rules is versed, and needs less help. */
const GAMES_TO_BE_VERSED = 3;

export const gamesBegun = (ids: ReadonlySet<string>): number => BEGUN_MARKS.filter((mark) => ids.has(mark)).length;

export const nextBegunMark = (ids: ReadonlySet<string>): readonly string[] =>
  BEGUN_MARKS.slice(gamesBegun(ids)).slice(0, 1);

export const knowsOtherGames = (learned: ReadonlySet<string>, game: string): boolean =>
  [...learned].filter((id) => id.startsWith(ALL_RULES_PREFIX) && id !== ALL_RULES_PREFIX + game).length >=
  GAMES_TO_BE_VERSED;

/**
 * Returns a list with the progress mark for playing `game` with all its rules. The list is empty if `learned` already
 * contains the marks of `GAMES_TO_BE_VERSED` other games.
 */
export const marksOfGame = (learned: ReadonlySet<string>, game: string): readonly string[] =>
  knowsOtherGames(learned, game) ? [] : [ALL_RULES_PREFIX + game];

export const clausesUsed = (turns: readonly PlayedAction[]): readonly string[] => [
  ...new Set(turns.flatMap(({ tell }) => tell().map(({ rule }) => rule))),
];
