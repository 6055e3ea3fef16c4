import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, following, play, squareOf } from '../support.ts';

describeClause('FC-EGG-1', [
  ['a Dragon on d4 lays an Egg on e5', 'w Dd4', 'Dd4 EG e5', 'w Dd4 Ee5'],
  ['a Dragon with an Egg on the board lays no second one', 'w Dd4', 'Dd4 EG e5; 00; Dd4 EG c3', 'no FC-EGG-1'],
  ['a Dragon lays no Egg on a square that the enemy threatens', 'w Dd4 / b Rp5', 'Dd4 EG e5', 'no FC-EGG-1'],
  [null, 'w De5 / b Rd1', 'e5 =EG d5', 'no FC-EGG-1 at d5 d1'],
  [null, 'w De5 Pd5 Pe6 Pf5 Pe4 Pd4 Pd6 Pf4 Pf6', 'e5 =EG', 'no FC-EGG-1 at d4 e4 f4 d5 f5 d6 e6 f6'],
]);

describeClause('FC-EGG-2', [
  ['an Egg grows by 1 in each turn of its side', 'w Ee5', 'Ki1-i2; Ki16-i15', 'w Ee5{1} Ki2 / b Ki15 / walls i1 i16'],
  [
    'an Egg does not grow in the ply in which it is laid',
    'w Dd4',
    'Dd4 EG e5; Ki16-i15; Ki1-i2',
    'w Dd4 Ee5{1} Ki2 / b Ki15 / walls i1 i16',
  ],
  ['an Egg with growth 60 hatches a Dragon', 'w Ee5{59}', 'Ki1-i2', 'w De5 Ki2 / walls i1'],
  [
    'a Dragon that hatches may guard a Rook against a tornado',
    'w Ri5 Ra5 Ef2{59} / b Ri9 / tornados k5:10:w',
    '00',
    'w Ri5 Ra5 Df2 / b Ri9 / tornados k5:9:w',
  ],
  ['an Egg does not grow while it is threatened', 'w Ee5{59} / b Re9', 'Ki1-i2', 'w Ee5{59} Ki2 / b Re9 / walls i1'],
  [
    'an Egg grows in the turn in which a Chancellor paralyses its threatening Rook',
    'w Cf7 Ed4{10} / b Rd10',
    'Cf7 PA d10',
    'w Ed4{11} Cf7 / b Rd10*3',
  ],
  [
    'an Egg grows in the turn in which a Rook stuns the Knight that threatens it',
    'w Rh4 Ee11{3} / b Ng10',
    'Rh4-h9',
    'w Rh9!2 Ee11{4} / b Ng10*2 / walls h4 h5 h6 h7 h8',
  ],
  [
    'an Egg grows in the turn in which its controlled threat pays for a Conversion',
    'w Re4 Pf9 Eg6{3} / b Be8',
    'Re4 MC e8 : Be8 CV f9',
    'w Re4 Eg6{4} / b Be8(15)*2 Pf9',
  ],
  ['a paralysed Egg loses its growth', 'w Ee5*3{59}', 'Ki1-i2', 'w Ee5*2 Ki2 / walls i1'],
  [
    'an Egg grows by 2 on a quickened square',
    'w Ee5{5} / quick e5:9',
    'Ki1-i2',
    'w Ee5{7} Ki2 / walls i1 / quick e5:8',
  ],
  [
    'an Egg has the badge of the turns until it hatches',
    'w Ee5{7}',
    'see e5',
    'growth 53: hatches after 53 more turns unthreatened',
  ],
  [
    'an action is illegal if a hatching Dragon brings its King into check',
    'w Ec4{59} Ph5 / b Ni9 Ra9 Ng8',
    'h5 h6',
    'no FC-RES-6',
  ],
  [
    'a hatching Dragon ends a check by threatening the Rook that lends it',
    'w Ec7{59} Ph5 / b Ni9 Re9',
    'h5 h6',
    'w Dc7 Ph6 / b Ni9 Re9 / walls h5',
  ],
]);

describeClause('FC-EGG-3', [
  ['an Egg does not move', 'w Ee5', 'e5 e6', 'no FC-EGG-3'],
  [
    'a captured Egg leaves no tomb and costs range like a Pawn',
    'w Ee5 / b Re9 / turn b',
    'Re9xe5',
    'b Re5(15) / walls e6 e7 e8 e9',
  ],
  ['a Pawn that captures an Egg is not promoted', 'w Ee5 / b Pd6 / turn b', 'd6xe5', 'b Pe5 / walls d6'],
  [
    'an Egg that is captured entangles no other unit',
    'w Ee5 Ea5 / b Re9 / turn b',
    'Re9xe5',
    'w Ea5 / b Re5(15) / walls e6 e7 e8 e9',
  ],
  [null, 'w Ee5{7}', 'Ee5-e6', 'no FC-EGG-3 at e5'],
]);

it('FC-EGG-2 · an Egg stalls while its Dragon is buried, not when it is lost', () => {
  const state = following(at('w Dd4 Pa3'), 'Dd4 EG e5; 00');
  const file = JSON.parse(GAME.write(state)) as {
    stacks: { sq: string; comps: Record<string, unknown>[] }[];
    tombs: unknown;
  };
  const dragon = file.stacks.find(({ sq }) => sq === 'd4');
  const dead = { ...file, stacks: file.stacks.filter((stack) => stack !== dragon) };
  const read = (position: object) => {
    const known = GAME.read(JSON.stringify(position));
    if (!known.ok) throw new Error(known.error.text);
    const result = play(known.value, 'a3-a4');
    return 'position' in result ? (result.position as State).stacks[squareOf('e5')]?.units[0] : null;
  };
  expect(
    read({ ...dead, tombs: { d4: { status: 'closed', queue: [{ ...dragon?.comps[0], side: 'w' }] } } }),
  ).toMatchObject({
    growth: 0,
    layer: dragon?.comps[0]?.['id'],
  });
  expect(read(dead)).toMatchObject({ growth: 1, layer: null });
});
