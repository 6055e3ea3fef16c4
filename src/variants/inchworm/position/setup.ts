/** The starting position. */

import type { SetupOptions } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import { boardSquare } from './board.ts';
import { positionKey } from './repetition.ts';
import { blankState, type State } from './state.ts';
import { makeUnit, type PieceType, type Unit } from './units.ts';

/** Where the first units stand, file by file. */
const FIRST_RANK: readonly PieceType[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];

const startingUnits = (): readonly Unit[] => {
  const rows: readonly (readonly [Side, number, readonly PieceType[]])[] = [
    ['white', 0, FIRST_RANK],
    ['white', 1, FIRST_RANK.map(() => 'pawn')],
    ['black', 6, FIRST_RANK.map(() => 'pawn')],
    ['black', 7, FIRST_RANK],
  ];
  return rows.flatMap(([side, rank, types], row) =>
    types.map((type, file) => makeUnit(row * 8 + file + 1, side, type, [boardSquare(file, rank)])),
  );
};

export const setup = (seed: number, { dice }: SetupOptions): State => {
  const state: State = {
    ...blankState(seed),
    units: startingUnits(),
    rights: [
      { king: 5, rook: 8 },
      { king: 5, rook: 1 },
      { king: 29, rook: 32 },
      { king: 29, rook: 25 },
    ],
    dice: dice === 'real' ? 'real' : 'seeded',
  };
  return { ...state, history: [positionKey(state)] };
};
