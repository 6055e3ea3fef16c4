/**
 * The engine's methods, with the games that the page has, too. Their addresses are in this file, and the worker
 * reads this file from the page's own (see `vite.config.ts`, `modulePreload`).
 */
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Demos } from '../kernel/learning/demo.ts';
import type { OpponentAnswer, OpponentRequest } from '../opponent/messages.ts';
import { think } from '../opponent/think.ts';
import { judgeTry, type TryProof, type TryRequest } from '../opponent/tries.ts';
import { type Found, type PuzzleRequest, puzzleIn } from '../prover/puzzles.ts';
import { type ProofRequest, type Proved, whoWins } from '../prover/who-wins.ts';
import { find } from '../search/find.ts';
import type { Report, SearchRequest } from '../search/messages.ts';

const rules = import.meta.glob<{ readonly GAME: Game }>('../variants/*/index.ts');
const demonstrations = import.meta.glob<{ readonly DEMOS: Demos }>('../variants/*/demos{,/index}.ts');
const evaluations = import.meta.glob<{ readonly EVALUATION: Evaluation }>('../variants/*/evaluation.ts');

/** Reads a part of a game: one file, or the index of a folder. */
const read = <Part>(
  parts: Readonly<Record<string, () => Promise<Part>>>,
  id: string,
  name: string,
): Promise<Part> => {
  const part = parts[`../variants/${id}/${name}.ts`] ?? parts[`../variants/${id}/${name}/index.ts`];
  invariant(part, `there is no ${name} of ${id}`);
  return part();
};

/** The rules of a game, and what a search knows of it. */
const knowledgeOf = (id: string) =>
  Promise.all([read(rules, id, 'index'), read(evaluations, id, 'evaluation')]);

/** Milliseconds for one puzzle. */
const PUZZLE_TIME = 8_000;

const methods = {
  /** A line in which a clause is named; its progress is reports, the last of which is done. */
  async findClause(request: SearchRequest, report: (report: Report) => void): Promise<void> {
    const { game: id, rule } = request;
    const [{ GAME }, { DEMOS }] = await Promise.all([
      read(rules, id, 'index'),
      read(demonstrations, id, 'demos'),
    ]);
    const demo = DEMOS[rule];
    invariant(demo, `${rule} has no demonstration`);
    find(GAME, demo, request, report);
  },

  /** The best line, or null if there is none; its progress is the best line so far. */
  async bestLine(
    { game: id, position, question, seed, ...wishes }: OpponentRequest,
    say: (found: OpponentAnswer) => void,
  ): Promise<OpponentAnswer | null> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    return think(GAME, EVALUATION, position, question, seed, () => performance.now(), say, wishes);
  },

  /** Who wins, and how; its progress is the number of turns within which neither side can force a win. */
  async whoWins({ game: id, position, most }: ProofRequest, say: (proved: Proved) => void): Promise<Proved> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    const end = performance.now() + 1000 * most;
    return whoWins(GAME, EVALUATION, position, () => performance.now() > end, say);
  },

  /** What is proved of a try in a puzzle, or null if that is not found in time. */
  async judgeTry({ game: id, position, turns }: TryRequest): Promise<TryProof | null> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    return judgeTry(GAME, EVALUATION, position, turns, () => performance.now());
  },

  /** A puzzle in a position, or null if there is none, or none is found in time. */
  async findPuzzle({ game: id, position }: PuzzleRequest): Promise<Found | null> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    return puzzleIn(GAME, EVALUATION, position, PUZZLE_TIME, () => performance.now());
  },
};

/** For the worker: the methods, and the address of this file, which has both or neither. */
export const SERVER = { address: import.meta.url, methods };
