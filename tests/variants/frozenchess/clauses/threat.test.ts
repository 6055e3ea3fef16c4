import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { protects } from '../../../../src/variants/frozenchess/moves/threat/threat.ts';
import { nameOf, SQUARES } from '../../../../src/variants/frozenchess/position/board.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, goals, isInCheck, play } from '../support.ts';

const threatenedBy = (text: string, side: 'white' | 'black') =>
  GAME.look(at(text), `threat-${side}`, null)
    .map(([square]) => GAME.board.squares[square]?.name)
    .sort()
    .join(' ');

describeClause('FC-THR-1', [
  ['the inspector says that a guarded unit is threatened', 'w Ne9 Re16 Bh12 / b Qe1', 'inspect e9', 'says'],
  ['a guarded unit is not said to be threatened without a threat', 'w Ne9 Re16 Bh12', 'inspect e9'],
  ['nothing is said of guards of a Knight with 1 protector', 'w Ne9 Re16 / b Qe1', 'inspect e9'],
  [
    'a Pawn guarded by a Rook and a Knight is not captured',
    'w Rh4 / b Ph9 Rh16 Ng11 Ni10 Pk11',
    'h4 h9',
    'no FC-GUARD-1',
  ],
  [
    'a guarded Knight that a Bishop threatens guards no Pawn',
    'w Rh4 Bb6 / b Ph9 Rh16 Ng11 Rg16 Qp11',
    'Rh4xh9',
    'w Bb6 Rh9(15) / b Ng11 Qp11 Rg16 Rh16 / walls h4 h5 h6 h7 h8 / hidden h9:p',
  ],
  [
    'a Knight guarded by a Rook and a Queen is not converted',
    'w Rh4 Bb6 / b Ph9 Rh16 Ng11 Rg16 Qp11',
    'Bb6 CV g11',
    'no FC-GUARD-1',
  ],
  [
    'a guarded Knight that no enemy threatens guards a Pawn',
    'w Rh4 / b Ph9 Rh16 Ng11 Rg16 Qp11',
    'Rh4xh9',
    'no FC-GUARD-1',
  ],
]);

describeClause('FC-THR-2', [
  ['an Onager threatens no square', 'w Oe5', 'inspect e5'],
  [
    'the lens marks the squares that a Knight threatens',
    'w Na1',
    'lens reach a1',
    "b3 threatened by White's Knight on a1",
    "c2 threatened by White's Knight on a1",
  ],
]);

describeClause('FC-THR-4', [
  [
    'a unit does not protect itself along a ray that a mark sends back',
    'w Re4 Nd2 Ja9 / marks e9:S:Ja9',
    'Re4-f6',
    'w Rf6 Nd2 Ja9 / walls e4 / marks e9:S',
  ],
  ['an enemy does not protect a unit', 'w Qe1 / b Ne9', 'inspect e9'],
]);

describeClause('FC-THR-5', [
  [
    'a King checked twice has a badge that names both checkers',
    'b Ri9 Nk2',
    'see i1',
    "check: in check from Black's Knight on k2 and Black's Rook on i9",
  ],
  [
    'hard case 10: a Rook that threatens the empowering Rook ends the check',
    'w Kg1 Ra5 / b Ng9 Rg16',
    'Ra5-a16',
    'w Kg1 Ra16 / b Ng9 Rg16 / walls a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15',
  ],
  ['hard case 10: Ra5-a15 leaves the King in check', 'w Kg1 Ra5 / b Ng9 Rg16', 'Ra5-a15', 'no FC-RES-6'],
  [
    'hard case 11: White may move anything while a Bishop aims at its King',
    'w Pa3 / b Be5',
    'a3-a4',
    'w Pa4 / b Be5 / walls a3',
  ],
]);

describeClause('FC-THR-6', [
  ['a Ballista that aims at the tomb keeps the dead down', 'w Ki1 / open a1:N / b Aa9', 'RS a1', 'no FC-THR-6'],
  ['no unit comes back next to an enemy Jester', 'b Jb2 / open a1:R', 'RS a1', 'no FC-THR-6'],
  ['no unit comes back next to an enemy bomb', 'w Ki1 / open a1:R / bombs b2:b', 'RS a1', 'no FC-THR-6'],
  ['a friendly bomb keeps no unit from coming back', 'w Ki1 / open a1:R / bombs b2:w', 'RS a1', 'w Ra1 / bombs b2:w'],
  [
    'an enemy bomb two squares away keeps no unit from coming back',
    'w Ki1 / open a1:R / bombs c3:b',
    'RS a1',
    'w Ra1 / bombs c3:b',
  ],
  ['no unit comes back in the line of an enemy Ballista', 'b Aa9 / open a1:R', 'RS a1', 'no FC-THR-6'],
  [
    'a unit comes back where a wall stops an enemy Ballista',
    'b Aa9 / open a1:R / walls a5',
    'RS a1',
    'w Ra1 / b Aa9 / walls a5',
  ],
  ['a paralysed Ballista keeps no unit from coming back', 'b Aa9*2 / open a1:R', 'RS a1', 'w Ra1 / b Aa9*2'],
  [null, 'w Ki1 / open a1:N / b Aa9', '=RS a1', 'no FC-THR-6 at a1 a9'],
  ['no unit comes back from a tomb with an enemy bomb on it', 'open a1:N / bombs a1:b / b Pp9', 'RS a1', 'no FC-THR-6'],
]);

describeClause('FC-THR-7', [
  ['a Knight does not capture a Knight', 'w Nd4 / b Ne6', 'd4 e6', 'no FC-KIND-1'],
  ['nothing is said of a capture of a King in check', 'w Ke5 / b Nd7', 'inspect e5'],
]);

it('FC-THR-6 · the refusal names the bomb or the Jester that bars a return', () => {
  expect(play(at('w Ki1 / open a1:R / bombs b2:b'), 'RS a1')).toMatchObject({
    text: expect.stringContaining('"RS a1": The Rook cannot return: the bomb on b2 influences a1.'),
  });
  expect(play(at('b Jb2 / open a1:R'), 'RS a1')).toMatchObject({
    text: expect.stringContaining(`"RS a1": The Rook cannot return: Black's Jester on b2 influences a1.`),
  });
});

it('FC-THR-1 · an immune unit counts as threatened, so evaluation has no cycle', () => {
  expect(threatenedBy('w Ra1(3) / b Ra3 / walls b1', 'white')).toContain('a3');
});

it('FC-THR-2 · a Rook threatens up to a friendly Pawn and no further', () => {
  const squares = threatenedBy('w Rh4 Ph9 / walls g4 i4 h3', 'white').split(' ');
  expect(squares).toEqual(expect.arrayContaining(['h5', 'h9']));
  expect(squares).not.toContain('h10');
});

it('FC-THR-3 · rooks on one file threaten each other though neither can capture', () => {
  expect(threatenedBy('w Rh4 / b Rh9', 'white')).toContain('h9');
  expect(goals(at('w Rh4 / b Rh9'), 'h4')).not.toContain('xh9');
});

it("FC-THR-4 · only a Chancellor's protector in line with it may use its portal", () => {
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

it('FC-THR-5 · a King next to a closed tomb is not in check', () => {
  expect(play(at('b Nh4 / closed h2:p'), 'Ki1-i2')).toHaveProperty('position');
});

it('FC-THR-4 · at the start Nb1 has 3 protectors and Bc1 has none', () => {
  const start = GAME.setup(1) as State;
  const square = (name: string) => SQUARES.find((each) => nameOf(each) === name) as number;
  const protectors = (name: string) => SQUARES.filter((each) => protects(start, each, square(name))).map(nameOf);
  expect(protectors('b1')).toEqual(['a1', 'c1', 'd1']);
  expect(protectors('c1')).toEqual([]);
});
