/**
 * A whole game in a link: the saved game as JSON, deflated, in URL-safe base64. Links of the first release
 * carry a record that is not deflated; they still open.
 */
import { Deflate, Inflate } from 'fflate';
import type { GameRecord } from '../../kernel/game.ts';
import { type Problem, problem, type Result } from '../../kernel/result.ts';
import { type Resumable, runSync } from '../resumable.ts';
import { attempt } from '../storage.ts';
import { FIRST, gameLinkIn, PREFIX } from './fragment.ts';
import { LIMITS, readSaved, type Stamp } from './reading.ts';
import type { SavedGame } from './saved.ts';
import { READING } from './words.ts';

const base64 = (bytes: Uint8Array): string =>
  btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesIn = (text: string): Uint8Array => {
  const bytes = attempt(() => atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  if (!bytes.ok) throw new Error('It has characters that no link to a game has.');
  const { value } = bytes;
  const read = new Uint8Array(value.length);
  for (let at = 0; at < value.length; at++) read[at] = value.charCodeAt(at);
  return read;
};

const decode = (bytes: Uint8Array): string => {
  const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!text.ok) throw new Error('It does not hold text.');
  return text.value;
};

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
const inflate = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((part, final) => {
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
  if (!inflated.ok) throw new Error('A part of it was changed.');
  if (!ended) throw new Error('The end of it is missing.');
  return join(parts);
};

/** Bytes deflated at once. A multiple of 3, so that the base64 pieces can be joined. */
const PIECE = 3 * 2 ** 14;

/** The link to a game given as JSON, in pieces. */
export function* linking(json: string): Resumable<string> {
  const bytes = new TextEncoder().encode(json);
  const parts: Uint8Array[] = [];
  const stream = new Deflate({ level: 9 }, (part) => parts.push(part));
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
export const linkTo = (saved: SavedGame | GameRecord): string => runSync(linking(JSON.stringify(saved)));

/** Signs that a sentence or a program has set behind the link are no part of it. */
const textIn = (given: string): Result<string, Problem> => {
  if (given.length > LIMITS.file) return problem(READING.tooLarge(given.length, LIMITS.file));
  const fragment = gameLinkIn(given) ?? given;
  const read = attempt(() => {
    const isFirst = fragment.startsWith(FIRST);
    const bytes = bytesIn(fragment.slice((isFirst ? FIRST : PREFIX).length));
    return decode(isFirst ? bytes : inflate(bytes));
  });
  return read.ok ? read : problem(`This link is damaged or incomplete. (${read.error.text})`);
};

/** The saved game in a link's fragment; opening it checks whether it can be played. */
export const readFragment = (fragment: string, stamp: Stamp): Result<SavedGame, Problem> => {
  const text = textIn(fragment);
  return text.ok ? readSaved(text.value, stamp) : text;
};
