import { expect, test } from 'vitest';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeSamples, replayOnce } from '../../support/samples.ts';

describeSamples(GAME, 10);

const [sample] = GAME.samples;
invariant(sample, 'there is a sample');
const played = () => replayOnce(GAME, sample.record).actions;

test("GW-TURN-1, GW-END-1: Black wins the sample by cornering White's worm", () => {
  const turns = played();
  const last = turns.at(-1)?.position;
  invariant(last, 'something is played');
  expect(GAME.outcome(last)).toMatchObject({ winner: 'black', rule: 'GW-END-1' });
});

test('GW-BOOST-2, GW-BOOST-3, GW-NIGHT-1, GW-CLAW-3, GW-CLAW-4: all kinds of actions', () => {
  const turns = played();
  const clauses = turns.map(({ tell }) => tell().map(({ rule }) => rule));
  // A worm's movement is told under the clause of its route; the action before tells which unit gave the boost.
  const boosted = turns.flatMap(({ tell }, index) => {
    const steps = tell();
    const [used] = turns[index - 1]?.tell() ?? [];
    const [moved] = steps;
    return moved && ['GW-BOOST-2', 'GW-BOOST-3'].includes(moved.rule)
      ? [`${used?.rule.split('-')[1]} ${moved.rule}`]
      : [];
  });
  expect(boosted).toEqual(expect.arrayContaining(['ARM GW-BOOST-2', 'WING GW-BOOST-3', 'TALON GW-BOOST-3']));
  for (const [first, also] of [
    ['GW-TITAN-2', 'GW-NIGHT-1'],
    ['GW-CLAW-3', 'GW-CLAW-3'],
    ['GW-CLAW-2', 'GW-CLAW-3'],
    ['GW-CLAW-1', 'GW-CLAW-4'],
  ]) {
    expect(clauses.some(([rule, ...more]) => rule === first && [rule, ...more].includes(also ?? ''))).toBe(true);
  }
});
