/** What each event does to the session by itself, before the clocks follow. */
import { squareName } from '../../kernel/board/board.ts';
import { MESSAGES } from '../base/messages.ts';
import { crowdOf, namesFor } from '../model/crowd.ts';
import { beginWith, doubt, enact, goBack, pickTarget } from '../model/picking.ts';
import { goTo, lengthenLine, play, soleRest, visiting, withTree } from '../model/playing.ts';
import { nodeAt, notationAt, positionOf, type Table } from '../model/table.ts';
import { canRedo, redo, undo } from '../model/travel.ts';
import { prune, regrow } from '../model/tree.ts';
import { playbackBetween } from '../playback/line-places.ts';
import type { Playback } from '../playback/playback.ts';
import { afterComputer, beforeComputer, headingAt } from '../seats/computers.ts';
import { give, handOver, judge, pause, press, type Seated, start } from '../seats/hotseat.ts';
import type { Conditions, PersonEvent, SessionEvent } from './events.ts';
import { modeOf, whyNot } from './mode.ts';
import { ELSEWHERE, type Session, seatedIn, UNPOINTED } from './session.ts';

type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { readonly type: Type }>;
export type Handler<Event = unknown> = (session: Session, event: Event, world: Conditions) => Session;

/** The session with another table in it. */
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
    // Playing on dismisses the notice, and with it the way back to the replaced game.
    notice: isPast && leadsOn ? null : notice,
    ...(table?.tree.beginning !== next?.tree.beginning && ELSEWHERE),
  };
};

/** The session with another table, to which the last actions lead in an animation. */
const shown = (session: Session, next: Table, { tempo }: Conditions): Session =>
  withTable(
    session,
    next,
    tempo !== null && session.table ? playbackBetween(session.table, next, tempo) : null,
  );

/** The same where the table stays: then only the animation ends. */
const changed = (session: Session, next: Table, world: Conditions): Session =>
  next !== session.table
    ? shown(session, next, world)
    : session.playback
      ? { ...session, playback: null }
      : session;

const ofTable = (session: Session, by: (table: Table) => Session): Session =>
  session.table ? by(session.table) : session;

/** The table after what a person does. */
const after = (table: Table, event: PersonEvent): Table => {
  switch (event.type) {
    case 'pick':
      return event.next ?? pickTarget(table, event.target, event.confirm);
    case 'enact':
      return enact(table, event.picks, event.confirm);
    case 'chooseMovers': {
      const crowd = crowdOf(table);
      return crowd && event.movers.size > 0 ? beginWith(table, namesFor(table, crowd, event.movers)) : table;
    }
    case 'typed':
      return event.table;
    case 'say': {
      const next = play(table, [event.said]);
      return next.ok ? next.value : table;
    }
  }
};

const isSameTurn = (before: Table, next: Table): boolean => positionOf(before).ply === positionOf(next).ply;

const person: Handler<PersonEvent> = (session, event, world) => {
  const why = whyNot(modeOf(session), event.type === 'say');
  if (why) return { ...session, notice: why };
  return ofTable(session, (table) => {
    const next = after(table, event);
    const { heading } = session;
    return {
      ...changed(session, next, world),
      expected: isSameTurn(table, next) ? next : null,
      heading: heading && nodeAt(next) !== nodeAt(table) ? headingAt(heading, next) : heading,
    };
  });
};

/** Plays the rest of a turn that has only one answer, or lights it. */
const playForced: Handler<EventOf<'playForced'>> = (session, { isNewcomer }, world) =>
  ofTable(session, (table) => {
    const rest = world.isForcedPlayed ? soleRest(table) : null;
    const [first] = rest ?? [];
    const waiting = { ...session, expected: null };
    if (rest && isNewcomer)
      return first?.kind === 'square'
        ? {
            ...waiting,
            autoPlayed: MESSAGES.onlyWay(squareName(table.game.board, first.square)),
            highlighted: [first.square],
          }
        : waiting;
    const next = rest && play(table, [...table.picks, ...rest]);
    if (!next?.ok) return waiting;
    return {
      ...shown(session, next.value, world),
      expected: isSameTurn(table, next.value) ? next.value : null,
      autoPlayed: MESSAGES.playedAlone(notationAt(next.value, next.value.cursor - 1)),
    };
  });

/** A step of the clocks and the card. */
const seats =
  (step: (seated: Seated, now: number) => Seated): Handler =>
  (session, _event, { now }) => {
    const seated = seatedIn(session);
    return seated ? { ...session, ...step(seated, now) } : session;
  };

/** Another table by what stands there; `takenBack` says whether it counts as reached by undo. */
const to =
  <Event>(
    by: (table: Table, event: Event, session: Session) => Table,
    takenBack?: (session: Session) => boolean,
  ): Handler<Event> =>
  (session, event, world) =>
    ofTable(session, (table) => {
      const next = changed(session, by(table, event, session), world);
      return takenBack && next.table !== table ? { ...next, takenBack: takenBack(session) } : next;
    });

/** By type of event. */
export const HANDLERS: { readonly [Type in SessionEvent['type']]: Handler<EventOf<Type>> } = {
  pick: person,
  enact: person,
  chooseMovers: person,
  typed: person,
  say: person,
  back: to(goBack),
  why: to((table, { square }) => doubt(table, square)),
  undo: to(
    (table, { stride }, { heading }) => undo(beforeComputer(table, heading?.computers), stride),
    () => true,
  ),
  redo: to(
    (table, { stride }, { heading }) => {
      const next = canRedo(table) ? redo(table, stride) : table;
      return stride === 'pick' ? next : afterComputer(next, heading?.computers);
    },
    ({ takenBack }) => takenBack,
  ),
  goTo: to((table, { cursor }) => goTo(table, cursor)),
  visit: (session, { node }, world) =>
    ofTable(session, (table) => {
      const there = visiting(table, node);
      return there.ok
        ? shown(session, there.value, world)
        : { ...session, notice: { text: MESSAGES.noWayThere(there.error.text) } };
    }),
  enter: (session, { table }, world) => ({
    ...shown(session, table, world),
    notice: { text: MESSAGES.branchKept, passes: 'soon' },
    heading: session.heading && headingAt(session.heading, table),
  }),
  lengthen: (session, { problem }) =>
    ofTable(session, (table) => ({
      ...session,
      table: lengthenLine(table),
      ...(problem !== null && { notice: { text: MESSAGES.noWayAhead(problem) } }),
    })),
  edit: to((table, { tree }) => withTree(table, tree)),
  prune: (session, { node }, world) =>
    ofTable(session, (table) => ({
      ...shown(session, withTree(table, prune(table.tree, node)), world),
      beforePrune: table.tree,
      notice: { text: MESSAGES.lineDeleted, offer: 'restoreLine', passes: 'played' },
    })),
  restoreLine: (session, _event, world) =>
    ofTable(session, (table) => {
      const { beforePrune } = session;
      if (!beforePrune) return session;
      const whole = withTree(table, regrow(table.tree, beforePrune));
      return { ...shown(session, whole, world), beforePrune: null, notice: null };
    }),
  respond: (session, { picks }, world) =>
    ofTable(session, (table) => {
      const { heading } = session;
      const next = picks && play(table, picks);
      if (!heading) return session;
      if (!next?.ok) return { ...session, yielded: nodeAt(table) };
      return { ...shown(session, next.value, world), heading: headingAt(heading, next.value) };
    }),
  pauseComputer: (session) => ofTable(session, (table) => ({ ...session, yielded: nodeAt(table) })),
  callComputer: (session) =>
    ofTable(session, (table) => {
      const { heading } = session;
      return heading ? { ...session, yielded: null, heading: headingAt(heading, table) } : session;
    }),
  playForced,
  seat: (session, { heading }) => ({ ...session, heading }),
  runClock: seats(start),
  pauseClock: seats(pause),
  pressClock: seats(press),
  checkClock: seats(judge),
  takeDevice: seats(handOver),
  giveTime: (session, { side, more }, world) =>
    seats((seated, now) => give(seated, now, side, more))(session, null, world),
  load: (session, { table, heading, flipped, replaying, notice }, world) => ({
    ...shown(session, table, world),
    heading,
    flipped,
    beforePrune: null,
    replaying,
    notice,
  }),
  restart: (session, { table }, world) => ({
    ...shown(session, table, world),
    yielded: session.yielded,
  }),
  leave: (session, { notice }) => ({ ...withTable(session, null, null), heading: null, notice }),
  frame: (session, { playback }) => ({ ...session, playback }),
  watch: (session, { place, running }) =>
    place.table === session.table
      ? { ...session, running, playback: place.playback }
      : { ...withTable(session, place.table, place.playback), running },
};
