/**
 * Tests legality where a check depends on a lent pattern, a turned area, or a piece that an action moves (FC-RES-6).
 */
import { expect, it } from 'vitest';
import type { Direction } from '../../../src/kernel/board/direction.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { type Act, byActor, quietLeg, special } from '../../../src/variants/frozenchess/position/action.ts';
import { nameOf, SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import type { Kind } from '../../../src/variants/frozenchess/position/kinds.ts';
import { actorAt } from '../../../src/variants/frozenchess/position/squares.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { isLegal } from '../../../src/variants/frozenchess/turn/legality.ts';
import { positionFile } from './support.ts';

const stack = (sq: string, side: string, id: number, kind: string) => ({ sq, side, comps: [{ id, kind }] });

/** Reads a position with White to move and these fields of a position file. */
const whiteToMove = (fields: Readonly<Record<string, unknown>>): State => {
  const read = GAME.read(JSON.stringify({ version: 1, toMove: 'w', nextId: 1000, ...fields }));
  if (!read.ok) throw new Error(read.error.text);
  return read.value as State;
};

const at = (name: string): number => SQUARES.findIndex((each) => nameOf(each) === name);

/**
 * Reads a position in which White's King is in check from a Knight on e5, which moves like the Rook that protects it.
 */
const lentCheck = (white: string, black = ''): State => {
  const read = GAME.read(positionFile(`w Ke1 ${white} / b Kp16 Ne5 Re10 ${black}`));
  if (!read.ok) throw new Error(read.error.text);
  return read.value as State;
};

const step =
  (...names: readonly string[]) =>
  (state: State): Act => {
    const squares = names.map(at);
    const leg = quietLeg(squares, squares.at(-1) as number);
    return { kind: 'move', ...byActor(actorAt(state, squares[0] as number)), legs: [leg] };
  };
const mark = (aim: Direction) => (state: State) => special(actorAt(state, at('n13')), 'DI', { to: at('j10'), aim });
const load = (state: State) =>
  special(actorAt(state, at('b8')), 'LD', { to: at('c8'), path: [at('b8'), at('c8')], targetUnit: null });
const morph = (promote: Kind) => (state: State) => special(actorAt(state, at('b10')), 'MO', { promote });
const fire =
  (...names: readonly string[]) =>
  (state: State): Act => {
    const path = names.map(at);
    const leg = { ...quietLeg(path, path.at(-1) as number), extra: 'fire' } as const;
    return { kind: 'move', ...byActor(actorAt(state, at('a12'))), legs: [leg] };
  };

/** White's action, and whether it ends a check by a lent pattern: the Knight checks only while the Rook protects it. */
const LENT_CHECKS: readonly (readonly [
  clause: string,
  what: string,
  white: string,
  black: string,
  act: (state: State) => Act,
  ends: boolean,
])[] = [
  ['FC-EMP-1', 'a step that touches nobody it depends on', 'Rb3', '', step('b3', 'b4'), false],
  ['FC-GUARD-1', 'a step that threatens its lender', 'Rb9', '', step('b9', 'b10'), true],
  ['FC-GUARD-1', 'a step into the line to its lender', 'Rb8', '', step('b8', 'c8', 'd8', 'e8'), true],
  ['FC-EMP-1', 'a step that frees another protector', 'Pb3 Rj3', 'Nc4', step('b3', 'b4'), true],
  ['FC-EMP-1', 'a step that leaves a protector threatened', 'Pb3 Rj3', 'Nc4', step('j3', 'j4'), false],
  ['FC-JEST-8', 'a mark that turns a slide to its lender', 'Rj3 Jn13', '', mark('w'), true],
  ['FC-JEST-8', 'a mark that turns a slide elsewhere', 'Rj3 Jn13', '', mark('e'), false],
  ['FC-CANN-3', 'a loaded Cannon that threatens its lender', 'Zc8 Rb8', '', load, true],
  ['FC-MORPH-1', 'a Morph into a Rook, paralysed then', 'Fb10', '', morph('R'), false],
  ['FC-MORPH-1', 'a Morph into a Knight, paralysed then', 'Fb10', '', morph('N'), false],
  ['FC-DRAG-2', 'a fire that burns others', 'Da12', 'Pb14', fire('a12', 'a13'), false],
  ['FC-DRAG-2', 'a fire that burns its lender', 'Da12', 'Pb14', fire('a12', 'b11', 'c10', 'd9'), true],
];

it.each(LENT_CHECKS)('FC-RES-6 %s · a lent check and %s', (_clause, _what, white, black, act, ends) => {
  const state = lentCheck(white, black);
  expect(isLegal(state, act(state))).toBe(ends);
});

it("FC-RES-6 FC-PUSH-2 · uncovering a tomb beside the checker's King ends check", () => {
  const state = whiteToMove({
    stacks: [stack('e1', 'w', 1, 'K'), stack('e8', 'b', 2, 'R'), stack('i12', 'b', 3, 'K'), stack('h11', 'w', 4, 'J')],
    walls: { h12: 3 },
    tombs: { h12: { status: 'hidden', queue: [{ id: 501, kind: 'P', side: 'b' }] } },
  });
  const action = special(actorAt(state, at('h11')), 'PU', { to: at('h12'), targetUnit: null, promote: null });
  expect(isLegal(state, action)).toBe(true);
});

it("FC-ROT-4 FC-TROT-1 · no area turns a rotting tomb beside the King's shelter", () => {
  const state = whiteToMove({
    stacks: [
      stack('e1', 'w', 1, 'K'),
      stack('e6', 'w', 2, 'X'),
      stack('c8', 'w', 3, 'P'),
      stack('e12', 'b', 4, 'R'),
      stack('p16', 'b', 5, 'K'),
    ],
    tombs: { b7: { status: 'closed', rot: 39, queue: [{ id: 501, kind: 'R', side: 'w' }] } },
  });
  const turn = (amount: number): Act => ({
    kind: 'player',
    code: 'RO',
    from: at('b7'),
    to: at('d9'),
    amount,
  });
  expect([90, 180, 270].map((degrees) => isLegal(state, turn(degrees)))).toEqual([true, true, false]);
});

it('FC-ROT-4 FC-PULL-1 · no enemy is turned or pulled onto a line to the King', () => {
  const state = whiteToMove({
    stacks: [
      stack('e1', 'w', 1, 'K'),
      stack('b3', 'w', 2, 'Q'),
      stack('e6', 'w', 3, 'N'),
      stack('h3', 'b', 4, 'R'),
      stack('d7', 'b', 5, 'R'),
      stack('p16', 'b', 6, 'K'),
    ],
  });
  const turn = (amount: number): Act => ({
    kind: 'player',
    code: 'RO',
    from: at('d6'),
    to: at('e7'),
    amount,
  });
  const pull = (amount: number): Act =>
    special(actorAt(state, at('b3')), 'PL', { to: at('h3'), targetUnit: null, amount, into: null });
  expect([90, 270].map((degrees) => isLegal(state, turn(degrees)))).toEqual([false, true]);
  expect([2, 3, 4].map((amount) => isLegal(state, pull(amount)))).toEqual([true, false, true]);
});

it('FC-KING-3 · the King cannot swap onto a free line of an enemy', () => {
  const state = whiteToMove({
    stacks: [
      stack('e1', 'w', 1, 'K'),
      stack('b5', 'w', 2, 'N'),
      stack('d3', 'w', 3, 'N'),
      stack('b16', 'b', 4, 'R'),
      stack('p16', 'b', 5, 'K'),
    ],
  });
  const exchange = (to: string): Act => special(actorAt(state, at('e1')), 'KX', { to: at(to) });
  expect(['b5', 'd3'].map((to) => isLegal(state, exchange(to)))).toEqual([false, true]);
});

it('FC-RES-6 FC-KING-2 · a step of the King into a line kills who gives check', () => {
  const state = whiteToMove({
    stacks: [
      stack('e1', 'w', 1, 'K'),
      stack('d4', 'w', 2, 'N'),
      stack('d16', 'b', 3, 'R'),
      stack('f16', 'b', 4, 'R'),
      stack('p16', 'b', 5, 'K'),
    ],
  });
  const step = (to: string): Act => {
    const path = [at('e1'), at(to)];
    return { kind: 'move', ...byActor(actorAt(state, at('e1'))), legs: [quietLeg(path, at(to))] };
  };
  expect(['d2', 'e2', 'f2'].map((to) => isLegal(state, step(to)))).toEqual([true, true, true]);
});

it('FC-ROT-4 FC-KNIG-4 · a waking Knight may have a Pawn turned under it', () => {
  const turned = (par: number): State =>
    whiteToMove({
      stacks: [
        stack('e5', 'w', 1, 'K'),
        stack('d5', 'w', 2, 'R'),
        { ...stack('c5', 'w', 3, 'N'), par },
        stack('d6', 'b', 4, 'P'),
        stack('p16', 'b', 5, 'K'),
      ],
    });
  const turn: Act = { kind: 'player', code: 'RO', from: at('d5'), to: at('e6'), amount: 90 };
  expect([1, 2].map((par) => isLegal(turned(par), turn))).toEqual([true, false]);
});
