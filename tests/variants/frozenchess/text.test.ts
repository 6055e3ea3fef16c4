/** Tests FrozenChess's position file (section 10.2): a round trip, and problems with their place. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, play, positionFile } from './support.ts';

const file = (line: string) =>
  JSON.parse(positionFile(line)) as Record<string, unknown> & { stacks: Record<string, unknown>[] };

/** A position file with every field, in the order and form in which all releases have written them. */
const WHOLE = [
  '{"version":1,"toMove":"b","plies":905,"lastNull":true,"nextId":60,',
  '"stacks":[{"sq":"i1","side":"w","comps":[{"id":1,"kind":"K","capN":2,"capP":1}],"idle":3},',
  '{"sq":"a5","side":"w","comps":[{"id":2,"kind":"R","crr20":40,"ext20":9},{"id":3,"kind":"N"}],"par":2,"shock":1},',
  '{"sq":"b5","side":"w","comps":[{"id":4,"kind":"S","cargo":[{"side":"w","comps":[{"id":5,"kind":"P",',
  '"aim":"E"}],"par":1}]}]},',
  '{"sq":"c5","side":"b","comps":[{"id":6,"kind":"M","retained":[["N",16]]}],"onWall":true},',
  '{"sq":"d5","side":"b","form":"s","comps":[{"id":7,"kind":"Q"}],"idle":1,"age":4,"dist":9,',
  '"monad":{"plan":["-d9","xd12"],"next":1,"active":true,"stuck":2,"at":"d9"}},',
  '{"sq":"e5","side":"b","comps":[{"id":8,"kind":"D","eggsLaid":2,"egg":9}]},',
  '{"sq":"e6","side":"b","comps":[{"id":9,"kind":"E","layer":8,"growth":3}]},',
  '{"sq":"f6","side":"b","comps":[{"id":10,"kind":"W","build":5}]},',
  '{"sq":"j16","side":"b","comps":[{"id":11,"kind":"K"}]},',
  '{"sq":"k16","side":"b","comps":[{"id":12,"kind":"X","aim":"NE"}]}],',
  '"walls":{"c5":6,"d6":50},',
  '"queenShadows":{"h8":{"queen":7,"side":"b","range":5}},',
  '"tombs":{"a5":{"status":"hidden","queue":[{"id":13,"kind":"P","aim":"W","side":"b"}]},',
  '"a8":{"status":"closed","rot":4,"queue":[{"id":14,"kind":"L","ext20":5,"side":"w"},{"id":15,"kind":"B","side":"b"}]}},',
  '"exploded":{"a8":1},"corrupted":["a1","b1"],',
  '"traps":[{"sq":"g5","jester":51,"side":"w","sprung":0},{"sq":"g6","jester":52,"side":"b","sprung":2}],',
  '"bombs":[{"sq":"g7","assassin":6,"side":"b"},{"sq":"g8","assassin":0,"side":"w"}],',
  '"distracts":[{"sq":"h1","jester":51,"dir":"SW"}],"quickened":{"h2":9},',
  '"tornados":[{"sq":"h3","plies":3,"side":"w"}],',
  '"avalanches":[{"squares":["m3","m4"],"dir":"N","plies":2}],',
  '"tunnels":[{"entrance":"c4","wall":"d6","exit":"c6","side":"b"}],',
  '"stage":{"maj":"w","capStreak":1,"chkStreak":2,"a":true,"c":true},',
  '"pincer":"all","march":"any",',
  '"reps":{"abc":2,"xyz":1}}',
].join('');

describe('a position file is read back as it was written', () => {
  it('a file with every field, byte for byte', () => {
    const read = GAME.read(WHOLE);
    expect(read.ok ? GAME.write(read.value) : read.error.text).toBe(WHOLE);
  });
  const lines = {
    'aims, cargo, walls, tombs, shadows and traps':
      'w Ra5*2 Pe5>w Xc2>ne Zg2[N] Sd5[PR] Qd9(11) / b Me9 Nh8 / walls e9 a4:Ra5 / shadows d1:Qd9 / closed b2:rP / open b9:Q / hidden h8:n / traps c5:b c6:w / turn b',
    'idleness, paralysis and a null move': 'w Jd4~7 / b Ng7*5 / null',
    'ranges, shellshock, cargo and paralysis': 'w Ra5(18) Qd9(7)+3!4 Sd5[P] / b Lh8!2*1',
  };
  for (const [what, line] of Object.entries(lines)) {
    it(`a file with ${what}`, () => {
      const text = GAME.write(at(line));
      const read = GAME.read(text);
      expect(read.ok && GAME.write(read.value)).toBe(text);
    });
  }
  it('a position after moves keeps its repetitions and its result', () => {
    const played = play(at('w Pa3'), 'a3-a4; Ki16-i15; =black-resigns');
    const text = 'position' in played ? GAME.write(played.position) : '';
    const read = GAME.read(text);
    expect(read.ok && GAME.write(read.value)).toBe(text);
    expect(read.ok && GAME.outcome(read.value)).toMatchObject({ winner: 'white', rule: 'FC-END-7' });
  });
  it('FC-END-1 · a position with a dead King keeps its winner', () => {
    const played = play(at('w Rh4 / b Jh15'), 'Rh4xh15');
    const text = 'position' in played ? GAME.write(played.position) : '';
    expect(JSON.parse(text)).toMatchObject({ result: { winner: 'w', by: 'FC-END-1' } });
    const read = GAME.read(text);
    expect(read.ok && GAME.write(read.value)).toBe(text);
    expect(read.ok && GAME.outcome(read.value)).toMatchObject({ winner: 'white', rule: 'FC-END-1' });
  });
  it('FC-CAP-4 · a position with a captured King is read back as it was written', () => {
    const played = play(at('w Zg2[N] / b Kg8'), 'Zg2 CB g8');
    const text = 'position' in played ? GAME.write(played.position) : '';
    const read = GAME.read(text);
    expect(read.ok && GAME.write(read.value)).toBe(text);
  });
  it('FC-BOARD-2 · the ids of the start run in scan order', () => {
    const { stacks } = JSON.parse(GAME.write(GAME.setup(1))) as {
      stacks: { sq: string; comps: { id: number }[] }[];
    };
    expect(stacks.slice(0, 2).map(({ sq, comps }) => [sq, comps[0]?.id])).toEqual([
      ['a1', 1],
      ['b1', 2],
    ]);
    expect(stacks.at(-1)).toMatchObject({ sq: 'p16', comps: [{ id: 128 }] });
  });
});

describe('wrong position files are refused with a place', () => {
  const wrong: readonly (readonly [string, (good: ReturnType<typeof file>) => unknown, RegExp])[] = [
    ['a file of another version is refused', (good) => ({ ...good, version: 2 }), /^version must be 1, not 2\.$/],
    [
      'a file with an unknown field is refused',
      (good) => ({ ...good, walsl: {} }),
      /^walsl is no field of a position file\.$/,
    ],
    ['a file without the side to move is refused', ({ toMove: _gone, ...rest }) => rest, /^toMove is missing\.$/],
    [
      'a file with a square off the board is refused',
      (good) => ({ ...good, walls: { q3: 4 } }),
      /^walls must be an object by squares from a1 to p16, not {"q3":4}\.$/,
    ],
    [
      'a file with an unknown kind is refused',
      (good) => ({ ...good, stacks: [{ sq: 'a1', side: 'w', comps: [{ id: 1, kind: 'H' }] }] }),
      /stacks\[0\]\.comps\[0\]\.kind must be one of "R", "N"/,
    ],
    [
      'a file with a King as a shadow is refused',
      (good) => ({ ...good, stacks: [{ ...good.stacks[0], form: 's' }] }),
      /A King cannot be a shadow/,
    ],
    [
      'a file with 2 stacks on a square is refused',
      (good) => ({
        ...good,
        stacks: [...good.stacks, { sq: 'i1', side: 'w', comps: [{ id: 9, kind: 'R' }] }],
      }),
      /i1 holds two stacks/,
    ],
    [
      'a file that uses an id twice is refused',
      (good) => ({
        ...good,
        stacks: [...good.stacks, { sq: 'a1', side: 'w', comps: [{ id: 1, kind: 'R' }] }],
      }),
      /The id 1 is used twice/,
    ],
    [
      'a file without a white King is refused',
      (good) => ({ ...good, stacks: good.stacks.slice(1) }),
      /White has no King/,
    ],
    [
      'a file with a Rook on a wall is refused',
      () => file('w Ra1 / walls a1'),
      /a1: only an Assassin can be on a wall/,
    ],
    [
      'a file with an open tomb under a unit is refused',
      () => file('w Ra1 / open a1:p'),
      /tombs\.a1: a tomb is hidden exactly while something is on it/,
    ],
    [
      'a file with a Rook that lost more range than it had is refused',
      (good) => ({
        ...good,
        stacks: [...good.stacks, { sq: 'a1', side: 'w', comps: [{ id: 9, kind: 'R', crr20: 270, ext20: 9 }] }],
      }),
      /crr20 must be a whole number from 0 to 269, not 270/,
    ],
    [
      'a file with a Rook that retains a Knight is refused',
      (good) => ({
        ...good,
        stacks: [...good.stacks, { sq: 'a1', side: 'w', comps: [{ id: 9, kind: 'R', retained: [['N', 16]] }] }],
      }),
      /only an Assassin retains/,
    ],
    ['a file with a Knight that has an aim is refused', () => file('w Na1>e'), /A Knight has no aim/],
    [
      'a file with a Pawn that aims diagonally is refused',
      () => file('w Pa3>ne'),
      /A Pawn can aim only along a rank or file/,
    ],
    ['a file with a Cannon that carries 2 units is refused', () => file('w Za1[NN]'), /A Cannon can carry at most 1/],
  ];
  for (const [what, spoil, message] of wrong) {
    it(what, () => {
      const read = GAME.read(JSON.stringify(spoil(file('-'))));
      expect(read.ok ? 'read' : read.error.text).toMatch(message);
    });
  }
  it('invalid JSON is refused', () => {
    for (const text of ['rnbq', '', '{', 'undefined'])
      expect(GAME.read(text)).toMatchObject({
        ok: false,
        error: { text: expect.stringMatching(/^This is not a position file: /) },
      });
  });
  it('JSON without an object is refused', () => {
    for (const text of ['null', '[]', '7', 'true', '"w"'])
      expect(GAME.read(text)).toMatchObject({
        ok: false,
        error: { text: `A position file must be an object, not ${text}.` },
      });
  });
});
