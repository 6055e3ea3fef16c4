/** Tests upcoming events of FrozenChess: listed for the next turns, and announced in the log three turns before. */
import { describe, expect, it } from 'vitest';
import { narrate } from '../../../src/app/narration/narrate.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { playText, replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { must } from '../../support/scenario.ts';
import { crowdAfter } from './stage-starts.ts';
import { at } from './support.ts';

/** Returns the upcoming events, such as "2 The tornado on e5 ends.": turns from now, and the text. */
const coming = (position: Position): readonly string[] =>
  [...GAME.upcomingEvents(position)].flatMap((list, turn) => list.map(({ text }) => `${turn} ${text}`));

/** Returns the log lines that match `words`, each with its turn, while the Kings walk along their ranks. */
const loggedIn = (position: Position, words: RegExp, turns = 8): readonly string[] => {
  const walk = 'ihgfed';
  const text = Array.from({ length: turns }, (_, turn) => {
    const [from, rank] = [turn >> 1, turn % 2 === 0 ? 1 : 16];
    return `K${walk[from]}${rank}-${walk[from + 1]}${rank}`;
  }).join('; ');
  let before = position;
  return must(playText(GAME, position, text)).flatMap((turn, index) => {
    const lines = narrate(GAME, GAME.view(before), turn.tell()).filter((line) => words.test(line.text));
    before = turn.position;
    return lines.map((line) => `${index + 1} ${line.text}`);
  });
};

describe('each coming turn lists its events', () => {
  it.each([
    [
      'FC-TROT-1',
      'a tomb that rots through',
      'w Pd6 / closed e5:p / rot e5:38',
      "1 e5 explodes and kills White's Pawn on d6.",
    ],
    ['FC-EGG-2', 'an Egg that hatches on its own turn', 'b Ea13{59}', '1 A Dragon hatches on a13.'],
    ['FC-TIME-4', 'paralysis that ends', 'b Rd14*2', "3 Black's Rook on d14 can act again."],
    ['FC-SHAD-7', 'a shadow that can return', 'w sRd4@4', "0 White's Shadow Rook on d4 can return."],
    ['FC-STG-6', 'a Wonder that is complete', 'w Wd4{48}', "2 White's Wonder on d4 is complete."],
    ['FC-CHAN-5', 'a quickening that ends', 'quick e5:3', '2 The quickening of e5 ends.'],
  ])('%s: %s', (_clause, _title, line, expected) => {
    expect(coming(at(line))).toEqual([expected]);
  });
  it('FC-TEMP-3 · a tornado is listed once, with all its pulls and its end', () => {
    expect(coming(at('w Nd6 / b Pg6 / tornados e5:3:w'))).toEqual([
      "0 The tornado on e5 pulls White's Knight on d6 and Black's Pawn on g6.",
      '2 The tornado on e5 ends.',
    ]);
  });
  it('FC-TEMP-4 · an avalanche is listed once, with its end', () => {
    expect(coming(at('w Pe5 / avalanches N:2:e2,e3,e4,e5,e6'))).toEqual([
      "0 The avalanche pushes White's Pawn on e5 to e6.",
      '1 The avalanche ends.',
    ]);
  });

  it('FC-TEMP-4 · a second avalanche is listed when it begins to push', () => {
    expect(coming(at('w Pe6 / avalanches N:4:e2,e3,e4,e5,e6 N:4:e7,e8,e9,e10,e11')).slice(0, 2)).toEqual([
      "0 The avalanche pushes White's Pawn on e6 to e7.",
      "1 The avalanche pushes White's Pawn on e7 to e8.",
    ]);
  });
  it('FC-STG-1 · a stage that begins', () => {
    expect(coming(crowdAfter(1198) as Position)).toContain('1 Stage 3 begins.');
  });
  it('each line has its squares', () => {
    const [list] = GAME.upcomingEvents(at('w Pd6 / closed e5:p / rot e5:39'));
    expect(list?.[0]?.squares.map(nameOf).sort()).toEqual(['d4', 'd5', 'd6', 'e4', 'e5', 'e6', 'f4', 'f5', 'f6']);
  });
  it('each line has its pieces', () => {
    const position = at('w Pd6 / b Nf5 Rd14*1 / closed e5:p / rot e5:39');
    const { units } = GAME.view(position);
    const about = [...GAME.upcomingEvents(position)].flatMap((list) =>
      list.map((each) => each.units.map((unit) => units[unit]?.type).join(' ')),
    );
    expect(about).toEqual(['N P', 'R']);
  });
  it('nothing is listed at the start and after the end', () => {
    expect(coming(GAME.setup(1))).toEqual([]);
    expect(
      coming({
        ...at('w Pd6 / closed e5:p / rot e5:39'),
        decided: { winner: 'white', rule: 'FC-END-7' },
      } as State),
    ).toEqual([]);
  });
  it('listed events come true if only Nullmoves follow', () => {
    const start = at('w Pd6 / b Rd14*2 / closed e5:p / rot e5:38');
    const [first, second] = must(playText(GAME, start, '00; Ki16-h16'));
    expect(coming(first?.position as Position)).toEqual([
      "0 e5 explodes and kills White's Pawn on d6.",
      "2 Black's Rook on d14 can act again.",
    ]);
    expect(second?.tell().some(({ text }) => text?.startsWith('e5 explodes'))).toBe(true);
  });
});

describe('three turns before an event the log announces it once', () => {
  it('FC-TROT-1 · an unthreatened tomb explodes three turns after its line', () => {
    expect(loggedIn(at('closed e5:p / rot e5:34'), /e5/)).toEqual([
      '3 The tomb on e5 explodes within 3 turns unless a piece threatens it.',
      '6 For 40 turns no piece has threatened the tomb on e5: it explodes.',
      '6 e5 explodes.',
    ]);
  });
  it('FC-TIME-6 · on a quickened square it counts double', () => {
    expect(loggedIn(at('closed e5:p / rot e5:32 / quick e5:20'), /e5/)).toEqual([
      '1 The tomb on e5 explodes within 3 turns unless a piece threatens it.',
      '4 For 40 turns no piece has threatened the tomb on e5: it explodes.',
      '4 e5 explodes.',
    ]);
  });
  it('FC-TEMP-3 · a tornado ends', () => {
    expect(loggedIn(at('tornados e8:5:w'), /tornado/)).toEqual(['2 The tornado on e8 ends within 3 turns.']);
  });
  it('FC-EGG-2 · an Egg hatches', () => {
    expect(loggedIn(at('w Ea3{57}'), /Egg|hatches/)).toEqual([
      "1 White's Dragon's Egg on a3 hatches within 2 of White's turns unless a piece threatens it.",
      '5 A Dragon hatches on a3.',
    ]);
  });
  it('FC-PAR-1 · paralysis ends', () => {
    expect(loggedIn(at('b Rd14*4 Nh14*4'), /paralysis/)).toEqual([
      "4 The paralysis of Black's Rook on d14 and the Knight on h14 ends within 2 of Black's turns.",
    ]);
  });
  it('FC-PAR-1 · a paralysis that starts this short is announced only once', () => {
    const start = at('w Ra1 / b Na9');
    const [turn] = must(playText(GAME, start, 'Ra1 PL a9 6'));
    const said = narrate(GAME, GAME.view(start), turn?.tell() ?? []).map(({ text }) => text);
    expect(said.filter((text) => /costs|paralysis/.test(text))).toEqual(['This costs the Rook 2 turns.']);
  });
  it('FC-SHAD-7 · a shadow can return', () => {
    expect(loggedIn(at('w sRd4@2'), /return/)).toEqual([
      "1 The shadow of White's Rook on d4 can return within 2 of White's turns.",
      "5 The shadow of White's Rook on d4 can now return.",
    ]);
  });
  it('FC-CHAN-5 · a quickening ends', () => {
    expect(loggedIn(at('quick e5:5'), /quick/)).toEqual(['2 The quickening of e5 ends within 3 turns.']);
  });
  it('FC-STG-1 · a stage begins', () => {
    const start = crowdAfter(1196) as Position;
    const turns = must(playText(GAME, start, 'e5-e6; 00; c5-c6; 00'));
    expect(
      turns.map(({ tell }) => tell().flatMap(({ text = '' }) => (text.startsWith('Stage') ? text.split('.')[0] : []))),
    ).toEqual([['Stage 3 begins in 3 turns'], [], [], ['Stage 3 begins', 'Stage 3 begins', 'Stage 3 begins']]);
  });
  it('every explosion announced in a sample game comes or is forestalled', () => {
    for (const { record } of GAME.samples.slice(0, 2)) {
      const { start, actions } = must(replay(GAME, record));
      let before = start;
      for (const { position, tell } of actions) {
        const announced = narrate(GAME, GAME.view(before), tell()).some(({ text }) =>
          text.includes('explodes within 3 turns'),
        );
        if (announced)
          expect(
            [...GAME.upcomingEvents(position)]
              .slice(0, 3)
              .flat()
              .some(({ text }) => text.includes(' explodes')),
          ).toBe(true);
        before = position;
      }
    }
  });
});
