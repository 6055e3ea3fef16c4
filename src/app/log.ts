/** The log: turns, their actions in the game's notation, and each action's steps in words. */

import type { Turned } from '../kernel/record.ts';
import { remembered } from '../kernel/remembered.ts';
import type { Side } from '../kernel/side.ts';
import { type Line, narrated } from './narrate.ts';
import { positionAt, type Table } from './table.ts';

export interface LoggedAction {
  /** The place in the record after this action. */
  readonly cursor: number;
  readonly notation: string;
  readonly lines: readonly Line[];
}

export interface LoggedTurn {
  /** Where the turn begins in the record. */
  readonly from: number;
  readonly number: number;
  readonly side: Side;
  readonly actions: readonly LoggedAction[];
}

const told = new WeakMap<Turned, LoggedAction>();

const loggedAction = (table: Table, index: number): LoggedAction => {
  const turn = table.replayed.turns[index] as Turned;
  const known = told.get(turn);
  if (known) return known;
  const { game } = table;
  const before = positionAt(table, index);
  const notation = game.notate(before, turn.picks, turn.steps);
  const action: LoggedAction = { cursor: index + 1, notation, lines: narrated(game, game.view(before), turn.steps) };
  told.set(turn, action);
  return action;
};

/** The last action played; null at the start. */
export const lastLogged = (table: Table): LoggedAction | null => (table.cursor > 0 ? loggedAction(table, table.cursor - 1) : null);

/** Turn by turn; also what has been taken back and waits for redo. */
export const logOf = remembered((table: Table): readonly LoggedTurn[] => {
  const turns: { from: number; number: number; side: Side; ply: number; actions: LoggedAction[] }[] = [];
  for (let index = 0; index < table.replayed.turns.length; index++) {
    const before = positionAt(table, index);
    const last = turns.at(-1);
    if (last && last.ply === before.ply) last.actions.push(loggedAction(table, index));
    else {
      const { turn } = table.game.view(before);
      turns.push({ from: index, number: turn.number, side: turn.toMove, ply: before.ply, actions: [loggedAction(table, index)] });
    }
  }
  return turns;
});
