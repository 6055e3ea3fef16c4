/** Judges tries: turns that differ from a puzzle's solution. A try fails if one reply provably prevents the win. */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { unwrap } from '../kernel/result.ts';
import { other } from '../kernel/side.ts';
import { createProof, type ProofSearch } from '../prover/proof.ts';
import { pathFromPicks } from '../prover/turns.ts';
import { lineOfProof } from '../prover/who-wins.ts';
import { type Effort, limitsOf } from './levels.ts';
import { search } from './search.ts';

export interface TryRequest {
  readonly game: string;
  /** The position after the try, with the solver's rival to move. */
  readonly position: Position;
  /** The solver's turns left after the reply to the try. */
  readonly turns: number;
}

type Line = readonly (readonly Target[])[];

export interface TryProof {
  readonly isWon: boolean;
  /** The turn that refutes the try. For a try that wins, the best defence and the win, up to the first roll of dice. */
  readonly line: Line;
}

/** Effort of the search for a likely refutation, which a proof then tests. */
const LIKELY_EFFORT: Omit<Effort, 'turns'> = { budgetSeconds: 0.1, maxSeconds: 1, noise: 0, width: 8 };
/** Time limit in seconds for the whole judgement. */
const MAX_SECONDS = 5;
const SEED = 1;

class OutOfTime extends Error {}

/** Proves whether a try wins. Returns null at the time limit. `now` is a clock in milliseconds. */
export const judgeTry = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  turns: number,
  now: () => number,
): TryProof | null => {
  const solver = other(root.toMove);
  const began = now();
  const isPast = (seconds: number): boolean => now() > began + 1000 * seconds;

  /** Runs a proof search that decides whether the puzzle solver's side wins. Throws `OutOfTime` at the time limit. */
  const proofAt = (position: Position): ProofSearch => {
    const proof = createProof(game, evaluation, position, { side: solver, turns });
    proof.run(() => isPast(MAX_SECONDS));
    if (proof.isWon === null) throw new OutOfTime();
    return proof;
  };

  /** Proves that the try wins, or else builds the refuting turn by single actions, since a turn may have several. */
  const proveTurn = (): TryProof | null => {
    const line: (readonly Target[])[] = [];
    let at = root;
    while (at.ply === root.ply && !game.outcome(at)) {
      const { isWon, root: node } = proofAt(at);
      if (isWon) return { isWon, line: lineOfProof(node) };
      const picks = node.children?.[0]?.picks;
      if (!picks) return null;
      line.push(picks);
      at = unwrap(game.play(at, picks)).state;
    }
    return { isWon: false, line };
  };

  const findLikelyRefutation = (): { readonly line: Line; readonly after: Position } => {
    const line: (readonly Target[])[] = [];
    let position = root;
    while (position.ply === root.ply && !game.outcome(position)) {
      const effort = { ...LIKELY_EFFORT, turns: 2 * turns + 2 };
      const limits = {
        ...limitsOf(effort, evaluation, SEED),
        shouldStop: () => isPast(LIKELY_EFFORT.maxSeconds),
      };
      const picks = search(game, evaluation, position, limits)?.picks ?? [];
      const path = pathFromPicks(game, position, picks);
      if (!path) throw new OutOfTime();
      line.push(picks);
      position = game.next(position, path.act);
    }
    return { line, after: position };
  };

  try {
    const { line, after } = findLikelyRefutation();
    return proofAt(after).isWon ? proveTurn() : { isWon: false, line };
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  }
};
