import { change } from '../../../kernel/changed.ts';
import { other, SIDES, type Side } from '../../../kernel/side.ts';
import { positionKey } from '../position/repetition.ts';
import { type Ending, rightIndex, type State, turnSide, WINGS } from '../position/state.ts';
import { castlingLoss, keepsRight } from './castling.ts';
import { mateOrStalemate } from './outcome.ts';
import { withoutGonePawns } from './pawns.ts';

/** The end by a lost castling (IW-CASTLE-5, IW-CASTLE-6): a draw if both sides lose theirs (IW-CASTLE-8). */
export const castlingEnding = (state: State): Ending | null => {
  const losers = SIDES.filter((side) => castlingLoss(state, side));
  if (losers.length === 0) return null;
  return { winner: losers.length === 2 ? null : other(losers[0] as Side), reason: 'castling' };
};

const rightsLeft = (state: State): State['rights'] =>
  SIDES.flatMap((side) =>
    WINGS.map((wing) => {
      const right = state.rights[rightIndex(side, wing)] ?? null;
      return right && keepsRight(state.units, side, wing, right) ? right : null;
    }),
  );

const passTurn = (state: State): State => {
  const rights = rightsLeft(state);
  const next = change(state, {
    toMove: other(turnSide(state)),
    ply: state.ply + 1,
    rights: rights.every((right, index) => right === state.rights[index]) ? state.rights : rights,
    passing: withoutGonePawns(state.owed?.passing ?? null, state.units),
    quiet: state.owed?.quiet ? state.quiet + 1 : 0,
    owed: null,
  });
  return change(next, { history: [...state.history, positionKey(next)] });
};

/** Ends a turn after its dice and promotions. If castling ends the game, neither side is tested for mate (IW-END-8). */
export const endTurn = (state: State): State => {
  const castling = castlingEnding(state);
  if (castling) return change(state, { owed: null, ending: castling });
  const next = passTurn(state);
  const ending = mateOrStalemate(next);
  return ending ? change(next, { ending }) : next;
};
