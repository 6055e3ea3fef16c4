/**
 * The worker of every search: reads the page's own file that serves a request, whose address comes with the
 * request, and passes on its messages.
 */
interface Served {
  readonly SERVER: { serve(request: unknown, say: (message: unknown) => void): Promise<void> };
}

const answer = async (from: string, request: unknown): Promise<void> => {
  const { SERVER } = (await import(/* @vite-ignore */ from)) as Served;
  await SERVER.serve(request, (message) => postMessage(message));
};

addEventListener('message', ({ data: [from, request] }: MessageEvent<readonly [string, unknown]>) => {
  answer(from, request).catch((error: unknown) => {
    // Only an error outside a promise reaches the page.
    setTimeout(() => {
      throw error;
    });
  });
});
