import { type Evaluation, ROYAL_VALUE } from '../../kernel/evaluation.ts';
import { isInCheck } from './moves/attacks.ts';
import { isFrozen } from './moves/freezing.ts';
import type { Act } from './position/action.ts';
import { neighbours } from './position/board.ts';
import {
  BLACK,
  codeOn,
  EMPTY,
  kindOf,
  LETTERS,
  type PieceType,
  pieceOf,
  type State,
  TYPES,
  titanOf,
  typeOf,
} from './position/state.ts';

const MATERIAL = {
  pawn: { value: 100, why: 'It needs a friendly piece to capture with.' },
  withdrawer: { value: 220, why: 'It captures only what it stands next to.' },
  coordinator: { value: 350, why: 'It captures across the board, together with its Titan.' },
  chameleon: { value: 400, why: "It captures each piece in that piece's own way." },
  leaper: { value: 550, why: 'It captures from afar, and several pieces at once.' },
  immobilizer: { value: 800, why: 'It freezes every enemy next to it.' },
} as const;

/** Values in hundredths of a Pawn, indexed by `typeOf`. The Titan has 0, since it is never captured. */
const VALUES: readonly number[] = [0, ...TYPES.map((type: PieceType) => (type === 'titan' ? 0 : MATERIAL[type].value))];

const sign = (code: number): number => ((code & BLACK) === 0 ? 1 : -1);

const titanShelter = ({ board }: State, white: boolean): number => {
  let sum = 0;
  for (const at of neighbours(titanOf(board, white ? 'white' : 'black'))) {
    const code = codeOn(board, at);
    if (code !== EMPTY) sum += sign(code) === (white ? 1 : -1) ? 1 : -2;
  }
  return sum;
};

export const EVALUATION: Evaluation<State, Act> = {
  material: MATERIAL,
  terms: [
    {
      why: 'More and stronger pieces win in the end.',
      says: 'gains material',
      of: ({ board }) => {
        let sum = 0;
        for (let square = 0; square < 64; square++) {
          const code = codeOn(board, square);
          if (code !== EMPTY) sum += sign(code) * (VALUES[typeOf(code)] as number);
        }
        return sum;
      },
    },
    {
      why: 'A frozen piece can only remove itself.',
      says: 'improves the balance of frozen pieces',
      of: ({ board }) => {
        let sum = 0;
        for (let square = 0; square < 64; square++) {
          const code = codeOn(board, square);
          if (code !== EMPTY && isFrozen(board, square))
            sum -= sign(code) * (20 + (VALUES[typeOf(code)] as number) * 0.25);
        }
        return sum;
      },
    },
    {
      why: 'A Titan alone among enemies is soon captured.',
      says: 'improves the balance of shelter between the Titans',
      of: (state) => 8 * (titanShelter(state, true) - titanShelter(state, false)),
    },
  ],
  nodesPerSecond: 25_000,
  key: ({ board, toMove, phase, reserve }) => {
    let key = `${toMove}${phase}${reserve.white}${reserve.black}`;
    for (let square = 0; square < 64; square++) key += LETTERS[kindOf(codeOn(board, square))] || '.';
    return key;
  },
  captureGain: ({ board }, act) => {
    if (act.kind !== 'move') return act.kind === 'remove' ? -(VALUES[typeOf(codeOn(board, act.square))] as number) : 0;
    let sum = 0;
    for (const victim of act.victims) {
      const code = codeOn(board, victim);
      sum += pieceOf(code) === 'titan' ? ROYAL_VALUE : (VALUES[typeOf(code)] as number);
    }
    return sum;
  },
  isInCheck: (state) => state.phase === 'play' && isInCheck(state),
};
