import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import type { PlayedAction } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeSamples, replayOnce } from '../../support/samples.ts';

describeSamples(GAME, 2);

const sample = (): readonly PlayedAction[] => {
  const record = GAME.samples[0]?.record;
  invariant(record, 'there is a sample');
  return replayOnce(GAME, record).actions;
};

it('the sample game ends with an exploded King, IW-BOOM-5', () => {
  const turns = sample();
  expect(GAME.outcome(turns.at(-1)?.position as Position)).toMatchObject({
    winner: 'black',
    rule: 'IW-BOOM-5',
  });
});

/** A clause, its topic, and the sentence with which the sample tells it. */
const SHOWN: readonly (readonly [string, string, RegExp])[] = [
  ['IW-WORM-2', 'an extension', /extends to h3/],
  ['IW-WORM-3', 'rejoining forward', /^White's half Knight on g1 rejoins its other half on h3/],
  ['IW-WORM-3', 'rejoining backward', /^Black's half Knight on h6 rejoins its other half on g8/],
  ['IW-CROWD-8', 'a crowd: one leaves a half, one is carried', /leaving a half and the Pawn/],
  ['IW-MUT-5', 'a Pawn that turns into a piece', /^The Pawn turns into a Queen/],
  ['IW-MUT-4', 'a piece that turns into Pawns', /turns into 2 Pawns/],
  ['IW-LINK-1', 'a link', /^White links H3 with g3/],
  ['IW-LINK-5', 'the eighth link', /^All 8 hallway squares are linked/],
  ['IW-LINK-5', 'the last link removed', /^All links are removed/],
  ['IW-LINK-6', 'a unit put into the hallway', /moves a piece to H/],
  ['IW-CASTLE-2', 'castling begun', /begins castling/],
  ['IW-CASTLE-3', 'castling finished', /finishes castling/],
  ['IW-BOOM-4', 'an explosion', /^The explosion destroys/],
  ['IW-PROM-1', 'a promotion', /becomes a Queen/],
];

it.each(SHOWN)('the sample shows %s: %s', (rule, _what, words) => {
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
