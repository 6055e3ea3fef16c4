import type { Hint } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { countWords, MAX_LISTED } from '../../../kernel/words.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import { canComplete, legalPaths, obstacleOn } from '../moves/legality.ts';
import { makeEncroachment } from '../moves/make.ts';
import { reachableSquares } from '../moves/reachable.ts';
import { boostIn, hasCapturedWorm, wormPathsOf } from '../moves/worm-paths.ts';
import type { Encroachment, WormPath } from '../position/action.ts';
import { listSquares, nameOf } from '../position/board.ts';
import { BOOST_WORDS, type State, turnsToWait } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

/**
 * The kinds of obstacles that a hint marks, in this order. The kind `blocked` is not listed, because a shorter path
 * ends on each blocked square and meets an obstacle of a listed kind on that square.
 */
const OBSTACLE_KINDS = ['friend', 'trail', 'check'] as const;

const obstacleSquares = (state: State, side: Side): readonly Square[] => {
  const found = wormPathsOf(state, side, boostIn(state)).flatMap((path) => obstacleOn(state, path) ?? []);
  return OBSTACLE_KINDS.flatMap((kind) => [...new Set(found.filter((each) => each.kind === kind).map(({ at }) => at))]);
};

/** Returns the hint of a piece move: the squares that the worm could enter, or what bars the worm (GW-TURN-7). */
export const pieceMoveHint = (after: State): Hint => {
  const side = after.toMove;
  if (hasCapturedWorm(after)) {
    return refusal('GW-END-3', `Captures ${sideName(other(side))}'s Worm Titan and wins.`);
  }
  const squares = [...new Set(legalPaths(after).map(({ to }) => to))];
  if (squares.length === 0)
    return refusal(
      'GW-TURN-7',
      `${sideName(side)} loses at once: the worm could not move.`,
      obstacleSquares(after, side),
    );
  const which = squares.length > MAX_LISTED ? '' : `: ${listSquares(squares)}`;
  const boost = boostIn(after);
  return refusal(
    boost === 'none' ? 'GW-TURN-6' : 'GW-BOOST-1',
    `Leaves the worm ${countWords(squares.length, 'square')}${which}.${boost === 'none' ? '' : ` It may ${BOOST_WORDS[boost]}.`}`,
    squares,
  );
};

export const encroachmentOf = (path: WormPath, leg: Square | null): Encroachment => ({
  kind: 'encroachment',
  path,
  leg,
});

/** Whether an Encroachment (worm move) leaves the moved worm no room, so that its side loses next turn (GW-END-1). */
export const isFatal = (state: State, action: Encroachment): boolean => {
  const ended = makeEncroachment(state, action);
  return reachableSquares(ended, state.toMove).length === 0 && !hasCapturedWorm(ended) && canComplete(ended);
};

/** Whether an Encroachment (worm move) leaves the moved worm little room: 1 to `MAX_LISTED` squares. */
export const isCornering = (state: State, action: Encroachment): boolean => {
  const ended = makeEncroachment(state, action);
  const room = reachableSquares(ended, state.toMove).length;
  return room > 0 && room <= MAX_LISTED && !hasCapturedWorm(ended) && canComplete(ended);
};

export const encroachmentHint = (state: State, action: Encroachment): Hint => {
  const side = state.toMove;
  const enemy = sideName(other(side));
  const ended = makeEncroachment(state, action);
  if (ended.phase.kind === 'encroachment') {
    return refusal('GW-END-3', `Captures ${enemy}'s Worm Titan and wins.`);
  }
  const { crossed, to } = action.path;
  const added = [...crossed, to];
  const room = reachableSquares(ended, side).length;
  const left = `The worm could still reach ${countWords(room, 'square')}.`;
  if (!canComplete(ended)) {
    return refusal('GW-END-1', `Wins at once: ${enemy} could not complete a turn.`, added);
  }
  return room > 0
    ? refusal('GW-TRAIL-2', left, added)
    : refusal('GW-END-1', `${sideName(side)} loses next turn: the worm could not move.`, added);
};

export const legHint = (state: State, action: Encroachment): Hint => {
  const { leg } = action;
  if (leg === null) return encroachmentHint(state, action);
  const after = makeEncroachment(state, action);
  const reached = [...new Set(pseudoLegalMoves(after, leg).map(({ to }) => to))];
  const text =
    reached.length === 0
      ? `A Leg on ${nameOf(leg)} could not move yet.`
      : `A Leg on ${nameOf(leg)} could move to ${reached.length > MAX_LISTED ? countWords(reached.length, 'square') : listSquares(reached)}.`;
  const wait = turnsToWait(after, state.toMove);
  const next = `The next one is possible in ${wait + 1} turns.`;
  return refusal('GW-NIGHT-4', `${text} ${next}`, reached);
};
