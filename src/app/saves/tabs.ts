/** Locks each game to one tab, since two tabs would overwrite each other's saves. */
import { attempt, type KeyValueStore, tryOrNull } from '../base/browser.ts';

export interface Tabs {
  /** Claims game `id` for this tab. Resolves to false if another tab has the game. */
  claim(id: string, takeOver: boolean, onLost: () => void): Promise<boolean>;
  release(): void;
}

/** Number of attempts at a lock. A closed tab may release its lock late. */
const TRIES = 10;
const RETRY_DELAY = 100;
/** Number of waits for a lock, each of `RETRY_DELAY`, after which the game opens without the lock. */
const MAX_WAITS = 50;

/** Locks games through Web Locks, since a browser releases a lock when its page closes, crashes or reloads. */
export const createLockedTabs = (locks: LockManager, storage: KeyValueStore, tab: string): Tabs => {
  /** The storage key for the tab that last had a game, so that a reloaded tab gets its game back. */
  const holderKey = (id: string) => `oddboard/holder/${id}`;
  let held: { readonly id: string; readonly letGo: () => void } | null = null;
  let asked: { readonly id: string; answer: Promise<boolean> } | null = null;
  const release = () => {
    const id = held?.id;
    if (id !== undefined) attempt(() => storage.removeItem(holderKey(id)));
    held?.letGo();
    held = null;
    asked = null;
  };
  return {
    release,
    claim(id, takeOver, onLost) {
      if (held?.id === id) return Promise.resolve(true);
      if (asked?.id === id && !takeOver) return asked.answer;
      release();
      const isOurs = takeOver || tryOrNull(() => storage.getItem(holderKey(id))) === tab;
      const mine = { id, answer: Promise.resolve(false) };
      const isLeft = () => asked !== mine;
      asked = mine;
      mine.answer = new Promise<boolean>((answer) => {
        const ask = async (tries: number) => {
          let isHeld = false;
          try {
            const how = isOurs ? { steal: true } : { ifAvailable: true };
            await locks.request(`oddboard/game/${id}`, how, (lock) => {
              if (!lock) {
                if (tries <= 1) answer(false);
                else setTimeout(() => ask(tries - 1), RETRY_DELAY);
                return;
              }
              if (isLeft()) return answer(false);
              isHeld = true;
              attempt(() => storage.setItem(holderKey(id), tab));
              answer(true);
              return new Promise<void>((letGo) => {
                held = { id, letGo };
              });
            });
          } catch {
            // Locks are missing or failed: the game may open. A stolen lock means that another tab took over.
            if (!isHeld) return answer(true);
            if (held?.id !== id) return;
            held = null;
            onLost();
          }
        };
        const count = (beats: number) => {
          if (isLeft()) return;
          if (beats > 0) setTimeout(() => count(beats - 1), RETRY_DELAY);
          else answer(true);
        };
        void ask(TRIES);
        count(MAX_WAITS);
      });
      void mine.answer.then(() => {
        if (!isLeft()) asked = null;
      });
      return mine.answer;
    },
  };
};

/** Tabs without locks, for insecure contexts. Every tab may open every game. */
export const NO_LOCKS: Tabs = { claim: async () => true, release: () => undefined };
