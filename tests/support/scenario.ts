/**
 * Scenario tables: a row a case, its title the clause and what it says. A row starts from a position, plays
 * some actions, and then claims whatever it names: the position, the steps, what is open, what is refused and
 * why, the end.
 *
 *     describeScenarios(GAME, [
 *       { rule: 'CH-PAWN-2', says: 'en passant, at once', at: '...', play: 'e5xd6', gives: '...', tells:
 *       'CH-PAWN-2' }, { rule: 'CH-KING-2', says: 'not through check', at: '...', tries: 'e1 g1', lights: 'f1
 *       f8' },
 *     ]);
 */
import { describe, expect, it } from 'vitest';
import { readPicks, spellTarget } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { playText, type Turned } from '../../src/kernel/record.ts';
import type { Problem, Result } from '../../src/kernel/result.ts';

export interface Scenario {
  /** The clause that the row proves. */
  readonly rule: string;
  /** What the clause says here, in a few words. */
  readonly says: string;
  /** A position file; the game's start if left out. */
  readonly at?: string;
  /** Actions in picks or notation, separated by ";". All must be legal. */
  readonly play?: string;
  /** The position file afterwards. */
  readonly gives?: string;
  /** Clauses of the steps of the last action, in order, some others may stand between them. */
  readonly tells?: string;
  /** Picks or an action in notation that the row's clause refuses. */
  readonly tries?: string;
  /** Exactly the squares at fault of that refusal. */
  readonly lights?: string;
  /** What the refusal says, a part of it. */
  readonly words?: string;
  /** Exactly what can be picked after these picks (`after: ''` for the first question), in any order. */
  readonly after?: string;
  readonly open?: string;
  /**
   * Exactly the legal actions, in notation and any order, separated by ";"; below the picks of `after` if
   * given.
   */
  readonly actions?: string;
  /** Who wins by the row's clause: `white`, `black` or `nobody`; `no` if the game goes on. */
  readonly ends?: 'white' | 'black' | 'nobody' | 'no';
}

/** The value of a result, or a failed test that says what was wrong. */
export const must = <T>(result: Result<T, Problem>): T => {
  if (!result.ok) throw new Error(`${result.error.rule ?? 'not legal'}: ${result.error.text}`);
  return result.value;
};

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean).sort();

/** Only what the row expects, in its order; steps in between are left out. */
const subsequence = (found: readonly string[], wanted: readonly string[]): readonly string[] => {
  const rest = [...wanted];
  return found.filter((each) => each === rest[0] && rest.shift() !== undefined);
};

const checkSteps = (turns: readonly Turned[], tells: string): void => {
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
  const found = [...game.actions(position, must(readPicks(game.board, after)))].map(
    ({ notation }) => notation,
  );
  const wanted = actions.split(';').map((each) => each.trim());
  expect(found.sort()).toEqual(wanted.filter(Boolean).sort());
};

/** Checks one row; outside a table, for a case that needs more than a row. */
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
 * A board drawn as text, as the placement field of a position line: ranks from the top, blanks between
 * squares, `.` for an empty one. Ranks that are left out are empty ones above; files that are left out are
 * empty ones to the right.
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
