/** Reads saved games in a worker, so that the page stays responsive. */
import { type Problem, problem, type Result } from '../../kernel/result.ts';
import { createCaller, NoWorker } from '../../worker/call.ts';
import { READING } from '../base/reading-words.ts';
import type { METHODS } from './reader.worker.ts';
import type { Stamp } from './reading.ts';
import type { Content, Source } from './source.ts';

export type SourceReader = (
  source: Source,
  stamp: Stamp,
  signal: AbortSignal,
) => Promise<Result<Content, Problem>>;

/** Reads on the page; sizes are bounded, so this is possible. */
export const readHere: SourceReader = async (source, stamp) =>
  (await import('./source.ts')).readSource(source, stamp);

/** Reads in a worker, or on the page if none starts (an old browser, a missing file). */
export const readAside: SourceReader = async (source, stamp, signal) => {
  const worker = createCaller<typeof METHODS>(
    () => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return await worker.call('readSource', [source, stamp], { signal });
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof NoWorker ? readHere(source, stamp, signal) : problem(READING.unreadable);
  } finally {
    worker.close();
  }
};
