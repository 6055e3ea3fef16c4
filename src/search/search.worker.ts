/** The worker behind `searchAside`: reads the page's own file that searches, and hands over what it reports. */
import type { Report, Request } from './messages.ts';

const search = async (from: string, request: Request): Promise<void> => {
  const { SERVER } = (await import(/* @vite-ignore */ from)) as typeof import('./serve.ts');
  await SERVER.serve(request, (report: Report) => postMessage(report));
};

addEventListener('message', ({ data: [from, request] }: MessageEvent<readonly [string, Request]>) => {
  search(from, request).catch((error: unknown) => {
    // Only what is thrown outside a promise reaches the page.
    setTimeout(() => {
      throw error;
    });
  });
});
