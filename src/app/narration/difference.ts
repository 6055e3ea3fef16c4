import { type Square, squareName } from '../../kernel/board/board.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, type Side, sideName } from '../../kernel/side.ts';
import type { Badge, BoardView, UnitView } from '../../kernel/view.ts';
import { countWords, listWords } from '../../kernel/words.ts';
import { positionAt, type Table } from '../model/table.ts';
import { pieceName, unitName, unitPlace } from '../model/unit-names.ts';

export interface Difference {
  readonly text: string;
  readonly squares: readonly Square[];
}

type Lines = readonly Difference[];

/** Limit of units that one sentence names, to keep the sentence short. More units are counted instead. */
const MAX_NAMED = 4;

/** Counts units by type, as in "3 Pawns and 2 Rooks". */
export const countPieces = (game: Game, units: readonly UnitView[]): string => {
  const counts = new Map<string, number>();
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1);
  return listWords([...counts].map(([type, count]) => countWords(count, pieceName(game, type))));
};

const namesOrCount = (game: Game, units: readonly UnitView[], name: (unit: UnitView) => string): string =>
  units.length > MAX_NAMED
    ? countPieces(game, units)
    : listWords(units.map((unit) => `${name(unit)} on ${unitPlace(game, unit)}`));

const squaresOf = (units: readonly UnitView[]): readonly Square[] => units.flatMap(({ at }) => at);

const lineOn = (squares: readonly Square[], text: () => string): Lines =>
  squares.length > 0 ? [{ text: text(), squares }] : [];

const unitLines = (game: Game, side: Side, before: BoardView, after: BoardView): Lines => {
  const mine = (view: BoardView) => Object.values(view.units).filter((unit) => unit.side === side);
  const lost = mine(before).filter(({ id }) => after.units[id]?.side !== side);
  const gained = mine(after).filter(({ id }) => before.units[id]?.side !== side);
  const stayed = mine(after).flatMap((is) => {
    const was = before.units[is.id];
    return was?.side === side ? [{ was, is }] : [];
  });
  const turned = stayed.filter(({ was, is }) => was.type !== is.type);
  const moved = stayed.filter(({ was, is }) => !deepEqual(was.at, is.at) && is.inside === undefined);
  const name = sideName(side);
  const piece = ({ type }: UnitView) => pieceName(game, type);
  const the = (unit: UnitView) => `the ${piece(unit)}`;
  const turns = turned.map(({ was, is }) => `${name}'s ${piece(was)} became a ${piece(is)}`);
  const ways = moved.map(({ was, is }) => `${the(is)} from ${unitPlace(game, was)} to ${unitPlace(game, is)}`);
  const moves = () => (moved.length > MAX_NAMED ? countWords(moved.length, 'piece') : listWords(ways));
  return [
    ...lineOn(squaresOf(lost), () => `${name} lost ${namesOrCount(game, lost, the)}.`),
    ...lineOn(squaresOf(gained), () => `${name} gained ${namesOrCount(game, gained, the)}.`),
    ...lineOn(squaresOf(turned.map(({ is }) => is)), () => `${listWords(turns)}.`),
    ...lineOn(squaresOf(moved.flatMap(({ was, is }) => [was, is])), () => `${name} moved ${moves()}.`),
  ];
};

const badgeOf = (unit: UnitView | undefined, kind: string): Badge | undefined =>
  unit?.badges.find((each) => each.kind === kind);

const stateLines = (game: Game, before: BoardView, after: BoardView): Lines =>
  Object.entries(game.looks.badges).flatMap(([kind, { state }]) => {
    if (state === undefined) return [];
    const badgesOnlyIn = (view: BoardView, other: BoardView, when: string): Lines => {
      const changed = Object.values(view.units).flatMap((unit) =>
        badgeOf(unit, kind) && !badgeOf(other.units[unit.id], kind) ? (after.units[unit.id] ?? []) : [],
      );
      const names = () => namesOrCount(game, changed, (unit) => unitName(game, unit));
      return lineOn(squaresOf(changed), () => `${when} ${state}: ${names()}.`);
    };
    return [...badgesOnlyIn(after, before, 'Now'), ...badgesOnlyIn(before, after, 'No longer')];
  });

const squaresWith = ({ marks }: BoardView, kind: string): readonly Square[] =>
  Object.entries(marks).flatMap(([square, each]) => (each.some((mark) => mark.kind === kind) ? [Number(square)] : []));

const groundLines = (game: Game, before: BoardView, after: BoardView): Lines =>
  Object.entries(game.looks.marks).flatMap(([kind, look]) => {
    const [one, more] = look.things ?? [];
    if (one === undefined) return [];
    const [was, is] = [squaresWith(before, kind), squaresWith(after, kind)];
    const [come, gone] = [is.filter((each) => !was.includes(each)), was.filter((each) => !is.includes(each))];
    const things = (squares: readonly Square[]): string => {
      const names = listWords(squares.map((each) => squareName(game.board, each)));
      return `${countWords(squares.length, one, more)}${squares.length > MAX_NAMED ? '' : ` on ${names}`}`;
    };
    return [...lineOn(come, () => `New: ${things(come)}.`), ...lineOn(gone, () => `Removed: ${things(gone)}.`)];
  });

const figureLines = (before: BoardView, after: BoardView): Lines =>
  SIDES.flatMap((side) =>
    after.turn.players[side].flatMap(({ kind, label, value }) => {
      const was = before.turn.players[side].find((each) => each.kind === kind)?.value;
      return value === undefined || was === undefined || was === value
        ? []
        : [{ text: `${sideName(side)}: ${label} (${was} before).`, squares: [] }];
    }),
  );

const MAX_LINES = 8;

/** The differences between two views, most important first. With more than 8, the last line counts the rest. */
export const differencesBetween = (game: Game, before: BoardView, after: BoardView): Lines => {
  const lines = [
    ...SIDES.flatMap((side) => unitLines(game, side, before, after)),
    ...stateLines(game, before, after),
    ...figureLines(before, after),
    ...groundLines(game, before, after),
  ];
  if (lines.length <= MAX_LINES) return lines;
  const rest = lines.slice(MAX_LINES - 1);
  const text = `${countWords(rest.length, 'more change')} on the board.`;
  return [...lines.slice(0, MAX_LINES - 1), { text, squares: [...new Set(rest.flatMap(({ squares }) => squares))] }];
};

export const differencesSince = (table: Table, since: number): Lines => {
  const viewAt = (place: number) => table.game.view(positionAt(table, place));
  const [from, to] = [Math.min(since, table.cursor), Math.max(since, table.cursor)];
  return differencesBetween(table.game, viewAt(from), viewAt(to));
};
