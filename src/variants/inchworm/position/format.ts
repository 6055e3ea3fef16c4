/** The position file: one line of JSON with everything a turn depends on. */
import type { Side } from '../../../kernel/side.ts';
import { promotionsOwed } from '../moves/promotion.ts';
import { nameOf } from './board.ts';
import { LETTERS } from './pieces.ts';
import { positionKey } from './repetition.ts';
import { type Pair, type Passing, phaseOf, type State, turnSide } from './state.ts';

const letterOf = (side: Side): 'w' | 'b' => (side === 'white' ? 'w' : 'b');

const passingText = (passing: Passing | null) => passing && { men: passing.men, squares: passing.squares.map(nameOf) };

const pairText = (pair: Pair | null) => pair && [pair.king, pair.rook];

/** Positions that have occurred, with how often, the one that occurred last behind; left out where there is only the present one. */
const historyText = (state: State) => {
  if (state.history.length === 1 && state.history[0] === positionKey(state)) return {};
  const times = new Map<string, number>();
  for (const key of state.history) {
    const before = times.get(key) ?? 0;
    times.delete(key);
    times.set(key, before + 1);
  }
  return { history: Object.fromEntries(times) };
};

const pendingText = (state: State) => {
  if (!state.owed) return {};
  const { rolls, passing, quiet } = state.owed;
  const owed = rolls.length > 0 ? { rolls } : { promotions: promotionsOwed(state).map(({ id, side }) => ({ id, side: letterOf(side) })) };
  return { pending: { ...owed, enPassant: passingText(passing), quiet } };
};

/** The position as the reader takes it. */
export const writePosition = (state: State): string =>
  JSON.stringify({
    variant: 'inchworm',
    sideToMove: letterOf(turnSide(state)),
    turnNumber: Math.floor(state.ply / 2) + 1,
    men: state.men.map(({ id, side, type, at }) => ({ id, side: letterOf(side), type: LETTERS[type], at: at.map(nameOf) })),
    links: state.links.map((file) => (file === null ? null : 'abcdefgh'[file])),
    linkMode: state.mode,
    castlingRights: state.rights.map(pairText),
    castlingInProgress: { w: state.castling.white, b: state.castling.black },
    enPassant: passingText(state.passing),
    quietCounter: state.quiet,
    phase: phaseOf(state),
    result: state.ending && { winner: state.ending.winner && letterOf(state.ending.winner), reason: state.ending.reason },
    options: { dice: state.dice },
    ...historyText(state),
    random: state.rng,
    ...pendingText(state),
    ...(state.offer === 'none' ? {} : { drawOffer: state.offer === 'standing' ? letterOf(turnSide(state)) : 'declined' }),
  });
