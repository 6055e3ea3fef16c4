/** The engine: searches and the opponent, in workers of the page. */
import { type Caller, createCaller } from './call.ts';
import type { SERVER } from './serve.ts';

export type Engine = Caller<(typeof SERVER)['methods']>;

/** An engine whose workers are made at its calls. */
export const openEngine = async (): Promise<Engine> => {
  const { SERVER } = await import('./serve.ts');
  return createCaller(
    () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }),
    SERVER.address,
  );
};
