/** The position file (section 10.2): written and read back whole, and refused with the place where it is wrong. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, fileOf, play } from './support.ts';

const file = (line: string) => JSON.parse(fileOf(line)) as Record<string, unknown> & { stacks: Record<string, unknown>[] };

describe('is read back as it was written', () => {
  const lines = [
    'w Ra5*2 Pe5>w Xc2>ne Zg2[N] Sd5[PR] Qd9(11) / b Me9 Nh8 / walls e9 a4:Ra5 / shadows d1:Qd9 / closed b2:rP / open b9:Q / hidden h8:n / traps c5:b c6:w / turn b',
    'w Jd4~7 / b Ng7*5 / null',
    'w Ra5(18) Qd9(7)+3!4 Sd5[P] / b Lh8!2*1',
  ];
  for (const line of lines) {
    it(line, () => {
      const text = GAME.write(at(line));
      const read = GAME.read(text);
      expect(read.ok && GAME.write(read.value)).toBe(text);
    });
  }
  it('after moves, with repetitions and a result', () => {
    const played = play(at('w Pa3'), 'a3-a4; Ki16-i15; =black-resigns');
    const text = 'position' in played ? GAME.write(played.position) : '';
    const read = GAME.read(text);
    expect(read.ok && GAME.write(read.value)).toBe(text);
    expect(read.ok && GAME.outcome(read.value)).toMatchObject({ winner: 'white', rule: 'FC-END-7' });
  });
  it('FC-END-1 · when a King is dead, with who has won', () => {
    const played = play(at('w Rh4 / b Jh15'), 'Rh4xh15');
    const text = 'position' in played ? GAME.write(played.position) : '';
    expect(JSON.parse(text)).toMatchObject({ result: { winner: 'w', by: 'FC-END-1' } });
    const read = GAME.read(text);
    expect(read.ok && GAME.write(read.value)).toBe(text);
    expect(read.ok && GAME.outcome(read.value)).toMatchObject({ winner: 'white', rule: 'FC-END-1' });
  });
  it('FC-CAP-4 · when a King is captured, whose grave nothing settles any more', () => {
    const played = play(at('w Zg2[N] / b Kg8'), 'Zg2 CB g8');
    const text = 'position' in played ? GAME.write(played.position) : '';
    const read = GAME.read(text);
    expect(read.ok && GAME.write(read.value)).toBe(text);
  });
  it('FC-BOARD-2 · the ids of the start run in scan order', () => {
    const { stacks } = JSON.parse(GAME.write(GAME.setup(1))) as { stacks: { sq: string; comps: { id: number }[] }[] };
    expect(stacks.slice(0, 2).map(({ sq, comps }) => [sq, comps[0]?.id])).toEqual([
      ['a1', 1],
      ['b1', 2],
    ]);
    expect(stacks.at(-1)).toMatchObject({ sq: 'p16', comps: [{ id: 128 }] });
  });
});

describe('is refused with the place where it is wrong', () => {
  const wrong: readonly (readonly [string, (good: ReturnType<typeof file>) => unknown, RegExp])[] = [
    ['no JSON', () => null, /an object is expected/],
    ['another version', (good) => ({ ...good, version: 2 }), /position\.version: a whole number from 1 to 1/],
    ['an unknown field', (good) => ({ ...good, walsl: {} }), /there is no field "walsl"/],
    ['a missing field', ({ toMove: _gone, ...rest }) => rest, /the field "toMove" is missing/],
    ['a square off the board', (good) => ({ ...good, walls: { q3: 4 } }), /"q3" is no square from a1 to p16/],
    [
      'an unknown kind',
      (good) => ({ ...good, stacks: [{ sq: 'a1', side: 'w', comps: [{ id: 1, kind: 'H' }] }] }),
      /stacks\[0\]\.comps\[0\]\.kind: one of R, N/,
    ],
    ['a King as a shadow', (good) => ({ ...good, stacks: [{ ...good.stacks[0], form: 's' }] }), /A King is never a shadow/],
    [
      'two units on a square',
      (good) => ({ ...good, stacks: [...good.stacks, { sq: 'i1', side: 'w', comps: [{ id: 9, kind: 'R' }] }] }),
      /Two stacks stand on i1/,
    ],
    [
      'an id used twice',
      (good) => ({ ...good, stacks: [...good.stacks, { sq: 'a1', side: 'w', comps: [{ id: 1, kind: 'R' }] }] }),
      /The id 1 is used twice/,
    ],
    ['no king', (good) => ({ ...good, stacks: good.stacks.slice(1) }), /White has 0/],
    ['a rook on a wall', () => file('w Ra1 / walls a1'), /a1: only an Assassin stands on a wall/],
    ['an open tomb under a unit', () => file('w Ra1 / open a1:p'), /tombs\.a1: a tomb is hidden exactly while something is on it/],
    [
      'a rook that lost more than it had',
      (good) => ({ ...good, stacks: [...good.stacks, { sq: 'a1', side: 'w', comps: [{ id: 9, kind: 'R', crr20: 270, ext20: 9 }] }] }),
      /crr20: a whole number from 0 to 269/,
    ],
    [
      'a rook that retains a knight',
      (good) => ({ ...good, stacks: [...good.stacks, { sq: 'a1', side: 'w', comps: [{ id: 9, kind: 'R', retained: [['N', 16]] }] }] }),
      /only an Assassin retains/,
    ],
    ['a knight with an aim', () => file('w Na1>e'), /A Knight has no aim/],
    ['a pawn that aims aslant', () => file('w Pa3>ne'), /A Pawn aims straight/],
    ['a cannon with two', () => file('w Za1[NN]'), /A Cannon carries 1 at most/],
  ];
  for (const [what, spoil, message] of wrong) {
    it(what, () => {
      const read = GAME.read(JSON.stringify(spoil(file('-'))));
      expect(read.ok ? 'read' : read.error.text).toMatch(message);
    });
  }
  it('a text that is no JSON', () => {
    expect(GAME.read('rnbq')).toMatchObject({ ok: false });
  });
});
