import type { Game, LensMark, Position } from '../game.ts';
import type { Side } from '../side.ts';
import type { UnitView } from '../view.ts';
import type { Square } from './board.ts';

const OPEN_MARKS: ReadonlySet<string> = new Set(['exit', 'reach']);
export const CLOSED_MARKS: ReadonlySet<string> = new Set(['closed', 'blocked', 'check']);

/** Returns a side's royal piece, unless another piece carries it. */
export const royalOf = (game: Game, position: Position, side: Side): UnitView | undefined =>
  Object.values(game.view(position).units).find(
    (unit) => unit.side === side && unit.type === game.royal?.type && unit.inside === undefined,
  );

/** Returns the marks around a royal piece, by the lens `game.royal.exits`; empty if the game has no such lens. */
export const marksAround = (game: Game, position: Position, { at }: UnitView): readonly LensMark[] =>
  game.royal?.exits ? game.look(position, game.royal.exits, at[0] ?? null) : [];

export const surroundingsOf = (game: Game, position: Position, unit: UnitView) => {
  const marks = marksAround(game, position, unit);
  const among = (kinds: ReadonlySet<string>): readonly Square[] => [
    ...new Set(marks.flatMap(([square, { kind }]) => (kinds.has(kind) ? [square] : []))),
  ];
  return { marks, open: among(OPEN_MARKS), closed: among(CLOSED_MARKS) };
};
