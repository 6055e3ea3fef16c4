/** Sample games on tables of their own, which are never saved. */
import { useEffect, useMemo } from 'react';
import { runInSlices } from '../../app/resumable.ts';
import { scratchStore } from '../../app/scratch-store.ts';
import type { OddboardStore } from '../../app/state.ts';
import { replaying } from '../../app/table/line.ts';
import { seatAt } from '../../app/table/playing.ts';
import type { Table } from '../../app/table/table.ts';
import { ROOT, treeOf } from '../../app/table/tree.ts';
import type { Game } from '../../kernel/game.ts';
import { useStoreHere } from '../store.ts';

/** A sample game, replayed, at its start; null if there is none. `pause` yields to the page between turns. */
export const fetchSample = async (
  game: Game,
  index: number,
  pause: () => Promise<() => boolean>,
): Promise<Table | null> => {
  const sample = game.samples[index];
  if (!sample) return null;
  const tree = treeOf(sample.record);
  await runInSlices(replaying(game, tree, tree.nodes), pause, () => undefined);
  const table = seatAt(game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
  return table.ok ? table.value : null;
};

/** A store for a sample, which plays at once if animation is on; its settings are the page's. */
export const useSample = (table: Table | null, moving: boolean): OddboardStore | null => {
  const page = useStoreHere();
  const room = useMemo(() => {
    if (!table) return null;
    const store = scratchStore(moving);
    const { settings, set } = page.getState();
    store.setState({ table, settings, set });
    return store;
  }, [table, moving, page]);
  useEffect(() => page.subscribe(({ settings }) => room?.setState({ settings })), [page, room]);
  useEffect(() => {
    if (moving) room?.getState().run(true);
    return () => room?.getState().skip();
  }, [room, moving]);
  return room;
};
