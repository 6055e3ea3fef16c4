import type { Game } from '../../kernel/game.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import type { Resumable } from '../base/resumable.ts';
import { type CachedPosition, type LazyReplay, NOTHING_TO_REPLAY, replayLazily } from '../model/lazy-replay.ts';
import { replayLine } from '../model/line.ts';
import { tableAtPlace } from '../model/playing.ts';
import type { Table } from '../model/table.ts';
import { lineTo } from '../model/tree.ts';
import { type SavedGame, treeIn } from './saved.ts';

export interface OpenedTable {
  readonly table: Table;
  /** Tells the player that new rules changed the game; null if they did not. */
  readonly changed: Problem | null;
  readonly replay: LazyReplay;
}

export type OpeningWork = Resumable<Result<OpenedTable, Problem>>;

/** Opens a saved game by replaying its line. A cached position shows the board at once, and the replay comes later. */
function* opening(game: Game, saved: SavedGame, cached: CachedPosition | null): OpeningWork {
  const tree = treeIn(saved);
  const line = lineTo(tree, saved.end);
  const replay = cached ? replayLazily(game, tree, line, cached) : ok(NOTHING_TO_REPLAY);
  if (!replay.ok) return replay;
  const played = yield* replayLine(game, tree, line);
  if (!played.ok) return played;
  const table = tableAtPlace(game, tree, saved);
  return table.ok ? ok({ table: table.value, changed: null, replay: replay.value }) : table;
}

/** Returns a generator that opens a saved game in steps. The rarely needed code for older rules loads on demand. */
export const openingWork = async (
  game: Game,
  saved: SavedGame,
  cached: CachedPosition | null = null,
): Promise<OpeningWork> =>
  saved.version === game.version
    ? opening(game, saved, cached)
    : (await import('./older-rules.ts')).openingOlder(game, saved);
