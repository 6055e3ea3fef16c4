import { paths } from '../../kernel/asking/legal.ts';
import type { Breadth, Evaluation } from '../../kernel/evaluation.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { once } from '../../kernel/memoize.ts';
import type { Side } from '../../kernel/side.ts';
import type { Outcome, UnitView } from '../../kernel/view.ts';
import { type Loss, lossesOfAction } from './line.ts';

export interface ActionEffect {
  readonly losses: () => readonly Loss[];
  readonly outcome: () => Outcome | null;
}

/** How many quiet actions are examined to find a reason, since some games have thousands. */
const REASON_BREADTH: Breadth = { forcing: false, quiet: 200 };

const NONE: readonly Loss[] = [];

/** Lists the effects of all actions of the side to move, including later actions of the same turn. */
export const effectsOf = (game: Game, evaluation: Evaluation, position: Position): readonly ActionEffect[] => {
  const found: ActionEffect[] = [];
  for (const { picks, act } of evaluation.actions?.(position, REASON_BREADTH) ?? paths(game.menu(position))) {
    const after = once(() => game.next(position, act));
    const outcome = once(() => game.outcome(after()));
    const isCapture = evaluation.captureGain(position, act) > 0;
    found.push({ losses: once(() => (isCapture ? lossesOfAction(game, position, picks) : NONE)), outcome });
    const isGoingOn = evaluation.isMidTurn?.(after()) && after().toMove === position.toMove && !outcome();
    if (isGoingOn) found.push(...effectsOf(game, evaluation, after()));
  }
  return found;
};

export const winsFor =
  (side: Side) =>
  ({ outcome }: ActionEffect): boolean =>
    outcome()?.winner === side;

export const capturesUnit =
  ({ id }: UnitView) =>
  ({ losses }: ActionEffect): boolean =>
    losses().some(({ unit }) => unit.id === id);
