import { SAYS } from '../words.ts';
import type { ReasonContext } from './context.ts';
import { type Loss, lossesOfSide, sumOf } from './line.ts';
import { nameLaterLosses, nameLosses, reasonOf, sameUnitIn, type TurnReason } from './names.ts';

/** Returns the captures to explain. Pieces that a pass would also remove are left out: the turn did not win them. */
const capturesIn = ({ game, evaluation, turns, rival, afterPass }: ReasonContext): readonly Loss[] => {
  const won = lossesOfSide(turns[0], rival);
  const passed = won.length > 0 && evaluation.pass ? afterPass() : null;
  if (!passed) return won;
  const { units } = game.view(passed);
  return won.filter(({ unit }) => units[unit.id]);
};

export const captureReason = (context: ReasonContext): TurnReason | null => {
  const { game, turns, side, rival, view } = context;
  const won = capturesIn(context);
  if (won.length === 0) return null;
  const what = nameLaterLosses(game, view, won);
  const lost = lossesOfSide(turns[1], side);
  const text = lost.length > 0 ? SAYS.trades(what, rival, nameLaterLosses(game, view, lost)) : SAYS.captures(what);
  return reasonOf(text, won);
};

/** Names the captures in the side's next turn, if they gain material. Null if the other side captures in between. */
export const aimReason = ({ game, evaluation, turns, side, rival, view }: ReasonContext): TurnReason | null => {
  if (lossesOfSide(turns[1], side).length > 0) return null;
  const next = lossesOfSide(turns[2], rival);
  const prey = next.flatMap(({ unit, rule }) => {
    const now = sameUnitIn(view, unit);
    return now ? [{ unit: now, rule }] : [];
  });
  return prey.length === next.length && sumOf(evaluation, prey) > sumOf(evaluation, lossesOfSide(turns[3], side))
    ? reasonOf(SAYS.aims(nameLosses(game, prey)), prey)
    : null;
};
