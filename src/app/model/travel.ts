/** Undo and redo by pick, action and turn, both along the line; and a table's place on or beside its line. */
import type { Target } from '../../kernel/asking/target.ts';
import { memoize } from '../../kernel/memoize.ts';
import { turnNumber } from '../../kernel/side.ts';
import { isReplayed } from './line.ts';
import { pickAfter, takeBack } from './picking.ts';
import { advance, goTo, hasPicked, onlyAnswerAt, play, soleRest } from './playing.ts';
import { CALM, onLine, placeAt, positionAt, type Table } from './table.ts';
import { isBranch, lineThrough, ROOT } from './tree.ts';

export type UndoUnit = 'pick' | 'action' | 'turn';

/** Whether undo and redo skip this place: within a turn, or where the rest was or could be played automatically. */
const isPassed = (table: Table, stride: UndoUnit): boolean => {
  const { cursor, line } = table;
  const isBetween = cursor > 0 && cursor < line.length;
  const isWithin = isBetween && positionAt(table, cursor).ply === positionAt(table, cursor - 1).ply;
  if (isWithin && stride === 'turn') return true;
  return onlyAnswerAt(table) !== null || (isWithin && soleRest(table) !== null);
};

const backOver = (table: Table, stride: UndoUnit): Table => {
  let next = placeAt(table, table.cursor - 1);
  while (next.cursor > 0 && isPassed(next, stride)) next = placeAt(next, next.cursor - 1);
  return next;
};

export const picksWait = ({ picks, waiting }: Table): boolean => pickAfter(picks, waiting) !== undefined;

const withoutLast = (table: Table): Table => {
  if (hasPicked(table)) {
    const waiting = picksWait(table) ? table.waiting : table.picks;
    return { ...takeBack(table, table.picks.length - 1), waiting };
  }
  const before = backOver(table, 'action');
  const picks = table.replayed.turns[before.cursor]?.picks ?? [];
  return before.cursor === table.cursor ? before : takeBack({ ...before, picks }, picks.length - 1);
};

/** An action in progress counts as one action. */
export const undo = (table: Table, stride: UndoUnit): Table => {
  if (stride === 'pick') return withoutLast(table);
  return hasPicked(table) && stride === 'action' ? placeAt(table, table.cursor) : backOver(table, stride);
};

const pickAhead = ({ picks, waiting, replayed, cursor }: Table): Target | undefined =>
  pickAfter(picks, waiting) ?? pickAfter(picks, replayed.turns[cursor]?.picks ?? []);

const withNext = (table: Table): Table => {
  const next = pickAhead(table);
  if (!next) return table;
  const picks = [...table.picks, next];
  const whole = play(table, picks);
  return whole.ok ? whole.value : advance({ ...table, ...CALM, picks });
};

export const canRedo = (table: Table): boolean =>
  table.cursor < table.line.length || pickAhead(table) !== undefined;

export const redo = (table: Table, stride: UndoUnit): Table => {
  if (stride === 'pick') return withNext(table);
  if (table.cursor === table.line.length) return table;
  let cursor = table.cursor + 1;
  while (cursor < table.line.length && isPassed(placeAt(table, cursor), stride)) cursor++;
  return goTo(table, cursor);
};

/** A place before the end of the line: its turn number (0 at the start), and the last one. */
export interface LookBack {
  readonly turn: number;
  readonly of: number;
}

export const lookBackOf = memoize((table: Table): LookBack | null => {
  const { cursor, line } = table;
  if (cursor === line.length) return null;
  const turn = cursor === 0 ? 0 : turnNumber(positionAt(table, cursor - 1));
  return { turn, of: turnNumber(positionAt(table, line.length - 1)) };
});

/** The main line that a side line leaves after `fork` actions, in turn `turn`. */
export interface Left {
  readonly game: Table;
  readonly fork: number;
  readonly turn: number;
}

/** Null on the main line, and while that is not replayed. */
export const leftOf = memoize((table: Table): Left | null => {
  const { tree, line, cursor } = table;
  const fork = line.findIndex((node) => isBranch(tree, node));
  const main = lineThrough(tree, ROOT);
  if (fork < 0 || !isReplayed(tree, main)) return null;
  const game = onLine(table.game, tree, main, Math.min(cursor, fork));
  return game.ok ? { game: game.value, fork, turn: turnNumber(positionAt(table, fork)) } : null;
});
