import { other, type Side } from '../../kernel/side.ts';
import { MESSAGES, type Notice } from '../base/messages.ts';
import { positionOf, viewOf } from '../model/table.ts';
import { type ComputerTask, computerTaskAt, idleComputerTaskAt } from '../seats/computers.ts';
import type { Session } from './session.ts';

/** Who may act now. No mode says that the rules ended the game, since finding an outcome may be slow. */
type SessionMode =
  | { readonly kind: 'empty' }
  | { readonly kind: 'outOfTime'; readonly side: Side }
  | { readonly kind: 'covered'; readonly side: Side }
  | { readonly kind: 'computer'; readonly task: ComputerTask }
  /** A person may act unless the computer still `answers` a draw offer. `idle` is the computer's paused task. */
  | { readonly kind: 'person'; readonly answers: ComputerTask | null; readonly idle: ComputerTask | null };

export const modeOf = ({ table, heading, hotSeat, computerPausedAt }: Session): SessionMode => {
  if (!table) return { kind: 'empty' };
  if (hotSeat.outOfTime) return { kind: 'outOfTime', side: hotSeat.outOfTime };
  if (hotSeat.card) return { kind: 'covered', side: hotSeat.card };
  const task = computerTaskAt(table, heading, computerPausedAt);
  return task && task.side === positionOf(table).toMove
    ? { kind: 'computer', task }
    : { kind: 'person', answers: task, idle: task ? null : idleComputerTaskAt(table, heading) };
};

/** Selects the computer's present task, a turn or an answer to a draw offer; null if none. */
export const selectComputerTask = (state: Session): ComputerTask | null => {
  const mode = modeOf(state);
  return mode.kind === 'computer' ? mode.task : mode.kind === 'person' ? mode.answers : null;
};

export const selectIdleComputerTask = (state: Session): ComputerTask | null => {
  const mode = modeOf(state);
  return mode.kind === 'person' ? mode.idle : null;
};

/** Whether a person may act now. The computer must first answer a draw offer that waits. */
export const mayAct = (state: Session): boolean => {
  const mode = modeOf(state);
  return mode.kind === 'person' && mode.answers === null;
};

export const isComputersTurn = (state: Session): boolean => modeOf(state).kind === 'computer';

export const isPersonBlocked = (state: Session): boolean => {
  const { kind } = modeOf(state);
  return kind === 'computer' || kind === 'outOfTime';
};

export const isOver = ({ table, hotSeat }: Session): boolean =>
  hotSeat.outOfTime !== null || (!!table && viewOf(table).turn.outcome !== null);

const briefNotice = (text: string): Notice => ({ text, passes: 'soon' });

/** Why a person cannot act; null if nothing prevents it. A declaration is no move, so the computer's turn allows it. */
export const whyBlocked = (mode: SessionMode, isDeclaration = false): Notice | null => {
  switch (mode.kind) {
    case 'outOfTime':
      return briefNotice(MESSAGES.outOfTime(mode.side, other(mode.side)));
    case 'covered':
      return briefNotice(MESSAGES.deviceFirst(mode.side));
    case 'computer':
      return isDeclaration ? null : briefNotice(MESSAGES.computersTurn(mode.task.side));
    default:
      return null;
  }
};
