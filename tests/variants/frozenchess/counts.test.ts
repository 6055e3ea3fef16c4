/** Tests the counts of section 11 by kind of action, and the opening of FC-WALL-7. */
import { expect, it } from 'vitest';
import { canAct, type Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { play } from './support.ts';

const START = GAME.setup(1);

const after = (actions: string): Position => {
  const played = play(START, actions);
  invariant('position' in played, actions);
  return played.position;
};

const PAWNS = after('e4-e5-e6; d13-d12-d11; e6-e7-e8; d11-d10-d9; e8xd9; c13-c12');
const TURNING = after('Ra1 FU a2; Je16-h12; a4 SN a5; RO b8 7 180');

const counted = (position: Position): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of GAME.actions(position)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

it('check values · the start has exactly the listed actions', () => {
  expect(counted(START)).toEqual({
    ...{
      '00': 1,
      AIM: 116,
      AV: 60,
      DI: 192,
      FU: 145,
      KX: 63,
      LD: 18,
      MO: 465,
      OT: 2,
      PL: 84,
      PU: 16,
      QU: 18,
      RO: 630,
    },
    ...{ SH: 31, SL: 2, SN: 46, SP: 6, SW: 109, TS: 124, move: 46, multi: 146 },
  });
});

it('check values · the position Pawns has exactly the listed actions', () => {
  expect(counted(PAWNS)).toEqual({
    ...{
      '00': 1,
      AIM: 116,
      AV: 60,
      DI: 192,
      FU: 144,
      KX: 63,
      LD: 18,
      MO: 465,
      OT: 2,
      PL: 68,
      PU: 18,
      QU: 18,
      RO: 795,
    },
    ...{ SH: 31, SL: 2, SN: 54, SP: 6, SW: 107, TS: 124, move: 45, multi: 140 },
  });
});

it('check values · the position Turning has exactly the listed actions', () => {
  expect(counted(TURNING)).toEqual({
    ...{
      '00': 1,
      AIM: 113,
      AV: 58,
      DI: 192,
      FU: 146,
      KX: 63,
      LD: 18,
      LJ: 4,
      MO: 435,
      OT: 2,
      PL: 66,
      PT: 2,
      PU: 15,
      QU: 18,
      RO: 573,
    },
    ...{ SH: 29, SL: 2, SN: 43, SP: 6, SW: 108, TS: 124, move: 44, multi: 121 },
  });
});

it('every action of a position has one spelling', () => {
  for (const position of [START, PAWNS, TURNING]) {
    const texts = [...GAME.actions(position)].map(({ notation }) => notation);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it('FC-WALL-7 · no unit is threatened at the start, and White has 46 single moves', () => {
  const byLetter: Record<string, number> = {};
  for (const { kind, notation } of GAME.actions(START)) {
    const letter = notation.match(/^[A-Z]/)?.[0] ?? 'P';
    if (kind === 'move') byLetter[letter] = (byLetter[letter] ?? 0) + 1;
  }
  expect(byLetter).toEqual({ P: 32, F: 4, A: 4, J: 4, M: 2 });
  const threatened = new Set(GAME.look(START, 'threat-black', null).map(([square]) => square));
  const own = Object.values(GAME.view(START).units).filter(({ side }) => side === 'white');
  expect(own.filter(({ at: [square] }) => square !== undefined && threatened.has(square))).toEqual([]);
  expect(canAct(GAME, START)).toBe(true);
});
