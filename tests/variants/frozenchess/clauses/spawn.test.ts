import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { following, unitsOn, withFields } from '../support.ts';

describeClause('FC-SPAWN-1', [
  ['a Pawn and its copy are paralysed for 15 turns', 'w Pa4', 'a4 SN a5', 'w Pa4*15 Pa5*15'],
  ['a Knight that spawns next to its King is paralysed for 40 turns', 'w Nh2', 'Nh2 SN h3', 'w Nh2*40 Nh3*40'],
  ['a threatened unit does not spawn', 'w Pa4 / b Ra9', 'a4 SN b5', 'no FC-SPAWN-1'],
  ['a unit does not spawn onto a threatened square', 'w Pa4 / b Rp5', 'a4 SN a5', 'no FC-SPAWN-1'],
  ['a unit does not spawn onto a tomb', 'w Pa4 / closed a5:p', 'a4 SN a5', 'no FC-SPAWN-1'],
  ['an enemy trap springs under the new unit', 'w Pa4 / traps a5:b', 'a4 SN a5', 'w Pa4*15 Pa5*15 / traps a5:b!'],
  [null, 'w Re5 / b Re9', 'e5 =SN d5', 'no FC-SPAWN-1 at e5 e9'],
]);

describeClause('FC-SPAWN-2', [
  ['a Frog among 8 may not spawn', 'w Fb2 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5 / b Fp9', 'b2 =SN', 'no FC-SPAWN-2'],
  [
    'a Ship among 5 white and 3 black ones may not spawn',
    'w Sa1 Sb1 Sc1 Sd1 Se1 / b Sa16 Sb16 Sc16',
    'a1 =SN',
    'no FC-SPAWN-2',
  ],
  [
    'a carried Ship counts for the limit of 8 Ships',
    'w Sa1[S] Sc1 Sd1 Se1 / b Sa16 Sb16 Sc16',
    'a1 =SN',
    'no FC-SPAWN-2',
  ],
  [null, 'w Fe5 Fe6 Fd5 Fa1 Fa2 Fa3 Fa4 Fa5', 'e5 =SN', 'no FC-SPAWN-2 at e5'],
  [
    'a Shadow Ship counts for the limit of 8 Ships',
    'w Sa5 sSb5 sSc5 sSd5 sSe5 / b sSa9 sSb9 sSc9',
    'Sa5 SN a6',
    'no FC-SPAWN-2',
  ],
]);

it('FC-SPAWN-1 · the new unit has the next id and all fields new', () => {
  const position = following(withFields('w Rc2', 'c2', [{ crr20: 60, capN: 3 }]), 'Rc2 SN c3');
  expect(unitsOn(position, 'c3')).toEqual([{ id: 1000, kind: 'R' }]);
  expect(JSON.parse(GAME.write(position))).toMatchObject({ nextId: 1001 });
});
