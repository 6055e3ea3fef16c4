/**
 * Finds the answer that refutes a wrong try in a puzzle: a whole turn after which it is proved that the solver cannot
 * be sure to win in the turns left.
 */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { sure } from '../kernel/result.ts';
import { other } from '../kernel/side.ts';
import { createProof, type ProofSearch } from '../prover/proof.ts';
import { type Effort, limitsOf } from './levels.ts';
import { search } from './search.ts';

export interface EscapeRequest {
  /** The game's id. */
  readonly game: string;
  /** The answerer's turn begins. */
  readonly position: Position;
  /** Turns in which the solver has to win after the answer. */
  readonly turns: number;
}

/** A whole turn, action by action. */
export type Answer = readonly (readonly Target[])[];

/** The effort for the likeliest answer. */
const LOOK: Omit<Effort, 'turns'> = { seconds: 0.1, most: 1, noise: 0, width: 8 };
/** Seconds after which there is no answer. */
const MOST = 5;
const SEED = 1;

/** Thrown where the time is over. */
class Over extends Error {}

/** The answer, or null if none is found in time. `now` is a clock in milliseconds. */
export const findEscape = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  turns: number,
  now: () => number,
): Answer | null => {
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

  /** The rest of a turn after which the solver cannot win: the disproof's own, action by action. */
  const restOf = (position: Position): Answer | null => {
    const rest: (readonly Target[])[] = [];
    let at = position;
    while (at.ply === root.ply && !game.outcome(at)) {
      const { isWon, root: node } = proofAt(at);
      const picks = node.children?.[0]?.picks;
      if (isWon || !picks) return null;
      rest.push(picks);
      at = sure(game.play(at, picks)).state;
    }
    return rest;
  };

  /** The turn that a search plays. */
  const likeliest = (): { readonly answer: Answer; readonly after: Position } => {
    const answer: (readonly Target[])[] = [];
    let position = root;
    while (position.ply === root.ply && !game.outcome(position)) {
      const effort = { ...LOOK, turns: 2 * turns + 2 };
      const limits = { ...limitsOf(effort, evaluation, SEED), isOver: () => isPast(LOOK.most) };
      const picks = search(game, evaluation, position, limits)?.picks ?? [];
      const menu = game.ask(position, picks);
      if (!menu.ok || menu.value.kind !== 'act') throw new Over();
      answer.push(picks);
      position = game.next(position, menu.value.act);
    }
    return { answer, after: position };
  };

  try {
    const { answer, after } = likeliest();
    return proofAt(after).isWon ? restOf(root) : answer;
  } catch (error) {
    if (error instanceof Over) return null;
    throw error;
  }
};
