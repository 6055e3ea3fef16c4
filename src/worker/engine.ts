import { type Caller, createCaller } from './call.ts';
import type { SERVER } from './serve.ts';

export type Engine = Caller<(typeof SERVER)['methods']>;

/** Loads the engine's address. Workers are created at the first call. */
export const openEngine = async (): Promise<Engine> => {
  const { SERVER } = await import('./serve.ts');
  return createCaller(
    () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }),
    SERVER.address,
  );
};
