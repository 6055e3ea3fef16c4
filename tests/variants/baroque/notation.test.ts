/** Tests Baroque's notation (section 10): writing, reading, and problems of unreadable texts. */
import { expect, test } from 'vitest';
import { spell } from '../../../src/kernel/asking/target.ts';
import { squareName } from '../../../src/kernel/board/board.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeScenarios, must } from '../../support/scenario.ts';
import { given, opened } from './example.ts';

const PLACING = 'cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss';
const COORDINATOR = 'White Kb2, Cc3; Black Kh8, Wb6, Pf2, Pd6; White to move';
const WITHDRAWER = 'White Ka1, Wd4; Black Kh8, Ld5; White to move';
const FROZEN = 'White Ka1, Pa2; Black Kh8, Ib2; White to move';
const RESERVE = 'White Kd2, Ph2; Black Kh8; White to move; Two-Player version, reserve S';

test.each([
  ['a move', 'White Kg1, Pa2; Black Kh8; White to move', 'Pa2-a5', 'a2 a5'],
  ['victims in the order of the squares', COORDINATOR, 'Cc3-f6xf2,b6', 'c3 f6'],
  ['a self-capture', FROZEN, 'Pa2xa2', 'a2 =remove'],
  ['a drop', RESERVE, 'S@d1', '=drop d1'],
  ['check marked', COORDINATOR, 'Cc3-f6xf2,b6+', 'c3 f6'],
  ['mate marked', COORDINATOR, 'Cc3-f6xf2,b6#', 'c3 f6'],
  ['stalemate marked', COORDINATOR, 'Cc3-f6xf2,b6~', 'c3 f6'],
  ['a resignation', COORDINATOR, 'resign:b', '=black-resigns'],
])('read: %s', (_title, position, text, picks) => {
  expect(spell(GAME.board, must(GAME.readAction(given(position), text)).picks)).toBe(picks);
});

test.each([
  ['@c1,f1', 'c1 f1 =done'],
  ['@f1', 'f1 =done'],
  ['@-', '=done'],
])('read while placing: %s', (text, picks) => {
  expect(spell(GAME.board, must(GAME.readAction(opened(PLACING), text)).picks)).toBe(picks);
});

test.each([
  ['a victim left out', WITHDRAWER, 'Wd4-d3', 'BQ-GEN-2', 'write Wd4-d3xd5.'],
  [
    'a victim that is none',
    'White Ka1, Wd4, Ld5; Black Kh8, Ph7; White to move',
    'Wd4-d3xd5',
    'BQ-GEN-5',
    'The Long Leaper on d5 is friendly: no move captures a friendly piece.',
  ],
  [
    'victims in another order',
    COORDINATOR,
    'Cc3-f6xb6,f2',
    undefined,
    'in the order a1, b1, … h1, a2, … h8. Write Cc3-f6xf2,b6.',
  ],
  ['a victim named twice', WITHDRAWER, 'Wd4-d3xd5,d5', undefined, 'Write Wd4-d3xd5.'],
  ['another letter', WITHDRAWER, 'Ld4-d3xd5', undefined, 'Write W for the Withdrawer on d4, not L.'],
  ['no unit', WITHDRAWER, 'We4-e5', 'BQ-TURN-1', 'e4 is empty'],
  ['the other side', WITHDRAWER, 'Ld5-d6', 'BQ-TURN-1', "It is White's turn."],
  ['two squares for a self-capture', FROZEN, 'Pa2xa3', 'BQ-IMM-3', 'names the same square twice'],
  ['placing too late', WITHDRAWER, '@c1', 'BQ-TWO-4', 'which is over'],
  [
    'nonsense',
    WITHDRAWER,
    'Xd4-d3',
    undefined,
    '"Xd4-d3" is not a move such as Pa2-a5, Cc3-f6xf2,b6, Pa2xa2, S@c1 or @c1,f1.',
  ],
  [
    'something behind it',
    WITHDRAWER,
    'Wd4-e4now',
    undefined,
    '"Wd4-e4now" is not a move such as Pa2-a5, Cc3-f6xf2,b6, Pa2xa2, S@c1 or @c1,f1.',
  ],
])('refused: %s', (_title, position, text, rule, words) => {
  const read = GAME.readAction(given(position), text);
  expect(read.ok ? 'read' : [read.error.rule, read.error.text]).toEqual([rule, expect.stringContaining(words)]);
});

describeScenarios(
  GAME,
  ['draw', 'refuse:b', '=white-accepts', '=black-refuses'].map((tries) => ({
    rule: 'BQ-END-4',
    says: `nobody has offered what "${tries}" answers`,
    tries,
    words: 'There is no draw offer to answer.',
  })),
);

test('the text after an action is left', () => {
  expect(must(GAME.readAction(given(WITHDRAWER), 'Wd4-d3xd5+  Kh8-h7 ')).rest).toBe('Kh8-h7');
});

test('BQ-GEN-2: missing and false victims are lit', () => {
  const read = GAME.readAction(given(COORDINATOR), 'Cc3-f6xd6,f2');
  const lit = read.ok ? [] : (read.error.squares ?? []).map((square) => squareName(GAME.board, square));
  expect(lit).toEqual(['d6', 'b6']);
});

test('refused while placing: a square twice', () => {
  expect(GAME.readAction(opened(PLACING), '@c1,c1')).toMatchObject({
    ok: false,
    error: { rule: 'BQ-TWO-4' },
  });
});

test('refused while placing: squares in another order', () => {
  const read = GAME.readAction(opened(PLACING), '@f1,c1');
  expect(read).toMatchObject({
    ok: false,
    error: { rule: 'BQ-TWO-4', text: expect.stringContaining('Write @c1,f1.') },
  });
});
