/** The sample games, replayed: every position of them as it has always been. A changed hash is explained in its commit. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { hashed } from '../../support/hash.ts';
import { must } from '../../support/scenario.ts';

interface Golden {
  readonly winner: 'white' | 'black';
  readonly hashes: string;
}

const GOLDEN: readonly Golden[] = [
  {
    winner: 'black',
    hashes: `
  fn31 dero rwyj vxrk mzgd m3x5 buni muyb julc rdu3 9frj 7ekt x36i g1cr likp
  m0vt cht4 bp6u xgnb ivek cg01 251q 4wiv w2yz padf w0ac 9z0c 236c gjhe fmld
  8wmr 2584 4ek7 4wtf jvu1 dvz4 i9m8 92yu qp2b nieu skfw j516 7ug4 r5oq v91x
  pfxf 0x99 3ubq na57 zucy 7zbd sncd 1mkx 9bsc 8jii 34ox 3hjh q9g6 5y2g erfq
  z5dg u97b sja0 25w3`,
  },
  {
    winner: 'white',
    hashes: `
  ulyr fzam hvz5 vdp8 q2ha ru7k gj7u qry6 fejv o8l7 alfe 7qbi 95qj k1ck 5td4
  tdvz 3shw rxgg hm3h gysi 5q96 fqb2 sgph m8dy z2wr 6asx j9ur 8q0i 9460 n982
  3xle osu5 ixeu 0tj5 nk2n uyk8 prwa pofh v3t0 ud0n gmgg umpz d77e clgq 34op
  2vmo 9ql2 wb28 qh6x n2nc re3q 2lra l3vp 1q18 d53l w5iq g2mr orrb m4wx msyd
  1pl0 8d1h gkp3 yrbp sk7s duoh 415r wt2q g5r6 mgji f6x9 5ir4 tfnp 59sv mpb0
  3n9x zf9u 7xd3 oh0b i1gs ccvj cnxn 9sbs q9im g2vj bzyd 5gq1`,
  },
  { winner: 'white', hashes: 'dwji shs4 alp0 n1ps f451 bt9d cuf5 7xqp svyp dwi2 jg8d xvsf uwep l1mc oqrf hlab qr4j' },
  { winner: 'white', hashes: 'axfe 8bxo l37l xx6y xzb2 1v7u wg9g bij5 yxoo s6r2 y72h' },
  {
    winner: 'white',
    hashes: `
  iim0 tczp f0l7 6zhj j1ed z57a 28fe hfir q5dg 1utb 8f6k vyj0 ub2q pqoh irlp
  n4jk gwoz 7eyj jnk5 baap qgn0 quv5 nmlp kzir p3bu`,
  },
];

/** A position in four letters: the hash of its file, without the keys of earlier positions, which are nobody's business. */
const hashOf = (position: Position): string => hashed(GAME.write({ ...position, seen: {} } as State));

it.each(GOLDEN.map((golden, index) => [GAME.samples[index]?.title, golden, index] as const))(
  'FC-RES-2 FC-CAP-1 FC-EXP-1 FC-END-1 · "%s" runs as it always did',
  (_title, { winner, hashes }, index) => {
    const sample = GAME.samples[index];
    invariant(sample, 'there is a sample');
    const { turns } = must(replay(GAME, sample.record));
    expect(turns.map(({ position }) => hashOf(position))).toEqual(hashes.trim().split(/\s+/));
    const last = turns.at(-1)?.position;
    invariant(last, 'something is played');
    expect(GAME.outcome(last)).toMatchObject({ winner, rule: 'FC-END-1' });
  },
);

it('a game makes monads, wakes them, and lets them act, wait in vain, go back and end', () => {
  const sample = GAME.samples.find(({ title }) => title === 'Two plans, and what wakes them');
  invariant(sample, 'there is such a game');
  const told = new Set(must(replay(GAME, sample.record)).turns.flatMap(({ tell }) => tell().map(({ rule }) => rule)));
  const clauses = [1, 2, 3, 4, 5, 6, 7].map((number) => `FC-MONAD-${number}`);
  expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
});

it('the games use what units do together, each at least once', () => {
  const told = new Set<string>();
  const picked = new Set<string>();
  for (const { record } of GAME.samples) {
    const { turns } = must(replay(GAME, record));
    for (const { tell, picks } of turns) {
      const steps = tell();
      for (const { rule } of steps) told.add(rule);
      for (const pick of picks) if (pick.kind === 'option') picked.add(pick.option);
    }
  }
  const clauses = [
    ...['FC-FUSE-2', 'FC-FUSE-4', 'FC-FROG-6', 'FC-FROG-7', 'FC-SWAP-1', 'FC-XFER-1', 'FC-SPAWN-1', 'FC-MORPH-1', 'FC-RESP-1'],
    ...['FC-PULL-1', 'FC-PULL-4', 'FC-PUSH-1', 'FC-PUSH-2', 'FC-ROT-3', 'FC-JEST-9', 'FC-JEST-10', 'FC-SHOCK-1', 'FC-MC-1'],
    ...['FC-ENT-1', 'FC-PAWN-7', 'FC-PAWN-9', 'FC-KNIG-3', 'FC-DBL-1', 'FC-BNC-1', 'FC-ASSN-8', 'FC-EMP-1', 'FC-ROOK-4', 'FC-GUARD-1'],
    ...['FC-SHAD-1', 'FC-SHAD-3', 'FC-SHAD-4', 'FC-SHAD-7', 'FC-SHAD-8'],
  ];
  expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
  expect(['steps', 'bounce', 'MC', 'RO', 'PT'].filter((option) => !picked.has(option))).toEqual([]);
});
