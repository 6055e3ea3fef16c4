/** Which tab has a game: two tabs of one game would overwrite each other. */
import { attempt, type Shelf } from '../storage.ts';

export interface Claims {
  /**
   * Claims a game for this tab, and lets go of the one before. The answer is no where another tab has it, unless it is to be
   * taken over; `onLost` is called when another tab takes it over later.
   */
  claim(id: string, takeOver: boolean, onLost: () => void): Promise<boolean>;
  release(): void;
}

/** A tab that was closed or killed lets go of its game a moment later, where the machine is busy: it is asked so often, so far apart. */
const TRIES = 10;
const APART = 100;

/** Which tab had a game last: what this tab had before it was loaded again, it has still. */
const holderKey = (id: string) => `oddboard/holder/${id}`;

/** The browser lets go of a lock by itself when its page is closed, killed or loaded again. */
export const lockClaims = (locks: LockManager, shelf: Shelf, tab: string): Claims => {
  let held: { readonly id: string; readonly letGo: () => void } | null = null;
  const release = () => {
    const id = held?.id;
    if (id !== undefined) attempt(() => shelf.removeItem(holderKey(id)));
    held?.letGo();
    held = null;
  };
  const wasOurs = (id: string) => {
    const holder = attempt(() => shelf.getItem(holderKey(id)));
    return holder.ok && holder.value === tab;
  };
  return {
    release,
    claim(id, takeOver, onLost) {
      if (held?.id === id) return Promise.resolve(true);
      release();
      const isOurs = takeOver || wasOurs(id);
      return new Promise((answer) => {
        /** Asks without a clock: a page that is busy loading must not take its own slowness for another tab. */
        const ask = async (tries: number) => {
          let isHeld = false;
          try {
            await locks.request(`oddboard/game/${id}`, isOurs ? { steal: true } : { ifAvailable: true }, (lock) => {
              if (!lock) {
                if (tries <= 1) answer(false);
                else setTimeout(() => ask(tries - 1), APART);
                return;
              }
              isHeld = true;
              attempt(() => shelf.setItem(holderKey(id), tab));
              answer(true);
              return new Promise<void>((letGo) => {
                held = { id, letGo };
              });
            });
          } catch {
            // A browser that gives no locks keeps no tabs apart. One that took this lock away gave it to another tab.
            if (!isHeld) return answer(true);
            if (held?.id !== id) return;
            held = null;
            onLost();
          }
        };
        void ask(TRIES);
      });
    },
  };
};

/** Where the browser has no locks (outside secure pages), every tab has every game. */
export const NO_CLAIMS: Claims = { claim: async () => true, release: () => undefined };
