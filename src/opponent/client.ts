/** The page's side: a worker that is made on first demand, and thinks about one question at a time. */
import { err, ok, type Problem, type Result } from '../kernel/result.ts';
import type { Message, OpponentAnswer, OpponentRequest } from './messages.ts';
import { SAYS } from './words.ts';

/** The part of a worker that the page uses. */
export interface Port {
  postMessage(request: OpponentRequest): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: Message }) => void): void;
  addEventListener(
    kind: 'error',
    heard: (event: { readonly message?: string; preventDefault(): void }) => void,
  ): void;
  terminate(): void;
}

/** A question in progress. */
export interface Thinking {
  /** Null if there is none, or the question was dropped. */
  readonly answer: Promise<Result<OpponentAnswer | null, Problem>>;
  /** Ends it with the best found so far, as soon as anything is found, without its reason. */
  stop(): void;
  /** Ends it without an answer. */
  drop(): void;
}

export interface Opponent {
  /** Asks a question, and drops the one in progress. */
  ask(request: OpponentRequest, onProgress?: (answer: OpponentAnswer) => void): Thinking;
}

/** A worker, and its present listener. */
interface Seat {
  readonly port: Port;
  hear: ((message: Message) => void) | null;
  fail: (() => void) | null;
}

const seatOf = (port: Port): Seat => {
  const seat: Seat = { port, hear: null, fail: null };
  port.addEventListener('message', ({ data }) => seat.hear?.(data));
  port.addEventListener('error', (event) => {
    event.preventDefault();
    seat.fail?.();
  });
  return seat;
};

const NO_WORKER = err({ text: SAYS.noWorker });

/** An opponent whose worker is made by `make`; a worker that is stopped ends at once, and another is made. */
export const createOpponent = (make: () => Port): Opponent => {
  let idle: Seat | null = null;
  let current: Thinking | null = null;

  const ask: Opponent['ask'] = (request, onProgress = () => {}) => {
    current?.drop();
    let seat: Seat;
    try {
      seat = idle ?? seatOf(make());
    } catch {
      return { answer: Promise.resolve(NO_WORKER), stop: () => {}, drop: () => {} };
    }
    idle = null;
    let best: OpponentAnswer | null = null;
    let isStopped = false;
    let finish: (result: Result<OpponentAnswer | null, Problem>) => void = () => {};
    const answer = new Promise<Result<OpponentAnswer | null, Problem>>((done) => {
      finish = done;
    });
    const end = (result: Result<OpponentAnswer | null, Problem>, isReusable: boolean): void => {
      if (current !== thinking) return;
      current = null;
      seat.hear = null;
      seat.fail = null;
      if (isReusable) idle = seat;
      else seat.port.terminate();
      finish(result);
    };
    const thinking: Thinking = {
      answer,
      stop: () => {
        isStopped = true;
        if (best) end(ok(best), false);
      },
      drop: () => end(ok(null), false),
    };
    seat.hear = (message) => {
      if (message.kind === 'done') return end(ok(message.answer), true);
      best = message.answer;
      if (isStopped) end(ok(best), false);
      else onProgress(best);
    };
    seat.fail = () => end(NO_WORKER, false);
    current = thinking;
    seat.port.postMessage(request);
    return thinking;
  };

  return { ask };
};

/** An opponent in a worker of the page, which is made at the first question. */
export const openOpponent = async (): Promise<Opponent> => {
  const { SERVER } = await import('./serve.ts');
  return createOpponent(() => {
    const worker = new Worker(new URL('../serving.worker.ts', import.meta.url), { type: 'module' });
    return {
      postMessage: (request) => worker.postMessage([SERVER.address, request]),
      addEventListener: worker.addEventListener.bind(worker),
      terminate: () => worker.terminate(),
    };
  });
};
