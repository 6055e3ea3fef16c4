/**
 * A cache of current positions: a long game is on the board at once, and what led there is replayed behind
 * it. An entry counts only if this very build wrote it after these very actions. Where no save can be read, it
 * is all that is left of the game. Without it a FrozenChess game of 300 actions stands after 0.7 to 0.95 s in
 * place of 0.45 to 0.65 s (docs/quality.md).
 */
import type { Position } from '../../kernel/game.ts';
import { sumOf } from '../base/checksum.ts';
import { had } from '../base/features.ts';
import { attempt, type KeyValueStore, keysOf } from '../base/storage.ts';
import { beginningOf, type SavedGame, treeIn } from '../formats/saved.ts';
import type { CachedPosition } from '../model/lazy-replay.ts';
import { positionOf, type Table } from '../model/table.ts';
import { type Beginning, lineTo, type TreeNode } from '../model/tree.ts';

const PREFIX = 'oddboard/stand/';
/** One for each variant: the game that was on the table last. */
const keyOf = (variant: string) => `${PREFIX}${variant}`;

/** Milliseconds after the last change before it is written. */
const BEHIND = 400;

export type PositionCache = ReturnType<typeof createPositionCache>;

/** The game and the actions that a position follows from. */
const sourceOf = (id: string, beginning: Beginning, line: readonly TreeNode[]): string =>
  JSON.stringify([id, beginning, line.map(({ action, dice }) => [action, dice])]);

/** Drops the whole cache to make room for saves; returns whether there was any. */
export const dropPositions = (storage: KeyValueStore): boolean => {
  const keys = had(() => keysOf(storage, PREFIX)) ?? [];
  for (const key of keys) attempt(() => storage.removeItem(key));
  return keys.length > 0;
};

/** `build` names the code that plays, since another may disagree about a position. Without it nothing is cached. */
export const createPositionCache = (storage: KeyValueStore, build: string | undefined) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: Table | null = null;

  const write = (id: string, table: Table) => {
    const { tree, line, cursor } = table;
    if (written?.line === line && written.cursor === cursor) return;
    written = table;
    const facts = `${id} ${line.length} ${cursor} ${JSON.stringify(positionOf(table))}`;
    const sums = `${sumOf(sourceOf(id, tree.beginning, line) + facts)} ${sumOf(build + facts)}`;
    attempt(() => storage.setItem(keyOf(tree.beginning.game), `${sums} ${facts}`));
  };

  /** The entry of a variant, if its checksum is right, and the checksum its actions must have. */
  const read = (variant: string) => {
    const text = had(() => storage.getItem(keyOf(variant)));
    const pattern = /^(\S+) (\S+) (\S+ (\d+) (\d+) (.*))$/s;
    const [, sum, own, facts = '', length, cursor, position = ''] = text?.match(pattern) ?? [];
    if (own !== sumOf(build + facts)) return null;
    const place = { length: Number(length), cursor: Number(cursor) };
    return { sum, facts, cached: { ...place, position: JSON.parse(position) as Position } };
  };

  return {
    /** Caches the position of a game, a moment later. */
    keep(id: string, table: Table): void {
      clearTimeout(timer);
      if (build !== undefined) timer = setTimeout(() => write(id, table), BEHIND);
    },
    /** The cached position of a game; null if it is not certain. */
    find(saved: SavedGame): CachedPosition | null {
      const known = read(saved.game);
      if (!known) return null;
      const line = lineTo(treeIn(saved), saved.end).slice(0, known.cached.length);
      const sum = sumOf(sourceOf(saved.id, beginningOf(saved), line) + known.facts);
      return known.sum === sum ? known.cached : null;
    },
    /** The cached position of a variant's last game, whatever has become of it. */
    last: (variant: string): CachedPosition | null => read(variant)?.cached ?? null,
    drop(variant: string): void {
      clearTimeout(timer);
      written = null;
      attempt(() => storage.removeItem(keyOf(variant)));
    },
  };
};
