/** Making an action: the position it leads to. */
import { said } from '../../../../src/kernel/agreement.ts';
import { other } from '../../../../src/kernel/side.ts';
import { type Act, afterMove, CASTLES, type Castle, type Chess, type Move, unitAt, withSquares } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { GRID } from './tables.ts';

/** Castlings are lost when King or Rook leaves its square, or when the Rook is captured there. */
const LOST = Array.from({ length: 64 }, (_, square) => CASTLES.filter(({ king, rook }) => king === square || rook === square));

const castlingAfter = (castling: string, from: number, to: number): string =>
  [...(LOST[from] ?? []), ...(LOST[to] ?? [])].reduce((rest, { letter }) => rest.replace(letter, ''), castling);

/** The position a turn later. A draw offer that was not answered is gone. */
const turnPassed = (
  { toMove, ply, talk }: Chess,
  { squares, castling, passed, quiet }: Pick<Chess, 'squares' | 'castling' | 'passed' | 'quiet'>,
): Chess => ({
  toMove: other(toMove),
  ply: ply + 1,
  rng: null,
  squares,
  castling,
  passed,
  quiet,
  talk: talk.offer ? { ...talk, offer: null } : talk,
});

const moved = (state: Chess, move: Move): Chess => {
  const { squares } = state;
  const { from, to, taken, into } = move;
  const unit = unitAt(squares, from);
  const after = afterMove(squares, move);
  const isPawn = unit.type === 'pawn';
  return turnPassed(state, {
    squares: into ? withSquares(after, [to, { ...unit, type: into }]) : after,
    castling: castlingAfter(state.castling, from, to),
    passed: isPawn && Math.abs(to - from) === 2 * GRID.files ? (from + to) / 2 : null,
    quiet: isPawn || taken !== null ? 0 : state.quiet + 1,
  });
};

const castled = (state: Chess, { king, rook, to, over }: Castle): Chess => {
  const { squares } = state;
  return turnPassed(state, {
    squares: withSquares(squares, [king, null], [rook, null], [to, unitAt(squares, king)], [over, unitAt(squares, rook)]),
    castling: castlingAfter(state.castling, king, rook),
    passed: null,
    quiet: state.quiet + 1,
  });
};

/** The position after an action. Resigning and draw offers change nothing on the board. */
export const next = (state: Chess, act: Act): Chess => {
  switch (act.kind) {
    case 'move':
      return moved(state, act);
    case 'castle':
      return castled(state, act.castle);
    default:
      return { ...state, talk: said(state.talk, act, { resign: rule('CH-END-4'), draw: rule('CH-END-5') }) };
  }
};
