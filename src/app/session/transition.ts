/** The reducer of the game on the screen. Pure: time and animation tempo come with the event. */
import { squareName } from '../../kernel/board/board.ts';
import { joinNotices, MESSAGES, type Notice } from '../base/messages.ts';
import { crowdOf, namesFor } from '../model/crowd.ts';
import { beginWith, doubt, enact, goBack, pickTarget } from '../model/picking.ts';
import { aheadOf, goTo, lengthenLine, play, soleRest, visiting, withTree } from '../model/playing.ts';
import { nodeAt, notationAt, positionOf, type Table } from '../model/table.ts';
import { canRedo, redo, undo } from '../model/travel.ts';
import { prefer, prune, regrow } from '../model/tree.ts';
import { type Playback, playbackBetween } from '../playback/playback.ts';
import { afterComputer, beforeComputer, headingAt } from '../seats/computers.ts';
import * as clocks from '../seats/hotseat.ts';
import { modeOf, whyNot } from './mode.ts';
import {
  type Conditions,
  ELSEWHERE,
  type Session,
  type SessionEvent,
  seatedIn,
  UNPOINTED,
} from './session.ts';

type InGame = Session & { readonly table: Table };
type EventType = SessionEvent['type'];
type EventOf<Type extends EventType> = SessionEvent & { readonly type: Type };
type Handler<Event> = (session: InGame, event: Event, world: Conditions) => Session;
/** Each event's own change; clocks follow afterwards. Called only with a game on the table. */
type Handlers = { readonly [Type in Exclude<EventType, 'load' | 'leave'>]: Handler<EventOf<Type>> };

const withTable = (session: Session, next: Table | null, playback: Playback | null): Session => {
  const { table, notice } = session;
  const isPast = notice?.passes && !notice.stays;
  const leadsOn = !!table && table.game === next?.game && next.cursor > table.cursor;
  return {
    ...session,
    ...UNPOINTED,
    table: next,
    takenBack: session.takenBack && table?.line === next?.line && table?.cursor === next?.cursor,
    autoPlayed: null,
    playback,
    running: false,
    // Playing on dismisses the notice, and its offer to bring back the replaced game.
    notice: isPast && leadsOn ? null : notice,
    ...(table?.tree.beginning !== next?.tree.beginning && ELSEWHERE),
  };
};

const shown = (session: Session, next: Table, { tempo }: Conditions): Session => {
  const { table } = session;
  return withTable(session, next, table && tempo !== null ? playbackBetween(table, next, tempo) : null);
};

/** If the table stays the same, only the animation ends. */
const changed = (session: InGame, next: Table, world: Conditions): Session => {
  if (next !== session.table) return shown(session, next, world);
  return session.playback ? { ...session, playback: null } : session;
};

const withinTurn = (before: Table, next: Table): Table | null =>
  positionOf(before).ply === positionOf(next).ply ? next : null;

/** An action after undo replaces the undone one as main line; elsewhere it becomes a variation. */
const replacing = ({ takenBack, table }: InGame, next: Table): Table =>
  takenBack && nodeAt(next) !== nodeAt(table) ? withTree(next, prefer(next.tree, nodeAt(next))) : next;

const person =
  <Event extends SessionEvent>(by: (table: Table, event: Event) => Table): Handler<Event> =>
  (session, event, world) => {
    const { table, heading } = session;
    const why = whyNot(modeOf(session), event.type === 'say');
    if (why) return { ...session, notice: why };
    const next = replacing(session, by(table, event));
    return {
      ...changed(session, next, world),
      expected: withinTurn(table, next),
      heading: heading && nodeAt(next) !== nodeAt(table) ? headingAt(heading, next) : heading,
    };
  };

/** Plays the rest of a turn with only one answer; a newcomer only sees it highlighted. */
const playForced: Handler<EventOf<'playForced'>> = (session, { isNewcomer }, world) => {
  const { table } = session;
  const rest = world.isForcedPlayed ? soleRest(table) : null;
  const waiting: Session = { ...session, expected: null };
  if (rest && isNewcomer) {
    const [first] = rest;
    if (first?.kind !== 'square') return waiting;
    const autoPlayed = MESSAGES.onlyWay(squareName(table.game.board, first.square));
    return { ...waiting, autoPlayed, highlighted: [first.square] };
  }
  const next = rest && play(table, [...table.picks, ...rest]);
  if (!next?.ok) return waiting;
  const autoPlayed = MESSAGES.playedAlone(notationAt(next.value, next.value.cursor - 1));
  return { ...shown(session, next.value, world), expected: withinTurn(table, next.value), autoPlayed };
};

const seats =
  <Event>(step: (seated: clocks.Seated, now: number, event: Event) => clocks.Seated): Handler<Event> =>
  (session, event, { now }) => {
    const seated = seatedIn(session);
    return seated ? { ...session, ...step(seated, now, event) } : session;
  };

const to =
  <Event>(by: (table: Table, event: Event) => Table): Handler<Event> =>
  (session, event, world) =>
    changed(session, by(session.table, event), world);

/** Goes where undo or redo leads; `takenBack`: whether it counts as reached by undo. */
const traveled = (session: InGame, next: Table, world: Conditions, takenBack: boolean): Session =>
  next === session.table ? changed(session, next, world) : { ...shown(session, next, world), takenBack };

const HANDLERS: Handlers = {
  pick: person((table, { target, confirm, next }) => next ?? pickTarget(table, target, confirm)),
  enact: person((table, { picks, confirm }) => enact(table, picks, confirm)),
  chooseMovers: person((table, { movers }) => {
    const crowd = crowdOf(table);
    return crowd && movers.size > 0 ? beginWith(table, namesFor(table, crowd, movers)) : table;
  }),
  typed: person((_before, { table }) => table),
  say: person((table, { said }) => {
    const next = play(table, [said]);
    return next.ok ? next.value : table;
  }),
  back: to(goBack),
  why: to((table, { square }) => doubt(table, square)),
  undo(session, { stride }, world) {
    const from = beforeComputer(session.table, session.heading?.computers);
    return traveled(session, undo(from, stride), world, true);
  },
  redo(session, { stride }, world) {
    const { table, heading, takenBack } = session;
    const next = canRedo(table) ? redo(table, stride) : table;
    const whole = stride === 'pick' ? next : afterComputer(next, heading?.computers);
    return traveled(session, whole, world, takenBack);
  },
  goTo: to((table, { cursor }) => goTo(table, cursor)),
  visit(session, { node }, world) {
    const there = visiting(session.table, node);
    if (there.ok) return shown(session, there.value, world);
    return { ...session, notice: { text: MESSAGES.noWayThere(there.error.text) } };
  },
  enter: (session, { table }, world) => ({
    ...shown(session, table, world),
    notice: { text: MESSAGES.branchKept, passes: 'soon' },
    heading: session.heading && headingAt(session.heading, table),
  }),
  lengthen: (session, { problem }) => ({
    ...session,
    table: lengthenLine(session.table),
    ...(problem !== null && { notice: { text: MESSAGES.noWayAhead(problem) } }),
  }),
  edit: to((table, { tree }) => withTree(table, tree)),
  prune: (session, { node }, world) => ({
    ...shown(session, withTree(session.table, prune(session.table.tree, node)), world),
    beforePrune: session.table.tree,
    notice: { text: MESSAGES.lineDeleted, offer: 'restoreLine', passes: 'played' },
  }),
  restoreLine(session, _event, world) {
    const { table, beforePrune } = session;
    if (!beforePrune) return session;
    const whole = withTree(table, regrow(table.tree, beforePrune));
    return { ...shown(session, whole, world), beforePrune: null, notice: null };
  },
  respond(session, { picks }, world) {
    const { table, heading } = session;
    if (!heading) return session;
    const next = picks && play(table, picks);
    if (!next?.ok) return { ...session, yielded: nodeAt(table) };
    return { ...shown(session, next.value, world), heading: headingAt(heading, next.value) };
  },
  pauseComputer: (session) => ({ ...session, yielded: nodeAt(session.table) }),
  callComputer(session) {
    const { table, heading } = session;
    return heading ? { ...session, yielded: null, heading: headingAt(heading, table) } : session;
  },
  playForced,
  seat: (session, { heading }) => ({ ...session, heading }),
  runClock: seats(clocks.start),
  pauseClock: seats(clocks.pause),
  pressClock: seats(clocks.press),
  checkClock: seats(clocks.judge),
  takeDevice: seats(clocks.handOver),
  giveTime: seats((seated, now, { side, more }) => clocks.give(seated, now, side, more)),
  restart: (session, { table }, world) => ({ ...shown(session, table, world), yielded: session.yielded }),
  frame: (session, { playback }) => ({ ...session, playback }),
  watch: (session, { place, running }) =>
    place.table === session.table
      ? { ...session, running, playback: place.playback }
      : { ...withTable(session, place.table, place.playback), running },
};

const isInGame = (session: Session): session is InGame => session.table !== null;

const happen = (session: Session, event: SessionEvent, world: Conditions): Session => {
  if (event.type === 'load') {
    const { heading, flipped, replaying, notice } = event;
    return { ...shown(session, event.table, world), heading, flipped, replaying, notice, beforePrune: null };
  }
  if (event.type === 'leave')
    return { ...withTable(session, null, null), heading: null, notice: event.notice };
  const handle = HANDLERS[event.type] as Handler<SessionEvent>;
  return isInGame(session) ? handle(session, event, world) : session;
};

interface Transition {
  readonly session: Session;
  readonly lengthens: Table | null;
}

const CLOCK_LEFT: Notice = { text: MESSAGES.clockLeft, offer: 'runClock', passes: 'played' };

const reseated = (before: Session, next: Session, event: SessionEvent, now: number): Session => {
  if (next.table === before.table && next.heading === before.heading) return next;
  const seated = seatedIn(next);
  if (!seated) return next.hotSeat === clocks.NO_HOT_SEAT ? next : { ...next, hotSeat: clocks.NO_HOT_SEAT };
  const last = seatedIn(before);
  const { spent, wrong } = event.type === 'load' ? event.spent : { spent: 0, wrong: null };
  const followed = clocks.follow(last, seated, now, spent);
  const isOpened = last?.heading.id !== seated.heading.id;
  const { fallen } = before.hotSeat;
  const isBack = !isOpened && fallen && !followed.hotSeat.fallen && last.table.cursor > seated.table.cursor;
  // Undo or redo took back a loss on time.
  const back: Notice | null = isBack ? { text: MESSAGES.flagTakenBack(fallen), passes: 'soon' } : null;
  const news = isOpened && clocks.isStopped(followed) ? CLOCK_LEFT : back;
  const told = wrong === null ? next.notice : joinNotices(next.notice, { text: wrong });
  return { ...next, ...followed, notice: told ?? news };
};

/** Events that may lead to another line, which is then replayed to its end. */
const LENGTHENING: readonly EventType[] = ['pick', 'enact', 'typed', 'say', 'redo', 'goTo'];

export const transition = (session: Session, event: SessionEvent, world: Conditions): Transition => {
  const next = reseated(session, happen(session, event, world), event, world.now);
  const { table } = next;
  const isOther = LENGTHENING.includes(event.type) && table?.line !== session.table?.line;
  return { session: next, lengthens: isOther && table && aheadOf(table).length > 0 ? table : null };
};
