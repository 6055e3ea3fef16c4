/** Areas in time: examples and hard cases of Quickening, Distract, tunnels, bombs, Eggs, tornados, avalanches, rot, corruption. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { at, line, play, squareOf } from './support.ts';
import { gone, played } from './table.ts';

/** Kings that step aside and back on walls of their own never get in the way: so many plies pass. */
const waiting = (plies: number): string => {
  const white = ['i1', 'i2', 'h2', 'h1'];
  const black = ['i16', 'i15', 'h15', 'h16'];
  const step = (ring: readonly string[], turn: number) => `K${ring[turn % 4]}-${ring[(turn + 1) % 4]}`;
  return Array.from({ length: plies }, (_, ply) => step(ply % 2 === 0 ? white : black, Math.floor(ply / 2))).join('; ');
};

const positionAfter = (before: string, actions: string): State => {
  const result = play(at(before), actions);
  if ('rule' in result) throw new Error(`${result.rule}: ${result.text}`);
  return result.position as State;
};

describe('Quickening', () => {
  played([
    ['FC-CHAN-5', 'any square of its pattern, for 64 plies, at a price of 5', 'w Cd4', 'Cd4 QU f7', 'w Cd4*5 / quick f7:64'],
    ['FC-CHAN-5', 'cast on a square with 10 plies left: 74', 'w Cd4 / quick e5:10', 'Cd4 QU e5', 'w Cd4*5 / quick e5:74'],
    ['FC-TIME-5', 'it ticks from the next ply on', 'w Cd4', 'Cd4 QU e5; 00', 'w Cd4*5 / quick e5:63'],
    ['FC-CHAN-5', 'after its last ply time is as before', 'w Pa3 / quick e5:1', 'a3-a4', 'w Pa4 / walls a3'],
    ['FC-CHAN-5', 'not off its pattern', 'w Cd4', 'Cd4 QU d6', 'no FC-CHAN-5'],
    ['FC-TIME-6', 'par 5 on a quickened square: 3', 'w Ra5*5 / quick a5:64', '00', 'w Ra5*3 / quick a5:63'],
    [
      'FC-TIME-6',
      'then 1, then 0 after three own turns',
      'w Ra5*5 / quick a5:64',
      'Ki1-i2; Ki16-i15; Ki2-h2; Ki15-h15; Kh2-h1',
      'w Ra5 Kh1 / b Kh15 / walls h2 i15 / quick a5:59',
    ],
    [
      'FC-TIME-6',
      "hard case 25: on a quickened square the Bishop's price misses only one turn",
      'w Bd4 / b Rg7 / quick d4:64',
      'Bd4 CV g7; Ki16-i15; Ki1-i2; Ki15-i14; Bd4-e5',
      'w Be5(13) Rg7 Ki2 / b Ki14 / walls d4 i1 i15 / quick d4:59',
    ],
  ]);
  it('FC-TIME-6 · idle time and range extension count double there', () => {
    const state = positionAfter('w Ra5 / quick a5:64', 'Ki1-i2; Ki16-i15');
    expect(JSON.parse(GAME.write(state)).stacks).toContainEqual(
      expect.objectContaining({ sq: 'a5', idle: 2, comps: [expect.objectContaining({ ext20: 2 })] }),
    );
  });
  it('FC-TIME-6 · tomb rot, tornado and avalanche count double there, an avalanche by its chosen square', () => {
    const state = positionAfter('closed e9:p / rot e9:10 / tornados d4:10:w / avalanches N:5:m5,m6 / quick e9:9 d4:9 m6:9', '00');
    expect(state.tombs[squareOf('e9')]?.rot).toBe(12);
    expect(line(state)).toContain('quick d4:8 m6:8 e9:8 / tornados d4:8:w / avalanches N:3:m5,m6');
    expect(line(positionAfter('avalanches N:5:m5,m6 / quick m5:9', '00'))).toContain('avalanches N:4:m5,m6');
  });
});

describe('Distract', () => {
  played([
    ['FC-JEST-8', 'a mark with its direction', 'w Je5', 'Je5 DI g7 E', 'w Je5 / marks g7:E'],
    ['FC-JEST-8', 'its earlier mark goes', 'w Je5 / marks g7:E:Je5', 'Je5 DI c7 SW', 'w Je5 / marks c7:SW'],
    ['FC-JEST-8', 'a new mark replaces another one on its square', 'w Je5 Ja1 / marks g7:E:Ja1', 'Je5 DI g7 N', 'w Je5 Ja1 / marks g7:N'],
    ['FC-JEST-8', 'not on a wall', 'w Je5 / walls g7', 'Je5 DI g7 E', 'no FC-JEST-8'],
    ['FC-JEST-8', 'it goes when its Jester dies', 'w Re1 / b Je5 / marks m9:E:Je5', 'Re1xe5', 'w dead Ki1 / closed e5:jR'],
    [
      'FC-JEST-8',
      'the unit goes on in that direction',
      'w Re4 Ja1 / marks e9:E:Ja1',
      'Re4-g9',
      'w Rg9 Ja1 / walls e4 e5 e6 e7 e8 e9 f9 / marks e9:E',
    ],
    [
      'FC-JEST-8',
      'a capture follows the mark',
      'w Re4 Ja1 / b Nj9 / marks e9:E:Ja1',
      'Re4xj9',
      'w Rj9(13) Ja1 / walls e4 e5 e6 e7 e8 e9 f9 g9 h9 i9 / hidden j9:n / marks e9:E',
    ],
  ]);
  gone([
    [
      'FC-JEST-8',
      'rook e4 up over a mark on e9: e9, then f9, g9, ...',
      'w Re4 / walls d4 f4 e3 / marks e9:E',
      'e4',
      'e5 e6 e7 e8 e9 f9 g9 h9 i9 j9 k9 l9 m9 n9 o9 p9',
    ],
    [
      'FC-JEST-8',
      'with a wall beyond the mark it takes the nearest free direction to the way it came',
      'w Re4 / walls d4 f4 e3 f9 / marks e9:E',
      'e4',
      'e5 e6 e7 e8 e9 e10 e11 e12 e13 e14 e15 e16',
    ],
    [
      'FC-JEST-8',
      'of two directions equally near it takes the clockwise one',
      'w Re4 / walls d4 f4 e3 f9 e10 / marks e9:E',
      'e4',
      'e5 e6 e7 e8 e9 f10 g11 h12 i13 j14 k15 l16',
    ],
    ['FC-JEST-8', 'the range that is left counts on', 'w Re4(7) / walls d4 f4 e3 / marks e9:E', 'e4', 'e5 e6 e7 e8 e9 f9 g9'],
    ['FC-JEST-8', 'the start square does not turn it', 'w Re4 / walls d4 f4 e3 e8 / marks e4:E', 'e4', 'e5 e6 e7'],
    ['FC-JEST-8', "a Templar's bent path goes straight on", 'w Te4 / walls d4 f4 e3 e5 d5 d3 f3 / marks f5:E', 'e4', 'h5 g6 f7'],
  ]);
  it('FC-JEST-8 FC-THR-5 · hard case 29: a distracted ray checks', () => {
    const check = (text: string) =>
      Object.values(GAME.view(at(text)).units).some(({ badges }) => badges.some(({ kind }) => kind === 'check'));
    expect(check('w Re4 / b Kj9 / turn b / marks e9:E')).toBe(true);
    expect(check('w Re4 / b Kj9 / turn b / marks e9:E / walls f9')).toBe(false);
  });
  it('FC-JEST-8 · T of a Lancer ends with its diagonal on the mark', () => {
    const squares = GAME.look(at('w Ld4 / walls c3 c5 e3 / marks f6:N'), 'reach', squareOf('d4')).map(([square]) => square);
    expect(squares).toContain(squareOf('g6'));
    expect(squares).not.toContain(squareOf('h7'));
  });
});

describe('tunnels', () => {
  played([
    [
      'FC-ASSN-6',
      'Assassin e4, wall e5, e6 empty: tunnel e4 to e6',
      'w Me4~2 / walls e5',
      'Me4 TU e5',
      'w Me4 / walls e5 / tunnels e4:e5:e6:w',
    ],
    ['FC-ASSN-6', 'it must have stayed two turns', 'w Me4~1 / walls e5', 'Me4 TU e5', 'no FC-ASSN-6'],
    ['FC-ASSN-6', 'the exit must be empty', 'w Me4~2 Pe6 / walls e5', 'Me4 TU e5', 'no FC-ASSN-6'],
    ['FC-ASSN-6', 'and not threatened', 'w Me4~2 / b Rp6 / walls e5', 'Me4 TU e5', 'no FC-ASSN-6'],
    ['FC-ASSN-6', 'a rook on e4 goes to e6', 'w Re4 / walls e5 / tunnels e4:e5:e6:w', 'Re4-e6', 'w Re6 / walls e4 e5 / tunnels e4:e5:e6:w'],
    ['FC-ASSN-6', 'and back', 'w Re6 / walls e5 / tunnels e4:e5:e6:w', 'Re6-e4', 'w Re4 / walls e5 e6 / tunnels e4:e5:e6:w'],
    ['FC-ASSN-6', 'not for the enemy', 'b Re4 / turn b / walls e5 / tunnels e4:e5:e6:w', 'Re4-e6', 'no FC-MOVE-1'],
    ['FC-ASSN-6', 'nor onto somebody', 'w Re4 / b Ne6 / walls e5 / tunnels e4:e5:e6:w', 'Re4 e6', 'no FC-MOVE-1'],
    ['FC-ASSN-6', 'it ends with its wall', 'w Pe6 / walls e5:Pe6 / tunnels e4:e5:e6:w', 'e6-e7', 'w Pe7 / walls e6'],
  ]);
});

describe('bombs', () => {
  played([
    ['FC-ASSN-7', 'left on its square', 'w Me5', 'Me5 BO', 'w Me5 / bombs e5:w:owned'],
    ['FC-ASSN-7', 'not with somebody around it', 'w Me5 Pd4', 'Me5 BO', 'no FC-ASSN-7'],
    ['FC-ASSN-7', 'one at a time', 'w Me5 / bombs a9:w:Me5', 'Me5 BO', 'no FC-ASSN-7'],
    [
      'FC-ASSN-7',
      'a black rook that slides past is safe',
      'b Ra6 / turn b / bombs e5:w',
      'Ra6-p6',
      'b Rp6!9 / walls a6 b6 c6 d6 e6 f6 g6 h6 i6 j6 k6 l6 m6 n6 o6 / bombs e5:w',
    ],
    ['FC-ASSN-7', 'one that stops next to it is not', 'b Rf9 / turn b / bombs e5:w', 'Rf9-f6', 'closed f6:r / walls f7 f8 f9'],
    ['FC-ASSN-7', 'it kills both sides', 'w Pd4 / b Rf9 / turn b / bombs e5:w', 'Rf9-f6', 'closed d4:P f6:r / walls f7 f8 f9'],
    ['FC-ASSN-7', 'its own side comes and goes', 'w Rf9 / bombs e5:w', 'Rf9-f6', 'w Rf6 / walls f7 f8 f9 / bombs e5:w'],
    [
      'FC-ASSN-7',
      'who was there before does not set it off by moving on inside',
      'b Kf6 / turn b / bombs e5:w',
      'Kf6-f5',
      'b Kf5 / walls f6 / bombs e5:w',
    ],
    [
      'FC-ASSN-7',
      'a unit unloaded there sets it off, though its Ship was there',
      'b Sf6[P] / turn b / bombs e5:w',
      'Sf6 UL 1 f5',
      'closed f5:p f6:s',
    ],
    [
      'FC-ASSN-7',
      "a bomb outlives its Assassin and is nobody's then",
      'w Me5 / b Re9 / bombs a9:w:Me5 / turn b',
      'Re9xe5',
      'b Re5(13)!2 / walls e6 e7 e8 e9 / hidden e5:M / bombs a9:w',
    ],
  ]);
});

describe('Eggs', () => {
  played([
    ['FC-EGG-1', 'a Dragon d4 lays on e5', 'w Dd4', 'Dd4 EG e5', 'w Dd4 Ee5'],
    ['FC-EGG-1', 'one at a time', 'w Dd4', 'Dd4 EG e5; 00; Dd4 EG c3', 'no FC-EGG-1'],
    ['FC-EGG-1', 'not where the enemy threatens', 'w Dd4 / b Rp5', 'Dd4 EG e5', 'no FC-EGG-1'],
    ['FC-EGG-2', 'grows each own turn', 'w Ee5', 'Ki1-i2; Ki16-i15', 'w Ee5{1} Ki2 / b Ki15 / walls i1 i16'],
    ['FC-EGG-2', 'not in the ply it is laid', 'w Dd4', 'Dd4 EG e5; Ki16-i15; Ki1-i2', 'w Dd4 Ee5{1} Ki2 / b Ki15 / walls i1 i16'],
    ['FC-EGG-2', 'at 60 a Dragon hatches', 'w Ee5{59}', 'Ki1-i2', 'w De5 Ki2 / walls i1'],
    [
      'FC-EGG-2',
      'who hatches may guard a unit from a tornado, and its King from check',
      'w Ri5 Ra5 Ef2{59} / b Ri9 / tornados k5:10:w',
      '00',
      'w Ri5 Ra5 Df2 / b Ri9 / tornados k5:9:w',
    ],
    ['FC-EGG-2', 'not while it is threatened', 'w Ee5{59} / b Re9', 'Ki1-i2', 'w Ee5{59} Ki2 / b Re9 / walls i1'],
    ['FC-EGG-2', 'paralysed it loses its growth', 'w Ee5*3{59}', 'Ki1-i2', 'w Ee5*2 Ki2 / walls i1'],
    ['FC-EGG-2', 'two at a time on a quickened square', 'w Ee5{5} / quick e5:9', 'Ki1-i2', 'w Ee5{7} Ki2 / walls i1 / quick e5:8'],
    ['FC-EGG-3', 'it does nothing', 'w Ee5', 'e5 e6', 'no FC-EGG-3'],
    ['FC-EGG-3', 'captured it leaves no tomb and counts as a pawn', 'w Ee5 / b Re9 / turn b', 'Re9xe5', 'b Re5(15) / walls e6 e7 e8 e9'],
    ['FC-EGG-3', 'and promotes nobody', 'w Ee5 / b Pd6 / turn b', 'd6xe5', 'b Pe5 / walls d6'],
    ['FC-EGG-3', 'nor entangles anybody', 'w Ee5 Ea5 / b Re9 / turn b', 'Re9xe5', 'w Ea5 / b Re5(15) / walls e6 e7 e8 e9'],
  ]);
  it('FC-EGG-2 · while its Dragon is buried it does not grow; when that is lost for good the tie is cut', () => {
    const state = positionAfter('w Dd4 Pa3', 'Dd4 EG e5; 00');
    const file = JSON.parse(GAME.write(state)) as { stacks: { sq: string; comps: Record<string, unknown>[] }[]; tombs: unknown };
    const dragon = file.stacks.find(({ sq }) => sq === 'd4');
    const dead = { ...file, stacks: file.stacks.filter((stack) => stack !== dragon) };
    const read = (position: object) => {
      const known = GAME.read(JSON.stringify(position));
      if (!known.ok) throw new Error(known.error.text);
      const result = play(known.value, 'a3-a4');
      return 'position' in result ? (result.position as State).stacks[squareOf('e5')]?.comps[0] : null;
    };
    expect(read({ ...dead, tombs: { d4: { status: 'closed', queue: [{ ...dragon?.comps[0], side: 'w' }] } } })).toMatchObject({
      growth: 0,
      layer: dragon?.comps[0]?.['id'],
    });
    expect(read(dead)).toMatchObject({ growth: 1, layer: null });
  });
});

describe('Tornado', () => {
  played([
    ['FC-TEMP-3', 'cast on an empty square of its lines, at a price of 20', 'w Te1', 'Te1 TO e9', 'w Te1*20 / tornados e9:10:w'],
    ['FC-TEMP-3', 'units block', 'w Te1 Pe5', 'Te1 TO e9', 'no FC-TEMP-3'],
    [
      'FC-TIME-3',
      "after White's ply 9, after Black's 8",
      'tornados e5:10:w',
      'Ki1-i2; Ki16-i15',
      'w Ki2 / b Ki15 / walls i1 i16 / tornados e5:8:w',
    ],
    ['FC-TEMP-3', 'after its last ply it is gone', 'tornados e5:1:w', 'Ki1-i2', 'w Ki2 / walls i1'],
    [
      'FC-TEMP-3',
      'd4 goes to e5 (position 9), g6 to f5 (position 18)',
      'w Nd4 / b Pg6 / tornados e5:10:w',
      'Ki1-i2',
      'w Ne5 Ki2 / b Pf5 / walls i1 / tornados e5:9:w',
    ],
    [
      'FC-TEMP-3',
      'hard case 18: pawn e5, rook e6, knight f6',
      'w Pe6 / b Re7 Ng7 / tornados e5:10:w',
      'Ki1-i2',
      'w Pe5 Ki2 / b Re6 Nf6 / walls i1 / tornados e5:9:w',
    ],
    [
      'FC-TEMP-3',
      'hard case 18: after the next ply nothing moves',
      'w Pe6 / b Re7 Ng7 / tornados e5:10:w',
      'Ki1-i2; Ki16-i15',
      'w Pe5 Ki2 / b Re6 Nf6 Ki15 / walls i1 i16 / tornados e5:8:w',
    ],
    ['FC-TEMP-3', 'Kings and Ships stay', 'w Kd4 Sf6 / tornados e5:10:w', '00', 'w Kd4 Sf6 / tornados e5:9:w'],
    ['FC-TEMP-3', 'guarded units stay', 'w Ne6 Ra6 Rp6 / tornados e5:10:w', 'Ki1-i2', 'w Ne6 Ra6 Rp6 Ki2 / walls i1 / tornados e5:9:w'],
    [
      'FC-TEMP-3',
      'units in sprung traps stay',
      'w Ne6*3 / traps e6:b::Ne6 / tornados e5:10:w',
      'Ki1-i2',
      'w Ne6*2 Ki2 / walls i1 / traps e6:b! / tornados e5:9:w',
    ],
    ['FC-TEMP-3', 'a new tornado does not act in its own ply', 'w Te1 Ne10', 'Te1 TO e9; 00', 'w Te1*20 Ne9 / tornados e9:9:w'],
    [
      'FC-TEMP-3',
      'into a trap',
      'w Pe6 / traps e5:b / tornados e5:10:w',
      'Ki1-i2',
      'w Pe5*4 Ki2 / walls i1 / traps e5:b! / tornados e5:9:w',
    ],
    [
      'FC-RES-6',
      'the tornado of the own ply counts for legality',
      'w Ri5 / b Ri9 / tornados k5:10:w',
      'Ki1-j1',
      'w Rj5 Kj1 / b Ri9 / walls i1 / tornados k5:9:w',
    ],
    [
      'FC-ASSN-7',
      'hard case 20: a Knight pulled to f5 and then to e5 sets off the bomb on d4',
      'b Ng6 / bombs d4:w / tornados e5:10:w',
      'Ki1-i2; Ki16-i15',
      'w Ki2 / b Ki15 / closed e5:n / walls i1 i16 / tornados e5:8:w',
    ],
  ]);
});

describe('Avalanche', () => {
  played([
    [
      'FC-TEMP-4',
      'Templar e1 casts on e6; pawns e3 and e4 go to e4 and e5 in the next ply',
      'w Te1 Pe3 Pe4',
      'Te1 AV e6; 00',
      'w Te1*10 Pe4 Pe5 / avalanches N:4:e2,e3,e4,e5,e6',
    ],
    ['FC-TEMP-4', 'walls block it', 'w Te1 / walls e4', 'Te1 AV e6', 'no FC-TEMP-4'],
    [
      'FC-TEMP-4',
      'hard case 19: into a tomb',
      'w Pe5 / b Pe6 / closed e7:r / avalanches N:5:e2,e3,e4,e5,e6',
      'Ki1-i2',
      'w Pe6 Ki2 / walls i1 / open e7:rp / avalanches N:4:e2,e3,e4,e5,e6',
    ],
    [
      'FC-TEMP-4',
      'Templars and Kings stay',
      'w Te5 / b Ke6 / avalanches N:5:e5,e6',
      'Ki1-i2',
      'w Te5 Ki2 / b Ke6 / walls i1 / avalanches N:4:e5,e6',
    ],
    ['FC-TEMP-5', 'no avalanche moves a Templar', 'b Te5 / avalanches N:5:e5', '00', 'b Te5 / avalanches N:4:e5'],
    [
      'FC-TEMP-4',
      'guarded units are pushed',
      'w Ne6 Ra6 Rp6 / avalanches N:5:e6',
      'Ki1-i2',
      'w Ne7 Ra6 Rp6 Ki2 / walls i1 / avalanches N:4:e6',
    ],
    ['FC-TEMP-4', 'nobody is pushed off the board', 'w Np16 / avalanches N:5:p16', 'Ki1-i2', 'w Np16 Ki2 / walls i1 / avalanches N:4:p16'],
  ]);
  it('FC-RES-6 FC-END-3 · hard case 41: exposed by an avalanche, White has no action, not even the Nullmove', () => {
    const position = at('w Pa3 / b Ra9 Nh4 / walls h1 h2 i2 j1 j2 g1 i3 k1 / avalanches S:5:h4');
    expect(GAME.outcome(position)).toMatchObject({ winner: 'black', rule: 'FC-END-3' });
    expect(GAME.outcome(at('w Pa3 / b Ra9 Nh4 / walls h1 h2 i2 j1 j2 g1 i3 k1'))).toBeNull();
  });
});

describe('turned with the board', () => {
  played([
    [
      'FC-ROT-3',
      'marks, bombs, quickening, tornados, corrupted squares, tunnels and avalanches wholly inside go along',
      'w Nd9 Ja1 / walls e10 / marks e8:N:Ja1 / bombs f8:w / quick d8:9 / tornados f10:9:w / corrupt d10 / avalanches E:5:e9,f9 / tunnels e9:e10:e11:w / plies 2',
      'RO d8 3 90',
      'w Ne10 Ja1 / walls f9 / corrupt f10 / bombs d8:w / marks d9:E / quick d10:8 / tornados f8:8:w / avalanches S:4:e9,e8'.replace(
        'Ne10',
        'Ne10',
      ),
    ],
  ]);
});

describe('rot and corruption', () => {
  played([
    [
      'FC-TROT-1',
      'a tomb nobody watches explodes at the end of the 40th ply',
      'w Pd6 / closed e5:p / rot e5:39',
      '00',
      'closed d6:P / open e5:p',
    ],
    ['FC-TROT-1', 'not at the end of the 39th', 'w Pd6 / closed e5:p / rot e5:38', 'Ki1-i2', 'w Pd6 Ki2 / closed e5:p / walls i1'],
    ['FC-TROT-2', 'an open tomb is harmless', 'w Pe4 / open e5:r', 'e4-e5', 'w Pe5 / walls e4 / hidden e5:r'],
    ['FC-RES-5', 'a9 explodes before b9, which it opens', 'closed a9:p b9:r / rot a9:39 b9:39', '00', 'open a9:p b9:r'],
    [
      'FC-CORR-1',
      'the fifth explosion corrupts the square, and those buried there are gone',
      'w Pe4 / closed e5:r / exploded e5:4',
      'e4-e5',
      'corrupt e5',
    ],
    ['FC-CORR-1', 'not the fourth', 'w Pe4 / closed e5:r / exploded e5:3', 'e4-e5', 'open e5:rP'],
    ['FC-CORR-2', 'a rook dies on it', 'w Re1 / corrupt e5', 'Re1-e5', 'corrupt e5'],
    ['FC-CORR-2', 'the own King may not', 'w Ke4 / corrupt e5', 'Ke4-e5', 'no FC-RES-6'],
    ['FC-CORR-2', 'Frogs do not land on it', 'w Fe2 / corrupt e5', 'Fe2-e5', 'no FC-FROG-2'],
    ['FC-CORR-2', 'nothing is unloaded there', 'w Sd4[N] / corrupt e5', 'Sd4 UL e5', 'no FC-TRAN-2'],
    ['FC-CORR-2', 'a Ballista shoots over it', 'w Ad4 / b Rh8 / corrupt f6', 'Ad4 BS h8', 'w Ad4 / b Rh8*5 / corrupt f6'],
    ['FC-CORR-2', 'a thrown unit is gone for good', 'w Of2 Pf3 / corrupt f6', 'Of2 OT', 'w Of2 / corrupt f6'],
    ['FC-CORR-2', 'an avalanche pushes onto it', 'b Ne6 / avalanches N:5:e6 / corrupt e7', '00', 'avalanches N:4:e6 / corrupt e7'],
  ]);
  gone([
    ['FC-CORR-2', 'rook e1 up: e2 to e4, or e5 to die', 'w Re1 / walls d1 f1 / corrupt e5', 'e1', 'e2 e3 e4 e5'],
    ['FC-CORR-2', 'a bent path cannot cross it', 'w Te4 / walls d4 f4 e3 e5 d5 d3 f3 / corrupt f5', 'e4', ''],
  ]);
  it('FC-TROT-1 · a tomb in T of any unit does not rot', () => {
    expect(positionAfter('closed e5:p / rot e5:39', 'Ki1-i2').tombs[squareOf('e5')]).toBeDefined();
    expect(positionAfter('w Re1 Pa3 / closed e5:p / rot e5:39', 'a3-a4').tombs[squareOf('e5')]?.rot).toBe(0);
    expect(positionAfter('closed e5:p', waiting(6)).tombs[squareOf('e5')]?.rot).toBe(6);
  });
});

it('FC-SHOW-1 · areas show how long they last, Eggs how far they are', () => {
  const { marks, units } = GAME.view(
    at('w Ee9{7} / tornados e5:10:w / avalanches N:5:m5 / quick a5:64 / bombs c12:b / closed n9:p / rot n9:3'),
  );
  const on = (name: string) => marks[squareOf(name)] ?? [];
  expect(on('e5')).toContainEqual(expect.objectContaining({ kind: 'tornado', value: 10 }));
  expect(on('d4')).toContainEqual(expect.objectContaining({ kind: 'wind', toward: 'ne' }));
  expect(on('m5')).toContainEqual(expect.objectContaining({ kind: 'avalanche', value: 5, toward: 'n' }));
  expect(on('a5')).toContainEqual(expect.objectContaining({ kind: 'quick', value: 64 }));
  expect(on('c12')).toContainEqual(expect.objectContaining({ kind: 'bomb', side: 'black' }));
  expect(on('n9')[0]?.label).toContain('rotted 3 of 40');
  expect(Object.values(units).find(({ type }) => type === 'E')?.badges).toContainEqual(
    expect.objectContaining({ kind: 'growth', value: 7 }),
  );
});
