/** Long work that yields its progress wherever it may pause, so that the page can react. */
export type Resumable<T> = Generator<WorkProgress, T>;

export interface WorkProgress {
  readonly done: number;
  /** The amount of all work, in the unit of `done`; 0 if unknown. */
  readonly all: number;
}

export interface Pausing {
  /** Lets the page react. Resolves to a test, which returns false when the next pause is due. */
  pause?(): Promise<() => boolean>;
}

export const runSync = <T>(work: Resumable<T>): T => {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
};

/** Runs work in slices with a `pause` before each, so that the page can react. */
export const runInSlices = async <T>(
  work: Resumable<T>,
  pause: () => Promise<() => boolean>,
  onProgress: (progress: WorkProgress) => void,
): Promise<T> => {
  for (;;) {
    const mayContinue = await pause();
    let next = work.next();
    while (!next.done && mayContinue()) next = work.next();
    if (next.done) return next.value;
    onProgress(next.value);
  }
};

export interface LongTask {
  readonly signal: AbortSignal;
  /** Awaits a promise. Never resolves once the task is stopped, so that the task does nothing more. */
  until<T>(coming: Promise<T>): Promise<T>;
  /** Runs work in slices. Never settles once the task is stopped. */
  finish<T>(work: Resumable<T>): Promise<T>;
}

export type LongTasks = ReturnType<typeof createTasks>;

/** Milliseconds before the progress of a task is shown. Shorter tasks show none. */
const PROGRESS_DELAY = 300;
/** Milliseconds between two updates of the progress shown. */
const PROGRESS_INTERVAL = 100;

export const createTasks = (show: (progress: WorkProgress | null) => void, { pause }: Pausing) => {
  let present: AbortController | null = null;

  const stop = () => {
    present?.abort();
    present = null;
  };

  const showLate = (progress: () => WorkProgress) => {
    let isShown = false;
    const tick = () => {
      isShown = true;
      show(progress());
      timer = setTimeout(tick, PROGRESS_INTERVAL);
    };
    let timer = setTimeout(tick, PROGRESS_DELAY);
    return () => {
      clearTimeout(timer);
      if (isShown) show(null);
    };
  };

  return {
    stop,
    /** Runs a task after stopping the previous one. A task can stop at any `await`, so it must change state last. */
    async run<T>(task: (task: LongTask) => Promise<T>): Promise<T | null> {
      stop();
      const stopper = new AbortController();
      const { signal } = stopper;
      present = stopper;
      let progress: WorkProgress = { done: 0, all: 0 };
      const note = (now: WorkProgress) => {
        progress = now;
      };
      const stopped = new Promise<null>((end) => signal.addEventListener('abort', () => end(null)));
      const until = async <T>(coming: Promise<T>): Promise<T> => {
        const come = await coming;
        return signal.aborted ? new Promise<never>(() => undefined) : come;
      };
      const finish = async <T>(work: Resumable<T>): Promise<T> =>
        pause ? runInSlices(work, () => until(pause()), note) : runSync(work);
      const hide = showLate(() => progress);
      try {
        return await Promise.race([task({ signal, until, finish }), stopped]);
      } finally {
        if (present === stopper) present = null;
        hide();
      }
    },
  };
};
