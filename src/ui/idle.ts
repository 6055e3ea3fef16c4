import { attempt } from '../app/base/browser.ts';

/** Milliseconds to wait in browsers without idle callbacks. */
const PAUSE = 50;
/** Upper bound in milliseconds: work runs after this even if the page never goes idle. */
const LATEST = 4000;

const rest = (): Promise<void> =>
  new Promise((done) => {
    const isComing = attempt(() => requestIdleCallback(() => done(), { timeout: LATEST })).ok;
    // Also where the browser never calls back.
    setTimeout(done, isComing ? LATEST : PAUSE);
  });

/** Milliseconds of a piece of work, which may delay the answer to a click. */
const PIECE = 12;

/** Resolves when the page is idle, to a function that tells whether time is left. */
export const idle = async (): Promise<() => boolean> => {
  await rest();
  const until = performance.now() + PIECE;
  return () => performance.now() < until;
};

/** Calls back when the page is idle, with a function that tells whether time is left. */
export const whenIdle = (work: (mayGoOn: () => boolean) => void): void => void idle().then(work);

/** Resolves when the page has handled its events, to a function that tells whether time is left. */
export const pause = (): Promise<() => boolean> =>
  new Promise((done) => {
    // Not a timer: timers are throttled in hidden tabs, where a game may be opened, too.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      const until = performance.now() + PIECE;
      done(() => performance.now() < until);
    };
    port2.postMessage(null);
  });

let last: Promise<unknown> = Promise.resolve();

/** Does the work when the page is idle, after all earlier work. What is no longer wanted then is not waited for. */
export const queueIdle = <T>(work: () => Promise<T>, isWanted = () => true): Promise<T> => {
  const mine = last.then(() => (isWanted() ? rest() : undefined)).then(work);
  // Its caller has the failure; what waits behind it goes on.
  last = mine.catch(() => undefined);
  return mine;
};
