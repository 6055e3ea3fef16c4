import { type Problem, problem, type Result } from '../../kernel/result.ts';
import { createCaller, NoWorker } from '../../worker/call.ts';
import { READING } from '../base/reading-words.ts';
import type { READER_METHODS } from './reader.worker.ts';
import type { Stamp } from './reading.ts';
import type { Content, Source } from './source.ts';

export type SourceReader = (
  source: Source,
  stamp: Stamp,
  words: string,
  signal: AbortSignal,
) => Promise<Result<Content, Problem>>;

/** Reads games on the main thread, so the page does not react meanwhile. A worker is better, but may be missing. */
export const readOnPage: SourceReader = async (source, stamp, words) =>
  (await import('./source.ts')).readSource(source, stamp, words);

/** Reads games in a worker, so that the page can react. If no worker starts, reads games on the main thread. */
export const readInWorker: SourceReader = async (source, stamp, words, signal) => {
  const worker = createCaller<typeof READER_METHODS>(
    () => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return await worker.call('readSource', [source, stamp, words], { signal });
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof NoWorker ? readOnPage(source, stamp, words, signal) : problem(READING.unreadable);
  } finally {
    worker.close();
  }
};
