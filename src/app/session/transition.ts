/**
 * The one transition of the game on the screen: from a session and an event to the next session, with what is
 * still to be done as data. Pure: the time, and the tempo of animations, come with the event.
 */
import { MESSAGES } from '../base/messages.ts';
import { joinNotices, type Notice } from '../base/notice.ts';
import { aheadOf } from '../model/playing.ts';
import type { Table } from '../model/table.ts';
import { follow, isStopped, NO_HOT_SEAT } from '../seats/hotseat.ts';
import type { Conditions, SessionEvent, SpentTime } from './events.ts';
import { happen } from './handlers.ts';
import { type Session, seatedIn } from './session.ts';

interface Transition {
  readonly session: Session;
  /** The table whose line is still to be replayed to its end, while the player looks at the board. */
  readonly lengthens: Table | null;
}

const NOTHING_SPENT: SpentTime = { spent: 0, wrong: null };
const CLOCK_LEFT: Notice = { text: MESSAGES.clockLeft, offer: 'runClock', passes: 'played' };

/** Clocks, card and side of the board follow a change of the table or its heading. */
const reseated = (before: Session, next: Session, event: SessionEvent, now: number): Session => {
  if (next.table === before.table && next.heading === before.heading) return next;
  const seated = seatedIn(next);
  if (!seated) return next.hotSeat === NO_HOT_SEAT ? next : { ...next, hotSeat: NO_HOT_SEAT };
  const last = seatedIn(before);
  const { spent, wrong } = event.type === 'load' ? event.spent : NOTHING_SPENT;
  const followed = follow(last, seated, now, spent);
  const isOpened = last?.heading.id !== seated.heading.id;
  const { fallen } = before.hotSeat;
  const isBack = !isOpened && fallen && !followed.hotSeat.fallen && last.table.cursor > seated.table.cursor;
  // The end on time that undo or redo takes back.
  const back: Notice | null = isBack ? { text: MESSAGES.flagTakenBack(fallen), passes: 'soon' } : null;
  const news = isOpened && isStopped(followed) ? CLOCK_LEFT : back;
  const told = wrong === null ? next.notice : joinNotices(next.notice, { text: wrong });
  return { ...next, ...followed, notice: told ?? news };
};

/** Where these lead, the whole line is wanted. */
const LENGTHENING: readonly SessionEvent['type'][] = [
  'pick',
  'enact',
  'chooseMovers',
  'typed',
  'say',
  'undo',
  'redo',
  'goTo',
];

/** The session after an event, and what is left to be done. */
export const transition = (session: Session, event: SessionEvent, world: Conditions): Transition => {
  const next = reseated(session, happen(session, event, world), event, world.now);
  const { table } = next;
  const isOther = LENGTHENING.includes(event.type) && table?.line !== session.table?.line;
  return { session: next, lengthens: isOther && table && aheadOf(table).length > 0 ? table : null };
};
