/**
 * The worker's part: answers a question with the games that the page has, too. Their addresses are in this
 * file, and the worker reads this file from the page's own (see `vite.config.ts`, `modulePreload`).
 */
import type { Game } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Worth } from '../kernel/worth.ts';
import type { Message, Request } from './messages.ts';
import { think } from './think.ts';

const rules = import.meta.glob<{ readonly GAME: Game }>('../variants/*/index.ts');
const worths = import.meta.glob<{ readonly WORTH: Worth }>('../variants/*/worth.ts');

/** Fetches a game and its worth. */
const fetchGame = async (id: string): Promise<{ readonly game: Game; readonly worth: Worth }> => {
  const [rulesOf, worthOf] = [rules[`../variants/${id}/index.ts`], worths[`../variants/${id}/worth.ts`]];
  invariant(rulesOf && worthOf, `${id} is a game with an opponent`);
  const [{ GAME: game }, { WORTH: worth }] = await Promise.all([rulesOf(), worthOf()]);
  return { game, worth };
};

/** Answers a request; `say` posts each result, the last message being `done`. */
const serve = async (
  { game: id, position, question, seed }: Request,
  say: (message: Message) => void,
): Promise<void> => {
  const { game, worth } = await fetchGame(id);
  const answer = think(
    game,
    worth,
    position,
    question,
    seed,
    () => performance.now(),
    (found) => say({ kind: 'progress', answer: found }),
  );
  say({ kind: 'done', answer });
};

/** The worker's entry into this file, and the file's address. */
export const SERVER = { address: import.meta.url, serve };
