/** Nothing on a board goes without a drawing: every kind of mark and badge that the games' own samples and demonstrations bring has one. */
import { expect, test } from 'vitest';
import { type Demos, demonstrate } from '../../src/kernel/demo.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import { hasIcon } from '../../src/ui/board/badgeIcons.ts';
import { lookOf } from '../../src/ui/board/looks.ts';
import { GAMES } from '../../src/variants/index.ts';

/** So many positions apart, the lenses are looked through. */
const APART = 40;

const positionsOf = (game: Game, demos: Demos): readonly Position[] => [
  ...game.samples.flatMap(({ record }) => {
    const played = replay(game, record);
    return played.ok ? [played.value.start, ...played.value.turns.map(({ position }) => position)] : [];
  }),
  ...Object.entries(demos).flatMap(([rule, demo]) => {
    const shown = demonstrate(game, rule, demo);
    return shown.ok ? [shown.value.start, ...shown.value.turns.map(({ position }) => position)] : [];
  }),
];

for (const entry of GAMES) {
  test(`${entry.title}: every mark and every badge has a look of its own`, async () => {
    const game = await entry.load();
    const marks = new Set<string>();
    const badges = new Set<string>();
    for (const [index, position] of positionsOf(game, (await entry.demos?.()) ?? {}).entries()) {
      const view = game.view(position);
      for (const { kind } of Object.values(view.marks).flat()) marks.add(kind);
      for (const { kind, value } of Object.values(view.units).flatMap((unit) => unit.badges)) if (value === undefined) badges.add(kind);
      if (index % APART > 0) continue;
      const focus = Object.values(view.units)[index % 7]?.at[0] ?? null;
      for (const { id } of game.lenses) for (const [, { kind }] of game.look(position, id, focus)) marks.add(kind);
    }
    expect([...marks].filter((kind) => lookOf(kind) === 'letter')).toEqual([]);
    expect([...badges].filter((kind) => kind !== 'check' && !hasIcon(kind))).toEqual([]);
  }, 60_000);
}
