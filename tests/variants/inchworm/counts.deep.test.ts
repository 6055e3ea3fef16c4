import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { TABLE } from './counts.ts';

it.each(TABLE)('IW check values of several turns: %s', (_name, make, [, , , two, three]) => {
  const state = make();
  if (two !== null) expect(GAME.perft(state, 2)).toBe(two);
  if (three !== null) expect(GAME.perft(state, 3)).toBe(three);
});
