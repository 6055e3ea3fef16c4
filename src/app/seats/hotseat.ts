/**
 * Two people at one screen, as plain data: the running clock, the card that hands the device over, the board
 * that turns with the turn. Every function is a step of one reducer: from `Seated` and the time in
 * milliseconds to the next `Seated`.
 */
import { deepEqual } from '../../kernel/deep-equal.ts';
import { other, type Side } from '../../kernel/side.ts';
import type { GameHeading } from '../formats/saved.ts';
import { nodeAt, positionOf, type Table, viewOf } from '../table/table.ts';
import { hasNode, lineTo, ROOT } from '../table/tree.ts';
import { MESSAGES } from '../telling/words.ts';
import { flagIn, increment, spend, type Times, timesAt } from './clock.ts';
import { isWatched, personIn } from './computers.ts';

export interface HotSeat {
  /** The time left at the moment `since`; null without clocks. */
  readonly left: Times | null;
  /** The last reading of the running clock, in milliseconds; null while it stands. */
  readonly since: number | null;
  /** The side whose time has run out, where that ends the game. */
  readonly fallen: Side | null;
  /** The side that the device is to be handed to, while the card covers the board. */
  readonly card: Side | null;
}

export const NO_HOT_SEAT: HotSeat = { left: null, since: null, fallen: null, card: null };

/** The part of the state that the reducer reads and changes. */
export interface Seated {
  readonly table: Table;
  readonly heading: GameHeading;
  readonly flipped: boolean;
  readonly hotSeat: HotSeat;
}

export const moverOf = ({ table }: Pick<Seated, 'table'>): Side => positionOf(table).toMove;
const isOver = ({ table }: Seated): boolean => viewOf(table).turn.outcome !== null;

/** The time left when the last action was played; null without clocks. */
export const timesHere = ({ table, heading: { clock, times = {} } }: Seated): Times | null =>
  clock ? timesAt(table.tree, times, nodeAt(table), clock) : null;

export const leftNow = ({ left, since }: HotSeat, mover: Side, now: number): Times | null =>
  left && since !== null ? spend(left, mover, now - since) : left;

const leftAt = (seated: Seated, now: number): Times | null => leftNow(seated.hotSeat, moverOf(seated), now);

/** The reason for which nothing can be played though the game is not over; null where play goes on. */
export const haltOf = ({ fallen, card }: HotSeat): string | null =>
  fallen ? MESSAGES.outOfTime(fallen, other(fallen)) : card ? MESSAGES.deviceFirst(card) : null;

const withSeat = (seated: Seated, part: Partial<HotSeat>): Seated => ({
  ...seated,
  hotSeat: { ...seated.hotSeat, ...part },
});

/** Shows these times, and writes them at the node. */
const note = (seated: Seated, left: Times, since: number | null): Seated => ({
  ...withSeat(seated, { left, since }),
  heading: { ...seated.heading, times: { ...seated.heading.times, [nodeAt(seated.table)]: left } },
});

/** Ends the game for a side whose time has run out; where there is time again, the game goes on. */
export const judge = (seated: Seated, now: number): Seated => {
  const { clock } = seated.heading;
  const left = leftAt(seated, now);
  const fallen = (clock && left && !isOver(seated) && flagIn(left, clock)) || null;
  if (fallen && left) return withSeat(seated, { left: { ...left, [fallen]: 0 }, since: null, fallen });
  return seated.hotSeat.fallen ? withSeat(seated, { fallen: null }) : seated;
};

/** Starts the clock of the side to move, unless something holds it. */
export const start = (seated: Seated, now: number): Seated => {
  const { left, since, fallen, card } = seated.hotSeat;
  return !left || since !== null || fallen || card || isOver(seated)
    ? seated
    : judge(withSeat(seated, { since: now }), now);
};

export const pause = (seated: Seated, now: number): Seated =>
  withSeat(seated, { left: leftAt(seated, now), since: null });

/** Gives a player more time. */
export const give = (seated: Seated, now: number, side: Side, more: number): Seated => {
  const left = leftAt(seated, now);
  if (!left) return seated;
  return judge(
    note(
      seated,
      { ...left, [side]: Math.max(0, left[side]) + more },
      seated.hotSeat.since === null ? null : now,
    ),
    now,
  );
};

/** Is the device passed from turn to turn? Never with a computer at the table. */
const isPassed = ({ heading: { seats, computers = {} } }: Seated): boolean =>
  seats?.manner === 'pass' && !computers.white && !computers.black;

/** Does a card cover the board until the device has been passed? */
const isCovered = (seated: Seated): boolean => isPassed(seated) && !!seated.heading.seats?.card;

/** Turns the board to the player to move, where the device is passed. */
const turn = (seated: Seated): Seated =>
  isPassed(seated) ? { ...seated, flipped: moverOf(seated) === 'black' } : seated;

/**
 * Turns the board to the only person after the computer was given the other side; to White after it was given
 * both.
 */
const face = (seated: Seated, before: Seated): Seated => {
  const { computers } = seated.heading;
  if (deepEqual(computers, before.heading.computers)) return seated;
  const person = personIn(computers);
  const wasAlone = personIn(before.heading.computers) !== null;
  return person || (wasAlone && isWatched(computers))
    ? withSeat({ ...seated, flipped: person === 'black' }, { card: null })
    : seated;
};

/** The device has been handed over; the first clock starts with the first pick all the same. */
export const handOver = (seated: Seated, now: number): Seated => {
  const handed = judge(turn(withSeat(seated, { card: null })), now);
  return nodeAt(seated.table) === ROOT ? handed : start(handed, now);
};

/**
 * The seats of another game, or of one with other clock rules: the clock stands until the first pick or an
 * explicit start. Where the device is passed, a game after another one is handed to its first player.
 */
const satDown = (seated: Seated, before: Seated | null, now: number, spentBefore: number): Seated => {
  const times = timesHere(seated);
  const left = times && spend(times, moverOf(seated), spentBefore);
  const isSame = before?.table === seated.table;
  const isBegun = before !== null && !isSame && seated.table.tree.nodes.length === 0;
  const begins = isBegun && isCovered(seated) ? moverOf(seated) : null;
  const card = isSame ? before.hotSeat.card : begins;
  const fresh = judge({ ...seated, hotSeat: { ...NO_HOT_SEAT, left, card } }, now);
  const faced = before ? face(fresh, before) : fresh;
  return isSame || begins ? faced : turn(faced);
};

/** The seats after an action: its time is written at its node, and the next clock starts. */
const play = (before: Seated, after: Seated, now: number): Seated => {
  const { clock } = after.heading;
  const passes = positionOf(after.table).ply !== positionOf(before.table).ply;
  const left = leftAt(before, now);
  // A late action gains no time.
  const gains = passes && !!clock && !!left && !flagIn(left, clock);
  const timed =
    clock && left ? note(after, gains ? increment(left, moverOf(before), clock) : left, null) : after;
  const hands = passes && isCovered(after) && !isOver(after);
  return judge(start(hands ? withSeat(timed, { card: moverOf(after) }) : turn(timed), now), now);
};

/** The seats after a change of place: the clock is that of the place. */
const travel = (after: Seated, now: number): Seated => {
  const left = timesHere(after);
  const since = left && after.hotSeat.since !== null ? now : null;
  const fallen = left ? null : after.hotSeat.fallen;
  return judge(turn(withSeat(after, { left, since, fallen, card: null })), now);
};

/**
 * The hot seat after a change of the table or of its heading. `spentBefore` reads the time spent when the tab
 * was left.
 */
export const follow = (
  before: Seated | null,
  after: Seated,
  now: number,
  spentBefore: () => number,
): Seated => {
  if (!before || before.heading.id !== after.heading.id || before.heading.clock !== after.heading.clock)
    return satDown(after, before, now, spentBefore());
  const faced = after.heading.computers === before.heading.computers ? after : face(after, before);
  const seated = after.heading.seats === before.heading.seats ? faced : turn(faced);
  const [here, there] = [nodeAt(after.table), nodeAt(before.table)];
  if (here === there) {
    const isFirstPick = after.table.picks.length > 0 && before.table.picks.length === 0;
    return isFirstPick ? start(seated, now) : seated;
  }
  const goesOn = there === ROOT || lineTo(after.table.tree, here).some(({ id }) => id === there);
  return goesOn && !hasNode(before.table.tree, here) ? play(before, seated, now) : travel(seated, now);
};
