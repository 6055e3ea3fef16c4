/** Slice: players and their seats, and the clocks and the card that follow from them. */
import type { StateCreator } from 'zustand/vanilla';
import {
  type Actions,
  type AppState,
  joinNotices,
  type Oddboard,
  type OddboardStore,
  type Services,
  type StoreAccess,
} from '../state.ts';
import { attempt, setAside } from '../storage.ts';
import { nodeAt } from '../table/table.ts';
import { MESSAGES } from '../telling/words.ts';
import { keepPeople } from './heading.ts';
import {
  follow,
  give,
  handOver,
  judge,
  leftNow,
  moverOf,
  NO_HOT_SEAT,
  pause,
  type Seated,
  start,
  timesHere,
} from './hotseat.ts';
import type { WakingClock } from './waking.ts';

type SeatingActions = Pick<
  Actions,
  'seat' | 'sitDown' | 'pauseClock' | 'runClock' | 'milliseconds' | 'giveTime' | 'checkClock' | 'takeDevice'
>;

const seatingOf = ({ table, heading, flipped, hotSeat }: AppState): Seated | null =>
  table && heading ? { table, heading, flipped, hotSeat } : null;

export const seatingActions = ({ get, set, world }: StoreAccess): SeatingActions => {
  /** A step of the reducer. */
  const step = (by: (seated: Seated, now: number) => Seated) => {
    const seated = seatingOf(get());
    if (seated) set(by(seated, world.milliseconds()));
  };
  return {
    seat(by) {
      const before = get().heading;
      if (!before) return;
      const heading = by(before);
      set({ heading });
      keepPeople(world.shelf, heading);
    },
    sitDown() {
      set({ seated: get().heading?.id ?? null });
      get().callComputer();
    },
    pauseClock: () => step(pause),
    runClock() {
      step(start);
      if (get().notice?.offer === 'runClock') set({ notice: null });
    },
    milliseconds: world.milliseconds,
    giveTime: (side, more) => step((seated, now) => give(seated, now, side, more)),
    checkClock: () => step(judge),
    takeDevice: () => step(handOver),
  };
};

const spentKey = (id: string) => `oddboard/clock/${id}`;

/** The time spent since the last action when the tab was left, and the problem of its saved form, if any. */
const spentBefore = (
  { heading, table }: Seated,
  { shelf, now }: Services,
): { readonly spent: number; readonly wrong: string | null } => {
  const key = spentKey(heading.id);
  const text = attempt(() => shelf.getItem(key));
  if (!heading.clock || !text.ok || text.value === null) return { spent: 0, wrong: null };
  if (!/^\d+ -?\d+$/.test(text.value))
    return { spent: 0, wrong: MESSAGES.clockDamaged(setAside(shelf, key, `clock/${heading.id}`, now())) };
  const [node, milliseconds = 0] = text.value.split(' ').map(Number);
  return { spent: node === nodeAt(table) ? Math.max(0, milliseconds) : 0, wrong: null };
};

/** The room after a change, with its clocks, card and side of the board brought up to date. */
const reseat = (before: Oddboard, room: Oddboard, world: Services): Oddboard => {
  const seated = seatingOf(room);
  if (!seated) return room.hotSeat === NO_HOT_SEAT ? room : { ...room, hotSeat: NO_HOT_SEAT };
  let wrong: string | null = null;
  const next = follow(seatingOf(before), seated, world.milliseconds(), () => {
    const kept = spentBefore(seated, world);
    wrong = kept.wrong;
    return kept.spent;
  });
  return { ...room, ...next, ...(wrong !== null && { notice: joinNotices(room.notice, { text: wrong }) }) };
};

/** Middleware: a change of the table or its heading changes the hot seat in the same moment. */
export const withHotSeat =
  (world: Services, create: StateCreator<Oddboard>): StateCreator<Oddboard> =>
  (set, get, api) =>
    create(
      (change) =>
        set((before) => {
          const room = { ...before, ...(typeof change === 'function' ? change(before) : change) };
          return room.table === before.table && room.heading === before.heading
            ? room
            : reseat(before, room, world);
        }),
      get,
      api,
    );

/** Milliseconds between two savings of the time spent since the last action, while a clock runs. */
const BEAT = 1_000;

const keepSpent = (room: AppState, { shelf, milliseconds }: Services) => {
  const seated = seatingOf(room);
  const times = seated && timesHere(seated);
  const left = seated && leftNow(room.hotSeat, moverOf(seated), milliseconds());
  if (!times || !left) return;
  const side = moverOf(seated);
  attempt(() =>
    shelf.setItem(
      spentKey(seated.heading.id),
      `${nodeAt(seated.table)} ${Math.round(times[side] - left[side])}`,
    ),
  );
};

/**
 * Watches the running clock: it ends the game in time, and a killed tab loses a second at most. After a
 * standstill of the page, it pauses the clock and asks.
 */
export const watchClock = (store: OddboardStore, world: Services, clock: WakingClock): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const beat = () => {
    clearTimeout(timer);
    const hasStood = clock.hasStood() && isRunning;
    isRunning = store.getState().hotSeat.since !== null;
    if (hasStood && isRunning) {
      store.setState({ notice: { text: MESSAGES.clockPaused, offer: 'runClock', passes: 'played' } });
      return store.getState().pauseClock();
    }
    store.getState().checkClock();
    const room = store.getState();
    const seated = seatingOf(room);
    keepSpent(room, world);
    if (!seated || room.hotSeat.since === null) return;
    const left = leftNow(room.hotSeat, moverOf(seated), world.milliseconds())?.[moverOf(seated)] ?? BEAT;
    timer = setTimeout(beat, left > 0 ? Math.min(BEAT, left) : BEAT);
  };
  store.subscribe(({ hotSeat }, before) => {
    if (hotSeat !== before.hotSeat && (hotSeat.since !== null || before.hotSeat.since !== null)) beat();
  });
};
