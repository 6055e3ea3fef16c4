/**
 * Runs tables of scenarios. A row is a test, titled by its clause and `says`. It starts from a position, plays some
 * actions, and checks what it gives: the position, the steps, the open choices, a refusal, the end.
 *
 *     describeScenarios(GAME, [
 *       { rule: 'CH-PAWN-2', says: 'en passant, at once', at: '...', play: 'e5xd6', tells: 'CH-PAWN-2' },
 *       { rule: 'CH-KING-2', says: 'not through check', at: '...', tries: 'e1 g1', lights: 'f1 f8' },
 *     ]);
 */
import { describe, expect, it } from 'vitest';
import { readPicks, spellTarget } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { type PlayedAction, playText } from '../../src/kernel/record.ts';
import type { Problem, Result } from '../../src/kernel/result.ts';

export interface Scenario {
  /** The id of the clause that the row proves. */
  readonly rule: string;
  /** What the clause says in this case; part of the test's title. */
  readonly says: string;
  /** A position file; without it, the game's start. */
  readonly at?: string;
  /** Legal actions in picks or notation, separated by ";". */
  readonly play?: string;
  /** The expected position file after `play`. */
  readonly gives?: string;
  /** Clauses that the steps of the last action must cite in this order; others may come between. */
  readonly tells?: string;
  /** Picks, or an action in notation, that the row's clause refuses. */
  readonly tries?: string;
  /** The names of all squares at fault in that refusal. */
  readonly lights?: string;
  /** A text that the refusal's sentence contains. */
  readonly words?: string;
  /**
   * `open` names all open choices after the picks of `after`, in any order. If `after` is `''`, those of the first
   * question.
   */
  readonly after?: string;
  readonly open?: string;
  /**
   * All legal actions in notation, in any order, separated by ";"; if `after` is given, only those that begin with its
   * picks.
   */
  readonly actions?: string;
  /** The winner by the row's clause: `white`, `black` or `nobody`; `no` if the game goes on. */
  readonly ends?: 'white' | 'black' | 'nobody' | 'no';
}

/** Returns the value of a result; throws an error with its problem if there is none. */
export const must = <T>(result: Result<T, Problem>): T => {
  if (!result.ok) throw new Error(`${result.error.rule ?? 'not legal'}: ${result.error.text}`);
  return result.value;
};

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean).sort();

/** Returns the entries of `found` that match those of `wanted` in order, without the others. */
const subsequence = (found: readonly string[], wanted: readonly string[]): readonly string[] => {
  const rest = [...wanted];
  return found.filter((each) => each === rest[0] && rest.shift() !== undefined);
};

const checkSteps = (turns: readonly PlayedAction[], tells: string): void => {
  const wanted = tells.split(/\s+/);
  const found =
    turns
      .at(-1)
      ?.tell()
      .map(({ rule }) => rule) ?? [];
  expect(subsequence(found, wanted), `steps were ${found.join(' ')}`).toEqual(wanted);
};

const checkRefusal = (game: Game, position: Position, row: Scenario, tries: string): void => {
  const { picks } = must(game.readAction(position, tries));
  const answer = game.ask(position, picks);
  if (answer.ok) throw new Error(`"${tries}" is legal`);
  const { rule, text, squares = [] } = answer.error;
  expect({ rule, text }).toEqual({ rule: row.rule, text: expect.stringContaining(row.words ?? '') });
  if (row.lights !== undefined)
    expect(squares.map((square) => squareName(game.board, square)).sort()).toEqual(words(row.lights));
};

const checkChoices = (game: Game, position: Position, after: string, open: string): void => {
  const menu = must(game.ask(position, must(readPicks(game.board, after))));
  const choices = menu.kind === 'ask' ? menu.choices.filter(({ kind }) => kind === 'open') : [];
  expect(choices.map(({ target }) => spellTarget(game.board, target)).sort()).toEqual(words(open));
};

const checkActions = (game: Game, position: Position, after: string, actions: string): void => {
  const found = [...game.actions(position, must(readPicks(game.board, after)))].map(({ notation }) => notation);
  const wanted = actions.split(';').map((each) => each.trim());
  expect(found.sort()).toEqual(wanted.filter(Boolean).sort());
};

/** Checks one row. Exported for tests that need code around a row. */
export const checkScenario = (game: Game, row: Scenario): void => {
  const start = row.at === undefined ? game.setup(1) : must(game.read(row.at));
  const turns = must(playText(game, start, row.play ?? ''));
  const position = turns.at(-1)?.position ?? start;
  if (row.gives !== undefined) expect(game.write(position)).toBe(row.gives);
  if (row.tells !== undefined) checkSteps(turns, row.tells);
  if (row.tries !== undefined) checkRefusal(game, position, row, row.tries);
  if (row.open !== undefined) checkChoices(game, position, row.after ?? '', row.open);
  if (row.actions !== undefined) checkActions(game, position, row.after ?? '', row.actions);
  if (row.ends === 'no') expect(game.outcome(position)).toBeNull();
  else if (row.ends)
    expect(game.outcome(position)).toMatchObject({
      rule: row.rule,
      winner: row.ends === 'nobody' ? null : row.ends,
    });
};

export const describeScenarios = (game: Game, rows: readonly Scenario[]): void => {
  describe(`${game.title}, case by case`, () => {
    it.each(rows.map((row) => [row.rule, row.says, row] as const))('%s: %s', (_rule, _says, row) =>
      checkScenario(game, row),
    );
  });
};

/**
 * Converts a drawing to the placement field of a position line. Its rows are ranks from the top, with squares separated
 * by spaces and `.` for an empty one. Missing ranks are empty and above, missing files empty and to the right.
 */
export const placement = (drawing: string, files = 8, ranks = 8): string => {
  const rows = drawing
    .split('\n')
    .map((row) => row.split(/\s+/).filter(Boolean))
    .filter((row) => row.length > 0);
  const empty = Array.from({ length: ranks - rows.length }, (): string[] => []);
  return [...empty, ...rows]
    .map((row) =>
      [...row, ...Array.from({ length: files - row.length }, () => '.')]
        .join('')
        .replace(/\.+/g, (run) => String(run.length)),
    )
    .join('/');
};
