/** What an action does, told clause by clause. */
import { type Saying, said, sayingText } from '../../../src/kernel/agreement.ts';
import { type BoardEvent, type Step, told } from '../../../src/kernel/event.ts';
import type { Played } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import type { RuleId } from '../../../src/kernel/rulebook.ts';
import { other } from '../../../src/kernel/side.ts';
import { GRID } from './pieces.ts';
import { rule } from './rules.ts';
import { type Act, afterMove, CASTLES, type Castle, type Chess, type Move, type Squares, type Unit, withSquares } from './state.ts';

/** Castlings are lost when King or Rook leaves its square, or when the Rook is captured there. */
const LOST = Array.from({ length: 64 }, (_, square) => CASTLES.filter(({ king, rook }) => king === square || rook === square));

const castlingAfter = (castling: string, from: number, to: number): string =>
  [...(LOST[from] ?? []), ...(LOST[to] ?? [])].reduce((rest, { letter }) => rest.replace(letter, ''), castling);

const unitAt = (squares: Squares, square: number): Unit => {
  const unit = squares[square];
  invariant(unit, `no unit on square ${square}`);
  return unit;
};

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

const clauseOf = ({ type }: Unit, { to, taken }: Move): RuleId => {
  if (type === 'pawn') return taken === null || taken === to ? rule('CH-PAWN-1') : rule('CH-PAWN-2');
  return taken === null ? rule('CH-MOVE-1') : rule('CH-MOVE-2');
};

const moved = (state: Chess, move: Move): Played<Chess> => {
  const { squares } = state;
  const { from, to, taken, into } = move;
  const unit = unitAt(squares, from);
  const after = afterMove(squares, move);
  const isPawn = unit.type === 'pawn';
  const events: BoardEvent[] = taken === null ? [] : [{ kind: 'captured', unit: unitAt(squares, taken).id, by: unit.id }];
  events.push({ kind: 'moved', unit: unit.id, path: [from, to], at: [to] });
  const steps: Step[] = [told(clauseOf(unit, move), events)];
  if (into) steps.push(told(rule('CH-PAWN-3'), [{ kind: 'changed', unit: unit.id, to: { type: into } }]));
  return {
    state: turnPassed(state, {
      squares: into ? withSquares(after, [to, { ...unit, type: into }]) : after,
      castling: castlingAfter(state.castling, from, to),
      passed: isPawn && Math.abs(to - from) === 2 * GRID.files ? (from + to) / 2 : null,
      quiet: isPawn || taken !== null ? 0 : state.quiet + 1,
    }),
    steps,
  };
};

const castled = (state: Chess, { king, rook, to, over }: Castle): Played<Chess> => {
  const { squares } = state;
  const [mover, partner] = [unitAt(squares, king), unitAt(squares, rook)];
  return {
    state: turnPassed(state, {
      squares: withSquares(squares, [king, null], [rook, null], [to, mover], [over, partner]),
      castling: castlingAfter(state.castling, king, rook),
      passed: null,
      quiet: state.quiet + 1,
    }),
    steps: [
      told(rule('CH-KING-2'), [
        { kind: 'moved', unit: mover.id, path: [king, to], at: [to] },
        { kind: 'moved', unit: partner.id, path: [rook, over], at: [over] },
      ]),
    ],
  };
};

/** Resigning and draw offers change nothing on the board. */
const spoken = (state: Chess, saying: Saying): Played<Chess> => {
  const clause = { resign: rule('CH-END-4'), draw: rule('CH-END-5') };
  const step = told(saying.kind === 'resign' ? clause.resign : clause.draw, [], sayingText(saying));
  return { state: { ...state, talk: said(state.talk, saying, clause) }, steps: [step] };
};

export const perform = (state: Chess, act: Act): Played<Chess> => {
  switch (act.kind) {
    case 'move':
      return moved(state, act);
    case 'castle':
      return castled(state, act.castle);
    default:
      return spoken(state, act);
  }
};
