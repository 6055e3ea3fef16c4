/** Calls into a worker: a method by its name, its progress, and its result; a signal ends a call. */

/** Takes one value; `say` tells the page of progress. */
// biome-ignore lint/suspicious/noExplicitAny: each method has types of its own, which `Caller` reads
type Method = (taken: any, say: (progress: any) => void) => unknown;

/** The methods of a worker, by name. */
export type Methods = Readonly<Record<string, Method>>;

/** A call as it is posted; `address` is that of the file with the methods, if the worker does not have them. */
export type Call = readonly [method: string, taken: unknown, address: string];

/** The worker's answers: progress, and at the end a result or an error. */
export type Answered =
  | { readonly kind: 'progress' | 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly text: string };

interface CallOptions<Each extends Method> {
  /** Ends the call and its worker; the call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  onProgress?(progress: Parameters<Parameters<Each>[1]>[0]): void;
  readonly transfer?: Transferable[];
}

export interface Caller<All extends Methods> {
  /** Calls a method; rejects if it throws, with `NoWorker` if there is no worker. */
  call<Name extends keyof All & string>(
    method: Name,
    taken: Parameters<All[Name]>[0],
    options?: CallOptions<All[Name]>,
  ): Promise<Awaited<ReturnType<All[Name]>>>;
  /** Ends the worker that is kept. */
  close(): void;
}

/** The part of a worker that the page uses. */
export type Port = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

/** A worker could not be made, or its file not be read. */
export class NoWorker extends Error {}

const made = (make: () => Port): Port => {
  try {
    return make();
  } catch (error) {
    throw new NoWorker(String(error));
  }
};

/**
 * Calls into workers made by `make`: each call has one of its own, and the worker of a call that is done is
 * kept for the next.
 */
export const createCaller = <All extends Methods>(make: () => Port, address = ''): Caller<All> => {
  let idle: Port | null = null;
  const call: Caller<All>['call'] = (method, taken, { signal, onProgress, transfer = [] } = {}) =>
    new Promise((done, fail) => {
      signal?.throwIfAborted();
      const port = idle ?? made(make);
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
      port.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.kind === 'failed') {
          end(false);
          fail(new Error(data.text));
        } else if (data.kind === 'done') {
          end(true);
          // The worker's file gives the value the method's type.
          done(data.value as Awaited<ReturnType<All[typeof method]>>);
        } else onProgress?.(data.value);
      };
      port.onerror = (event) => {
        event.preventDefault();
        end(false);
        fail(new NoWorker(event.message));
      };
      const posted: Call = [method, taken, address];
      port.postMessage(posted, transfer);
    });
  const close = () => {
    idle?.terminate();
    idle = null;
  };
  return { call, close };
};
