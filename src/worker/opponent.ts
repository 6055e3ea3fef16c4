import { err, ok, type Problem, type Result } from '../kernel/result.ts';
import type { Answer, EscapeRequest } from '../opponent/escape.ts';
import type { OpponentAnswer, OpponentRequest } from '../opponent/messages.ts';
import { SAYS } from '../opponent/words.ts';
import type { ProofRequest, Proved } from '../prover/who-wins.ts';
import type { Engine } from './engine.ts';

export interface Thinking {
  /** Null if there is no answer, or the question was dropped. */
  readonly answer: Promise<Result<OpponentAnswer | null, Problem>>;
  /** Ends it with the best line so far, as soon as there is one. The answer then lacks its reason. */
  stop(): void;
  drop(): void;
}

export interface Opponent {
  ask(request: OpponentRequest, onProgress?: (answer: OpponentAnswer) => void): Thinking;
  /** The reply that refutes a wrong turn of a puzzle, or null. */
  escape(request: EscapeRequest, signal: AbortSignal): Promise<Answer | null>;
  /** A proof of who wins. Rejects if the browser has no workers. */
  prove(request: ProofRequest, signal: AbortSignal, onProgress: (proved: Proved) => void): Promise<Proved>;
}

export const createOpponent = (engine: Engine): Opponent => {
  let current: Thinking | null = null;

  const ask: Opponent['ask'] = (request, onProgress = () => {}) => {
    current?.drop();
    const stopper = new AbortController();
    let best: OpponentAnswer | null = null;
    let isStopped = false;
    const thought = engine.call('bestLine', request, {
      signal: stopper.signal,
      onProgress(found) {
        best = found;
        if (isStopped) stopper.abort();
        else onProgress(found);
      },
    });
    const answer = thought.then(ok, () => (stopper.signal.aborted ? ok(best) : err({ text: SAYS.noWorker })));
    current = {
      answer,
      stop() {
        isStopped = true;
        if (best) stopper.abort();
      },
      drop() {
        best = null;
        stopper.abort();
      },
    };
    return current;
  };

  return {
    ask,
    escape: (request, signal) => engine.call('escape', request, { signal }),
    prove: (request, signal, onProgress) => engine.call('whoWins', request, { signal, onProgress }),
  };
};
