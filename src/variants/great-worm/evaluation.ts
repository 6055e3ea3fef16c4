import { boardKey } from '../../kernel/board/placement.ts';
import { type Evaluation, materialTerm, ROYAL_VALUE } from '../../kernel/evaluation.ts';
import type { Side } from '../../kernel/side.ts';
import { capturedAt, lastRank } from './moves/generate.ts';
import { reachableSquares } from './moves/reachable.ts';
import type { Act } from './position/action.ts';
import { BOARD } from './position/board.ts';
import type { State } from './position/state.ts';

const MATERIAL = {
  claw: { value: 100, why: 'It steps forward or sideways, and may become a Talon.' },
  leg: { value: 250, why: 'It jumps along ranks and files, but reaches few squares.' },
  arm: { value: 450, why: 'It slides 4 squares diagonally, bends, and lets the worm turn a corner.' },
  wing: { value: 550, why: 'It slides 4 squares along ranks and files, bends, and lets the worm slide.' },
  talon: { value: 1000, why: 'It is an Arm and a Wing in one.' },
} as const;

const LETTERS: Readonly<Record<string, string>> = {
  worm: 'k',
  talon: 't',
  arm: 'a',
  wing: 'w',
  leg: 'l',
  claw: 'c',
};

const trailKey = (trail: readonly number[]): string => [...trail].sort((a, b) => a - b).join();

/** Returns a worm's score for room, in hundredths of a Pawn. By the square root, the first few squares count most. */
const roomScore = (state: State, side: Side): number => 110 * Math.sqrt(reachableSquares(state, side).length);

const clawAdvance = ({ units }: State, side: Side): number => {
  let sum = 0;
  for (let square = 0; square < units.length; square++) {
    const unit = units[square];
    if (unit?.side === side && unit.type === 'claw') sum += (7 - Math.abs(lastRank(side) - BOARD.rankOf(square))) ** 2;
  }
  return sum;
};

const valueOn = ({ units }: State, square: number | null): number => {
  const unit = square === null ? null : units[square];
  if (!unit) return 0;
  return unit.type === 'worm' ? ROYAL_VALUE : MATERIAL[unit.type].value;
};

const captureGain = (state: State, act: Act): number => {
  if (act.kind === 'encroachment') return valueOn(state, act.path.to) + (act.leg === null ? 0 : MATERIAL.leg.value);
  if (act.kind !== 'regular') return 0;
  const promotion = act.special === 'promotion' ? MATERIAL.talon.value - MATERIAL.claw.value : 0;
  return valueOn(state, capturedAt(state, act)) + promotion;
};

export const EVALUATION: Evaluation<State, Act> = {
  material: MATERIAL,
  terms: [
    materialTerm(MATERIAL, ({ units }) => units),
    {
      why: 'A worm without room loses, and its trail leaves it less room every turn.',
      says: 'gains room on the other worm',
      of: (state) => roomScore(state, 'white') - roomScore(state, 'black'),
    },
    {
      why: 'A Claw that comes near the last rank becomes a Talon.',
      says: 'gains in the race of the Claws',
      of: (state) => 2 * (clawAdvance(state, 'white') - clawAdvance(state, 'black')),
    },
  ],
  nodesPerSecond: 25_000,
  key: (state) => {
    const { units, trails, waits, phase, doubleStep } = state;
    const turn = phase.kind === 'regular' ? '' : phase.boost;
    return `${state.toMove}${turn}${boardKey(units, LETTERS)}${trailKey(trails.white)};${trailKey(trails.black)};${waits.white},${waits.black},${doubleStep?.passed ?? ''}`;
  },
  captureGain,
  isMidTurn: ({ phase }) => phase.kind !== 'regular',
};
