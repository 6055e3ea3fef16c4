/** Tests random games from just before each stage, with timed areas, checked as in `walks.test.ts`. */
import { expect, it } from 'vitest';
import { seeded } from '../../../src/kernel/chance.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { stageOf } from '../../../src/variants/frozenchess/position/stages.ts';
import { crowdAfter, STAGE_STARTS } from './stage-starts.ts';
import { walk } from './walking.ts';

const GAMES = 1;
const ACTIONS = 16;
const TRIALS = 4;

for (const [plies, stage] of STAGE_STARTS) {
  it(`FC-STG-1 FC-RES-2 FC-RES-8 · games from ply ${plies} on are legal${stage > 0 ? `, into stage ${stage}` : ''}`, () => {
    for (let game = 1; game <= GAMES; game++) {
      const end = walk(crowdAfter(plies), plies + game, ACTIONS);
      expect(GAME.outcome(end) !== null || stageOf(end) === stage).toBe(true);
    }
  });
}

it('FC-STG-1 FC-RES-1 · laws and round trips hold late in a long game', () => {
  for (const [plies] of STAGE_STARTS) {
    const position = crowdAfter(plies);
    let dice = seeded(plies);
    for (let trial = 0; trial < TRIALS; trial++) {
      const found = randomPicks(GAME, position, dice);
      if (!found) break;
      dice = found[1];
      expect([...brokenLaws(GAME, position, found[0]), ...brokenNotation(GAME, position, found[0])]).toEqual([]);
    }
  }
});
