/** Caches each variant's last position, which is shown before the replay (docs/quality.md). */
import { attempt, type KeyValueStore, storageKeys, tryOrNull } from '../base/browser.ts';
import { checksumOf, verifiedText, withChecksum } from '../base/checksum.ts';
import { beginningOf, type SavedGame, treeIn } from '../formats/saved.ts';
import type { CachedPosition } from '../model/lazy-replay.ts';
import { positionOf, type Table } from '../model/table.ts';
import { type Beginning, lineTo, type TreeNode } from '../model/tree.ts';

const PREFIX = 'oddboard/stand/';
const keyOf = (variant: string) => `${PREFIX}${variant}`;

/** Milliseconds from the table's last change to the write, so that quick actions cause a single write. */
const WRITE_DELAY = 400;

interface Entry extends CachedPosition {
  readonly build: string;
  readonly source: string;
}

const sourceOf = (id: string, beginning: Beginning, line: readonly TreeNode[]): string =>
  checksumOf(JSON.stringify([id, beginning, line.map(({ action, dice }) => [action, dice])]));

/** Deletes all cached positions, to free storage for saves. */
export const dropPositions = (storage: KeyValueStore): boolean => {
  const keys = tryOrNull(() => storageKeys(storage, PREFIX)) ?? [];
  for (const key of keys) attempt(() => storage.removeItem(key));
  return keys.length > 0;
};

export type PositionCache = ReturnType<typeof createPositionCache>;

/** Creates the position cache, which ignores positions from another `build`. Without `build`, caches nothing. */
export const createPositionCache = (storage: KeyValueStore, build: string | undefined) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: Table | null = null;

  const write = (id: string, table: Table, build: string) => {
    const { tree, line, cursor } = table;
    if (written?.line === line && written.cursor === cursor) return;
    written = table;
    const source = sourceOf(id, tree.beginning, line);
    const entry: Entry = { build, source, length: line.length, cursor, position: positionOf(table) };
    attempt(() => storage.setItem(keyOf(tree.beginning.game), withChecksum(JSON.stringify(entry))));
  };

  const last = (variant: string): Entry | null => {
    const read = () => JSON.parse(verifiedText(storage.getItem(keyOf(variant)) ?? '') ?? 'null') as Entry | null;
    const entry = tryOrNull(read);
    return entry && entry.build === build ? entry : null;
  };

  return {
    schedule(id: string, table: Table): void {
      clearTimeout(timer);
      if (build !== undefined) timer = setTimeout(() => write(id, table, build), WRITE_DELAY);
    },
    /** Returns the cached position. Null if it belongs to another build or is not on the saved game's line. */
    find(saved: SavedGame): CachedPosition | null {
      const entry = last(saved.game);
      const line = entry && lineTo(treeIn(saved), saved.end).slice(0, entry.length);
      return line && entry.source === sourceOf(saved.id, beginningOf(saved), line) ? entry : null;
    },
    last,
    drop(variant: string): void {
      clearTimeout(timer);
      written = null;
      attempt(() => storage.removeItem(keyOf(variant)));
    },
  };
};
