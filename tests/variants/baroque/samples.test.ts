import { expect, test } from 'vitest';
import type { Position, Sample } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeSamples, replayOnce } from '../../support/samples.ts';

describeSamples(GAME, 10);

const [sample] = GAME.samples;
const played = () => replayOnce(GAME, (sample as Sample).record).actions;

test('BQ-TURN-1: the sample game ends with mate', () => {
  const turns = played();
  const last = turns.at(-1)?.position as Position;
  expect(GAME.outcome(last)).toMatchObject({ winner: 'white', rule: 'BQ-END-1' });
  expect(GAME.write(last)).toMatch(
    /^3w3L\/4I3\/5k2\/3CsS1P\/2K5\/8\/7P\/8 b standard play - history .* result white BQ-END-1$/,
  );
});

test('it captures in every way, a Chameleon among the captors', () => {
  const rules = new Set(
    played().flatMap(({ tell }) =>
      tell()
        .filter(({ events }) => events.some(({ kind }) => kind === 'captured'))
        .map(({ rule }) => rule),
    ),
  );
  expect([...rules].sort()).toEqual([
    'BQ-COOR-2',
    'BQ-IMM-3',
    'BQ-LEAP-2',
    'BQ-PAWN-2',
    'BQ-SIDE-5',
    'BQ-TITAN-1',
    'BQ-WITH-2',
  ]);
});
