/** The worker of searches and of the opponent: reads its methods from the page's own file. */
import { answerCalls } from './answer.ts';
import type { Methods } from './call.ts';

interface Served {
  readonly SERVER: { readonly methods: Methods };
}

answerCalls(async (address) => ((await import(/* @vite-ignore */ address)) as Served).SERVER.methods);
