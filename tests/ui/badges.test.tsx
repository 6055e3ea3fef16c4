import { expect, test } from 'vitest';
import type { Badge } from '../../src/kernel/view.ts';
import { cornered } from '../../src/ui/board/badges.ts';

const badge = (kind: string, value?: number): Badge => ({ kind, label: kind, rule: 'X-1', ...(value !== undefined && { value }) });
const corners = (...badges: Badge[]) => {
  const { shown, more } = cornered(badges);
  return { shown: Object.fromEntries(shown.map(({ corner, badge: { kind } }) => [kind, corner])), more };
};

test('turns left, state, count and aim have a corner each', () => {
  expect(corners(badge('frozen', 3), badge('shield'), badge('cargo', 2)).shown).toEqual({
    frozen: 'lower-right',
    shield: 'upper-right',
    cargo: 'lower-left',
  });
  expect(corners(badge('aim')).shown).toEqual({ aim: 'upper-left' });
});

test('at most three are shown, what is out of the ordinary first, and the corner left says that there is more', () => {
  const { shown, more } = corners(badge('range', 4), badge('guarded'), badge('shield'), badge('ready'), badge('frozen', 2));
  expect(Object.keys(shown)).toEqual(['shield', 'ready', 'frozen']);
  expect(new Set([...Object.values(shown), more]).size).toBe(4);
  expect(corners(badge('range', 4), badge('guarded'), badge('shield')).more).toBeNull();
});
