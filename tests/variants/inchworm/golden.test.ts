/** The sample game, replayed: every position of it as it has always been. A changed hash is explained in its commit. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { replay, type Turned } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { hashed } from '../../support/hash.ts';
import { must } from './support.ts';

const HASHES = `
  rbc8 qrik mb3v 28b9 p634 bars szlv wnkl 3ka3 4n41 nvll 9f37 51su gf1x 4nfq lz6w 
  88kq qr4x 0ogr htdj 96r0 hg50 mii2 79sy r1ot dycw zp4d lakl cp5v v2nk tybp pmn7`
  .trim()
  .split(/\s+/);

/** A position in four letters: the hash of its file. */
const hashOf = (position: Position): string => hashed(GAME.write(position));

const sample = (): readonly Turned[] => {
  const record = GAME.samples[0]?.record;
  invariant(record, 'there is a sample');
  return must(replay(GAME, record)).turns;
};

it('the sample game runs as it always did', () => {
  const turns = sample();
  expect(turns.map(({ position }) => hashOf(position))).toEqual(HASHES);
  expect(GAME.outcome(turns.at(-1)?.position as Position)).toMatchObject({ winner: 'black', rule: 'IW-BOOM-5' });
});

/** What the sample shows: a clause one of its steps names, and the sentence it is told with. */
const SHOWN: readonly (readonly [string, string, RegExp])[] = [
  ['IW-WORM-2', 'an extension', /extends to h3/],
  ['IW-WORM-3', 'rejoining forward', /^The half Knight on g1 rejoins its other half on h3/],
  ['IW-WORM-3', 'rejoining backward', /^The half Knight on h6 rejoins its other half on g8/],
  ['IW-CROWD-8', 'a crowd with mixed manners: one leaves a half behind, one is carried', /leaving a half and the Pawn/],
  ['IW-MUT-5', 'a Pawn that turns into a piece', /^The Pawn turns into a Queen/],
  ['IW-MUT-4', 'a piece that turns into Pawns', /turns into two Pawns/],
  ['IW-LINK-1', 'a link', /^White links H3 with g3/],
  ['IW-LINK-5', 'the eighth link', /^All eight are linked/],
  ['IW-LINK-5', 'the last link removed', /^No link is left/],
  ['IW-LINK-6', 'a unit put into the hallway', /puts a unit on H/],
  ['IW-CASTLE-2', 'castling begun', /begins castling/],
  ['IW-CASTLE-3', 'castling finished', /finishes castling/],
  ['IW-BOOM-4', 'an explosion', /^The explosion on/],
  ['IW-PROM-1', 'a promotion', /becomes a Queen/],
];

it.each(SHOWN)('the sample game shows %s: %s', (rule, _what, words) => {
  const steps = sample().flatMap((turn) => turn.tell());
  expect(steps.some((step) => step.rule === rule && words.test(step.text ?? ''))).toBe(true);
});

it('the sample game shows IW-RIDE-2: a trip through the hallway', () => {
  const paths = sample().flatMap(({ tell }) =>
    tell().flatMap(({ events }) => events.flatMap((event) => (event.kind === 'moved' ? [event.path] : []))),
  );
  const through = paths.filter(
    (path) => path.slice(1, -1).some((name) => name >= 64) && [path[0], path.at(-1)].every((end) => (end ?? 64) < 64),
  );
  expect(through.length).toBeGreaterThan(0);
});
