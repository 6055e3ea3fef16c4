import { runInSlices } from '../../app/resumable.ts';
import { replaying } from '../../app/table/line.ts';
import { seatAt } from '../../app/table/playing.ts';
import { freshTable, type Table } from '../../app/table/table.ts';
import { ROOT, treeOf } from '../../app/table/tree.ts';
import type { Game } from '../../kernel/game.ts';

/** A sample game, replayed, at its start; a new game if none can be played. `pause` yields to the page. */
export const fetchSample = async (
  game: Game,
  index: number,
  pause: () => Promise<() => boolean>,
): Promise<Table> => {
  const sample = game.samples[index];
  if (!sample) return freshTable(game, 1);
  const tree = treeOf(sample.record);
  await runInSlices(replaying(game, tree, tree.nodes), pause, () => undefined);
  const table = seatAt(game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
  return table.ok ? table.value : freshTable(game, 1);
};
