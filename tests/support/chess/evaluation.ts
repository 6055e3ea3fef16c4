import { type Evaluation, materialTerm, ROYAL_VALUE } from '../../../src/kernel/evaluation.ts';
import { dangerTo, isInCheck } from './moves/attacks.ts';
import type { Act } from './position/action.ts';
import { writePosition } from './position/format.ts';
import type { State } from './position/state.ts';

const MATERIAL = {
  pawn: { value: 100, why: 'It promotes on the last rank.' },
  knight: { value: 320, why: 'It leaps.' },
  bishop: { value: 330, why: 'It keeps to one colour.' },
  rook: { value: 500, why: 'It reaches 14 squares from anywhere.' },
  queen: { value: 900, why: 'It is a rook and a bishop in one.' },
} as const;

const valueOn = ({ squares }: State, at: number | null): number => {
  const type = at === null ? undefined : squares[at]?.type;
  if (type === undefined) return 0;
  return type === 'king' ? ROYAL_VALUE : MATERIAL[type].value;
};

export const EVALUATION: Evaluation<State, Act> = {
  material: MATERIAL,
  terms: [materialTerm(MATERIAL, ({ squares }) => squares)],
  nodesPerSecond: 20_000,
  key: (state) => writePosition({ ...state, quiet: 0, ply: 0 }),
  captureGain: (state, act) =>
    act.kind === 'move' ? valueOn(state, act.taken) + (act.into ? MATERIAL[act.into].value - 100 : 0) : 0,
  isInCheck: (state) => isInCheck(dangerTo(state)),
};
