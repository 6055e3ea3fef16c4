/** The sample game, replayed: every position of it as it has always been. A changed hash is explained in its commit. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { hashed } from '../../support/hash.ts';
import { must } from '../../support/scenario.ts';

const HASHES = `
  h6hp 9u0c 0sxl jx1f au72 r13p x1ab i2ql k1x9 h2kw 9io8 e4bq gtui a4p5 vkt7
  utot owwl rsqe qr9w l1oq hbwg d5y9 c6bp q3rl eton oiya 95jr kc8x fkvh gx9c
  4d5o 2ge8 wcu2 rm47 h5gi fnlv uiak 4r7b 8xnh 0jex q3lj 30os sdvy m370 2wlc
  emoj 78sx jyyf q871 zlv4 tosk sre4 1awh bvhx cus9 9a3z r677 27ht 8oxo 1oz4
  45js b229 ggyk 3swu fk2e 9spr 0es5 hvkp 8lpr thsw inub 3qpt k03z o5x4 nccf
  29mu i80m 8lns 8hnn jydj s3ok 2ugq 1axx 108d j4dv s8w9 gvwl gshp xc7b s0el`
  .trim()
  .split(/\s+/);

/** A position in four letters: the hash of its file. */
const hashOf = (position: Position): string => hashed(GAME.write(position));

it('SN-TURN-1 SN-GROW-1 SN-PROMO-1 SN-END-1: the sample game runs as it always did', () => {
  const [sample] = GAME.samples;
  invariant(sample, 'there is a sample');
  const { turns } = must(replay(GAME, sample.record));
  expect(turns.map(({ position }) => hashOf(position))).toEqual(HASHES);
  const last = turns.at(-1)?.position;
  invariant(last, 'something is played');
  expect(GAME.outcome(last)).toMatchObject({ winner: 'white', rule: 'SN-END-1' });
  expect(GAME.write(last)).toBe('5L2/8/8/8/1P1P4/3P4/6y1/8 b P d7d8c8c7c6b6a6a5 e6f6g6 - 3 23');
});
