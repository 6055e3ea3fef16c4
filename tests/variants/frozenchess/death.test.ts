/** Paralysis, captures, explosions, tombs, time and the end: examples of sections 5.1, 6.2 to 6.5, 8 and hard cases. */
import { describe, expect, it } from 'vitest';
import { option } from '../../../src/kernel/menu.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, line, play } from './support.ts';
import { played } from './table.ts';

describe('time', () => {
  played([
    [
      'FC-TIME-2',
      "par 2 ticks at the end of the unit's own turns only",
      'b Rg9*2',
      '00; Ki16-i15; Ki1-i2',
      'w Ki2 / b Rg9*1 Ki15 / walls i1 i16',
    ],
    ['FC-TIME-2', 'and is 0 after the second', 'b Rg9*2', '00; Ki16-i15; Ki1-i2; Ki15-i14', 'w Ki2 / b Rg9 Ki14 / walls i1 i15'],
    [
      'FC-TIME-4',
      'a unit that stays is free again when its timer ends',
      'w Ra5*1',
      '00; Ki16-i15; Ra5-a6',
      'w Ra6 / b Ki15 / walls a5 i16',
    ],
    [
      'FC-TIME-5',
      "hard case 25: the Bishop's price misses two turns: after its ply still 2",
      'w Bd4 / b Rg7',
      'Bd4 CV g7',
      'w Bd4(13)*2 Rg7',
    ],
    [
      'FC-TIME-5',
      'hard case 25: in the third turn it may act',
      'w Bd4 / b Ng7',
      'Bd4 CV g7; Ki16-i15; Ki1-i2; Ki15-i14; Ki2-i3; 00; Bd4-e5',
      'w Be5(13) Ng7 Ki3 / b Ki14 / walls d4 i2 i15',
    ],
    [
      'FC-TIME-5',
      'a unit with 3 left hit by Stun keeps 3 in the enemy turn',
      'w Rh4 / b Ng10*3',
      'Rh4-h9',
      'w Rh9 / b Ng10*3 / walls h4 h5 h6 h7 h8',
    ],
  ]);
  it('FC-TIME-1 · two plies are one move completed; the move number is then 2', () => {
    const result = play(at('-'), '00; Ki16-i15');
    expect('position' in result && GAME.view(result.position).turn.number).toBe(2);
  });
  it('FC-TIME-3 · an opened tomb does not close by time: no counter of its square ticks for it', () => {
    const result = play(at('w Pa3 / open e5:p'), 'a3-a4; Ki16-i15; a4-a5; Ki15-i14');
    expect('position' in result && line(result.position)).toContain('open e5:p');
  });
  it('FC-TIME-4 · ten own turns on a square, and not nine, let a Jester detonate', () => {
    const turns = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index + 3}-a${index + 4}; p${13 - index}-p${12 - index}`);
    const stayed = (count: number) => play(at('w Jg1 Pa3 / b Pp14'), `Jg1-d4; p14-p13; ${[...turns(count), 'Jd4 DT'].join('; ')}`);
    expect(stayed(9)).toMatchObject({ rule: 'FC-JEST-7' });
    expect(stayed(10)).toHaveProperty('position');
  });
});

describe('paralysis and immunity', () => {
  played([
    ['FC-PAR-1', 'a paralysed unit does nothing', 'w Ra1*2', 'a1 a2', 'no FC-PAR-1'],
    ['FC-PAR-1', 'but can be captured', 'w Ra1 / b Na5*3', 'Ra1xa5', 'w Ra5(13) / walls a1 a2 a3 a4 / hidden a5:n'],
    ['FC-PAR-2', 'a unit with par 3 hit by Stun (2) keeps 3', 'w Rh4 / b Ng10*3', 'Rh4-h9', 'w Rh9 / b Ng10*3 / walls h4 h5 h6 h7 h8'],
    ['FC-PAR-3', 'a Trebuchet Shot costs 2', 'w Xc2 / walls c8', 'Xc2 TB c8', 'w Xc2*2'],
    ['FC-PAR-4', 'a white Trebuchet on h2 pays as on g2', 'w Xh2 / walls h8', 'Xh2 TB h8', 'w Xh2*2'],
    ['FC-PAR-4', 'a black Chancellor cannot Paralyse it there', 'w Xh2 / b Cf5 / turn b', 'f5 =PA h2', 'no FC-PAR-4'],
    [
      'FC-PAR-4',
      'next to its King a rook passes a tomb for free',
      'w Rh8 / closed h5:p',
      'Rh8-h2',
      'w Rh2!9 / walls h3 h4 h5 h6 h7 h8 / hidden h5:p',
    ],
    [
      'FC-PAR-5',
      'a rook next to a Jester is free as soon as the Jester is gone',
      'w Rf6 / b Je5 / turn b',
      'Je5-h8; Rf6-f7',
      'w Rf7 / b Jh8 / walls f6 / traps e5:b',
    ],
    ['FC-PAR-5', 'and not before', 'w Rf6 / b Je5', 'f6 f7', 'no FC-JEST-4'],
    [
      'FC-TGT-2',
      'a rook below Pj15, which stands next to its King, does not stun it',
      'w Rj9 / b Pj15 Pl9',
      'Rj9-j14',
      'w Rj14 / b Pj15 Pl9 / walls j9 j10 j11 j12 j13',
    ],
    ['FC-TGT-1', 'a Ship next to a Jester is held by presence, a Chancellor is not', 'w Je5 / b Sf6 Cd4 / turn b', 'f6 e5', 'no FC-JEST-4'],
    ['FC-KIND-1', 'white Knight d4, black Knight e6: d4xe6 is illegal', 'w Nd4 / b Ne6', 'd4 e6', 'no FC-KIND-1'],
    ['FC-KIND-2', 'pawns capture pawns', 'w Pd4 / b Pe5', 'd4xe5', 'w Pe5 / walls d4 / hidden e5:p'],
    ['FC-THR-7', 'a Knight does not capture a Knight', 'w Nd4 / b Ne6', 'd4 e6', 'no FC-KIND-1'],
    ['FC-BOARD-4', 'a Ballista never captures', 'w Ad2 / b Pd4', 'd2 d4', 'no FC-CAP-2'],
  ]);
});

describe('captures', () => {
  played([
    [
      'FC-CAP-1',
      'Rook a4 takes pawn a9: hidden queue under the rook; a4 to a8 walls',
      'w Ra4 / b Pa9',
      'Ra4xa9',
      'w Ra9(15) / walls a4 a5 a6 a7 a8 / hidden a9:p',
    ],
    ['FC-CAP-2', 'a Lancer cannot capture on its diagonal', 'w Ld4 / b Ng7', 'd4 g7', 'no FC-CAP-2'],
    ['FC-CAP-2', 'nor anybody a friend', 'w Pd4 Ne5', 'd4 e5', 'no FC-CAP-2'],
    ['FC-CAP-3', 'a knight captured: 13', 'w Qa4 / b Na9', 'Qa4xa9', 'w Qa9(13) / walls a5 a6 a7 a8 / shadows a4 / hidden a9:n'],
    ['FC-CAP-3', 'hard case 23: range 4, knight captured: 3', 'w Qa8(4) / b Na9', 'Qa8xa9', 'w Qa9(3) / shadows a8 / hidden a9:n'],
    [
      'FC-CAP-4',
      'capturing the king ends the game; the attacker stays where it is',
      'w Rh4 / b Kh9',
      'Rh4xh9',
      'w Rh4 / b dead / hidden h9:k',
    ],
    [
      'FC-RES-7',
      'hard case 21: presence is read at the start: c7xd8xe9 explodes',
      'w Pc7 / b Pd8 Je9 Nf10',
      'c7xd8xe9',
      'closed e9:jJ f10:n / open d8:p',
    ],
    ['FC-RES-7', 'hard case 21: from d8 the pawn is paralysed', 'w Pd8 / b Je9', 'd8xe9', 'no FC-JEST-4'],
  ]);
});

describe('explosions and tombs', () => {
  played([
    [
      'FC-EXP-1',
      'pawn dies (closed tomb d4), f6 is free, closed tomb e6 is open',
      'w Ne3 / b Pd4 / walls f6 / closed e5:p e6:p',
      'Ne3-f5',
      'w Nf5 / b Pd4 / walls e3 f6 / closed e5:p e6:p',
    ],
    ['FC-EXP-1', 'explosion on e5', 'w Nc4 / b Pd4 / walls f6 / closed e5:p e6:p', 'Nc4-e5', 'closed d4:p / open e5:pN e6:p'],
    ['FC-EXP-2', 'a Frog near an exploding tomb dies', 'w Nc4 / b Fd4 / closed e5:p', 'Nc4-e5', 'closed d4:f / open e5:pN'],
    [
      'FC-EXP-3',
      'a Knight steps on a tomb next to a Jester: one explosion',
      'w Nc4 / b Jf6 Pg7 / closed e5:p',
      'Nc4-e5',
      'b Pg7 / closed f6:j / open e5:pN',
    ],
    ['FC-EXP-5', 'hard case 4: rook takes a Jester on h15: White wins', 'w Rh4 / b Jh15', 'Rh4xh15', 'b dead / closed h15:jR i16:k'],
    ['FC-RES-8', 'two closed tombs side by side: the other only opens', 'w Pe4 / closed e5:p e6:p', 'e4-e5', 'open e5:pP e6:p'],
    ['FC-RES-5', 'all die at once in one explosion', 'w Nc4 / b Pd4 Pd6 / closed e5:p', 'Nc4-e5', 'closed d4:p d6:p / open e5:pN'],
    ['FC-TOMB-1', 'hard case 1a: Re1xe5', 'w Re1 / b Pe5', 'Re1xe5', 'w Re5(15) / walls e1 e2 e3 e4 / hidden e5:p'],
    ['FC-TOMB-1', 'hard case 1b: still no tomb', 'w Re1 / b Pe5', 'Re1xe5; 00; Re5-h5', 'w Rh5(15) / walls e5 f5 g5 / hidden e5:p'],
    [
      'FC-TOMB-1',
      'hard case 1c: then a closed tomb',
      'w Re1 / b Pe5',
      'Re1xe5; 00; Re5-h5; Ki16-i15; Rh5-h6',
      'w Rh6(15) / b Ki15 / walls h5 i16 / closed e5:p',
    ],
    [
      'FC-TOMB-2',
      'a pawn on an open tomb, gone again, its wall dissolved: closed',
      'w Pe4 / open e5:rn',
      'e4-e5; 00; e5-e6; Ki16-i15; e6-e7',
      'w Pe7 / b Ki15 / walls e6 i16 / closed e5:rn',
    ],
    [
      'FC-TOMB-3',
      'hard case 2: c5 under the wall, the rook has par 1',
      'w Ra5 / closed c5:p',
      'Ra5-e5',
      'w Re5!9*1 / walls a5 b5 c5 d5 / hidden c5:p',
    ],
    ['FC-TOMB-3', 'passing an open tomb is free', 'w Ra5 / open c5:p', 'Ra5-e5', 'w Re5 / walls a5 b5 c5 d5 / hidden c5:p'],
    [
      'FC-TOMB-4',
      'White Knight c2-a1: queue Rook, Knight; a2, b1, b2 are gone; a1 is open',
      'w Nc2 Pb1 / b Pa2 / walls b2 / closed a1:r',
      'Nc2-a1',
      'closed b1:P a2:p / open a1:rN',
    ],
    ['FC-TOMB-5', 'a transport, then its cargo in loading order', 'w Sd5[PR] Nc4 / closed e5:p', 'Nc4-e5', 'closed d5:SPR / open e5:pN'],
    [
      'FC-TOMB-6',
      'a unit on an open tomb hides the rest; when it dies there it is queued last',
      'w Pe5 / b Re9 / hidden e5:rn / turn b',
      'Re9xe5',
      'b Re5(15) / walls e6 e7 e8 e9 / hidden e5:rnP',
    ],
    ['FC-WALL-4', 'hard case 40: its own old wall blocks a rook', 'w Ra1', 'Ra1-a9; 00; Ra9-a5', 'no FC-MOVE-1'],
    [
      'FC-WALL-4',
      'hard case 40: a9-h9 is legal, then a1 to a8 dissolve',
      'w Ra1',
      'Ra1-a9; 00; Ra9-h9',
      'w Rh9 / walls a9 b9 c9 d9 e9 f9 g9',
    ],
    [
      'FC-RES-3',
      'hard case 12: the trap ends the turn: par 4, walls a1 to a4',
      'w Ra1 / traps a5:b',
      'Ra1-a5',
      'w Ra5*4 / walls a1 a2 a3 a4 / traps a5:b!',
    ],
    [
      'FC-SQ-4',
      'hard case 12: a1-a9 slides over it and makes a5 wall',
      'w Ra1 / traps a5:b',
      'Ra1-a9',
      'w Ra9 / walls a1 a2 a3 a4 a5 a6 a7 a8 / traps a5:b',
    ],
  ]);
});

describe('the end', () => {
  const CAGE = 'walls h1 h2 i2 j1 j2 g1 i3 k1';
  const ending = (text: string, actions = '') => {
    const result = actions ? play(at(text), actions) : { position: at(text) };
    const outcome = 'position' in result ? GAME.outcome(result.position) : null;
    return outcome && [outcome.rule, outcome.winner];
  };

  it('FC-END-1 · a tomb next to Ki16 explodes: White wins', () => {
    expect(ending('w Ni13 / closed h15:p', 'Ni13-h15')).toEqual(['FC-END-1', 'white']);
  });
  it('FC-KING-7 · a black pawn steps on a tomb on h2: White has lost', () => {
    expect(ending('b Ph3 / closed h2:p / turn b', 'h3-h2')).toEqual(['FC-END-1', 'black']);
  });
  it('FC-END-2 · walls around Ki1 and behind them, a Knight on h3 checks: mate', () => {
    expect(ending(`b Nh3 / ${CAGE}`)).toEqual(['FC-END-2', 'black']);
  });
  it('FC-END-3 · hard case 30: the same without the Knight: White loses', () => {
    expect(ending(`- / ${CAGE}`)).toEqual(['FC-END-3', 'black']);
  });
  it('FC-END-3 FC-NULL-1 · a Nullmove does not show that something can be done: the game is over, and it is refused', () => {
    expect(GAME.play(at(`- / ${CAGE}`), [option('00')])).toMatchObject({ ok: false, error: { rule: 'FC-END-3' } });
  });
  it('FC-END-3 · hard case 41 without the avalanche: a3-a4 is legal', () => {
    expect(ending(`w Pa3 / b Ra9 Nh4 / ${CAGE}`)).toBeNull();
    expect(play(at(`w Pa3 / b Ra9 Nh4 / ${CAGE}`), 'a3-a4')).toHaveProperty('position');
  });
  it("FC-WALL-8 · King's Exchange and turning the pawn are left: no stalemate", () => {
    expect(ending('w Pa3 / walls h1 h2 i2 j1 j2 a4 a5')).toBeNull();
    expect(play(at('w Pa3 / walls h1 h2 i2 j1 j2 a4 a5'), 'Ki1 KX a3')).toHaveProperty('position');
  });
  it('FC-END-4 · two Nullmoves draw, one between others does not', () => {
    expect(ending('w Pa3', '00; 00')).toEqual(['FC-END-4', null]);
    expect(ending('w Pa3', '00; Ki16-i15; 00')).toBeNull();
  });
  it('FC-END-5 · two kings walk round 2x2 squares: the third time draws', () => {
    const round = 'Ki1-i2; Ki16-i15; Ki2-h2; Ki15-h15; Kh2-h1; Kh15-h16; Kh1-i1; Kh16-i16';
    expect(ending('-', `${round}; ${round}; Ki1-i2`)).toBeNull();
    expect(ending('-', `${round}; ${round}; Ki1-i2; Ki16-i15`)).toEqual(['FC-END-5', null]);
  });
  it('FC-END-6 · many quiet moves: nothing happens', () => {
    const steps = Array.from({ length: 10 }, (_, index) => `a${index + 3}-a${index + 4}; p${14 - index}-p${13 - index}`);
    expect(ending('w Pa3 / b Pp14', steps.join('; '))).toBeNull();
  });
  it('FC-END-7 · White resigns: Black wins', () => {
    expect(ending('w Pa3', '=white-resigns')).toEqual(['FC-END-7', 'black']);
  });
  it('FC-THR-5 · in reach of an explosion is not check', () => {
    expect(play(at('b Nh4 / closed h2:p'), 'Ki1-i2')).toHaveProperty('position');
  });
  it('FC-SHOW-1 · range and paralysis are numbers on the unit', () => {
    const position = at('w Qd4(11)*6 Nb1');
    const units = Object.values(GAME.view(position).units);
    const badges = units.flatMap(({ type, badges: all }) => all.map(({ kind, value }) => `${type} ${kind} ${value}`));
    expect(badges.filter((badge) => /[QNK] range|frozen/.test(badge)).sort()).toEqual([
      'K range 1',
      'K range 1',
      'N range 3',
      'Q frozen 6',
      'Q range 11',
    ]);
    const root = GAME.ask(position, []);
    const hints =
      root.ok && root.value.kind === 'ask' ? root.value.choices.flatMap((each) => (each.kind === 'open' ? [each.hint?.().text] : [])) : [];
    expect(hints.join(' ')).toContain('Range 3. A Knight');
  });
});
