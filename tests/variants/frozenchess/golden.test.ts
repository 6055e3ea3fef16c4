/** The sample game, replayed: every position of it as it has always been. A changed hash is explained in its commit. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { must } from '../../support/scenario.ts';

const HASHES = `
  hc4f gp36 658i 6ytc ejf4 bitg lljn r6sf lkfu koqc ficj 5qle 7f4f dizi 99g6
  ulq4 56au zv5i k1mu 9jd7 guos f5g2 xejk 9nsn uwx0 sklt ywk9 tay1 t8d4 lh1a
  0ba7 tul5 9qsy xksi equb jqz8 nrww dgfi x0bd 3hf2 bes3 ghs9 ezq9 q0e2 gasp
  g1zz sebx 05aq n745 2h0g hd0q j1dn 2zzj gj9h x37s jqvc 29mj f1b5 iy7e os9b
  yd1z dkh7 usgu 5fq8`
  .trim()
  .split(/\s+/);

/** A position in four letters (FNV-1a of its file). */
const hashed = (position: Position): string => {
  let hash = 0x811c9dc5;
  for (const letter of GAME.write(position)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
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
