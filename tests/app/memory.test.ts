/** Tests how much of a long game is cached: enough to be fast, and no more. */
import { expect, test } from 'vitest';
import { CachedAction } from '../../src/app/model/line.ts';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import { positionAt } from '../../src/app/model/table.ts';
import { deepEqual } from '../../src/kernel/deep-equal.ts';
import type { Position } from '../../src/kernel/game.ts';
import type { PlayedAction } from '../../src/kernel/record.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { randomGame } from '../support/random.ts';

/** Builds a line of this length; `counted.again` counts how often one of its actions is replayed. */
const longLine = (length: number) => {
  const counted = { again: 0 };
  const turned = (place: number): PlayedAction => ({
    picks: [],
    position: { place } as unknown as Position,
    ownSteps: () => [],
    tell: () => [],
  });
  const turns: PlayedAction[] = [];
  for (let place = 1; place <= length; place++)
    turns.push(
      new CachedAction(turned(place), turns.at(-1) ?? ({ place: 0 } as unknown as Position), (before) => {
        counted.again++;
        return turned((before as unknown as { place: number }).place + 1);
      }),
    );
  return { turns, counted };
};

test('recent turns are cached', () => {
  const { turns, counted } = longLine(1000);
  for (const turn of turns.slice(-48)) void turn.position;
  expect(counted.again).toBe(0);
});

test('any place of a line is replayed from a nearby milestone, then cached', () => {
  const { turns, counted } = longLine(1000);
  for (const place of [1, 31, 500, 640, 799]) {
    counted.again = 0;
    expect(turns[place - 1]?.position).toEqual({ place });
    expect(counted.again).toBeLessThan(32);
    turns[place - 1]?.tell();
    const known = counted.again;
    void turns[place - 1]?.position;
    expect(counted.again).toBe(known);
  }
});

test('only the last 48 turns and the milestones stay in memory', () => {
  const { turns, counted } = longLine(1000);
  counted.again = 0;
  for (const turn of turns) turn.tell();
  expect(counted.again).toBeGreaterThanOrEqual(952);
});

test('data derived from a position is freed with it, at milestones too', () => {
  const { turns } = longLine(200);
  const milestone = turns[31] as PlayedAction;
  const asked = milestone.position;
  expect(milestone.position).toBe(asked);
  milestone.tell();
  expect(milestone.position).toBe(asked);
  for (const turn of turns.slice(-48)) turn.tell();
  expect(milestone.position).not.toBe(asked);
  expect(milestone.position).toEqual(asked);
});

test('dropped positions are restored exactly, with their dice', () => {
  const { record, positions } = randomGame(INCHWORM, 8, 260);
  const table = tableOfRecord(INCHWORM, record);
  if (!table.ok) throw new Error(table.error.text);
  for (const cursor of [...positions.keys()].reverse())
    expect(deepEqual(positionAt(table.value, cursor), positions[cursor]), `after ${cursor} actions`).toBe(true);
});
