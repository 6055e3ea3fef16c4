/** Random games from positions just before each stage of a long game, with areas in time on the board, as in `walks.test.ts`. */
import { expect, it } from 'vitest';
import { seeded } from '../../../src/kernel/chance.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws.ts';
import { randomPicks } from '../../../src/kernel/walk.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { stageOf } from '../../../src/variants/frozenchess/stages.ts';
import type { State } from '../../../src/variants/frozenchess/state.ts';
import { at } from './support.ts';
import { walk } from './walking.ts';

const CROWD =
  'w Ta1 Ra3 Dc2 Jd4 Ce3 Mf6 Fg2 Sh5 Zk3[P] Xl2 Om4 Qn2 Lo3 Ap2 Nb5 Bb7 Pc5 Pe5 Pg5 Pj4 Pl5 Ee8{55} Wh2{44} / ' +
  'b Ta16 Ra14 Dc15 Jd13 Ce14 Mf11 Fg15 Sh12 Zk14[p] Xl15 Om13 Qn15 Lo14 Ap15 Nb12 Bb10 Pc12 Pe12 Pg12 Pj13 Pl12 Eo11{55} Wh15{44} / ' +
  'closed i8:Pn p9:r / open j9:qP / rot i8:36 / bombs m8:w:Mf6 e10:b:Mf11 / marks h8:E:Jd4 d9:S:Jd13 / quick i9:30 g8:7 / ' +
  'tornados g9:9:w k8:4:b / avalanches N:4:c6,c7,c8 S:5:m11,m10 / corrupt n8 b9 / exploded i8:4 / plies ';

const board = (plies: number): State => at(CROWD.replaceAll('[p]', '[P]') + plies) as State;

const STARTS: readonly (readonly [plies: number, stage: number])[] = [
  [100, 0],
  [596, 2],
  [1196, 3],
  [1796, 4],
  [2396, 5],
  [2996, 6],
];
const GAMES = 2;
const ACTIONS = 16;
const TRIALS = 6;

for (const [plies, stage] of STARTS) {
  it(`FC-STG-1 FC-RES-2 FC-RES-8 · random games from ${plies} plies on run whole and legal${stage > 0 ? `, into stage ${stage}` : ''}`, () => {
    for (let game = 1; game <= GAMES; game++) {
      const end = walk(board(plies), plies + game, ACTIONS);
      expect(GAME.outcome(end) !== null || stageOf(end) === stage).toBe(true);
    }
  });
}

it('FC-STG-1 FC-RES-1 · the laws of every game hold from these positions, and each action is read as it is written', () => {
  for (const [plies] of STARTS) {
    const position = board(plies);
    let dice = seeded(plies);
    for (let trial = 0; trial < TRIALS; trial++) {
      const found = randomPicks(GAME, position, dice);
      if (!found) break;
      dice = found[1];
      expect([...brokenLaws(GAME, position, found[0]), ...brokenNotation(GAME, position, found[0])]).toEqual([]);
    }
  }
});
