import type { CallMessage, Methods, WorkerMessage } from './call.ts';

const post = (answered: WorkerMessage): void => postMessage(answered);

/** Answers calls. `methodsAt` returns the methods at a call's URL. */
export const answerCalls = (methodsAt: (address: string) => Methods | Promise<Methods>): void =>
  addEventListener('message', ({ data: [method, argument, address] }: MessageEvent<CallMessage>) => {
    const answer = async () =>
      (await methodsAt(address))[method]?.(argument, (progress) => post({ kind: 'progress', value: progress }));
    answer().then(
      (value) => post({ kind: 'done', value }),
      (error: unknown) => post({ kind: 'failed', text: String(error) }),
    );
  });
