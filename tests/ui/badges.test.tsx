import { expect, test } from 'vitest';
import type { Badge, UnitView } from '../../src/kernel/view.ts';
import { cornerBadges } from '../../src/ui/board/units/Badges.tsx';
import { drawnUnits } from '../../src/ui/board/units/units.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';

const { looks } = GAME;

const badge = (kind: string, value?: number): Badge => ({
  kind,
  label: kind,
  rule: 'X-1',
  ...(value !== undefined && { value }),
});
const corners = (...badges: Badge[]) => {
  const { shown, more } = cornerBadges(looks, badges);
  return { shown: Object.fromEntries(shown.map(({ corner, badge: { kind } }) => [kind, corner])), more };
};

test('turns left, state, count and form have a corner each', () => {
  expect(corners(badge('frozen', 3), badge('shield'), badge('cargo', 2)).shown).toEqual({
    frozen: 'lower-right',
    shield: 'upper-right',
    cargo: 'lower-left',
  });
  expect(corners(badge('shadow', 2)).shown).toEqual({ shadow: 'upper-left' });
});

test('at most three are shown, the unusual first, with a sign that there are more', () => {
  const { shown, more } = corners(
    badge('range', 4),
    badge('guarded'),
    badge('shield'),
    badge('ready'),
    badge('frozen', 2),
  );
  expect(Object.keys(shown)).toEqual(['shield', 'ready', 'frozen']);
  expect(new Set([...Object.values(shown), more]).size).toBe(4);
  expect(corners(badge('range', 4), badge('guarded'), badge('shield')).more).toBeNull();
});

test('with room for one, missed turns come first', () => {
  const badges = [badge('shadow', 5), badge('stack', 2), badge('frozen', 3)];
  expect(cornerBadges(looks, badges, 'one').shown.map(({ badge: { kind }, text }) => kind + text)).toEqual(['frozen3']);
  expect(cornerBadges(looks, [badge('shock', 9)], 'one').shown).toEqual([
    { corner: 'upper-right', badge: badge('shock', 9), text: '' },
  ]);
});

test('the topmost of a crowd shows who misses turns', () => {
  const unit = (id: number, ...badges: Badge[]): UnitView => ({
    id,
    type: 'R',
    side: 'white',
    at: [4],
    body: 'whole',
    badges,
  });
  const shown = drawnUnits(
    [unit(1, badge('shield')), unit(2, badge('frozen', 2)), unit(3, badge('stack', 2))],
    looks,
  ).map(({ badges }) => badges);
  expect(shown).toEqual([[badge('frozen', 2)], [badge('frozen', 2)], [badge('stack', 2)]]);
});

test('small squares show only unusual badges: one on a large board, three on a small', () => {
  const badges = [badge('range', 4), badge('guarded'), badge('guard'), badge('frozen', 2), badge('shield')];
  expect(cornerBadges(looks, badges, 'one').shown.map((each) => each.badge.kind)).toEqual(['frozen']);
  expect(cornerBadges(looks, badges, 'one').more).toBeNull();
  expect(cornerBadges(looks, badges, 'some').shown.map((each) => each.badge.kind)).toEqual(['frozen', 'shield']);
  expect(cornerBadges(looks, badges.slice(0, 3), 'one').shown).toEqual([]);
  const transport = [badge('cargo', 1), badge('stack', 2), badge('shock', 6)];
  expect(cornerBadges(looks, transport, 'one').shown.map((each) => each.badge.kind)).toEqual(['shock']);
});
