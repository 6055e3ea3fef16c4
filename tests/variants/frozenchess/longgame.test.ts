/** Long games: stages, material, victory sequence, tomb control, Wonders, atomic bonus, late Kings, superior material. */
import { describe, expect, it } from 'vitest';
import { playText } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { must } from '../../support/scenario.ts';
import { at, line, play } from './support.ts';
import { gone, played } from './table.ts';

const outcomeAfter = (before: string, actions: string) => {
  const result = play(at(before), actions);
  return 'rule' in result ? result : GAME.outcome(result.position);
};

const pursuitAfter = (before: string, actions: string) => {
  const result = play(at(before), actions);
  return 'rule' in result ? result : (result.position as State).pursuit;
};

const figures = (text: string, side: 'white' | 'black') => GAME.view(at(text)).turn.players[side].map(({ label }) => label);

describe('stages', () => {
  it('FC-STG-1 · 299 moves completed: none; after the 300th ply of Black stages 1 and 2 are announced by their clauses', () => {
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
    expect(notes(600)).toEqual(['Stage 2 of 6; stage 3 begins in 300 moves']);
    expect(notes(3000)).toEqual(['Stage 6 of 6']);
  });
  it('FC-STG-2 · the side with the greater sum of the whole board is the majority side; the paralysed do not count', () => {
    expect(figures('w Ra1 / plies 600', 'white')).toContain('Material 5');
    expect(figures('w Ra1 / plies 600', 'white').join()).toContain('Majority: lacks');
    expect(figures('w Ra1 / plies 600', 'black')).toContain('Material 3');
    expect(figures('w Rb1 / plies 600', 'white')).toContain('Material 7');
    expect(figures('w Rb1*3 / plies 600', 'white')).toContain('Material 3');
    expect(figures('w Ra1 / plies 598', 'white')).toHaveLength(1);
  });
});

describe('stage 2, the victory sequence', () => {
  it('FC-STG-3 · captures in two own turns in a row', () => {
    const before = 'w Rb4 Qn3 / b Pb9 Pb12 Pn14 / plies 600';
    expect(pursuitAfter(before, 'Rb4xb9')).toMatchObject({ side: 'white', captures: 1, hasCaptured: false });
    expect(pursuitAfter(before, 'Rb4xb9; n14-n13; Rb9xb12')).toMatchObject({ captures: 2, hasCaptured: true });
    expect(pursuitAfter(before, 'Rb4xb9; n14-n13; Ki1-i2')).toMatchObject({ captures: 0, hasCaptured: false });
  });
  it('FC-STG-3 · a promotion, and check at the end of two own turns in a row', () => {
    expect(pursuitAfter('w Pb15 Qn3 Qd4 / plies 600', 'b15-b16=R')).toMatchObject({ hasPromoted: true, checks: 1 });
    expect(pursuitAfter('w Qn3 Rb9 Rc2 / plies 600', 'Rb9-b16; Ki16-i15; Rc2-c15')).toMatchObject({ checks: 2, hasChecked: true });
  });
  it('FC-STG-3 FC-END-8 · all three done: it wins in that phase 10', () => {
    expect(outcomeAfter('w Rb9 Qn3 / plies 600 / stage w:0:1:ab', 'Rb9-b16')).toMatchObject({ winner: 'white', rule: 'FC-STG-3' });
    expect(outcomeAfter('w Rb9 Qn3 / plies 600 / stage w:0:1:b', 'Rb9-b16')).toBeNull();
  });
  it('FC-STG-3 · losing the majority, also to equality, starts it anew', () => {
    expect(pursuitAfter('w Nb2 / b Rb14 Na15 / turn b / plies 601 / stage w:0:1:ab', 'Rb14xb2')).toMatchObject({
      side: 'black',
      hasCaptured: false,
      captures: 1,
    });
    expect(pursuitAfter('w Rb2 / b Rb13 / turn b / plies 601 / stage w:0:1:ab', 'Rb13-d13')).toBeNull();
  });
  it('FC-STG-3 · before stage 2 nothing is counted', () => {
    expect(pursuitAfter('w Rb4 Qn3 / b Pb9 / plies 598', 'Rb4xb9')).toBeNull();
  });
  it('FC-SHOW-1 FC-STG-3 · what each side still lacks is shown', () => {
    expect(figures('w Qb1 / plies 600 / stage w:1:0:b', 'white').at(-1)).toBe(
      'Majority: lacks captures in a row (1 of 2) and checks in a row (0 of 2)',
    );
    expect(figures('w Qb1 / plies 600', 'black').at(-1)).toMatch(/^Lacks \d+ of material for the majority/);
  });
});

describe('stage 3', () => {
  played([
    ['FC-STG-4', 'the majority side explodes any closed tomb', 'w Qb1 / closed e5:p / plies 1200', 'TX e5', 'w Qb1 / open e5:p'],
    ['FC-STG-4', 'not the other side', 'b Qb1 / closed e5:p / plies 1200', 'TX e5', 'no FC-RES-1'],
    ['FC-STG-4', 'nor before stage 3', 'w Qb1 / closed e5:p / plies 1198', 'TX e5', 'no FC-RES-1'],
    ['FC-STG-5', 'spawning paralyses the majority side for 5 only', 'w Qb1 Pb4 / plies 1200', 'b4 SN b5', 'w Qb1 Pb4*5 Pb5*5'],
    ['FC-STG-5', 'and the other side as ever', 'w Pb4 / b Qp12 / plies 1200', 'b4 SN c4', 'w Pb4*15 Pc4*15 / b Qp12'],
    ['FC-STG-6', 'a King places a Wonder next to it', 'plies 1200', 'Ki1 WO h2', 'w Wh2 Ki1'],
    ['FC-STG-6', 'not before stage 3', 'plies 1198', 'Ki1 WO h2', 'no FC-RES-1'],
    ['FC-STG-6', 'not a fifth one', 'w Wa2 Wb2 Wc2 Wd2 / plies 1200', 'Ki1 WO h2', 'no FC-STG-6'],
    ['FC-STG-6', 'it is built in each own turn', 'w Wa2{3} / plies 1200', 'Ki1-i2; Ki16-i15', 'w Wa2{4} Ki2 / b Ki15 / walls i1 i16'],
    ['FC-STG-6', 'not in the ply that placed it, nor paralysed', 'w Wa2*1{3} / plies 1200', 'Ki1 WO h2', 'w Wa2{3} Wh2 Ki1'],
    [
      'FC-STG-6',
      'twice as fast on a quickened square',
      'w Wa2{3} / quick a2:9 / plies 1200',
      'Ki1-i2',
      'w Wa2{5} Ki2 / walls i1 / quick a2:8',
    ],
    ['FC-STG-6', 'it does nothing', 'w Wa2 / plies 1200', 'a2 a3', 'no FC-STG-6'],
    ['FC-STG-6', 'captured it leaves no tomb', 'w Wa2 / b Ra9 / turn b / plies 1201', 'Ra9xa2', 'b Ra2(13) / walls a3 a4 a5 a6 a7 a8 a9'],
    ['FC-STG-6', 'it cannot be converted', 'w Wa2 / b Bd5 / turn b / plies 1201', 'Bd5 CV a2', 'no FC-STG-6'],
    ['FC-PAR-4', 'a Wonder next to its King is no Royal Guard', 'w Wh2 / b Ch5 / turn b / plies 1201', 'Ch5 PA g2', 'no FC-CHAN-3'],
  ]);
  it('FC-PAR-4 FC-STG-6 · a Wonder next to its King can be paralysed', () => {
    const result = play(at('w Wh2 / b Cf5 / turn b / plies 1201'), 'Cf5 PA h2');
    expect('position' in result && line(result.position)).toContain('Wh2*3');
  });
  it('FC-STG-6 · exactly one side complete after a ply of Black: it wins', () => {
    expect(outcomeAfter('w Wa2{49} / plies 1280', 'Ki1-i2')).toBeNull();
    expect(outcomeAfter('w Wa2{49} / plies 1280', 'Ki1-i2; Ki16-i15')).toMatchObject({ winner: 'white', rule: 'FC-STG-6' });
  });
  it('FC-STG-6 · hard case 37: both complete in the same move: both disappear, the game goes on', () => {
    const result = play(at('w Wa2{49} Wb2{3} / b Wa15{49} / plies 1278'), 'Ki1-i2; Ki16-i15');
    expect('position' in result && line(result.position)).toBe('w Wb2{4} Ki2 / b Ki15 / walls i1 i16');
    expect('position' in result && GAME.outcome(result.position)).toBeNull();
  });
});

describe('stage 3, captures in turns of several steps', () => {
  played([
    [
      'FC-STG-5',
      'Ra1xa5xa9',
      'w Ra1 Qn1 / b Na5 Pa9 / plies 1200',
      'Ra1xa5xa9',
      'w Ra9(12) Qn1 / walls a1 a2 a3 a4 a5 a6 a7 a8 / hidden a5:n a9:p',
    ],
    [
      'FC-STG-5',
      'a capture, then one more step',
      'w Ra1 Qn1 / b Na5 / plies 1200',
      'Ra1xa5-a7',
      'w Ra7(13) Qn1 / walls a1 a2 a3 a4 a5 a6 / hidden a5:n',
    ],
    [
      'FC-STG-5',
      'a capture as second step',
      'w Ra1 Qn1 / b Nc5 / plies 1200',
      'Ra1-a5xc5',
      'w Rc5(13)!2 Qn1 / walls a1 a2 a3 a4 a5 b5 / hidden c5:n',
    ],
    ['FC-STG-5', 'not for the other side', 'w Ra1 / b Na5 Pa9 Qn14 / plies 1200', 'Ra1xa5xa9', 'no none'],
    ['FC-STG-5', 'nor before stage 3', 'w Ra1 Qn1 / b Na5 Pa9 / plies 1198', 'Ra1xa5xa9', 'no none'],
    ['FC-STG-5', 'a King is taken by the first step only', 'w Ra1 Qn1 / b Na5 Ka9 / plies 1200', 'Ra1xa5xa9', 'no none'],
    ['FC-STG-5', 'Siege still bars the double move', 'w Na1 Qn1 / b Ra9 Pc2 Pe3 / plies 1200', 'Na1xc2xe3', 'no none'],
    [
      'FC-STG-5',
      'a Knight captures, then leaps and captures',
      'w Nb1 Qn1 / b Pc3 Pc4 Pd5 / plies 1200',
      'Nb1xc3xd5^',
      'w Nd5 Qn1 / walls b1 c3 / closed c4:p / hidden c3:p d5:p',
    ],
    [
      'FC-STG-5',
      'stacked pawns go on after a capture as first step',
      'w PPPe5 Qn1 / b Pf6 Pg7 / plies 1200',
      'P1e5xf6xg7',
      'w PPPg7 Qn1 / walls e5 f6 / hidden f6:p g7:p',
    ],
  ]);
});

describe('stage 4', () => {
  played([
    ['FC-STG-7', 'e5xf6: both are gone, and all in e5 to g7', 'w Pe5 Ng7 Nh8 / b Pf6 Pe7 / plies 1900', 'e5xf6', 'w Nh8'],
    ['FC-STG-7', 'before stage 4 the capturer lives', 'w Pe5 / b Nf6 / plies 1798', 'e5xf6', 'w Nf6 / walls e5 / hidden f6:n'],
    [
      'FC-STG-7',
      'hard case 35: a Trebuchet that pays for its shot explodes, without a tomb',
      'w Xc2 Pd3 / walls c8 / plies 1900',
      'Xc2 TB c8',
      'w Ki1',
    ],
    ['FC-STG-7', 'hard case 35: on h2 that would kill its King', 'w Xh2 / walls h8 / plies 1900', 'Xh2 TB h8', 'no FC-RES-6'],
    ['FC-STG-7', 'a shot makes its target explode', 'w Ad4 / b Rh8 Nh9 / plies 1900', 'Ad4 BS h8', 'w Ad4'],
    ['FC-STG-7', 'who was paralysed before does not', 'w Ad4 / b Rh8*1 Nh9 / plies 1900', 'Ad4 BS h8', 'w Ad4 / b Rh8*5 Nh9'],
    ['FC-STG-7', 'old tombs stay', 'w Pe5 / b Pf6 / closed a9:n / plies 1900', 'e5xf6', 'closed a9:n'],
    [
      'FC-STG-7',
      'a trap in the way of an avalanche explodes too',
      'b Ne6 / traps e7:w / avalanches N:5:e6 / plies 1900',
      '00',
      'avalanches N:4:e6',
    ],
  ]);
  it('FC-STG-7 · a spawning unit and its child explode', () => {
    const result = play(at('w Pb4 / plies 1900'), 'b4 SN b5');
    expect('position' in result && line(result.position)).toBe('w Ki1 / b Ki16');
  });
});

describe('stage 5', () => {
  gone([
    [
      'FC-STG-8',
      'Kings also leap like Knights and slide diagonally',
      'w Ka1 / walls a2 b1 / plies 2400',
      'a1',
      'b2 c2 b3 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16',
    ],
    ['FC-STG-8', 'not before', 'w Ka1 / walls a2 b1 / plies 2398', 'a1', 'b2'],
  ]);
  played([
    ['FC-STG-8', 'a King places a pawn', 'plies 2400', 'Ki1 KS h2', 'w Ph2 Ki1'],
    [
      'FC-STG-8',
      'the Mirror Portal corrupts the square it leaves',
      'w Ke4 / b Ka16 / plies 2400',
      'Ke4 MP',
      'w Kl13 / b Ka16 / corrupt e4',
    ],
    [
      'FC-STG-8',
      'a step corrupts the square it leaves, with its queue',
      'w Ke4 / hidden e4:n / plies 2400',
      'Ke4-e5',
      'w Ke5 / corrupt e4',
    ],
    ['FC-STG-8', 'the squares slid over are walled', 'w Kb2 / plies 2400', 'Kb2-d4', 'w Kd4 / walls c3 / corrupt b2'],
    ['FC-STG-8', 'these lines check', 'w Ke4 / b Kh7 / plies 2400 / turn b', 'Kh7-h8', 'w Ke4 / b Kh8 / corrupt h7'],
  ]);
});

describe('stage 5, three steps', () => {
  played([
    [
      'FC-STG-8',
      'i1-i2-h3-g5: step, step, knight leap; i1, i2, h3 are corrupted',
      'plies 2400',
      'Ki1-i2-h3-g5',
      'w Kg5 / corrupt i1 i2 h3',
    ],
    ['FC-STG-8', 'over attacked squares', 'b Rp2 / plies 2400', 'Ki1-i2-i3', 'w Ki3 / b Rp2 / corrupt i1 i2'],
    ['FC-STG-8', 'not a fourth step', 'plies 2400', 'Ki1-i2-h3-g5-g6', 'no none'],
    ['FC-STG-8', 'whom it captures explodes it', 'b Nh2 / plies 2400', 'Ki1xh2', 'no FC-RES-6'],
    ['FC-STG-8', 'before stage 5 a King takes two steps, over safe squares', 'b Rp2 / plies 2398', 'Ki1-i2-i3', 'no FC-DBL-2'],
  ]);
  it('FC-STG-8 · i1-i2-h3xg5 with the black King on g5: White wins', () => {
    expect(outcomeAfter('b Kg5 / plies 2400', 'Ki1-i2-h3xg5')).toMatchObject({ winner: 'white', rule: 'FC-END-1' });
  });
});

describe('stage 6', () => {
  it('FC-STG-9 FC-END-8 · at 1500 completed moves the side with more wins; with equal sums the game goes on', () => {
    expect(outcomeAfter('w Ra1 Ra2 / turn b / plies 2999', 'Ki16-h16')).toMatchObject({ winner: 'white', rule: 'FC-STG-9' });
    expect(outcomeAfter('w Ra1 Ra2 / turn b / plies 2997', 'Ki16-h16')).toBeNull();
    expect(outcomeAfter('turn b / plies 2999', 'Ki16-h15')).toBeNull();
  });
});
