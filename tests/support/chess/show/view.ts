/** What is seen of a position. */
import type { Badge, BoardView, Mark, UnitView } from '../../../../src/kernel/view.ts';
import { counted } from '../../../../src/kernel/words.ts';
import { dangerTo } from '../moves/attacks.ts';
import { outcome } from '../moves/outcome.ts';
import { CASTLES } from '../position/action.ts';
import { type State, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';

export const view = (state: State): BoardView => {
  const { squares, castling, passed, toMove, ply, quiet } = state;
  const { king, checker } = dangerTo(state);
  const badges = (square: number): readonly Badge[] => [
    ...(square === king && checker !== null
      ? [{ kind: 'check', label: `In check from ${unitName(squares, checker)}`, rule: rule('CH-KING-1') }]
      : []),
    ...CASTLES.filter(({ rook, letter }) => rook === square && castling.includes(letter)).map(() => ({
      kind: 'castling',
      label: 'May castle',
      rule: rule('CH-KING-2'),
    })),
  ];
  const units: Record<number, UnitView> = {};
  squares.forEach((unit, square) => {
    if (unit) units[unit.id] = { ...unit, at: [square], body: 'whole', badges: badges(square) };
  });
  const end = outcome(state);
  const marks: Record<number, readonly Mark[]> =
    passed === null ? {} : { [passed]: [{ kind: 'passed', label: 'Just passed by a Pawn', rule: rule('CH-PAWN-2') }] };
  return {
    units,
    marks,
    turn: {
      toMove,
      number: Math.floor(ply / 2) + 1,
      phases: [{ id: 'move', title: 'Move', state: end ? 'done' : 'now' }],
      players: { white: [], black: [] },
      notes:
        quiet === 0
          ? []
          : [{ kind: 'quiet', label: `${counted(quiet, 'turn')} without a capture or a Pawn move`, rule: rule('CH-END-3'), value: quiet }],
      outcome: end,
    },
  };
};
