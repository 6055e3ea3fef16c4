import { paths } from '../asking/legal.ts';
import type { Square } from '../board/board.ts';
import { CLOSED_MARKS, marksAround, royalOf, surroundingsOf } from '../board/royal.ts';
import type { Game, Position } from '../game.ts';
import { other } from '../side.ts';
import type { Mark, UnitView } from '../view.ts';

/**
 * Returns the closed marks that a turn has added around the royal piece `unit`.
 * A closed mark means that the piece cannot enter the marked square.
 */
export const closedMarksAdded = (game: Game, before: Position, after: Position, unit: UnitView): readonly Mark[] => {
  const turned = before.toMove === unit.side ? before : game.withSideToMove(before, unit.side, unit.at[0] ?? 0);
  const from = turned ?? before;
  const { marks, open } = surroundingsOf(game, from, unit);
  const known = new Set(marks.map(([, { label }]) => label));
  const news = marksAround(game, after, unit).filter(
    ([, { kind, label }]) => CLOSED_MARKS.has(kind) && !known.has(label),
  );
  const taken = news.filter(([square]) => open.includes(square));
  return (taken.length > 0 ? taken : news).map(([, mark]) => mark);
};

/** Returns the square to which a royal piece has moved. Null if the piece stayed or is gone. */
export const royalDestination = (game: Game, { side, at }: UnitView, position: Position): Square | null => {
  const [to] = royalOf(game, position, side)?.at ?? [];
  return to === undefined || to === at[0] ? null : to;
};

/** Finds a square to which a royal piece can escape this turn without losing at once. Null if there is none. */
export const escapeSquare = (game: Game, position: Position, royal: UnitView): Square | null => {
  for (const { act } of paths(game.menu(position))) {
    const after = game.next(position, act);
    if (game.outcome(after)?.winner === other(royal.side)) continue;
    const to = after.ply === position.ply ? escapeSquare(game, after, royal) : royalDestination(game, royal, after);
    if (to !== null) return to;
  }
  return null;
};
