/** The opponent's worker: reads the page's own file that thinks, and hands over what it says. */
import type { Message, Request } from './messages.ts';

const answer = async (from: string, request: Request): Promise<void> => {
  const { SERVER } = (await import(/* @vite-ignore */ from)) as typeof import('./serve.ts');
  await SERVER.serve(request, (message: Message) => postMessage(message));
};

addEventListener('message', ({ data: [from, request] }: MessageEvent<readonly [string, Request]>) => {
  answer(from, request).catch((error: unknown) => {
    // Only what is thrown outside a promise reaches the page.
    setTimeout(() => {
      throw error;
    });
  });
});
