/** What can wait is done when the page has nothing better to do, one thing after the other. */

/** Browsers that do not say when they rest are left alone for so many milliseconds. */
const PAUSE = 50;
/** A page that never rests gets it done all the same. */
const LATEST = 4000;

const rest = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LATEST });
    else setTimeout(done, PAUSE);
  });

/** So long a piece of work may take that comes between a click and its answer. */
const PIECE = 12;

/** Calls back when the page rests, and says when it is time to stop. */
export const inSpareTime = (work: (mayGoOn: () => boolean) => void): void =>
  void rest().then(() => {
    const until = performance.now() + PIECE;
    work(() => performance.now() < until);
  });

/** So long a piece may take of work that somebody waits for: nothing else that they do waits longer. */
const AWAITED = 30;

/** Comes back when the page has answered what came meanwhile, and says when it is time to let it answer again. */
export const pause = (): Promise<() => boolean> =>
  new Promise((done) => {
    // A timer would wait longer in a tab that nobody sees, where a game may be opened all the same.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      const until = performance.now() + AWAITED;
      done(() => performance.now() < until);
    };
    port2.postMessage(null);
  });

let last: Promise<unknown> = Promise.resolve();

/** Does the work after all that was asked for before, when the page rests; the answer is what it gives. */
export const atLeisure = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(rest).then(work);
  last = mine.catch(() => undefined);
  return mine;
};
