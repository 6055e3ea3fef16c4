/** Tests monads (FC-MONAD-1 to 7): entering, waiting, activation, acting, being stuck, going back, the end. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { monadsIn, planIn, type ShadowText, unitIn, withMonads } from './monad-support.ts';
import { line, play, squareOf, tidied } from './support.ts';

const ROOK: ShadowText = { unit: 'Ra5', plan: '-a9, DS, -h9' };
const ACTIVE: ShadowText = { ...ROOK, active: true };

const then = (position: Position, actions: string): Position => {
  const result = play(position, actions);
  if ('rule' in result) throw new Error(`${result.rule}: ${result.text}`);
  return result.position;
};

const refusal = (position: Position, actions: string): string => {
  const result = play(position, actions);
  return 'rule' in result ? `${result.rule}: ${result.text}` : 'played';
};

describe('FC-MONAD-1 · a shadow enters a monad with its plan', () => {
  const shadow: ShadowText = { unit: 'Ra5' };

  it('a Shadow Rook that enters a plan of 3 steps waits', () => {
    const position = then(withMonads('', [shadow]), 'sRa5 MN -a9, DS, -h9');
    expect(monadsIn(position)).toBe('w sRa5, dist 0, waiting 0/3');
    expect(planIn(position)).toBe('-a9, DS, -h9');
  });

  const plans: readonly (readonly [string, ShadowText, string])[] = [
    [
      'a plan may have 16 steps',
      { unit: 'Ra5' },
      Array.from({ length: 16 }, (_, index) => (index % 2 ? '-a5' : '-a9')).join(', '),
    ],
    ['a plan may hold moves and captures', { unit: 'Nd4' }, '-e6, xf8, -g10^, xh12^'],
    ['a Dragon may plan its Fire', { unit: 'Dd4' }, '-d6*, SS e7, DS, EG d5'],
    ['a Trebuchet may plan to turn and then shoot', { unit: 'Xd4' }, 'DS, AIM NE, TB j10'],
    [
      'a Ship may plan to unload a unit by its number',
      { unit: 'Se5', fields: { cargo: [{ side: 'w', comps: [{ id: 400, kind: 'R' }] }] } },
      '-e3, UL 1 d2',
    ],
    ['a Ballista may plan a shot at a shadow', { unit: 'Ad4' }, 'BS h8, -d6'],
    ['a Frog may plan to move on after a Long Jump', { unit: 'Fd4' }, 'LJ m14, -m11'],
    ['a Chancellor may plan to move on after its portal', { unit: 'Ce4' }, 'MP, -l14, PA j11'],
    ['a Jester may plan steps in both forms', { unit: 'Jd4' }, '-f6, DS, WT h8, DI i9 SW, SP 3, DT'],
    [
      'an Assassin may plan to climb a wall, move along it and jump off',
      { unit: 'Md4' },
      'DS, WC d5, -d6, -e8, WJ f8, -g10',
    ],
    ['a Pawn may plan to move on as a Queen', { unit: 'Pd14' }, '-d15, xe16, -a12'],
    [
      'a Cannon may plan its Blast and then a WallBlast',
      { unit: 'Zg2', fields: { cargo: [{ side: 'w', comps: [{ id: 400, kind: 'N' }] }] } },
      'DS, CB g8, WB g3',
    ],
    ['an Onager may plan to turn and then throw', { unit: 'Of2' }, 'DS, AIM E, OT'],
    ['a Ship may plan Warning Shots in both forms', { unit: 'Se5' }, 'WS h8, DS, -e3, WS d4'],
    ['an Assassin may plan a tunnel and a bomb', { unit: 'Me4' }, 'DS, TU e5, BO'],
    ['a Chancellor may plan Quickening and Teleswap', { unit: 'Ce4' }, 'DS, QU g7, TS a1, -a2'],
    ['a Bishop may plan Conversions in both forms', { unit: 'Bd4' }, 'CV g7, DS, CV d5'],
    ['a Frog may plan its Slime Explosion', { unit: 'Fd4' }, 'DS, SL'],
    ['a Templar may plan a tornado and an avalanche', { unit: 'Te4' }, '-f7, DS, TO f12, AV c7'],
  ];
  it.each(plans)('%s', (_what, unit, plan) => {
    expect(planIn(then(withMonads('', [unit]), `s${unit.unit} MN ${plan}`))).toBe(plan);
  });

  const unfit: readonly (readonly [string, ShadowText, string, string])[] = [
    ['a step that does not fit the square planned before is refused', shadow, '-a9, -b8', 'FC-MONAD-1'],
    ['a step beyond the range of a Rook is refused', { unit: 'Ra5', fields: { crr20: 240 } }, '-a10', 'FC-MOVE-3'],
    ['a tornado beyond the range of now is refused', { unit: 'Te4', fields: { crr20: 240 } }, 'DS, TO e9', 'FC-MOVE-3'],
    [
      'an avalanche beyond the range of now is refused',
      { unit: 'Te4', fields: { crr20: 240 } },
      'DS, AV e9',
      'FC-MOVE-3',
    ],
    ["a Pawn's leap is refused, as a plan means an empty board", { unit: 'Pd4' }, '-d6', 'FC-MONAD-1'],
    ['an ability of another kind is refused', shadow, 'CV b6', 'FC-MONAD-1'],
    ['an ability of normal form is refused before the return', { unit: 'Td4' }, 'TO d9', 'FC-MONAD-1'],
    ['a second De-shadow is refused', shadow, 'DS, DS', 'FC-MONAD-1'],
    ['a capture by a Frog is refused', { unit: 'Fd4' }, 'xd7', 'FC-MONAD-1'],
    [
      'a Ship that unloads more than it carries is refused',
      { unit: 'Se5', fields: { cargo: [{ side: 'w', comps: [{ id: 400, kind: 'R' }] }] } },
      'UL 1 f6, UL 1 d6',
      'FC-MONAD-1',
    ],
    ['a promotion of a Rook is refused', { unit: 'Rd4' }, 'PR', 'FC-MONAD-1'],
    ['a Cannon that unloads without cargo is refused', { unit: 'Zg2' }, 'DS, UL 1 g3', 'FC-MONAD-1'],
    ['a bomb laid from a wall is refused', { unit: 'Md4' }, 'DS, WC d5, BO', 'FC-MONAD-1'],
    ['a capture from a wall is refused', { unit: 'Md4' }, 'DS, WC d5, xe7', 'FC-MONAD-1'],
    ['a step after Detonate is refused', { unit: 'Jd4' }, 'DS, DT, -f6', 'FC-MONAD-1'],
    [
      'a plan of 17 steps is refused',
      shadow,
      Array.from({ length: 17 }, (_, index) => (index % 2 ? '-a5' : '-a9')).join(', '),
      'FC-MONAD-1',
    ],
    ['a move onto a capture square of a Pawn is refused', { unit: 'Pd4' }, '-e5', 'FC-MONAD-1'],
  ];
  it.each(unfit)('%s', (_what, unit, plan, rule) => {
    const text = refusal(withMonads('', [unit]), `s${unit.unit} MN ${plan}`);
    expect(text.split(':')[0]).toBe(rule);
  });

  it('a plan may pass units that stand there now', () => {
    expect(planIn(then(withMonads('w Pa7 / b Pa8', [shadow]), 'sRa5 MN -a9, -h9'))).toBe('-a9, -h9');
  });

  it('a paralysed shadow writes no plan', () => {
    expect(refusal(withMonads('', [{ ...shadow, par: 2 }]), 'sRa5 MN -a9')).toContain('paralysed');
  });
});

describe('FC-MONAD-2 · a monad cannot be touched', () => {
  const waiting: ShadowText = { unit: 'Ra5', plan: '-a9, DS, -h9' };
  const solid: ShadowText = { unit: 'Re5', plan: '-e9, -h9', active: true, solid: true };

  const rows: readonly (readonly [string, string, readonly ShadowText[], string, string])[] = [
    ['a player does not move a waiting monad', '', [waiting], 'sRa5-a6', 'FC-MONAD-2'],
    ['a player does not move a monad in normal form', '', [solid], 'Re5-e6', 'FC-MONAD-2'],
    ['a Knight does not capture a monad', 'b Nd7 / turn b', [solid], 'Nd7xe5', 'FC-MONAD-2'],
    ['a Ballista has no shot at a monad', 'b Ae9 / turn b', [solid], 'Ae9 BS e5', 'FC-MONAD-2'],
    ['a Chancellor does not paralyse a monad', 'b Cf6 / turn b', [solid], 'Cf6 PA e5', 'FC-MONAD-2'],
    ['a Bishop does not convert a monad', 'b Bh8 / turn b', [solid], 'Bh8 CV e5', 'FC-MONAD-2'],
    ['a Queen does not pull a monad', 'b Qe12 / turn b', [solid], 'Qe12 PL e5 2', 'FC-MONAD-2'],
    ['a Knight does not push a monad', 'b Nd5 / turn b', [solid], 'Nd5 PU e5', 'FC-MONAD-2'],
    ['a Knight does not swap with a monad', 'b Nf7 / turn b', [solid], 'Nf7 SW e5', 'FC-MONAD-2'],
    ['a Knight does not control a monad', 'b Nf7 / turn b', [solid], 'Nf7 MC e5', 'FC-MONAD-2'],
    [
      'a friend does not fuse with a monad',
      'w Ne3',
      [{ ...solid, unit: 'Rf5', plan: '-f9' }],
      'Ne3 FU f5',
      'FC-MONAD-2',
    ],
    ['a friend does not teleswap with a monad', 'w Ca3', [solid], 'Ca3 TS e5', 'FC-MONAD-2'],
    ['a King does not exchange with a monad', '', [solid], 'Ki1 KX e5', 'FC-MONAD-2'],
    ['no friend loads into a monad', 'w Re1', [{ ...solid, unit: 'Se5', plan: '-e3' }], 'Re1 LD e5', 'FC-MONAD-2'],
    [
      'no friend takes paralysis off a monad',
      'w Re1',
      [{ ...solid, unit: 'Ne5', plan: '-f7', par: 3 }],
      'Re1 PT e5',
      'FC-MONAD-2',
    ],
  ];
  it.each(rows)('%s', (_what, text, units, action, rule) => {
    expect(refusal(withMonads(text, units), action).split(':')[0]).toBe(rule);
  });

  it('an enemy shadow cannot capture a monad', () => {
    const position = withMonads('turn b', [waiting, { unit: 'Nb7', side: 'b' }]);
    const texts = [...GAME.actions(position, [{ kind: 'square', square: squareOf('b7') }])].map(
      ({ notation }) => notation,
    );
    expect(texts).toContain('sNb7-a5');
    expect(texts.filter((text) => /^sNb7[-x].*[x^]/.test(text) || text.startsWith('sNb7x'))).toEqual([]);
    expect(refusal(position, 'sNb7xa5')).not.toBe('played');
  });

  it('a monad in normal form gives no check (FC-THR-2, FC-THR-5)', () => {
    const position = withMonads('b Ke16 Na9 / turn b', [{ ...solid, unit: 'Re5', plan: '-f5' }]) as State;
    expect(GAME.view(position).units[2]?.badges.map(({ kind }) => kind)).not.toContain('check');
    expect(refusal(position, 'Ke16-e15')).toBe('played');
  });

  it('a monad is not held by presence or caught by a trap', () => {
    const position = withMonads('b Jf6 / traps e9:b:Jf6 / turn b', [solid]);
    expect(unitIn(then(position, 'Ki16-i15'))).toBe('Rh9');
    expect(line(then(position, 'Ki16-i15'))).toContain('traps e9:b');
  });

  it('a tomb kills a monad, and other explosions do not (FC-EXP-2)', () => {
    const tomb = withMonads('b Pf7 / closed f6:r / turn b', [{ ...solid, plan: '-d5' }]);
    expect(unitIn(then(tomb, 'f7-f6'))).toBe('dead');
    const jester = withMonads('w Rf2 / b Jf6', [{ ...solid, plan: '-d5', par: 5 }]);
    expect(unitIn(then(jester, 'Rf2xf6'))).toBe('Re5*4');
  });

  it('walls stop a monad, and rotation turns it off its path', () => {
    const walled = withMonads('walls a7 / turn b', [ACTIVE]);
    expect(monadsIn(then(walled, 'Ki16-i15'))).toBe('w sRa5, dist 0, active 0/3, stuck 1');
    const turned = then(withMonads('w Nf6', [{ ...ROOK, unit: 'Re5', plan: '-e9', at: 'e5' }]), 'RO e5 2 90');
    expect(monadsIn(turned)).toBe('w sRe6, dist 0, waiting 0/1, expected on e5');
  });

  it('tornados and avalanches move an active monad, not a waiting one', () => {
    const still = { plan: 'SS b6', active: true } as const;
    const tornado = (unit: ShadowText) => unitIn(then(withMonads('tornados e5:10:w / turn b', [unit]), 'Ki16-i15'));
    expect(tornado({ ...still, unit: 'Rg7', solid: true, plan: '-g9', par: 2 })).toBe('Rf6*2');
    expect(tornado({ ...still, unit: 'Bg7', plan: 'SS h8', par: 2 })).toBe('sBf6*2');
    expect(tornado({ ...still, unit: 'Sg7', plan: '-g5', par: 2 })).toBe('sSg7*2');
    expect(tornado({ unit: 'Bg7', plan: 'SS h8' })).toBe('sBg7');
    const avalanche = (text: string) =>
      unitIn(
        then(
          withMonads(`avalanches N:5:e2,e3,e4 ${text} / turn b`, [
            { unit: 'Be4', plan: 'SS h7', active: true, par: 2 },
          ]),
          'Ki16-i15',
        ),
      );
    expect(avalanche('')).toBe('sBe5*2');
    expect(avalanche('/ closed e5:r')).toBe('sBe4*2');
  });
});

describe('FC-MONAD-3 · an enemy shadow activates a monad', () => {
  it('a shadowstruck enemy on its square activates a monad, which then acts', () => {
    const position = withMonads('b Pa5', [ROOK, { unit: 'Qc7' }]);
    const struck = then(position, 'sQc7 SS a5');
    expect(monadsIn(struck)).toBe('w sRa5, dist 0, active 0/3');
    expect(monadsIn(then(struck, 'Ki16-h16'))).toBe('w Ra9, par 2, active 2/3');
  });

  it('an enemy becoming a shadow on its square activates a monad', () => {
    const position = withMonads('b Na5 / turn b', [ROOK]);
    expect(monadsIn(then(position, 'Na5 SH'))).toBe('w sRa5, dist 0, active 0/3');
  });

  it('an enemy shadow moving onto its square activates a monad', () => {
    const position = withMonads('turn b', [ROOK, { unit: 'Nb7', side: 'b' }]);
    expect(monadsIn(then(position, 'sNb7-a5'))).toBe('w sRa5, dist 0, active 0/3');
  });

  it('an enemy shadow pulled onto its square activates a monad', () => {
    const position = withMonads('', [ROOK, { unit: 'Ra9', side: 'b' }, { unit: 'Qa1' }]);
    expect(monadsIn(then(position, 'sQa1 PL a9 4'))).toBe('w sRa5, dist 0, active 0/3');
  });

  it('a monad is woken by new enemy shadows alone', () => {
    expect(monadsIn(then(withMonads('b Nb7 / turn b', [ROOK]), 'Nb7-a5'))).toBe('w sRa5, dist 0, waiting 0/3');
    expect(monadsIn(then(withMonads('', [ROOK, { unit: 'Nb7' }]), 'sNb7-a5'))).toBe('w sRa5, dist 0, waiting 0/3');
    const there = withMonads('', [{ unit: 'Ra5' }, { unit: 'Na5', side: 'b' }]);
    expect(monadsIn(then(there, 'sRa5 MN -a9; Ki16-h16'))).toBe('w sRa5, dist 0, waiting 0/1');
  });

  it('a monad rotated together with an enemy shadow is active', () => {
    const position = withMonads('w Nf6', [
      { ...ROOK, unit: 'Re5', plan: '-e9' },
      { unit: 'Ne5', side: 'b' },
    ]);
    expect(monadsIn(then(position, 'RO e5 2 90'))).toBe('w sRe6, dist 0, active 0/1, expected on e5');
  });
});

describe('FC-MONAD-4 · an active monad acts by its plan', () => {
  it('a monad pauses to pay for its return, then moves on', () => {
    const first = then(withMonads('turn b', [ACTIVE]), 'Ki16-h16');
    expect(monadsIn(first)).toBe('w Ra9, par 2, active 2/3');
    const second = then(first, 'Ki1-h1; Kh16-g16');
    expect(monadsIn(second)).toBe('w Ra9, par 1, active 2/3');
    const last = then(second, 'Kh1-g1; Kg16-f16');
    expect(line(last)).toBe(tidied('w Kg1 Rh9 / b Kf16 / walls a9 b9 c9 d9 e9 f9 g9 h1 g16'));
    expect(monadsIn(last)).toBe('');
  });

  const rows: readonly (readonly [string, string, readonly ShadowText[], string])[] = [
    [
      'a monad makes as many steps as are legal, in order',
      'walls h13',
      [{ unit: 'Ra5', plan: '-a9, -h9, -h14', active: true }],
      'w sRh9, dist 11, active 2/3',
    ],
    [
      'a monad stops at the first illegal step',
      'walls h7',
      [{ unit: 'Ra5', plan: '-a9, -h9, -h5, -a5', active: true }],
      'w sRh9, dist 11, active 2/4',
    ],
    [
      'a capture needs a victim',
      '',
      [{ unit: 'Ra5', plan: 'xa9, -a5', active: true }],
      'w sRa5, dist 0, active 0/2, stuck 1',
    ],
    [
      'a monad does not move where an enemy unit stands',
      'b Pa9',
      [{ unit: 'Ra5', plan: '-a9', active: true, solid: true }],
      'w Ra5, active 0/1, stuck 1',
    ],
    [
      'a monad makes no capture that would kill its own King',
      'w Kb10 / b Ja9',
      [{ unit: 'Ra5', plan: 'xa9', active: true, solid: true }],
      'w Ra5, active 0/1, stuck 1',
    ],
    [
      'a monad does not return before its age',
      '',
      [{ unit: 'Ra5', plan: 'DS', age: 3, active: true }],
      'w sRa5, dist 0, active 0/1, stuck 1',
    ],
    [
      'a paralysed monad makes no attempt',
      '',
      [{ unit: 'Ra5', plan: '-a9', par: 3, active: true }],
      'w sRa5, dist 0, par 3, active 0/1',
    ],
  ];
  it.each(rows)('%s', (_what, text, units, monads) => {
    expect(monadsIn(then(withMonads(`${text} / turn b`, units), 'Ki16-i15'))).toBe(monads);
  });

  it('a monad captures shadows as a shadow and units as a unit', () => {
    const shadows = withMonads('turn b', [
      { unit: 'Ra5', plan: 'xa9, -a5', active: true },
      { unit: 'Na9', side: 'b' },
    ]);
    expect(line(then(shadows, 'Ki16-i15'))).toContain('closed a9:n');
    expect([unitIn(then(shadows, 'Ki16-i15')), unitIn(then(shadows, 'Ki16-i15'), 1)]).toEqual(['sRa5', 'dead']);
    const stack = withMonads('b JNa9 / turn b', [{ unit: 'Ra5', plan: 'xa9', active: true, solid: true }]);
    expect(line(then(stack, 'Ki16-i15'))).toBe(tidied('w Ra9(13) / b Ki15 / walls a5 a6 a7 a8 i16 / hidden a9:nj'));
  });

  it('a promoted Pawn moves on as a Queen', () => {
    const position = withMonads('turn b', [{ unit: 'Pa15', plan: '-a16, -a10', active: true, solid: true }]);
    expect(unitIn(then(position, 'Ki16-i15'))).toBe('Qa10');
  });

  it("a monad may expose its own King, not the mover's (FC-RES-6)", () => {
    const exposed = withMonads('w Ki1 / b Ri9 / turn b', [{ unit: 'Ri5', plan: '-a5', active: true, solid: true }]);
    expect(unitIn(then(exposed, 'Ki16-h16'))).toBe('Ra5');
    const attacked = withMonads('b Ki16 / turn b', [{ unit: 'Ra5', plan: '-a9, -i9', active: true, solid: true }]);
    expect(refusal(attacked, '00').split(':')[0]).toBe('FC-RES-6');
    expect(refusal(attacked, 'Ki16-h16')).toBe('played');
  });

  it('the walls of a monad are laid after its last step', () => {
    const position = withMonads('turn b', [{ unit: 'Ra5', plan: '-a9, -h9, -h5', active: true, solid: true }]);
    expect(line(then(position, 'Ki16-i15'))).toBe(
      tidied('w Rh5 / b Ki15 / walls a5 a6 a7 a8 a9 b9 c9 d9 e9 f9 g9 h9 h8 h7 h6 i16'),
    );
  });

  it('a Rook stuns after an attempt of one step', () => {
    const one = withMonads('b Nb10 / turn b', [{ unit: 'Ra5', plan: '-a9', active: true, solid: true }]);
    expect(line(then(one, 'Ki16-i15'))).toContain('Nb10*2');
    const two = withMonads('b Nb10 / turn b', [{ unit: 'Ra5', plan: '-a7, -a9', active: true, solid: true }]);
    expect(line(then(two, 'Ki16-i15'))).not.toContain('Nb10*2');
  });

  it('a monad suffers no shellshock', () => {
    const position = withMonads('b Rh7 / turn b', [{ unit: 'Ra5', plan: '-a9', active: true, solid: true }]);
    expect(line(then(position, 'Ki16-i15'))).not.toContain('!');
  });
});

describe('FC-MONAD-5 · a monad gets stuck', () => {
  it('a monad dies after 3 vain attempts for each step left', () => {
    const sixteen = Array.from({ length: 16 }, (_, index) => (index % 2 ? '-a5' : '-a9')).join(', ');
    const position = withMonads('walls a6 / turn b', [{ unit: 'Ra5', plan: sixteen, active: true, stuck: 46 }]);
    const last = then(position, 'Ki16-i15');
    expect(monadsIn(last)).toBe('w sRa5, dist 0, active 0/16, stuck 47');
    expect(line(then(last, 'Ki1-i2; Ki15-i14'))).toBe(tidied('w Ki2 / b Ki14 / walls a6 i1 i15 / closed a5:R'));
  });

  it('a completed step resets the count of attempts', () => {
    const position = withMonads('turn b', [{ unit: 'Ra5', plan: '-a9, xa12', active: true, stuck: 5 }]);
    expect(monadsIn(then(position, 'Ki16-i15'))).toBe('w sRa9, dist 4, active 1/2');
  });

  it('on a quickened square a vain attempt counts twice (FC-TIME-6)', () => {
    const position = withMonads('walls a6 / quick a5:20 / turn b', [ACTIVE]);
    expect(monadsIn(then(position, 'Ki16-i15'))).toBe('w sRa5, dist 0, active 0/3, stuck 2');
  });

  it('paralysed turns of a monad are no attempts', () => {
    const position = withMonads('turn b', [{ unit: 'Ra5', plan: 'DS', dist: 20, active: true }]);
    const back = then(position, 'Ki16-i15');
    expect(unitIn(back)).toBe('Ra5*10');
    const waiting = withMonads('walls a6 / turn b', [
      { unit: 'Ra5', plan: '-a9', par: 9, active: true, solid: true, stuck: 2 },
    ]);
    expect(monadsIn(then(waiting, 'Ki16-i15; Ki1-i2; Ki15-i14'))).toBe('w Ra5, par 8, active 0/1, stuck 2');
  });
});

describe('FC-MONAD-6 · a monad moved from its path goes back', () => {
  it('a Shadow Rook on f5 first moves back to e5', () => {
    const position = withMonads('turn b', [{ unit: 'Rf5', plan: '-e9, -h9', active: true, at: 'e5' }]);
    expect(monadsIn(then(position, 'Ki16-i15'))).toBe('');
    expect(unitIn(then(position, 'Ki16-i15'))).toBe('sRh9');
    const slower = withMonads('walls e7 / turn b', [{ unit: 'Rf5', plan: '-e9, -h9', active: true, at: 'e5' }]);
    expect(monadsIn(then(slower, 'Ki16-i15'))).toBe('w sRe5, dist 1, active 0/2');
  });

  it('a monad moves back by the shortest path, clockwise from its forward', () => {
    const white = withMonads('walls e7 / turn b', [{ unit: 'Rh8', plan: '-e9', active: true, at: 'e5', solid: true }]);
    expect(line(then(white, 'Ki16-i15'))).toBe(tidied('w Re5 / b Ki15 / walls e7 f5 g5 h5 h6 h7 h8 i16'));
    const north = { unit: 'Rh8', plan: '-a11', active: true, at: 'e11', solid: true } as const;
    const walls = 'walls d11';
    expect(line(then(withMonads(`${walls} / turn b`, [north]), 'Ki16-i15'))).toContain(
      'walls h8 h9 h10 d11 f11 g11 h11',
    );
    expect(line(then(withMonads(walls, [{ ...north, side: 'b' }]), 'Ki1-i2'))).toContain(
      'walls i1 e8 f8 g8 h8 e9 e10 d11',
    );
  });

  it('a Knight goes back by leaps first, clockwise from its own forward', () => {
    const knight = { unit: 'Nd4', plan: '-e8', active: true, at: 'd6', solid: true } as const;
    expect(line(then(withMonads('walls e8 / turn b', [knight]), 'Ki16-i15'))).toContain('walls d4 f5 e8 i16');
    expect(line(then(withMonads('walls c8 / turn w', [{ ...knight, plan: '-c8', side: 'b' }]), 'Ki1-i2'))).toContain(
      'walls i1 d4 b5 c8',
    );
  });

  it('a monad moves back onto no tomb, unless it belongs there', () => {
    const rook = { unit: 'Ra1', plan: '-c9', active: true, at: 'c3', solid: true } as const;
    const tombs = withMonads('walls b1 c1 / closed a3:n / turn b', [rook]);
    expect(line(then(tombs, 'Ki16-i15'))).toContain('closed a3:n');
    expect(unitIn(then(withMonads('closed c3:n / turn b', [{ ...rook, plan: '-c9' }]), 'Ki16-i15'))).toBe('dead');
  });

  it('a monad without a path back makes a vain attempt', () => {
    const lost = withMonads('turn b', [{ unit: 'Bf5', plan: 'SS h8', active: true, at: 'e5' }]);
    expect(monadsIn(then(lost, 'Ki16-i15'))).toBe('w sBe5, dist 1, active 0/1');
    const walled = withMonads('walls e4 e6 e5 / turn b', [{ unit: 'Rf5', plan: '-e9', active: true, at: 'e5' }]);
    expect(monadsIn(then(walled, 'Ki16-i15'))).toBe('w sRf5, dist 0, active 0/1, stuck 1, expected on e5');
  });
});

describe('FC-MONAD-7 · a monad ends with its plan', () => {
  it('a plan without De-shadow ends as an ordinary shadow', () => {
    const position = withMonads('turn b', [{ unit: 'Ra5', plan: '-a9', active: true }]);
    const free = then(position, 'Ki16-i15');
    expect(monadsIn(free)).toBe('');
    expect(unitIn(then(free, 'sRa9-h9'))).toBe('sRh9');
  });
});

describe('the board shows what a monad does', () => {
  it('the board and the badge of a monad show its whole plan', () => {
    const position = withMonads('', [{ ...ROOK, next: 1, at: 'a9', unit: 'Ra9' }]);
    const view = GAME.view(position);
    const marks = Object.entries(view.marks).flatMap(([square, list]) =>
      list.map((mark) => `${square} ${mark.kind} ${mark.to ?? ''}`),
    );
    expect(marks).toEqual([`${squareOf('a9')} next-step `, `${squareOf('a9')} plan ${squareOf('h9')}`]);
    expect(view.units[300]?.badges.map(({ label }) => label)).toContain(
      'waiting monad, acts once an enemy shadow is on its square, next step De-shadow',
    );
  });

  it("the board shows an active monad's steps of the next ply", () => {
    const view = GAME.view(withMonads('turn b', [ACTIVE]));
    expect(view.marks[squareOf('a5')]?.find(({ kind }) => kind === 'march')).toMatchObject({
      label: 'this turn, if nothing changes, the Shadow Rook on a5 makes steps 1. to a9, 2. De-shadow',
    });
  });

  it("the inspector says what blocks a monad's next step", () => {
    const facts = (units: readonly ShadowText[], text = ''): readonly string[] =>
      GAME.inspectorFacts(withMonads(`${text} / turn b`, units), squareOf('a5')).map(
        ({ rule, label }) => `${rule} ${label}`,
      );
    expect(facts([ROOK])).toContain('FC-MONAD-1 Its plan is 1. to a9, 2. De-shadow, 3. to h9');
    expect(facts([ACTIVE])).toContain('FC-MONAD-4 The Shadow Rook on a5 could make its next step now');
    expect(facts([ACTIVE])).toContain('FC-MONAD-5 It dies after 9 failed attempts in a row');
    expect(facts([{ ...ACTIVE, stuck: 2 }], 'walls a7')).toEqual(
      expect.arrayContaining([
        'FC-MONAD-4 It cannot make its next step (to a9) now. The wall on a7 blocks the Shadow Rook on a5.',
        'FC-MONAD-7 The Shadow Rook on a5 is free after 3 more steps',
      ]),
    );
    expect(
      GAME.view(withMonads('turn b', [{ ...ACTIVE, stuck: 2 }])).units[300]?.badges.map(({ label }) => label),
    ).toContain('active monad, dies after 7 more failed attempts, next step to a9');
    expect(facts([{ ...ACTIVE, plan: '-h9', at: 'a9' }])).toContain(
      'FC-MONAD-6 The Shadow Rook on a5 first returns to a9, where its next step begins',
    );
    expect(facts([{ ...ACTIVE, par: 3 }])).toContain('FC-MONAD-4 The Shadow Rook on a5 waits while it is paralysed');
  });

  it("positions differ by a monad's plan, step and activity (FC-END-5)", () => {
    const keys = [
      { plan: '-a9' },
      { plan: '-a9', active: true as const },
      { plan: '-a9, -a5, -a9' },
      { plan: '-a9, -a5, -a9', next: 2 },
    ].map((monad) => (then(withMonads('', [{ unit: 'Ra5', ...monad }]), 'Ki1-i2') as State).seen[0]?.[0]);
    expect(new Set(keys).size).toBe(4);
  });
});

describe('hard case 34', () => {
  it('a struck monad wakes, comes out, waits until it has paid, and goes on', () => {
    let position = withMonads('b Pa6 / turn b', [{ unit: 'Ra5', plan: '-e5, DS, -e9' }, { unit: 'Qc7' }]);
    const next = (action: string): string => {
      position = then(position, action);
      return monadsIn(position);
    };
    expect(next('a6-a5')).toBe('w sRa5, dist 0, waiting 0/3');
    expect(line(position)).toContain('walls a6');
    expect(next('sQc7 SS a5')).toBe('w sRa5, dist 0, active 0/3');
    expect(line(position)).toContain('sPa5');
    expect(unitIn(position, 1)).toBe('sQc7*10');
    expect(next('Ki16-h16')).toBe('w Re5, par 2, active 2/3');
    expect(next('Ki1-h1')).toBe('w Re5, par 1, active 2/3');
    expect(next('Kh16-g16')).toBe('w Re5, par 1, active 2/3');
    expect(next('Kh1-g1')).toBe('w Re5, active 2/3');
    expect(next('Kg16-f16')).toBe('');
    expect(unitIn(position)).toBe('Re9');
    expect(line(position)).toContain('walls h1 e5 a6 e6 e7 e8 g16');
  });
});
