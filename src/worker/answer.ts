/** The worker's side of a call. */
import type { Answered, Call, Methods } from './call.ts';

const post = (answered: Answered): void => postMessage(answered);

/** Answers each call by its method among those of `methodsAt`, which is given the address in the call. */
export const answerCalls = (methodsAt: (address: string) => Methods | Promise<Methods>): void =>
  addEventListener('message', ({ data: [method, taken, address] }: MessageEvent<Call>) => {
    const answer = async () =>
      (await methodsAt(address))[method]?.(taken, (progress) => post({ kind: 'progress', value: progress }));
    answer().then(
      (value) => post({ kind: 'done', value }),
      (error: unknown) => post({ kind: 'failed', text: String(error) }),
    );
  });
