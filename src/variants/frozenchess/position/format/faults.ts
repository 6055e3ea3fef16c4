/** Faults between fields of the position file: two units on one square, an id used twice, a covered tomb. */
import { wrongNumber } from '../../../../kernel/editing/fields.ts';
import { SIDES } from '../../../../kernel/side.ts';
import { nameOf } from '../board.ts';
import { isLifeless } from '../kinds.ts';
import { isCovering } from '../squares.ts';
import { isCarrying, isFused, isMonad, kindOf } from '../stacks.ts';
import type { State } from '../state.ts';
import type { File } from './stacks.ts';

/** Fields that a first game cannot have (FC-FIRST-1). */
const ADVANCED = ['bombs', 'distracts', 'quickened', 'tornados', 'avalanches', 'tunnels'] as const;

/** The fault of a first game with an advanced feature, or null. */
const tooAdvanced = (file: File): string | null => {
  const field = file.stage ? 'stage' : ADVANCED.find((name) => file[name].length > 0);
  if (field) return `${field}: a first game has none of it.`;
  const held = file.stacks.find(
    ({ stack }) =>
      stack.shade || isMonad(stack) || isFused(stack) || isCarrying(stack) || isLifeless(kindOf(stack)),
  );
  return held
    ? `${nameOf(held.square)}: a first game has no shadows, monads, stacks, cargo, Eggs or Wonders.`
    : null;
};

/** The first that has a key of one before it. */
const repeated = <Each>(all: readonly Each[], key: (each: Each) => unknown): Each | undefined => {
  const met = new Set();
  return all.find((each) => met.size === met.add(key(each)).size);
};

/** The first fault between fields, or null. */
export const inconsistency = (file: File, ids: readonly number[], state: State): string | null => {
  const twice = repeated(ids, (each) => each);
  if (twice !== undefined) return `The id ${twice} is used twice.`;
  const solid = file.stacks.filter(({ stack }) => !stack.shade);
  const crowded = repeated(solid, ({ square }) => square);
  if (crowded) return `${nameOf(crowded.square)} holds two stacks.`;
  if (ids.some((each) => file.nextId !== undefined && each >= file.nextId))
    return `"nextId" must be greater than every id.`;
  for (const side of SIDES) {
    const kings = file.stacks.filter(({ stack }) => stack.side === side && kindOf(stack) === 'K').length;
    if (kings > 1 || (kings === 0 && !file.result)) return wrongNumber(side, kings, 'King');
  }
  const both = file.walls.find(([square]) => file.queenShadows.some(([other]) => other === square));
  if (both) return `${nameOf(both[0])} is both a wall and a Queen's Shadow.`;
  const climber = file.stacks.find(({ stack, onWall }) => stack.shade && onWall);
  if (climber) return `${nameOf(climber.square)}: a shadow cannot be on a wall.`;
  for (const { square, stack, onWall } of solid) {
    const wall = state.walls[square];
    if (wall && (kindOf(stack) !== 'M' || wall.shadow))
      return `${nameOf(square)}: only an Assassin can be on a wall.`;
    if (onWall !== !!wall) return `${nameOf(square)}: "onWall" must say whether a wall is there.`;
  }
  // After the capture of a King nothing is settled.
  for (const [square, tomb] of file.result ? [] : file.tombs) {
    const isCovered = isCovering(state, square);
    if (isCovered !== (tomb.status === 'hidden'))
      return `tombs.${nameOf(square)}: a tomb is hidden exactly while something is on it.`;
  }
  const spoiled = file.corrupted.find(
    (square) => state.stacks[square] || state.walls[square] || state.tombs[square],
  );
  if (spoiled !== undefined) return `corrupted: ${nameOf(spoiled)} cannot hold a piece, a wall or a tomb.`;
  const marked = repeated(file.distracts, ({ square }) => square);
  if (marked) return `distracts: ${nameOf(marked.square)} can have only one mark.`;
  const trapped = repeated(file.traps, ({ square, side }) => `${square} ${side}`);
  if (trapped) return `traps: ${nameOf(trapped.square)} can have only one trap of each side.`;
  // Assassins may leave bombs on one square, one after the other.
  const owned = file.bombs.filter(({ assassin }) => assassin !== null);
  const bombed = repeated(owned, ({ assassin }) => assassin);
  if (bombed) return `bombs: ${nameOf(bombed.square)}: an Assassin can have only one bomb.`;
  return state.isFirst ? tooAdvanced(file) : null;
};
