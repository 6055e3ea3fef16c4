/** The sample game, replayed: every position of it as it has always been. A changed hash is explained in its commit. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/state.ts';
import { must } from '../../support/scenario.ts';

const HASHES = `
  fn31 d7x2 k1bi msr4 oy5q 73j3 5jef nr87 3lad m3ue ftg7 q9f7 2tqw czik likp
  m0vt cht4 bp6u xgnb ivek cg01 rvmg kbwo hsbv rvxe jmda ovu3 li8o dduv riwz
  quax 9kg3 yzhr usj6 rk07 d499 v76s u0vg 6wlx eews tilt 8hxf 7wu0 y3el iup7
  rpnd t9gg 5dgo 003q k62x awr7 afrm 6kif ik5f ic8s ur0h 9n0c ds01 qvay q2kn
  pbln 2xdu 9nyj dc9e`
  .trim()
  .split(/\s+/);

/** A position in four letters (FNV-1a of its file, without the keys of earlier positions, which are nobody's business). */
const hashed = (position: Position): string => {
  let hash = 0x811c9dc5;
  for (const letter of GAME.write({ ...position, seen: {} } as State)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
};

it('FC-RES-2 FC-CAP-1 FC-EXP-1 FC-END-1 · the sample game runs as it always did', () => {
  const [sample] = GAME.samples;
  invariant(sample, 'there is a sample');
  const { turns } = must(replay(GAME, sample.record));
  expect(turns.map(({ position }) => hashed(position))).toEqual(HASHES);
  const last = turns.at(-1)?.position;
  invariant(last, 'something is played');
  expect(GAME.outcome(last)).toMatchObject({ winner: 'black', rule: 'FC-END-1' });
});
