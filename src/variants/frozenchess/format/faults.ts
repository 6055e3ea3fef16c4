import { differsFromInitial, firstRepeated } from '../../../kernel/editing/codec.ts';
import { countFault } from '../../../kernel/editing/fields.ts';
import { SIDES } from '../../../kernel/side.ts';
import { nameOf, SQUARES } from '../position/board.ts';
import { isLifeless } from '../position/kinds.ts';
import { GROUND } from '../position/schema.ts';
import { isTombCovered } from '../position/squares.ts';
import { isCarrying, isFused, isMonad, kindOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import type { PositionFile } from './file.ts';

const faultOfIds = ({ nextId }: PositionFile, ids: readonly number[]): string | null => {
  const twice = firstRepeated(ids, (each) => each);
  if (twice !== undefined) return `The id ${twice} is used twice.`;
  const isLow = nextId !== undefined && ids.some((each) => each >= nextId);
  return isLow ? '"nextId" must be greater than every id.' : null;
};

const faultOfKings = ({ stacks, result }: PositionFile): string | null => {
  for (const side of SIDES) {
    const kings = stacks.filter(({ stack }) => stack.side === side && kindOf(stack) === 'K').length;
    if (kings > 1 || (kings === 0 && !result)) return countFault(side, kings, 'King');
  }
  return null;
};

const faultOfSquares = ({ stacks, walls, queenShadows }: PositionFile, state: State): string | null => {
  const solid = stacks.filter(({ stack }) => !stack.shade);
  const crowded = firstRepeated(solid, ({ square }) => square);
  if (crowded) return `${nameOf(crowded.square)} holds two stacks.`;
  const both = SQUARES.find((square) => walls[square] && queenShadows[square]);
  if (both !== undefined) return `${nameOf(both)} is both a wall and a Queen's Shadow.`;
  const climber = stacks.find(({ stack, isOnWall }) => stack.shade && isOnWall);
  if (climber) return `${nameOf(climber.square)}: a shadow cannot be on a wall.`;
  for (const { square, stack, isOnWall } of solid) {
    const wall = state.walls[square];
    if (wall && (kindOf(stack) !== 'M' || wall.shadow)) return `${nameOf(square)}: only an Assassin can be on a wall.`;
    if (isOnWall !== !!wall) return `${nameOf(square)}: "onWall" must say whether a wall is there.`;
  }
  return null;
};

const faultOfGround = ({ result, corrupted }: PositionFile, state: State): string | null => {
  // A captured King ends the game before tombs are updated.
  const unsettled = SQUARES.find((square) => {
    const tomb = state.tombs[square];
    return tomb && !result && isTombCovered(state, square) !== (tomb.status === 'hidden');
  });
  if (unsettled !== undefined) return `tombs.${nameOf(unsettled)}: a tomb is hidden exactly while something is on it.`;
  const spoiled = corrupted.find((square) => state.stacks[square] || state.walls[square] || state.tombs[square]);
  return spoiled === undefined ? null : `corrupted: ${nameOf(spoiled)} cannot hold a piece, a wall or a tomb.`;
};

/** Fields that a first game must not have (FC-FIRST-1). */
const ADVANCED_FIELDS = [
  'pursuit',
  'bombs',
  'distracts',
  'quickened',
  'tornados',
  'avalanches',
  'tunnels',
] as const satisfies readonly (keyof typeof GROUND)[];

const faultOfFirstGame = (file: PositionFile): string | null => {
  if (file.options.rules === 'all') return null;
  const field = ADVANCED_FIELDS.find((each) => differsFromInitial(GROUND[each], file[each]));
  if (field) return `${GROUND[field].name ?? field}: a first game has none of it.`;
  const held = file.stacks.find(
    ({ stack }) => stack.shade || isMonad(stack) || isFused(stack) || isCarrying(stack) || isLifeless(kindOf(stack)),
  );
  return held ? `${nameOf(held.square)}: a first game has no shadows, monads, stacks, cargo, Eggs or Wonders.` : null;
};

/** Returns the first fault as a sentence, or null. `ids` holds all units' ids. */
export const faultIn = (file: PositionFile, ids: readonly number[], state: State): string | null =>
  faultOfIds(file, ids) ??
  faultOfKings(file) ??
  faultOfSquares(file, state) ??
  faultOfGround(file, state) ??
  faultOfFirstGame(file);
