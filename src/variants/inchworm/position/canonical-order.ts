/** Wishes for the members of a move, put into the one order in which they are written. */
import type { Square } from '../../../kernel/board.ts';
import type { Wish } from '../menu/to-picks.ts';
import { areAlike, inOrder } from '../moves/crowd.ts';
import type { State } from './state.ts';
import { TYPES } from './units.ts';

type Members = Wish['members'];

/** Of members that nothing tells apart, the first go whole, and take their types in order. */
export const byOrderOf = (state: State, from: Square, members: Members): Members => {
  const order = inOrder(
    state,
    members.map(({ man }) => man),
    from,
  );
  return order.map((man) => {
    const alike = order.filter((each) => areAlike(state, each, man));
    const wishes = members
      .filter((each) => alike.includes(each.man))
      .sort((a, b) => Number(a.half) - Number(b.half) || TYPES.indexOf(a.becomes ?? 'pawn') - TYPES.indexOf(b.becomes ?? 'pawn'));
    const { half, becomes } = wishes[alike.indexOf(man)] ?? { half: false, becomes: null };
    return { man, half, becomes };
  });
};
