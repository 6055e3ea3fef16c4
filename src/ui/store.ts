import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreReader } from '../app/store/frames.ts';
import type { Selector } from '../app/store/selectors.ts';
import type { Actions, AppState, OddboardStore } from '../app/store/state.ts';
import { invariant } from '../kernel/invariant.ts';

interface Doors {
  readonly store: OddboardStore;
  /** The store one frame ago (app/store/frames.ts). */
  readonly follower: StoreReader;
  /** What components read: the store, or below `Deferred` the follower. */
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

/** Renders its content one frame after the board. */
export const Deferred = ({ children }: { readonly children: ReactNode }) => {
  const doors = useDoors();
  return createElement(StoreProvider, { ...doors, here: doors.follower, children });
};

/** Gives its content another store, if not null: that of a line or demonstration. */
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

/** For code that outlives a component. */
export const useStoreHere = (): OddboardStore => useDoors().store;

/** A selection from the state, at the moment that the selector asks for. */
export const useApp = <Slice>(select: Selector<Slice>): Slice =>
  useStore(useDoors()[select.moment ?? 'here'], select);

export const useField = <Field extends keyof AppState>(field: Field): AppState[Field] =>
  useApp((state) => state[field]);

/** The actions never change, so they cause no render. */
export const useActions = (): Actions => useDoors().store.getState();

/** Returns a function that reads the current state, for event handlers. */
export const useNow = (): (() => AppState) => useDoors().store.getState;

/** Closes the game, on a page without one. */
export const useLeave = (): void => {
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
};
