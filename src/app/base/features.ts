/** What a browser may lack, refuse or never answer, such as voices and locks. Here a failure becomes null. */
import { attempt } from './storage.ts';

/** A feature, or what a call of it returns; null where it is missing or throws. */
export const had = <T>(what: () => T | null | undefined): T | null => {
  const found = attempt(what);
  return found.ok ? (found.value ?? null) : null;
};

/** What a feature promises; null where it is missing, throws or rejects. Where it never answers, neither does this. */
export const promised = async <T>(what: () => Promise<T> | null | undefined): Promise<T | null> => {
  try {
    return (await what()) ?? null;
  } catch {
    return null;
  }
};
