import { expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/kernel/board/direction.ts';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { PATTERNS } from '../../../../src/variants/frozenchess/moves/tables.ts';
import { turnTo } from '../../../../src/variants/frozenchess/position/board.ts';
import { describeClause } from '../clause.ts';
import { line } from '../support.ts';

describeClause('FC-BOARD-1', [
  ['q17 is no square of the board', 'w Ra1', 'a1 q17', 'no none'],
  ['the inspector says that a8, on file a, is at the edge', '-', 'inspect a8', 'says'],
  ['the inspector says that p9, on file p, is at the edge', '-', 'inspect p9', 'says'],
  ['the inspector says that b1, on rank 1, is at the edge', '-', 'inspect b1', 'says'],
  ['the inspector says that b16, on rank 16, is at the edge', '-', 'inspect b16', 'says'],
  ['nothing is said of the edge 1 square away from it', '-', 'inspect o15'],
]);

describeClause('FC-BOARD-2', [
  ['a shadow counts among the units of its side', 'b sNa5', 'see black', '2 pieces'],
  ['a King alone counts as 1 unit', '-', 'see white', '1 piece'],
]);

describeClause('FC-BOARD-3', [['the inspector calls a1 a dark square', '-', 'inspect a1', 'says Black']]);

describeClause('FC-BOARD-4', [
  ['a Ballista never captures', 'w Ad2 / b Pd4', 'd2 d4', 'no FC-CAP-2'],
  [
    'the inspector names the 3 classes of a Bishop',
    'w Be5',
    'inspect e5',
    'Its classes: Rider, never captures and loses range by captures',
  ],
  ['the inspector names the 2 classes of a Frog', 'w Fe5', 'inspect e5', 'Its classes: immortal and never captures'],
  ['the inspector names the 2 classes of a Cannon', 'w Ze5', 'inspect e5', 'Its classes: transport and immobile'],
  ['the inspector names the 2 classes of an Onager', 'w Oe5', 'inspect e5', 'Its classes: Rider and never captures'],
  ['the inspector names no class of a Knight', 'w Ne5', 'inspect e5'],
  ['the inspector names no class of an Egg', 'w Ee5', 'inspect e5'],
  ['the inspector names no class of a Wonder', 'w We5', 'inspect e5'],
  [
    'a Ballista empowered by a rook moves like one but does not capture',
    'w Ae5 Re1 / b Pe8 / walls d5 f5',
    'reach e5',
    'e2 e3 e4 e6 e7 d8 f8',
  ],
]);

describeClause('FC-BOARD-5', [['pawns on a4 and a9 have the same moves', 'w Pa4 Pa9', 'reach a9', 'a10']]);

it('FC-BOARD-3 · a1 is dark and both queens stand on their colour', () => {
  const isLight = (name: string) => {
    const square = GAME.board.squares.find((each) => each.name === name);
    return ((square?.file ?? 0) + (square?.rank ?? 0)) % 2 === 1;
  };
  expect([isLight('a1'), isLight('h1'), isLight('h16')]).toEqual([false, true, false]);
});

it('FC-BOARD-2 · White begins with 64 units, the Queens on h and the Kings on i', () => {
  const units = Object.values(GAME.view(GAME.setup(1)).units);
  expect(units.filter(({ side }) => side === 'white')).toHaveLength(64);
  expect(line(GAME.setup(1))).toContain('Qh1 Ki1');
  expect(line(GAME.setup(1))).toContain('Qh16 Ki16');
});

it('FC-BOARD-1 · no rotated offset is -0, which would slow square arithmetic', () => {
  const lines = Object.values(PATTERNS).flatMap((elements) => elements.flatMap((each) => each.lines));
  const offsets = lines.flatMap(({ travel, ends }) => [...travel, ...ends.flat()]);
  const turned = DIRECTIONS.flatMap((aim) => offsets.flatMap((offset) => turnTo(offset, aim)));
  expect([...offsets.flat(), ...turned].filter((each) => Object.is(each, -0))).toEqual([]);
});
