/** Which tab has a game: two tabs of one game would overwrite each other. */

export interface Claims {
  /**
   * Claims a game for this tab, and lets go of the one before. The answer is no where another tab has it, unless it is to be
   * taken over; `onLost` is called when another tab takes it over later.
   */
  claim(id: string, takeOver: boolean, onLost: () => void): Promise<boolean>;
  release(): void;
}

/** A page that is being left lets go of its game a moment after the next one asks. */
const PATIENCE = 250;

/** The browser lets go of a lock by itself when its tab is closed or killed. */
export const lockClaims = (locks: LockManager): Claims => {
  let held: { readonly id: string; readonly letGo: () => void } | null = null;
  const release = () => {
    held?.letGo();
    held = null;
  };
  return {
    release,
    claim(id, takeOver, onLost) {
      if (held?.id === id) return Promise.resolve(true);
      release();
      return new Promise((answer) => {
        const options: LockOptions = takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
        const holding = locks.request(`oddboard/game/${id}`, options, () => {
          answer(true);
          return new Promise<void>((letGo) => {
            held = { id, letGo };
          });
        });
        holding.catch(() => {
          answer(false);
          if (held?.id !== id) return;
          held = null;
          onLost();
        });
      });
    },
  };
};

/** Where the browser has no locks (outside secure pages), every tab has every game. */
export const NO_CLAIMS: Claims = { claim: async () => true, release: () => undefined };
