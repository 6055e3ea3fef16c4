/**
 * Two people at one screen: whose clock runs, the card that hands the device over, the board that turns with the turn. It
 * watches the room, and keeps what was spent since the last action beside the game, so that a killed tab loses a second at
 * the most.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { other, type Side } from '../../kernel/side.ts';
import type { GameHeading } from '../keeping/saved.ts';
import { joined, type Oddboard, type OddboardStore } from '../room.ts';
import { attempt, type Shelf, setAside } from '../storage.ts';
import { nodeAt, positionOf, type Table, viewOf } from '../table/table.ts';
import { hasNode, lineTo, ROOT } from '../table/tree.ts';
import { NEWS } from '../telling/words.ts';
import { type ClockRules, fallenIn, incremented, spent, type Times, timesAt } from './clock.ts';

export interface HotSeat {
  /** The time left at the moment `since`; null without clocks. */
  readonly left: Times | null;
  /** When the running clock was looked at last, in milliseconds; null while it stands. */
  readonly since: number | null;
  /** Whose time has run out, where that ends the game. */
  readonly fallen: Side | null;
  /** To whom the device is to be handed, while the card covers the board. */
  readonly card: Side | null;
  pause(): void;
  resume(): void;
  /** Gives a player more time. */
  give(side: Side, milliseconds: number): void;
  /** The device has been handed over. */
  ready(): void;
}

export type HotSeatStore = StoreApi<HotSeat>;

/** What it takes from the world around it. */
export interface Watch {
  readonly shelf: Shelf;
  /** A clock in milliseconds that only goes forward. */
  milliseconds(): number;
  /** The time, as it is saved. */
  now(): string;
}

/** How often what was spent is noted while a clock runs. */
const BEAT = 1_000;

const spentKey = (id: string) => `oddboard/clock/${id}`;

interface Seated {
  readonly table: Table;
  readonly heading: GameHeading;
}

const seatedIn = ({ table, heading }: Oddboard): Seated | null => (table && heading ? { table, heading } : null);
const rulesOf = (seated: Seated | null): ClockRules | null => seated?.heading.clock ?? null;
const moverOf = ({ table }: Seated): Side => positionOf(table).toMove;
const timesHere = ({ table, heading }: Seated, rules: ClockRules): Times => timesAt(table.tree, heading.times ?? {}, nodeAt(table), rules);
const isOver = ({ table }: Seated): boolean => viewOf(table).turn.outcome !== null;

/** What was spent since the last action when the tab was left; null where it cannot be read. */
const keptSpent = (shelf: Shelf, { heading, table }: Seated): number | null => {
  const text = attempt(() => shelf.getItem(spentKey(heading.id)));
  if (!text.ok || text.value === null) return 0;
  if (!/^\d+ -?\d+$/.test(text.value)) return null;
  const [node, milliseconds = 0] = text.value.split(' ').map(Number);
  return node === nodeAt(table) ? Math.max(0, milliseconds) : 0;
};

/** The time left now. */
export const leftNow = ({ left, since }: Pick<HotSeat, 'left' | 'since'>, mover: Side, now: number): Times | null =>
  left && since !== null ? spent(left, mover, now - since) : left;

export const createHotSeat = (room: OddboardStore, { shelf, milliseconds, now }: Watch): HotSeatStore => {
  let beat: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<HotSeat>()(() => ({
    left: null,
    since: null,
    fallen: null,
    card: null,
    pause: () => stop(),
    resume: () => run(),
    give(side, more) {
      const seated = seatedIn(room.getState());
      const now = leftHere();
      if (seated && now) note(seated, { ...now, [side]: Math.max(0, now[side]) + more });
    },
    ready() {
      store.setState({ card: null });
      turn(seatedIn(room.getState()));
      judge();
      run();
    },
  }));

  const leftHere = (): Times | null => {
    const seated = seatedIn(room.getState());
    return seated && leftNow(store.getState(), moverOf(seated), milliseconds());
  };

  /** Notes the times at the node one stands at. */
  const note = ({ heading, table }: Seated, times: Times) => {
    const running = store.getState().since !== null;
    store.setState({ left: times, since: running ? milliseconds() : null });
    room.getState().seat({ times: { ...heading.times, [nodeAt(table)]: times } });
    judge();
  };

  const keepSpent = (seated: Seated) => {
    const { left } = store.getState();
    const now = leftHere();
    if (!left || !now) return;
    const side = moverOf(seated);
    attempt(() => shelf.setItem(spentKey(seated.heading.id), `${nodeAt(seated.table)} ${Math.round(spentSince(seated, now, side))}`));
  };

  const spentSince = (seated: Seated, now: Times, side: Side): number => {
    const rules = rulesOf(seated);
    return rules ? timesHere(seated, rules)[side] - now[side] : 0;
  };

  /** Has somebody's time run out where that ends the game? Then nothing more is played here. */
  const judge = () => {
    const seated = seatedIn(room.getState());
    const now = leftHere();
    const rules = rulesOf(seated);
    const fallen = seated && rules && now && !isOver(seated) ? fallenIn(now, rules) : undefined;
    if (fallen) {
      clearTimeout(beat);
      store.setState({ left: now && { ...now, [fallen]: 0 }, since: null, fallen });
    } else if (store.getState().fallen) store.setState({ fallen: null });
    const { card } = store.getState();
    if (fallen) room.getState().halt(NEWS.outOfTime(fallen, other(fallen)));
    else room.getState().halt(card ? NEWS.deviceFirst(card) : null);
  };

  const tick = () => {
    clearTimeout(beat);
    const seated = seatedIn(room.getState());
    const now = leftHere();
    if (!seated || !now || store.getState().since === null) return;
    keepSpent(seated);
    judge();
    if (store.getState().since === null) return;
    const toZero = now[moverOf(seated)];
    beat = setTimeout(tick, toZero > 0 ? Math.min(BEAT, toZero) : BEAT);
  };

  const stop = () => {
    const seated = seatedIn(room.getState());
    if (seated) keepSpent(seated);
    clearTimeout(beat);
    store.setState({ left: leftHere(), since: null });
  };

  const run = () => {
    const { left, since, fallen, card } = store.getState();
    const seated = seatedIn(room.getState());
    if (!left || since !== null || fallen || card || !seated || isOver(seated)) return;
    store.setState({ since: milliseconds() });
    tick();
  };

  /** The board looks the way of the player to move. */
  const turn = (seated: Seated | null) => {
    if (seated?.heading.seats?.manner !== 'pass') return;
    const wanted = moverOf(seated) === 'black';
    if (room.getState().flipped !== wanted) room.getState().flip();
  };

  /** Another game, or other rules for its clock: it stands until somebody plays or lets it run. */
  const sitDown = (seated: Seated | null) => {
    clearTimeout(beat);
    const rules = rulesOf(seated);
    if (!seated || !rules) store.setState({ left: null, since: null, fallen: null, card: null });
    else {
      const kept = keptSpent(shelf, seated);
      const { id } = seated.heading;
      if (kept === null) {
        const wrong = { text: NEWS.clockDamaged(setAside(shelf, spentKey(id), `clock/${id}`, now())) };
        room.setState({ notice: joined(room.getState().notice, wrong) });
      }
      store.setState({
        left: spent(timesHere(seated, rules), moverOf(seated), kept ?? 0),
        since: null,
        fallen: null,
        card: null,
      });
    }
    judge();
  };

  /** An action was played: what it took is noted at its node, and the next clock runs. */
  const played = (before: Seated, after: Seated) => {
    const rules = rulesOf(after);
    const mover = moverOf(before);
    const passes = positionOf(after.table).ply !== positionOf(before.table).ply;
    if (rules) {
      const now = leftNow(store.getState(), mover, milliseconds());
      if (now) {
        const times = passes ? incremented(now, mover, rules) : now;
        store.setState({ left: times, since: null });
        room.getState().seat({ times: { ...after.heading.times, [nodeAt(after.table)]: times } });
      }
    }
    const hands = after.heading.seats;
    if (passes && hands?.manner === 'pass' && hands.card && !isOver(after)) store.setState({ card: moverOf(after) });
    else turn(after);
    run();
    judge();
  };

  /** Somebody went to another place of the game: its clock is the one of that place. */
  const travelled = (after: Seated) => {
    const rules = rulesOf(after);
    const runs = store.getState().since !== null;
    if (rules) {
      store.setState({ left: timesHere(after, rules), since: runs ? milliseconds() : null, fallen: null });
    }
    store.setState({ card: null });
    turn(after);
    judge();
    if (runs) tick();
  };

  room.subscribe((now, then) => {
    const after = seatedIn(now);
    const before = seatedIn(then);
    if (!after || !before || after.heading.id !== before.heading.id || after.heading.clock !== before.heading.clock) {
      if (after?.heading !== before?.heading || after?.table.game !== before?.table.game) sitDown(after);
      if (after && after.heading.seats?.manner !== before?.heading.seats?.manner) turn(after);
      return;
    }
    if (after.heading.seats !== before.heading.seats) turn(after);
    const [here, there] = [nodeAt(after.table), nodeAt(before.table)];
    if (here === there) {
      // The first pick of a game starts its clock.
      if (here === ROOT && after.table.picks.length > 0 && before.table.picks.length === 0) run();
      return;
    }
    const goesOn = there === ROOT || lineTo(after.table.tree, here).some(({ id }) => id === there);
    const isNew = goesOn && !hasNode(before.table.tree, here);
    if (isNew) played(before, after);
    else travelled(after);
  });
  sitDown(seatedIn(room.getState()));
  return store;
};
