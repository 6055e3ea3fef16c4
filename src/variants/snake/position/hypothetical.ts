import type { Square } from '../../../kernel/board/board.ts';
import { ORTHOGONALS } from '../../../kernel/board/direction.ts';
import type { Side } from '../../../kernel/side.ts';
import { BOARD, RAYS } from './board.ts';
import { OPTIONS } from './options.ts';
import type { PieceType } from './pieces.ts';
import { type Chain, isPiece, positionOf, type State } from './state.ts';

/** Returns the position with `side` to move the unit on `at`. A Head or Tail moves in the Snake phase. */
export const withSideToMove = (state: State, side: Side, at: Square): State => {
  const there = state.board[at];
  const phase = there && !isPiece(there) ? 'snake' : 'piece';
  return { ...state, toMove: side, phase, shielded: state.shielded === side ? null : state.shielded };
};

const chainOn = (...names: readonly string[]): Chain => names.map((name) => BOARD.at(name));

/** Snakes of three Parts that rest on ranks 1 and 8, so that diagrams stay clear. */
const RESTING_CHAINS: readonly Chain[] = ['abc', 'bcd', 'cde', 'def', 'efg', 'fgh'].flatMap((files) =>
  ['1', '8'].map((rank) => chainOn(...[...files].map((file) => `${file}${rank}`))),
);

const isOutOfReach = (from: Square, square: Square): boolean => {
  const [files, ranks] = [
    Math.abs(BOARD.fileOf(square) - BOARD.fileOf(from)),
    Math.abs(BOARD.rankOf(square) - BOARD.rankOf(from)),
  ];
  return files > 0 && ranks > 0 && files !== ranks && files + ranks > 3;
};

const chainFrom = (head: Square): Chain => {
  const room = ORTHOGONALS.map((direction) => RAYS[head]?.[direction] ?? []).find((ray) => ray.length >= 2) ?? [];
  return [head, ...room.slice(0, 2)];
};

/** Snakes that only complete the position stand where little of the diagram is blocked. */
export const diagramPosition = (type: PieceType | 'snake', side: Side, square: Square): State => {
  const aside = [...RESTING_CHAINS].sort(
    (a, b) =>
      a.filter((each) => !isOutOfReach(square, each)).length - b.filter((each) => !isOutOfReach(square, each)).length,
  );
  const mine = type === 'snake' ? chainFrom(square) : (aside[0] as Chain);
  const theirs = aside.find((each) => !each.some((part) => mine.includes(part) || part === square)) as Chain;
  const snakes = side === 'white' ? { white: mine, black: theirs } : { white: theirs, black: mine };
  const pieces = BOARD.squares.map((each) => (type === 'snake' || each.square !== square ? null : { type, side }));
  return positionOf({
    pieces,
    snakes,
    toMove: side,
    phase: type === 'snake' ? 'snake' : 'piece',
    shielded: null,
    quiet: 0,
    number: 1,
    options: OPTIONS.initial,
  });
};
