/**
 * Scenario tables: a row is a test, titled by its clause and `says`. It starts from a position, plays some
 * actions, and checks whatever it names: the position, the steps, the open choices, a refusal, the end.
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
  /** The clause that the row proves. */
  readonly rule: string;
  /** What the clause says here; part of the title. */
  readonly says: string;
  /** A position file; default: the game's start. */
  readonly at?: string;
  /** Legal actions in picks or notation, separated by ";". */
  readonly play?: string;
  /** The position file afterwards. */
  readonly gives?: string;
  /** Clauses of the last action's steps, a subsequence in order. */
  readonly tells?: string;
  /** Picks, or an action in notation, that the row's clause refuses. */
  readonly tries?: string;
  /** All squares at fault of that refusal. */
  readonly lights?: string;
  /** Part of the refusal's text. */
  readonly words?: string;
  /** The open choices after these picks (`''`: the first question), all of them, in any order. */
  readonly after?: string;
  readonly open?: string;
  /** All legal actions in notation, in any order, separated by ";"; below the picks of `after` if given. */
  readonly actions?: string;
  /** The winner by the row's clause: `white`, `black` or `nobody`; `no` if the game goes on. */
  readonly ends?: 'white' | 'black' | 'nobody' | 'no';
}

/** The value of a result; throws its problem. */
export const must = <T>(result: Result<T, Problem>): T => {
  if (!result.ok) throw new Error(`${result.error.rule ?? 'not legal'}: ${result.error.text}`);
  return result.value;
};

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean).sort();

/** The found entries that the row expects, in order; others are left out. */
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

/** Checks one row; for cases that need more than a table. */
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
 * Converts a drawing to the placement field of a position line: ranks from the top, squares separated by spaces, `.`
 * for empty. Missing ranks are empty ones above, missing files empty ones to the right.
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
