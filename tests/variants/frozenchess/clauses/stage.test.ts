import { expect, it } from 'vitest';
import { playText } from '../../../../src/kernel/record.ts';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { must } from '../../../support/scenario.ts';
import { describeClause } from '../clause.ts';
import { at, figures, line, play } from '../support.ts';

/** Returns the label of White's majority after these actions, which says what is still lacking. */
const lackAfter = (before: string, actions: string): string => {
  const result = play(at(before), actions);
  return 'rule' in result
    ? result.text
    : (GAME.view(result.position).turn.players.white.find(({ kind }) => kind === 'majority')?.label ?? '');
};

const pursuitAfter = (before: string, actions: string) => {
  const result = play(at(before), actions);
  return 'rule' in result ? result : (result.position as State).pursuit;
};

const outcomeAfter = (before: string, actions: string) => {
  const result = play(at(before), actions);
  return 'rule' in result ? result : GAME.outcome(result.position);
};

describeClause('FC-STG-1', [
  ['a note announces stages 1 and 2 in 20 moves', 'plies 560', 'see notes', 'Stages 1 and 2 begin in 20 moves'],
  ['a note announces stages 1 and 2 in 10 moves', 'plies 580', 'see notes', 'Stages 1 and 2 begin in 10 moves'],
  ['a stage is not announced 21 moves before it', 'plies 558', 'see notes'],
  ['the note of stage 2 tells when stage 3 begins', 'plies 600', 'see notes', 'says 2 6 3 300'],
  ['the note of stage 6 announces no further stage', 'plies 3000', 'see notes', 'says 6 6'],
]);

describeClause('FC-STG-2', [
  ['before the stages no sum is shown', 'w Ra5', 'see white'],
  ['the sum of material is shown from stage 1 on', 'plies 600 / w Ra5', 'see white', 'Material 5'],
]);

describeClause('FC-STG-3', [
  [
    'the majority side is told the 3 conditions that it lacks',
    'plies 600 / w Qh5 Re5 Rg6 / b Pe9',
    'see white',
    'says 2 2',
  ],
  [
    'the majority side is told the other conditions after a promotion',
    'plies 1200 / stage w:1:2:b / w Qh5 Re5 Rg6 / b Pe9',
    'see white',
    'Majority side, still needs a capture next turn and 2 checks in a row to win',
  ],
  [
    'the majority side is told that it lacks no condition',
    'plies 3000 / stage w:0:0:abc / w Qh5 Re5 Rg6 / b Pe9',
    'see white',
    'Majority side',
  ],
  [
    'the minority side is told how much material it lacks',
    'plies 1200 / w Qh5 Re5 Rg6 / b Pe9',
    'see black',
    'Needs 11 more material for the majority',
  ],
]);

describeClause('FC-STG-4', [
  ['the majority side explodes any closed tomb', 'w Qb1 / closed e5:p / plies 1200', 'TX e5', 'w Qb1 / open e5:p'],
  [
    'the minority side does not explode a tomb of its choice',
    'b Qb1 / closed e5:p / plies 1200',
    'TX e5',
    'no FC-RES-1',
  ],
  ['no side explodes a tomb of its choice before stage 3', 'w Qb1 / closed e5:p / plies 1198', 'TX e5', 'no FC-RES-1'],
]);

describeClause('FC-STG-5', [
  [
    'a majority may capture by its first two steps',
    'plies 1200 / w Rd4 Qa1 Qb1 / b Pd5 Pe5',
    'ask d4 =steps',
    'a1:FC-SQ-1 d1 g1 b2 c2 d2 e2 f2 b3 c3 d3 e3 f3 a4 b4 c4 e4 f4 g4 h4 i4 j4 k4 l4 m4 n4 o4 p4 b5 c5 d5 e5 f5 b6 c6 e6 a7 =bounce',
  ],
  [
    'the second step of a majority side may capture',
    'plies 1200 / w Nd4 Qa1 Qb1 / b Pe6 Pf8',
    'ask d4 =steps e6',
    'e1 j1 a2 e2 i2 b3 e3 h3 c4 d4 e4 f4 g4 c5 d5 e5 f5 g5 a6 b6 c6 d6 f6 g6 h6 i6 j6 k6 l6 m6 n6 o6 p6 c7 d7 e7 f7 g7 c8 d8 e8 f8 g8 b9 e9 h9 a10 e10 i10 e11 j11 e12 k12 e13 l13 e14 m14 e15 n15 e16 o16',
  ],
  ['spawning paralyses the majority side for 5 only', 'w Qb1 Pb4 / plies 1200', 'b4 SN b5', 'w Qb1 Pb4*5 Pb5*5'],
  [
    'spawning paralyses the minority side for as long as ever',
    'w Pb4 / b Qp12 / plies 1200',
    'b4 SN c4',
    'w Pb4*15 Pc4*15 / b Qp12',
  ],
  [
    'a Rook of the majority side may capture twice',
    'w Ra1 Qn1 / b Na5 Pa9 / plies 1200',
    'Ra1xa5xa9',
    'w Ra9(12) Qn1 / walls a1 a2 a3 a4 a5 a6 a7 a8 / hidden a5:n a9:p',
  ],
  [
    'a Rook of the majority side may step on after a capture',
    'w Ra1 Qn1 / b Na5 / plies 1200',
    'Ra1xa5-a7',
    'w Ra7(13) Qn1 / walls a1 a2 a3 a4 a5 a6 / hidden a5:n',
  ],
  [
    'a Rook of the majority side may capture by its second step',
    'w Ra1 Qn1 / b Nc5 / plies 1200',
    'Ra1-a5xc5',
    'w Rc5(13)!2 Qn1 / walls a1 a2 a3 a4 a5 b5 / hidden c5:n',
  ],
  [
    'the minority side does not capture by a second step',
    'w Ra1 / b Na5 Pa9 Qn14 / plies 1200',
    'Ra1xa5xa9',
    'no FC-ADV-1',
  ],
  [
    'no side captures by a second step before stage 3',
    'w Ra1 Qn1 / b Na5 Pa9 / plies 1198',
    'Ra1xa5xa9',
    'no FC-ADV-1',
  ],
  ['a King is taken by the first step only', 'w Ra1 Qn1 / b Na5 Ka9 / plies 1200', 'Ra1xa5xa9', 'no FC-CAP-4'],
  ['Siege still bars the double move', 'w Na1 Qn1 / b Ra9 Pc2 Pe3 / plies 1200', 'Na1xc2xe3', 'no none'],
  [
    'a Knight captures, then leaps and captures',
    'w Nb1 Qn1 / b Pc3 Pc4 Pd5 / plies 1200',
    'Nb1xc3xd5^',
    'w Nd5 Qn1 / walls b1 c3 / closed c4:p / hidden c3:p d5:p',
  ],
  [
    'stacked pawns go on after a capture as first step',
    'w PPPe5 Qn1 / b Pf6 Pg7 / plies 1200',
    'P1e5xf6xg7',
    'w PPPg7 Qn1 / walls e5 f6 / hidden f6:p g7:p',
  ],
  [
    'the majority side takes twice in a double move among shadows too',
    'w sRa1 Qp1 Qp2 / b sNa5 sBa9 / plies 1300',
    'sRa1xa5xa9',
    'w sRa9(10)@1,8 Qp1 Qp2 / closed a5:n / hidden a9:b',
  ],
]);

describeClause('FC-STG-6', [
  ['a King places a Wonder next to it', 'plies 1200', 'Ki1 WO h2', 'w Wh2 Ki1'],
  ['a King places no Wonder before stage 3', 'plies 1198', 'Ki1 WO h2', 'no FC-RES-1'],
  ['a King places no fifth Wonder', 'w Wa2 Wb2 Wc2 Wd2 / plies 1200', 'Ki1 WO h2', 'no FC-STG-6'],
  [
    'a Wonder is built on in each turn of its side',
    'w Wa2{3} / plies 1200',
    'Ki1-i2; Ki16-i15',
    'w Wa2{4} Ki2 / b Ki15 / walls i1 i16',
  ],
  [
    'a Wonder is not built in the ply that placed it, and none while it is paralysed',
    'w Wa2*1{3} / plies 1200',
    'Ki1 WO h2',
    'w Wa2{3} Wh2 Ki1',
  ],
  [
    'a Wonder is built twice as fast on a quickened square',
    'w Wa2{3} / quick a2:9 / plies 1200',
    'Ki1-i2',
    'w Wa2{5} Ki2 / walls i1 / quick a2:8',
  ],
  ['a Wonder does not move', 'w Wa2 / plies 1200', 'a2 a3', 'no FC-STG-6'],
  [
    'a captured Wonder leaves no tomb',
    'w Wa2 / b Ra9 / turn b / plies 1201',
    'Ra9xa2',
    'b Ra2(13) / walls a3 a4 a5 a6 a7 a8 a9',
  ],
  ['a Wonder is not converted', 'w Wa2 / b Bd5 / turn b / plies 1201', 'Bd5 CV a2', 'no FC-STG-6'],
  [null, 'w We5{7}', 'We5-e6', 'no FC-STG-6', 'A Wonder only grows. It is complete after 43 more turns.'],
  ['a Wonder has the badge of its build', 'w We5{49}', 'see e5', 'build 1: complete after 1 more turn'],
  [
    "White's figures show the build of the foremost of 2 Wonders",
    'plies 600 / w We5{3} Wg6{4}',
    'see white',
    '2 Wonders, the first complete after 46 more turns',
  ],
  [
    "White's figures show the build of a single Wonder",
    'plies 600 / w We5{2}',
    'see white',
    '1 Wonder, complete after 48 more turns',
  ],
  ["White's figures show no Wonder where there is none", 'plies 600 / w Re5', 'see white'],
]);

describeClause('FC-STG-7', [
  ['a spawner first in scan order kills its copy by exploding', 'w Re5 / b Fg7 / plies 1900', 'Re5 SN f6', 'b Fg7'],
  [
    'the copy explodes before the spawner where it comes first in scan order',
    'w Re5 / b Pc3 Pg7 / plies 1900',
    'Re5 SN d4',
    'b Pg7',
  ],
  ['a capture in stage 4 kills both units and all around', 'w Pe5 Ng7 Nh8 / b Pf6 Pe7 / plies 1900', 'e5xf6', 'w Nh8'],
  ['before stage 4 the capturer lives', 'w Pe5 / b Nf6 / plies 1798', 'e5xf6', 'w Nf6 / walls e5 / hidden f6:n'],
  [
    'hard case 35: a Trebuchet that pays for its shot explodes, without a tomb',
    'w Xc2 Pd3 / walls c8 / plies 1900',
    'Xc2 TB c8',
    'w Ki1',
  ],
  [
    'hard case 35: a Trebuchet next to its King may not shoot',
    'w Xh2 / walls h8 / plies 1900',
    'Xh2 TB h8',
    'no FC-RES-6',
  ],
  ['a Ballista Shot in stage 4 makes its target explode', 'w Ad4 / b Rh8 Nh9 / plies 1900', 'Ad4 BS h8', 'w Ad4'],
  [
    'a unit that was paralysed before does not explode',
    'w Ad4 / b Rh8*1 Nh9 / plies 1900',
    'Ad4 BS h8',
    'w Ad4 / b Rh8*5 Nh9',
  ],
  ['an old tomb stays in stage 4', 'w Pe5 / b Pf6 / closed a9:n / plies 1900', 'e5xf6', 'closed a9:n'],
  [
    'a unit that an avalanche pushes into a trap explodes',
    'b Ne6 / traps e7:w / avalanches N:5:e6 / plies 1900',
    '00',
    'avalanches N:4:e6',
  ],
  [
    'a monad explodes in stage 4 by the cost of its action',
    'w Xe5 / monads Xe5:AIM+NE:active / turn b / plies 1901',
    'Ki16-i15',
    'b Ki15 / walls i16',
  ],
  [
    'a shadow captured in stage 4 neither explodes nor leaves a tomb',
    'w sRa1 / b sNa5 Pb6 / plies 1900',
    'sRa1xa5',
    'w sRa5(13)@1,4 / b Pb6',
  ],
  ['a shadow that pays a price does not explode', 'w sBd4 / b Rg7 / plies 1900', 'sBd4 SS g7', 'w sBd4*10@1 / b sRg7'],
  ['a shadow that returns at a cost explodes', 'w sNd4@5,9 Pe5 / plies 1900', 'sNd4 DS', 'w'],
]);

describeClause('FC-STG-8', [
  [
    'Kings also leap like Knights and slide diagonally',
    'w Ka1 / walls a2 b1 / plies 2400',
    'reach a1',
    'b2 c2 b3 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16',
  ],
  ['a King only steps before stage 5', 'w Ka1 / walls a2 b1 / plies 2398', 'reach a1', 'b2'],
  ['a King places a pawn', 'plies 2400', 'Ki1 KS h2', 'w Ph2 Ki1'],
  [
    'the Mirror Portal corrupts the square it leaves',
    'w Ke4 / b Ka16 / plies 2400',
    'Ke4 MP',
    'w Kl13 / b Ka16 / corrupt e4',
  ],
  [
    'a step corrupts the square it leaves, with its queue',
    'w Ke4 / hidden e4:n / plies 2400',
    'Ke4-e5',
    'w Ke5 / corrupt e4',
  ],
  ['the squares that a King slides over become walls', 'w Kb2 / plies 2400', 'Kb2-d4', 'w Kd4 / walls c3 / corrupt b2'],
  [
    'a King may step off the diagonal of the enemy King',
    'w Ke4 / b Kh7 / plies 2400 / turn b',
    'Kh7-h8',
    'w Ke4 / b Kh8 / corrupt h7',
  ],
  ['a King makes 3 steps and corrupts the squares it leaves', 'plies 2400', 'Ki1-i2-h3-g5', 'w Kg5 / corrupt i1 i2 h3'],
  ['a King may step over a threatened square', 'b Rp2 / plies 2400', 'Ki1-i2-i3', 'w Ki3 / b Rp2 / corrupt i1 i2'],
  ['a King of stage 5 makes no fourth step', 'plies 2400', 'Ki1-i2-h3-g5-g6', 'no none'],
  ['a King may not capture a Knight whose explosion kills it', 'b Nh2 / plies 2400', 'Ki1xh2', 'no FC-RES-6'],
  ['a King before stage 5 does not step over a threatened square', 'b Rp2 / plies 2398', 'Ki1-i2-i3', 'no FC-DBL-2'],
  [
    'a King of stage 5 checks the enemy King along its diagonal',
    'w Ke4 / b Kh7 Pa14 / plies 2400 / turn b',
    'a14-a13',
    'no FC-RES-6',
  ],
  [
    'a King before stage 5 does not check along its diagonal',
    'w Ke4 / b Kh7 Pa14 / plies 2398 / turn b',
    'a14-a13',
    'w Ke4 / b Kh7 Pa13 / walls a14',
  ],
  [
    "a King of stage 5 does not step onto the enemy King's diagonal",
    'w Ke4 / b Kh8 / plies 2400 / turn b',
    'Kh8-h7',
    'no FC-RES-6',
  ],
  [
    "a King of stage 5 does not step to the enemy King's Knight leap",
    'w Ke4 / b Kg7 / plies 2400 / turn b',
    'Kg7-f6',
    'no FC-RES-6',
  ],
  [
    "a King before stage 5 steps to the enemy King's Knight leap",
    'w Ke4 / b Kg7 / plies 2398 / turn b',
    'Kg7-f6',
    'w Ke4 / b Kf6 / walls g7',
  ],
]);

it("FC-STG-3 · a shadow's captures and promotion count for the victory sequence", () => {
  const long = (shadows: string) => `plies 600 / w Qh5 Re5 Rg6 ${shadows}`;
  expect(lackAfter(long('sPb15'), 'sPb15-b16=Q')).toBe(
    'Majority side, still needs 2 captures in a row and 2 checks in a row to win',
  );
  expect(lackAfter(long('sPb5 / b sPc6'), 'sPb5xc6')).toBe(
    'Majority side, still needs a capture next turn, a promotion and 2 checks in a row to win',
  );
  expect(lackAfter(long('sPb5 / b sNc6'), 'sPb5xc6')).toBe(
    'Majority side, still needs a capture next turn and 2 checks in a row to win',
  );
  expect(lackAfter(long('sRb5'), 'sRb5-b6')).toBe(
    'Majority side, still needs 2 captures in a row, a promotion and 2 checks in a row to win',
  );
});

it('FC-STG-1 · the ply of Black that begins a stage tells its clauses', () => {
  const told = (plies: number) => {
    const [turn] = must(playText(GAME, at(`w Pa3 / b Pa14 / turn b / plies ${plies}`), 'a14-a13'));
    return turn
      ?.tell()
      .filter(({ rule }) => rule.startsWith('FC-STG'))
      .map(({ rule, text }) => [rule, text?.slice(0, 15)]);
  };
  expect(told(597)).toEqual([]);
  expect(told(599)).toEqual([
    ['FC-STG-2', 'Stage 1 begins.'],
    ['FC-STG-3', 'Stage 2 begins.'],
  ]);
  expect(told(1199)?.map(([rule]) => rule)).toEqual(['FC-STG-4', 'FC-STG-5', 'FC-STG-6']);
  expect(told(1799)?.map(([rule]) => rule)).toEqual(['FC-STG-7']);
  expect(told(2399)?.map(([rule]) => rule)).toEqual(['FC-STG-8']);
  expect(told(2999)?.[0]).toEqual(['FC-STG-9', 'Stage 6 begins.']);
});

it('FC-STG-1 · the stage is shown, and the next one when it is near', () => {
  const notes = (plies: number) => GAME.view(at(`plies ${plies}`)).turn.notes.map(({ label }) => label);
  expect(notes(100)).toEqual([]);
  expect(notes(580)).toEqual(['Stages 1 and 2 begin in 10 moves']);
  expect(notes(600)).toEqual(['Stage 2 of 6, stage 3 begins in 300 moves']);
  expect(notes(3000)).toEqual(['Stage 6 of 6']);
});

it('FC-STG-2 · the majority side has the greater sum, without paralysed units', () => {
  expect(figures('w Ra1 / plies 600', 'white')).toContain('Material 5');
  expect(figures('w Ra1 / plies 600', 'white').join()).toContain(
    '2 pieces,Material 5,Majority side, still needs 2 captures in a row, a promotion and 2 checks in a row to win',
  );
  expect(figures('w Ra1 / plies 600', 'black')).toContain('Material 3');
  expect(figures('w Rb1 / plies 600', 'white')).toContain('Material 7');
  expect(figures('w Rb1*3 / plies 600', 'white')).toContain('Material 3');
  expect(figures('w Ra1 / plies 598', 'white')).toHaveLength(1);
});

it('FC-STG-3 · captures in 2 turns in a row count for the victory sequence', () => {
  const before = 'w Rb4 Qn3 / b Pb9 Pb12 Pn14 / plies 600';
  expect(pursuitAfter(before, 'Rb4xb9')).toMatchObject({ side: 'white', captures: 1, hasCaptured: false });
  expect(pursuitAfter(before, 'Rb4xb9; n14-n13; Rb9xb12')).toMatchObject({ captures: 2, hasCaptured: true });
  expect(pursuitAfter(before, 'Rb4xb9; n14-n13; Ki1-i2')).toMatchObject({ captures: 0, hasCaptured: false });
});

it('FC-STG-3 · a promotion counts, and so do checks in 2 turns in a row', () => {
  expect(pursuitAfter('w Pb15 Qn3 Qd4 / plies 600', 'b15-b16=R')).toMatchObject({
    hasPromoted: true,
    checks: 1,
  });
  expect(pursuitAfter('w Qn3 Rb9 Rc2 / plies 600', 'Rb9-b16; Ki16-i15; Rc2-c15')).toMatchObject({
    checks: 2,
    hasChecked: true,
  });
});

it('FC-STG-3 FC-END-8 · the majority side wins when all 3 conditions are done', () => {
  expect(outcomeAfter('w Rb9 Qn3 / plies 600 / stage w:0:1:ab', 'Rb9-b16')).toMatchObject({
    winner: 'white',
    rule: 'FC-STG-3',
  });
  expect(outcomeAfter('w Rb9 Qn3 / plies 600 / stage w:0:1:b', 'Rb9-b16')).toBeNull();
});

it('FC-STG-3 · losing the majority, even to equality, restarts the sequence', () => {
  expect(pursuitAfter('w Nb2 / b Rb14 Na15 / turn b / plies 601 / stage w:0:1:ab', 'Rb14xb2')).toMatchObject({
    side: 'black',
    hasCaptured: false,
    captures: 1,
  });
  expect(pursuitAfter('w Rb2 / b Rb13 / turn b / plies 601 / stage w:0:1:ab', 'Rb13-d13')).toBeNull();
});

it('FC-STG-3 · no capture counts before stage 2', () => {
  expect(pursuitAfter('w Rb4 Qn3 / b Pb9 / plies 598', 'Rb4xb9')).toBeNull();
});

it("FC-STG-6 · the only side with a complete Wonder wins after Black's ply", () => {
  expect(outcomeAfter('w Wa2{49} / plies 1280', 'Ki1-i2')).toBeNull();
  expect(outcomeAfter('w Wa2{49} / plies 1280', 'Ki1-i2; Ki16-i15')).toMatchObject({
    winner: 'white',
    rule: 'FC-STG-6',
  });
});

it('FC-STG-6 · hard case 37: 2 Wonders completed in the same move disappear', () => {
  const result = play(at('w Wa2{49} Wb2{3} / b Wa15{49} / plies 1278'), 'Ki1-i2; Ki16-i15');
  expect('position' in result && line(result.position)).toBe('w Wb2{4} Ki2 / b Ki15 / walls i1 i16');
  expect('position' in result && GAME.outcome(result.position)).toBeNull();
});

it('FC-STG-7 · a spawning unit and its child explode', () => {
  const result = play(at('w Pb4 / plies 1900'), 'b4 SN b5');
  expect('position' in result && line(result.position)).toBe('w Ki1 / b Ki16');
});

it('FC-STG-8 · a King that captures the enemy King by its third step wins', () => {
  expect(outcomeAfter('b Kg5 / plies 2400', 'Ki1-i2-h3xg5')).toMatchObject({
    winner: 'white',
    rule: 'FC-END-1',
  });
});

it('FC-STG-9 FC-END-8 · the side with more material wins after 1500 moves', () => {
  expect(outcomeAfter('w Ra1 Ra2 / turn b / plies 2999', 'Ki16-h16')).toMatchObject({
    winner: 'white',
    rule: 'FC-STG-9',
  });
  expect(outcomeAfter('w Ra1 Ra2 / turn b / plies 2997', 'Ki16-h16')).toBeNull();
  expect(outcomeAfter('turn b / plies 2999', 'Ki16-h15')).toBeNull();
});
