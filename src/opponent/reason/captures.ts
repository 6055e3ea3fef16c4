/** What a line captures: at once, or with the next turn. */
import { SAYS } from '../words.ts';
import { type Loss, lossesOf, sumOf } from './line.ts';
import { nameLater, nameLosses, type Reason, reasonOf, standing } from './names.ts';
import type { Scene } from './scene.ts';

/** What this turn captures that would not be gone anyway. */
const wonIn = ({ game, worth, turns, rival, idle }: Scene): readonly Loss[] => {
  const won = lossesOf(turns[0], rival);
  const passed = won.length > 0 && worth.pass ? idle() : null;
  if (!passed) return won;
  const { units } = game.view(passed);
  return won.filter(({ unit }) => units[unit.id]);
};

/** What this turn captures, and what the answer to it captures. */
export const captureReason = (scene: Scene): Reason | null => {
  const { game, turns, side, rival, view } = scene;
  const won = wonIn(scene);
  if (won.length === 0) return null;
  const what = nameLater(game, view, won);
  const lost = lossesOf(turns[1], side);
  const text = lost.length > 0 ? SAYS.trades(what, rival, nameLater(game, view, lost)) : SAYS.captures(what);
  return reasonOf(text, won);
};

/**
 * What its side captures with its next turn, if the line goes on as expected: pieces that are on the board now,
 * named as they stand now. Where the answer captures something first, that is no reason.
 */
export const aimReason = ({ game, worth, turns, side, rival, view }: Scene): Reason | null => {
  if (lossesOf(turns[1], side).length > 0) return null;
  const next = lossesOf(turns[2], rival);
  const prey = next.flatMap(({ unit, rule }) => {
    const now = standing(view, unit);
    return now ? [{ unit: now, rule }] : [];
  });
  return prey.length === next.length && sumOf(worth, prey) > sumOf(worth, lossesOf(turns[3], side))
    ? reasonOf(SAYS.aims(nameLosses(game, prey)), prey)
    : null;
};
