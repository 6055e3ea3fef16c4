/** Remote procedure calls to a worker, with progress and cancellation, so that long work leaves the page free. */

/** A method of a worker. `report` sends progress to the page. */
// biome-ignore lint/suspicious/noExplicitAny: each method has types of its own, which `Caller` reads
type Method = (argument: any, report: (progress: any) => void) => unknown;

export type Methods = Readonly<Record<string, Method>>;

/** A call. `address` is the URL of the module with the methods, or '' if the worker's file contains these. */
export type CallMessage = readonly [method: string, argument: unknown, address: string];

/** The worker's messages: progress, then one result or error. */
export type WorkerMessage =
  | { readonly kind: 'progress' | 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly text: string };

interface CallOptions<Each extends Method> {
  /** The signal that ends the call and its worker. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  onProgress?(progress: Parameters<Parameters<Each>[1]>[0]): void;
  readonly transfer?: Transferable[];
}

export interface Caller<All extends Methods> {
  /** Calls a method. Rejects if the method throws, and with `NoWorker` if no worker can be created or loaded. */
  call<Name extends keyof All & string>(
    method: Name,
    argument: Parameters<All[Name]>[0],
    options?: CallOptions<All[Name]>,
  ): Promise<Awaited<ReturnType<All[Name]>>>;
  close(): void;
}

export type Port = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

export class NoWorker extends Error {}

const createPort = (make: () => Port): Port => {
  try {
    return make();
  } catch (error) {
    throw new NoWorker(String(error));
  }
};

/** Creates a caller of workers. Parallel calls have a worker each. One idle worker is kept to save its start. */
export const createCaller = <All extends Methods>(make: () => Port, address = ''): Caller<All> => {
  let idle: Port | null = null;
  const call: Caller<All>['call'] = (method, argument, { signal, onProgress, transfer = [] } = {}) =>
    new Promise((done, fail) => {
      signal?.throwIfAborted();
      const port = idle ?? createPort(make);
      idle = null;
      const end = (isReusable: boolean) => {
        signal?.removeEventListener('abort', abort);
        port.onmessage = null;
        port.onerror = null;
        if (isReusable && !idle) idle = port;
        else port.terminate();
      };
      const abort = () => {
        end(false);
        fail(signal?.reason);
      };
      signal?.addEventListener('abort', abort);
      port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === 'failed') {
          end(false);
          fail(new Error(data.text));
        } else if (data.kind === 'done') {
          end(true);
          // `Caller` types the methods as the worker's file defines them.
          done(data.value as Awaited<ReturnType<All[typeof method]>>);
        } else onProgress?.(data.value);
      };
      port.onerror = (event) => {
        event.preventDefault();
        end(false);
        fail(new NoWorker(event.message));
      };
      const posted: CallMessage = [method, argument, address];
      port.postMessage(posted, transfer);
    });
  const close = () => {
    idle?.terminate();
    idle = null;
  };
  return { call, close };
};
