/** Drawn over the board at a place: the last turn, the players' arrows, and the royal piece that is lost. */
import type { Target } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { memoize, memoizeLatest } from '../../kernel/memoize.ts';
import { other } from '../../kernel/side.ts';
import { type BoardView, type Mark, type MarkKind, type UnitView, unitsOn } from '../../kernel/view.ts';
import { nodeAt, positionAt, positionOf, type Table, turnStart, viewOf } from '../model/table.ts';
import { type ArrowColor, type Note, noteAt, readArrow } from '../model/tree.ts';

/** A player's arrow; on one square it is a circle. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly color: ArrowColor;
}

/** The arrows of a note as squares; unknown squares are left out. */
export const arrowsIn = memoizeLatest(({ arrows = [] }: Note, { board }: Game): readonly Arrow[] =>
  arrows.flatMap((spelled) => {
    const { color, ...names } = readArrow(spelled);
    const [from, to] = [squareNamed(board, names.from), squareNamed(board, names.to)];
    return from === null || to === null ? [] : [{ from, to, color }];
  }),
);

export const selectArrows = ({ table }: { readonly table: Table | null }): readonly Arrow[] | null =>
  table && arrowsIn(noteAt(table.tree, nodeAt(table)), table.game);

export interface LastTurn {
  /** The place of the line where it began. */
  readonly from: number;
  /** Those that the turn touched; where it only took a piece off the board, that piece's own. */
  readonly squares: readonly Square[];
  /** The paths of those that moved, start first, in their order; a body shows its own. */
  readonly ways: readonly (readonly Square[])[];
  readonly blasts: readonly Square[];
  /** The squares of units that acted and stayed where they are. */
  readonly actors: readonly Square[];
}

const NOTHING: LastTurn = { from: 0, squares: [], ways: [], blasts: [], actors: [] };

const actorOf = (view: BoardView, first: Target | undefined): UnitView | undefined => {
  if (first?.kind === 'unit') return view.units[first.unit];
  return first?.kind === 'square' ? unitsOn(view, first.square)[0] : undefined;
};

const unique = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)];

/** The squares that a motion touches: of a body, those that it enters and leaves. */
const touchedBy = ({ at, path }: Extract<BoardEvent, { kind: 'moved' }>, was: UnitView | undefined) =>
  was?.body === 'chain'
    ? [...at.slice(0, 1), ...was.at.filter((square) => !at.includes(square))]
    : [...path.slice(0, 1), ...at];

export const turnBetween = (table: Table, from: number, to: number): LastTurn => {
  const now = viewOf(table).units;
  const squares: Square[] = [];
  const ways: (readonly Square[])[] = [];
  const blasts: Square[] = [];
  const actors: Square[] = [];
  for (const [index, { picks, tell }] of table.replayed.turns.slice(from, to).entries()) {
    const events = tell().flatMap((step) => step.events);
    const before = table.game.view(positionAt(table, from + index));
    const actor = actorOf(before, picks[0]);
    const stayed = actor && now[actor.id];
    const hasMoved = events.some((event) => event.kind === 'moved' && event.unit === actor?.id);
    if (stayed && !hasMoved && deepEqual(stayed.at, actor.at)) actors.push(...stayed.at.slice(0, 1));
    if (actor && !stayed && !hasMoved) squares.push(...actor.at);
    for (const event of events) {
      if (event.kind === 'appeared') squares.push(...event.unit.at);
      if (event.kind === 'burst') blasts.push(...event.squares);
      if (event.kind !== 'moved') continue;
      const was = before.units[event.unit];
      squares.push(...touchedBy(event, was));
      const isWay = was?.body !== 'chain' && event.path.length > 1;
      if (isWay && !ways.some((way) => deepEqual(way, event.path))) ways.push(event.path);
    }
  }
  return { from, squares: unique(squares), ways, blasts: unique(blasts), actors: unique(actors) };
};

/** The last turn, or the present one so far. An offer touches no square: those lit before it stay lit. */
export const lastTurnOf = memoize((table: Table): LastTurn => {
  for (let to = table.cursor; to > 0; ) {
    const from = turnStart(table, to);
    const turn = turnBetween(table, from, to);
    if (turn.squares.length + turn.blasts.length + turn.actors.length > 0) return turn;
    to = from;
  }
  return NOTHING;
});

export interface Lost {
  /** As it stands, or stood last. */
  readonly unit: UnitView;
  readonly isGone: boolean;
  readonly blocked: readonly Square[];
}

/** Marks of squares that it could not enter; others of the lens tell why. */
const CLOSED: ReadonlySet<MarkKind> = new Set(['closed', 'blocked', 'check']);

/** The marks that close the squares around a piece: those that a turn has added, and the others. */
export const closedBy = (game: Game, before: Position, after: Position, unit: UnitView) => {
  const at = unit.at[0] ?? 0;
  // Some lenses show the exits of the side to move alone.
  const turned = before.toMove === unit.side ? before : game.asIf(before, unit.side, at);
  const closedIn = (position: Position): readonly Mark[] => {
    const marks = game.look(position, game.royal?.exits ?? '', at).map(([, mark]) => mark);
    return marks.filter(({ kind }) => CLOSED.has(kind));
  };
  const known = closedIn(turned ?? before).map(({ label }) => label);
  const isOld = ({ label }: Mark): boolean => known.includes(label);
  const closed = closedIn(after);
  return { news: closed.filter((mark) => !isOld(mark)), others: closed.filter(isOld) };
};

/** The royal piece of the side that has lost; null while none has, or the game shows none. */
export const lostOf = memoize((table: Table): Lost | null => {
  const { game, cursor } = table;
  const { royal } = game;
  const winner = viewOf(table).turn.outcome?.winner;
  if (!winner || !royal) return null;
  const side = other(winner);
  const isLost = (unit: UnitView) =>
    unit.side === side && unit.type === royal.type && unit.inside === undefined;
  const lostIn = (view: BoardView) => Object.values(view.units).find(isLost);
  const there = lostIn(viewOf(table));
  const unit = there ?? lostIn(game.view(positionAt(table, Math.max(0, turnStart(table, cursor)))));
  if (!unit) return null;
  const marks = there && royal.exits ? game.look(positionOf(table), royal.exits, unit.at[0] ?? null) : [];
  const isShut = marks.every(([, { kind }]) => kind !== 'exit' && kind !== 'reach');
  const blocked = marks.flatMap(([square, { kind }]) => (isShut && CLOSED.has(kind) ? [square] : []));
  return { unit, isGone: !there, blocked: [...new Set(blocked)] };
});
