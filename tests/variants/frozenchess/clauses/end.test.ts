import { expect, it } from 'vitest';
import { option } from '../../../../src/kernel/asking/target.ts';
import type { Position } from '../../../../src/kernel/game.ts';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { positionKey } from '../../../../src/variants/frozenchess/turn/repetition.ts';
import { describeClause } from '../clause.ts';
import { at, ending, play, withFields } from '../support.ts';

const CAGE = 'walls h1 h2 i2 j1 j2 g1 i3 k1';

describeClause('FC-END-6', [
  ['the inspector says after 50 moves that the game goes on', 'plies 100', 'inspect turn', 'says 50 300'],
  ['before fifty moves nothing is said of quiet moves', 'plies 99 / turn b', 'inspect turn'],
  ['in a stage nothing is said of quiet moves', 'plies 600', 'inspect turn'],
]);

describeClause('FC-END-8', [
  ['the inspector tells in a stage what is tested before mate', 'plies 600', 'inspect turn', 'says Wonder'],
  ['before the stages nothing is said of how they end the game', 'plies 599 / turn b', 'inspect turn'],
]);

it('FC-END-2 · a Conversion that answers check is found before turns of many steps', () => {
  expect(GAME.outcome(at('w Kh2 Th14 Cd16 Lf16 / b Ke15 Bc15 Qa3 / plies 2076 / turn b'))).toBeNull();
});

it('FC-END-5 · moves per turn and the units of a stack distinguish positions', () => {
  const key = (position: Position) => positionKey(position as State);
  expect(key(withFields('w RNe5', 'e5', [{ capN: 3 }]))).not.toBe(key(at('w RNe5')));
  expect(key(withFields('w RNe5', 'e5', [{ capN: 2 }]))).toBe(key(at('w RNe5')));
  expect(key(at('w NRe5'))).not.toBe(key(at('w RNe5')));
});

it('FC-END-5 · the order in which marks were laid does not matter', () => {
  const marks = 'Je5 DI h9 N; Je12 DI h8 S; Je5 DI h9 N; 00; Je5 DI h9 N';
  expect(ending('w Je5 / b Je12', marks)).toBeNull();
  expect(ending('w Je5 / b Je12', `${marks}; 00`)).toEqual(['FC-END-5', null]);
});

it('FC-END-5 · digging a tunnel from either end repeats the position', () => {
  const [start, again] = ['w Me4~2 / walls e5', 'Me4 TU e5; 00'];
  expect(ending(start, `${again}; ${again}`)).toBeNull();
  expect(ending(start, `${again}; ${again}; Me4 TU e5`)).toEqual(['FC-END-5', null]);
  const key = (ends: string) => positionKey(at(`walls e5 / corrupt ${ends}`) as State);
  expect(key('a9 / tunnels e4:e5:e6:w')).toBe(key('a9 a9 / tunnels e6:e5:e4:w e4:e5:e6:w'));
});

it('FC-END-5 · only the order of tornados and avalanches matters', () => {
  const key = (state: State) => positionKey(state);
  const state = at(
    'w sRa5 sNb5 Je5 Ma9 / b sRa5 Jf5 / corrupt c3 b7 o9 / bombs d4:w a2:b g7:w / marks e9:N:Je5 a9:S:Jf5 / tunnels e4:e3:e2:w b4:b3:b2:b / traps h9:w:Je5 a1:b:Jf5 / tornados e11:10:w a11:3:b / quick e7:64 a7:3',
  ) as State;
  for (const list of ['corrupted', 'bombs', 'distracts', 'tunnels', 'traps', 'shadows'] as const) {
    expect(state[list].length, list).toBeGreaterThan(1);
    expect(key({ ...state, [list]: [...state[list]].reverse() }), list).toBe(key(state));
  }
  expect(key({ ...state, tornados: [...state.tornados].reverse() })).not.toBe(key(state));
});

it('FC-END-1 · White wins when a tomb next to Ki16 explodes', () => {
  expect(ending('w Ni13 / closed h15:p', 'Ni13-h15')).toEqual(['FC-END-1', 'white']);
});

it('FC-END-2 · a King shut in by walls is mated by a Knight on h3', () => {
  expect(ending(`b Nh3 / ${CAGE}`)).toEqual(['FC-END-2', 'black']);
});

it('FC-END-3 · hard case 30: White loses when a King shut in by walls cannot act', () => {
  expect(ending(`- / ${CAGE}`)).toEqual(['FC-END-3', 'black']);
});

it('FC-END-3 FC-NULL-1 · a Nullmove does not save White from stalemate', () => {
  expect(GAME.play(at(`- / ${CAGE}`), [option('00')])).toMatchObject({
    ok: false,
    error: { rule: 'FC-END-3' },
  });
});

it('FC-END-3 · hard case 41: a3-a4 is legal without the avalanche', () => {
  expect(ending(`w Pa3 / b Ra9 Nh4 / ${CAGE}`)).toBeNull();
  expect(play(at(`w Pa3 / b Ra9 Nh4 / ${CAGE}`), 'a3-a4')).toHaveProperty('position');
});

it('FC-END-4 · two Nullmoves draw, one between others does not', () => {
  expect(ending('w Pa3', '00; 00')).toEqual(['FC-END-4', null]);
  expect(ending('w Pa3', '00; Ki16-i15; 00')).toBeNull();
});

it('FC-END-5 · Kings that circle draw when a position occurs for the third time', () => {
  const round = 'Ki1-i2; Ki16-i15; Ki2-h2; Ki15-h15; Kh2-h1; Kh15-h16; Kh1-i1; Kh16-i16';
  expect(ending('-', `${round}; ${round}; Ki1-i2`)).toBeNull();
  expect(ending('-', `${round}; ${round}; Ki1-i2; Ki16-i15`)).toEqual(['FC-END-5', null]);
});

it('FC-END-6 · 20 plies without a capture do not end the game', () => {
  const steps = Array.from({ length: 10 }, (_, index) => `a${index + 3}-a${index + 4}; p${14 - index}-p${13 - index}`);
  expect(ending('w Pa3 / b Pp14', steps.join('; '))).toBeNull();
});

it('FC-END-7 · Black wins when White resigns', () => {
  expect(ending('w Pa3', '=white-resigns')).toEqual(['FC-END-7', 'black']);
});
