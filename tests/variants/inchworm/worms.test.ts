/** Tests turns, halves, shared squares and crowds in Inchworm by the clauses' examples. */
import { describe, expect, it } from 'vitest';
import { option } from '../../../src/kernel/asking/target.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import {
  at,
  clausesOf,
  described,
  ending,
  type OpenAnswer,
  opening,
  play,
  type Reached,
  type RefusedAnswer,
  reaching,
  refusing,
  rollers,
} from './support.ts';

const start = GAME.setup(1) as State;
const ROOK = 'White: Kg1, Ra1; Black: Kg8';
const PAIR = 'White: Ka1, Rd3, Nd3; Black: Kh6';
const HALVES = 'White: Ka1, Qd3/b8, Rd3/g1; Black: Kh6';
const QUEEN = 'White: Ka1, Qd3/b8, Nd3; Black: Kh6';

const REACHED: readonly Reached[] = [
  [
    'IW-GEN-1',
    'capture, mutation, magnetism and a roll in one turn',
    at('White: Kb1, Pe4; Black: Kg7, Nd5'),
    ['e4xd5=N (7)'],
    'White: Kb1, Nd5; Black: Kg7',
  ],
  [
    'IW-GEN-3',
    'a King that stands open is captured',
    at('White: Kb1, Ra1/a2; Black: Kg7, Rg1; Black to move'),
    ['Rg1~xb1'],
    'White: Ra1/a2; Black: Kg7, Rb1/g1',
    'black: kingCaptured',
  ],
  ['IW-WORM-1', 'alone a whole only extends', at(ROOK), ['Ra1~a5'], 'White: Kg1, Ra1/a5; Black: Kg8'],
  ['IW-WORM-2', 'extending captures', at(`${ROOK}, Na6`), ['Ra1~xa6=N'], 'White: Kg1, Na1/a6; Black: Kg8'],
  [
    'IW-WORM-3',
    'a half rejoins over anything, on a6',
    at('White: Kg1, Ra1/a6; Black: Kg8, Ba3'),
    ['Ra1>a6'],
    'White: Kg1, Ra6; Black: Kg8, Ba1',
  ],
  [
    'IW-WORM-3',
    'the halves rejoin on a1, where they are magnetic',
    at('White: Kg1, Ra1/a6; Black: Kg8, Ba3'),
    ['Ra6>a1'],
    'White: Kb1, Ra1; Black: Kg8, Ba8',
  ],
  [
    'IW-WORM-5',
    'capturing one half takes both',
    at('White: Kb1, Pe4; Black: Kg7, Rd5/d8'),
    ['e4xd5=R (7)'],
    'White: Kb1, Rd5; Black: Kg7',
  ],
  [
    'IW-WORM-7',
    'halves that a link brings together are whole',
    at('White: Kb1, Nd4/H4; Black: Kg7'),
    ['[H4=d4] Kb1~c1'],
    'White: Kb1/c1, Nd4; Black: Kg7; links d4=H4',
  ],
  [
    'IW-CROWD-2',
    'a Rook leads a Pawn to a capture',
    at('White: Kb1, Re4, Pe4; Black: Kg7, Pe5'),
    ['{R,P}e4xe5=P,P (7)'],
    'White: Kb1, Pe5, Pe5, Pe5; Black: Kh8',
  ],
  ['IW-CROWD-3', 'the Rook extends', at(PAIR), ['{R~,N}d3-d7'], 'White: Ka1, Rd3/d7, Nd7; Black: Kh6'],
  ['IW-CROWD-3', 'the Knight extends', at(PAIR), ['{R,N~}d3-d7'], 'White: Ka1, Rd7, Nd3/d7; Black: Kh6'],
  ['IW-CROWD-3', 'both extend', at(PAIR), ['{R~,N~}d3-d7'], 'White: Ka1, Rd3/d7, Nd3/d7; Black: Kh6'],
  ['IW-CROWD-3', 'one of two halves rejoins', at(HALVES), ['{Q/b8,R/g1}d3-b8'], 'White: Ka1, Qb8, Rb8/g1; Black: Kh6'],
  [
    'IW-CROWD-4',
    'a half leads and stays a half',
    at(QUEEN),
    ['{Q/b8,N~}d3-d7'],
    'White: Ka1, Qb8/d7, Nd3/d7; Black: Kh6',
  ],
  [
    'IW-CROWD-4',
    'a half in a crowd rejoins, whatever its line',
    at(QUEEN),
    ['{Q/b8,N}d3-b8'],
    'White: Ka1, Qb8, Nb8; Black: Kh6',
  ],
  [
    'IW-CROWD-5',
    'a whole goes whole',
    at('White: Kb1, Rd3, Pd3; Black: Kh8'),
    ['{R,P}d3-d6 (7)'],
    'White: Kb1, Rd6, Pd6; Black: Kh8',
  ],
  ['IW-CROWD-6', 'one rejoins, one extends', at(QUEEN), ['{Q/b8,N~}d3-b8'], 'White: Ka1, Qb8, Nd3/b8; Black: Kh6'],
  [
    'IW-CROWD-7',
    'a crowd leaps',
    at('White: Kb1, Nd3, Pd3, Pd4; Black: Kg7'),
    ['{N,P}d3-f4 (5,5)'],
    'White: Kb1, Nf4, Pf4, Pe4; Black: Kg7',
  ],
  [
    'IW-CROWD-7',
    'with half its Knight',
    at('White: Kb1, Nd3, Pd3, Pd4; Black: Kg7'),
    ['{N~,P}d3-f4 (5,5)'],
    'White: Kb1, Nd3/f4, Pf4, Pe4; Black: Kg7',
  ],
  [
    'IW-CROWD-8',
    'a Pawn is carried to its first rank',
    at('White: Kb1, Rd3, Pd3; Black: Kh8'),
    ['{R~,P}d3-d1 (7)'],
    'White: Kc1, Rd1/d3, Pd1; Black: Kh8',
  ],
];

const REFUSED: readonly RefusedAnswer[] = [
  ['IW-WORM-1', 'a half goes nowhere but back', at('White: Kg1, Ra1/a5; Black: Kg8'), '{R/a1}a5-e5', 'IW-WORM-3'],
  ['IW-SHARE-2', 'a Rook does not pass its own Knight', at('White: Kb1, Ra1, Na3; Black: Kg8'), 'Ra1~a4', 'IW-SHARE-2'],
  [
    'IW-CROWD-2',
    "a Pawn's step does not capture, and the Bishop does not get there",
    at('White: Kb1, Be4, Pe4; Black: Kg7, Pe5'),
    '{B,P}e4xe5=P,P',
    'IW-PAWN-1',
  ],
  ['IW-CROWD-3', 'nobody extends', at(PAIR), '{R,N}d3-d7', 'IW-CROWD-3'],
  ['IW-CROWD-3', 'two halves, and nobody rejoins', at(HALVES), '{Q/b8,R/g1}d3-d7', 'IW-CROWD-3'],
];

const OPENED: readonly OpenAnswer[] = [
  ['IW-GEN-4', "the Knight's pattern, friends included", start, 'g1', 'e2 f3 h3'],
  ['IW-WORM-1', 'a half only rejoins', at('White: Kg1, Ra1/a5; Black: Kg8'), 'a5', 'a1'],
  ['IW-WORM-6', 'a Pawn steps as one man', start, 'e2', 'e3 e4'],
  ['IW-SHARE-1', 'friends share squares', start, 'a1', 'b1 a2'],
  ['IW-SHARE-2', 'up to the Knight, and no further', at('White: Kb1, Ra1, Na3; Black: Kg8'), 'a1', 'b1 a2 a3'],
];

describe('the game, halves and crowds', () => {
  reaching(REACHED);
  refusing(REFUSED);
  opening(OPENED);

  it('IW-GEN-2: the initial position, and a first move with a link', () => {
    expect(start.units).toHaveLength(32);
    expect([start.links, start.mode, start.rights.filter(Boolean).length]).toEqual([Array(8).fill(null), 'linking', 4]);
    expect(described(play(start, 'Nb1~c3'))).toContain('Nb1/c3');
    expect(described(play(start, '[H3=c3] Nb1~c3'))).toMatch(/Nb1\/c3.*links c3=H3/);
  });

  it('IW-GEN-5: White begins, turns alternate, and nobody passes', () => {
    expect(start.toMove).toBe('white');
    expect(GAME.explain(start, [], { kind: 'square', square: 57 })?.rule).toBe('IW-GEN-5');
    expect(GAME.explain(start, [], option('pass'))?.rule).toBe('IW-TURN-2');
    expect(play(start, 'e2-e4 (2,2,2)').toMove).toBe('black');
  });

  it('IW-TURN-1: capture, mutation, magnetism, roll, and no promotion of a Knight', () => {
    const state = at('White: Kb1, Pc7, Rd4; Black: Kh6, Nd8');
    expect(clausesOf({ ...state, rng: { kind: 'seeded', state: 1, dictated: [7] } }, 'c7xd8=N')).toEqual([
      'IW-PAWN-3',
      'IW-CAPT-1',
      'IW-MUT-5',
      'IW-MAG-3',
      'IW-BOOM-6',
      'IW-TURN-1',
    ]);
    expect(described(play(state, 'c7xd8=N (7)'))).toBe('White: Kb1, Nd8, Rd7; Black: Kh6');
  });

  it('IW-TURN-2: one link step, and an action with it', () => {
    const link = [option('link'), { kind: 'square', square: 28 } as const];
    expect(GAME.play(start, link).ok).toBe(false);
    expect(GAME.explain(start, link, option('link'))?.rule).toBe('IW-TURN-2');
  });

  it('IW-WORM-4: a Knight goes out and back', () => {
    const state = play(start, 'Nb1~c3', 'Nb8~c6', 'Nc3>b1');
    expect(state.units.find(({ id }) => id === 2)?.at).toEqual([1]);
  });

  it('IW-WORM-6: half a Pawn is an illegal position', () => {
    const file = positionFields('White: Kb1, Pe2/e4; Black: Kg7');
    const read = GAME.read(JSON.stringify(file));
    expect(read.ok ? '' : read.error.text).toBe('men[1].at: a Pawn is on 1 square.');
  });

  it('IW-SHARE-3: both sides on one square is an illegal position', () => {
    const read = GAME.read(JSON.stringify(positionFields('White: Kb1, Pe4; Black: Kg7, Qe4/h4')));
    expect(read.ok ? '' : read.error.text).toBe('e4 holds pieces of both sides.');
  });

  it('IW-CROWD-1: all crowds of a Rook, a Knight and a Pawn', () => {
    const state = at('White: Ka1, Rd3, Nd3, Pd3; Black: Kh6');
    const crowds = [...GAME.actions(state)].filter(({ kind, spelling }) => kind === 'crowd' && spelling[0] !== '=');
    const members = crowds.map(({ notation }) => (/\{(.*)\}/.exec(notation)?.[1] ?? '').replaceAll('~', ''));
    expect([...new Set(members)].sort()).toEqual(['N,P', 'R,N', 'R,N,P', 'R,P']);
  });

  it('IW-CROWD-5: one roll for the Pawn', () => {
    expect(rollers(at('White: Kb1, Rd3, Pd3; Black: Kh8'), '{R,P}d3-d6')).toEqual(['d6']);
  });

  it('IW-CROWD-1: a crowd of sixteen is handled', () => {
    const men = 'Re4, Re4, Be4, Be4, Ne4, Ne4, Qe4, Pe4, Pe4, Pe4, Pe4, Pe4, Pe4, Pe4, Pe4';
    const state = at(`White: Ke4, ${men}; Black: Kh8, Re7, Qe7, Pe7`);
    expect(
      ending(play(state, '{K,Q,R,R,B,B,N,N,P,P,P,P,P,P,P,P}e4xe7=Q,R,R,P,P,Q,Q,P,P,P,P,P,P,P,P (7,7,7,7,7,7,7,7)')),
    ).toBe('goes on');
  });
});
