/** How components reach the store: the smallest slice by a selector, and the actions. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Actions, Oddboard, OddboardStore } from '../app/store.ts';
import { invariant } from '../kernel/invariant.ts';

const Room = createContext<OddboardStore | null>(null);

export const RoomProvider = Room.Provider;

const useRoomStore = (): OddboardStore => {
  const store = useContext(Room);
  invariant(store, 'a component stands outside the room');
  return store;
};

export const useRoom = <Slice>(select: (room: Oddboard) => Slice): Slice => useStore(useRoomStore(), select);

/** The actions never change, so nothing is drawn again for them. */
export const useActions = (): Actions => useRoomStore().getState();

/** The whole state at the moment of the call, for handlers that need it only then. */
export const useNow = (): (() => Oddboard) => useRoomStore().getState;
