/** What a unit could do: now, if it were its side's turn, or alone on the board. To look at, never to play. */
import { type Square, squareName } from '../../kernel/board.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { type Choice, type Menu, type Refusal, refusalIn, square, type Target, type Tone, type UnitId } from '../../kernel/menu.ts';
import { remembered } from '../../kernel/remembered.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { whose } from '../telling/facts.ts';
import { positionOf, type Table, viewOf } from './table.ts';

/** What a choice looks like on a square. */
export type SquareTone = Tone | 'refused';
export type Tones = ReadonlyMap<Square, SquareTone>;

/** The squares that choices stand on, and how each is marked. */
export const tonesIn = (choices: readonly Choice<unknown>[], placesOf: (unit: UnitId) => readonly Square[]): Tones => {
  const tones = new Map<Square, SquareTone>();
  for (const { target, ...choice } of choices) {
    const squares = target.kind === 'square' ? [target.square] : target.kind === 'unit' ? placesOf(target.unit) : [];
    for (const each of squares) {
      const known = tones.get(each);
      if (choice.kind === 'open') tones.set(each, !known || known === 'refused' ? choice.tone() : 'special');
      else if (!known) tones.set(each, 'refused');
    }
  }
  return tones;
};

export interface UnitReach {
  readonly position: Position;
  readonly view: BoardView;
  readonly tones: Tones;
  /** What else could be done with it, besides going somewhere. */
  readonly also: readonly string[];
  /** Why it could do nothing at all. */
  readonly refusal: Refusal | null;
}

/** Does the question ask at once where to, because only one unit can go? Who goes is always asked plainly. */
const asksWhere = (menu: Menu<unknown>): boolean => {
  const open = menu.kind === 'ask' ? menu.choices.filter((choice) => choice.kind === 'open' && choice.target.kind !== 'option') : [];
  return open.length > 0 && open.every((choice) => choice.kind === 'open' && choice.tone() !== 'plain');
};

/** The picks that choose what stands on a square. */
const chosenAt = (game: Game, position: Position, at: Square): readonly Target[] => {
  // The menu as it grows: nobody asks here which units can act at all.
  const root = game.outcome(position) ? null : game.menu(position);
  if (root?.kind !== 'ask') return [square(at)];
  if (asksWhere(root)) return [];
  const { units } = game.view(position);
  const byUnit = root.choices.find(({ target }) => target.kind === 'unit' && units[target.unit]?.at.includes(at));
  const isListed = root.choices.some(({ target }) => target.kind === 'square' && target.square === at);
  return !isListed && byUnit ? [byUnit.target] : [square(at)];
};

/** What could be done with a unit at a position. */
export const reachIn = (game: Game, position: Position, at: Square): UnitReach => {
  const view = game.view(position);
  const menu = game.ask(position, chosenAt(game, position, at));
  if (!menu.ok) return { position, view, tones: new Map(), also: [], refusal: refusalIn(menu.error) };
  const choices = menu.value.kind === 'ask' ? menu.value.choices : [];
  const also = choices.flatMap(({ kind, target, label }) => (kind === 'open' && target.kind === 'option' ? [label ?? target.option] : []));
  return { position, view, tones: tonesIn(choices, (id) => view.units[id]?.at ?? []), also, refusal: null };
};

/** What a unit could do on this board if it were its side's turn. */
export const reachNow = (table: Table, unit: UnitView, at: Square): UnitReach | null => {
  const { game } = table;
  const position = positionOf(table);
  const own = unit.side === position.toMove ? reachIn(game, position, at) : null;
  if (own && !own.refusal) return own;
  const asIf = game.asIf(position, unit.side, at);
  return asIf ? reachIn(game, asIf, at) : own;
};

/** What such a unit could do if it stood there alone; null for what never does. */
export const reachAlone = (game: Game, { type, side }: UnitView, at: Square): UnitReach | null => {
  const position = game.lone(type, side, at);
  return position && reachIn(game, position, at);
};

/** The clause by which a unit goes: that of the step in which it does. */
export const clauseOfGoing = (game: Game, { position }: UnitReach, at: Square): RuleId | null => {
  const [action] = game.actions(position, chosenAt(game, position, at));
  const played = action && game.preview(position, action.picks);
  return (played?.ok && played.value.tell().find(({ events }) => events.some(({ kind }) => kind === 'moved'))?.rule) || null;
};

export interface Looking extends UnitReach {
  readonly unit: UnitView;
  readonly at: Square;
  /** "Black's Rook on a8". */
  readonly name: string;
  /** The table as if the unit were picked on it: what a choice would do is asked there. */
  readonly table: Table;
}

/** Whose unit is looked at: one that was picked and is not to move. It ends with the reason that is shown for it. */
export const lookingOf = remembered((table: Table): Looking | null => {
  const target = table.refused?.target;
  if (!target || table.picks.length > 0 || target.kind === 'option' || target.kind === 'direction') return null;
  const { units } = viewOf(table);
  const at = target.kind === 'square' ? target.square : units[target.unit]?.at[0];
  const unit = Object.values(units).find((each) => at !== undefined && each.inside === undefined && each.at.includes(at));
  const reach = unit && at !== undefined ? reachNow(table, unit, at) : null;
  if (!unit || !reach || at === undefined) return null;
  if (reach.refusal && unit.side === positionOf(table).toMove) return null;
  const { game } = table;
  const imagined = {
    ...table,
    replayed: { start: reach.position, turns: [] },
    cursor: 0,
    picks: chosenAt(game, reach.position, at),
    refused: null,
  };
  return { ...reach, unit, at, table: imagined, name: `${whose(game, unit)} on ${squareName(game.board, at)}` };
});
