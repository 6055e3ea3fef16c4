/** What a browser may lack, refuse or never answer, such as voices and locks. Here a failure becomes null. */
import { attempt } from './storage.ts';

export const had = <T>(what: () => T | null | undefined): T | null => {
  const found = attempt(what);
  return found.ok ? (found.value ?? null) : null;
};

/** A promise that the browser never settles stays pending here, too. */
export const promised = async <T>(what: () => Promise<T> | null | undefined): Promise<T | null> => {
  try {
    return (await what()) ?? null;
  } catch {
    return null;
  }
};
