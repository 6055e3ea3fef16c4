/** Undo and redo, by pick, action and turn. Both only move along the line; nothing is deleted. */
import { sameTarget, type Target } from '../../kernel/asking/target.ts';
import { memoize } from '../../kernel/memoize.ts';
import { turnNumber } from '../../kernel/side.ts';
import { takeBack } from './picking.ts';
import { advance, goTo, hasPicked, onlyAnswerAt, play, soleRest } from './playing.ts';
import { CALM, placeAt, positionAt, type Table } from './table.ts';

export type UndoUnit = 'pick' | 'action' | 'turn';

/** Does a turn begin at this place of the line? */
const beginsTurn = (table: Table, cursor: number): boolean =>
  cursor === 0 ||
  cursor === table.line.length ||
  positionAt(table, cursor).ply !== positionAt(table, cursor - 1).ply;

const beginsWith = (all: readonly Target[], begun: readonly Target[]): boolean =>
  all.length > begun.length && begun.every((pick, index) => sameTarget(pick, all[index] as Target));

/** Was the rest of the turn played from here by itself, or could it have been? */
const isFlowing = (table: Table): boolean =>
  onlyAnswerAt(table) !== null || (!beginsTurn(table, table.cursor) && soleRest(table) !== null);

/** Back over what is played by itself, and to the beginning of the turn for `turn`. */
const backOver = (table: Table, stride: UndoUnit): Table => {
  let next = placeAt(table, table.cursor - 1);
  while (next.cursor > 0 && ((stride === 'turn' && !beginsTurn(table, next.cursor)) || isFlowing(next)))
    next = placeAt(next, next.cursor - 1);
  return next;
};

/** One pick back, also into a completed action. */
const withoutLast = (table: Table): Table => {
  if (hasPicked(table)) {
    const waiting = beginsWith(table.waiting, table.picks) ? table.waiting : table.picks;
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

/** The picks that redo would continue: undone ones, or those of the line's next action. */
const picksAhead = (table: Table): readonly Target[] => {
  const recorded = table.replayed.turns[table.cursor]?.picks ?? [];
  return [table.waiting, recorded].find((picks) => beginsWith(picks, table.picks)) ?? [];
};

const withNext = (table: Table): Table => {
  const next = picksAhead(table)[table.picks.length];
  if (!next) return table;
  const picks = [...table.picks, next];
  const whole = play(table, picks);
  return whole.ok ? whole.value : advance({ ...table, ...CALM, picks });
};

/** Are there undone picks for redo? */
export const picksWait = (table: Table): boolean => beginsWith(table.waiting, table.picks);

export const canRedo = (table: Table): boolean =>
  table.cursor < table.line.length || picksAhead(table).length > 0;

/** Forward by one pick, action or turn of the line. */
export const redo = (table: Table, stride: UndoUnit): Table => {
  if (stride === 'pick') return withNext(table);
  if (table.cursor === table.line.length) return table;
  let cursor = table.cursor + 1;
  while (
    cursor < table.line.length &&
    ((stride === 'turn' && !beginsTurn(table, cursor)) || isFlowing(placeAt(table, cursor)))
  )
    cursor++;
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
