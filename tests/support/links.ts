/** Writes and reads links as the page does: compressed with the dictionary of all games' words. */
import {
  linkTo as linkAfter,
  writeLink as linkingAfter,
  readFragment as readAfter,
} from '../../src/app/formats/link/link.ts';
import type { Stamp } from '../../src/app/formats/reading.ts';
import { GAME_WORDS } from '../../src/variants/link-words.ts';

export const linkTo = (game: Parameters<typeof linkAfter>[0]): string => linkAfter(game, GAME_WORDS);
export const writeGameLink = (packed: string) => linkingAfter(packed, GAME_WORDS);
export const readFragment = (given: string, stamp: Stamp) => readAfter(given, stamp, GAME_WORDS);
