/** What a hand may give, and who judges a draft. */
import { describe, expect, it } from 'vitest';
import {
  type Editor,
  EITHER_SIDE,
  faultOf,
  isGiven,
  oneOf,
  YES_OR_NO,
} from '../../src/kernel/editing/edit.ts';
import { GAME as chess } from '../support/chess/index.ts';

describe('a value', () => {
  it.each([
    ['white', EITHER_SIDE, true],
    ['nobody', EITHER_SIDE, false],
    ['yes', YES_OR_NO, true],
    ['', YES_OR_NO, false],
    ['3', { from: 3, to: 5 }, true],
    ['5', { from: 3, to: 5 }, true],
    ['2', { from: 3, to: 5 }, false],
    ['6', { from: 3, to: 5 }, false],
    ['10', { from: 3, to: 12 }, true],
    ['4.5', { from: 3, to: 5 }, false],
    ['-4', { from: -5, to: 5 }, false],
    ['x4', { from: 3, to: 5 }, false],
    ['4x', { from: 3, to: 5 }, false],
    ['', { from: 0, to: 5 }, false],
  ])('"%s" of %j can be given: %s', (value, kind, can) => {
    expect(isGiven(kind, value)).toBe(can);
  });

  it('of a list has its words', () => {
    expect(oneOf({ no: 'No', yes: 'Yes' })).toEqual({
      of: [
        { id: 'no', title: 'No' },
        { id: 'yes', title: 'Yes' },
      ],
    });
  });
});

it('a draft is judged by the reader of position files, in its words', () => {
  const start = chess.setup(1);
  const writing = (text: string): Editor => ({ write: () => text }) as unknown as Editor;
  expect(faultOf(chess, writing(chess.write(start)), start)).toBeNull();
  expect(faultOf(chess, writing('8/8'), start)?.text).toContain('2 ranks');
});
