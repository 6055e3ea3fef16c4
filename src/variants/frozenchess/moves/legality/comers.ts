/** Who may come to the squares that a special action touches, where that can be read off it. */
import type { Square } from '../../../../kernel/board/board.ts';
import { other, type Side } from '../../../../kernel/side.ts';
import type { Code, Special } from '../../position/action.ts';
import { bitOf, type Kinds } from '../../position/kinds.ts';
import { kindsOn } from '../../position/piece-lists.ts';
import { type State, stackOn } from '../../position/state.ts';

/** The kinds of those who may stand on some squares, of the side to move and of the other. */
export interface Comers {
  readonly own: Kinds;
  readonly foreign: Kinds;
}

export const ANYBODY: Kinds = -1;
const ALL: Comers = { own: ANYBODY, foreign: ANYBODY };

/**
 * Special actions that bring only those to the squares they touch who stand on one of them, or where they are
 * used; a Pawn may become another, and Morph says who comes.
 */
const SHUFFLING: ReadonlySet<Code> = new Set([
  'AIM',
  'BS',
  'DF',
  'DI',
  'FU',
  'LD',
  'MO',
  'MP',
  'PA',
  'PL',
  'PT',
  'PU',
  'QU',
  'SH',
  'SN',
  'SW',
  'TS',
  'TU',
  'WS',
]);

/** The kinds of one side on these squares. */
const kindsOf = (state: State, squares: readonly Square[], side: Side): Kinds =>
  squares.reduce(
    (sum, square) => (stackOn(state, square)?.side === side ? sum | (kindsOn(state)[square] as Kinds) : sum),
    0,
  );

/** What becomes of a unit: any kind, where that is not said yet. */
const becoming = (action: Special): Kinds => {
  if (action.code === 'MO') return action.promote === undefined ? ANYBODY : bitOf(action.promote);
  return 'promote' in action && action.promote !== null ? ANYBODY : 0;
};

/** Those who may come to these squares by a special action. */
export const comersOf = (state: State, action: Special, touched: readonly Square[]): Comers => {
  const { code, from } = action;
  if (!SHUFFLING.has(code) || touched.some((square) => state.tombs[square] !== undefined)) return ALL;
  const squares = [from, ...touched];
  const becomes = becoming(action);
  const foreign = kindsOf(state, squares, other(state.toMove));
  return {
    own: kindsOf(state, squares, state.toMove) | becomes,
    foreign: foreign === 0 ? 0 : foreign | becomes,
  };
};
