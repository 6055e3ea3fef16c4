/**
 * A saved game put on the table. What was played by rules that have changed since, and cannot be played by those of today,
 * is opened at its last position.
 */
import type { Game } from '../kernel/game.ts';
import { recordOf } from '../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { replayedLine } from './line.ts';
import { type SavedGame, treeIn } from './saved.ts';
import { positionAt, seatedAt, type Table, tableOf } from './table.ts';
import { childrenOf, lineTo } from './tree.ts';

export interface Opened {
  readonly table: Table;
  /** Why it is opened at its last position, without the lines that led there. */
  readonly changed: Problem | null;
}

/** Do the actions still lead where they led? Both positions are written by today's rules, whatever wrote the snapshot. */
const endsAsSaved = (game: Game, table: Table, { snapshot }: SavedGame): boolean => {
  const last = game.read(snapshot);
  return !last.ok || game.write(last.value) === game.write(positionAt(table, table.line.length));
};

const replayed = (game: Game, saved: SavedGame): Result<Table, Problem> => {
  const table = seatedAt(game, treeIn(saved), saved);
  if (!table.ok || saved.version === game.version || endsAsSaved(game, table.value, saved)) return table;
  return problem('Its actions lead to another position now.');
};

/** A saved game on the table; the problem says what of it cannot be played. */
export const opened = (game: Game, saved: SavedGame): Result<Opened, Problem> => {
  const table = replayed(game, saved);
  if (table.ok) return ok({ table: table.value, changed: null });
  if (saved.version === game.version) return table;
  const start = tableOf(game, recordOf(game, saved.seed, saved.options, saved.snapshot));
  if (!start.ok) return problem(`${table.error.text} Its last position cannot be read either: ${start.error.text}`);
  return ok({
    table: start.value,
    changed: {
      text: `This game was played by version ${saved.version} of the rules of ${game.title}; this is version ${game.version}, which it cannot be played through by. It is opened at its last position. ${table.error.text}`,
    },
  });
};

/** What cannot be played on any line of a saved game; null where all of it can. Looks at every action, so it takes its time. */
export const unplayable = (game: Game, saved: SavedGame): Problem | null => {
  const tree = treeIn(saved);
  for (const { id } of saved.nodes) {
    if (childrenOf(tree, id).length > 0) continue;
    const line = replayedLine(game, tree, lineTo(tree, id));
    if (!line.ok) return line.error;
  }
  return null;
};
