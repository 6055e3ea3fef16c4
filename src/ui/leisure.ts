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

let last: Promise<unknown> = Promise.resolve();

/** Does the work after all that was asked for before, when the page rests; the answer is what it gives. */
export const atLeisure = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(rest).then(work);
  last = mine.catch(() => undefined);
  return mine;
};
