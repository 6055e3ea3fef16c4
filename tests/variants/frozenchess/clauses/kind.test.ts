import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { at, play } from '../support.ts';

describeClause('FC-KIND-1', [
  ['a Knight does not capture a Knight', 'w Nd4 / b Ne6', 'd4 e6', 'no FC-KIND-1'],
  ['hard case 8: the Rook is immune to a Rook', 'w Re1 / b JRe9', 'Re1xe9:R', 'no none'],
  [null, 'w Ra1 / b Ra5', 'Ra1xa5', 'no FC-KIND-1 at a5'],
  [null, 'w Re5 / b Re9', 'e5 =SW e9', 'no FC-KIND-1 at e9'],
  [null, 'w Ce5 / b Ce6', 'e5 =PA e6', 'no FC-KIND-1 at e6'],
  [null, 'w Ce5 Ce7', 'e5 =TS e7', 'no FC-KIND-1 at e7'],
  [null, 'w Re5 / b Rd5', 'e5 =PU d5', 'no FC-KIND-1 at d5'],
  [null, 'w Qe5 / b Qh8', 'Qe5xh8', 'no FC-KIND-1 at h8'],
  ['the inspector says that a Templar is immune to Templars', 'w Te5', 'inspect e5', 'says Templars'],
  ['the inspector tells no kind immunity of a Pawn', 'w Pe5', 'inspect e5'],
  ['a Knight empowered by a rook still cannot capture a knight', 'w Ne5 Re1 / b Ne9', 'e5 e9', 'no FC-KIND-1'],
]);

describeClause('FC-KIND-2', [
  ['pawns capture pawns', 'w Pd4 / b Pe5', 'd4xe5', 'w Pe5 / walls d4 / hidden e5:p'],
  ['the inspector says that a Frog has no kind immunity', 'w Fe5', 'inspect e5', 'says Frogs'],
]);

it('FC-KIND-2 · two kings next to each other would both be in check', () => {
  expect(play(at('w Kh8 / b Kj8'), 'Kh8-i8')).toMatchObject({ rule: 'FC-RES-6' });
});
