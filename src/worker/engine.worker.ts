/** The engine's worker. It imports its methods from each call's URL, so that it shares chunks with the page. */
import { answerCalls } from './answer.ts';
import type { Methods } from './call.ts';

interface ServerModule {
  readonly SERVER: { readonly methods: Methods };
}

answerCalls(async (address) => ((await import(/* @vite-ignore */ address)) as ServerModule).SERVER.methods);
