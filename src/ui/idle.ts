import { attempt } from '../app/base/browser.ts';

/** The wait in milliseconds in browsers without idle callbacks. */
const PAUSE = 50;
/** The longest wait in milliseconds: work runs then even if the page is never idle. */
const LATEST = 4000;

const rest = (): Promise<void> =>
  new Promise((done) => {
    const isComing = attempt(() => requestIdleCallback(() => done(), { timeout: LATEST })).ok;
    // A fallback, since some browsers never call back.
    setTimeout(done, isComing ? LATEST : PAUSE);
  });

/** The length of a slice of work in milliseconds, by which it may delay a click. */
const PIECE = 12;

/** Resolves when the page is idle, to a function that says whether time is left. */
export const idle = async (): Promise<() => boolean> => {
  await rest();
  const until = performance.now() + PIECE;
  return () => performance.now() < until;
};

export const whenIdle = (work: (mayGoOn: () => boolean) => void): void => void idle().then(work);

/** Resolves when pending events were handled, to a function that says whether time is left. */
export const pause = (): Promise<() => boolean> =>
  new Promise((done) => {
    // Timers are throttled in hidden tabs, where games are opened too.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      const until = performance.now() + PIECE;
      done(() => performance.now() < until);
    };
    port2.postMessage(null);
  });

let last: Promise<unknown> = Promise.resolve();

/** Queues work for when the page is idle. Work that is no longer wanted runs without that wait. */
export const queueIdle = <T>(work: () => Promise<T>, isWanted = () => true): Promise<T> => {
  const mine = last.then(() => (isWanted() ? rest() : undefined)).then(work);
  // The caller gets the rejection; the queue goes on.
  last = mine.catch(() => undefined);
  return mine;
};
