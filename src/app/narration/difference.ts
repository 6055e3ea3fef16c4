/**
 * Differences between two places of a game: units lost, new, turned and moved, and things on the squares, by
 * kind.
 */
import { type Square, squareName } from '../../kernel/board/board.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, type Side, sideName } from '../../kernel/side.ts';
import type { Badge, BadgeKind, BoardView, MarkKind, UnitView } from '../../kernel/view.ts';
import { countWords, listWords } from '../../kernel/words.ts';
import { positionAt, type Table } from '../model/table.ts';
import { pieceName, placeOf, whose } from '../model/unit-names.ts';

/** One line, and the squares it speaks of. */
export interface Difference {
  readonly text: string;
  readonly squares: readonly Square[];
}

/** Most units that a line names; it counts the others. */
const NAMED = 4;

/** The state that a badge names first: "paralysed for 2 turns". */
const firstWord = (label: string): string => (label.split(/[ :,]/)[0] ?? label).toLowerCase();

/** The states of a unit that are told, in their order. */
const STATES: Partial<Readonly<Record<BadgeKind, string | ((label: string) => string)>>> = {
  check: 'in check',
  paralysed: 'paralysed',
  frozen: firstWord,
  held: firstWord,
  siege: 'under siege',
  shadow: 'in shadow form',
  monad: 'with a plan',
  shock: 'shellshocked',
  fused: 'fused',
  cargo: 'loaded',
  link: 'linked',
};

/** Things that lie on a square, singular and plural. */
const THINGS: Partial<Readonly<Record<MarkKind, readonly [one: string, more: string]>>> = {
  trail: ['square of trail', 'squares of trail'],
  wall: ['wall', 'walls'],
  shadow: ["Queen's Shadow", "Queen's Shadows"],
  tomb: ['closed tomb', 'closed tombs'],
  'open-tomb': ['open tomb', 'open tombs'],
  'hidden-tomb': ['hidden tomb', 'hidden tombs'],
  trap: ['trap', 'traps'],
  'sprung-trap': ['sprung trap', 'sprung traps'],
  bomb: ['bomb', 'bombs'],
  tornado: ['tornado', 'tornados'],
  avalanche: ['square of an avalanche', 'squares of an avalanche'],
  tunnel: ['end of a tunnel', 'ends of a tunnel'],
  corrupted: ['corrupted square', 'corrupted squares'],
  quick: ['quickened square', 'quickened squares'],
  distract: ['mark of Distract', 'marks of Distract'],
  link: ['linked file', 'linked files'],
};

/** "the Rook on e4 and the Pawn on e5": each by its name where there are few, else "3 Pawns and 2 Rooks". */
const nameUnits = (
  game: Game,
  units: readonly UnitView[],
  name = (unit: UnitView) => `the ${pieceName(game, unit.type)}`,
): string => {
  if (units.length <= NAMED) return listWords(units.map((unit) => `${name(unit)} on ${placeOf(game, unit)}`));
  const counts = new Map<string, number>();
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1);
  return listWords([...counts].map(([type, count]) => countWords(count, pieceName(game, type))));
};

const squaresOf = (units: readonly UnitView[]): readonly Square[] => units.flatMap(({ at }) => at);

interface Pair {
  readonly was: UnitView;
  readonly is: UnitView;
}

/** The lines of one side's units. */
const unitLines = (game: Game, side: Side, before: BoardView, after: BoardView): readonly Difference[] => {
  const mine = (view: BoardView) => Object.values(view.units).filter((unit) => unit.side === side);
  const lost = mine(before).filter(({ id }) => after.units[id]?.side !== side);
  const fresh = mine(after).filter(({ id }) => before.units[id]?.side !== side);
  const stayed = mine(after).flatMap((is): Pair[] => {
    const was = before.units[is.id];
    return was?.side === side ? [{ was, is }] : [];
  });
  const turned = stayed.filter(({ was, is }) => was.type !== is.type);
  const moved = stayed.filter(({ was, is }) => !deepEqual(was.at, is.at) && is.inside === undefined);
  const line = (units: readonly UnitView[], text: () => string): Difference[] =>
    units.length > 0 ? [{ text: text(), squares: squaresOf(units) }] : [];
  const name = sideName(side);
  const ways = ({ was, is }: Pair): string =>
    `the ${pieceName(game, is.type)} from ${placeOf(game, was)} to ${placeOf(game, is)}`;
  return [
    ...line(lost, () => `${name} lost ${nameUnits(game, lost)}.`),
    ...line(fresh, () => `${name} gained ${nameUnits(game, fresh)}.`),
    ...line(
      turned.map(({ is }) => is),
      () =>
        `${listWords(turned.map(({ was, is }) => `${name}'s ${pieceName(game, was.type)} became a ${pieceName(game, is.type)}`))}.`,
    ),
    ...line(
      moved.flatMap(({ was, is }) => [was, is]),
      () =>
        `${name} moved ${moved.length > NAMED ? countWords(moved.length, 'piece') : listWords(moved.map(ways))}.`,
    ),
  ];
};

const badgeOf = (unit: UnitView | undefined, kind: string): Badge | undefined =>
  unit?.badges.find((each) => each.kind === kind);

/** The lines of states that units have gained or lost. */
const stateLines = (game: Game, before: BoardView, after: BoardView): readonly Difference[] =>
  Object.entries(STATES).flatMap(([kind, words]) => {
    /** The units that have the badge in one view and not in the other, as they stand now. */
    const only = (view: BoardView, other: BoardView, when: string): Difference[] => {
      const units = Object.values(view.units).filter(
        ({ id }) => after.units[id] && !badgeOf(other.units[id], kind),
      );
      const changed = units
        .filter((unit) => badgeOf(unit, kind))
        .map(({ id }) => after.units[id] as UnitView);
      const label = badgeOf(view.units[changed[0]?.id ?? 0], kind)?.label;
      if (label === undefined) return [];
      const state = typeof words === 'string' ? words : words(label);
      return [
        {
          text: `${when} ${state}: ${nameUnits(game, changed, (unit) => whose(game, unit))}.`,
          squares: squaresOf(changed),
        },
      ];
    };
    return [...only(after, before, 'Now'), ...only(before, after, 'No longer')];
  });

const squaresWith = ({ marks }: BoardView, kind: string): readonly Square[] =>
  Object.entries(marks).flatMap(([square, each]) =>
    each.some((mark) => mark.kind === kind) ? [Number(square)] : [],
  );

/** The lines of things on the squares. */
const groundLines = (game: Game, before: BoardView, after: BoardView): readonly Difference[] =>
  Object.entries(THINGS).flatMap(([kind, [one, more]]) => {
    const [was, is] = [squaresWith(before, kind), squaresWith(after, kind)];
    const places = (squares: readonly Square[]): string =>
      `${countWords(squares.length, one, more)}${squares.length > NAMED ? '' : ` on ${listWords(squares.map((each) => squareName(game.board, each)))}`}`;
    const [come, gone] = [is.filter((each) => !was.includes(each)), was.filter((each) => !is.includes(each))];
    return [
      ...(come.length > 0 ? [{ text: `New: ${places(come)}.`, squares: come }] : []),
      ...(gone.length > 0 ? [{ text: `Removed: ${places(gone)}.`, squares: gone }] : []),
    ];
  });

/** The lines of the players' figures that have changed. */
const figureLines = (before: BoardView, after: BoardView): readonly Difference[] =>
  SIDES.flatMap((side) =>
    after.turn.players[side].flatMap(({ kind, label, value }: Badge) => {
      const was = before.turn.players[side].find((each) => each.kind === kind);
      return value === undefined || was?.value === undefined || was.value === value
        ? []
        : [{ text: `${sideName(side)}: ${label} (${was.value} before).`, squares: [] }];
    }),
  );

/** All lines, the most important first. */
const linesOf = (game: Game, before: BoardView, after: BoardView): readonly Difference[] => [
  ...SIDES.flatMap((side) => unitLines(game, side, before, after)),
  ...stateLines(game, before, after),
  ...figureLines(before, after),
  ...groundLines(game, before, after),
];

const MOST = 8;

/** At most eight lines between two views; the last one counts the rest. */
export const differencesBetween = (
  game: Game,
  before: BoardView,
  after: BoardView,
): readonly Difference[] => {
  const lines = linesOf(game, before, after);
  if (lines.length <= MOST) return lines;
  const rest = lines.slice(MOST - 1);
  return [
    ...lines.slice(0, MOST - 1),
    {
      text: `${countWords(rest.length, 'more change')} on the board.`,
      squares: [...new Set(rest.flatMap(({ squares }) => squares))],
    },
  ];
};

/** The differences on the table between a place of its line and the one shown, the earlier of them first. */
export const differencesSince = (table: Table, since: number): readonly Difference[] => {
  const views = [since, table.cursor]
    .sort((a, b) => a - b)
    .map((place) => table.game.view(positionAt(table, place)));
  return differencesBetween(table.game, views[0] as BoardView, views[1] as BoardView);
};
