import type { Square } from '../../../../src/kernel/board/board.ts';
import { unitViews } from '../../../../src/kernel/board/placement.ts';
import type { Badge, BoardView, Outcome, VariantView } from '../../../../src/kernel/view.ts';
import { countWords } from '../../../../src/kernel/words.ts';
import { dangerTo } from '../moves/attacks.ts';
import { CASTLES } from '../position/action.ts';
import { type State, type Unit, unitName } from '../position/state.ts';
import { badge, mark, rule } from '../rules/index.ts';

export const marksOf = ({ passed }: State): BoardView['marks'] =>
  passed === null ? {} : { [passed]: [mark('passed', 'CH-PAWN-2', 'Just passed by a Pawn')] };

export const view = (state: State, outcome: () => Outcome | null): VariantView => {
  const { squares, castling, quiet } = state;
  const { king, checker } = dangerTo(state);
  const badges = (_unit: Unit, square: Square): readonly Badge[] => [
    ...(square === king && checker !== null
      ? [badge('check', 'CH-KING-1', `In check from ${unitName(squares, checker)}`)]
      : []),
    ...CASTLES.filter(({ rook, letter }) => rook === square && castling.includes(letter)).map(() =>
      badge('castling', 'CH-KING-2', 'May castle'),
    ),
  ];
  const label = `${countWords(quiet, 'turn')} without a capture or a Pawn move`;
  return {
    units: unitViews(squares, badges),
    marks: marksOf(state),
    turn: {
      phases: [{ id: 'move', title: 'Move', state: outcome() ? 'done' : 'now' }],
      notes: quiet === 0 ? [] : [{ kind: 'quiet', label, rule: rule('CH-END-3'), value: quiet }],
    },
  };
};
