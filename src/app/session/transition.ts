/** The reducer of the game on the screen: a pure function, since time and tempo come in a `TransitionContext`. */
import { squareName } from '../../kernel/board/board.ts';
import { joinNotices, MESSAGES, type Notice } from '../base/messages.ts';
import { crowdOf, picksNaming } from '../model/crowd.ts';
import { explainSquare, goBack, makePicks, pickTarget, replacePicks } from '../model/picking.ts';
import { goTo, lengthenLine, nodesAhead, playPicks, soleCompletion, visitNode, withTree } from '../model/playing.ts';
import { nodeAt, notationAt, positionOf, type Table } from '../model/table.ts';
import { canRedo, redo, undo } from '../model/travel.ts';
import { pruneBranch, putFirst, restoreBranch } from '../model/tree.ts';
import { type Playback, playbackBetween } from '../playback/playback.ts';
import { afterComputer, beforeComputer, headingAt } from '../seats/computers.ts';
import * as clocks from '../seats/hotseat.ts';
import { modeOf, whyBlocked } from './mode.ts';
import {
  RESET_WITH_GAME,
  RESET_WITH_TABLE,
  type Session,
  type SessionEvent,
  seatedGameOf,
  type TransitionContext,
} from './session.ts';

type InGame = Session & { readonly table: Table };
type EventType = SessionEvent['type'];
type EventOf<Type extends EventType> = SessionEvent & { readonly type: Type };
type Handler<Event> = (session: InGame, event: Event, world: TransitionContext) => Session;
type Handlers = { readonly [Type in Exclude<EventType, 'load' | 'leave'>]: Handler<EventOf<Type>> };

const withTable = (session: Session, next: Table | null, playback: Playback | null): Session => {
  const { table, notice } = session;
  const isPast = notice?.passes && !notice.stays;
  const leadsOn = !!table && table.game === next?.game && next.cursor > table.cursor;
  return {
    ...session,
    ...RESET_WITH_TABLE,
    table: next,
    isReachedByUndo: session.isReachedByUndo && table?.line === next?.line && table?.cursor === next?.cursor,
    autoPlayed: null,
    playback,
    running: false,
    // Playing on dismisses the notice, and its offer to bring back the replaced game.
    notice: isPast && leadsOn ? null : notice,
    ...(table?.tree.beginning !== next?.tree.beginning && RESET_WITH_GAME),
  };
};

const withShownTable = (session: Session, next: Table, { tempo }: TransitionContext): Session => {
  const { table } = session;
  return withTable(session, next, table && tempo !== null ? playbackBetween(table, next, tempo) : null);
};

const withChangedTable = (session: InGame, next: Table, world: TransitionContext): Session => {
  if (next !== session.table) return withShownTable(session, next, world);
  return session.playback ? { ...session, playback: null } : session;
};

const withinTurn = (before: Table, next: Table): Table | null =>
  positionOf(before).ply === positionOf(next).ply ? next : null;

/** If undo led here, makes the new action the main line, since the action replaces the undone one. */
const asMainLineAfterUndo = ({ isReachedByUndo, table }: InGame, next: Table): Table =>
  isReachedByUndo && nodeAt(next) !== nodeAt(table) ? withTree(next, putFirst(next.tree, nodeAt(next))) : next;

const byPerson =
  <Event extends SessionEvent>(by: (table: Table, event: Event) => Table): Handler<Event> =>
  (session, event, world) => {
    const { table, heading } = session;
    const why = whyBlocked(modeOf(session), event.type === 'declare');
    if (why) return { ...session, notice: why };
    const next = asMainLineAfterUndo(session, by(table, event));
    return {
      ...withChangedTable(session, next, world),
      unfinishedTurn: withinTurn(table, next),
      heading: heading && nodeAt(next) !== nodeAt(table) ? headingAt(heading, next) : heading,
    };
  };

const playForced: Handler<EventOf<'playForced'>> = (session, { isNewcomer }, world) => {
  const { table } = session;
  const rest = world.isForcedPlayed ? soleCompletion(table) : null;
  const waiting: Session = { ...session, unfinishedTurn: null };
  if (rest && isNewcomer) {
    const [first] = rest;
    if (first?.kind !== 'square') return waiting;
    const autoPlayed = MESSAGES.onlyWay(squareName(table.game.board, first.square));
    return { ...waiting, autoPlayed, highlighted: [first.square] };
  }
  const next = rest && playPicks(table, [...table.picks, ...rest]);
  if (!next?.ok) return waiting;
  const autoPlayed = MESSAGES.playedAlone(notationAt(next.value, next.value.cursor - 1));
  return {
    ...withShownTable(session, next.value, world),
    unfinishedTurn: withinTurn(table, next.value),
    autoPlayed,
  };
};

const onSeats =
  <Event>(step: (seated: clocks.SeatedGame, now: number, event: Event) => clocks.SeatedGame): Handler<Event> =>
  (session, event, { now }) => {
    const seated = seatedGameOf(session);
    return seated ? { ...session, ...step(seated, now, event) } : session;
  };

const navigation =
  <Event>(by: (table: Table, event: Event) => Table): Handler<Event> =>
  (session, event, world) =>
    withChangedTable(session, by(session.table, event), world);

const withNavigation = (session: InGame, next: Table, world: TransitionContext, isReachedByUndo: boolean): Session =>
  next === session.table
    ? withChangedTable(session, next, world)
    : { ...withShownTable(session, next, world), isReachedByUndo };

const HANDLERS: Handlers = {
  pick: byPerson((table, { target, confirm, next }) => next ?? pickTarget(table, target, confirm)),
  enact: byPerson((table, { picks, confirm }) => makePicks(table, picks, confirm)),
  chooseMovers: byPerson((table, { movers }) => {
    const crowd = crowdOf(table);
    return crowd && movers.size > 0 ? replacePicks(table, picksNaming(table, crowd, movers)) : table;
  }),
  typed: byPerson((_before, { table }) => table),
  declare: byPerson((table, { said }) => {
    const next = playPicks(table, [said]);
    return next.ok ? next.value : table;
  }),
  back: navigation(goBack),
  explain: navigation((table, { square }) => explainSquare(table, square)),
  undo(session, { stride }, world) {
    const from = beforeComputer(session.table, session.heading?.computers);
    return withNavigation(session, undo(from, stride), world, true);
  },
  redo(session, { stride }, world) {
    const { table, heading, isReachedByUndo } = session;
    const next = canRedo(table) ? redo(table, stride) : table;
    const whole = stride === 'pick' ? next : afterComputer(next, heading?.computers);
    return withNavigation(session, whole, world, isReachedByUndo);
  },
  goTo: navigation((table, { cursor }) => goTo(table, cursor)),
  visit(session, { node }, world) {
    const there = visitNode(session.table, node);
    if (there.ok) return withShownTable(session, there.value, world);
    return { ...session, notice: { text: MESSAGES.noWayThere(there.error.text) } };
  },
  enter: (session, { table }, world) => ({
    ...withShownTable(session, table, world),
    notice: { text: MESSAGES.branchKept, passes: 'soon' },
    heading: session.heading && headingAt(session.heading, table),
  }),
  lengthen: (session, { problem }) => ({
    ...session,
    table: lengthenLine(session.table),
    ...(problem !== null && { notice: { text: MESSAGES.noWayAhead(problem) } }),
  }),
  edit: navigation((table, { tree }) => withTree(table, tree)),
  prune: (session, { node }, world) => ({
    ...withShownTable(session, withTree(session.table, pruneBranch(session.table.tree, node)), world),
    beforePrune: session.table.tree,
    notice: { text: MESSAGES.lineDeleted, offer: 'restoreLine', passes: 'played' },
  }),
  restoreLine(session, _event, world) {
    const { table, beforePrune } = session;
    if (!beforePrune) return session;
    const whole = withTree(table, restoreBranch(table.tree, beforePrune));
    return { ...withShownTable(session, whole, world), beforePrune: null, notice: null };
  },
  playComputerAction(session, { picks }, world) {
    const { table, heading } = session;
    if (!heading) return session;
    const next = picks && playPicks(table, picks);
    if (!next?.ok) return { ...session, computerPausedAt: nodeAt(table) };
    return { ...withShownTable(session, next.value, world), heading: headingAt(heading, next.value) };
  },
  pauseComputer: (session) => ({ ...session, computerPausedAt: nodeAt(session.table) }),
  resumeComputer(session) {
    const { table, heading } = session;
    return heading ? { ...session, computerPausedAt: null, heading: headingAt(heading, table) } : session;
  },
  playForced,
  setHeading: (session, { heading }) => ({ ...session, heading }),
  runClock: onSeats(clocks.startClock),
  pauseClock: onSeats(clocks.pauseClock),
  pressClock: onSeats(clocks.pressClock),
  checkClock: onSeats(clocks.checkTime),
  takeDevice: onSeats(clocks.handOver),
  giveTime: onSeats((seated, now, { side, more }) => clocks.giveTime(seated, now, side, more)),
  restart: (session, { table }, world) => ({
    ...withShownTable(session, table, world),
    computerPausedAt: session.computerPausedAt,
  }),
  frame: (session, { playback }) => ({ ...session, playback }),
  watch: (session, { place, running }) =>
    place.table === session.table
      ? { ...session, running, playback: place.playback }
      : { ...withTable(session, place.table, place.playback), running },
};

const isInGame = (session: Session): session is InGame => session.table !== null;

const applyEvent = (session: Session, event: SessionEvent, world: TransitionContext): Session => {
  if (event.type === 'load') {
    const { heading, flipped, replaying, notice } = event;
    return {
      ...withShownTable(session, event.table, world),
      heading,
      flipped,
      replaying,
      notice,
      beforePrune: null,
    };
  }
  if (event.type === 'leave') return { ...withTable(session, null, null), heading: null, notice: event.notice };
  const handle = HANDLERS[event.type] as Handler<SessionEvent>;
  return isInGame(session) ? handle(session, event, world) : session;
};

interface Transition {
  readonly session: Session;
  readonly lengthens: Table | null;
}

const CLOCK_LEFT: Notice = { text: MESSAGES.clockLeft, offer: 'runClock', passes: 'played' };

const withSeatsUpdated = (before: Session, next: Session, event: SessionEvent, now: number): Session => {
  if (next.table === before.table && next.heading === before.heading) return next;
  const seated = seatedGameOf(next);
  if (!seated) return next.hotSeat === clocks.NO_HOT_SEAT ? next : { ...next, hotSeat: clocks.NO_HOT_SEAT };
  const last = seatedGameOf(before);
  const { spent, wrong } = event.type === 'load' ? event.spent : { spent: 0, wrong: null };
  const followed = clocks.updateSeats(last, seated, now, spent);
  const isOpened = last?.heading.id !== seated.heading.id;
  const { outOfTime } = before.hotSeat;
  const isBack = !isOpened && outOfTime && !followed.hotSeat.outOfTime && last.table.cursor > seated.table.cursor;
  // Undo or redo took back a loss on time.
  const back: Notice | null = isBack ? { text: MESSAGES.flagTakenBack(outOfTime), passes: 'soon' } : null;
  const news = isOpened && clocks.isStopped(followed) ? CLOCK_LEFT : back;
  const told = wrong === null ? next.notice : joinNotices(next.notice, { text: wrong });
  return { ...next, ...followed, notice: told ?? news };
};

/** Events that may change the current line. The store then appends the tree's later nodes, so that redo can go on. */
const LINE_CHANGING_EVENTS: readonly EventType[] = ['pick', 'enact', 'typed', 'declare', 'redo', 'goTo'];

export const transition = (session: Session, event: SessionEvent, world: TransitionContext): Transition => {
  const next = withSeatsUpdated(session, applyEvent(session, event, world), event, world.now);
  const { table } = next;
  const isOther = LINE_CHANGING_EVENTS.includes(event.type) && table?.line !== session.table?.line;
  return { session: next, lengthens: isOther && table && nodesAhead(table).length > 0 ? table : null };
};
