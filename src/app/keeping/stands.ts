/**
 * Where a game stands, kept beside it as a position to be played on from: a long game is on the board at once, and what led there
 * is played through behind it. It counts where it is, to the letter, what this very build wrote after these very actions. Where it is newer
 * than every save of the game that can be read, it is all that is left of what was played last.
 */
import type { Position } from '../../kernel/game.ts';
import { attempt, keysOf, type Shelf } from '../storage.ts';
import { positionOf, type Table } from '../table/table.ts';
import { type Beginning, lineTo, type TreeNode } from '../table/tree.ts';
import { beginningOf, type SavedGame, treeIn } from './saved.ts';
import { sumOf } from './sum.ts';

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

/** What a stand says by itself, whatever has become of the game. */
export interface LastStand extends Stand {
  readonly id: string;
  /** Of the last save before it. */
  readonly revision: number;
}

export interface Stands {
  /** Where this game stood last; null where that is not known for sure. */
  find(saved: SavedGame): Stand | null;
  /** Where the last game of a variant stood. */
  last(variant: string): LastStand | null;
  /** Writes where a game stands, a moment later. */
  keep(id: string, table: Table): void;
  drop(variant: string): void;
}

/** All that a position follows from. */
const sourceOf = (build: string, id: string, beginning: Beginning, line: readonly TreeNode[]): string =>
  JSON.stringify([build, id, beginning, line.map(({ action, dice }) => [action, dice])]);

/** Takes them all away, to make room for what is no cache; the answer: was there any? */
export const dropStands = (shelf: Shelf): boolean => {
  const found = attempt(() => {
    const keys = keysOf(shelf, PREFIX);
    for (const key of keys) shelf.removeItem(key);
    return keys.length > 0;
  });
  return found.ok && found.value;
};

const NO_STANDS: Stands = { find: () => null, last: () => null, keep: () => undefined, drop: () => undefined };

/** `build` names the code that plays: another one may think of a position otherwise. Without a name nothing is kept. */
export const createStands = (shelf: Shelf, build: string | undefined, revisionOf: (id: string) => number = () => 0): Stands => {
  if (build === undefined) return NO_STANDS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: Table | null = null;

  const write = (id: string, table: Table) => {
    const { tree, line, cursor } = table;
    if (written?.line === line && written.cursor === cursor) return;
    written = table;
    const facts = `${id} ${revisionOf(id)} ${line.length} ${cursor} ${JSON.stringify(positionOf(table))}`;
    const sums = `${sumOf(sourceOf(build, id, tree.beginning, line) + facts)} ${sumOf(build + facts)}`;
    attempt(() => shelf.setItem(standKey(tree.beginning.game), `${sums} ${facts}`));
  };

  /** What is kept of a variant, if not a letter of it is damaged, and the sum that its actions must have. */
  const read = (variant: string) => {
    const text = attempt(() => shelf.getItem(standKey(variant)));
    const pattern = /^(\S+) (\S+) ((\S+) (\d+) (\d+) (\d+) (.*))$/s;
    const [, sum, own, facts = '', id = '', revision, length, cursor, position = ''] = (text.ok && text.value?.match(pattern)) || [];
    if (own !== sumOf(build + facts)) return null;
    const stand: LastStand = {
      id,
      revision: Number(revision),
      length: Number(length),
      cursor: Number(cursor),
      position: JSON.parse(position) as Position,
    };
    return { sum, facts, stand };
  };

  return {
    keep(id, table) {
      clearTimeout(timer);
      timer = setTimeout(() => write(id, table), BEHIND);
    },
    find(saved) {
      const known = read(saved.game);
      if (!known) return null;
      const line = lineTo(treeIn(saved), saved.end).slice(0, known.stand.length);
      return known.sum === sumOf(sourceOf(build, saved.id, beginningOf(saved), line) + known.facts) ? known.stand : null;
    },
    last: (variant) => read(variant)?.stand ?? null,
    drop(variant) {
      clearTimeout(timer);
      written = null;
      attempt(() => shelf.removeItem(standKey(variant)));
    },
  };
};
