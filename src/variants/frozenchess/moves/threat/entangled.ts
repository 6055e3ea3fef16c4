/** Entanglement (FC-ENT-1): when a unit is captured, each friend of equal kind that shares a line with it dies too. */
import { shareLine } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { unitsOn } from '../../position/squares.ts';
import { holds, idOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { choosableKinds } from './capturable.ts';

export const sameKindOnLines = (state: State, { square, stack }: Actor, kind: Kind): readonly Actor[] => {
  if (kind === 'P' || kind === 'E' || kind === 'K') return [];
  const all: readonly Actor[] = stack.shade
    ? [...state.shadows].sort((a, b) => a.square - b.square)
    : unitsOn(state, squaresOf(state, stack.side));
  return all.filter(
    (each) =>
      each.stack.side === stack.side &&
      idOf(each.stack) !== idOf(stack) &&
      shareLine(each.square, square) &&
      holds(each.stack, kind),
  );
};

export const entangledWith = (state: State, hunter: Actor, victim: Actor, kind: Kind): readonly Actor[] =>
  sameKindOnLines(state, victim, kind).filter((each) => choosableKinds(state, 'further', hunter, each).includes(kind));
