/** The question of the moment: the first portion of the turn, or the second where the first is played or waived. */
import type { Menu } from '../../kernel/menu.ts';
import type { SnakeAct } from './act.ts';
import { firstPortion } from './firstPortion.ts';
import { isWaived } from './reach.ts';
import { secondPortion } from './secondPortion.ts';
import type { SnakeState } from './state.ts';

export const menu = (state: SnakeState): Menu<SnakeAct> =>
  state.phase === 'piece' && !isWaived(state) ? firstPortion(state) : secondPortion(state);
