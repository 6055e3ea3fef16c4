import { expect, test } from 'vitest';
import { withDiceOf } from '../../src/app/model/line.ts';
import { playPicks, visitNode } from '../../src/app/model/playing.ts';
import { newTable, positionOf, type Table } from '../../src/app/model/table.ts';
import { redo, undo } from '../../src/app/model/travel.ts';
import { roll, seeded, withTextMixedIn } from '../../src/kernel/chance.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { GAMES } from '../../src/variants/index.ts';

test('an action spelled differently by older rules keeps its dice', () => {
  for (let seed = -20; seed < 20; seed++) {
    const position = { toMove: 'white', ply: 0, rng: seeded(seed * 7919) } as const;
    const turned = withDiceOf(position, 'd3 #2 d7 =half', 'd3 #2 =half #4 d7').rng;
    invariant(turned, 'there are dice');
    expect(withTextMixedIn(turned, 'd3 #2 =half #4 d7')).toEqual(withTextMixedIn(position.rng, 'd3 #2 d7 =half'));
  }
});

test('a new line has new rolls, the same line the same', () => {
  const after = (text: string) => roll(withTextMixedIn(seeded(5), text), 1_000_000, 1)[0];
  expect(after('e2 e4')).toBe(after('e2 e4'));
  expect(after('e2 e4')).not.toBe(after('d2 d4'));
});

const walked = (table: Table, seed: number, actions: number): Table => {
  let [now, dice] = [table, seeded(seed)];
  for (let count = 0; count < actions; count++) {
    const chosen = randomPicks(now.game, positionOf(now), dice);
    const next = chosen && playPicks(now, chosen[0]);
    if (!chosen || !next?.ok) return now;
    [now, dice] = [next.value, chosen[1]];
  }
  return now;
};

for (const entry of GAMES)
  test(`${entry.title}: undo and redo restore positions and dice as recorded`, async () => {
    const game = await entry.load();
    const first = walked(newTable(game, 3), 1, 8);
    const middle = visitNode(first, first.line[2]?.id ?? 0);
    invariant(middle.ok, 'the line can be played');
    let table = walked(middle.value, 2, 6);
    const recorded = new Map(
      table.line.map((node, index) => [node.id, JSON.stringify(table.replayed.actions[index]?.position)]),
    );
    for (const stride of ['pick', 'turn', 'action'] as const) {
      for (let count = 0; count < 40; count++) table = undo(table, stride);
      expect([table.cursor, table.picks]).toEqual([0, []]);
      for (let count = 0; count < 60; count++) table = redo(table, stride);
      expect(table.cursor).toBe(table.line.length);
      expect(JSON.stringify(positionOf(table))).toBe(recorded.get(table.line.at(-1)?.id ?? 0));
      const there = visitNode(table, first.line.at(-1)?.id ?? 0);
      invariant(there.ok, 'the other line can be played');
      expect(positionOf(there.value)).toEqual(positionOf(first));
      const back = visitNode(there.value, table.line.at(-1)?.id ?? 0);
      invariant(back.ok, 'and back');
      table = back.value;
    }
  });
