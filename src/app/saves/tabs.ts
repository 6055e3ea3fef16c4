/** Which tab has a game: two tabs would overwrite each other's saves. */
import { attempt, had, type KeyValueStore } from '../base/browser.ts';

export interface Tabs {
  /** Claims a game and releases the one before; false while another tab has it. One that takes it later calls `onLost`. */
  claim(id: string, takeOver: boolean, onLost: () => void): Promise<boolean>;
  release(): void;
}

/** A closed tab may release its lock late: retry TRIES times, APART ms apart. */
const TRIES = 10;
const APART = 100;
/** Beats, APART ms apart, that locks may take to answer: a page that is slow to load is slow to count them. */
const PATIENCE = 50;

/** The browser releases a lock when its page is closed, killed or reloaded. */
export const lockedTabs = (locks: LockManager, storage: KeyValueStore, tab: string): Tabs => {
  /** Names the tab that had a game last: a reload keeps its claim. */
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
      const isOurs = takeOver || had(() => storage.getItem(holderKey(id))) === tab;
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
                else setTimeout(() => ask(tries - 1), APART);
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
            // Without locks, tabs are not kept apart. A stolen lock went to another tab.
            if (!isHeld) return answer(true);
            if (held?.id !== id) return;
            held = null;
            onLost();
          }
        };
        const count = (beats: number) => {
          if (isLeft()) return;
          if (beats > 0) setTimeout(() => count(beats - 1), APART);
          else answer(true);
        };
        void ask(TRIES);
        count(PATIENCE);
      });
      void mine.answer.then(() => {
        if (!isLeft()) asked = null;
      });
      return mine.answer;
    },
  };
};

/** Without locks (outside secure pages), every tab has every game. */
export const EVERY_GAME: Tabs = { claim: async () => true, release: () => undefined };
