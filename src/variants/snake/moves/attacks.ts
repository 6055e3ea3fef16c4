/** Attackers of a square (SN-SAFE-1), and lines of attack (SN-SAFE-2). */
import * as attacks from '../../../kernel/board/attacks.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction, ORTHOGONALS, opposite } from '../../../kernel/board/direction.ts';
import { withUnits } from '../../../kernel/board/placement.ts';
import type { Step } from '../../../kernel/event.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { neighboursOf, RAYS } from '../position/board.ts';
import { unitOn } from '../position/names.ts';
import { headOf, isPiece, type State } from '../position/state.ts';
import { step } from '../rules/index.ts';
import { canCapture } from './generate.ts';
import { REACH } from './tables.ts';

/** A piece move that is examined without being made, since making moves is slower. */
export interface HypotheticalMove {
  readonly from: Square;
  readonly to: Square;
}

/** Lists the units that could capture on `target`, the Head last (SN-SAFE-1). `vacated` counts as empty. */
export const attackersOf = (state: State, target: Square, by: Side, vacated?: Square): readonly Square[] => {
  const board = vacated === undefined ? state.board : withUnits(state.board, [vacated, null]);
  const pieces = attacks.attackersOf(board, REACH, target, by);
  const head = headOf(state, by);
  return head !== undefined && neighboursOf(head).includes(target) ? [...pieces, head] : pieces;
};

/** Whether one side could capture on a square after a piece move of the other side (SN-SAFE-1). */
export const isAttacked = (
  state: State,
  target: Square,
  by: Side,
  vacated: Square,
  { from, to }: HypotheticalMove,
): boolean => {
  const { board } = state;
  const head = headOf(state, by);
  if (head !== undefined && neighboursOf(head).includes(target)) return true;
  for (const { path, within } of attacks.attackPathsTo(REACH, target, by)) {
    for (let index = 0; index < path.length; index++) {
      const square = path[index] as Square;
      if (square === vacated || square === from) continue;
      if (square === to) break;
      const occupant = board[square];
      if (!occupant) continue;
      if (occupant.side === by && isPiece(occupant) && index < within[occupant.type]) return true;
      break;
    }
  }
  return false;
};

/**
 * Lists the attackers of the Head of the side to move. The list is for display, since check brings no duty (SN-SAFE-6).
 */
export const headAttackers = (state: State): readonly Square[] => {
  const head = headOf(state, state.toMove);
  return head === undefined ? [] : attackersOf(state, head, other(state.toMove));
};

export const isInCheck = (state: State): boolean => headAttackers(state).length > 0;

const rayToOccupied = (state: State, from: Square, direction: Direction): readonly Square[] | null => {
  const ray = RAYS[from]?.[direction] ?? [];
  const end = attacks.firstOccupied(state.board, ray);
  return end < 0 ? null : ray.slice(0, end + 1);
};

/**
 * Lists the lines of attack that would cross `at` if `at` were empty (SN-SAFE-2). Each line runs from attacker to
 * target.
 */
export const linesThrough = (state: State, at: Square): readonly (readonly Square[])[] => {
  const board = state.board;
  const found: (readonly Square[])[] = [];
  for (const direction of DIRECTIONS) {
    const back = rayToOccupied(state, at, direction);
    const rider = back && board[back.at(-1) as Square];
    if (!rider || !isPiece(rider) || rider.type !== (ORTHOGONALS.includes(direction) ? 'lancer' : 'archer')) continue;
    const ahead = rayToOccupied(state, at, opposite(direction));
    const target = ahead && board[ahead.at(-1) as Square];
    if (target && canCapture(state, rider.side, target)) found.push([...[...back].reverse(), at, ...ahead]);
  }
  return found;
};

const headLinesThrough = (state: State, at: Square): readonly (readonly Square[])[] =>
  linesThrough(state, at).filter((line) => state.board[line.at(-1) as Square]?.type === 'head');

const lineStep = (state: State, line: readonly Square[], verb: 'opens' | 'closes', what: string): Step => {
  const text = `This ${verb} the line from the ${unitOn(state, line[0] as Square)} to the ${unitOn(state, line.at(-1) as Square)}.`;
  return step('SN-SAFE-2', [{ kind: 'traced', what, line }], text);
};

/** Returns steps that tell which lines of attack a Snake move closed and opened (SN-SAFE-2). */
export const changedLineSteps = (
  before: State,
  after: State,
  entered: Square | null,
  vacated: Square | null,
): readonly Step[] => [
  ...(entered === null
    ? []
    : headLinesThrough(before, entered).map((line) => lineStep(before, line, 'closes', 'closed line'))),
  ...(vacated === null
    ? []
    : headLinesThrough(after, vacated).map((line) => lineStep(after, line, 'opens', 'opened line'))),
];
