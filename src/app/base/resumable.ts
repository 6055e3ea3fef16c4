/**
 * Long work that can be interrupted: a generator that yields its progress wherever something else may come
 * first.
 */

export interface WorkDone {
  readonly done: number;
  /** 0 if it is not known. */
  readonly all: number;
}

/** Where long work may let the page handle its events. */
export interface Pausing {
  /**
   * Resolves when the page has handled its events, to a test whether work may go on; without it long work is
   * done at once.
   */
  pause?(): Promise<() => boolean>;
}

export type Resumable<T> = Generator<WorkDone, T>;

/** Does all of it without a pause. */
export const runSync = <T>(work: Resumable<T>): T => {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
};

/**
 * Does all of it. `pause` resolves when the page has handled its events, to a test whether work may go on.
 */
export const runInSlices = async <T>(
  work: Resumable<T>,
  pause: () => Promise<() => boolean>,
  onProgress: (progress: WorkDone) => void,
): Promise<T> => {
  for (;;) {
    const mayGoOn = await pause();
    let next = work.next();
    while (!next.done && mayGoOn()) next = work.next();
    if (next.done) return next.value;
    onProgress(next.value);
  }
};
