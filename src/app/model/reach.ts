/** Finds where a unit can go, for display only. */
import { type Choice, type MayContinue, type Refusal, refusalFrom, type Tone } from '../../kernel/asking/menu.ts';
import { square, type Target } from '../../kernel/asking/target.ts';
import { type Square, squareName } from '../../kernel/board/board.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import { type BoardView, type UnitView, unitsOn } from '../../kernel/view.ts';
import { crowdOf, isCrowdMember } from './crowd.ts';
import { askedSquares, targetSquares } from './picking.ts';
import { positionOf, questionOf, type Table, viewOf } from './table.ts';
import { unitName } from './unit-names.ts';

export type SquareTone = Tone | 'refused';
export type Tones = ReadonlyMap<Square, SquareTone>;
type Choices = readonly Choice<unknown>[];

const tonesIn = (choices: Choices, squaresOf: (target: Target) => readonly Square[]): Tones => {
  const tones = new Map<Square, SquareTone>();
  for (const { target, ...choice } of choices)
    for (const each of squaresOf(target)) {
      const known = tones.get(each);
      if (choice.kind === 'open') tones.set(each, !known || known === 'refused' ? choice.tone() : 'special');
      else if (!known) tones.set(each, 'refused');
    }
  return tones;
};

export interface UnitReach {
  readonly position: Position;
  readonly tones: Tones;
  readonly options: Choices;
  readonly openLabels: readonly string[];
  readonly refusal: Refusal | null;
}

/** Returns the unit on a square. A unit inside another unit does not count, since it cannot act itself. */
export const unitAt = (view: BoardView, at: Square): UnitView | undefined =>
  unitsOn(view, at).find(({ inside }) => inside === undefined);

/** Whether the choices are destinations. The first question asks for destinations if only one unit can move. */
const asksForTarget = (choices: Choices): boolean => {
  const open = choices.filter((choice) => choice.kind === 'open');
  const targets = open.filter(({ target }) => target.kind !== 'option');
  return targets.length > 0 && targets.every((choice) => choice.tone() !== 'plain');
};

export const picksForUnit = (game: Game, position: Position, at: Square): readonly Target[] => {
  // The menu without a search: legality does not matter here.
  const root = game.outcome(position) ? null : game.menu(position);
  if (root?.kind !== 'ask') return [square(at)];
  if (asksForTarget(root.choices)) return [];
  const view = game.view(position);
  const targets = root.choices.map(({ target }) => target);
  const there = targets.filter((each) => targetSquares(view, each).includes(at));
  const unit = there.find(({ kind }) => kind === 'unit');
  return unit && !there.some(({ kind }) => kind === 'square') ? [unit] : [square(at)];
};

export const reachOf = (game: Game, position: Position, at: Square): UnitReach => {
  const view = game.view(position);
  const menu = game.ask(position, picksForUnit(game, position, at));
  const choices = menu.ok && menu.value.kind === 'ask' ? menu.value.choices : [];
  const options = choices.filter(({ target }) => target.kind === 'option');
  const openLabels = options.flatMap(({ kind, target, label }) =>
    kind === 'open' && target.kind === 'option' ? [label ?? target.option] : [],
  );
  const tones = tonesIn(choices, (target) => targetSquares(view, target));
  return { position, tones, options, openLabels, refusal: menu.ok ? null : refusalFrom(menu.error) };
};

/** Returns where a unit could go on its own side's turn. Null if the game cannot tell. */
export const reachOnOwnTurn = (table: Table, unit: UnitView, at: Square): UnitReach | null => {
  const { game } = table;
  const position = positionOf(table);
  const own = unit.side === position.toMove ? reachOf(game, position, at) : null;
  if (own && !own.refusal) return own;
  const positionOnTurn = game.withSideToMove(position, unit.side, at);
  return positionOnTurn ? reachOf(game, positionOnTurn, at) : own;
};

export const refusedUnit = (table: Table): { readonly unit: UnitView; readonly at: Square } | null => {
  if (!table.refused) return null;
  const view = viewOf(table);
  const [at] = targetSquares(view, table.refused.target);
  const unit = at === undefined ? undefined : unitAt(view, at);
  return unit && at !== undefined ? { unit, at } : null;
};

interface LookedAtUnit {
  readonly unit: UnitView;
  readonly at: Square;
  readonly position: Position;
}

/** Returns the enemy unit that the player is looking at, or null. */
export const lookedAtUnit = memoize((table: Table): LookedAtUnit | null => {
  const there = table.picks.length > 0 ? null : refusedUnit(table);
  if (!there || there.unit.side === positionOf(table).toMove) return null;
  const position = table.game.withSideToMove(positionOf(table), there.unit.side, there.at);
  return position && { ...there, position };
});

/** Searches the looked-at unit's choices in slices, which keeps the page responsive. False until finished. */
export const prepareLookedAtUnit = (table: Table, mayContinue: MayContinue): boolean => {
  const looked = lookedAtUnit(table);
  if (!looked) return true;
  const { position, at } = looked;
  const isKnown = (picks: readonly Target[] | null) => table.game.prepare(position, picks, mayContinue);
  return isKnown(null) && isKnown(picksForUnit(table.game, position, at));
};

export interface UnitLook extends UnitReach, LookedAtUnit {
  readonly name: string;
  /** For previews: a table on which the unit is picked and its side is to move. */
  readonly table: Table;
}

export const unitLook = memoize((table: Table): UnitLook | null => {
  const looked = lookedAtUnit(table);
  if (!looked) return null;
  const { game } = table;
  const { unit, at, position } = looked;
  const picks = picksForUnit(game, position, at);
  const replayed = { start: position, actions: [] };
  const name = `${unitName(game, unit)} on ${squareName(game.board, at)}`;
  const imagined = { ...table, replayed, cursor: 0, picks, refused: null };
  return { ...reachOf(game, position, at), unit, at, table: imagined, name };
});

const choiceTones = memoize((table: Table): Tones => {
  const crowd = crowdOf(table);
  // The tray shows the members of the crowd, so the board does not mark them.
  const choices = (questionOf(table)?.choices ?? []).filter((choice) => !isCrowdMember(crowd, choice));
  return tonesIn(choices, (target) => askedSquares(table, target));
});

/** Returns the tones of squares that can be picked, or that the looked-at unit can reach. */
export const tonesOf = (table: Table): Tones => unitLook(table)?.tones ?? choiceTones(table);

/** Returns the squares that, if picked, leave the player few moves. Empty while the player looks at an enemy unit. */
export const squaresLeavingFewMoves = memoize((table: Table): readonly Square[] => {
  const choices = lookedAtUnit(table) ? [] : (questionOf(table)?.choices ?? []);
  return choices.flatMap((choice) => {
    const { target } = choice;
    if (choice.kind !== 'open' || target.kind !== 'square' || choice.tone() === 'danger') return [];
    return choice.leavesFewMoves?.() ? [target.square] : [];
  });
});

export const moversOf = memoize((table: Table): ReadonlySet<Square> => {
  const squares = (questionOf(table)?.choices ?? []).flatMap((choice) => {
    const menu = choice.kind === 'open' && choice.tone() === 'plain' ? choice.next() : null;
    const isMove = ({ kind, target }: Choice<unknown>) => kind === 'open' && target.kind !== 'option';
    return menu?.kind === 'act' || menu?.choices.some(isMove) ? askedSquares(table, choice.target) : [];
  });
  return new Set(squares);
});
