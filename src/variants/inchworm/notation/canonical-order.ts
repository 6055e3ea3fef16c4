import type { Square } from '../../../kernel/board/board.ts';
import type { WantedMove } from '../menu/to-picks.ts';
import { areAlike, sortUnits } from '../moves/crowd.ts';
import type { State } from '../position/state.ts';
import { PIECE_TYPES } from '../position/units.ts';

type Members = WantedMove['members'];

/** Members in canonical order: of like ones the first go whole, and take their types in order. */
export const sortMembers = (state: State, from: Square, members: Members): Members => {
  const order = sortUnits(
    state,
    members.map(({ unit }) => unit),
    from,
  );
  return order.map((unit) => {
    const alike = order.filter((each) => areAlike(state, each, unit));
    const wishes = members
      .filter((each) => alike.includes(each.unit))
      .sort(
        (a, b) =>
          Number(a.half) - Number(b.half) ||
          PIECE_TYPES.indexOf(a.becomes ?? 'pawn') - PIECE_TYPES.indexOf(b.becomes ?? 'pawn'),
      );
    const { half, becomes } = wishes[alike.indexOf(unit)] ?? { half: false, becomes: null };
    return { unit, half, becomes };
  });
};
