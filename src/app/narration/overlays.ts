import type { Target } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import { royalOf, surroundingsOf } from '../../kernel/board/royal.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import { memoize, memoizeLatest } from '../../kernel/memoize.ts';
import { other } from '../../kernel/side.ts';
import { type BoardView, type UnitView, unitsOn } from '../../kernel/view.ts';
import { nodeAt, positionAt, positionOf, type Table, turnStart, viewOf } from '../model/table.ts';
import { type ArrowColor, type Note, noteAt, readArrow } from '../model/tree.ts';

/** An arrow, or a circle if it starts and ends on one square. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly color: ArrowColor;
}

/** Reads the arrows of a note. Skips arrows with unknown squares, since a note may come from a file. */
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
  readonly from: number;
  readonly squares: readonly Square[];
  /** Paths of moved units. Snakes have none: their bodies show the way. */
  readonly paths: readonly (readonly Square[])[];
  readonly blasts: readonly Square[];
  /** Squares of units that acted without moving, since no path shows them. */
  readonly actors: readonly Square[];
}

const NOTHING: LastTurn = { from: 0, squares: [], paths: [], blasts: [], actors: [] };

const actorOf = (view: BoardView, first: Target | undefined): UnitView | undefined => {
  if (first?.kind === 'unit') return view.units[first.unit];
  return first?.kind === 'square' ? unitsOn(view, first.square)[0] : undefined;
};

const unique = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)];

/** Returns the squares that a move changes. A Snake's body mostly stays, so only squares entered or left count. */
const changedSquares = ({ at, path }: Extract<BoardEvent, { kind: 'moved' }>, was: UnitView | undefined) =>
  was?.body === 'chain'
    ? [...at.slice(0, 1), ...was.at.filter((square) => !at.includes(square))]
    : [...path.slice(0, 1), ...at];

export const turnBetween = (table: Table, from: number, to: number): LastTurn => {
  const now = viewOf(table).units;
  const squares: Square[] = [];
  const paths: (readonly Square[])[] = [];
  const blasts: Square[] = [];
  const actors: Square[] = [];
  for (const [index, { picks, tell }] of table.replayed.actions.slice(from, to).entries()) {
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
      squares.push(...changedSquares(event, was));
      const isWay = was?.body !== 'chain' && event.path.length > 1;
      if (isWay && !paths.some((way) => deepEqual(way, event.path))) paths.push(event.path);
    }
  }
  return { from, squares: unique(squares), paths, blasts: unique(blasts), actors: unique(actors) };
};

/** The last turn with a visible change, even if still unfinished. A draw offer changes nothing visible. */
export const lastTurnOf = memoize((table: Table): LastTurn => {
  for (let to = table.cursor; to > 0; ) {
    const from = turnStart(table, to);
    const turn = turnBetween(table, from, to);
    if (turn.squares.length + turn.blasts.length + turn.actors.length > 0) return turn;
    to = from;
  }
  return NOTHING;
});

export interface LostRoyal {
  readonly unit: UnitView;
  readonly isGone: boolean;
  readonly blocked: readonly Square[];
}

/** Returns the royal piece of the side that lost; null without a winner or a royal piece. */
export const lostRoyalOf = memoize((table: Table): LostRoyal | null => {
  const { game, cursor } = table;
  const winner = viewOf(table).turn.outcome?.winner;
  if (!winner) return null;
  const there = royalOf(game, positionOf(table), other(winner));
  const before = positionAt(table, Math.max(0, turnStart(table, cursor)));
  const unit = there ?? royalOf(game, before, other(winner));
  if (!unit) return null;
  const { open, closed } = surroundingsOf(game, positionOf(table), unit);
  return { unit, isGone: !there, blocked: there && open.length === 0 ? closed : [] };
});
