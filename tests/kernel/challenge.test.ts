/** Tests challenges made from demonstrations: which side is asked to play, and when none can be made. */
import { expect, it } from 'vitest';
import { challengeOf } from '../../src/kernel/learning/challenge.ts';
import type { Demo } from '../../src/kernel/learning/demo.ts';
import { attemptStatus, playAttempt } from '../../src/kernel/learning/judge.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';

const made = (game: typeof CHESS, rule: string, demo: Omit<Demo, 'says'>) => {
  const clause = clausesOf(game.rules).find(({ id }) => id === rule);
  if (!clause) throw new Error(`${rule} is no clause`);
  return challengeOf(game, clause, { says: '', ...demo });
};

it("the other side's last action is asked of that side, with its dice", () => {
  const challenge = made(INCHWORM, 'IW-BOOM-6', { play: 'Nb1~c3; e7-e5 (7)' });
  expect(challenge).toMatchObject({ solution: ['e7 e5'], within: 1, replies: [] });
  expect(challenge?.at).toContain('"sideToMove":"b"');
  expect(challenge?.at).toContain('"dictated":[7]');
});

it('a challenge asks only what brings the clause about', () => {
  const challenge = made(CHESS, 'CH-PAWN-2', {
    at: 'k7/3p4/8/4P3/8/8/8/K7 b - - 0 1',
    play: 'd7 d5; e5 d6',
  });
  expect(challenge).toMatchObject({ solution: ['d7 d5'], within: 1, replies: [] });
});

it("a challenge from the game's own start names no position", () => {
  expect(made(CHESS, 'CH-PAWN-2', { play: 'e2 e4' })).not.toHaveProperty('at');
});

it('a fact of the final position is a challenge, one of the start is not', () => {
  const play = { play: 'Nb1~c3', look: 'c3' };
  const challenge = made(INCHWORM, 'IW-MAG-6', play);
  expect(challenge?.goal).toEqual({ kind: 'shown', rule: 'IW-MAG-6', where: { look: 'c3' } });
  if (!challenge) return;
  expect(attemptStatus(must(playAttempt(INCHWORM, challenge, ['Nb1~a3'])))).toBe('missed');
  expect(made(INCHWORM, 'IW-MAG-6', { play: 'Nb8~c6', look: 'b1', at: challenge.at ?? '' })).toBeNull();
});

it('a declaration is no challenge', () => {
  expect(made(INCHWORM, 'IW-END-7', { play: '=white-resigns' })).toBeNull();
});
