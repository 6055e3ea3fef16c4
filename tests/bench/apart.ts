/**
 * Each engine in a thread of its own. In one heap they spoil one another: what the collector of garbage
 * learns from one (that its questions live long, say) it holds to in the next, and that made chess five times
 * slower in every third run.
 */
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What a thread can be asked, by name. */
type Services = Readonly<Record<string, () => unknown>>;

export interface Thread {
  ask<T>(service: string): Promise<T>;
  end(): Promise<unknown>;
}

/** Starts this program again in a thread, for this one subject. */
export const apart = (program: URL, subject: string): Thread => {
  const worker = new Worker(program, { workerData: subject });
  return {
    async ask<T>(service: string) {
      worker.postMessage(service);
      const [answer] = await once(worker, 'message');
      return answer as T;
    },
    end: () => worker.terminate(),
  };
};

/** In the thread: answers what it is asked about its subject. */
export const serve = (servicesOf: (subject: string) => Promise<Services>): void => {
  const services = servicesOf(workerData as string);
  parentPort?.on('message', async (service: string) =>
    parentPort?.postMessage((await services)[service]?.()),
  );
};
