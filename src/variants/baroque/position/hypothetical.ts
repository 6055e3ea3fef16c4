/** Boards that are only looked at, never played on: the other side to move, and a unit by itself. */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { fileOf, headingTo, rankOf, SQUARES } from './board.ts';
import { startingPosition } from './setup.ts';
import { numberUnits, type State } from './state.ts';
import { bitOf, EMPTY, TITAN, TYPES } from './units.ts';

/** The same board with that side to move, also while Chameleons are placed. */
export const asIf = (state: State, side: Side): State => ({ ...state, toMove: side, phase: 'play' });

const distance = (a: Square, b: Square): number => Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** A unit by itself; the Titans that no position lacks stand off its lines and far from each other. */
export const lone = (name: string, side: Side, square: Square): State | null => {
  const type = (TYPES as readonly string[]).indexOf(name) + 1;
  if (type === 0) return null;
  const aside = SQUARES.filter((each) => each !== square && headingTo(square, each) < 0).sort(
    (a, b) => distance(b, square) - distance(a, square),
  );
  const theirs = aside[0] as Square;
  const mine = aside.find((each) => distance(each, theirs) > 1 && headingTo(each, theirs) < 0) as Square;
  const kinds: number[] = Array.from({ length: 64 }, () => EMPTY);
  kinds[theirs] = bitOf(side === 'white' ? 'black' : 'white') | TITAN;
  if (type !== TITAN) kinds[mine] = bitOf(side) | TITAN;
  kinds[square] = bitOf(side) | type;
  return { ...startingPosition('standard'), board: numberUnits(kinds), toMove: side };
};
