/** The sample games, replayed: every position of them as it has always been. A changed hash is explained in its commit. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/state.ts';
import { must } from '../../support/scenario.ts';

interface Golden {
  readonly winner: 'white' | 'black';
  readonly hashes: string;
}

const GOLDEN: readonly Golden[] = [
  {
    winner: 'black',
    hashes: `
  fn31 d7x2 k1bi msr4 oy5q 73j3 5jef nr87 3lad m3ue ftg7 q9f7 2tqw czik likp
  m0vt cht4 bp6u xgnb ivek cg01 rvmg kbwo hsbv rvxe jmda ovu3 li8o dduv riwz
  quax 9kg3 yzhr usj6 rk07 d499 v76s u0vg 6wlx eews tilt 8hxf 7wu0 y3el iup7
  rpnd t9gg 5dgo 003q k62x awr7 afrm 6kif ik5f ic8s ur0h 9n0c ds01 qvay q2kn
  pbln 2xdu 9nyj dc9e`,
  },
  {
    winner: 'white',
    hashes: `
  ulyr fzam hvz5 vdp8 q2ha ru7k gsch t5wf 6q7m 6s4i nz3r o8jj wqb0 116p 7njy
  c8to 8k2q 1xen 0jw1 tk74 mt8i zrc2 ddn7 cbc0 gls8 nmza laqw z8fr 5chb 2qlh
  7ax7 gs21 sd3x p34b r03f tgcw qdvq t7ff shzt mmh1 704a yvhf 6zzh h6pw mrf2
  mn59 zwb7 jvll oe2e o6bk zo6o 0xee dblg qskz l3gw bpf9 t4wo i4rd nrf6 0k9n
  849m of2e yqtb styr jysb akes j91x 7l3s dm80 albo oy03 mqr8 4sit a7mh fcqm
  fv1u jvih eh8g tpki f94n q1jj 0ql8 pyfl m12b uca3 lzle 2qzn xa76 68x0 ub24
  u9g4`,
  },
];

/** A position in four letters (FNV-1a of its file, without the keys of earlier positions, which are nobody's business). */
const hashed = (position: Position): string => {
  let hash = 0x811c9dc5;
  for (const letter of GAME.write({ ...position, seen: {} } as State)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
};

it.each(GOLDEN.map((golden, index) => [GAME.samples[index]?.title, golden, index] as const))(
  'FC-RES-2 FC-CAP-1 FC-EXP-1 FC-END-1 · "%s" runs as it always did',
  (_title, { winner, hashes }, index) => {
    const sample = GAME.samples[index];
    invariant(sample, 'there is a sample');
    const { turns } = must(replay(GAME, sample.record));
    expect(turns.map(({ position }) => hashed(position))).toEqual(hashes.trim().split(/\s+/));
    const last = turns.at(-1)?.position;
    invariant(last, 'something is played');
    expect(GAME.outcome(last)).toMatchObject({ winner, rule: 'FC-END-1' });
  },
);

it('the second game uses what units do together, each at least once', () => {
  const sample = GAME.samples[1];
  invariant(sample, 'there is a sample');
  const { turns } = must(replay(GAME, sample.record));
  const told = new Set(turns.flatMap(({ steps }) => steps.map(({ rule }) => rule)));
  const clauses = [
    ...['FC-FUSE-2', 'FC-FUSE-4', 'FC-FROG-7', 'FC-SWAP-1', 'FC-XFER-1', 'FC-SPAWN-1', 'FC-MORPH-1', 'FC-RESP-1', 'FC-ENT-1'],
    ...['FC-PULL-1', 'FC-PULL-4', 'FC-PUSH-1', 'FC-PUSH-2', 'FC-ROT-3', 'FC-JEST-9', 'FC-JEST-10', 'FC-SHOCK-1'],
  ];
  expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
  const picked = sample.record.actions.join(' ');
  for (const option of ['=steps', '=bounce', '=MC']) expect(picked).toContain(option);
});
