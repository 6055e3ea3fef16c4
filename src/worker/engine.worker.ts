/** The engine's worker imports its methods from each call's URL. */
import { answerCalls } from './answer.ts';
import type { Methods } from './call.ts';

interface ServerModule {
  readonly SERVER: { readonly methods: Methods };
}

answerCalls(async (address) => ((await import(/* @vite-ignore */ address)) as ServerModule).SERVER.methods);
