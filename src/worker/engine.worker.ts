/** The engine's worker. Each call names a module of the page's build, so that the worker and the page share chunks. */
import { answerCalls } from './answer.ts';
import type { Methods } from './call.ts';

interface ServerModule {
  readonly SERVER: { readonly methods: Methods };
}

answerCalls(async (address) => ((await import(/* @vite-ignore */ address)) as ServerModule).SERVER.methods);
