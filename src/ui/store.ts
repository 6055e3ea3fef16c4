import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreReader } from '../app/store/frames.ts';
import type { Selector } from '../app/store/selectors.ts';
import type { Actions, AppState, OddboardStore } from '../app/store/state.ts';
import { invariant } from '../kernel/invariant.ts';

interface Stores {
  readonly store: OddboardStore;
  /** The store as it was one frame ago (app/store/frames.ts). */
  readonly follower: StoreReader;
  /** The store that components read: the `follower` inside `Deferred`, else the `store`. */
  readonly current: StoreReader;
}

const StoreContext = createContext<Stores | null>(null);

type ProviderProps = Pick<Stores, 'store'> & Partial<Stores> & { readonly children: ReactNode };

export const StoreProvider = ({ store, follower = store, current = store, children }: ProviderProps) => {
  const stores = useMemo(() => ({ store, follower, current }), [store, follower, current]);
  return createElement(StoreContext, { value: stores }, children);
};

const useStores = (): Stores => {
  const stores = useContext(StoreContext);
  invariant(stores, 'a component stands outside the store');
  return stores;
};

/** Renders its children one frame after the board, so that the board answers a click first. */
export const Deferred = ({ children }: { readonly children: ReactNode }) => {
  const stores = useStores();
  return createElement(StoreProvider, { ...stores, current: stores.follower, children });
};

/** Makes `children` use another store, such as a demonstration's. A null store changes nothing. */
export const StoreOverride = ({
  store,
  children,
}: {
  readonly store: OddboardStore | null;
  readonly children: ReactNode;
}) => {
  const stores = useStores();
  return createElement(StoreProvider, { ...(store ? { store } : stores), children });
};

/** Returns the store with the state of now, not the follower, for code that outlives a component. */
export const useCurrentStore = (): OddboardStore => useStores().store;

/** Returns what `select` finds in the state of now or of one frame ago, as `select.moment` says. */
export const useApp = <Slice>(select: Selector<Slice>): Slice =>
  useStore(useStores()[select.moment ?? 'current'], select);

export const useField = <Field extends keyof AppState>(field: Field): AppState[Field] =>
  useApp((state) => state[field]);

/** Returns the store's actions. The hook causes no rerender, because actions never change. */
export const useActions = (): Actions => useStores().store.getState();

/** Returns a function that reads the current state, for event handlers, which need no rerender. */
export const useGetState = (): (() => AppState) => useStores().store.getState;

export const useCloseGame = (): void => {
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
};
