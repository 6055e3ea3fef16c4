import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreReader } from '../app/store/frames.ts';
import type { Actions, AppState, OddboardStore } from '../app/store/state.ts';
import { invariant } from '../kernel/invariant.ts';

interface Doors {
  readonly store: OddboardStore;
  /** The source of components: the store, or its follower (see app/frames.ts). */
  readonly read: StoreReader;
  readonly behind: StoreReader;
}

const StoreContext = createContext<Doors | null>(null);

interface ProviderProps {
  readonly value: OddboardStore;
  /** The source below `Deferred`; without one, the store. */
  readonly follower?: StoreReader;
  readonly children: ReactNode;
}

const Through = ({ store, read, behind, children }: Doors & { readonly children: ReactNode }) => {
  const doors = useMemo(() => ({ store, read, behind }), [store, read, behind]);
  return createElement(StoreContext, { value: doors }, children);
};

export const StoreProvider = ({ value: store, follower = store, children }: ProviderProps) =>
  createElement(Through, { store, read: store, behind: follower, children });

const useDoors = (): Doors => {
  const doors = useContext(StoreContext);
  invariant(doors, 'a component stands outside the store');
  return doors;
};

/** Draws its content a frame later than the board. */
export const Deferred = ({ children }: { readonly children: ReactNode }) => {
  const { store, behind } = useDoors();
  return createElement(Through, { store, read: behind, behind, children });
};

/** Its content uses another store, if there is one: that of a line or demonstration for display only. */
export const StoreOverride = ({
  store,
  children,
}: {
  readonly store: OddboardStore | null;
  readonly children: ReactNode;
}) => {
  const here = useDoors();
  return createElement(Through, { ...(store ? { store, read: store, behind: store } : here), children });
};

/** The store itself, for code that outlives a component. */
export const useStoreHere = (): OddboardStore => useDoors().store;

export const useApp = <Slice>(select: (state: AppState) => Slice): Slice => useStore(useDoors().read, select);

export const useField = <Field extends keyof AppState>(field: Field): AppState[Field] =>
  useApp((state) => state[field]);

/** The slice as it was a frame ago, for work that is too slow for the frame that answers a pick. */
export const useDeferred = <Slice>(select: (state: AppState) => Slice): Slice =>
  useStore(useDoors().behind, select);

/** The slice as it is now, also below `Deferred`: a field with an earlier text would lose typed letters. */
export const useLive = <Slice>(select: (state: AppState) => Slice): Slice =>
  useStore(useDoors().store, select);

/** The actions never change, so they cause no redraw. */
export const useActions = (): Actions => useDoors().store.getState();

/** The whole state at the moment of the call, for handlers. */
export const useNow = (): (() => AppState) => useDoors().store.getState;

/** Leaves the table, on a page without a game. */
export const useLeave = (): void => {
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
};
