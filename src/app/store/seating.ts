import type { Side } from '../../kernel/side.ts';
import { attempt, setAside, tryOrNull } from '../base/browser.ts';
import { MESSAGES } from '../base/messages.ts';
import { nodeAt, type Table } from '../model/table.ts';
import { savePeople } from '../saves/local.ts';
import type { GameHeading } from '../seats/heading.ts';
import { canStart, pauseClock, runningSide, timesAtCursor, timesNow } from '../seats/hotseat.ts';
import type { WakingClock } from '../seats/waking.ts';
import { type SpentTime, seatedGameOf } from '../session/session.ts';
import type { AppState, Services, Slice, StoreAccess, StoreEffect } from './state.ts';

export interface Seating {
  /** The id of the game whose players are confirmed. For this game, the app no longer asks for players. */
  readonly seatedGameId: string | null;
  changeHeading(by: (heading: GameHeading) => GameHeading): void;
  confirmSeats(): void;
  pauseClock(): void;
  runClock(): void;
  pressClock(): void;
  milliseconds(): number;
  /** Adds `more` milliseconds to a side's clock. */
  giveTime(side: Side, more: number): void;
  takeDevice(): void;
}

export const createSeating: Slice<Seating> = ({ get, set, dispatch, services }) => ({
  seatedGameId: null,
  changeHeading(by) {
    const before = get().heading;
    if (!before) return;
    const heading = by(before);
    dispatch({ type: 'setHeading', heading });
    savePeople(services.storage, heading);
  },
  confirmSeats() {
    set({ seatedGameId: get().heading?.id ?? null });
    dispatch({ type: 'resumeComputer' });
  },
  pauseClock: () => dispatch({ type: 'pauseClock' }),
  runClock: () => dispatch({ type: 'runClock' }),
  pressClock: () => dispatch({ type: 'pressClock' }),
  milliseconds: services.milliseconds,
  giveTime: (side, more) => dispatch({ type: 'giveTime', side, more }),
  takeDevice: () => dispatch({ type: 'takeDevice' }),
});

const spentKey = (id: string) => `oddboard/clock/${id}`;

/** Reads the clock time used before a reload, in milliseconds. Zero if the game now stands at another node. */
export const readSpentTime = (heading: GameHeading, table: Table, services: Services): SpentTime => {
  const key = spentKey(heading.id);
  const text = tryOrNull(() => services.storage.getItem(key));
  if (!heading.clock || text === null) return { spent: 0, wrong: null };
  if (!/^\d+ -?\d+$/.test(text))
    return { spent: 0, wrong: MESSAGES.clockDamaged(setAside(services, key, `clock/${heading.id}`)) };
  const [node, milliseconds = 0] = text.split(' ').map(Number);
  return { spent: node === nodeAt(table) ? Math.max(0, milliseconds) : 0, wrong: null };
};

/** Milliseconds between two saves of the used clock time, so that a reload gives little time back. */
const SAVE_INTERVAL = 1_000;

const saveSpentTime = (state: AppState, { storage, milliseconds }: Services) => {
  const seated = seatedGameOf(state);
  const times = seated && timesAtCursor(seated);
  const left = seated && pauseClock(seated, milliseconds()).hotSeat.left;
  if (!times || !left) return;
  const side = runningSide(seated);
  // Leaving the page presses the clock.
  const spent = state.hotSeat.awaitingPress ? 0 : Math.round(times[side] - left[side]);
  attempt(() => storage.setItem(spentKey(seated.heading.id), `${nodeAt(seated.table)} ${spent}`));
};

/** Runs the clock: saves the used time each second and ends the game when time is up. Pauses if the device slept. */
export const clockEffect = (access: StoreAccess, clock: WakingClock): StoreEffect => {
  const { get, set, dispatch, services } = access;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let endHeartbeat: (() => void) | undefined;
  const checkClock = () => {
    clearTimeout(timer);
    const hasSlept = clock.hasSlept() && isRunning;
    isRunning = get().hotSeat.since !== null;
    if (!isRunning) endHeartbeat?.();
    endHeartbeat = isRunning ? (endHeartbeat ?? services.heartbeat?.(checkClock)) : undefined;
    if (hasSlept && isRunning) {
      set({ notice: { text: MESSAGES.clockSlept, offer: 'runClock', passes: 'played' } });
      return dispatch({ type: 'pauseClock' });
    }
    dispatch({ type: 'checkClock' });
    const state = get();
    const seated = seatedGameOf(state);
    saveSpentTime(state, services);
    if (!seated || state.hotSeat.since === null) return;
    const left = timesNow(seated, services.milliseconds())?.[runningSide(seated)] ?? SAVE_INTERVAL;
    timer = setTimeout(checkClock, left > 0 ? Math.min(SAVE_INTERVAL, left) : SAVE_INTERVAL);
  };
  return ({ hotSeat }, before) => {
    if (hotSeat === before.hotSeat) return;
    const state = get();
    const seated = seatedGameOf(state);
    if (state.notice?.offer === 'runClock' && !(seated && canStart(seated))) set({ notice: null });
    if (hotSeat.since !== null || before.hotSeat.since !== null) checkClock();
    else saveSpentTime(get(), services);
  };
};
