/** How components reach the store: the smallest slice by a selector, and the actions. */
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { RoomReader } from '../app/frames.ts';
import type { Actions, Oddboard, OddboardStore } from '../app/store.ts';
import { invariant } from '../kernel/invariant.ts';

interface Doors {
  readonly store: OddboardStore;
  /** What components read: the store, or its follower (see app/frames.ts). */
  readonly read: RoomReader;
  readonly behind: RoomReader;
}

const Room = createContext<Doors | null>(null);

interface RoomProps {
  readonly value: OddboardStore;
  /** Read below `Behind`; without one, the store. */
  readonly follower?: RoomReader;
  readonly children: ReactNode;
}

export const RoomProvider = ({ value: store, follower = store, children }: RoomProps) => {
  const doors = useMemo(() => ({ store, read: store, behind: follower }), [store, follower]);
  return createElement(Room, { value: doors }, children);
};

const useDoors = (): Doors => {
  const doors = useContext(Room);
  invariant(doors, 'a component stands outside the room');
  return doors;
};

/** Its content is drawn a frame later than the board. */
export const Behind = ({ children }: { readonly children: ReactNode }) => {
  const { store, behind } = useDoors();
  const doors = useMemo(() => ({ store, read: behind, behind }), [store, behind]);
  return createElement(Room, { value: doors }, children);
};

/** Its content reads and changes another room, where there is one: what is shown there is only shown. */
export const Instead = ({
  room,
  children,
}: {
  readonly room: OddboardStore | null;
  readonly children: ReactNode;
}) => {
  const here = useDoors();
  const doors = useMemo(() => (room ? { store: room, read: room, behind: room } : here), [room, here]);
  return createElement(Room, { value: doors }, children);
};

/** The store itself, for what outlives a component. */
export const useStoreHere = (): OddboardStore => useDoors().store;

export const useRoom = <Slice>(select: (room: Oddboard) => Slice): Slice => useStore(useDoors().read, select);

/** A field of the room. */
export const useField = <Field extends keyof Oddboard>(field: Field): Oddboard[Field] =>
  useRoom((room) => room[field]);

/** The slice as it was a frame ago, for whatever costs more than the frame that answers a pick should. */
export const useRoomBehind = <Slice>(select: (room: Oddboard) => Slice): Slice =>
  useStore(useDoors().behind, select);

/**
 * The slice as it is now, also below `Behind`: a field that showed an earlier text would swallow what is
 * typed meanwhile.
 */
export const useRoomNow = <Slice>(select: (room: Oddboard) => Slice): Slice =>
  useStore(useDoors().store, select);

/** The actions never change, so they redraw nothing. */
export const useActions = (): Actions => useDoors().store.getState();

/** The whole state at the moment of the call, for handlers. */
export const useNow = (): (() => Oddboard) => useDoors().store.getState;

/** On a page away from every game: none is on the table. */
export const useLeave = (): void => {
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
};
