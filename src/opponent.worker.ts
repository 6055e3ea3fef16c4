/** The opponent's front door: joins the list of games and the search, in a worker of its own. */
import type { Message, Request } from './opponent/messages.ts';
import { serve } from './opponent/serve.ts';
import { GAMES } from './variants/index.ts';

const say = (message: Message): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  // What goes wrong here reaches the page as an error of the worker.
  serve(GAMES, data, say, () => performance.now()).catch((error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
});
