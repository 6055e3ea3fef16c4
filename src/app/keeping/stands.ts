/**
 * Where a game stands, kept beside it as a position to be played on from: a long game is on the board at once, and what led there
 * is played through behind it. No more than a cache: it counts where it is, to the letter, what this very build wrote after these
 * very actions, and is passed over otherwise.
 */
import type { Position } from '../../kernel/game.ts';
import { attempt, type Shelf } from '../storage.ts';
import { positionOf, type Table } from '../table/table.ts';
import { type Beginning, lineTo, type TreeNode } from '../table/tree.ts';
import { beginningOf, type SavedGame, treeIn } from './saved.ts';

const PREFIX = 'oddboard/stand/';
/** One for each variant: the game that was on the table last. */
const standKey = (variant: string) => `${PREFIX}${variant}`;

/** So long after the last change it is written. */
const BEHIND = 400;

export interface Stand {
  /** So many actions of the line were known to lead where they lead. */
  readonly length: number;
  /** After so many of them the position is this. */
  readonly cursor: number;
  readonly position: Position;
}

export interface Stands {
  /** Where this game stood last; null where that is not known for sure. */
  find(saved: SavedGame): Stand | null;
  /** Writes where a game stands, a moment later. */
  keep(id: string, table: Table): void;
  drop(variant: string): void;
}

/** Two independent sums of 32 bits: what was damaged has others. */
const sumOf = (text: string): string => {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;
};

/** All that a position follows from. */
const sourceOf = (build: string, id: string, beginning: Beginning, line: readonly TreeNode[]): string =>
  JSON.stringify([build, id, beginning, line.map(({ action, dice }) => [action, dice])]);

/** Takes them all away, to make room for what is no cache; the answer: was there any? */
export const dropStands = (shelf: Shelf): boolean => {
  const found = attempt(() => {
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) => key.startsWith(PREFIX));
    for (const key of keys) shelf.removeItem(key);
    return keys.length > 0;
  });
  return found.ok && found.value;
};

const NO_STANDS: Stands = { find: () => null, keep: () => undefined, drop: () => undefined };

/** `build` names the code that plays: another one may think of a position otherwise. Without a name nothing is kept. */
export const createStands = (shelf: Shelf, build: string | undefined): Stands => {
  if (build === undefined) return NO_STANDS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: Table | null = null;

  const write = (id: string, table: Table) => {
    const { tree, line, cursor } = table;
    if (written?.line === line && written.cursor === cursor) return;
    written = table;
    const facts = `${line.length} ${cursor} ${JSON.stringify(positionOf(table))}`;
    attempt(() => shelf.setItem(standKey(tree.beginning.game), `${sumOf(sourceOf(build, id, tree.beginning, line) + facts)} ${facts}`));
  };

  return {
    keep(id, table) {
      clearTimeout(timer);
      timer = setTimeout(() => write(id, table), BEHIND);
    },
    find(saved) {
      const text = attempt(() => shelf.getItem(standKey(saved.game)));
      const [, sum, facts, length, cursor, position = ''] = (text.ok && text.value?.match(/^(\S+) ((\d+) (\d+) (.*))$/s)) || [];
      if (facts === undefined) return null;
      const line = lineTo(treeIn(saved), saved.end).slice(0, Number(length));
      const isSame = sum === sumOf(sourceOf(build, saved.id, beginningOf(saved), line) + facts);
      return isSame ? { length: Number(length), cursor: Number(cursor), position: JSON.parse(position) as Position } : null;
    },
    drop(variant) {
      clearTimeout(timer);
      written = null;
      attempt(() => shelf.removeItem(standKey(variant)));
    },
  };
};
