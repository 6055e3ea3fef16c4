/** Slice: players and their seats, and the clocks and the card that follow from them. */

import type { StateCreator } from 'zustand/vanilla';
import type { Side } from '../../kernel/side.ts';
import { MESSAGES } from '../base/messages.ts';
import { joinNotices, type Notice } from '../base/notice.ts';
import { attempt, setAside } from '../base/storage.ts';
import { nodeAt } from '../model/table.ts';
import { keepPeople } from '../saves/people.ts';
import type { GameHeading } from '../seats/heading.ts';
import {
  canStart,
  follow,
  give,
  type HotSeat,
  handOver,
  isStopped,
  judge,
  NO_HOT_SEAT,
  pause,
  press,
  runnerOf,
  type Seated,
  start,
  timesHere,
  timesNow,
} from '../seats/hotseat.ts';
import type { WakingClock } from '../seats/waking.ts';
import type { Services } from './services.ts';
import type { AppState, OddboardStore, Slice, StoreEffect } from './state.ts';

export interface Seating {
  /** The game's id in the library, its players, seats and clocks. */
  readonly heading: GameHeading | null;
  /** The running clock, and the side that gets the device. */
  readonly hotSeat: HotSeat;
  /** The game whose players have sat down: nothing more is asked of them before the first move. */
  readonly seated: string | null;
  /** Edits the players, their seats, or their clocks. */
  seat(by: (heading: GameHeading) => GameHeading): void;
  /** The players have sat down: the computer may begin. */
  sitDown(): void;
  pauseClock(): void;
  runClock(): void;
  /** Ends a turn by pressing the clock, where that is asked for. */
  pressClock(): void;
  /** The time by which the players' clocks run, in milliseconds. */
  milliseconds(): number;
  /** Gives a player more time, in milliseconds. */
  giveTime(side: Side, more: number): void;
  /** Ends the game for a side whose time has run out. */
  checkClock(): void;
  /** The device has been handed over. */
  takeDevice(): void;
}

export const seatedIn = ({ table, heading, flipped, hotSeat }: AppState): Seated | null =>
  table && heading ? { table, heading, flipped, hotSeat } : null;

export const createSeating: Slice<Seating> = ({ get, set, services }) => {
  /** A step of the reducer. */
  const step = (by: (seated: Seated, now: number) => Seated) => {
    const seated = seatedIn(get());
    if (seated) set(by(seated, services.milliseconds()));
  };
  return {
    heading: null,
    hotSeat: NO_HOT_SEAT,
    seated: null,
    seat(by) {
      const before = get().heading;
      if (!before) return;
      const heading = by(before);
      set({ heading });
      keepPeople(services.storage, heading);
    },
    sitDown() {
      set({ seated: get().heading?.id ?? null });
      get().callComputer();
    },
    pauseClock: () => step(pause),
    runClock: () => step(start),
    pressClock: () => step(press),
    milliseconds: services.milliseconds,
    giveTime: (side, more) => step((seated, now) => give(seated, now, side, more)),
    checkClock: () => step(judge),
    takeDevice: () => step(handOver),
  };
};

const spentKey = (id: string) => `oddboard/clock/${id}`;

/** The time spent since the last action when the tab was left, and the problem of its saved form, if any. */
const spentBefore = (
  { heading, table }: Seated,
  { storage, now }: Services,
): { readonly spent: number; readonly wrong: string | null } => {
  const key = spentKey(heading.id);
  const text = attempt(() => storage.getItem(key));
  if (!heading.clock || !text.ok || text.value === null) return { spent: 0, wrong: null };
  if (!/^\d+ -?\d+$/.test(text.value))
    return { spent: 0, wrong: MESSAGES.clockDamaged(setAside(storage, key, `clock/${heading.id}`, now())) };
  const [node, milliseconds = 0] = text.value.split(' ').map(Number);
  return { spent: node === nodeAt(table) ? Math.max(0, milliseconds) : 0, wrong: null };
};

const ASKS = { offer: 'runClock', passes: 'played' } as const;
const CLOCK_SLEPT: Notice = { text: MESSAGES.clockSlept, ...ASKS };
const CLOCK_LEFT: Notice = { text: MESSAGES.clockLeft, ...ASKS };
/** The end on time that undo or redo takes back. */
const flagTakenBack = (fallen: Side): Notice => ({ text: MESSAGES.flagTakenBack(fallen), passes: 'soon' });

/** The state after a change, with its clocks, card and side of the board brought up to date. */
const reseat = (before: AppState, state: AppState, services: Services): AppState => {
  const seated = seatedIn(state);
  if (!seated) return state.hotSeat === NO_HOT_SEAT ? state : { ...state, hotSeat: NO_HOT_SEAT };
  let wrong: string | null = null;
  const last = seatedIn(before);
  const next = follow(last, seated, services.milliseconds(), () => {
    const kept = spentBefore(seated, services);
    wrong = kept.wrong;
    return kept.spent;
  });
  const told = wrong === null ? state.notice : joinNotices(state.notice, { text: wrong });
  const isOpened = last?.heading.id !== seated.heading.id;
  const fallen = before.hotSeat.fallen;
  const isBack = !isOpened && fallen && !next.hotSeat.fallen && last.table.cursor > seated.table.cursor;
  const news = isOpened && isStopped(next) ? CLOCK_LEFT : isBack ? flagTakenBack(fallen) : null;
  return { ...state, ...next, notice: told ?? news };
};

/** Middleware: a change of the table or its heading changes the hot seat in the same moment. */
export const withHotSeat =
  (services: Services, create: StateCreator<AppState>): StateCreator<AppState> =>
  (set, get, api) =>
    create(
      (change) =>
        set((before) => {
          const state = { ...before, ...(typeof change === 'function' ? change(before) : change) };
          return state.table === before.table && state.heading === before.heading
            ? state
            : reseat(before, state, services);
        }),
      get,
      api,
    );

/** Milliseconds between two savings of the time spent since the last action, while a clock runs. */
const BEAT = 1_000;

const keepSpent = (state: AppState, { storage, milliseconds }: Services) => {
  const seated = seatedIn(state);
  const times = seated && timesHere(seated);
  const left = seated && pause(seated, milliseconds()).hotSeat.left;
  if (!times || !left) return;
  const side = runnerOf(seated);
  // A page that is left presses the clock.
  const spent = state.hotSeat.unpressed ? 0 : Math.round(times[side] - left[side]);
  attempt(() => storage.setItem(spentKey(seated.heading.id), `${nodeAt(seated.table)} ${spent}`));
};

/**
 * Effect of the running clock: it ends the game in time, and a killed tab loses a second at most. After a
 * standstill of the page, it pauses the clock and asks. The question goes when the clock runs, or cannot.
 */
export const clockEffect = (store: OddboardStore, services: Services, clock: WakingClock): StoreEffect => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let endHeartbeat: (() => void) | undefined;
  const beat = () => {
    clearTimeout(timer);
    const hasStood = clock.hasStood() && isRunning;
    isRunning = store.getState().hotSeat.since !== null;
    if (!isRunning) endHeartbeat?.();
    endHeartbeat = isRunning ? (endHeartbeat ?? services.heartbeat?.(beat)) : undefined;
    if (hasStood && isRunning) {
      store.setState({ notice: CLOCK_SLEPT });
      return store.getState().pauseClock();
    }
    store.getState().checkClock();
    const state = store.getState();
    const seated = seatedIn(state);
    keepSpent(state, services);
    if (!seated || state.hotSeat.since === null) return;
    const left = timesNow(seated, services.milliseconds())?.[runnerOf(seated)] ?? BEAT;
    timer = setTimeout(beat, left > 0 ? Math.min(BEAT, left) : BEAT);
  };
  return ({ hotSeat }, before) => {
    if (hotSeat === before.hotSeat) return;
    const seated = seatedIn(store.getState());
    if (store.getState().notice?.offer === 'runClock' && !(seated && canStart(seated)))
      store.setState({ notice: null });
    if (hotSeat.since !== null || before.hotSeat.since !== null) beat();
    else keepSpent(store.getState(), services);
  };
};
