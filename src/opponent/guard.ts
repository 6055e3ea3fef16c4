/**
 * Wins at once by the other side, against which a selective search is blind: it tries few actions in its tree,
 * and such a win may be a rare one. What is played here comes on top of the budget.
 */
import { type Path, paths } from '../kernel/asking/legal.ts';
import type { Breadth, Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { afterAll, winsAtOnce } from './at-once.ts';
import { type Candidate, candidateOf } from './candidates.ts';

/** Quiet actions tried for a win. */
const BREADTH: Breadth = { forcing: false, quiet: 60 };
/** Most actions kept that won after another action, which are tried first. */
const MOST_KEPT = 6;
/** Most actions tried as a defence. */
const MOST_TRIED = 1000;

export interface Guard {
  /** Does the other side win at once after this action? */
  isLosing(candidate: Candidate): boolean;
  /** Of all actions the first that is not losing; 'none', or null where not all are tried. */
  defence(isTooLate: () => boolean): Candidate | 'none' | null;
}

/** The guard of a position. */
export const createGuard = (game: Game, evaluation: Evaluation, root: Position): Guard => {
  const winners: Path<unknown>[] = [];
  const known = new Map<number, boolean>();

  const wins = (position: Position, act: unknown): boolean => winsAtOnce(game, evaluation, position, act);

  const winsAgain = (position: Position, { picks }: Path<unknown>): boolean => {
    const menu = game.ask(position, picks);
    return menu.ok && menu.value.kind === 'act' && wins(position, menu.value.act);
  };

  const isWonAt = (position: Position): boolean => {
    if (winners.some((path) => winsAgain(position, path))) return true;
    for (const path of evaluation.actions?.(position, BREADTH) ?? []) {
      if (!wins(position, path.act)) continue;
      winners.unshift(path);
      winners.splice(MOST_KEPT);
      return true;
    }
    return false;
  };

  const isRefuted = ({ path, after }: Candidate): boolean =>
    afterAll(game, evaluation, root, path.act, after)?.every(
      (each) => each.toMove !== root.toMove && !game.outcome(each) && isWonAt(each),
    ) ?? false;

  const isLosing: Guard['isLosing'] = (candidate) => {
    const found = known.get(candidate.label) ?? isRefuted(candidate);
    known.set(candidate.label, found);
    return found;
  };

  return {
    isLosing,
    defence(isTooLate) {
      let left = MOST_TRIED;
      for (const path of paths(game.menu(root))) {
        const candidate = candidateOf(game, evaluation, root, path);
        if (!isLosing(candidate)) return candidate;
        if (left-- <= 0 || isTooLate()) return null;
      }
      return 'none';
    },
  };
};
