/** Tests the hard cases of Inchworm's rules document, verbatim. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import {
  at,
  castlingAt,
  checks,
  described,
  ending,
  open,
  play,
  type Reached,
  reaching,
  record,
  refusal,
  rollers,
} from './support.ts';

const HC2 = 'White: Kd1, Nb3; Black: Kg8, Rd5';
const HC4 = 'White: Kh1, Rd3, Bd3, Pd3; Black: Kg8, Qd6/a3, Pd6';
const HC6 = 'White: Ke1, Ne1; Black: Kh8, Re8';
const HC8 = 'White: Ka1, Pd2; Black: Kg7, Pe4; links d3=H3';
const HC9 = 'White: Kh2, Ne1, Pe1; Black: Kh8, Pd2';
const HC10 = 'White: Kh2, Ne1, Pe1; Black: Kh8, Pc4, Pd4';
const HC11 = 'White: Kb1, Qd8; Black: Kh6, Pf8';
const HC17 = 'White: Kb1, Rd3; Black: Kh8, Pd2';

const REACHED: readonly Reached[] = [
  ['HC-2', 'magnetism parries a check', at(HC2), ['Nb3~c5'], 'White: Kd1, Nb3/c5; Black: Kg8, Rh5'],
  [
    'HC-3',
    'rejoining on a6 moves nothing',
    at('White: Kg1, Ra1/a6; Black: Kg8, Bh7'),
    ['Ra1>a6'],
    'White: Kg1, Ra6; Black: Kg8, Bh7',
  ],
  [
    'HC-4',
    'crowd captures crowd',
    at(HC4),
    ['{R,B~,P}d3xd6=Q,P,Q (4,4)'],
    'White: Kh1, Qd6, Qd6, Pd6, Pd5; Black: Kg8',
  ],
  [
    'HC-5',
    'a rejoined Rook checks and mates',
    at('White: Ke1; Black: Kg8, Re8/a8; Black to move'),
    ['Ra8>e8'],
    'White: Ke1; Black: Kf8, Re8',
    'black: checkmate',
  ],
  ['HC-6', 'the King leaves whole, in a crowd', at(HC6), ['{K,N~}e1-f3'], 'White: Kf3, Ne1/f3; Black: Kh8, Re8'],
  [
    'HC-7',
    'unlinking parries a check',
    at('White: Ke1; Black: Kh8, RH8; links e4=H4; unlinking'),
    ['[H4|e4] Ke1~d1'],
    'White: Ke1/d1; Black: Kh8, RH8',
  ],
  [
    'HC-8',
    'en passant through a linked square',
    at(HC8),
    ['d2-H4 (6)'],
    'White: Ka1, PH4; Black: Kg7, Pe4; links d3=H3',
  ],
  [
    'HC-8',
    'the Pawn is captured in passing on the linked square',
    at(HC8),
    ['d2-H4 (6)', 'e4xd3=P (6)'],
    'White: Ka1; Black: Kg7, Pd3; links d3=H3',
  ],
  [
    'HC-9',
    'the vacated square is taken on',
    at(HC9),
    ['e1-e4 (5)', 'd2xe1=P (6) e1=Q'],
    'White: Kh2, Ne8; Black: Kh8, Qe1',
  ],
  [
    'HC-10',
    'on an occupied square both fall, into a Knight',
    at(HC10),
    ['e1-e4 (5)', 'd4xe3=N (5)'],
    'White: Kh2; Black: Kh8, Pc4, Ne3',
  ],
  [
    'HC-10',
    'the captor of a passing Pawn turns into a Pawn',
    at(HC10),
    ['e1-e4 (5)', 'd4xe3=P (5)'],
    'White: Kh2; Black: Kh8, Pc4, Pe3',
  ],
  [
    'HC-11',
    'two Pawns on the last rank promote in order',
    at(HC11),
    ['Qd8~xf8=P (7) e8=R f8=N'],
    'White: Kb1, Re8, Nf8; Black: Kh6',
  ],
  ['HC-11', 'an explosion takes both units', at(HC11), ['Qd8~xf8=P (11)'], 'White: Kb1; Black: Kh6'],
  [
    'HC-12',
    'an enemy between the castling men',
    castlingAt('White: Ke1/c1, Ra1/d1; Black: Kg8, Nd2; Black to move', 'Q'),
    ['Nd2~b1', 'O-O-O>'],
    'White: Kc1, Rd1; Black: Kg8, Na1/h6',
  ],
  [
    'HC-13',
    'unlinking breaks a castling',
    castlingAt('White: Ke1/g1, Rh1/f1; Black: Kg8, Pa7; links e1=H1; unlinking; Black to move', 'K'),
    ['[H1|e1 K/g1] a7-a6 (4)'],
    'White: Kg1/H1, Rf1/h1; Black: Kg8, Pa6',
    'black: castling',
  ],
  [
    'HC-16',
    'both Kings explode',
    at('White: Kh6, Pg6; Black: Kh8'),
    ['g6-g7 (12)'],
    'White: ; Black: ',
    'draw: kingExploded',
  ],
  [
    'HC-16',
    'neither King explodes at a sum of 7',
    at('White: Kh6, Pg6; Black: Kh8'),
    ['g6-g7 (7)'],
    'White: Kh6, Pg7; Black: Kh8',
  ],
  ['HC-17', "promoting the enemy's Pawn", at(HC17), ['Rd3~e3 (5) c1=Q'], 'White: Kb1, Rd3/e3; Black: Kh8, Qc1'],
  [
    'HC-17',
    'the Pawn that it promoted captures the King',
    at(HC17),
    ['Rd3~e3 (5) c1=Q', 'Qc1~xb1'],
    'White: Re3/d3; Black: Kh8, Qc1/b1',
    'black: kingCaptured',
  ],
  [
    'HC-18',
    'two Pawns in one double step',
    at('White: Ka1, Pe2, Pe2; Black: Kg7, Pc4, Pd4'),
    ['{P,P}e2-e4 (4,9)', 'd4xe3=P (4)'],
    'White: Ka1; Black: Kg7, Pc4, Pe3',
  ],
  [
    'HC-20',
    'a half leads, a whole extends',
    at('White: Kb1, Rd4/d6, Bd6; Black: Kg7, Nd8'),
    ['{R/d4,B~}d6xd8=N,N'],
    'White: Kb1, Nd4/d8, Nd6/d8; Black: Kg7',
  ],
  ['HC-21', 'rejoining on the board', at('White: Kg1, Rc2/H6; Black: Kg8'), ['RH6>c2'], 'White: Kg1, Rc2; Black: Kg8'],
  [
    'HC-21',
    'the halves rejoin in the hallway',
    at('White: Kg1, Rc2/H6; Black: Kg8'),
    ['Rc2>H6'],
    'White: Kg1, RH6; Black: Kg8',
  ],
  [
    'HC-22',
    'linking makes whole, then it extends',
    at('White: Kb1, Rd4/H4; Black: Kg7'),
    ['[H4=d4] Rd4~d7'],
    'White: Kb1, Rd4/d7; Black: Kh7; links d4=H4',
  ],
  [
    'HC-23',
    'a capture by link that was no check',
    at('White: Ka1, QH8; Black: Ke5'),
    ['[H6=e6] QH8~xe5'],
    'White: Ka1, QH8/e5; Black: ; links e6=H6',
    'white: kingCaptured',
  ],
  [
    'HC-24',
    'staying units are pulled, moved men are not',
    at('White: Kh1, Rc3, Bc3, Nc3; Black: Kg8'),
    ['{R~,B}c3-c6'],
    'White: Kd5, Rc3/c6, Bc6, Nc5; Black: Kg8',
  ],
  [
    'HC-25',
    'the own castling spoiled by the own move',
    castlingAt('White: Ke1/g1, Rh1/f1, Nb3; Black: Kg8', 'K'),
    ['Nb3~c1'],
    'White: Kd1/g1, Rh1/f1, Nb3/c1; Black: Kg8',
    'black: castling',
  ],
  [
    'HC-26',
    'pushed through and onto linked squares',
    at('White: Kb1, Nb3; Black: Kg8, Nd5, Rd8; links d5=H5, d7=H7'),
    ['Nb3~d4'],
    'White: Kb1, Nb3/d4; Black: Kg8, Nd7, Rd8; links d5=H5, d7=H7',
  ],
];

describe('hard cases', () => {
  reaching(REACHED);

  it('HC-1: the first move', () => {
    const start = GAME.setup(1) as State;
    expect(rollers(start, 'e2-e4')).toEqual(['e4', 'f3', 'd3']);
    const quiet = play(start, 'e2-e4 (7,4,9)');
    expect(quiet.toMove).toBe('black');
    expect(described(quiet)).toContain('Ke3, Nb1, Ng1, Pa2, Pb2, Pd2, Pd3, Pe4, Pf2, Pf3, Ph2');
    expect(quiet.rights).toEqual([null, null, start.rights[2], start.rights[3]]);
    expect(record(quiet)).toBe('Pawn e4; e3');
    const burst = play(start, 'e2-e4 (11,4,9)');
    expect(ending(burst)).toBe('black: kingExploded');
    expect(start.units.length - burst.units.length).toBe(4);
  });

  it('HC-3: magnetism drags the own King into check', () => {
    expect(refusal(at('White: Kg1, Ra1/a6; Black: Kg8, Bh7'), 'Ra6>a1')).toBe('IW-CHECK-3');
  });

  it('HC-4: rolls after a crowd captures a crowd', () => {
    expect(rollers(at(HC4), '{R,B~,P}d3xd6=Q,P,Q')).toEqual(['d6', 'd5']);
  });

  it('HC-5: halves do not attack', () => {
    expect(checks(at('White: Ke1; Black: Kg8, Re8/a8'))).toEqual([]);
  });

  it('HC-6: a crowd that leaves half the King, and one without an extension', () => {
    expect(refusal(at(HC6), '{K~,N}e1-f3')).toBe('IW-CHECK-3');
    expect(refusal(at(HC6), '{K,N}e1-f3')).toBe('IW-CROWD-3');
  });

  it('HC-7: the King stays in check unless the last link ends the unlinking', () => {
    const state = at('White: Ke1; Black: Kh8, RH8; links e4=H4; unlinking');
    expect(refusal(state, 'Ke1~d1')).toBe('IW-CHECK-3');
    expect(play(state, '[H4|e4] Ke1~d1').mode).toBe('linking');
  });

  it('HC-8, HC-9, HC-18: the en passant records', () => {
    expect(record(play(at(HC8), 'd2-H4 (6)'))).toBe('Pawn H4; d3, H3');
    expect(record(play(at(HC9), 'e1-e4 (5)'))).toBe('Pawn e4; e1, e2, e3');
    expect(record(play(at('White: Ka1, Pe2, Pe2; Black: Kg7, Pc4, Pd4'), '{P,P}e2-e4 (4,9)'))).toBe(
      'Pawn e4, Pawn e4; e3',
    );
  });

  it('HC-11, HC-10: one roll each', () => {
    expect(rollers(at(HC11), 'Qd8~xf8=P')).toEqual(['e8']);
    expect(rollers(play(at(HC10), 'e1-e4 (5)'), 'd4xe3=N')).toEqual(['e3']);
  });

  it('HC-12: the game is not over halfway', () => {
    expect(ending(play(castlingAt('White: Ke1/c1, Ra1/d1; Black: Kg8, Nd2; Black to move', 'Q'), 'Nd2~b1'))).toBe(
      'goes on',
    );
  });

  it('HC-14: a lone Rook mates a whole King', () => {
    expect(ending(at('White: Ke1; Black: Kh8, Re8'))).toBe('black: checkmate');
  });

  it('HC-15: stalemate, unless the hallway helps', () => {
    expect(ending(at('White: Ka1; Black: Kh6, Qb3; links h8=H8; unlinking'))).toBe('draw: stalemate');
    const state = at('White: Ka1; Black: Kh6, Qb3');
    expect(ending(state)).toBe('goes on');
    expect([...GAME.actions(state)].map(({ notation }) => notation)).toEqual(['[H1=a1] Ka1~H2']);
  });

  it('HC-19: capturing opens the line', () => {
    expect(refusal(at('White: Kd1, Pe4; Black: Kg8, Rd8, Nf5/d4'), 'e4xf5=N')).toBe('IW-CHECK-3');
  });

  it('HC-20: a lone half does not capture', () => {
    expect(refusal(at('White: Kb1, Rd4/d6, Bd6; Black: Kg7, Nd8'), 'Rd6~xd8=N')).not.toBeNull();
    expect(open(at('White: Kb1, Rd4/d6, Bd6; Black: Kg7, Nd8'), 'd6 #2')).toBe('d4');
  });

  it('HC-23: Black was not in check before the link', () => {
    expect(checks(at('White: Ka1, QH8; Black: Ke5; Black to move'))).toEqual([]);
  });
});
