/** What a person waits for: done in pieces, one at a time, its progress shown once it takes longer than a moment, and stopped at any time. */
import type { StoreAccess, World } from './room.ts';
import { atOnce, inPieces, type Progress, type Work } from './work.ts';

export interface Errand {
  /** Aborted when the errand is stopped. */
  readonly signal: AbortSignal;
  /** Waits for something; once the errand is stopped, it never comes back from here. */
  until<T>(coming: Promise<T>): Promise<T>;
  /** Does work in pieces; once the errand is stopped, it never comes back from here. */
  finish<T>(work: Work<T>): Promise<T>;
}

export interface Errands {
  /** Runs an errand in place of the one before it; null where it was stopped. Whatever it changes, it changes at its end. */
  run<T>(errand: (errand: Errand) => Promise<T>): Promise<T | null>;
  stop(): void;
}

/** What is done sooner needs no word. */
const MOMENT = 300;
/** The time between two figures, for whoever reads them. */
const TICK = 100;

export const createErrands = ({ set }: Pick<StoreAccess, 'set'>, { pause }: Pick<World, 'pause'>): Errands => {
  let present: AbortController | null = null;

  const stop = () => {
    present?.abort();
    present = null;
  };

  /** Shows how far it has come, from a moment on and until it is hidden. */
  const shown = (progress: () => Progress) => {
    let isShown = false;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      isShown = true;
      set({ errand: progress() });
      timer = setTimeout(show, TICK);
    };
    timer = setTimeout(show, MOMENT);
    return () => {
      clearTimeout(timer);
      if (isShown) set({ errand: null });
    };
  };

  return {
    stop,
    async run(errand) {
      stop();
      const stopper = new AbortController();
      const { signal } = stopper;
      present = stopper;
      let progress: Progress = { done: 0, all: 0 };
      const stopped = new Promise<null>((end) => signal.addEventListener('abort', () => end(null)));
      const until = async <T>(coming: Promise<T>): Promise<T> => {
        const come = await coming;
        return signal.aborted ? new Promise<never>(() => undefined) : come;
      };
      const paused = pause && (() => until(pause()));
      const note = (now: Progress) => {
        progress = now;
      };
      const finish = async <T>(work: Work<T>): Promise<T> => (paused ? inPieces(work, paused, note) : atOnce(work));
      const hide = shown(() => progress);
      try {
        return await Promise.race([errand({ signal, until, finish }), stopped]);
      } finally {
        if (present === stopper) present = null;
        hide();
      }
    },
  };
};
