/** The sample game, replayed: every position of it as it has always been. A changed hash is explained in its commit. */
import { expect, test } from 'vitest';
import type { Position, Sample } from '../../../src/kernel/game.ts';
import { replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { hashed } from '../../support/hash.ts';
import { must } from '../../support/scenario.ts';

const HASHES = `
  m570 na4a in91 mybl rc0l zshd wpmg w7oc id83 ia50 6zqs 8we1 o1ql bwzy dack
  ppk0 oqe1 vmsr nt8d nowz amzi jq1c jcwr tsz1 6jgg j9ma 9amu pqel b4jp rb4a
  pi4d uxjb bh3h r8rm 71ri tb9b azvn s1ce ylzt iebg 5mxm ulkv l14c rlpa x330
  ekgo cvst nvxn moxl fgsk wtpb zvrx jinw 6a9k d6yv j2fn z60e u90e iuoz 2k65
  1qvt nyqe dxws pend rz86`
  .trim()
  .split(/\s+/);

/** A position with its history in four letters: the hash of its file. */
const hashOf = (position: Position): string => hashed(GAME.write(position));

const [sample] = GAME.samples;
const played = () => must(replay(GAME, (sample as Sample).record)).turns;

test('BQ-TURN-1: the sample game runs as it always did, to mate', () => {
  const turns = played();
  expect(turns.map(({ position }) => hashOf(position))).toEqual(HASHES);
  const last = turns.at(-1)?.position as Position;
  expect(GAME.outcome(last)).toMatchObject({ winner: 'white', rule: 'BQ-END-1' });
  expect(GAME.write(last)).toMatch(/^3w3L\/4I3\/5k2\/3CsS1P\/2K5\/8\/7P\/8 b standard play - history .* result white BQ-END-1$/);
});

test('it captures in every way, a Chameleon among the captors', () => {
  const rules = new Set(
    played().flatMap(({ tell }) =>
      tell()
        .filter(({ events }) => events.some(({ kind }) => kind === 'captured'))
        .map(({ rule }) => rule),
    ),
  );
  expect([...rules].sort()).toEqual(['BQ-COOR-2', 'BQ-IMM-3', 'BQ-LEAP-2', 'BQ-PAWN-2', 'BQ-SIDE-5', 'BQ-TITAN-1', 'BQ-WITH-2']);
});
