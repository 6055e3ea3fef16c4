/** Which worm moves are legal, and whether a turn can be completed (GW-CHECK-1, GW-TURN-6). */
import type { Square } from '../../../kernel/board/board.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { Side } from '../../../kernel/side.ts';
import type { PieceMove, WormPath } from '../position/action.ts';
import { forbiddenSquares, type State, type Unit } from '../position/state.ts';
import { attackOnWorm, type WormAttack } from './attacks.ts';
import { hasPieceMove, pieceMovesOf } from './generate.ts';
import { makePieceMove, skipPieceMove } from './make.ts';
import { boostIn, hasCapturedWorm, moveWorm, wormPathsOf } from './worm-paths.ts';

export type Obstacle =
  | { readonly kind: 'trail'; readonly at: Square }
  /** A unit stands on a square that the worm must cross (GW-MOVE-2). */
  | { readonly kind: 'blocked'; readonly at: Square }
  | { readonly kind: 'friend'; readonly at: Square }
  | { readonly kind: 'check'; readonly at: Square; readonly attack: WormAttack };

/** Returns the first obstacle other than Check on a worm's path, or null (GW-TRAIL-1, GW-MOVE-2). */
export const obstacleBesidesCheck = (state: State, side: Side, { crossed, to }: WormPath): Obstacle | null => {
  const barred = forbiddenSquares(state, side);
  for (const at of crossed) {
    if (barred.includes(at)) return { kind: 'trail', at };
    if (state.units[at]) return { kind: 'blocked', at };
  }
  if (barred.includes(to)) return { kind: 'trail', at: to };
  return state.units[to]?.side === side ? { kind: 'friend', at: to } : null;
};

/** Returns the obstacle on a worm's path, or null. Capturing the enemy worm is never barred by Check (GW-CHECK-2). */
export const obstacleOn = (state: State, path: WormPath): Obstacle | null => {
  const { side } = state.units[path.from] as Unit;
  const found = obstacleBesidesCheck(state, side, path);
  if (found || state.units[path.to]?.type === 'worm') return found;
  const attack = attackOnWorm(moveWorm(state, path), side);
  return attack && { kind: 'check', at: path.to, attack };
};

export const isLegal = (state: State, path: WormPath): boolean => obstacleOn(state, path) === null;

/** Lists the legal paths of the worm of the side to move. Empty before the piece move (GW-TURN-5). */
export const legalPaths = memoize((state: State): readonly WormPath[] =>
  state.phase.kind === 'regular'
    ? []
    : wormPathsOf(state, state.toMove, state.phase.boost).filter((path) => isLegal(state, path)),
);

const canCompleteWithWorm = (state: State): boolean =>
  hasCapturedWorm(state) || wormPathsOf(state, state.toMove, boostIn(state)).some((path) => isLegal(state, path));

export const isCompleting = (state: State, action: PieceMove): boolean =>
  canCompleteWithWorm(makePieceMove(state, action));

/** Whether the side to move can complete a turn: a piece move or none, then a legal worm move (GW-END-1). */
export const canComplete = (state: State): boolean => {
  if (state.options.passing === 'on' && canCompleteWithWorm(skipPieceMove(state))) return true;
  for (const action of pieceMovesOf(state, state.toMove)) if (isCompleting(state, action)) return true;
  return (
    state.options.passing === 'off' && !hasPieceMove(state, state.toMove) && canCompleteWithWorm(skipPieceMove(state))
  );
};
