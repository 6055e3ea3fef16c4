/** Check values two and three turns deep. */
import { expect, it } from 'vitest';
import { TABLE } from './counts.ts';
import { countPlies } from './support.ts';

it.each(TABLE)('IW check values of several turns: %s', (_name, make, [, , , two, three]) => {
  const state = make();
  if (two !== null) expect(countPlies(state, 2)).toBe(two);
  if (three !== null) expect(countPlies(state, 3)).toBe(three);
});
