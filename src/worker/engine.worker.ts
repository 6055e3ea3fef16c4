/** The worker of the engine. For each call, the worker imports the engine's methods from the URL in the call. */
import { answerCalls } from './answer.ts';
import type { Methods } from './call.ts';

interface ServerModule {
  readonly SERVER: { readonly methods: Methods };
}

answerCalls(async (address) => ((await import(/* @vite-ignore */ address)) as ServerModule).SERVER.methods);
