import { describe, expect, it } from 'vitest';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { describeSamples, replayOnce } from '../../support/samples.ts';

/** The digest leaves out the keys of earlier positions, which only repetition needs. */
describeSamples(GAME, 12, (position) => GAME.write({ ...(position as State), seen: [] } as State));

const WINNERS = ['black', 'white', 'white', 'white', 'white'] as const;

describe('FC-RES-2 FC-CAP-1 FC-EXP-1 FC-END-1: a sample ends with the winner it always had', () => {
  it.each(GAME.samples.map((sample, index) => [sample.title, sample, WINNERS[index]] as const))(
    '%s',
    (_title, sample, winner) => {
      const last = replayOnce(GAME, sample.record).actions.at(-1)?.position;
      invariant(last, 'something is played');
      expect(GAME.outcome(last)).toMatchObject({ winner, rule: 'FC-END-1' });
    },
  );
});

it('a sample makes monads, wakes them, lets them act, go back and end', () => {
  const sample = GAME.samples.find(({ title }) => title === '2 shadows carry out their plans');
  invariant(sample, 'there is such a game');
  const told = new Set(replayOnce(GAME, sample.record).actions.flatMap(({ tell }) => tell().map(({ rule }) => rule)));
  const clauses = [1, 2, 3, 4, 5, 6, 7].map((number) => `FC-MONAD-${number}`);
  expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
});

it('the samples use every joint action', () => {
  const told = new Set<string>();
  const picked = new Set<string>();
  for (const { record } of GAME.samples) {
    const { actions } = replayOnce(GAME, record);
    for (const { tell, picks } of actions) {
      const steps = tell();
      for (const { rule } of steps) told.add(rule);
      for (const pick of picks) if (pick.kind === 'option') picked.add(pick.option);
    }
  }
  const clauses = [
    ...[
      'FC-FUSE-2',
      'FC-FUSE-4',
      'FC-FROG-6',
      'FC-FROG-7',
      'FC-SWAP-1',
      'FC-XFER-1',
      'FC-SPAWN-1',
      'FC-MORPH-1',
      'FC-RESP-1',
    ],
    ...[
      'FC-PULL-1',
      'FC-PULL-4',
      'FC-PUSH-1',
      'FC-PUSH-2',
      'FC-ROT-3',
      'FC-JEST-9',
      'FC-JEST-10',
      'FC-SHOCK-1',
      'FC-MC-1',
    ],
    ...[
      'FC-ENT-1',
      'FC-PAWN-7',
      'FC-PAWN-9',
      'FC-KNIG-3',
      'FC-DBL-1',
      'FC-BNC-1',
      'FC-ASSN-8',
      'FC-EMP-1',
      'FC-ROOK-4',
      'FC-GUARD-1',
    ],
    ...['FC-SHAD-1', 'FC-SHAD-3', 'FC-SHAD-4', 'FC-SHAD-7', 'FC-SHAD-8'],
  ];
  expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
  expect(['steps', 'bounce', 'MC', 'RO', 'PT'].filter((option) => !picked.has(option))).toEqual([]);
});
