/** The room as it was a frame ago: what stands beside the board reads it, so that the frame that answers a pick has only the board to draw. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Oddboard, OddboardStore } from './room.ts';

export type RoomReader = Pick<StoreApi<Oddboard>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Holds what the store holds, from when `afterFrame` calls back. */
export const createFollower = (store: OddboardStore, afterFrame: (then: () => void) => void): RoomReader => {
  const follower = createStore<Oddboard>(store.getState);
  const follow = () => follower.setState(store.getState(), true);
  store.subscribe((now) => {
    // Another game is another page.
    if (now.table?.game === follower.getState().table?.game) afterFrame(follow);
    else follow();
  });
  return follower;
};
