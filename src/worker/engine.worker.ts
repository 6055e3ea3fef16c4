/** The worker of searches and of the opponent. It imports its methods from the URL given in the call. */
import { answerCalls } from './answer.ts';
import type { Methods } from './call.ts';

interface ServerModule {
  readonly SERVER: { readonly methods: Methods };
}

answerCalls(async (address) => ((await import(/* @vite-ignore */ address)) as ServerModule).SERVER.methods);
