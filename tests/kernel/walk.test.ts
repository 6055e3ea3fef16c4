import { expect, test } from 'vitest';
import { spell } from '../../src/kernel/asking/target.ts';
import { seeded } from '../../src/kernel/chance.ts';
import { canAct, type Position } from '../../src/kernel/game.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { GAME } from '../support/chess/index.ts';

const at = (fen: string): Position => {
  const read = GAME.read(fen);
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
};

/** Returns the distinct first actions of this many random walks. */
const playedFrom = (position: Position, walks: number): ReadonlySet<string> =>
  new Set(
    Array.from({ length: walks }, (_, seed) => {
      const walked = randomPicks(GAME, position, seeded(seed + 1));
      return walked ? spell(GAME.board, walked[0]) : 'nothing';
    }),
  );

const listed = (position: Position): ReadonlySet<string> =>
  new Set([...GAME.actions(position)].map(({ spelling }) => spelling));

test('random walks play all legal actions and nothing else', () => {
  const start = GAME.setup(1);
  expect(playedFrom(start, 1_000)).toEqual(listed(start));
});

test('a walk turns back at a dead end, so immobile units are not played', () => {
  const pinned = at('k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1');
  expect(playedFrom(pinned, 200)).toEqual(listed(pinned));
});

test('the same dice give the same walk, and continue', () => {
  const start = GAME.setup(1);
  const [picks, dice] = randomPicks(GAME, start, seeded(5)) ?? [];
  expect(randomPicks(GAME, start, seeded(5))).toEqual([picks, dice]);
  expect(dice).not.toEqual(seeded(5));
});

test('a finished game has no walk and no actor', () => {
  const mate = at('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1');
  expect([randomPicks(GAME, mate, seeded(1)), canAct(GAME, mate)]).toEqual([null, false]);
  expect(canAct(GAME, GAME.setup(1))).toBe(true);
});
