/** A saved game put on the table. */
import type { Game } from '../../kernel/game.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { replaying } from '../table/line.ts';
import { seatedAt } from '../table/playing.ts';
import { ALL_KNOWN, type Recall, recalled } from '../table/recall.ts';
import type { Table } from '../table/table.ts';
import { lineTo } from '../table/tree.ts';
import type { Work } from '../work.ts';
import { type SavedGame, treeIn } from './saved.ts';
import type { Stand } from './stands.ts';

export interface Opened {
  readonly table: Table;
  /** Why it is not opened as it was saved. */
  readonly changed: Problem | null;
  /** What is still to be played of the line that is on the table. */
  readonly recall: Recall;
}

/**
 * A saved game of today's rules on its way to the table: the line it stands on is played, other lines when somebody goes there. The problem says what of it
 * cannot be played. Where it is known where it stands, what led there is played later.
 */
function* opening(game: Game, saved: SavedGame, stand: Stand | null): Work<Result<Opened, Problem>> {
  const tree = treeIn(saved);
  const line = lineTo(tree, saved.end);
  const recall = stand ? recalled(game, tree, line.slice(0, stand.length), stand.cursor, stand.position) : ok(ALL_KNOWN);
  if (!recall.ok) return recall;
  const played = yield* replaying(game, tree, line);
  if (!played.ok) return played;
  const table = seatedAt(game, tree, saved);
  return table.ok ? ok({ table: table.value, changed: null, recall: recall.value }) : table;
}

/** How a saved game of any rules is opened: what reads those of older ones is fetched when there is one. */
export const openingOf = async (game: Game, saved: SavedGame, stand: Stand | null = null): Promise<Work<Result<Opened, Problem>>> =>
  saved.version === game.version ? opening(game, saved, stand) : (await import('./reopening.ts')).reopening(game, saved);
