/** Tests the view of a position of Baroque, and its lenses. */
import { describe, expect, test } from 'vitest';
import { squareName, squareNamed } from '../../../src/kernel/board/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import type { Badge, Mark } from '../../../src/kernel/view.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { badged, given, played } from './example.ts';

const name = (square: number): string => squareName(GAME.board, square);

const badgesOn = (position: Position, at: string): readonly Badge[] =>
  Object.values(GAME.view(position).units).find((unit) => unit.at[0] === squareNamed(GAME.board, at))?.badges ?? [];

/** Returns the squares with marks of a kind, each with the square to which the mark leads, as "d4-d5". */
const marked = (position: Position, kind: string): readonly string[] =>
  Object.entries(GAME.view(position).marks).flatMap(([square, marks]) =>
    marks
      .filter((mark) => mark.kind === kind)
      .map(({ to }) => name(Number(square)) + (to === undefined ? '' : `-${name(to)}`)),
  );

/** Returns the squares of a lens's marks that pass the test, from a1 to h8 by rank, each once. */
const looked = (position: Position, lens: string, pass: (mark: Mark) => boolean, focus?: string): string => {
  const shown = GAME.look(position, lens, focus === undefined ? null : squareNamed(GAME.board, focus));
  const squares = shown.filter(([, mark]) => pass(mark)).map(([square]) => square);
  return [...new Set(squares)]
    .sort((a, b) => a - b)
    .map(name)
    .join(' ');
};

describe('freezing', () => {
  const position = given('White Ka1, Id4, Ph2; Black Kh8, Sd5, Pc4; White to move');

  test("BQ-IMM-2, BQ-IMM-5: a frozen unit's badge names what freezes it", () => {
    expect(badged(position, 'frozen')).toEqual(['c4', 'd4', 'd5']);
    expect(badgesOn(position, 'c4')).toMatchObject([
      { label: expect.stringContaining('Immobilizer on d4'), rule: 'BQ-IMM-2' },
    ]);
    expect(badgesOn(position, 'd4')).toMatchObject([
      { label: expect.stringContaining('Chameleon on d5'), rule: 'BQ-IMM-5' },
    ]);
  });

  test('BQ-IMM-2: the squares around an Immobilizer are marked', () => {
    expect(marked(position, 'freeze')).toEqual(['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5']);
  });

  test('BQ-IMM-5: an Immobilizer and the Chameleon that holds it are linked', () => {
    expect(marked(position, 'link')).toEqual(['d4-d5']);
  });

  test('the lens shows each frozen unit with its freezer, at any focus', () => {
    expect(looked(position, 'frozen', ({ kind }) => kind === 'frozen')).toBe('c4 d4 d5');
    expect(looked(position, 'frozen', ({ kind }) => kind === 'frozen', 'c4')).toBe('c4 d4 d5');
    expect(looked(position, 'frozen', ({ kind }) => kind === 'freeze', 'd4')).toBe('c3 d3 e3 c4 e4 c5 d5 e5');
  });
});

describe('check', () => {
  const position = given('White Kd4, Ph2; Black Kh4, Ca8; White to move');

  test('BQ-CHECK-1: the Titan has a badge, and the checker its capturing move', () => {
    expect(badgesOn(position, 'd4')).toMatchObject([
      { kind: 'check', label: expect.stringMatching(/Coordinator on a8.*from d8/), rule: 'BQ-CHECK-1' },
    ]);
    expect(marked(position, 'check')).toEqual(['a8-d8']);
    expect(GAME.view(position).turn.notes).toMatchObject([{ kind: 'check' }]);
  });

  test('BQ-CHECK-2: the lens shows every move that would capture it', () => {
    expect(looked(position, 'check', () => true)).toBe('d5 c6 b7 a8 b8 c8 d8');
  });
});

describe('figures', () => {
  test('at the start there are no losses, and White begins turn 1', () => {
    expect(GAME.view(GAME.setup(1)).turn).toMatchObject({
      number: 1,
      players: { white: [], black: [] },
      notes: [],
      phases: [],
      outcome: null,
    });
  });

  test('both players share a turn number, even if Black begins', () => {
    const numbers = (position: Position, actions: readonly string[]) =>
      actions.map((_, index) => GAME.view(played(position, ...actions.slice(0, index))).turn.number);
    expect(numbers(GAME.setup(1), ['Pa2-a3', 'Pa7-a6', 'Pb2-b3'])).toEqual([1, 1, 2]);
    expect(numbers(given('White Ka1; Black Kh8; Black to move'), ['Kh8-h7', 'Ka1-a2', 'Kh7-h8'])).toEqual([1, 2, 2]);
  });

  test('BQ-GEN-4: losses are counted by the player who lost them', () => {
    const position = played(
      given('White Ka1, Wd4, Pa2; Black Kh8, Ld5, Ib3; White to move'),
      'Wd4-d3xd5',
      'Kh8-h7',
      'Pa2xa2',
    );
    expect(GAME.view(position).turn.players).toMatchObject({
      white: [{ kind: 'removed', label: 'Removed Pawn', value: 1 }],
      black: [{ kind: 'lost', label: 'Lost Long Leaper', value: 1 }],
    });
  });
});

describe('lenses', () => {
  test('BQ-CHECK-1: where a Titan would be in check', () => {
    const position = given('White Kd1; Black Kg8, Wd5; White to move');
    const byBlack = ({ side }: Mark) => side === 'black';
    expect(looked(position, 'attacked', byBlack)).toBe('c4 d4 e4 c5 e5 c6 d6 e6 f7 g7 h7 f8 h8');
    expect(looked(position, 'attacked', ({ side }) => side === 'white')).toBe('c1 e1 c2 d2 e2');
  });

  test('BQ-CHECK-2: captors of a Titan on the focus, and their moves', () => {
    const position = given('White Kd1; Black Kg8, Wd5; White to move');
    const shown = GAME.look(position, 'attacked', squareNamed(GAME.board, 'd4'));
    const [from, { label }] = shown.find(([, { to }]) => to !== undefined) ?? expect.unreachable('no arrow');
    expect([name(from), label]).toEqual([
      'd5',
      "White's Titan would be in check on d4: the Withdrawer on d5 could withdraw from it to d6",
    ]);
  });

  test('BQ-CHECK-4: a frozen Withdrawer threatens nothing', () => {
    const position = given('White Kd1, Ic6; Black Kg8, Wd5; White to move');
    expect(looked(position, 'attacked', ({ side }) => side === 'black')).toBe('f7 g7 h7 f8 h8');
  });

  test('possible captures with their captors', () => {
    const position = given('White Kb2, Cc3; Black Kh8, Wb6, Pf2, Pd6; White to move');
    expect(looked(position, 'threatened', ({ side }) => side === 'white')).toBe('f2 b6');
    const b6 = squareNamed(GAME.board, 'b6');
    const shown = GAME.look(position, 'threatened', b6).find(([square]) => square === b6);
    expect(shown?.[1]).toMatchObject({ to: squareNamed(GAME.board, 'c3'), rule: 'BQ-COOR-2' });
  });

  test('BQ-COOR-2: lines of Titan and Coordinator, and corners of a new Coordinator', () => {
    const position = given('White Kb2, Cc3; Black Kh8; White to move');
    expect(looked(position, 'coordination', ({ kind }) => kind === 'corner')).toBe('c2 b3');
    expect(looked(position, 'coordination', ({ kind }) => kind === 'corner', 'f6')).toBe('c2 f2 b3 b6');
    expect(
      looked(position, 'coordination', ({ kind, label }) => kind === 'line' && label.includes("White's Titan"), 'b2'),
    ).toBe('b1 a2 c2 d2 e2 f2 g2 h2 b3 b4 b5 b6 b7 b8');
  });
});
