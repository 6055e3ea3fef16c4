/** Seats two people at one screen: runs clocks, turns the board, and hides the board behind a card between turns. */
import { deepEqual } from '../../kernel/deep-equal.ts';
import { turnStartIndex } from '../../kernel/record.ts';
import type { Side } from '../../kernel/side.ts';
import { nodeAt, positionOf, type Table, viewOf } from '../model/table.ts';
import { hasNode, lineTo, ROOT } from '../model/tree.ts';
import {
  type ClockRules,
  fullTimes,
  shownTimes,
  sideOutOfTime,
  type Times,
  timesAfterTurn,
  withTimeSpent,
} from './clock.ts';
import { areBothComputers, onlyPersonSide } from './computers.ts';
import type { GameHeading } from './heading.ts';

export interface HotSeat {
  /** Milliseconds left at the time `since`; null without clocks. */
  readonly left: Times | null;
  /** When `left` was last read, in milliseconds; null while no clock runs. */
  readonly since: number | null;
  readonly outOfTime: Side | null;
  /** The side whose turn is over but whose clock still runs, because the player has not pressed it. */
  readonly awaitingPress: Side | null;
  /** The side that a card on the board asks to take the device. Null if no card covers the board. */
  readonly card: Side | null;
}

export const NO_HOT_SEAT: HotSeat = {
  left: null,
  since: null,
  outOfTime: null,
  awaitingPress: null,
  card: null,
};

export interface SeatedGame {
  readonly table: Table;
  readonly heading: GameHeading;
  readonly flipped: boolean;
  readonly hotSeat: HotSeat;
}

const moverOf = ({ table }: SeatedGame): Side => positionOf(table).toMove;
const isOver = ({ table }: SeatedGame): boolean => viewOf(table).turn.outcome !== null;

const timesAt = ({ table, heading: { times = {} } }: SeatedGame, clock: ClockRules, cursor: number): Times => {
  const noted = table.line.slice(0, cursor).flatMap(({ id }) => times[id] ?? []);
  return noted.at(-1) ?? times[ROOT] ?? fullTimes(clock);
};

export const timesAtCursor = (seated: SeatedGame): Times | null => {
  const { clock } = seated.heading;
  return clock ? timesAt(seated, clock, seated.table.cursor) : null;
};

export const runningSide = (seated: SeatedGame): Side => seated.hotSeat.awaitingPress ?? moverOf(seated);

/**
 * Returns the times left at `now`, after subtracting all time used.
 * A delay clock may show more, because `timesNow` gives the delay back.
 */
const leftAt = (seated: SeatedGame, now: number): Times | null => {
  const { left, since } = seated.hotSeat;
  const { clock } = seated.heading;
  return left && since !== null && clock ? withTimeSpent(left, runningSide(seated), now - since, clock) : left;
};

const timeAtTurnStart = (seated: SeatedGame, clock: ClockRules) => (): number => {
  const { table, hotSeat } = seated;
  const from = turnStartIndex(table.replayed, hotSeat.awaitingPress ? table.cursor - 1 : table.cursor);
  return timesAt(seated, clock, from)[runningSide(seated)];
};

export const timesNow = (seated: SeatedGame, now: number): Times | null => {
  const { clock } = seated.heading;
  const left = leftAt(seated, now);
  return left && clock ? shownTimes(left, runningSide(seated), timeAtTurnStart(seated, clock), clock) : left;
};

const withHotSeat = (seated: SeatedGame, part: Partial<HotSeat>): SeatedGame => ({
  ...seated,
  hotSeat: { ...seated.hotSeat, ...part },
});

const storeTimes = (seated: SeatedGame, left: Times): SeatedGame => ({
  ...withHotSeat(seated, { left, since: null }),
  heading: { ...seated.heading, times: { ...seated.heading.times, [nodeAt(seated.table)]: left } },
});

/** Returns the game, ended if a side has no time left. Otherwise withdraws an earlier loss on time, as after undo. */
export const checkTime = (seated: SeatedGame, now: number): SeatedGame => {
  const { clock } = seated.heading;
  const left = timesNow(seated, now);
  const outOfTime = (clock && left && !isOver(seated) && sideOutOfTime(left, clock)) || null;
  if (outOfTime && left) return withHotSeat(seated, { left: { ...left, [outOfTime]: 0 }, since: null, outOfTime });
  return seated.hotSeat.outOfTime ? withHotSeat(seated, { outOfTime: null }) : seated;
};

export const canStart = (seated: SeatedGame): boolean => {
  const { left, since, outOfTime, card } = seated.hotSeat;
  return left !== null && since === null && !outOfTime && !card && !isOver(seated);
};

/** Whether the clock stands still in a game that has begun. A new game's clock only waits for the first pick. */
export const isStopped = (seated: SeatedGame): boolean => {
  const { tree, picks } = seated.table;
  const isBegun = tree.nodes.length > 0 || picks.length > 0 || !deepEqual(seated.hotSeat.left, timesAtCursor(seated));
  return isBegun && canStart(seated);
};

export const startClock = (seated: SeatedGame, now: number): SeatedGame =>
  canStart(seated) ? checkTime(withHotSeat(seated, { since: now }), now) : seated;

export const pauseClock = (seated: SeatedGame, now: number): SeatedGame =>
  withHotSeat(seated, { left: leftAt(seated, now), since: null });

/** Adds `more` milliseconds to a side's time. Time below zero counts as zero. */
export const giveTime = (seated: SeatedGame, now: number, side: Side, more: number): SeatedGame => {
  const [left, here] = [leftAt(seated, now), timesAtCursor(seated)];
  if (!left || !here) return seated;
  const gift = Math.max(0, -left[side]) + more;
  const given = storeTimes(seated, { ...here, [side]: here[side] + gift });
  const since = seated.hotSeat.since === null ? null : now;
  return checkTime(withHotSeat(given, { left: { ...left, [side]: left[side] + gift }, since }), now);
};

const passesDevice = ({ heading: { seats, computers = {} } }: SeatedGame): boolean =>
  seats?.manner === 'pass' && !computers.white && !computers.black;

const usesCard = (seated: SeatedGame): boolean => passesDevice(seated) && !!seated.heading.seats?.card;

const turnBoard = (seated: SeatedGame): SeatedGame =>
  passesDevice(seated) ? { ...seated, flipped: moverOf(seated) === 'black' } : seated;

/** When the computers change, turns the board to the only person's side, or to White if no person is left. */
const turnToPerson = (seated: SeatedGame, before: SeatedGame): SeatedGame => {
  const { computers } = seated.heading;
  if (deepEqual(computers, before.heading.computers)) return seated;
  const person = onlyPersonSide(computers);
  const wasAlone = onlyPersonSide(before.heading.computers) !== null;
  return person || (wasAlone && areBothComputers(computers))
    ? withHotSeat({ ...seated, flipped: person === 'black' }, { card: null })
    : seated;
};

/** Hands the device to the next player and starts the clock. A new game's clock waits for the first pick. */
export const handOver = (seated: SeatedGame, now: number): SeatedGame => {
  const handed = checkTime(turnBoard(withHotSeat(seated, { card: null })), now);
  return nodeAt(seated.table) === ROOT ? handed : startClock(handed, now);
};

const startSeating = (seated: SeatedGame, before: SeatedGame | null, now: number, spentBefore: number): SeatedGame => {
  const times = timesAtCursor(seated);
  const { clock } = seated.heading;
  const left = times && clock ? withTimeSpent(times, moverOf(seated), spentBefore, clock) : null;
  const isSame = before?.table === seated.table;
  const isBegun = before !== null && !isSame && seated.table.tree.nodes.length === 0;
  const begins = isBegun && usesCard(seated) ? moverOf(seated) : null;
  const card = isSame ? before.hotSeat.card : begins;
  const fresh = checkTime({ ...seated, hotSeat: { ...NO_HOT_SEAT, left, card } }, now);
  const faced = before ? turnToPerson(fresh, before) : fresh;
  return isSame || begins ? faced : turnBoard(faced);
};

/** Returns the times left after a turn, by the clock's rules. A turn that loses on time gains nothing. */
const afterTurn = (seated: SeatedGame, left: Times, clock: ClockRules, now: number): Times => {
  const shown = timesNow(seated, now);
  if (shown && sideOutOfTime(shown, clock)) return left;
  return timesAfterTurn(left, runningSide(seated), timeAtTurnStart(seated, clock), clock);
};

const afterAction = (before: SeatedGame, after: SeatedGame, now: number): SeatedGame => {
  const { clock, computers } = after.heading;
  const isTurn = positionOf(after.table).ply !== positionOf(before.table).ply;
  const left = leftAt(before, now);
  const spent = clock && left && isTurn ? afterTurn(before, left, clock, now) : left;
  const timed = clock && spent ? storeTimes(after, spent) : after;
  // `isOver` may be slow, so it is asked last.
  const goesOn = () => isTurn && !isOver(after);
  if (usesCard(after) && goesOn()) return checkTime(withHotSeat(timed, { card: moverOf(after) }), now);
  const mover = moverOf(before);
  if (clock?.press && before.hotSeat.since !== null && !computers?.[mover] && goesOn())
    return checkTime(turnBoard(withHotSeat(timed, { left, since: now, awaitingPress: mover })), now);
  return checkTime(startClock(turnBoard(timed), now), now);
};

export const pressClock = (seated: SeatedGame, now: number): SeatedGame => {
  const { clock } = seated.heading;
  const left = leftAt(seated, now);
  if (!seated.hotSeat.awaitingPress || !clock || !left) return seated;
  const pressed = storeTimes(seated, afterTurn(seated, left, clock, now));
  return checkTime(startClock(withHotSeat(pressed, { awaitingPress: null }), now), now);
};

const afterNavigation = (after: SeatedGame, now: number): SeatedGame => {
  const left = timesAtCursor(after);
  const since = left && after.hotSeat.since !== null ? now : null;
  return checkTime(turnBoard({ ...after, hotSeat: { ...NO_HOT_SEAT, left, since } }), now);
};

/**
 * Returns the seated game with the clocks updated after a change.
 * The change may also turn the board, or cover the board with a card.
 */
export const updateSeats = (
  before: SeatedGame | null,
  after: SeatedGame,
  now: number,
  /** Milliseconds that the clock ran before a reload. */
  spentBefore: number,
): SeatedGame => {
  if (!before || before.heading.id !== after.heading.id) return startSeating(after, before, now, spentBefore);
  if (before.heading.clock !== after.heading.clock) return startSeating(after, before, now, 0);
  const faced = after.heading.computers === before.heading.computers ? after : turnToPerson(after, before);
  const seated = after.heading.seats === before.heading.seats ? faced : turnBoard(faced);
  const [here, there] = [nodeAt(after.table), nodeAt(before.table)];
  if (here === there) {
    const isPick = after.table.picks.some((pick, index) => pick !== before.table.picks[index]);
    return isPick ? startClock(pressClock(seated, now), now) : seated;
  }
  const goesOn = there === ROOT || lineTo(after.table.tree, here).some(({ id }) => id === there);
  return goesOn && !hasNode(before.table.tree, here) ? afterAction(before, seated, now) : afterNavigation(seated, now);
};
