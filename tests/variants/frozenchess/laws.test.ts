import { expect, test } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { brokenTextLaw, typosOf } from '../../../src/kernel/laws/laws.ts';
import { playFirst } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { misreadings } from '../../support/hostile.ts';
import { crowdAfter, STAGE_STARTS } from './stage-starts.ts';
import { at } from './support.ts';

test('notation is read back in every stage of a long game', () => {
  const starts = STAGE_STARTS.map(([plies]) => crowdAfter(plies));
  expect(misreadings(GAME, starts, 1, 30, 10)).toEqual([]);
});

test('plans and rotations one character away are refused, or mean what they say', () => {
  const near = (position: Position, text: string) => {
    expect(brokenTextLaw(GAME, position, text)).toBeNull();
    expect(playFirst(GAME, position, text).ok).toBe(true);
    return typosOf(text, ' -x^,0123456789S').filter((_, index) => index % 3 === 0);
  };
  const planner = at('w sRh6@6');
  const turning = at('w Nd9');
  expect(near(planner, 'sRh6 MN -h9, DS').map((text) => brokenTextLaw(GAME, planner, text))).not.toContainEqual(
    expect.any(String),
  );
  expect(near(turning, 'RO d8 2 90').map((text) => brokenTextLaw(GAME, turning, text))).not.toContainEqual(
    expect.any(String),
  );
  expect(playFirst(GAME, turning, 'RO d8 02 90')).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('"RO d8 2 90" is') },
  });
});
