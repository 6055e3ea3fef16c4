import { err, ok, type Problem, type Result } from '../kernel/result.ts';
import type { OpponentAnswer, OpponentRequest } from '../opponent/messages.ts';
import type { TryProof, TryRequest } from '../opponent/tries.ts';
import { SAYS } from '../opponent/words.ts';
import type { FoundPuzzle, PuzzleRequest } from '../prover/puzzles.ts';
import type { ProofRequest, ProofResult } from '../prover/who-wins.ts';
import { type Caller, createCaller } from './call.ts';
import type { SERVER } from './serve.ts';

type Engine = Caller<(typeof SERVER)['methods']>;

/** Opens the engine. Its worker is created only at the first call, since many visits need none. */
export const openEngine = async (): Promise<Engine> => {
  const { SERVER } = await import('./serve.ts');
  return createCaller(
    () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }),
    SERVER.address,
  );
};

export interface Thinking {
  /** Resolves to null if the engine has no answer, or after `drop`. */
  readonly answer: Promise<Result<OpponentAnswer | null, Problem>>;
  /** Ends the search with the best line so far, as soon as there is one. */
  stop(): void;
  drop(): void;
}

export interface Opponent {
  ask(request: OpponentRequest, onProgress?: (answer: OpponentAnswer) => void): Thinking;
  /** Judges a try in a puzzle; null without a proof in time. */
  judgeTry(request: TryRequest, signal: AbortSignal): Promise<TryProof | null>;
  /** Finds a puzzle. Resolves to null if none is found in 8 seconds. */
  findPuzzle(request: PuzzleRequest, signal: AbortSignal): Promise<FoundPuzzle | null>;
  /** Proves who wins. Rejects if the browser has no workers. */
  prove(request: ProofRequest, signal: AbortSignal, onProgress: (proved: ProofResult) => void): Promise<ProofResult>;
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
    judgeTry: (request, signal) => engine.call('judgeTry', request, { signal }),
    findPuzzle: (request, signal) => engine.call('findPuzzle', request, { signal }),
    prove: (request, signal, onProgress) => engine.call('whoWins', request, { signal, onProgress }),
  };
};
