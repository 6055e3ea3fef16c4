/** Reads saved games from outside in a worker, so that the page stays responsive. */
import { type Problem, problem, type Result } from '../../kernel/result.ts';
import type { Stamp } from './reading.ts';
import type { Content, Source } from './source.ts';
import { READING } from './words.ts';

/** Reads a source until `signal` is aborted. */
export type SourceReader = (
  source: Source,
  stamp: Stamp,
  signal: AbortSignal,
) => Promise<Result<Content, Problem>>;

/** Messages of the worker: it has started, or what it has read. */
export type ReaderMessage = 'begun' | Result<Content, Problem>;

/** Without a worker: reads at once, on the page. */
export const readHere: SourceReader = async (source, stamp) =>
  (await import('./source.ts')).readSource(source, stamp);

/**
 * Sizes are bounded, so the page can read by itself where no worker can be had (an old browser, a missing
 * file).
 */
export const readAside: SourceReader = (source, stamp, signal) =>
  new Promise((done) => {
    const here = () => done(readHere(source, stamp, signal));
    if (typeof Worker === 'undefined') return here();
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
    let hasBegun = false;
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => {
      if (data === 'begun') hasBegun = true;
      else {
        worker.terminate();
        done(data);
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      if (hasBegun) done(problem(READING.unreadable));
      else here();
    });
    worker.postMessage([source, stamp]);
  });
