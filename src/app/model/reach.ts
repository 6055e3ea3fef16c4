/** A unit's reach: now, on its side's turn, or alone on the board. For display only. */
import {
  type Choice,
  type MayGoOn,
  type Menu,
  type Refusal,
  refusalIn,
  type Tone,
} from '../../kernel/asking/menu.ts';
import { square, type Target, type UnitId } from '../../kernel/asking/target.ts';
import { type Square, squareName } from '../../kernel/board/board.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { crowdOf, isOfCrowd } from './crowd.ts';
import { placesOf } from './picking.ts';
import { positionOf, questionOf, type Table, viewOf } from './table.ts';
import { whose } from './unit-names.ts';

/** The mark of a choice on a square. */
export type SquareTone = Tone | 'refused';
export type Tones = ReadonlyMap<Square, SquareTone>;

/** The squares of these choices, with their marks. */
const tonesIn = (
  choices: readonly Choice<unknown>[],
  placesOf: (unit: UnitId) => readonly Square[],
): Tones => {
  const tones = new Map<Square, SquareTone>();
  for (const { target, ...choice } of choices) {
    const squares =
      target.kind === 'square' ? [target.square] : target.kind === 'unit' ? placesOf(target.unit) : [];
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
  /** Its options besides moving, and the labels of those that it has now. */
  readonly options: readonly Choice<unknown>[];
  readonly also: readonly string[];
  /** The reason for which it can do nothing at all. */
  readonly refusal: Refusal | null;
}

/**
 * Does the question ask for a target at once, because only one unit can move? Choosing a unit is always toned
 * `plain`.
 */
const asksWhere = (menu: Menu<unknown>): boolean => {
  const open =
    menu.kind === 'ask'
      ? menu.choices.filter((choice) => choice.kind === 'open' && choice.target.kind !== 'option')
      : [];
  return open.length > 0 && open.every((choice) => choice.kind === 'open' && choice.tone() !== 'plain');
};

/** The picks that choose the unit on a square. */
export const chosenAt = (game: Game, position: Position, at: Square): readonly Target[] => {
  // The unpruned menu: which units can act does not matter here.
  const root = game.outcome(position) ? null : game.menu(position);
  if (root?.kind !== 'ask') return [square(at)];
  if (asksWhere(root)) return [];
  const { units } = game.view(position);
  const byUnit = root.choices.find(
    ({ target }) => target.kind === 'unit' && units[target.unit]?.at.includes(at),
  );
  const isListed = root.choices.some(({ target }) => target.kind === 'square' && target.square === at);
  return !isListed && byUnit ? [byUnit.target] : [square(at)];
};

/** A unit's reach at a position. */
export const reachIn = (game: Game, position: Position, at: Square): UnitReach => {
  const view = game.view(position);
  const menu = game.ask(position, chosenAt(game, position, at));
  if (!menu.ok)
    return { position, view, tones: new Map(), options: [], also: [], refusal: refusalIn(menu.error) };
  const choices = menu.value.kind === 'ask' ? menu.value.choices : [];
  const options = choices.filter(({ target }) => target.kind === 'option');
  const also = options.flatMap(({ kind, target, label }) =>
    kind === 'open' && target.kind === 'option' ? [label ?? target.option] : [],
  );
  return {
    position,
    view,
    tones: tonesIn(choices, (id) => view.units[id]?.at ?? []),
    options,
    also,
    refusal: null,
  };
};

/** A unit's reach on this board on its side's turn. */
export const reachNow = (table: Table, unit: UnitView, at: Square): UnitReach | null => {
  const { game } = table;
  const position = positionOf(table);
  const own = unit.side === position.toMove ? reachIn(game, position, at) : null;
  if (own && !own.refusal) return own;
  const asIf = game.asIf(position, unit.side, at);
  return asIf ? reachIn(game, asIf, at) : own;
};

interface Looked {
  readonly unit: UnitView;
  readonly at: Square;
  /** The same board on its side's turn. */
  readonly position: Position;
}

export interface UnitLook extends UnitReach, Looked {
  /** "Black's Rook on a8". */
  readonly name: string;
  /** The table with the unit picked, for previews of its choices. */
  readonly table: Table;
}

/** The unit on the square whose pick was refused. */
export const refusedUnit = (table: Table): { readonly unit: UnitView; readonly at: Square } | null => {
  const target = table.refused?.target;
  if (!target || target.kind === 'option' || target.kind === 'direction') return null;
  const { units } = viewOf(table);
  const at = target.kind === 'square' ? target.square : units[target.unit]?.at[0];
  const unit = Object.values(units).find(
    (each) => at !== undefined && each.inside === undefined && each.at.includes(at),
  );
  return unit && at !== undefined ? { unit, at } : null;
};

/**
 * The unit being looked at: the player picked it, and it is not its side's turn. It ends with the refusal
 * shown for it.
 */
export const lookedOf = memoize((table: Table): Looked | null => {
  const there = table.picks.length > 0 ? null : refusedUnit(table);
  if (!there || there.unit.side === positionOf(table).toMove) return null;
  const position = table.game.asIf(positionOf(table), there.unit.side, there.at);
  return position && { ...there, position };
});

/** Finds the reach of a unit being looked at, as long as it may; gives whether it is known. */
export const prepareLook = (table: Table, mayGoOn: MayGoOn): boolean => {
  const looked = lookedOf(table);
  if (!looked) return true;
  const { game } = table;
  const { position, at } = looked;
  return (
    game.prepare(position, null, mayGoOn) && game.prepare(position, chosenAt(game, position, at), mayGoOn)
  );
};

/** The unit being looked at with its reach. */
export const lookingOf = memoize((table: Table): UnitLook | null => {
  const looked = lookedOf(table);
  if (!looked) return null;
  const { game } = table;
  const { unit, at, position } = looked;
  const imagined = {
    ...table,
    replayed: { start: position, turns: [] },
    cursor: 0,
    picks: chosenAt(game, position, at),
    refused: null,
  };
  return {
    ...reachIn(game, position, at),
    unit,
    at,
    table: imagined,
    name: `${whose(game, unit)} on ${squareName(game.board, at)}`,
  };
});

const choiceTones = memoize((table: Table): Tones => {
  const crowd = crowdOf(table);
  // The tray shows its crowd.
  const choices = (questionOf(table)?.choices ?? []).filter((choice) => !isOfCrowd(crowd, choice));
  return tonesIn(choices, (id) => placesOf(table, id));
});

/** Squares of choices that leave their side hardly anything to do; none while a unit is looked at. */
export const narrowOf = memoize((table: Table): readonly Square[] =>
  lookedOf(table)
    ? []
    : (questionOf(table)?.choices ?? []).flatMap((choice) =>
        choice.kind === 'open' &&
        choice.target.kind === 'square' &&
        choice.tone() !== 'danger' &&
        choice.narrow?.()
          ? [choice.target.square]
          : [],
      ),
);

/** The squares that can be picked now, or that the unit looked at could move to. */
export const tonesOf = (table: Table): Tones => lookingOf(table)?.tones ?? choiceTones(table);
