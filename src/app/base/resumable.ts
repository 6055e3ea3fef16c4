/** Long work in pieces: a generator that yields its progress wherever something else may come first. */
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

export interface LongTask {
  readonly signal: AbortSignal;
  /** Awaits a promise; never returns once the task is stopped. */
  until<T>(coming: Promise<T>): Promise<T>;
  /** Does work in pieces; never returns once the task is stopped. */
  finish<T>(work: Resumable<T>): Promise<T>;
}

export type LongTasks = ReturnType<typeof createTasks>;

/** Milliseconds before progress is shown, and between two updates of it. */
const MOMENT = 300;
const TICK = 100;

export const createTasks = (show: (progress: WorkDone | null) => void, { pause }: Pausing) => {
  let present: AbortController | null = null;

  const stop = () => {
    present?.abort();
    present = null;
  };

  const showLate = (progress: () => WorkDone) => {
    let isShown = false;
    const tick = () => {
      isShown = true;
      show(progress());
      timer = setTimeout(tick, TICK);
    };
    let timer = setTimeout(tick, MOMENT);
    return () => {
      clearTimeout(timer);
      if (isShown) show(null);
    };
  };

  return {
    stop,
    /** Runs a task in place of the one before; null if it is stopped. A task changes the table only at its end. */
    async run<T>(task: (task: LongTask) => Promise<T>): Promise<T | null> {
      stop();
      const stopper = new AbortController();
      const { signal } = stopper;
      present = stopper;
      let progress: WorkDone = { done: 0, all: 0 };
      const note = (now: WorkDone) => {
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
