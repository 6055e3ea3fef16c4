/** Long work that can be put down and taken up again: it yields how far it has come wherever something else may come first. */

export interface Progress {
  readonly done: number;
  /** Zero where that is not known. */
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

/** Does all of it; `pause` comes back when the page has answered what came meanwhile, and says how long the work may go on then. */
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
