/** The check values of section 11, for the kinds of actions that are built, and the opening of FC-WALL-7. */
import { expect, it } from 'vitest';
import { canAct, type Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';

type Stack = { sq: string; side: string; comps: { id: number; kind: string }[] };
type File = Record<string, unknown> & { stacks: Stack[] };

const START = GAME.setup(1);

/** The position after e4-e5-e6, d13-d12-d11, e6-e7-e8, d11-d10-d9, e8xd9, c13-c12. */
const pawns = (): Position => {
  const file = JSON.parse(GAME.write(START)) as File;
  const on = (square: string) => file.stacks.find(({ sq }) => sq === square) as Stack;
  const [white, taken, black] = [on('e4'), on('d13'), on('c13')];
  const id = (stack: Stack) => stack.comps[0]?.id;
  white.sq = 'd9';
  black.sq = 'c12';
  file.stacks = file.stacks.filter((stack) => stack !== taken);
  file['plies'] = 6;
  file['walls'] = { e8: id(white), d11: id(taken), d10: id(taken), c13: id(black) };
  file['tombs'] = { d9: { status: 'hidden', queue: [{ id: id(taken), kind: 'P', side: 'b' }] } };
  const read = GAME.read(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
};

/** Pulls and turns of several steps are left out: guards and borrowed patterns decide about some of them. */
const counted = (position: Position): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of GAME.actions(position)) if (kind !== 'PL' && kind !== 'multi') counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

it('check values · Start', () => {
  expect(counted(START)).toEqual({
    ...{ '00': 1, AIM: 116, FU: 145, KX: 63, LD: 18, MO: 465, OT: 2, PU: 16, RO: 630 },
    ...{ SL: 2, SN: 46, SP: 6, SW: 109, TS: 124, move: 46 },
  });
});

it('check values · Pawns', () => {
  expect(counted(pawns())).toEqual({
    ...{ '00': 1, AIM: 116, FU: 144, KX: 63, LD: 18, MO: 465, OT: 2, PU: 18, RO: 795 },
    ...{ SL: 2, SN: 54, SP: 6, SW: 107, TS: 124, move: 45 },
  });
});

it('every action of a position is written by one text only', () => {
  for (const position of [START, pawns()]) {
    const texts = [...GAME.actions(position)].map(({ notation }) => notation);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it('FC-WALL-7 · nobody is threatened at the start, and single moves are 16 + 16 + 4 + 4 + 4 + 2', () => {
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
