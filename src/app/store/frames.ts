/**
 * Spreads the work of a click over several frames, since a crowded position takes longer than one frame.
 * - Before the click, `prefetch` computes the likely pick.
 * - The next frame shows the new position without choices.
 * - While `isAsking`, choices are searched in slices.
 * - One frame after the board, the panels read a second store, the follower.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MayContinue } from '../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../kernel/asking/target.ts';
import { toSaved } from '../formats/saved.ts';
import { type Confirm, pickTarget } from '../model/picking.ts';
import { prepareLookedAtUnit, tonesOf } from '../model/reach.ts';
import { positionOf, type Table, viewOf } from '../model/table.ts';
import { isPersonBlocked } from '../session/mode.ts';
import { confirmAsked } from './preferences.ts';
import type { AppState, OddboardStore, Services, StoreAccess } from './state.ts';

/** Calls `then` after the browser's next screen frame (16 ms at 60 Hz), not after a frame of an animation. */
export const afterFrame = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then));
};

/** Whether the position changed. A new position is drawn before its choices are searched, to show the move at once. */
export const isNewPosition = (before: Table | null, next: Table | null): boolean =>
  next !== null && (before === null || positionOf(before) !== positionOf(next));

/** Length of a slice of work, in milliseconds. A whole frame has 16 at 60 Hz. */
const SLICE_DURATION = 6;

type Access = Pick<StoreAccess, 'get' | 'set' | 'services'>;
type Slicing = Pick<Services, 'pause' | 'milliseconds'>;

const sliceOf = ({ pause, milliseconds }: Slicing): MayContinue => {
  const until = milliseconds() + SLICE_DURATION;
  return () => !pause || milliseconds() < until;
};

/** Calls `work` once per slice until `work` returns true. The first slice runs at once. */
export const runSliced = (services: Slicing, work: (mayContinue: MayContinue) => boolean): void => {
  if (!work(sliceOf(services))) void services.pause?.().then(() => runSliced(services, work));
};

export const questionSearch = ({ get, set, services }: Access) => {
  let latest = 0;
  const isFound = (state: AppState, mayContinue: MayContinue): boolean => {
    const { table } = state;
    if (!table || isPersonBlocked(state)) return true;
    return table.game.prepare(positionOf(table), table.picks, mayContinue) && prepareLookedAtUnit(table, mayContinue);
  };
  return {
    isKnown: (state: AppState) => isFound(state, sliceOf(services)),
    begin() {
      latest += 1;
      const mine = latest;
      const continueSearch = (mayContinue: MayContinue): boolean => {
        if (mine !== latest || !get().isAsking) return true;
        const isOver = isFound(get(), mayContinue);
        if (isOver) set({ isAsking: false });
        return isOver;
      };
      services.afterFrame?.(() => runSliced(services, continueSearch));
    },
  };
};

interface Prefetched {
  readonly table: Table;
  readonly target: Target;
  readonly confirm: Confirm;
  readonly next: Table;
}

/** Computes a pick while the player still points or presses, so that a click is answered at once. */
export const createPrefetch = ({ get, services }: Pick<Access, 'get' | 'services'>) => {
  let expected: Target | null = null;
  let latest: Prefetched | null = null;
  const compute = (target: Target) => {
    const { table } = get();
    if (!table || expected !== target) return;
    const confirm = confirmAsked(get(), services);
    const next = pickTarget(table, target, confirm);
    latest = { table, target, confirm, next };
    const isNew = isNewPosition(table, next);
    runSliced(services, (mayContinue) => {
      const { table: now, heading, flipped } = get();
      if (expected !== target || now !== table) return true;
      if (!next.game.prepare(positionOf(next), isNew ? null : next.picks, mayContinue)) return false;
      if (!prepareLookedAtUnit(next, mayContinue)) return false;
      viewOf(next);
      if (!isNew) tonesOf(next);
      else if (heading) toSaved(next, heading, flipped, services.now());
      return true;
    });
  };
  return {
    prefetch(target: Target | null) {
      expected = target;
      if (target) services.afterFrame?.(() => services.afterFrame?.(() => compute(target)));
    },
    prefetched(target: Target): Table | undefined {
      const isSame =
        latest?.table === get().table &&
        latest?.confirm === confirmAsked(get(), services) &&
        sameTarget(latest.target, target);
      return isSame ? latest?.next : undefined;
    },
  };
};

export type StoreReader = Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'>;

export const createFollower = (store: OddboardStore, whenDrawn: (then: () => void) => void): StoreReader => {
  const follower = createStore<AppState>(store.getState);
  const follow = () => follower.setState(store.getState(), true);
  store.subscribe((now) => {
    // Another game is drawn at once.
    if (now.table?.game === follower.getState().table?.game) whenDrawn(follow);
    else follow();
  });
  return follower;
};
