/** The royal piece of a side, and the squares around it. */
import type { Game, LensMark, Position } from '../game.ts';
import type { Side } from '../side.ts';
import type { MarkKind, UnitView } from '../view.ts';
import type { Square } from './board.ts';

/** Marks of squares that it can move to by itself. */
const OPEN: ReadonlySet<MarkKind> = new Set(['exit', 'reach']);
/** Marks of squares that it could not enter; others of the lens tell why. */
export const CLOSED: ReadonlySet<MarkKind> = new Set(['closed', 'blocked', 'check']);

/** A side's royal piece; undefined where it has none. */
export const royalOf = (game: Game, position: Position, side: Side): UnitView | undefined =>
  Object.values(game.view(position).units).find(
    (unit) => unit.side === side && unit.type === game.royal?.type && unit.inside === undefined,
  );

/** The marks around a royal piece; none in a game that does not show its exits. */
export const marksAround = (game: Game, position: Position, { at }: UnitView): readonly LensMark[] =>
  game.royal?.exits ? game.look(position, game.royal.exits, at[0] ?? null) : [];

/** The marks around a royal piece, the squares that are open to it, and those that are not. */
export const surroundingsOf = (game: Game, position: Position, unit: UnitView) => {
  const marks = marksAround(game, position, unit);
  const among = (kinds: ReadonlySet<MarkKind>): readonly Square[] => [
    ...new Set(marks.flatMap(([square, { kind }]) => (kinds.has(kind) ? [square] : []))),
  ];
  return { marks, open: among(OPEN), closed: among(CLOSED) };
};
