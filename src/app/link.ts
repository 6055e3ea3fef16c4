/** A whole game in a link: its record as JSON, in the base64 that may stand in an address. */
import type { GameRecord } from '../kernel/game.ts';
import { readRecord } from '../kernel/record.ts';
import { type Problem, problem, type Result } from '../kernel/result.ts';

const PREFIX = '#game=';

export const linkTo = (record: GameRecord): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${PREFIX}${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};

export const isGameLink = (fragment: string): boolean => fragment.startsWith(PREFIX);

const decoded = (text: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
};

/** The record in a link's fragment; its actions are checked when it is played. */
export const recordIn = (fragment: string): Result<GameRecord, Problem> => {
  const value = decoded(fragment.slice(PREFIX.length));
  return value === undefined ? problem('The link is damaged: what follows "#game=" is not a recorded game.') : readRecord(value);
};
