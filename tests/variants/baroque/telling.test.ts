/** Tests how Baroque tells an action: one step per clause, with lines; and hints before it. */
import { expect, test } from 'vitest';
import type { OpenChoice } from '../../../src/kernel/asking/menu.ts';
import { readPicks } from '../../../src/kernel/asking/target.ts';
import { squareName } from '../../../src/kernel/board/board.ts';
import type { BoardEvent } from '../../../src/kernel/event.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { namesIn } from '../../support/phrases.ts';
import { must } from '../../support/scenario.ts';
import { given } from './example.ts';

/** Writes an event in short: a path, "x" and the square of a captured unit, or a traced line. */
const brief = (position: Position, event: BoardEvent): readonly string[] => {
  const name = (square: number) => squareName(GAME.board, square);
  const at = (unit: number) => name(GAME.view(position).units[unit]?.at[0] ?? 0);
  switch (event.kind) {
    case 'moved':
      return [event.path.map(name).join('-')];
    case 'captured':
      return [`x${at(event.unit)}`];
    case 'traced':
      return [`${event.what} ${event.line.map(name).join('-')}`];
    case 'appeared':
      return ['appears'];
    default:
      return [];
  }
};

/** Returns the steps that have a sentence, from the preview of an action. The kernel's own steps have none. */
const told = (position: Position, action: string): readonly string[] => {
  const { picks } = must(GAME.readAction(position, action));
  const steps = must(GAME.preview(position, picks)).tell();
  return steps
    .filter(({ text }) => text)
    .map(({ rule, events, text }) => [rule, text, ...events.flatMap((event) => brief(position, event))].join(' '));
};

const TOLD: readonly (readonly [title: string, position: string, action: string, steps: readonly string[]])[] = [
  [
    'the Titan steps',
    'White Kd4; Black Kh8, Pd5; White to move',
    'Kd4-d5xd5',
    ['BQ-TITAN-1 The Titan on d4 captures the Pawn on d5. d4-d5 xd5'],
  ],
  [
    'a withdrawal, its line from the victim through start to end',
    'White Ka1, Wd4; Black Kh8, Ld5; White to move',
    'Wd4-d2xd5',
    [
      "BQ-WITH-1 White's Withdrawer moves from d4 to d2. d4-d3-d2",
      'BQ-WITH-2 The Withdrawer withdraws to d2 and captures the Long Leaper on d5. withdrawal d5-d4-d3-d2 xd5',
    ],
  ],
  [
    'a coordination, the two lines that cross',
    'White Kb2, Cc3; Black Kh8, Wb6, Pd6; White to move',
    'Cc3-c6xb6',
    [
      "BQ-COOR-1 White's Coordinator moves from c3 to c6. c3-c4-c5-c6",
      'BQ-COOR-2 The Coordinator on c6 and the Titan on b2 coordinate on the Withdrawer on b6. coordination c6-b6 coordination b2-b3-b4-b5-b6 xb6',
    ],
  ],
  [
    'pinches, each with its partner',
    'White Kg1, Pd2, Pb5, Pf5; Black Kh8, Pc5, Pe5; White to move',
    'Pd2-d5xc5,e5',
    [
      "BQ-PAWN-1 White's Pawn moves from d2 to d5. d2-d3-d4-d5",
      'BQ-PAWN-2 The Pawn on d5 pinches the Pawn on c5 against b5 and the Pawn on e5 against f5. pinch d5-c5-b5 pinch d5-e5-f5 xc5 xe5',
    ],
  ],
  [
    'one leap',
    'White Kg1, La4; Black Kh8, Pc4, Pf4; White to move',
    'La4-d4xc4',
    ['BQ-LEAP-2 The Long Leaper leaps over the Pawn on c4 to d4. a4-b4-c4-d4 xc4'],
  ],
  [
    'several leaps',
    'White Kg1, La4; Black Kh8, Pc4, Pf4; White to move',
    'La4-g4xc4,f4',
    ['BQ-LEAP-3 The Long Leaper leaps over the pieces on c4 and f4 to g4. a4-b4-c4-d4-e4-f4-g4 xc4 xf4'],
  ],
  [
    'a Chameleon, each victim in its own way',
    'White Kg1, Sc2, Pe6; Black Kh8, Wb1, Ld3, Cg4, Pe5; White to move',
    'Sc2-e4xb1,d3,g4',
    [
      'BQ-CHAM-6 Like a Long Leaper, the Chameleon leaps over the Long Leaper on d3 to e4. c2-d3-e4 xd3',
      'BQ-SIDE-5 Like a Withdrawer, the Chameleon withdraws to e4 and captures the Withdrawer on b1. withdrawal b1-c2-d3-e4 xb1',
      'BQ-SIDE-5 Like a Coordinator, the Chameleon on e4 and the Titan on g1 coordinate on the Coordinator on g4. coordination e4-f4-g4 coordination g1-g2-g3-g4 xg4',
    ],
  ],
  [
    'a Chameleon that pinches',
    'White Kg1, Sd2, Pb5; Black Kh8, Pc5; White to move',
    'Sd2-d5xc5',
    [
      "BQ-CHAM-2 White's Chameleon moves from d2 to d5. d2-d3-d4-d5",
      'BQ-SIDE-5 Like a Pawn, the Chameleon on d5 pinches the Pawn on c5 against b5. pinch d5-c5-b5 xc5',
    ],
  ],
  [
    'an Immobilizer',
    'White Kg1, Id4; Black Kg8; White to move',
    'Id4-b4',
    [
      "BQ-IMM-1 White's Immobilizer moves from d4 to b4. d4-c4-b4",
      'BQ-IMM-2 The Immobilizer now freezes enemies next to b4.',
    ],
  ],
  [
    'a self-capture',
    'White Ka1, Pa2; Black Kh8, Ib2; White to move',
    'Pa2xa2',
    ["BQ-IMM-3 White's Pawn on a2 removes itself. xa2"],
  ],
  [
    'an Immobilizer that a Chameleon holds',
    'White Ka1, Id4; Black Kh8, Sd5; White to move',
    'Id4xd4',
    ["BQ-IMM-5 White's Immobilizer on d4 removes itself. xd4", "BQ-IMM-2 Black's Chameleon on d5 is free again."],
  ],
  [
    'a drop',
    'White Kd2, Ph2; Black Kh8; White to move; Two-Player version, reserve S',
    'S@d1',
    ['BQ-TWO-5 White places a Chameleon on d1. appears'],
  ],
  [
    'who becomes frozen and who is free again',
    'White Kg1, Id4; Black Kg8, Pb5, La3, Pe5; White to move',
    'Id4-b4',
    [
      "BQ-IMM-1 White's Immobilizer moves from d4 to b4. d4-c4-b4",
      "BQ-IMM-2 Black's Long Leaper on a3 and Black's Pawn on b5 are frozen by the Immobilizer on b4. Black's Pawn on e5 is free again.",
    ],
  ],
  [
    'an Immobilizer and a Chameleon that meet',
    'White Kg1, Id4; Black Kg8, Sb5; White to move',
    'Id4-b4',
    [
      "BQ-IMM-1 White's Immobilizer moves from d4 to b4. d4-c4-b4",
      'BQ-IMM-5 The Immobilizer on b4 and the Chameleon on b5 freeze each other.',
    ],
  ],
  [
    'the last of the freezing',
    'White Kb2, Cc8; Black Kh1, Ib6, Pe4; White to move',
    'Cc8-e6xb6',
    [
      "BQ-COOR-1 White's Coordinator moves from c8 to e6. c8-d7-e6",
      'BQ-COOR-2 The Coordinator on e6 and the Titan on b2 coordinate on the Immobilizer on b6. coordination e6-d6-c6-b6 coordination b2-b3-b4-b5-b6 xb6',
      'BQ-IMM-2 The Immobilizer on b6 no longer freezes.',
    ],
  ],
  [
    'one who freezes as another is captured: as many are frozen as before',
    'White Kd6, Id4; Black Kh8, Pe5, If6; White to move',
    'Kd6-e5xe5',
    [
      'BQ-TITAN-1 The Titan on d6 captures the Pawn on e5. d6-e5 xe5',
      "BQ-IMM-2 White's Titan on e5 is frozen by the Immobilizer on f6.",
    ],
  ],
  [
    'a drop beside an Immobilizer',
    'White Kh4, Ph2; Black Kh8, Id2; White to move; Two-Player version, reserve S',
    'S@d1',
    [
      'BQ-TWO-5 White places a Chameleon on d1. appears',
      'BQ-IMM-5 The Immobilizer on d2 and the Chameleon on d1 freeze each other.',
    ],
  ],
  [
    'a check, and how it is meant',
    'White Kc3, Ch1, Pa2; Black Kb8, Ph7; White to move',
    'Kc3-b3',
    [
      "BQ-TITAN-1 White's Titan moves from c3 to b3. c3-b3",
      "BQ-CHECK-1 Black's Titan on b8 is in check: the Coordinator on h1 could coordinate on it from a8.",
    ],
  ],
  [
    'a check that is answered',
    'White Kd4, Ph3; Black Kh8, Ld7; White to move',
    'Ph3-d3',
    ["BQ-PAWN-1 White's Pawn moves from h3 to d3. h3-g3-f3-e3-d3", 'BQ-CHECK-1 White is out of check.'],
  ],
];

test.each(TOLD)('told: %s', (_title, position, action, steps) => {
  expect(told(given(position), action)).toEqual(steps);
});

/** Returns the open choices after some picks, by the name of their square or by their label. */
const choices = (sentence: string, from: string): Readonly<Record<string, OpenChoice<unknown>>> => {
  const position = given(sentence);
  const menu = must(GAME.ask(position, must(GAME.readAction(position, from)).picks));
  const open = menu.kind === 'ask' ? menu.choices.filter((choice) => choice.kind === 'open') : [];
  return Object.fromEntries(
    open.map((choice) => [
      choice.target.kind === 'square' ? squareName(GAME.board, choice.target.square) : choice.label,
      choice,
    ]),
  );
};

const hinted = (choice: OpenChoice<unknown> | undefined): readonly string[] => {
  const hint = choice?.hint?.();
  return hint
    ? [hint.rule, namesIn(GAME, hint.text), hint.squares.map((square) => squareName(GAME.board, square)).join(' ')]
    : [];
};

test('BQ-GEN-2: the hint of a capture names its victims and lights the lines', () => {
  const { d3, e4 } = choices('White Ka1, Wd4; Black Kh8, Ld5; White to move', 'd4');
  expect(d3?.tone()).toBe('capture');
  expect(hinted(d3)).toEqual(['BQ-WITH-2', 'Withdrawer d3 Long Leaper d5', 'd5 d4 d3']);
  expect([e4?.tone(), e4?.hint]).toEqual(['move', undefined]);
});

test("BQ-IMM-2: an Immobilizer's hint lists units to freeze and release", () => {
  const { b4, h4 } = choices('White Kg1, Id4; Black Kg8, Pb5, Pe5; White to move', 'd4');
  expect(hinted(b4)).toEqual(['BQ-IMM-2', 'Pawn b5 Pawn e5', 'b5 e5']);
  expect(hinted(h4)).toEqual(['BQ-IMM-2', 'Pawn e5', 'e5']);
});

test('BQ-IMM-3: a self-capture asks twice', () => {
  const { 'Remove the Pawn on a2': remove } = choices('White Ka1, Pa2; Black Kh8, Ib2; White to move', 'a2');
  expect(remove?.tone()).toBe('danger');
  expect(hinted(remove)).toEqual(['BQ-IMM-3', 'Pawn a2', 'a2']);
});

test('every question names its side and unit, even a frozen one', () => {
  const asked = (at: Position, picks: string) => {
    const menu = must(GAME.ask(at, must(readPicks(GAME.board, picks))));
    return menu.kind === 'ask' ? namesIn(GAME, menu.prompt) : '';
  };
  expect(asked(given('White Kg1, Id4; Black Kh8, Pc5; White to move'), 'd4')).toBe('White Immobilizer d4');
  expect(asked(given('White Kg1, Id4; Black Kh8, Pc5; Black to move'), 'c5')).toBe('Black Pawn c5');
});
