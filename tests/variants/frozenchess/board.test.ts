/** The board, movement, walls, threat and check: the examples of sections 5 and 6.1 of the rules document, as given. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, goals, line, play } from './support.ts';
import { gone, played } from './table.ts';

describe('where units go', () => {
  gone([
    ['FC-MOVE-1', 'a white Knight offset (1, 2) from d4 is e6', 'w Nd4', 'd4', 'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6'],
    ['FC-MOVE-1', 'a black Knight offset (1, 2) from d4 is c2', 'b Nd4 / turn b', 'd4', 'c2 e2 b3 c3 e3 f3 b5 f5 c6 e6'],
    ['FC-MOVE-2', 'an Assassin on h2 leaps to h5, not to h3 or h4', 'w Mh2', 'h2', 'f1 j1 e2 k2 f3 j3 g4 i4 h5'],
    ['FC-MOVE-3', 'a range of 4 ends a ray', 'w Ra1(4) / walls b1', 'a1', 'a2 a3 a4 a5'],
    ['FC-SQ-3', 'a wall on a5 stops the rook', 'w Ra1 / walls a5 b1', 'a1', 'a2 a3 a4'],
    ['FC-SQ-1', "a Queen's Shadow on d4 stops a rook on a4", 'w Ra4 Qp9 / walls a3 a5 / shadows d4:Qp9', 'a4', 'b4 c4'],
    [
      'FC-MOVE-4',
      'Rook h4, black pawn h9: h8 is a move, h9 a capture, h10 out of reach',
      'w Rh4 / b Ph9 / walls g4 i4 h3',
      'h4',
      'h5 h6 h7 h8 xh9',
    ],
    ['FC-MOVE-6', 'a white pawn on e5 with aim right moves to f5 and captures on f6 and f4', 'w Pe5>e / b Rf6 Pf4', 'e5', 'xf4 f5 xf6'],
    [
      'FC-MOVE-8',
      'a Chancellor leaps over whatever stands between',
      'w Cd4 / walls d5 e5 e6 c5 e4 e3 c3 d3 c4',
      'd4',
      'b1 f1 a2 g2 a6 g6 b7 f7',
    ],
    [
      'FC-MOVE-8',
      'a Templar is stopped by a unit on e5, a Chancellor is not',
      'w Td4 Pe5 / walls d5 d3 c4 e4',
      'd4',
      'c1 e1 b2 f2 a3 g3 a5 b6 c7',
    ],
    ['FC-WALL-6', 'no leap lands on a wall, every leap crosses one', 'w Nb1 / walls c3 b2 b3 a2 c2', 'b1', 'd2 a3'],
    ['FC-BOARD-5', 'pawns on a4 and a9 have the same moves', 'w Pa4 Pa9', 'a9', 'a10'],
  ]);
});

describe('what happens on the way', () => {
  played([
    ['FC-BOARD-1', 'a square beyond p16 is none', 'w Ra1', 'a1 q17', 'no none'],
    ['FC-MOVE-5', 'the path of a Templar from g4 to h7 is g4, h5, i6', 'w Tg4', 'Tg4-h7', 'w Th7 / b - / walls g4 h5 i6'],
    ['FC-MOVE-7', 'a teleswapped knight leaves no wall', 'w Ca1 Nh8', 'Ca1 TS h8', 'w Na1 Ch8'],
    ['FC-RES-1', 'one action per turn: then the other side is asked', 'w Rh4 Na5', 'Rh4-h9; Na5-b7', 'no FC-RES-1'],
    [
      'FC-RES-2',
      'a grave under the captor becomes wall before it could be a tomb',
      'w Re5 / hidden e5:p',
      'Re5-e6',
      'w Re6 / walls e5 / hidden e5:p',
    ],
    [
      'FC-RES-3',
      'a trap with a closed tomb on it: the tomb explodes, the trap stays armed',
      'w Ra5 / closed e5:p / traps e5:b',
      'Ra5-e5',
      'open e5:pR / traps e5:b',
    ],
    [
      'FC-RES-4',
      'Rook a1 to a9 over a closed tomb on a5 is paralysed for 1 move',
      'w Ra1 / closed a5:p',
      'Ra1-a9',
      'w Ra9!9*1 / walls a1 a2 a3 a4 a5 a6 a7 a8 / hidden a5:p',
    ],
    [
      'FC-SQ-2',
      'a unit unloaded on a trap is trapped by the arrival',
      'w Se5[RN] / traps f6:b',
      'Se5 UL 1 f6',
      'w Se5[N] Rf6*4 / traps f6:b!',
    ],
    [
      'FC-SQ-4',
      'a trap slid over stays armed under the wall, and is armed when it dissolves',
      'w Ra5 / traps c5:b',
      'Ra5-e5; 00; Re5-e6',
      'w Re6 / walls e5 / traps c5:b',
    ],
    ['FC-WALL-1', 'Rook a1-a4: a1, a2, a3 become walls', 'w Ra1', 'Ra1-a4', 'w Ra4 / walls a1 a2 a3'],
    ['FC-WALL-2', "a Frog's Long Jump leaves a wall on b5", 'w Fb5 Fh9', 'Fb5 LJ g8', 'w Fg8 Fh9 / walls b5'],
    ['FC-WALL-2', 'a teleswap leaves the old wall as it is', 'w Cb5 Nh9 / walls a5:Cb5', 'Cb5 TS h9', 'w Nb5 Ch9 / walls a5'],
    [
      'FC-WALL-3',
      'a path over a tomb and a trap is walled all the same',
      'w Ra1 / closed a3:p / traps a4:w',
      'Ra1-a6',
      'w Ra6!9*1 / walls a1 a2 a3 a4 a5 / hidden a3:p / traps a4:w',
    ],
    ['FC-WALL-4', 'a4-a5, two turns later a5-a6: a4 is free, a5 is wall', 'w Pa4', 'a4-a5; 00; a5-a6', 'w Pa6 / walls a5'],
    ['FC-WALL-4', 'the wall of a dead unit stays', 'w Ra1 / b Nb9 / walls b3:Nb9 a9', 'Ra1-b1; 00; Rb1xb9', 'no FC-MOVE-1'],
    [
      'FC-WALL-4',
      'a captured waller leaves its wall behind',
      'w Rb5 / b Nb9 / walls c3:Nb9',
      'Rb5xb9',
      'w Rb9(13) / walls c3 b5 b6 b7 b8 / hidden b9:n',
    ],
    ['FC-WALL-5', 'a rook cannot attack a wall', 'w Ra1 / walls a5', 'a1 a5', 'no FC-SQ-3'],
    ['FC-WALL-5', 'an explosion removes the walls in its area', 'w Ra1 / closed a5:p / walls b4 b6 c5', 'Ra1-a5', 'walls c5 / open a5:pR'],
    ['FC-WALL-7', 'after a4-a5 the pawn on a3 can neither step nor leap', 'w Pa3 Pa4', 'a4-a5; 00; a3 a4', 'no FC-SQ-3'],
    ['FC-WALL-7', 'nor leap, since a5 is taken', 'w Pa3 Pa4', 'a4-a5; 00; a3 a5', 'no FC-SQ-1'],
    [
      'FC-WALL-7',
      'after a5-a6 the wall is a5 alone and a3-a4 is possible',
      'w Pa3 Pa4',
      'a4-a5; 00; a5-a6; 00; a3-a4',
      'w Pa4 Pa6 / walls a3 a5',
    ],
    ['FC-WALL-7', 'but a leap to a5 is not', 'w Pa3 Pa4', 'a4-a5; 00; a5-a6; 00; a3 a5', 'no FC-PAWN-2'],
  ]);
});

describe('threat and check', () => {
  const isInCheck = (text: string, side: 'white' | 'black' = 'white') => {
    const position = at(text);
    return Object.values(GAME.view(position).units).some(
      (unit) => unit.type === 'K' && unit.side === side && unit.badges.some(({ kind }) => kind === 'check'),
    );
  };
  const threatenedBy = (text: string, side: 'white' | 'black') =>
    GAME.look(at(text), `threat-${side}`, null)
      .map(([square]) => GAME.board.squares[square]?.name)
      .sort()
      .join(' ');

  it('FC-THR-1 · an immune unit still counts as threatened, so the order of evaluation has no circle', () => {
    expect(threatenedBy('w Ra1(3) / b Ra3 / walls b1', 'white')).toContain('a3');
  });
  it('FC-THR-2 · white rook h4, white pawn h9: h5 to h9 but not h10', () => {
    const squares = threatenedBy('w Rh4 Ph9 / walls g4 i4 h3', 'white').split(' ');
    expect(squares).toEqual(expect.arrayContaining(['h5', 'h9']));
    expect(squares).not.toContain('h10');
  });
  it('FC-THR-3 · rooks on one file threaten each other though neither can capture', () => {
    expect(threatenedBy('w Rh4 / b Rh9', 'white')).toContain('h9');
    expect(goals(at('w Rh4 / b Rh9'), 'h4')).not.toContain('xh9');
  });
  it('FC-THR-4 · a protector of a Chancellor may use its portal, one in another line may not', () => {
    expect(play(at('w Re4 Ce9'), 'Re4 MP')).toHaveProperty('position');
    expect(play(at('w Re4 Cf9'), 'Re4 MP')).toMatchObject({ rule: 'FC-RES-1' });
  });
  it('FC-THR-5 · a bishop on the diagonal is no check, a dragon is', () => {
    expect(isInCheck('b Be5')).toBe(false);
    expect(isInCheck('b De5')).toBe(true);
  });
  it('FC-THR-5 · a loaded cannon checks, an empty one does not', () => {
    expect(isInCheck('b Zi7[N]')).toBe(true);
    expect(isInCheck('b Zi7')).toBe(false);
  });
  it('FC-PAR-1 · a paralysed rook gives no check', () => {
    expect(isInCheck('b Ri9')).toBe(true);
    expect(isInCheck('b Ri9*1')).toBe(false);
  });
  it('FC-QUEEN-4 · hard case 26: a shadow checks the king on a1', () => {
    expect(isInCheck('w Qd9 / b Ka1 / shadows d1:Qd9 / walls d2:Qd9', 'black')).toBe(true);
  });
  it('FC-KIND-2 · two kings next to each other would both be in check', () => {
    expect(play(at('w Kh8 / b Kj8'), 'Kh8-i8')).toMatchObject({ rule: 'FC-RES-6' });
  });
  it('FC-BOARD-3 · a1 is dark and both queens stand on their colour', () => {
    const isLight = (name: string) => {
      const square = GAME.board.squares.find((each) => each.name === name);
      return ((square?.file ?? 0) + (square?.rank ?? 0)) % 2 === 1;
    };
    expect([isLight('a1'), isLight('h1'), isLight('h16')]).toEqual([false, true, false]);
  });
  it('FC-BOARD-2 · 64 units a side, queens on h, kings on i', () => {
    const units = Object.values(GAME.view(GAME.setup(1)).units);
    expect(units.filter(({ side }) => side === 'white')).toHaveLength(64);
    expect(line(GAME.setup(1))).toContain('Qh1 Ki1');
    expect(line(GAME.setup(1))).toContain('Qh16 Ki16');
  });
});

describe('legality', () => {
  played([
    ['FC-RES-6', 'Ki1, Ni5, black Ri9: i5 becomes a wall and blocks the file', 'w Ni5 / b Ri9', 'Ni5-g6', 'w Ng6 / b Ri9 / walls i5'],
    ['FC-RES-6', 'Rh5 whose old wall stands on i5 may not go to h8', 'w Rh5 / b Ri9 / walls i5:Rh5', 'Rh5-h8', 'no FC-RES-6'],
    ['FC-RES-6', 'a step on a tomb next to the own king is illegal', 'w Pg2>e / closed h2:p', 'g2-h2', 'no FC-RES-6'],
    [
      'FC-RES-6',
      'in check, White explodes a tomb next to Ki16: legal',
      'w Ni13 / b Ri9 / closed h15:p',
      'Ni13-h15',
      'b dead Ri9 / open h15:pN / closed i16:k',
    ],
    ['FC-NULL-1', 'a Nullmove in check is illegal', 'b Ri9', '00', 'no FC-RES-6'],
    ['FC-NULL-1', 'otherwise it is a ply', '-', '00', '-'],
    ['FC-WALL-8', 'a unit that leaves a line does not open it', 'w Mi5 / b Ri9', 'Mi5-f5', 'w Mf5 / b Ri9 / walls i5'],
  ]);
});
