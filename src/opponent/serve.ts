/** The worker's side: answers one question after the other, with the games that its front door hands over. */
import type { GameEntry } from '../kernel/game.ts';
import type { Message, Request } from './messages.ts';
import { think } from './think.ts';

/** Answers a request; `say` posts what is found, the last message being `done`. */
export const serve = async (
  entries: readonly GameEntry[],
  { game: id, position, question, seed }: Request,
  say: (message: Message) => void,
  now: () => number,
): Promise<void> => {
  const entry = entries.find((each) => each.id === id);
  const [game, worth] = await Promise.all([entry?.load(), entry?.worth?.()]);
  const answer =
    game && worth
      ? think(game, worth, position, question, seed, now, (found) => say({ kind: 'progress', answer: found }))
      : null;
  say({ kind: 'done', answer });
};
