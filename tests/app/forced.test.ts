import { expect, test } from 'vitest';
import { pickTarget } from '../../src/app/model/picking.ts';
import { goTo } from '../../src/app/model/playing.ts';
import { newTable, positionOf, questionOf, type Table } from '../../src/app/model/table.ts';
import { redo, undo } from '../../src/app/model/travel.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { FORCED } from './forced.ts';

const played = (table: Table, text: string): Table => {
  const picks = readPicks(table.game.board, text);
  invariant(picks.ok, text);
  return picks.value.reduce((now, pick) => pickTarget(now, pick), table);
};

test('a forced action is played at once, recorded and narrated', () => {
  const table = played(newTable(FORCED, 1), 'b1');
  expect(table.line.map(({ action }) => action)).toEqual(['b1', '=rest']);
  expect(table.cursor).toBe(2);
  expect(table.replayed.actions[1]?.tell()[0]?.text).toBe('Black rests.');
  expect(questionOf(table)?.prompt).toBe('White: go on.');
});

test('undo and redo never stop before a forced action', () => {
  const table = played(newTable(FORCED, 1), 'b1 c1');
  expect(table.cursor).toBe(4);
  expect(undo(table, 'action').cursor).toBe(2);
  expect(undo(undo(table, 'action'), 'action').cursor).toBe(0);
  expect(redo(undo(table, 'action'), 'action').cursor).toBe(4);
  expect(goTo(table, 1).cursor).toBe(2);
  expect(positionOf(goTo(table, 3))).toEqual(positionOf(table));
});
