/**
 * Frame timing: the work of a click before the next frame, and in later ones.
 *
 * A frame at 60 Hz has 16 ms; on a slow device a crowded position takes longer than that to list its choices,
 * and longer again to be described. So the work of a click is spread over four moments:
 *
 * - Before the click, `prefetch`: two frames after the pointer rests, or a finger presses, the store computes
 *   that pick. The click takes the result if the table is still the same.
 * - The next frame: the board shows the new position, without choices or a prompt.
 * - The frames after, `isAsking`: the choices that lead on are found in slices of a few milliseconds, each
 *   of which remembers its results (`prepare` of a game). Then `isAsking` ends, and the choices appear. An
 *   earlier pick is answered at once, since `isAsking` only affects the drawing. The next question of the
 *   same position appears with the pick, if one slice is enough for it.
 * - The same frame: panel, log, prompt, preview and the squares' texts for screen readers follow. They read
 *   the follower, which is a frame behind the store; another game is followed at once. Clicks in FrozenChess
 *   with React's deferred values in its place took 1.2 to 1.4 times as long (docs/quality.md).
 *
 * Components read the store on the board and the follower below `Deferred`; a selector that is `deferred` is
 * always read from the follower, one that is `live` from the store (`selectors.ts`). Actions and saves work on
 * the store, so no wait can lose a pick. Without `afterFrame` (tests, demonstrations, the engine) nothing
 * waits, and nothing is prefetched.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MayGoOn } from '../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../kernel/asking/target.ts';
import { toSaved } from '../formats/saved.ts';
import { type Confirm, pickTarget } from '../model/picking.ts';
import { prepareLook, tonesOf } from '../model/reach.ts';
import { positionOf, type Table, viewOf } from '../model/table.ts';
import { isUnasked } from '../session/mode.ts';
import { confirmAsked } from './preferences.ts';
import type { Services } from './services.ts';
import type { Actions, AppState, OddboardStore, StoreAccess } from './state.ts';

/** Calls back when the frame that is due has been drawn: before the first task that comes after it. */
export const afterFrame = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then));
};

/** Does the next table show another position, which gets a frame before any question is asked of it? */
export const arrives = (before: Table | null, next: Table | null): boolean =>
  next !== null && (before === null || positionOf(before) !== positionOf(next));

/** Milliseconds of one slice of work between two frames. */
const SLICE = 6;

type Slicing = Pick<Services, 'pause' | 'milliseconds'>;

/** One slice, which begins now: may work in it go on? Where nothing pauses, it never ends. */
const sliceOf = ({ pause, milliseconds }: Slicing): MayGoOn => {
  const until = milliseconds() + SLICE;
  return () => !pause || milliseconds() < until;
};

/**
 * Does work in slices, the first at once, each later one when the page has handled its events. `work` gives
 * whether it is done, or no longer wanted.
 */
export const inSlices = (services: Slicing, work: (mayGoOn: MayGoOn) => boolean): void => {
  if (!work(sliceOf(services))) void services.pause?.().then(() => inSlices(services, work));
};

interface Asking {
  /** Is the question known within one slice? True also without a question. */
  isKnown(state: AppState): boolean;
  /** Finds what is asked after the next frame, slice by slice, and then ends `isAsking`. */
  begin(): void;
}

/** Finds what can be picked before it is shown. */
export const asking = ({ get, set, services }: Pick<StoreAccess, 'get' | 'set' | 'services'>): Asking => {
  let latest = 0;
  const isFound = (state: AppState, mayGoOn: MayGoOn): boolean => {
    const { table } = state;
    return (
      !table ||
      isUnasked(state) ||
      (table.game.prepare(positionOf(table), table.picks, mayGoOn) && prepareLook(table, mayGoOn))
    );
  };
  return {
    isKnown: (state) => isFound(state, sliceOf(services)),
    begin() {
      latest += 1;
      const mine = latest;
      const goOn = (mayGoOn: MayGoOn): boolean => {
        const isOver = mine !== latest || !get().isAsking;
        if (!isOver && !isFound(get(), mayGoOn)) return false;
        if (!isOver) set({ isAsking: false });
        return true;
      };
      services.afterFrame?.(() => inSlices(services, goOn));
    },
  };
};

interface Prefetching {
  readonly prefetch: Actions['prefetch'];
  /** The table after a pick, if it was computed for the table as it is. */
  prefetched(target: Target): Table | undefined;
}

interface Prefetched {
  readonly table: Table;
  readonly target: Target;
  readonly confirm: Confirm;
  readonly next: Table;
}

/** Computes a pick, and work of the frame after it, while the player still points or presses. */
export const prefetching = ({ get, services }: Pick<StoreAccess, 'get' | 'services'>): Prefetching => {
  let expected: Target | null = null;
  let prefetched: Prefetched | null = null;
  const compute = (target: Target) => {
    const { table } = get();
    if (!table || expected !== target) return;
    const confirm = confirmAsked(get(), services);
    const next = pickTarget(table, target, confirm);
    prefetched = { table, target, confirm, next };
    const isNew = arrives(table, next);
    inSlices(services, (mayGoOn) => {
      const { table: now, heading, flipped } = get();
      if (expected !== target || now !== table) return true;
      if (!next.game.prepare(positionOf(next), isNew ? null : next.picks, mayGoOn)) return false;
      if (!prepareLook(next, mayGoOn)) return false;
      viewOf(next);
      if (!isNew) tonesOf(next);
      else if (heading) toSaved(next, heading, flipped, services.now());
      return true;
    });
  };
  return {
    prefetch(target) {
      expected = target;
      if (target) services.afterFrame?.(() => services.afterFrame?.(() => compute(target)));
    },
    prefetched(target) {
      const isSame =
        prefetched?.table === get().table &&
        prefetched?.confirm === confirmAsked(get(), services) &&
        sameTarget(prefetched.target, target);
      return isSame ? prefetched?.next : undefined;
    },
  };
};

/** The store, or the store as it was a frame ago, for components to read. */
export type StoreReader = Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'>;

/** A store that follows another one, a drawn frame behind. */
export const createFollower = (store: OddboardStore, whenDrawn: (then: () => void) => void): StoreReader => {
  const follower = createStore<AppState>(store.getState);
  const follow = () => follower.setState(store.getState(), true);
  store.subscribe((now) => {
    // Another game is another page.
    if (now.table?.game === follower.getState().table?.game) whenDrawn(follow);
    else follow();
  });
  return follower;
};
