/**
 * Judges a try in a puzzle that is not the stored solution: it is refuted by a whole turn after which it is proved that
 * the solver cannot be sure to win in the turns left, or it is proved to win as well.
 */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { sure } from '../kernel/result.ts';
import { other } from '../kernel/side.ts';
import { createProof, type ProofSearch } from '../prover/proof.ts';
import { lineOf } from '../prover/who-wins.ts';
import { type Effort, limitsOf } from './levels.ts';
import { search } from './search.ts';

export interface TryRequest {
  /** The game's id. */
  readonly game: string;
  /** The answerer's turn begins. */
  readonly position: Position;
  /** Turns in which the solver has to win after the answer. */
  readonly turns: number;
}

type Line = readonly (readonly Target[])[];

/** What a proof says of a try. */
export interface TryProof {
  readonly isWon: boolean;
  /** The answer that refutes it, a whole turn; or the best defence and the win against it, as far as no dice are cast. */
  readonly line: Line;
}

/** The effort for the likeliest answer. */
const LOOK: Omit<Effort, 'turns'> = { seconds: 0.1, most: 1, noise: 0, width: 8 };
/** Seconds after which there is no answer. */
const MOST = 5;
const SEED = 1;

/** Thrown where the time is over. */
class Over extends Error {}

/** The proof, or null if none is found in time. `now` is a clock in milliseconds. */
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

  /** The proof that the solver wins in time after this position; thrown out of where the time is over. */
  const proofAt = (position: Position): ProofSearch => {
    const proof = createProof(game, evaluation, position, { side: solver, turns });
    proof.run(() => isPast(MOST));
    if (proof.isWon === null) throw new Over();
    return proof;
  };

  /** The proof from the try on: a refutation is the disproof's own, action by action. */
  const proved = (): TryProof | null => {
    const line: (readonly Target[])[] = [];
    let at = root;
    while (at.ply === root.ply && !game.outcome(at)) {
      const { isWon, root: node } = proofAt(at);
      if (isWon) return { isWon, line: lineOf(node) };
      const picks = node.children?.[0]?.picks;
      if (!picks) return null;
      line.push(picks);
      at = sure(game.play(at, picks)).state;
    }
    return { isWon: false, line };
  };

  /** The turn that a search plays. */
  const likeliest = (): { readonly line: Line; readonly after: Position } => {
    const line: (readonly Target[])[] = [];
    let position = root;
    while (position.ply === root.ply && !game.outcome(position)) {
      const effort = { ...LOOK, turns: 2 * turns + 2 };
      const limits = { ...limitsOf(effort, evaluation, SEED), isOver: () => isPast(LOOK.most) };
      const picks = search(game, evaluation, position, limits)?.picks ?? [];
      const menu = game.ask(position, picks);
      if (!menu.ok || menu.value.kind !== 'act') throw new Over();
      line.push(picks);
      position = game.next(position, menu.value.act);
    }
    return { line, after: position };
  };

  try {
    const { line, after } = likeliest();
    return proofAt(after).isWon ? proved() : { isWon: false, line };
  } catch (error) {
    if (error instanceof Over) return null;
    throw error;
  }
};
