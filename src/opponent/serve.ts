/**
 * The worker's part: answers a question with the games that the page has, too. Their addresses are in this
 * file, and the worker reads this file from the page's own (see `vite.config.ts`, `modulePreload`).
 */

import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Message, OpponentRequest } from './messages.ts';
import { think } from './think.ts';

const rules = import.meta.glob<{ readonly GAME: Game }>('../variants/*/index.ts');
const evaluations = import.meta.glob<{ readonly EVALUATION: Evaluation }>('../variants/*/evaluation.ts');

/** Fetches a game and its evaluation. */
const fetchGame = async (id: string): Promise<{ readonly game: Game; readonly evaluation: Evaluation }> => {
  const [rulesOf, evaluationOf] = [
    rules[`../variants/${id}/index.ts`],
    evaluations[`../variants/${id}/evaluation.ts`],
  ];
  invariant(rulesOf && evaluationOf, `${id} is a game with an opponent`);
  const [{ GAME: game }, { EVALUATION: evaluation }] = await Promise.all([rulesOf(), evaluationOf()]);
  return { game, evaluation };
};

/** Answers a request; `say` posts each result, the last message being `done`. */
const serve = async (
  { game: id, position, question, seed }: OpponentRequest,
  say: (message: Message) => void,
): Promise<void> => {
  const { game, evaluation } = await fetchGame(id);
  const answer = think(
    game,
    evaluation,
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
