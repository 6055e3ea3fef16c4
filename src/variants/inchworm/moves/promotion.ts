/** Promotion at the end of a turn: every Pawn on its last rank, whoever moved it there and whosever turn it is. */
import { other, type Side } from '../../../kernel/side.ts';
import { ownRank } from '../position/board.ts';
import { type State, turnSide } from '../position/state.ts';
import type { Man } from '../position/units.ts';

export const standsOnLastRank = ({ side, type, at }: Man): boolean => type === 'pawn' && ownRank(side, at[0]) === 7;

/** The Pawns still to promote: the mover's first, then from a to h, the hallway last, then by id. */
export const promotionsOwed = (state: Pick<State, 'men' | 'ply'>): readonly Man[] => {
  const side = turnSide(state);
  const of = (owner: Side): readonly Man[] =>
    state.men.filter((man) => man.side === owner && standsOnLastRank(man)).sort((a, b) => a.at[0] - b.at[0] || a.id - b.id);
  return [...of(side), ...of(other(side))];
};
