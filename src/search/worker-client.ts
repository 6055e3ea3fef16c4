/** Searches in a worker, so that the page answers all the while. */
import type { Report, Searcher } from './messages.ts';

export const searchInWorker: Searcher = async (request, report, signal) => {
  const { SERVER } = await import('./serve.ts');
  await new Promise<void>((done, fail) => {
    const worker = new Worker(new URL('../serving.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      done();
    };
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (signal.aborted) return;
      report(data);
      if (data.isDone) end();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      fail(new Error(event.message));
    });
    worker.postMessage([SERVER.address, request]);
    if (signal.aborted) end();
  });
};
