import { expect, it } from 'vitest';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeSamples, replayOnce } from '../../support/samples.ts';

describeSamples(GAME, 10);

it('SN-TURN-1 SN-GROW-1 SN-PROMO-1 SN-END-1: the sample ends with a stuck Snake', () => {
  const [sample] = GAME.samples;
  invariant(sample, 'there is a sample');
  const { actions } = replayOnce(GAME, sample.record);
  const last = actions.at(-1)?.position;
  invariant(last, 'something is played');
  expect(GAME.outcome(last)).toMatchObject({ winner: 'white', rule: 'SN-END-1' });
  expect(GAME.write(last)).toBe('5L2/8/8/8/1P1P4/3P4/6y1/8 b P d7d8c8c7c6b6a6a5 e6f6g6 - 3 23');
});
