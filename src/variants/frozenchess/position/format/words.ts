/** The words of the position file: sides, kinds, aims, squares and ids. */
import { type Square, squareNamed } from '../../../../kernel/board.ts';
import { DIRECTIONS, type Direction } from '../../../../kernel/direction.ts';
import { ok, problem } from '../../../../kernel/result.ts';
import type { Side } from '../../../../kernel/side.ts';
import { BOARD } from '../board.ts';
import { KINDS, type Kind } from '../kinds.ts';
import { integer, oneOf, type Reader } from './schema.ts';

export const sideReader = oneOf<Side>({ w: 'white', b: 'black' });
export const kindReader = oneOf<Kind>(Object.fromEntries(KINDS.map((kind) => [kind, kind])) as Record<Kind, Kind>);
export const aimReader = oneOf<Direction>(Object.fromEntries(DIRECTIONS.map((each) => [each.toUpperCase(), each])));
export const id = integer(1);
/** An id, or 0 for nobody. */
export const maybeId: Reader<number | null> = (value, where) => {
  const read = integer(0)(value, where);
  return read.ok ? ok(read.value || null) : read;
};

export const squareReader: Reader<Square> = (value, where) => {
  const square = typeof value === 'string' ? squareNamed(BOARD, value) : null;
  return square === null ? problem(`${where}: ${JSON.stringify(value)} is no square from a1 to p16.`) : ok(square);
};
