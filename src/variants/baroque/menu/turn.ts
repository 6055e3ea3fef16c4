/** What the questions of one turn share, worked out once for all of them. */

import { type RoyalSquares, royalsOf } from '../moves/attacks.ts';
import { positionsStoodTwice, type State } from '../position/state.ts';

export interface TurnContext {
  readonly state: State;
  readonly royals: RoyalSquares;
  /** A copy of the board for trying moves on. */
  readonly trial: number[];
  /** Positions that would be drawn if they stood again. */
  readonly twice: ReadonlySet<string>;
}

export const turnContext = (state: State): TurnContext => ({
  state,
  royals: royalsOf(state),
  trial: state.board.slice(),
  twice: positionsStoodTwice(state),
});
