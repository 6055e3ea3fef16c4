/** The question of the moment: the first portion of the turn, or the second where the first is played or waived. */
import type { Menu } from '../../../kernel/menu.ts';
import { isWaived } from '../moves/generate.ts';
import type { SnakeAct } from '../position/action.ts';
import type { SnakeState } from '../position/state.ts';
import { firstPortion } from './piece-move.ts';
import { secondPortion } from './snake-move.ts';

export const menu = (state: SnakeState): Menu<SnakeAct> =>
  state.phase === 'piece' && !isWaived(state) ? firstPortion(state) : secondPortion(state);
