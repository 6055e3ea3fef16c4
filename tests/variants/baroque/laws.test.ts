/**
 * Tests the laws of every game on random games of Baroque, and two laws of its own: the fast check test is right, and
 * no two actions have the same start and end (BQ-CHAM-9).
 */
import { expect, test } from 'vitest';
import type { Target } from '../../../src/kernel/asking/target.ts';
import { seeded } from '../../../src/kernel/chance.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { other, SIDES } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { attacksOn, isAttacked } from '../../../src/variants/baroque/moves/attacks.ts';
import { SQUARES } from '../../../src/variants/baroque/position/board.ts';
import { codeOn, EMPTY, type State, titanOf, withCode } from '../../../src/variants/baroque/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { misreadings } from '../../support/hostile.ts';
import { describeLaws } from '../../support/laws.ts';
import { opened } from './example.ts';

describeLaws(GAME, { games: 30, plies: 25, seed: 1000, options: { version: 'twoplayer' } });

/** Crowded positions with many interactions, since plain walks mostly shuffle Pawns. */
const CROWDED: readonly Position[] = [
  opened('3plpS1/3Ss1K1/cp4p1/p1P2P2/P2L4/CPI4p/pks2p2/i1w5 b standard play -'),
  opened('2swksli/5pp1/2c5/2Sppp2/1P1I3p/8/3PPP1P/2K1WSLC w standard play -'),
  opened('k2P4/3p4/1Pp1pP1c/3l4/7K/3l4/3S4/3w4 w twoplayer play Ss'),
];

/** Plays random games from the crowded positions; `visit` sees each position and the picks played there. */
const walk = (games: number, plies: number, visit: (position: Position, picks: readonly Target[]) => void): void => {
  for (let seed = 1; seed <= games; seed++) {
    let position = CROWDED[seed % CROWDED.length] as Position;
    let dice = seeded(seed);
    for (let ply = 0; ply < plies; ply++) {
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

test('random games from crowded positions keep every law', () => {
  const broken: string[] = [];
  walk(atDepth(6, 30), 30, (position, picks) =>
    broken.push(...brokenLaws(GAME, position, picks), ...brokenNotation(GAME, position, picks)),
  );
  expect(broken).toEqual([]);
});

test('notation is read back in crowded positions', () => {
  expect(misreadings(GAME, CROWDED, 1, 40, 150)).toEqual([]);
});

test('BQ-CHECK-1: the fast check test agrees with all captures of the Titan', () => {
  const seen = { check: 0, quiet: 0 };
  walk(atDepth(3, 12), 25, (position) => {
    const { board, options } = position as State;
    for (const side of SIDES) {
      const titan = titanOf(board, side);
      for (const square of SQUARES.filter((at) => at === titan || codeOn(board, at) === EMPTY)) {
        const moved = withCode(withCode(board, titan, EMPTY), square, codeOn(board, titan));
        const quick = isAttacked(moved, square, titanOf(board, other(side)));
        expect(quick, GAME.write(position)).toBe(attacksOn({ board: moved, options }, other(side), square).length > 0);
        seen[quick ? 'check' : 'quiet']++;
      }
    }
  });
  expect(seen.check).toBeGreaterThan(atDepth(100, 1000));
});

test('BQ-CHAM-9: no two actions have the same start and end', () => {
  walk(atDepth(3, 12), 40, (position) => {
    const spellings = [...GAME.actions(position)].map(({ spelling }) => spelling);
    expect(new Set(spellings).size, GAME.write(position)).toBe(spellings.length);
  });
});
