/** A whole game in a link: packed and deflated to keep the link short, in URL-safe base64. */
import { Deflate, Inflate } from 'fflate';
import type { JsonObject } from '../../../kernel/editing/objects.ts';
import type { GameRecord } from '../../../kernel/game.ts';
import { type Problem, problem, type Result } from '../../../kernel/result.ts';
import { attempt, tryOrNull } from '../../base/browser.ts';
import { continueSum, EMPTY_SUM } from '../../base/checksum.ts';
import { READING } from '../../base/reading-words.ts';
import { type Resumable, runSync } from '../../base/resumable.ts';
import { LIMITS, readSaved, type Stamp } from '../reading.ts';
import type { SavedGame } from '../saved.ts';
import { gameLinkIn } from './fragment.ts';
import { COMMON_WORDS } from './link-words.ts';

/** Today's prefix of links. Versions before 1.0.0 wrote `#g=` or `#game=`. */
export const PREFIX = '#g3=';
const KNOWN = /^#g(3|ame)?=/;

const CHANGED = 'A part of it was changed.';

const dictionaryOf = (words: string): Uint8Array => new TextEncoder().encode(words + COMMON_WORDS);

const attemptOrThrow = <T>(work: () => T, wrong: string): T => {
  const done = attempt(work);
  if (!done.ok) throw new Error(wrong);
  return done.value;
};

const base64 = (bytes: Uint8Array): string => {
  const text = btoa(bytes.reduce((signs, byte) => signs + String.fromCharCode(byte), ''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const bytesIn = (text: string): Uint8Array => {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = attemptOrThrow(() => atob(plain), 'It has characters that no link to a game has.');
  return Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
};

const decode = (bytes: Uint8Array): string =>
  attemptOrThrow(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'It does not hold text.');

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Inflates bytes up to a size limit, since a short link can hold gigabytes. */
const inflate = (bytes: Uint8Array, dictionary?: Uint8Array): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate({ ...(dictionary && { dictionary }) }, (part, final) => {
    size += part.length;
    ended = final;
    if (size > LIMITS.file) throw new Error();
    parts.push(part);
  });
  const inflated = attempt(() => {
    for (let at = 0; at < bytes.length; at += 1024)
      stream.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length);
  });
  if (size > LIMITS.file) throw new Error('This is too large to be a saved game.');
  if (!inflated.ok) throw new Error(CHANGED);
  if (!ended) throw new Error('The end of it is missing.');
  return join(parts);
};

const isValue = (part: unknown): boolean => typeof part !== 'object' || part === null;

const fieldOf = (key: string): string => (/^\d+$/.test(key) ? '' : key);

/** Parses a position that is JSON, so that its values are packed too. */
const positionAsJson = (position: string): unknown => {
  const json = tryOrNull((): unknown => JSON.parse(position));
  return !isValue(json) && JSON.stringify(json) === position ? json : position;
};

const packedSum = (shape: string, values: string): string => {
  const [sum] = continueSum(continueSum(EMPTY_SUM, shape), values);
  return (sum >>> 0).toString(36);
};

const withPositions = (game: JsonObject, change: (position: never) => unknown): JsonObject => {
  const positions = ['start', 'snapshot'].filter((name) => name in game);
  return { ...game, ...Object.fromEntries(positions.map((name) => [name, change(game[name] as never)])) };
};

/** Returns three lines that deflate well: JSON with 0 for each value, the values, a checksum. */
export const pack = (game: SavedGame | GameRecord): string => {
  const fields = new Map<string, unknown[]>();
  const shape = JSON.stringify(withPositions({ ...game }, positionAsJson), (key, part) => {
    if (!isValue(part)) return part;
    const field = fieldOf(key);
    const column = fields.get(field) ?? [];
    fields.set(field, column);
    column.push(part);
    return 0;
  });
  const values = JSON.stringify([...fields.values()]);
  return [shape, values, packedSum(shape, values)].join('\n');
};

/** Turns a packed text back into the JSON text of a game. Throws an error if the packed text is damaged. */
const unpack = (packed: string): string => {
  const [shape = '', values = '', sum] = packed.split('\n');
  if (sum !== packedSum(shape, values)) throw new Error();
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
  const positionAsText = (position: unknown) => (isValue(position) ? position : JSON.stringify(position));
  return JSON.stringify(withPositions(game, positionAsText));
};

/** Bytes handled between two pauses. A multiple of 3, so that base64 of pieces can be joined. */
const BYTES_BETWEEN_PAUSES = 3 * 2 ** 14;

export function* writeLink(packed: string, words: string): Resumable<string> {
  const bytes = new TextEncoder().encode(packed);
  const parts: Uint8Array[] = [];
  const stream = new Deflate({ level: 9, dictionary: dictionaryOf(words) }, (part) => parts.push(part));
  for (let at = 0; at < bytes.length; at += BYTES_BETWEEN_PAUSES) {
    stream.push(bytes.subarray(at, at + BYTES_BETWEEN_PAUSES), at + BYTES_BETWEEN_PAUSES >= bytes.length);
    yield { done: at, all: bytes.length };
  }
  const deflated = join(parts);
  let link = PREFIX;
  for (let at = 0; at < deflated.length; at += BYTES_BETWEEN_PAUSES) {
    link += base64(deflated.subarray(at, at + BYTES_BETWEEN_PAUSES));
    yield { done: bytes.length, all: bytes.length };
  }
  return link;
}

/** Returns a link to a game, as a URL fragment. A record gives a shorter link, without names, notes or variations. */
export const linkTo = (game: SavedGame | GameRecord, words: string): string => runSync(writeLink(pack(game), words));

const jsonIn = (fragment: string, words: string): string => {
  const start = fragment.indexOf('=') + 1;
  const prefix = fragment.slice(0, start);
  const bytes = bytesIn(fragment.slice(start));
  if (prefix === '#game=') return decode(bytes);
  if (prefix === '#g=') return decode(inflate(bytes));
  const packed = decode(inflate(bytes, dictionaryOf(words)));
  return attemptOrThrow(() => unpack(packed), CHANGED);
};

/** Reads a game. Replaying the game checks the actions later, since checking needs the variant's rules. */
export const readFragment = (given: string, stamp: Stamp, words: string): Result<SavedGame, Problem> => {
  if (given.length > LIMITS.file) return problem(READING.tooLarge(given.length, LIMITS.file));
  // Drops characters that a sentence or a program put after the link.
  const fragment = gameLinkIn(given) ?? given;
  if (!KNOWN.test(fragment)) return problem(READING.newerLink);
  const read = attempt(() => jsonIn(fragment, words));
  if (!read.ok) return problem(`This link is damaged or incomplete. (${read.error.text})`);
  return readSaved(read.value, stamp);
};
