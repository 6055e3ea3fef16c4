/** What the questions of one turn share, worked out once for all of them. */
import { type Royals, royalsOf } from '../moves/legality.ts';
import { type State, stoodTwice } from '../position/state.ts';

export interface Turn {
  readonly state: State;
  readonly royals: Royals;
  /** A copy of the board for trying moves on. */
  readonly trial: number[];
  /** Positions that would be drawn if they stood again. */
  readonly twice: ReadonlySet<string>;
}

export const turnOf = (state: State): Turn => ({
  state,
  royals: royalsOf(state),
  trial: state.field.slice(),
  twice: stoodTwice(state),
});
