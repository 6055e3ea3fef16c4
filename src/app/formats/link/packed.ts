/** A game in three lines, made to be deflated: its JSON with 0 for each value, the values by field, and a sum. */
import type { Fields } from '../../../kernel/editing/objects.ts';
import type { GameRecord } from '../../../kernel/game.ts';
import { EMPTY_SUM, sumAfter } from '../../base/checksum.ts';
import { had } from '../../base/features.ts';
import type { SavedGame } from '../saved.ts';

const isValue = (part: unknown): boolean => typeof part !== 'object' || part === null;

/** Items of lists, and what is filed by number, are one field. */
const fieldOf = (key: string): string => (/^\d+$/.test(key) ? '' : key);

/** A position that is written as JSON is a part of the shape; others are a value. */
const unfolded = (position: string): unknown => {
  const json = had((): unknown => JSON.parse(position));
  return !isValue(json) && JSON.stringify(json) === position ? json : position;
};

const sumOf = (shape: string, values: string): string => {
  const [sum] = sumAfter(sumAfter(EMPTY_SUM, shape), values);
  return (sum >>> 0).toString(36);
};

/** The game with the fields that hold a written position changed. */
const withPositions = (game: Fields, change: (position: never) => unknown): Fields => {
  const positions = ['start', 'snapshot'].filter((name) => name in game);
  return { ...game, ...Object.fromEntries(positions.map((name) => [name, change(game[name] as never)])) };
};

/** The three lines of a saved game or record; `unpack` gives its JSON back. */
export const pack = (game: SavedGame | GameRecord): string => {
  const fields = new Map<string, unknown[]>();
  const shape = JSON.stringify(withPositions({ ...game }, unfolded), (key, part) => {
    if (!isValue(part)) return part;
    const field = fieldOf(key);
    const column = fields.get(field) ?? [];
    fields.set(field, column);
    column.push(part);
    return 0;
  });
  const values = JSON.stringify([...fields.values()]);
  return [shape, values, sumOf(shape, values)].join('\n');
};

/** The JSON of a packed game; throws if it is none. */
export const unpack = (packed: string): string => {
  const [shape = '', values = '', sum] = packed.split('\n');
  if (sum !== sumOf(shape, values)) throw new Error();
  const columns = (JSON.parse(values) as readonly (readonly unknown[])[]).values();
  const fields = new Map<string, Iterator<unknown>>();
  const nextOf = (field: string): unknown => {
    const column = fields.get(field) ?? columns.next().value?.values();
    const next = column?.next();
    if (!column || next?.done !== false) throw new Error();
    fields.set(field, column);
    return next.value;
  };
  const game = JSON.parse(shape, (key, part) => (isValue(part) ? nextOf(fieldOf(key)) : part));
  const folded = (position: unknown) => (isValue(position) ? position : JSON.stringify(position));
  return JSON.stringify(withPositions(game, folded));
};
