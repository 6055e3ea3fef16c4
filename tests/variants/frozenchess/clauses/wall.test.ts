import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { empowermentsOf } from '../../../../src/variants/frozenchess/moves/threat/powers.ts';
import { nameOf } from '../../../../src/variants/frozenchess/position/board.ts';
import { squaresOf } from '../../../../src/variants/frozenchess/position/piece-lists.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, ending, play } from '../support.ts';

describeClause('FC-WALL-1', [
  ['a Rook that moves a1-a4 walls a1, a2 and a3', 'w Ra1', 'Ra1-a4', 'w Ra4 / walls a1 a2 a3'],
  ['the mark of a wall names its Rook', 'w Ra5 / walls a1:Ra5', 'see a1', "wall: wall of White's Rook on a5"],
  [
    'the mark of a wall names its Shadow Rook',
    'w sRe9 / walls a1:sRe9',
    'see a1',
    "wall: wall of White's Shadow Rook on e9",
  ],
  ['the mark of a wall without a unit names none', 'walls a1', 'see a1', 'wall: wall'],
  ['the lens on a wall names its Rook', 'w Ra5 / walls a1:Ra5 b2', 'lens walls a1', "a1 wall of White's Rook on a5"],
  ['the lens on a Rook marks its wall', 'w Ra5 / walls a1:Ra5 b2', 'lens walls a5', "a1 wall of White's Rook on a5"],
  [
    'the lens on a wall of a dead unit marks all of that wall',
    'w Ra5 / walls a1 b3 c4:Ra5',
    'lens walls b3',
    'a1 the same wall',
    'b3 the same wall',
  ],
  ['the lens marks nothing for a unit on the wall of another', 'w Me5 Ra5 / walls e5:Ra5', 'lens walls e5'],
  ['the lens marks nothing for a square without a wall', 'w Ra5 / walls a1', 'lens walls c1'],
]);

describeClause('FC-WALL-2', [
  ["a Frog's Long Jump leaves a wall on b5", 'w Fb5 Fh9', 'Fb5 LJ g8', 'w Fg8 Fh9 / walls b5'],
  ['a teleswap leaves the old wall as it is', 'w Cb5 Nh9 / walls a5:Cb5', 'Cb5 TS h9', 'w Nb5 Ch9 / walls a5'],
]);

describeClause('FC-WALL-3', [
  ['a Knight that marches b1-c3-d5 walls b1 and c3', 'w Nb1', 'Nb1-c3-d5', 'w Nd5 / walls b1 c3'],
  [
    'a path over a tomb and a trap is walled all the same',
    'w Ra1 / closed a3:p / traps a4:w',
    'Ra1-a6',
    'w Ra6!9*1 / walls a1 a2 a3 a4 a5 / hidden a3:p / traps a4:w',
  ],
  [
    'hard case 1: the capturer covers the grave',
    'w Re1 / b Pe5',
    'Re1xe5',
    'w Re5(15) / walls e1 e2 e3 e4 / hidden e5:p',
  ],
]);

describeClause('FC-WALL-4', [
  ['a Pawn that steps again dissolves its old wall', 'w Pa4', 'a4-a5; 00; a5-a6', 'w Pa6 / walls a5'],
  [
    'the wall of a Knight keeps a Rook from capturing it',
    'w Ra1 / b Nb9 / walls b3:Nb9 a9',
    'Ra1-b1; 00; Rb1xb9',
    'no FC-MOVE-1',
  ],
  [
    'a captured waller leaves its wall behind',
    'w Rb5 / b Nb9 / walls c3:Nb9',
    'Rb5xb9',
    'w Rb9(13) / walls c3 b5 b6 b7 b8 / hidden b9:n',
  ],
  ['hard case 40: a Rook is blocked by its own old wall', 'w Ra1', 'Ra1-a9; 00; Ra9-a5', 'no FC-MOVE-1'],
  [
    'hard case 40: a Rook that moves to h9 dissolves its old wall',
    'w Ra1',
    'Ra1-a9; 00; Ra9-h9',
    'w Rh9 / walls a9 b9 c9 d9 e9 f9 g9',
  ],
  [
    'hard case 1: a Rook that leaves covers the grave with its wall',
    'w Re1 / b Pe5',
    'Re1xe5; 00; Re5-h5',
    'w Rh5(15) / walls e5 f5 g5 / hidden e5:p',
  ],
  ['the inspector says how long a wall of 2 squares stands', 'w Re5 / walls a5:Re5 b5:Re5', 'inspect e5', 'says 2'],
  ['the inspector says how long a wall of 1 square stands', 'w Re5 / walls a5:Re5 b5', 'inspect e5', 'says 1'],
  ['a unit without a wall has none to stand', 'w Re5 / walls a5', 'inspect e5'],
  [
    'the wall of a dead Knight stands while the Knight is back and has not moved',
    'w Ra9 Xb3 / b Nb9 / walls c3:Nb9',
    'Ra9xb9; 00; Rb9-e9; 00; Re9-e10; 00; Xb3 TB b9; RS b9',
    'w Xb3*2 Re10(13) / b Nb9 / walls c3 e9',
  ],
  [
    'the wall of a dead Knight dissolves when the Knight is back and moves',
    'w Ra9 Xb3 / b Nb9 / walls c3:Nb9',
    'Ra9xb9; 00; Rb9-e9; 00; Re9-e10; 00; Xb3 TB b9; RS b9; Ki1-i2; Nb9-d8',
    'w Ki2 Xb3*1 Re10(13) / b Nd8 / walls i1 b9 e9',
  ],
  [
    'a unit that dies by its own move lays no wall, and its old wall stays',
    'w Nc4 / closed e5:p / walls a9:Nc4',
    'Nc4-e5',
    'walls a9 / open e5:pN',
  ],
]);

describeClause('FC-WALL-5', [
  ['a rook cannot attack a wall', 'w Ra1 / walls a5', 'a1 a5', 'no FC-SQ-3'],
  [
    'an explosion removes the walls in its area',
    'w Ra1 / closed a5:p / walls b4 b6 c5',
    'Ra1-a5',
    'walls c5 / open a5:pR',
  ],
  ['the inspector says what destroys a wall', 'walls e5', 'inspect e5', 'says Trebuchets Cannons Onagers'],
  ['a wall under an Assassin is not called a wall to destroy', 'w Me5 / walls e5', 'inspect e5'],
  ["a Queen's Shadow is not called a wall to destroy", 'w Qa5 / shadows e5:Qa5', 'inspect e5'],
]);

describeClause('FC-WALL-6', [
  ['a Knight leaps over walls but does not land on one', 'w Nb1 / walls c3 b2 b3 a2 c2', 'reach b1', 'd2 a3'],
]);

describeClause('FC-WALL-7', [
  ['after a4-a5 the pawn on a3 can neither step nor leap', 'w Pa3 Pa4', 'a4-a5; 00; a3 a4', 'no FC-SQ-3'],
  ['a Pawn does not leap onto a5 while it is taken', 'w Pa3 Pa4', 'a4-a5; 00; a3 a5', 'no FC-SQ-1'],
  [
    'after a5-a6 the wall is a5 alone and a3-a4 is possible',
    'w Pa3 Pa4',
    'a4-a5; 00; a5-a6; 00; a3-a4',
    'w Pa4 Pa6 / walls a3 a5',
  ],
  ['a Pawn does not leap over a free square to a5', 'w Pa3 Pa4', 'a4-a5; 00; a5-a6; 00; a3 a5', 'no FC-PAWN-2'],
  ["the inspector tells White's 46 single moves at the start", '-', 'inspect turn', 'says White 46'],
  ['later in the game the start is not mentioned', 'plies 1 / turn b', 'inspect turn'],
]);

describeClause('FC-WALL-8', [
  ['a unit that leaves a line does not open it', 'w Mi5 / b Ri9', 'Mi5-f5', 'w Mf5 / b Ri9 / walls i5'],
  ['the inspector says what a Rook keeps from its King', 'w Ri5 / b Bm5 Qi9', 'inspect i5', 'says King Black Queen i9'],
  ['a unit before a King in check already keeps nothing from it', 'w Ni5 / b Ri9 Nk2', 'inspect i5'],
  ['a King keeps nothing from itself', 'w Ki5 / b Nk9', 'inspect i5'],
]);

it("FC-WALL-8 · a side with King's Exchange left is not stalemated", () => {
  expect(ending('w Pa3 / walls h1 h2 i2 j1 j2 a4 a5')).toBeNull();
  expect(play(at('w Pa3 / walls h1 h2 i2 j1 j2 a4 a5'), 'Ki1 KX a3')).toHaveProperty('position');
});

it('FC-WALL-7 · at the start only 8 units of White are empowered', () => {
  const start = GAME.setup(1) as State;
  const names = squaresOf(start, 'white').filter((square) => empowermentsOf(start, square).length > 0);
  expect(names.map(nameOf)).toEqual(['a1', 'd1', 'e1', 'l1', 'm1', 'p1', 'a2', 'p2']);
});
