import type { Lens } from '../../../../src/kernel/game.ts';
import { other } from '../../../../src/kernel/side.ts';
import { attackerOf } from '../moves/attacks.ts';
import { BOARD } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { mark } from '../rules/index.ts';

export const LENSES: readonly Lens<State>[] = [
  {
    id: 'attacked',
    title: 'Attacked squares',
    show: ({ squares, toMove }) =>
      BOARD.open
        .filter((square) => attackerOf(squares, square, other(toMove)) !== null)
        .map((square) => [square, mark('attacked', 'CH-KING-1', 'Attacked')]),
  },
];
