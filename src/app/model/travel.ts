/** Undo and redo, by pick, action and turn. Both only move along the line; nothing is deleted. */
import type { Target } from '../../kernel/asking/target.ts';
import { memoize } from '../../kernel/memoize.ts';
import { turnNumber } from '../../kernel/side.ts';
import { pickAfter, takeBack } from './picking.ts';
import { advance, goTo, hasPicked, onlyAnswerAt, play, soleRest } from './playing.ts';
import { CALM, placeAt, positionAt, type Table } from './table.ts';

export type UndoUnit = 'pick' | 'action' | 'turn';

/** Does a turn begin at this place of the line? */
const beginsTurn = (table: Table, cursor: number): boolean =>
  cursor === 0 ||
  cursor === table.line.length ||
  positionAt(table, cursor).ply !== positionAt(table, cursor - 1).ply;

/** Is this place passed over: within a turn, or where the rest of it was played by itself, or could have been? */
const isPassed = (table: Table, stride: UndoUnit): boolean => {
  const isWithin = !beginsTurn(table, table.cursor);
  if (isWithin && stride === 'turn') return true;
  return onlyAnswerAt(table) !== null || (isWithin && soleRest(table) !== null);
};

/** Back over what is played by itself, and to the beginning of the turn for `turn`. */
const backOver = (table: Table, stride: UndoUnit): Table => {
  let next = placeAt(table, table.cursor - 1);
  while (next.cursor > 0 && isPassed(next, stride)) next = placeAt(next, next.cursor - 1);
  return next;
};

/** Are there undone picks for redo? */
export const picksWait = ({ picks, waiting }: Table): boolean => pickAfter(picks, waiting) !== undefined;

/** One pick back, also into a completed action. */
const withoutLast = (table: Table): Table => {
  if (hasPicked(table)) {
    const waiting = picksWait(table) ? table.waiting : table.picks;
    return { ...takeBack(table, table.picks.length - 1), waiting };
  }
  const before = backOver(table, 'action');
  const picks = table.replayed.turns[before.cursor]?.picks ?? [];
  return before.cursor === table.cursor ? before : takeBack({ ...before, picks }, picks.length - 1);
};

/** Back by one pick, by the picks or else one action, or to the beginning of a turn. */
export const undo = (table: Table, stride: UndoUnit): Table => {
  if (stride === 'pick') return withoutLast(table);
  return hasPicked(table) && stride === 'action' ? placeAt(table, table.cursor) : backOver(table, stride);
};

/** The pick that redo makes: an undone one, or that of the line's next action. */
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

/** Forward by one pick, action or turn of the line. */
export const redo = (table: Table, stride: UndoUnit): Table => {
  if (stride === 'pick') return withNext(table);
  if (table.cursor === table.line.length) return table;
  let cursor = table.cursor + 1;
  while (cursor < table.line.length && isPassed(placeAt(table, cursor), stride)) cursor++;
  return goTo(table, cursor);
};

/** A place before the end of the line: the number of its turn (0 at the start), and of the last one. */
export interface LookBack {
  readonly turn: number;
  readonly of: number;
}

/** The place of its line that a table shows; null at the end. */
export const lookBackOf = memoize((table: Table): LookBack | null => {
  const { cursor, line } = table;
  if (cursor === line.length) return null;
  const turn = cursor === 0 ? 0 : turnNumber(positionAt(table, cursor - 1));
  return { turn, of: turnNumber(positionAt(table, line.length - 1)) };
});
