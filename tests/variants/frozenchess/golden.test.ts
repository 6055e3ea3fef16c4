/** The sample game, replayed: every position of it as it has always been. A changed hash is explained in its commit. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/state.ts';
import { must } from '../../support/scenario.ts';

const HASHES = `
  vdev xtwe 7edj o270 lag1 5o5r 5w2q aqpv 9om0 a5tq 1yb4 os4j ue3r phds n9sc
  yomr 8fwk pcjn ciy5 m8y8 aqxe v30y e8fs 6nrm 1iy5 sl2q 94wt 7r6z kys4 rpqf
  m627 gzes 7tbb ggc1 jkpb gi8y 1q0e gbtp ohgf azyz 70mc 3dhr 0dq6 myqq aqbi
  vnwf 4my9 gmwc 7f0q t2sy 5xbe v136 7bx7 3er8 mgh7 cndb 0uu8 gry7 3q9p sjfo
  09zh x1dy twfx 9qyg`
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
