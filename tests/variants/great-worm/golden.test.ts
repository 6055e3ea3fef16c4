/** The sample game, replayed: every position of it as it has always been. A changed hash is explained in its commit. */
import { expect, test } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { hashed } from '../../support/hash.ts';
import { must } from '../../support/scenario.ts';

const HASHES = `
  66c3 4c4n nn6l yg8c m2kw xkv6 x937 yjwe kg16 wr1v axc3 pu0f zg5p dg1t ec3i
  3ook jscc gb97 4m2x vyf6 dkhc 9rj4 3scu a720 hdny cqcr j2p5 ka09 4gkw plf7
  txth 66f0 0uls jxiv ezgi qvpg c9r5 i9fx lmij glzd upc3 0s3p 7qi5 8t8e ke01
  oz8g zp3z sgd8 4uyo g4x1 czg0 l67m g2lo kgvg z57a 8ht0 n9iw e3i0 wqbs iw4x`
  .trim()
  .split(/\s+/);

/** A position in four letters: the hash of its file. */
const hashOf = (position: Position): string => hashed(GAME.write(position));

const [sample] = GAME.samples;
invariant(sample, 'there is a sample');
const played = () => must(replay(GAME, sample.record)).turns;

test('GW-TURN-1, GW-END-1: the sample game runs as it always did', () => {
  const turns = played();
  expect(turns.map(({ position }) => hashOf(position))).toEqual(HASHES);
  const last = turns.at(-1)?.position;
  invariant(last, 'something is played');
  expect(GAME.outcome(last)).toMatchObject({ winner: 'black', rule: 'GW-END-1' });
});

test('GW-BOOST-2, GW-BOOST-3, GW-NIGHT-1, GW-CLAW-3, GW-CLAW-4: it shows every kind of action', () => {
  const turns = played();
  const clauses = turns.map(({ tell }) => tell().map(({ rule }) => rule));
  // The worm's movement is told under the clause of its way; the unit used is named by the boost of the action before.
  const boosted = turns.flatMap(({ tell }, index) => {
    const steps = tell();
    const [used] = turns[index - 1]?.tell() ?? [];
    const [moved] = steps;
    return moved && ['GW-BOOST-2', 'GW-BOOST-3'].includes(moved.rule) ? [`${used?.rule.split('-')[1]} ${moved.rule}`] : [];
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
