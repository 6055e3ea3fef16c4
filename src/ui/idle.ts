import { attempt } from '../app/base/browser.ts';

/** The wait in milliseconds in browsers without idle callbacks. */
const PAUSE = 50;
/** The longest wait in milliseconds: work runs then even if the page is never idle. */
const LONGEST_WAIT = 4000;

const waitForIdle = (): Promise<void> =>
  new Promise((done) => {
    const hasIdleCallback = attempt(() => requestIdleCallback(() => done(), { timeout: LONGEST_WAIT })).ok;
    // A fallback, since some browsers never call back.
    setTimeout(done, hasIdleCallback ? LONGEST_WAIT : PAUSE);
  });

/** The length of a slice of work in milliseconds, by which it may delay a click. */
const SLICE = 12;

/** Resolves when the page is idle, to a function that says whether time is left. */
export const waitForIdleSlice = async (): Promise<() => boolean> => {
  await waitForIdle();
  const until = performance.now() + SLICE;
  return () => performance.now() < until;
};

export const whenIdle = (work: (mayContinue: () => boolean) => void): void => void waitForIdleSlice().then(work);

/** Resolves when pending events were handled, to a function that says whether time is left. */
export const yieldToEvents = (): Promise<() => boolean> =>
  new Promise((done) => {
    // Timers are throttled in hidden tabs, where games are opened too.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      const until = performance.now() + SLICE;
      done(() => performance.now() < until);
    };
    port2.postMessage(null);
  });

let queue: Promise<unknown> = Promise.resolve();

/** Queues work for when the page is idle. Work that is no longer wanted runs without that wait. */
export const queueIdle = <T>(work: () => Promise<T>, isWanted = () => true): Promise<T> => {
  const mine = queue.then(() => (isWanted() ? waitForIdle() : undefined)).then(work);
  // The caller gets the rejection; the queue goes on.
  queue = mine.catch(() => undefined);
  return mine;
};
