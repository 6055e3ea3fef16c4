import { type ComponentType, useEffect, useState } from 'react';
import { OPENING } from './words/opening.ts';

export const Loading = () => <p className="alone">{OPENING.loading}</p>;

interface LazyComponent<Props extends object> {
  (props: Props): React.JSX.Element | null;
  /** Fetches the chunk once, or again after a failure, since the network may be back. */
  fetch(): Promise<ComponentType<Props>>;
}

/** Returns a component fetched when needed. React's `lazy` would show a placeholder even for a fetched chunk. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType | null = null,
): LazyComponent<Props> => {
  let here: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    pending ??= load().then((component) => {
      here = component;
      return component;
    });
    pending.catch(() => {
      pending = undefined;
    });
    return pending;
  };
  const Lazy = (props: Props) => {
    const [Component, setComponent] = useState(() => here);
    useEffect(() => {
      const fail = (error: unknown) =>
        setComponent(() => {
          throw error;
        });
      if (!Component) fetch().then((component) => setComponent(() => component), fail);
    }, [Component]);
    return Component ? <Component {...props} /> : Placeholder && <Placeholder />;
  };
  return Object.assign(Lazy, { fetch });
};

export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
  lazyComponent(load, Loading);

/** Returns what `fetch` resolves to; null before. Another `fetch` makes the old `isWanted` false, to stop old work. */
export const useFetched = <T,>(fetch: ((isWanted: () => boolean) => Promise<T>) | undefined): T | null => {
  const [fetched, setFetched] = useState<{ readonly by: typeof fetch; readonly value: T } | null>(null);
  useEffect(() => {
    let here = true;
    void fetch?.(() => here).then((value) => here && setFetched({ by: fetch, value }));
    return () => {
      here = false;
    };
  }, [fetch]);
  return fetched?.by === fetch ? (fetched?.value ?? null) : null;
};
