import { expect, test } from 'vitest';
import { crawlPath, creature, pathBetween } from '../../src/ui/board/units/creature.ts';

test('a moving chain passes its new squares, then its old ones', () => {
  expect(crawlPath([3, 4, 5], [2, 3, 4])).toEqual({ route: [2, 3, 4, 5], steps: 1 });
  expect(crawlPath([3, 4, 5], [1, 2, 3, 4])).toEqual({ route: [1, 2, 3, 4, 5], steps: 2 });
  expect(crawlPath([3, 4, 5], [3, 4])).toEqual({ route: [3, 4, 5], steps: 0 });
});

test('a chain that moved elsewhere does not slither', () => {
  expect(crawlPath([3, 4, 5], [5, 4, 3])).toBeNull();
});

test('a stretch of a path begins and ends between squares', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(pathBetween(path, 0.5, 1.5)).toEqual([
    { x: 0.5, y: 0 },
    { x: 1, y: 0 },
    { x: 1.5, y: 0 },
  ]);
});

test('the head looks away from its neck, or where it is told to', () => {
  const points = [
    { x: 1.5, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ];
  expect(creature(points).angle).toBe(0);
  expect(creature(points, 90).angle).toBe(90);
  expect(creature(points).head).toEqual(points[0]);
});
