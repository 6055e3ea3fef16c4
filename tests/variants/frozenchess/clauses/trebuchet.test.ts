import { expect, it } from 'vitest';
import { readPicks } from '../../../../src/kernel/asking/target.ts';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { nameOf, SQUARES } from '../../../../src/variants/frozenchess/position/board.ts';
import { must } from '../../../support/scenario.ts';
import { describeClause } from '../clause.ts';
import { at } from '../support.ts';

const targets: readonly (readonly [string, string])[] = [
  ['n', 'h14 i14 j14'],
  ['ne', 'o13 n14 o14'],
  ['e', 'o7 o8 o9'],
  ['se', 'n2 o2 o3'],
  ['s', 'h2 i2 j2'],
  ['sw', 'c2 d2 c3'],
  ['w', 'c7 c8 c9'],
  ['nw', 'c13 c14 d14'],
];

describeClause('FC-TREB-1', [
  [
    'the player is told where a Trebuchet shoots',
    'w Xe5',
    'e5 =TB e8',
    'no FC-TREB-1',
    'It can shoot only at 3 squares, 6 squares away in the direction of its aim.',
  ],
  [
    'the player is told where a Trebuchet with a wall before it shoots',
    'w Xe5 / walls e6',
    'e5 =TB e8',
    'no FC-TREB-1',
    'It can shoot only at 3 squares, 6 squares away in the direction of its aim.',
  ],
  ['a Trebuchet on c2 that aims forward shoots at b8', 'w Xc2 / walls b8', 'Xc2 TB b8', 'w Xc2*2'],
  ['a Trebuchet on c2 that aims north-east shoots at i7', 'w Xc2>ne / walls i7', 'Xc2 TB i7', 'w Xc2*2>ne'],
  ['a Trebuchet on c10 that aims south-east shoots at h4', 'w Xc10>se / walls h4', 'Xc10 TB h4', 'w Xc10*2>se'],
]);

describeClause('FC-TREB-2', [
  [
    'a shot at a wall removes it and kills a Knight next to it',
    'w Xc2 / b Nd9 / walls c8',
    'Xc2 TB c8',
    'w Xc2*2 / closed d9:n',
  ],
  ['a shot at a closed tomb opens it', 'w Xc2 / b Nd9 / closed c8:p', 'Xc2 TB c8', 'w Xc2*2 / open c8:p / closed d9:n'],
  ['a square with a unit cannot be aimed at', 'w Xc2 / b Nc8', 'c2 =TB c8', 'no FC-TREB-2'],
]);

describeClause('FC-TREB-3', [['a Trebuchet that turns is paralysed for 3 turns', 'w Xc2', 'Xc2 AIM NE', 'w Xc2*3>ne']]);

describeClause('FC-TREB-4', [
  ['a Trebuchet protected by a queen gains nothing', 'w Xe5 Qe1', 'reach e5', ''],
  ['a Trebuchet never moves', 'w Xc2', 'reach c2', ''],
]);

for (const [aim, squares] of targets) {
  it(`FC-TREB-1 · a Trebuchet on i8 that aims ${aim} shoots at ${squares}`, () => {
    const walls = SQUARES.map(nameOf).filter((name) => !['a8', 'i8', 'i16'].includes(name));
    const menu = GAME.ask(at(`w Xi8>${aim} Ka8 / walls ${walls.join(' ')}`), must(readPicks(GAME.board, 'i8 =TB')));
    const choices = menu.ok && menu.value.kind === 'ask' ? menu.value.choices : [];
    const named = choices.flatMap(({ target }) => (target.kind === 'square' ? [target.square] : []));
    expect(
      named
        .sort((a, b) => a - b)
        .map(nameOf)
        .join(' '),
    ).toBe(squares);
  });
}
