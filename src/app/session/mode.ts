/** Who may act now. */
import { other, type Side } from '../../kernel/side.ts';
import { MESSAGES, type Notice } from '../base/messages.ts';
import { positionOf, viewOf } from '../model/table.ts';
import { type Duty, dutyAt, idleDutyAt } from '../seats/computers.ts';
import type { Session } from './session.ts';

/** The end by the rules is not a mode: finding it may be slow, and the view shows it. */
type SessionMode =
  | { readonly kind: 'empty' }
  | { readonly kind: 'fallen'; readonly side: Side }
  /** A card covers the board until this side has the device. */
  | { readonly kind: 'covered'; readonly side: Side }
  | { readonly kind: 'computer'; readonly duty: Duty }
  /** `answers`: the computer answers an offer. `idle`: it could play, but is paused, or an earlier place is shown. */
  | { readonly kind: 'person'; readonly answers: Duty | null; readonly idle: Duty | null };

export const modeOf = ({ table, heading, hotSeat, yielded }: Session): SessionMode => {
  if (!table) return { kind: 'empty' };
  if (hotSeat.fallen) return { kind: 'fallen', side: hotSeat.fallen };
  if (hotSeat.card) return { kind: 'covered', side: hotSeat.card };
  const duty = dutyAt(table, heading, yielded);
  return duty && duty.side === positionOf(table).toMove
    ? { kind: 'computer', duty }
    : { kind: 'person', answers: duty, idle: duty ? null : idleDutyAt(table, heading) };
};

/** A stable object for the same duty, as selectors need. */
export const selectDuty = (state: Session): Duty | null => {
  const mode = modeOf(state);
  return mode.kind === 'computer' ? mode.duty : mode.kind === 'person' ? mode.answers : null;
};

export const selectIdleDuty = (state: Session): Duty | null => {
  const mode = modeOf(state);
  return mode.kind === 'person' ? mode.idle : null;
};

/** Whether a person may act with no computer answer pending. True also after the end by the rules. */
export const mayAct = (state: Session): boolean => {
  const mode = modeOf(state);
  return mode.kind === 'person' && mode.answers === null;
};

export const isComputersTurn = (state: Session): boolean => modeOf(state).kind === 'computer';

export const isUnasked = (state: Session): boolean => {
  const { kind } = modeOf(state);
  return kind === 'computer' || kind === 'fallen';
};

export const isOver = ({ table, hotSeat }: Session): boolean =>
  hotSeat.fallen !== null || (!!table && viewOf(table).turn.outcome !== null);

const soon = (text: string): Notice => ({ text, passes: 'soon' });

/** Why a person cannot act, or null. `isSaid`: a saying, which is allowed in the computer's turn. */
export const whyNot = (mode: SessionMode, isSaid = false): Notice | null => {
  switch (mode.kind) {
    case 'fallen':
      return soon(MESSAGES.outOfTime(mode.side, other(mode.side)));
    case 'covered':
      return soon(MESSAGES.deviceFirst(mode.side));
    case 'computer':
      return isSaid ? null : soon(MESSAGES.computersTurn(mode.duty.side));
    default:
      return null;
  }
};
