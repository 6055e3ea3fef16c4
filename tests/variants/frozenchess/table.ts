/** Scenario tables: a row a case. */
import { expect, it } from 'vitest';
import { at, goals, line, play, tidied } from './support.ts';

/** The clause, what the case shows, the position, the actions, and the position after them or `no <clause>`. */
export type Row = readonly [clause: string, what: string, before: string, actions: string, after: string];

export const played = (rows: readonly Row[]): void => {
  for (const [clause, what, before, actions, after] of rows) {
    it(`${clause} · ${what}`, () => {
      const result = play(at(before), actions);
      if (after.startsWith('no ')) {
        expect('rule' in result ? result : line(result.position)).toMatchObject({ rule: after.slice(3) });
      } else {
        expect('rule' in result ? result : line(result.position)).toBe(tidied(after));
      }
    });
  }
};

/** The clause, what the case shows, the position, a unit's square, and every square it can go to. */
export type Goals = readonly [clause: string, what: string, before: string, from: string, squares: string];

export const gone = (rows: readonly Goals[]): void => {
  for (const [clause, what, before, from, squares] of rows) {
    it(`${clause} · ${what}`, () => {
      expect(goals(at(before), from)).toBe(squares);
    });
  }
};
