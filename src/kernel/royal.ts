/** The royal piece of a side, the squares open to it, and those that a turn has closed. */
import { paths } from './asking/legal.ts';
import type { Square } from './board/board.ts';
import type { Game, LensMark, Position } from './game.ts';
import { other, type Side } from './side.ts';
import type { Mark, MarkKind, UnitView } from './view.ts';

/** Marks of squares that it can move to by itself. */
const OPEN: ReadonlySet<MarkKind> = new Set(['exit', 'reach']);
/** Marks of squares that it could not enter; others of the lens tell why. */
const CLOSED: ReadonlySet<MarkKind> = new Set(['closed', 'blocked', 'check']);

/** A side's royal piece; undefined where it has none. */
export const royalOf = (game: Game, position: Position, side: Side): UnitView | undefined =>
  Object.values(game.view(position).units).find(
    (unit) => unit.side === side && unit.type === game.royal?.type && unit.inside === undefined,
  );

/** The marks around a royal piece; none in a game that does not show its exits. */
const marksAround = (game: Game, position: Position, { at }: UnitView): readonly LensMark[] =>
  game.royal?.exits ? game.look(position, game.royal.exits, at[0] ?? null) : [];

/** The squares around a royal piece that are open to it, and those that are not. */
export const surroundingsOf = (game: Game, position: Position, unit: UnitView) => {
  const marks = marksAround(game, position, unit);
  const among = (kinds: ReadonlySet<MarkKind>): readonly Square[] => [
    ...new Set(marks.flatMap(([square, { kind }]) => (kinds.has(kind) ? [square] : []))),
  ];
  return { open: among(OPEN), closed: among(CLOSED) };
};

/** The marks that a turn has added to the closed squares around a royal piece: of exits, if it closed any. */
export const closedBy = (game: Game, before: Position, after: Position, unit: UnitView): readonly Mark[] => {
  // Some lenses show the exits of the side to move alone.
  const turned = before.toMove === unit.side ? before : game.asIf(before, unit.side, unit.at[0] ?? 0);
  const from = turned ?? before;
  const known = new Set(marksAround(game, from, unit).map(([, { label }]) => label));
  const { open } = surroundingsOf(game, from, unit);
  const news = marksAround(game, after, unit).filter(
    ([, { kind, label }]) => CLOSED.has(kind) && !known.has(label),
  );
  const taken = news.filter(([square]) => open.includes(square));
  return (taken.length > 0 ? taken : news).map(([, mark]) => mark);
};

/** The square that a royal piece has moved to in another position; null where it has not moved. */
export const movedTo = (game: Game, { side, at }: UnitView, position: Position): Square | null => {
  const [to] = royalOf(game, position, side)?.at ?? [];
  return to === undefined || to === at[0] ? null : to;
};

/** A square that a royal piece can move to in a turn after which its side has not lost; null if there is none. */
export const wayOut = (game: Game, position: Position, royal: UnitView): Square | null => {
  for (const { act } of paths(game.menu(position))) {
    const after = game.next(position, act);
    if (game.outcome(after)?.winner === other(royal.side)) continue;
    const to = after.ply === position.ply ? wayOut(game, after, royal) : movedTo(game, royal, after);
    if (to !== null) return to;
  }
  return null;
};
