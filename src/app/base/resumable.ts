/** Long work that can be interrupted: a generator that yields its progress wherever something else may come first. */
export type Resumable<T> = Generator<WorkDone, T>;

export interface WorkDone {
  readonly done: number;
  /** 0 if it is not known. */
  readonly all: number;
}

export interface Pausing {
  /** Resolves when the page has handled its events, to a test whether work may go on. Without it nothing pauses. */
  pause?(): Promise<() => boolean>;
}

export const runSync = <T>(work: Resumable<T>): T => {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
};

/** `pause` is that of `Pausing`: a slice begins after it, and ends when its test fails. */
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
