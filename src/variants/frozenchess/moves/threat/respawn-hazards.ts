/** Hazards to a unit that appears on a square (FC-THR-6): they forbid respawning there. */
import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTIONS } from '../../../../kernel/board/direction.ts';
import type { Side } from '../../../../kernel/side.ts';
import { area, near, RAYS } from '../../position/board.ts';
import { holdsOn, isFilled } from '../../position/squares.ts';
import type { State } from '../../position/state.ts';
import { isParalysed } from './paralysis-by-presence.ts';
import { threateners } from './threat.ts';

const ballistas = (state: State, square: Square, side: Side): readonly Square[] =>
  DIRECTIONS.flatMap((direction) => {
    const line = (RAYS[square] as (typeof RAYS)[number])[direction];
    const first = line.find((each) => isFilled(state, each));
    return first !== undefined && holdsOn(state, first, 'A', side) && !isParalysed(state, first)
      ? [first]
      : [];
  });

const jesters = (state: State, square: Square, side: Side): readonly Square[] =>
  near(square).filter((each) => holdsOn(state, each, 'J', side));

const bombs = (state: State, square: Square, side: Side): readonly Square[] =>
  state.bombs
    .filter((bomb) => bomb.side === side && area(bomb.square).includes(square))
    .map((bomb) => bomb.square);

/** The squares from which a side influences this one. */
export const influencers = (state: State, square: Square, side: Side): readonly Square[] => [
  ...new Set([
    ...threateners(state, square, side),
    ...ballistas(state, square, side),
    ...jesters(state, square, side),
    ...bombs(state, square, side),
  ]),
];
