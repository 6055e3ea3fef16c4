import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../../src/variants/frozenchess/position/board.ts';
import { describeClause } from '../clause.ts';
import { at, following, unitsOn } from '../support.ts';

describeClause('FC-ENT-1', [
  [
    'Qa12xa16 takes Rp16 too, although the King stands between',
    'w Qa12 / b Ra16 Rp16',
    'Qa12xa16',
    'w Qa16(13)!3 / walls a13 a14 a15 / shadows a12 / hidden a16:r / closed p16:r',
  ],
  [
    'hard case 7: Rp9 is guarded by Qp16 and Bm12 and lives',
    'w Nb7 / b Ra9 Rp9 Qp16 Bm12',
    'Nb7xa9',
    'w Na9 / b Rp9 Qp16 Bm12 / walls b7 / hidden a9:r',
  ],
  [
    'hard case 7: Rp9 is captured too without Bm12',
    'w Nb7 / b Ra9 Rp9 Qp16',
    'Nb7xa9',
    'w Na9 / b Qp16 / walls b7 / hidden a9:r / closed p9:r',
  ],
  ['Pawns are not entangled', 'w Re1 / b Pe3 Pe9', 'Re1xe3', 'w Re3(15) / b Pe9 / walls e1 e2 / hidden e3:p'],
  [
    'a unit on another line is not entangled',
    'w Ra1 / b Na3 Nb9',
    'Ra1xa3',
    'w Ra3(13) / b Nb9 / walls a1 a2 / hidden a3:n',
  ],
  [
    "neither the attacker's own kind nor a chain of units is entangled",
    'w Ra1 / b Na3 Na9 Nb9',
    'Ra1xa3',
    'w Ra3(13) / b Nb9 / walls a1 a2 / hidden a3:n / closed a9:n',
  ],
  [
    'a stack that contains the entangled kind dies as a whole',
    'w Ra1 / b Na3 RNa9',
    'Ra1xa3',
    'w Ra3(13) / walls a1 a2 / hidden a3:n / closed a9:nr',
  ],
  [
    'the lens marks a unit of the same kind on a line',
    'w Rh1 / b Nh9 Na9 Ng14 Nf3',
    'lens entangled h9',
    "a9 captured together with Black's Knight on h9, if the capturing piece could capture it",
  ],
]);

it('FC-ENT-1 · the lens shows which units are entangled with a Rook', () => {
  const shown = GAME.look(at('w Qa12 / b Ra16 Rp16 RNh9 Rb5'), 'entangled', 15 * 16).map(([square]) => nameOf(square));
  expect(shown).toEqual(['h9', 'p16']);
});

it('FC-ENT-1 · capN counts every victim, and Black is in check', () => {
  const position = following(at('w Qa12 / b Ra16 Rp16'), 'Qa12xa16');
  expect(unitsOn(position, 'a16')[0]).toMatchObject({ kind: 'Q', capN: 2 });
  expect(GAME.view(position).units).toMatchObject({
    5: { type: 'K', badges: expect.arrayContaining([expect.objectContaining({ kind: 'check' })]) },
  });
});

it('FC-ENT-1 · hard case 7: capN of the Knight counts the entangled Rook', () => {
  expect(unitsOn(following(at('w Nb7 / b Ra9 Rp9 Qp16'), 'Nb7xa9'), 'a9')[0]).toMatchObject({
    kind: 'N',
    capN: 2,
  });
});
