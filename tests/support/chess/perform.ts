/** What an action does, told clause by clause. */
import { said, sayingText } from '../../../src/kernel/agreement.ts';
import { type BoardEvent, type Step, told } from '../../../src/kernel/event.ts';
import type { Played } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { other } from '../../../src/kernel/side.ts';
import { rule } from './rules.ts';
import { type Act, afterMove, CASTLES, type Chess, type Move, type Squares, type Unit, withSquares } from './state.ts';

/** Castlings are lost when King or Rook leaves its square, or when the Rook is captured there. */
const LOST = Array.from({ length: 64 }, (_, square) => CASTLES.filter(({ king, rook }) => king === square || rook === square));

const castlingAfter = (castling: string, from: number, to: number): string =>
  [...(LOST[from] ?? []), ...(LOST[to] ?? [])].reduce((rest, { letter }) => rest.replace(letter, ''), castling);

const unitAt = (squares: Squares, square: number): Unit => {
  const unit = squares[square];
  invariant(unit, `no unit on square ${square}`);
  return unit;
};

const moved = (state: Chess, move: Move): Played<Chess> => {
  const { squares } = state;
  const { from, to, taken, into } = move;
  const unit = unitAt(squares, from);
  const after = afterMove(squares, move);
  const isPawn = unit.type === 'pawn';
  const isDouble = isPawn && Math.abs(to - from) === 16;
  const events: BoardEvent[] = [];
  if (taken !== null) events.push({ kind: 'captured', unit: unitAt(squares, taken).id, by: unit.id });
  events.push({ kind: 'moved', unit: unit.id, path: [from, to], at: [to] });
  const steps: Step[] = [
    told(
      isPawn ? rule(taken === null || taken === to ? 'CH-PAWN-1' : 'CH-PAWN-2') : rule(taken === null ? 'CH-MOVE-1' : 'CH-MOVE-2'),
      events,
    ),
  ];
  if (into) steps.push(told(rule('CH-PAWN-3'), [{ kind: 'changed', unit: unit.id, to: { type: into } }]));
  return {
    state: {
      toMove: other(state.toMove),
      ply: state.ply + 1,
      rng: null,
      squares: into ? withSquares(after, [to, { ...unit, type: into }]) : after,
      castling: castlingAfter(state.castling, from, to),
      passed: isDouble ? (from + to) / 2 : null,
      quiet: isPawn || taken !== null ? 0 : state.quiet + 1,
      talk: { ...state.talk, offer: null },
    },
    steps,
  };
};

const castled = (state: Chess, { castle }: Extract<Act, { kind: 'castle' }>): Played<Chess> => {
  const { king, rook, to, over } = castle;
  const [mover, partner] = [unitAt(state.squares, king), unitAt(state.squares, rook)];
  return {
    state: {
      ...state,
      toMove: other(state.toMove),
      ply: state.ply + 1,
      squares: withSquares(state.squares, [king, null], [rook, null], [to, mover], [over, partner]),
      castling: castlingAfter(state.castling, king, rook),
      passed: null,
      quiet: state.quiet + 1,
      talk: { ...state.talk, offer: null },
    },
    steps: [
      told(rule('CH-KING-2'), [
        { kind: 'moved', unit: mover.id, path: [king, to], at: [to] },
        { kind: 'moved', unit: partner.id, path: [rook, over], at: [over] },
      ]),
    ],
  };
};

export const perform = (state: Chess, act: Act): Played<Chess> => {
  switch (act.kind) {
    case 'move':
      return moved(state, act);
    case 'castle':
      return castled(state, act);
    default: {
      const talk = said(state.talk, act, { resign: rule('CH-END-4'), draw: rule('CH-END-5') });
      return { state: { ...state, talk }, steps: [told(rule(act.kind === 'resign' ? 'CH-END-4' : 'CH-END-5'), [], sayingText(act))] };
    }
  }
};
