/** What is seen of a position, and how it ends. */
import { isAlive } from '../../../../src/kernel/menu.ts';
import { other, sideName } from '../../../../src/kernel/side.ts';
import type { Badge, BoardView, Mark, Outcome, UnitView } from '../../../../src/kernel/view.ts';
import { counted } from '../../../../src/kernel/words.ts';
import { menu } from '../menu/index.ts';
import { dangerOf } from '../moves/attacks.ts';
import { CASTLES, type Chess, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** 75 turns of each side. */
const QUIET_LIMIT = 150;

export const outcome = (state: Chess): Outcome | null => {
  const { squares, talk, toMove, quiet } = state;
  if (talk.agreed) return talk.agreed;
  if (isAlive(menu(state)))
    return quiet < QUIET_LIMIT
      ? null
      : { winner: null, rule: rule('CH-END-3'), text: 'Drawn: 150 turns without a capture or a Pawn move.' };
  const { checker } = dangerOf(state);
  const side = sideName(toMove);
  return checker === null
    ? { winner: null, rule: rule('CH-END-2'), text: `Stalemate: ${side} is not in check and has no legal move.` }
    : {
        winner: other(toMove),
        rule: rule('CH-END-1'),
        text: `Checkmate: ${side} has no answer to the check from ${unitName(squares, checker)}.`,
      };
};

export const view = (state: Chess): BoardView => {
  const { squares, castling, passed, toMove, ply, quiet } = state;
  const { king, checker } = dangerOf(state);
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
