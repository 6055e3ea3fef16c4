/** The question of the moment: the first portion of the turn, or the second where the first is played or waived. */
import type { Menu } from '../../../kernel/menu.ts';
import { isWaived } from '../moves/generate.ts';
import type { Act } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { pieceMoveMenu } from './piece-move.ts';
import { snakeMoveMenu } from './snake-move.ts';

export const menu = (state: State): Menu<Act> =>
  state.phase === 'piece' && !isWaived(state) ? pieceMoveMenu(state) : snakeMoveMenu(state);
