import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreReader } from '../app/store/frames.ts';
import type { Selector } from '../app/store/selectors.ts';
import type { Actions, AppState, OddboardStore } from '../app/store/state.ts';
import { invariant } from '../kernel/invariant.ts';

interface Doors {
  readonly store: OddboardStore;
  /** The store a frame ago (app/store/frames.ts). */
  readonly follower: StoreReader;
  /** What is read with the frame: the store, below `Deferred` the follower. */
  readonly here: StoreReader;
}

const StoreContext = createContext<Doors | null>(null);

type ProviderProps = Pick<Doors, 'store'> & Partial<Doors> & { readonly children: ReactNode };

export const StoreProvider = ({ store, follower = store, here = store, children }: ProviderProps) => {
  const doors = useMemo(() => ({ store, follower, here }), [store, follower, here]);
  return createElement(StoreContext, { value: doors }, children);
};

const useDoors = (): Doors => {
  const doors = useContext(StoreContext);
  invariant(doors, 'a component stands outside the store');
  return doors;
};

/** Draws its content a frame later than the board. */
export const Deferred = ({ children }: { readonly children: ReactNode }) => {
  const doors = useDoors();
  return createElement(StoreProvider, { ...doors, here: doors.follower, children });
};

/** Its content uses another store, if there is one: that of a line or demonstration for display only. */
export const StoreOverride = ({
  store,
  children,
}: {
  readonly store: OddboardStore | null;
  readonly children: ReactNode;
}) => {
  const doors = useDoors();
  return createElement(StoreProvider, { ...(store ? { store } : doors), children });
};

/** The store itself, for code that outlives a component. */
export const useStoreHere = (): OddboardStore => useDoors().store;

/** A slice of the state, read at the moment that its selector says. */
export const useApp = <Slice>(select: Selector<Slice>): Slice =>
  useStore(useDoors()[select.moment ?? 'here'], select);

export const useField = <Field extends keyof AppState>(field: Field): AppState[Field] =>
  useApp((state) => state[field]);

/** The actions never change, so they cause no redraw. */
export const useActions = (): Actions => useDoors().store.getState();

/** The whole state at the moment of the call, for handlers. */
export const useNow = (): (() => AppState) => useDoors().store.getState;

/** Leaves the table, on a page without a game. */
export const useLeave = (): void => {
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
};
