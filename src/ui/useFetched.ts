import { useEffect, useState } from 'react';

/** What is fetched for a component: null until it is there. `fetch` is one and the same function as long as the same is wanted. */
export const useFetched = <T>(fetch: (() => Promise<T>) | undefined): T | null => {
  const [fetched, setFetched] = useState<{ readonly by: typeof fetch; readonly value: T } | null>(null);
  useEffect(() => {
    let here = true;
    void fetch?.().then((value) => here && setFetched({ by: fetch, value }));
    return () => {
      here = false;
    };
  }, [fetch]);
  return fetched?.by === fetch ? (fetched?.value ?? null) : null;
};
