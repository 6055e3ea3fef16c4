/**
 * Finds the answer that refutes a wrong try in a puzzle: a whole turn after which the solver cannot win any
 * more in the turns left. All of the solver's turns are tried, so a found answer is sound.
 */
import { passingPaths } from '../kernel/asking/legal.ts';
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other } from '../kernel/side.ts';
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

  /** Goes on, or throws. */
  const ask = (): boolean => {
    if (isPast(MOST)) throw new Over();
    return false;
  };

  /** Can the solver win within `left` of its turns, by the dice as they stand? */
  const canWin = (position: Position, left: number): boolean => {
    const outcome = game.outcome(position);
    if (outcome) return outcome.winner === solver;
    if (left === 0) return false;
    const isSolvers = position.toMove === solver;
    for (const { act } of passingPaths(game.menu(position), ask)) {
      ask();
      const after = game.next(position, act);
      const isSpent = isSolvers && after.ply !== position.ply;
      if (canWin(after, isSpent ? left - 1 : left) === isSolvers) return isSolvers;
    }
    return !isSolvers;
  };

  /** The rest of a turn after which the solver cannot win. */
  const restOf = (position: Position): Answer | null => {
    if (position.ply !== root.ply || game.outcome(position)) return canWin(position, turns) ? null : [];
    for (const { picks, act } of passingPaths(game.menu(position), ask)) {
      ask();
      const rest = restOf(game.next(position, act));
      if (rest) return [picks, ...rest];
    }
    return null;
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
    return canWin(after, turns) ? restOf(root) : answer;
  } catch (error) {
    if (error instanceof Over) return null;
    throw error;
  }
};
