import { attempt } from '../app/base/browser.ts';

/** Milliseconds of the pause that replaces idle callbacks in browsers without them. */
const PAUSE = 50;
/** Milliseconds after which work runs even on a busy page. */
const LONGEST_WAIT = 4000;

const waitForIdle = (): Promise<void> =>
  new Promise((done) => {
    const hasIdleCallback = attempt(() => requestIdleCallback(() => done(), { timeout: LONGEST_WAIT })).ok;
    // A fallback, since some browsers never call back.
    setTimeout(done, hasIdleCallback ? LONGEST_WAIT : PAUSE);
  });

/** Milliseconds per slice of work. A click may wait that long. */
const SLICE = 12;

/** Waits until the page is idle. Resolves to a function that says whether the slice has time left. */
export const waitForIdleSlice = async (): Promise<() => boolean> => {
  await waitForIdle();
  const until = performance.now() + SLICE;
  return () => performance.now() < until;
};

export const whenIdle = (work: (mayContinue: () => boolean) => void): void => void waitForIdleSlice().then(work);

/** Waits for pending events, such as clicks. Resolves to a function that says whether the slice has time left. */
export const yieldToEvents = (): Promise<() => boolean> =>
  new Promise((done) => {
    // Uses a message, since browsers throttle the timers of hidden tabs. Games are opened in hidden tabs too.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      const until = performance.now() + SLICE;
      done(() => performance.now() < until);
    };
    port2.postMessage(null);
  });

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` after all queued work, when the page is idle. If `isWanted` returns false, `work` must return early,
 * because the queue runs unwanted work without waiting for an idle page.
 */
export const queueIdle = <T>(work: () => Promise<T>, isWanted = () => true): Promise<T> => {
  const mine = queue.then(() => (isWanted() ? waitForIdle() : undefined)).then(work);
  // The caller gets the rejection; the queue goes on.
  queue = mine.catch(() => undefined);
  return mine;
};
