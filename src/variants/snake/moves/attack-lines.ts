/** The lines of attack that a Snake move opens, where the Tail leaves, and shuts, where the Head arrives (SN-SAFE-2). */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTIONS, type Direction, ORTHOGONALS, opposite } from '../../../kernel/direction.ts';
import { type Step, told } from '../../../kernel/event.ts';
import { RAYS } from '../position/board.ts';
import { isPiece, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { unitOn } from '../show/names.ts';
import { canCapture } from './generate.ts';

/** The squares from one on until the first that is occupied; null if the edge comes first. */
const untilOccupied = (state: State, from: Square, direction: Direction): readonly Square[] | null => {
  const ray = RAYS[from]?.[direction] ?? [];
  const end = ray.findIndex((square) => state.board[square]);
  return end < 0 ? null : ray.slice(0, end + 1);
};

/** The lines on which a Lancer or Archer would capture if nothing stood on this square, rider first. */
export const linesThrough = (state: State, at: Square): readonly (readonly Square[])[] => {
  const board = state.board;
  const found: (readonly Square[])[] = [];
  for (const direction of DIRECTIONS) {
    const back = untilOccupied(state, at, direction);
    const rider = back && board[back.at(-1) as Square];
    if (!rider || !isPiece(rider) || rider.type !== (ORTHOGONALS.includes(direction) ? 'lancer' : 'archer')) continue;
    const ahead = untilOccupied(state, at, opposite(direction));
    const target = ahead && board[ahead.at(-1) as Square];
    if (target && canCapture(state, rider.side, target)) found.push([...[...back].reverse(), at, ...ahead]);
  }
  return found;
};

const tracesOf = (state: State, line: readonly Square[], verb: 'opens' | 'shuts', what: string): Step => {
  const text = `This ${verb} the line from the ${unitOn(state, line[0] as Square)} to the ${unitOn(state, line.at(-1) as Square)}.`;
  return told(rule('SN-SAFE-2'), [{ kind: 'traced', what, line }], text);
};

/** Tells the lines that differ: `vacated` is the square the Tail has left, `entered` the empty one the Head has gone to. */
export const changedLines = (before: State, after: State, entered: Square | null, vacated: Square | null): readonly Step[] => [
  ...(entered === null ? [] : linesThrough(before, entered).map((line) => tracesOf(before, line, 'shuts', 'shut line'))),
  ...(vacated === null ? [] : linesThrough(after, vacated).map((line) => tracesOf(after, line, 'opens', 'opened line'))),
];
