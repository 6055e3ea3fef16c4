import { expect, test } from 'vitest';
import type { Badge } from '../../src/kernel/view.ts';
import { cornered } from '../../src/ui/board/Badges.tsx';

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

test('from afar only the unusual shows: one badge on a large board, three on a small one', () => {
  const badges = [badge('range', 4), badge('guarded'), badge('guard'), badge('frozen', 2), badge('shield')];
  expect(cornered(badges, 'one').shown.map((each) => each.badge.kind)).toEqual(['frozen']);
  expect(cornered(badges, 'one').more).toBeNull();
  expect(cornered(badges, 'some').shown.map((each) => each.badge.kind)).toEqual(['frozen', 'shield']);
  expect(cornered(badges.slice(0, 3), 'one').shown).toEqual([]);
});
