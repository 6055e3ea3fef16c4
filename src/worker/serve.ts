/** The engine worker's methods, in chunks shared with the page (vite.config.ts). */
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Demos } from '../kernel/learning/demo.ts';
import type { OpponentAnswer, OpponentRequest } from '../opponent/messages.ts';
import { think } from '../opponent/think.ts';
import { judgeTry, type TryProof, type TryRequest } from '../opponent/tries.ts';
import { type FoundPuzzle, findPuzzleInTime, type PuzzleRequest } from '../prover/puzzles.ts';
import { type ProofRequest, type ProofResult, whoWins } from '../prover/who-wins.ts';
import type { Report, SearchRequest } from '../search/messages.ts';
import { runSearch } from '../search/seek.ts';

const rules = import.meta.glob<{ readonly GAME: Game }>('../variants/*/index.ts');
const demonstrations = import.meta.glob<{ readonly DEMOS: Demos }>('../variants/*/demos{,/index}.ts');
const evaluations = import.meta.glob<{ readonly EVALUATION: Evaluation }>('../variants/*/evaluation.ts');

const read = <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, id: string, name: string): Promise<Part> => {
  const part = parts[`../variants/${id}/${name}.ts`] ?? parts[`../variants/${id}/${name}/index.ts`];
  invariant(part, `there is no ${name} of ${id}`);
  return part();
};

const knowledgeOf = (id: string) => Promise.all([read(rules, id, 'index'), read(evaluations, id, 'evaluation')]);

/** Time limit for finding one puzzle, in milliseconds. */
const PUZZLE_TIME = 8_000;

const methods = {
  async findClause(request: SearchRequest, report: (report: Report) => void): Promise<void> {
    const { game: id, rule } = request;
    const [{ GAME }, { DEMOS }] = await Promise.all([read(rules, id, 'index'), read(demonstrations, id, 'demos')]);
    const demo = DEMOS[rule];
    invariant(demo, `${rule} has no demonstration`);
    runSearch(GAME, demo, request, report);
  },

  /** Finds the best line at a position. Meanwhile, reports the best line so far. */
  async bestLine(
    { game: id, position, question, seed, ...wishes }: OpponentRequest,
    report: (found: OpponentAnswer) => void,
  ): Promise<OpponentAnswer | null> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    return think(GAME, EVALUATION, position, question, seed, () => performance.now(), report, wishes);
  },

  /** Proves which side can force a win. Reports each depth, in turns, at which neither side can. */
  async whoWins(
    { game: id, position, seconds }: ProofRequest,
    report: (proved: ProofResult) => void,
  ): Promise<ProofResult> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    const end = performance.now() + 1000 * seconds;
    return whoWins(GAME, EVALUATION, position, () => performance.now() > end, report);
  },

  async judgeTry({ game: id, position, turns }: TryRequest): Promise<TryProof | null> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    return judgeTry(GAME, EVALUATION, position, turns, () => performance.now());
  },

  async findPuzzle({ game: id, position }: PuzzleRequest): Promise<FoundPuzzle | null> {
    const [{ GAME }, { EVALUATION }] = await knowledgeOf(id);
    return findPuzzleInTime(GAME, EVALUATION, position, PUZZLE_TIME, () => performance.now());
  },
};

/** The methods and the URL of this file. The page sends the URL to the worker, which imports the methods from it. */
export const SERVER = { address: import.meta.url, methods };
