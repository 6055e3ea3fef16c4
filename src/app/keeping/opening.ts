/**
 * A saved game put on the table. What was played by rules that have changed since is opened whole if it leads where it led;
 * otherwise at its last position, or as far as it can be played.
 */
import type { Game } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { replayedLine } from '../table/line.ts';
import { seatedAt, tableOf } from '../table/playing.ts';
import { ALL_KNOWN, type Recall, recalled } from '../table/recall.ts';
import { positionAt, type Table } from '../table/table.ts';
import { childrenOf, lineTo } from '../table/tree.ts';
import { NEWS } from '../telling/words.ts';
import { respelled } from './respelling.ts';
import { type SavedGame, treeIn } from './saved.ts';
import type { Stand } from './stands.ts';

export interface Opened {
  readonly table: Table;
  /** Why it is not opened as it was saved. */
  readonly changed: Problem | null;
  /** What is still to be played of the line that is on the table. */
  readonly recall: Recall;
}

/** Does the line still lead where it led? Both positions are written by today's rules, whatever wrote the snapshot. */
const endsAsSaved = (game: Game, table: Table, { snapshot }: SavedGame): boolean => {
  const last = game.read(snapshot);
  return !last.ok || game.write(last.value) === game.write(positionAt(table, table.line.length));
};

/** A game of older rules: a table of it there always is, and it is said if it is not the one that was saved. */
const reopened = (game: Game, saved: SavedGame): Result<Opened, Problem> => {
  const { saved: played, problem } = respelled(game, saved);
  const table = seatedAt(game, treeIn({ ...played, version: game.version }), played);
  if (!table.ok) return table;
  if (!problem && endsAsSaved(game, table.value, saved)) return ok({ table: table.value, changed: null, recall: ALL_KNOWN });
  const last = tableOf(game, recordOf(game, saved.seed, saved.options, saved.snapshot));
  const text = NEWS.otherVersion(game.title, saved.version, game.version, last.ok, problem?.text);
  return ok({ table: last.ok ? last.value : table.value, changed: { text }, recall: ALL_KNOWN });
};

/**
 * A saved game on the table; the problem says what of it cannot be played. Where it is known where it stands, what led there is
 * played later.
 */
export const opened = (game: Game, saved: SavedGame, stand: Stand | null = null): Result<Opened, Problem> => {
  if (saved.version !== game.version) return reopened(game, saved);
  const tree = treeIn(saved);
  const recall = stand ? recalled(game, tree, lineTo(tree, saved.end).slice(0, stand.length), stand.cursor, stand.position) : ok(ALL_KNOWN);
  if (!recall.ok) return recall;
  const table = seatedAt(game, tree, saved);
  return table.ok ? ok({ table: table.value, changed: null, recall: recall.value }) : table;
};

/** What cannot be played on any line of a saved game of today's rules; null where all of it can. Looks at every action. */
export const unplayable = (game: Game, saved: SavedGame): Problem | null => {
  if (saved.version !== game.version) return null;
  const tree = treeIn(saved);
  for (const { id } of saved.nodes) {
    if (childrenOf(tree, id).length > 0) continue;
    const line = replayedLine(game, tree, lineTo(tree, id));
    if (!line.ok) return line.error;
  }
  return null;
};
