/** The laws of every game on random walks, and two of this one: quick check is check, and start and end are a whole move. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/chance.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws.ts';
import { other, type Side } from '../../../src/kernel/side.ts';
import { randomPicks } from '../../../src/kernel/walk.ts';
import { attacksOn, isCapturable } from '../../../src/variants/baroque/check.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import type { State } from '../../../src/variants/baroque/state.ts';
import { titanOf } from '../../../src/variants/baroque/units.ts';
import { opened } from './example.ts';

const GAMES = 200;
const LENGTH = 60;

/** Crowded positions where everything happens at once, so that walks do not only shuffle Pawns. */
const STARTS: readonly Position[] = [
  GAME.setup(1),
  GAME.setup(1, { version: 'twoplayer' }),
  opened('3plpS1/3Ss1K1/cp4p1/p1P2P2/P2L4/CPI4p/pks2p2/i1w5 b standard play -'),
  opened('2swksli/5pp1/2c5/2Sppp2/1P1I3p/8/3PPP1P/2K1WSLC w standard play -'),
];

/** Random games from all the starts; `visit` sees every position and the picks that leave it. */
const walk = (games: number, length: number, visit: (position: Position, picks: Parameters<typeof brokenLaws>[2]) => void): void => {
  for (let seed = 1; seed <= games; seed++) {
    let position = STARTS[seed % STARTS.length] as Position;
    let dice = seeded(seed);
    for (let ply = 0; ply < length; ply++) {
      const found = randomPicks(GAME, position, dice);
      if (!found) break;
      const [picks, next] = found;
      dice = next;
      visit(position, picks);
      const played = GAME.play(position, picks);
      if (!played.ok) throw new Error(played.error.text);
      position = played.value.state;
    }
  }
};

/** The laws look at a position from many sides, which takes a while: each game is looked at on every third action. */
const EVERY = 3;

test(`${GAMES} random games keep every law`, () => {
  const broken: string[] = [];
  let count = 0;
  walk(GAMES, LENGTH, (position, picks) => {
    if (count++ % EVERY === 0) broken.push(...brokenLaws(GAME, position, picks), ...brokenNotation(GAME, position, picks));
  });
  expect(broken).toEqual([]);
});

test('BQ-CHECK-1: looking outward from the Titan finds check exactly where some action would capture it', () => {
  walk(60, LENGTH, (position) => {
    const { field } = position as State;
    for (const side of ['white', 'black'] as const satisfies readonly Side[]) {
      const titan = titanOf(field, side);
      const quick = isCapturable(field, titan, titanOf(field, other(side)));
      expect(quick, GAME.write(position)).toBe(attacksOn(field, other(side), titan).length > 0);
    }
  });
});

test('BQ-CHAM-9: no two actions have the same start and end', () => {
  walk(20, LENGTH, (position) => {
    const spellings = [...GAME.actions(position)].map(({ spelling }) => spelling);
    expect(new Set(spellings).size, GAME.write(position)).toBe(spellings.length);
  });
});
