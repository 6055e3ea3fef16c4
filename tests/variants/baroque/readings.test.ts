/**
 * Tests Baroque's disputed rules: both readings at the position that distinguishes them, in texts, and by perft counts.
 */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/chance.ts';
import { disputesOf } from '../../../src/kernel/editing/options.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { playText, recordOf, startOf } from '../../../src/kernel/record.ts';
import { EXAMPLES } from '../../../src/variants/baroque/demos/readings.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { OPTIONS } from '../../../src/variants/baroque/position/options.ts';
import type { State } from '../../../src/variants/baroque/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { describeReadings } from '../../support/readings.ts';
import { must } from '../../support/scenario.ts';
import { opened } from './example.ts';

const START = 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w';

test('three plies count 42,738, or 42,762 if Long Leapers land on any square beyond', () => {
  const count = (readings: string) => GAME.perft(opened(`${START} standard${readings} play -`), 3);
  expect([count(''), count('+beyond')]).toEqual([42738, 42762]);
});

/**
 * A reading, a board, and an action that the reading makes legal (`allows`) or illegal, against our ruling. `why`
 * matches the refusal.
 */
const SHOWN: readonly (readonly [reading: string, board: string, allows: boolean, play: string, why: RegExp])[] = [
  ['beyond', '7k/8/8/8/L1p5/8/8/6K1', true, 'La4-g4xc4', /After leaping over c4 .* directly behind it/],
  ['locked', '7k/8/8/8/3iP3/8/8/6K1', false, 'e4 =remove', /In this game a frozen piece cannot remove itself\.$/],
  ['plain', '7k/8/3P4/3p4/S1l5/8/8/6K1', false, 'Sa4-d4xc4,d5', /Sa4-d4xc4/],
];

test.each(SHOWN)('%s', (reading, board, allows, play, why) => {
  const [ours, other] = ['', `+${reading}`].map((readings) =>
    playText(GAME, opened(`${board} w standard${readings} play -`), play),
  );
  expect([ours?.ok, other?.ok]).toEqual([!allows, allows]);
  const refused = allows ? ours : other;
  expect(refused && !refused.ok && refused.error.text).toMatch(why);
});

test('a leaping Chameleon captures only Long Leapers, a sliding one has side effects', () => {
  const position = opened('7k/8/3P4/3p4/S1l5/8/8/6K1 w standard+plain play -');
  expect(must(playText(GAME, position, 'Sa4-d4xc4'))).toHaveLength(1);
  const sliding = opened('7k/8/3P4/3p4/S7/8/8/6K1 w standard+plain play -');
  expect(must(playText(GAME, sliding, 'Sa4-d4xd5'))).toHaveLength(1);
});

test('games, records and positions carry the readings', () => {
  const options = { leap: 'beyond', frozen: 'removes', chameleon: 'plain' };
  const text = `${START} standard+beyond+plain play -`;
  expect(GAME.write(GAME.setup(1, options))).toBe(text);
  expect(GAME.write(opened(text))).toBe(text);
  expect(disputesOf(OPTIONS.all).map(({ valueIn }) => valueIn(opened(text) as State))).toEqual(Object.values(options));
});

test('unknown options and readings are refused', () => {
  const start = (wrong: Record<string, string>) => startOf(GAME, recordOf(GAME, 1, wrong));
  expect(start({ leap: 'sideways' })).toMatchObject({
    error: { text: 'The option "leap" is "sideways". It must be one of: behind, beyond.' },
  });
  expect(start({ hop: 'high' })).toMatchObject({ error: { text: 'Baroque has no option "hop".' } });
});

test.each([
  ['standard+far', '"far" is no reading (beyond, locked, plain).'],
  ['standard+plain+beyond', 'the readings are written once each, as beyond, locked, plain.'],
  ['standard+plain+plain', 'the readings are written once each, as beyond, locked, plain.'],
])('an unknown version: %s', (version, said) => {
  const read = GAME.read(`${START} ${version} play -`);
  expect(!read.ok && read.error.text).toBe(`Field 3, the version: ${said}`);
});

test('games by all readings follow them, and survive round trips', () => {
  for (let game = 0; game < atDepth(3, 40); game++) {
    let position = GAME.setup(1, { leap: 'beyond', frozen: 'locked', chameleon: 'plain' });
    for (let turn = 0; turn < 80 && !GAME.outcome(position); turn++) {
      const [picks] = randomPicks(GAME, position, seeded(1000 * game + turn)) ?? [];
      if (!picks) break;
      position = must(GAME.play(position, picks)).state;
      const text = GAME.write(position);
      expect(text).toContain(' standard+beyond+locked+plain ');
      expect(GAME.write(opened(text))).toBe(text);
    }
  }
});

describeReadings(GAME, EXAMPLES);
