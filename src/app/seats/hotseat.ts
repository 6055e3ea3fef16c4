/** Two people at one screen: the clocks, the card that covers the board between turns, and turning the board. */
import { deepEqual } from '../../kernel/deep-equal.ts';
import { turnBegan } from '../../kernel/record.ts';
import type { Side } from '../../kernel/side.ts';
import { nodeAt, positionOf, type Table, viewOf } from '../model/table.ts';
import { hasNode, lineTo, ROOT } from '../model/tree.ts';
import { type ClockRules, flagIn, fullTimes, readings, spend, type Times, turnEnded } from './clock.ts';
import { isWatched, personIn } from './computers.ts';
import type { GameHeading } from './heading.ts';

export interface HotSeat {
  /** The time left at the moment `since`; null without clocks. */
  readonly left: Times | null;
  /** When the running clock was last read, in milliseconds; null while it is stopped. */
  readonly since: number | null;
  readonly fallen: Side | null;
  /** The side whose turn is over, but whose clock runs until it is pressed. */
  readonly unpressed: Side | null;
  /** The side that must take the device, while the card covers the board. */
  readonly card: Side | null;
}

export const NO_HOT_SEAT: HotSeat = { left: null, since: null, fallen: null, unpressed: null, card: null };

export interface Seated {
  readonly table: Table;
  readonly heading: GameHeading;
  readonly flipped: boolean;
  readonly hotSeat: HotSeat;
}

const moverOf = ({ table }: Seated): Side => positionOf(table).toMove;
const isOver = ({ table }: Seated): boolean => viewOf(table).turn.outcome !== null;

const timesAt = ({ table, heading: { times = {} } }: Seated, clock: ClockRules, cursor: number): Times => {
  const noted = table.line.slice(0, cursor).flatMap(({ id }) => times[id] ?? []);
  return noted.at(-1) ?? times[ROOT] ?? fullTimes(clock);
};

export const timesHere = (seated: Seated): Times | null => {
  const { clock } = seated.heading;
  return clock ? timesAt(seated, clock, seated.table.cursor) : null;
};

export const runnerOf = (seated: Seated): Side => seated.hotSeat.unpressed ?? moverOf(seated);

/** The time left by subtraction alone, before the rules of the clock. */
const leftAt = (seated: Seated, now: number): Times | null => {
  const { left, since } = seated.hotSeat;
  const { clock } = seated.heading;
  return left && since !== null && clock ? spend(left, runnerOf(seated), now - since, clock) : left;
};

const beganWith = (seated: Seated, clock: ClockRules) => (): number => {
  const { table, hotSeat } = seated;
  const from = turnBegan(table.replayed, hotSeat.unpressed ? table.cursor - 1 : table.cursor);
  return timesAt(seated, clock, from)[runnerOf(seated)];
};

export const timesNow = (seated: Seated, now: number): Times | null => {
  const { clock } = seated.heading;
  const left = leftAt(seated, now);
  return left && clock ? readings(left, runnerOf(seated), beganWith(seated, clock), clock) : left;
};

const withSeat = (seated: Seated, part: Partial<HotSeat>): Seated => ({
  ...seated,
  hotSeat: { ...seated.hotSeat, ...part },
});

const note = (seated: Seated, left: Times): Seated => ({
  ...withSeat(seated, { left, since: null }),
  heading: { ...seated.heading, times: { ...seated.heading.times, [nodeAt(seated.table)]: left } },
});

/** Ends the game for a side out of time, or resumes it if there is time again. */
export const judge = (seated: Seated, now: number): Seated => {
  const { clock } = seated.heading;
  const left = timesNow(seated, now);
  const fallen = (clock && left && !isOver(seated) && flagIn(left, clock)) || null;
  if (fallen && left) return withSeat(seated, { left: { ...left, [fallen]: 0 }, since: null, fallen });
  return seated.hotSeat.fallen ? withSeat(seated, { fallen: null }) : seated;
};

export const canStart = (seated: Seated): boolean => {
  const { left, since, fallen, card } = seated.hotSeat;
  return left !== null && since === null && !fallen && !card && !isOver(seated);
};

/** Whether the clock is stopped in mid-game. Before, it waits for the first pick. */
export const isStopped = (seated: Seated): boolean => {
  const { tree, picks } = seated.table;
  const isBegun =
    tree.nodes.length > 0 || picks.length > 0 || !deepEqual(seated.hotSeat.left, timesHere(seated));
  return isBegun && canStart(seated);
};

export const start = (seated: Seated, now: number): Seated =>
  canStart(seated) ? judge(withSeat(seated, { since: now }), now) : seated;

export const pause = (seated: Seated, now: number): Seated =>
  withSeat(seated, { left: leftAt(seated, now), since: null });

/** Adds time, counting from zero if it ran out. Time used since the last action stays used. */
export const give = (seated: Seated, now: number, side: Side, more: number): Seated => {
  const [left, here] = [leftAt(seated, now), timesHere(seated)];
  if (!left || !here) return seated;
  const gift = Math.max(0, -left[side]) + more;
  const given = note(seated, { ...here, [side]: here[side] + gift });
  const since = seated.hotSeat.since === null ? null : now;
  return judge(withSeat(given, { left: { ...left, [side]: left[side] + gift }, since }), now);
};

const isPassed = ({ heading: { seats, computers = {} } }: Seated): boolean =>
  seats?.manner === 'pass' && !computers.white && !computers.black;

const isCovered = (seated: Seated): boolean => isPassed(seated) && !!seated.heading.seats?.card;

const turn = (seated: Seated): Seated =>
  isPassed(seated) ? { ...seated, flipped: moverOf(seated) === 'black' } : seated;

/** Turns the board to the only person after the computer took the other side; to White after it took both. */
const face = (seated: Seated, before: Seated): Seated => {
  const { computers } = seated.heading;
  if (deepEqual(computers, before.heading.computers)) return seated;
  const person = personIn(computers);
  const wasAlone = personIn(before.heading.computers) !== null;
  return person || (wasAlone && isWatched(computers))
    ? withSeat({ ...seated, flipped: person === 'black' }, { card: null })
    : seated;
};

/** Removes the card and starts the clock; the first clock waits for the first pick. */
export const handOver = (seated: Seated, now: number): Seated => {
  const handed = judge(turn(withSeat(seated, { card: null })), now);
  return nodeAt(seated.table) === ROOT ? handed : start(handed, now);
};

/** Starts another game or other clock rules: the clock is stopped, and a passed device goes to the first player. */
const satDown = (seated: Seated, before: Seated | null, now: number, spentBefore: number): Seated => {
  const times = timesHere(seated);
  const { clock } = seated.heading;
  const left = times && clock ? spend(times, moverOf(seated), spentBefore, clock) : null;
  const isSame = before?.table === seated.table;
  const isBegun = before !== null && !isSame && seated.table.tree.nodes.length === 0;
  const begins = isBegun && isCovered(seated) ? moverOf(seated) : null;
  const card = isSame ? before.hotSeat.card : begins;
  const fresh = judge({ ...seated, hotSeat: { ...NO_HOT_SEAT, left, card } }, now);
  const faced = before ? face(fresh, before) : fresh;
  return isSame || begins ? faced : turn(faced);
};

/** A turn that ends too late gains no time. */
const afterTurn = (seated: Seated, left: Times, clock: ClockRules, now: number): Times => {
  const shown = timesNow(seated, now);
  if (shown && flagIn(shown, clock)) return left;
  return turnEnded(left, runnerOf(seated), beganWith(seated, clock), clock);
};

/** After an action: stores the time at its node, then starts the next clock, or runs this one until pressed. */
const play = (before: Seated, after: Seated, now: number): Seated => {
  const { clock, computers } = after.heading;
  const isTurn = positionOf(after.table).ply !== positionOf(before.table).ply;
  const left = leftAt(before, now);
  const spent = clock && left && isTurn ? afterTurn(before, left, clock, now) : left;
  const timed = clock && spent ? note(after, spent) : after;
  // `isOver` may be slow, so it is asked last.
  const goesOn = () => isTurn && !isOver(after);
  if (isCovered(after) && goesOn()) return judge(withSeat(timed, { card: moverOf(after) }), now);
  const mover = moverOf(before);
  if (clock?.press && before.hotSeat.since !== null && !computers?.[mover] && goesOn())
    return judge(turn(withSeat(timed, { left, since: now, unpressed: mover })), now);
  return judge(start(turn(timed), now), now);
};

export const press = (seated: Seated, now: number): Seated => {
  const { clock } = seated.heading;
  const left = leftAt(seated, now);
  if (!seated.hotSeat.unpressed || !clock || !left) return seated;
  const pressed = note(seated, afterTurn(seated, left, clock, now));
  return judge(start(withSeat(pressed, { unpressed: null }), now), now);
};

const travel = (after: Seated, now: number): Seated => {
  const left = timesHere(after);
  const since = left && after.hotSeat.since !== null ? now : null;
  return judge(turn({ ...after, hotSeat: { ...NO_HOT_SEAT, left, since } }), now);
};

/** Updates clocks and seats after any change of table or heading. `spentBefore`: milliseconds used before a reload. */
export const follow = (before: Seated | null, after: Seated, now: number, spentBefore: number): Seated => {
  if (!before || before.heading.id !== after.heading.id) return satDown(after, before, now, spentBefore);
  if (before.heading.clock !== after.heading.clock) return satDown(after, before, now, 0);
  const faced = after.heading.computers === before.heading.computers ? after : face(after, before);
  const seated = after.heading.seats === before.heading.seats ? faced : turn(faced);
  const [here, there] = [nodeAt(after.table), nodeAt(before.table)];
  if (here === there) {
    const isPick = after.table.picks.some((pick, index) => pick !== before.table.picks[index]);
    return isPick ? start(press(seated, now), now) : seated;
  }
  const goesOn = there === ROOT || lineTo(after.table.tree, here).some(({ id }) => id === there);
  return goesOn && !hasNode(before.table.tree, here) ? play(before, seated, now) : travel(seated, now);
};
