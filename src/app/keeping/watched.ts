/**
 * The sample that a tab watches, and where: a reload goes on there. A sample is never kept as a game, so
 * one's own game of the variant stays the current one.
 */
import { attempt, type Shelf } from '../storage.ts';
import { sampleOf, type Table } from '../table/table.ts';

const KEY = 'oddboard/watched';

export interface Watched {
  readonly sample: number;
  readonly cursor: number;
}

/** Notes the sample on the table; forgets the last one where there is none. */
export const noteWatched = (tab: Shelf | undefined, table: Table | null): void => {
  const sample = table ? sampleOf(table) : -1;
  attempt(() =>
    table && sample >= 0
      ? tab?.setItem(KEY, `${table.game.id} ${sample} ${table.cursor}`)
      : tab?.removeItem(KEY),
  );
};

/** The sample of this variant that the tab watches; null if it watches none. */
export const watchedIn = (tab: Shelf | undefined, variant: string): Watched | null => {
  const text = attempt(() => tab?.getItem(KEY));
  const [, game, sample, cursor] = (text.ok && text.value?.match(/^(\S+) (\d+) (\d+)$/)) || [];
  return game === variant ? { sample: Number(sample), cursor: Number(cursor) } : null;
};
