import { type Board, type Square, squareName, squareNamed } from '../board/board.ts';
import { DIRECTIONS, type Direction } from '../board/direction.ts';
import { err, ok, type Problem, type Result } from '../result.ts';

export type UnitId = number;

/** What can be picked, spelled `e4`, `#12`, `>ne` or `=queen`. */
export type Target =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'direction'; readonly direction: Direction }
  | { readonly kind: 'option'; readonly option: string };

const SQUARES: Target[] = [];

/** Returns the target of a square: one shared object per square, since menus need thousands. */
export const square = (at: Square): Target => {
  const known = SQUARES[at];
  if (known) return known;
  const target: Target = { kind: 'square', square: at };
  SQUARES[at] = target;
  return target;
};

export const unit = (id: UnitId): Target => ({ kind: 'unit', unit: id });
export const direction = (towards: Direction): Target => ({ kind: 'direction', direction: towards });
export const option = (name: string): Target => ({ kind: 'option', option: name });

export const sameTarget = (a: Target, b: Target): boolean => {
  switch (a.kind) {
    case 'square':
      return b.kind === 'square' && a.square === b.square;
    case 'unit':
      return b.kind === 'unit' && a.unit === b.unit;
    case 'direction':
      return b.kind === 'direction' && a.direction === b.direction;
    case 'option':
      return b.kind === 'option' && a.option === b.option;
  }
};

export const spellTarget = (board: Board, target: Target): string => {
  switch (target.kind) {
    case 'square':
      return squareName(board, target.square);
    case 'unit':
      return `#${target.unit}`;
    case 'direction':
      return `>${target.direction}`;
    case 'option':
      return `=${target.option}`;
  }
};

/** Spells picks as records do: `e2 e4`, `b1 #12 =stretch a1`. */
export const spell = (board: Board, picks: readonly Target[]): string =>
  picks.map((target) => spellTarget(board, target)).join(' ');

const readTarget = (board: Board, word: string): Target | null => {
  const rest = word.slice(1);
  if (word[0] === '#') return /^(?:0|[1-9]\d*)$/.test(rest) ? unit(Number(rest)) : null;
  if (word[0] === '>') return DIRECTIONS.includes(rest as Direction) ? direction(rest as Direction) : null;
  if (word[0] === '=') return rest ? option(rest) : null;
  const at = squareNamed(board, word);
  return at === null ? null : square(at);
};

/** Reads spelled picks. The problem quotes the first wrong word. */
export const readPicks = (board: Board, text: string): Result<readonly Target[], Problem> => {
  const picks: Target[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const target = readTarget(board, word);
    if (!target) return err({ text: `"${word}" is neither a square nor an input such as #12, >ne or =option.` });
    picks.push(target);
  }
  return ok(picks);
};
