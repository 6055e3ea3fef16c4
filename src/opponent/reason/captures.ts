import { SAYS } from '../words.ts';
import { type Loss, lossesOf, sumOf } from './line.ts';
import { nameLater, nameLosses, reasonOf, standing, type TurnReason } from './names.ts';
import type { ReasonContext } from './scene.ts';

/** The captures of this turn, except pieces that would also be gone after a pass. */
const wonIn = ({ game, evaluation, turns, rival, idle }: ReasonContext): readonly Loss[] => {
  const won = lossesOf(turns[0], rival);
  const passed = won.length > 0 && evaluation.pass ? idle() : null;
  if (!passed) return won;
  const { units } = game.view(passed);
  return won.filter(({ unit }) => units[unit.id]);
};

export const captureReason = (scene: ReasonContext): TurnReason | null => {
  const { game, turns, side, rival, view } = scene;
  const won = wonIn(scene);
  if (won.length === 0) return null;
  const what = nameLater(game, view, won);
  const lost = lossesOf(turns[1], side);
  const text = lost.length > 0 ? SAYS.trades(what, rival, nameLater(game, view, lost)) : SAYS.captures(what);
  return reasonOf(text, won);
};

/**
 * The captures of the side's next turn. Null if the answer captures first, or if the prey is not on the board
 * yet.
 */
export const aimReason = ({
  game,
  evaluation,
  turns,
  side,
  rival,
  view,
}: ReasonContext): TurnReason | null => {
  if (lossesOf(turns[1], side).length > 0) return null;
  const next = lossesOf(turns[2], rival);
  const prey = next.flatMap(({ unit, rule }) => {
    const now = standing(view, unit);
    return now ? [{ unit: now, rule }] : [];
  });
  return prey.length === next.length && sumOf(evaluation, prey) > sumOf(evaluation, lossesOf(turns[3], side))
    ? reasonOf(SAYS.aims(nameLosses(game, prey)), prey)
    : null;
};
