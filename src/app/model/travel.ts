import type { Target } from '../../kernel/asking/target.ts';
import { memoize } from '../../kernel/memoize.ts';
import { turnNumber } from '../../kernel/side.ts';
import { isReplayed } from './line.ts';
import { nextPickOf, takeBackFrom } from './picking.ts';
import { forcedAnswerAt, goTo, hasPicked, makeAutomaticPicks, playPicks, soleCompletion } from './playing.ts';
import { NO_FEEDBACK, positionAt, type Table, tableOnLine, withCursor } from './table.ts';
import { isBranch, lineThrough, ROOT } from './tree.ts';

export type UndoUnit = 'pick' | 'action' | 'turn';

const isSkipped = (table: Table, stride: UndoUnit): boolean => {
  const { cursor, line } = table;
  const isBetween = cursor > 0 && cursor < line.length;
  const isWithin = isBetween && positionAt(table, cursor).ply === positionAt(table, cursor - 1).ply;
  if (isWithin && stride === 'turn') return true;
  return forcedAnswerAt(table) !== null || (isWithin && soleCompletion(table) !== null);
};

const previousPlace = (table: Table, stride: UndoUnit): Table => {
  let next = withCursor(table, table.cursor - 1);
  while (next.cursor > 0 && isSkipped(next, stride)) next = withCursor(next, next.cursor - 1);
  return next;
};

export const hasRedoPicks = ({ picks, redoPicks }: Table): boolean => nextPickOf(picks, redoPicks) !== undefined;

const undoPick = (table: Table): Table => {
  if (hasPicked(table)) {
    const redoPicks = hasRedoPicks(table) ? table.redoPicks : table.picks;
    return { ...takeBackFrom(table, table.picks.length - 1), redoPicks };
  }
  const before = previousPlace(table, 'action');
  const picks = table.replayed.actions[before.cursor]?.picks ?? [];
  return before.cursor === table.cursor ? before : takeBackFrom({ ...before, picks }, picks.length - 1);
};

/** Undoes a pick, an action or a turn. Picks of an unfinished action count as an action. */
export const undo = (table: Table, stride: UndoUnit): Table => {
  if (stride === 'pick') return undoPick(table);
  return hasPicked(table) && stride === 'action' ? withCursor(table, table.cursor) : previousPlace(table, stride);
};

const redoPickOf = ({ picks, redoPicks, replayed, cursor }: Table): Target | undefined =>
  nextPickOf(picks, redoPicks) ?? nextPickOf(picks, replayed.actions[cursor]?.picks ?? []);

const redoPick = (table: Table): Table => {
  const next = redoPickOf(table);
  if (!next) return table;
  const picks = [...table.picks, next];
  const whole = playPicks(table, picks);
  return whole.ok ? whole.value : makeAutomaticPicks({ ...table, ...NO_FEEDBACK, picks });
};

export const canRedo = (table: Table): boolean => table.cursor < table.line.length || redoPickOf(table) !== undefined;

export const redo = (table: Table, stride: UndoUnit): Table => {
  if (stride === 'pick') return redoPick(table);
  if (table.cursor === table.line.length) return table;
  let cursor = table.cursor + 1;
  while (cursor < table.line.length && isSkipped(withCursor(table, cursor), stride)) cursor++;
  return goTo(table, cursor);
};

/** The shown turn of a game when the player looks back, such as turn 3 of 12. The start is turn 0. */
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

export interface LeftLine {
  readonly game: Table;
  readonly fork: number;
  readonly turn: number;
}

/** Returns where the current line left the main line. Null on the main line, or if the main line is not cached. */
export const leftLineOf = memoize((table: Table): LeftLine | null => {
  const { tree, line, cursor } = table;
  const fork = line.findIndex((node) => isBranch(tree, node));
  const main = lineThrough(tree, ROOT);
  if (fork < 0 || !isReplayed(tree, main)) return null;
  const game = tableOnLine(table.game, tree, main, Math.min(cursor, fork));
  return game.ok ? { game: game.value, fork, turn: turnNumber(positionAt(table, fork)) } : null;
});
