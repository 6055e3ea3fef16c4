/** The start position (FC-BOARD-2). */
import { initialOf } from '../../../kernel/editing/codec.ts';
import type { Side } from '../../../kernel/side.ts';
import { rankOf, SIZE, SQUARES } from './board.ts';
import { changeState } from './changed.ts';
import type { Kind } from './kinds.ts';
import { newUnit, singleUnitStack } from './new-unit.ts';
import { OPTIONS } from './options.ts';
import { GROUND, SEEN, TURN } from './schema.ts';
import type { Stack, State } from './state.ts';

/** White's ranks 1 to 4. Black's are their mirror image. */
const ROWS = ['RNBDJCTQKTCJDBNR', 'LFXASOZMMZOSAXFL', 'PPPPPPPPPPPPPPPP', 'PPPPPPPPPPPPPPPP'];

export const EMPTY_STATE: State = changeState(
  {
    ...initialOf(TURN),
    ...initialOf(GROUND),
    ...initialOf(SEEN),
    options: OPTIONS.initial,
    toMove: 'white',
    rng: null,
    turns: { white: 0, black: 0 },
    nextId: 1,
    stacks: SQUARES.map(() => null),
    shadows: [],
    walls: SQUARES.map(() => null),
    tombs: {},
    decided: null,
  },
  {},
);

const sideOn = (rank: number): Side | null =>
  rank < ROWS.length ? 'white' : rank >= SIZE - ROWS.length ? 'black' : null;

export const setup = (): State => {
  let nextId = EMPTY_STATE.nextId;
  const stacks = SQUARES.map((square): Stack | null => {
    const rank = rankOf(square);
    const side = sideOn(rank);
    if (!side) return null;
    const row = ROWS[side === 'white' ? rank : SIZE - 1 - rank] as string;
    const unit = newUnit(nextId, row[square % SIZE] as Kind, side);
    nextId += 1;
    return singleUnitStack(unit, side);
  });
  return changeState(EMPTY_STATE, { stacks, nextId });
};
