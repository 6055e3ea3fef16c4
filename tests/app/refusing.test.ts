/**
 * Tests that a click on an own piece that cannot move now is refused with its reason, even if a later phase moves it.
 * The page does not show its reach, as it does for a piece of the other side.
 */
import { expect, test } from 'vitest';
import { pickTarget } from '../../src/app/model/picking.ts';
import { playPicks } from '../../src/app/model/playing.ts';
import { unitLook } from '../../src/app/model/reach.ts';
import { newTable, positionOf, type Table, viewOf } from '../../src/app/model/table.ts';
import { refusalOf } from '../../src/app/narration/preview.ts';
import { square, type Target } from '../../src/kernel/asking/target.ts';
import { type RandomIndex, randomIndexFrom } from '../../src/kernel/chance.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { UnitView } from '../../src/kernel/view.ts';
import { GAMES } from '../../src/variants/index.ts';

/** Plays one random action; null if the game is over. */
const afterRandom = (table: Table, die: RandomIndex): Table | null => {
  const picks: Target[] = [];
  for (let menu = table.game.ask(positionOf(table), picks); menu.ok && menu.value.kind === 'ask'; ) {
    const open = menu.value.choices.filter(({ kind }) => kind === 'open');
    const choice = open[die(open.length)];
    if (!choice) return null;
    picks.push(choice.target);
    menu = table.game.ask(positionOf(table), picks);
  }
  const there = playPicks(table, picks);
  return there.ok ? there.value : null;
};

const fresh = async (id: string): Promise<Table> => {
  const entry = GAMES.find((each) => each.id === id);
  invariant(entry, `a game ${id}`);
  return newTable(await entry.load(), 1);
};

/** Picks the first White unit that satisfies the test. */
const pickOf = (table: Table, isSo: (unit: UnitView) => boolean): Table => {
  const unit = Object.values(viewOf(table).units).find((each) => each.side === 'white' && isSo(each));
  invariant(unit?.at[0] !== undefined, 'there is such a unit');
  return pickTarget(table, square(unit.at[0]));
};

test.each(GAMES.map(({ title, id }) => [title, id]))(
  '%s: refused own pieces say why, and are not looked at',
  async (_, id) => {
    const die = randomIndexFrom(5);
    let table: Table | null = await fresh(id);
    for (let actions = 0; table && actions < 10; actions++) {
      const { toMove } = viewOf(table).turn;
      for (const { side, at } of Object.values(viewOf(table).units)) {
        const picked = side === toMove && at[0] !== undefined ? pickTarget(table, square(at[0])) : null;
        if (!picked?.refused) continue;
        expect(refusalOf(picked)?.text).toMatch(/\.$/);
        expect(unitLook(picked)).toBeNull();
      }
      table = afterRandom(table, die);
    }
  },
);

test('the Snake, which moves second, says where it could move then', async () => {
  const refusal = refusalOf(pickOf(await fresh('snake'), ({ body }) => body === 'chain'));
  expect(refusal).toMatchObject({
    rule: 'SN-TURN-1',
    text: 'The Snake moves second. First move a piece. Then it could move to e2 only.',
  });
});

test('a piece names no later phase after its own', async () => {
  const moved = afterRandom(await fresh('great-worm'), randomIndexFrom(1));
  invariant(moved, 'a piece has moved');
  const refusal = refusalOf(pickOf(moved, ({ type }) => type === 'wing'));
  expect(refusal?.text).not.toMatch(/Then it could/);
});
