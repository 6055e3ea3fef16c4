/** Which tab has a game: two tabs would overwrite each other's saves. */
import { had } from '../base/features.ts';
import { attempt, type KeyValueStore } from '../base/storage.ts';

export interface Tabs {
  /**
   * Claims a game for this tab and releases the one before. Resolves to false while another tab has it,
   * unless `takeOver`; `onLost` is called when another tab takes it over later.
   */
  claim(id: string, takeOver: boolean, onLost: () => void): Promise<boolean>;
  release(): void;
}

/** A closed tab may release its lock late: retry TRIES times, APART ms apart. */
const TRIES = 10;
const APART = 100;
/** Beats, APART ms apart, that locks may take to answer: a page that is slow to load is slow to count them. */
const PATIENCE = 50;

/** Notes which tab had each game last: a reload keeps its claim. */
const holders = (storage: KeyValueStore, tab: string) => {
  const keyOf = (id: string) => `oddboard/holder/${id}`;
  return {
    note: (id: string) => attempt(() => storage.setItem(keyOf(id), tab)),
    forget: (id: string) => attempt(() => storage.removeItem(keyOf(id))),
    isOurs: (id: string): boolean => had(() => storage.getItem(keyOf(id))) === tab,
  };
};

/** The browser releases a lock when its page is closed, killed or reloaded. */
export const lockedTabs = (locks: LockManager, storage: KeyValueStore, tab: string): Tabs => {
  const last = holders(storage, tab);
  let held: { readonly id: string; readonly letGo: () => void } | null = null;
  let asked: { readonly id: string; readonly answer: Promise<boolean> } | null = null;
  const release = () => {
    if (held) last.forget(held.id);
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
      const isOurs = takeOver || last.isOurs(id);
      const isLeft = () => asked?.answer !== claimed;
      const claimed = new Promise<boolean>((answer) => {
        const ask = async (tries: number) => {
          let isHeld = false;
          try {
            await locks.request(
              `oddboard/game/${id}`,
              isOurs ? { steal: true } : { ifAvailable: true },
              (lock) => {
                if (!lock) {
                  if (tries <= 1) answer(false);
                  else setTimeout(() => ask(tries - 1), APART);
                  return;
                }
                if (isLeft()) return answer(false);
                isHeld = true;
                last.note(id);
                answer(true);
                return new Promise<void>((letGo) => {
                  held = { id, letGo };
                });
              },
            );
          } catch {
            // Without locks, tabs are not kept apart. A stolen lock went to another tab.
            if (!isHeld) return answer(true);
            if (held?.id !== id) return;
            held = null;
            onLost();
          }
        };
        const count = (beats: number) => {
          if (asked?.answer !== claimed) return;
          if (beats > 0) setTimeout(() => count(beats - 1), APART);
          else answer(true);
        };
        // Once the claim is known as the one asked.
        queueMicrotask(() => {
          void ask(TRIES);
          count(PATIENCE);
        });
      });
      asked = { id, answer: claimed };
      void claimed.then(() => {
        if (!isLeft()) asked = null;
      });
      return claimed;
    },
  };
};

/** Without locks (outside secure pages), every tab has every game. */
export const EVERY_GAME: Tabs = { claim: async () => true, release: () => undefined };
