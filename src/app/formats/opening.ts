import type { Game } from '../../kernel/game.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import type { Resumable } from '../base/resumable.ts';
import { ALL_KNOWN, type CachedPosition, type LazyReplay, replayLazily } from '../model/lazy-replay.ts';
import { replaying } from '../model/line.ts';
import { seatAt } from '../model/playing.ts';
import type { Table } from '../model/table.ts';
import { lineTo } from '../model/tree.ts';
import { type SavedGame, treeIn } from './saved.ts';

export interface OpenedTable {
  readonly table: Table;
  readonly changed: Problem | null;
  readonly recall: LazyReplay;
}

export type OpeningWork = Resumable<Result<OpenedTable, Problem>>;

/** Replays only the current line; the actions before a cached position are replayed later. */
function* opening(game: Game, saved: SavedGame, cached: CachedPosition | null): OpeningWork {
  const tree = treeIn(saved);
  const line = lineTo(tree, saved.end);
  const recall = cached ? replayLazily(game, tree, line, cached) : ok(ALL_KNOWN);
  if (!recall.ok) return recall;
  const played = yield* replaying(game, tree, line);
  if (!played.ok) return played;
  const table = seatAt(game, tree, saved);
  return table.ok ? ok({ table: table.value, changed: null, recall: recall.value }) : table;
}

/** Opens a saved game of any rules version; loads the reader of older ones on demand. */
export const openingOf = async (
  game: Game,
  saved: SavedGame,
  cached: CachedPosition | null = null,
): Promise<OpeningWork> =>
  saved.version === game.version
    ? opening(game, saved, cached)
    : (await import('./older-rules.ts')).openingOlder(game, saved);
