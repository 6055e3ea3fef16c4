/**
 * Long work that can be interrupted: a generator that yields its progress wherever something else may come
 * first.
 */

export interface Progress {
  readonly done: number;
  /** 0 if it is not known. */
  readonly all: number;
}

export type Work<T> = Generator<Progress, T>;

/** Does all of it without a pause. */
export const atOnce = <T>(work: Work<T>): T => {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
};

/**
 * Does all of it. `pause` resolves when the page has handled its events, to a test whether work may go on.
 */
export const inPieces = async <T>(
  work: Work<T>,
  pause: () => Promise<() => boolean>,
  onProgress: (progress: Progress) => void,
): Promise<T> => {
  for (;;) {
    const mayGoOn = await pause();
    let next = work.next();
    while (!next.done && mayGoOn()) next = work.next();
    if (next.done) return next.value;
    onProgress(next.value);
  }
};
