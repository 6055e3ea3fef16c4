/** A whole game in a link: packed, deflated after the words that links have in common, in URL-safe base64. */
import { Deflate, Inflate } from 'fflate';
import type { GameRecord } from '../../../kernel/game.ts';
import { type Problem, problem, type Result } from '../../../kernel/result.ts';
import { READING } from '../../base/reading-words.ts';
import { type Resumable, runSync } from '../../base/resumable.ts';
import { attempt } from '../../base/storage.ts';
import { LIMITS, readSaved, type Stamp } from '../reading.ts';
import type { SavedGame } from '../saved.ts';
import { gameLinkIn } from './fragment.ts';
import { LINK_WORDS } from './link-words.ts';
import { pack, unpack } from './packed.ts';

/** How a link begins; before 1.0.0 it was `#g=` with deflated JSON, at first `#game=` with a plain record. */
export const PREFIX = '#g3=';
const KNOWN = /^#g(3|ame)?=/;

const CHANGED = 'A part of it was changed.';
const DICTIONARY = new TextEncoder().encode(LINK_WORDS);

/** The result of the work; where it fails, throws what is wrong with the link. */
const orThrow = <T>(work: () => T, wrong: string): T => {
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
  const bytes = orThrow(() => atob(plain), 'It has characters that no link to a game has.');
  return Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
};

const decode = (bytes: Uint8Array): string =>
  orThrow(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'It does not hold text.');

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Stops at the size limit of a saved game: a short link can inflate to gigabytes. */
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

/** Bytes deflated at once. A multiple of 3, so that the base64 pieces can be joined. */
const PIECE = 3 * 2 ** 14;

/** The link to a packed game, in pieces. */
export function* linking(packed: string): Resumable<string> {
  const bytes = new TextEncoder().encode(packed);
  const parts: Uint8Array[] = [];
  const stream = new Deflate({ level: 9, dictionary: DICTIONARY }, (part) => parts.push(part));
  for (let at = 0; at < bytes.length; at += PIECE) {
    stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    yield { done: at, all: bytes.length };
  }
  const deflated = join(parts);
  let link = PREFIX;
  for (let at = 0; at < deflated.length; at += PIECE) {
    link += base64(deflated.subarray(at, at + PIECE));
    yield { done: bytes.length, all: bytes.length };
  }
  return link;
}

/** A record alone is enough for a game without names, notes or branches. */
export const linkTo = (game: SavedGame | GameRecord): string => runSync(linking(pack(game)));

/** The JSON in a fragment, by how it begins. */
const jsonIn = (fragment: string): string => {
  const start = fragment.indexOf('=') + 1;
  const prefix = fragment.slice(0, start);
  const bytes = bytesIn(fragment.slice(start));
  if (prefix === '#game=') return decode(bytes);
  if (prefix === '#g=') return decode(inflate(bytes));
  const packed = decode(inflate(bytes, DICTIONARY));
  return orThrow(() => unpack(packed), CHANGED);
};

/** The saved game in a link's fragment; opening it checks whether it can be played. */
export const readFragment = (given: string, stamp: Stamp): Result<SavedGame, Problem> => {
  if (given.length > LIMITS.file) return problem(READING.tooLarge(given.length, LIMITS.file));
  // Signs that a sentence or a program has set behind the link are no part of it.
  const fragment = gameLinkIn(given) ?? given;
  if (!KNOWN.test(fragment)) return problem(READING.newerLink);
  const read = attempt(() => jsonIn(fragment));
  if (!read.ok) return problem(`This link is damaged or incomplete. (${read.error.text})`);
  return readSaved(read.value, stamp);
};
