/** Reading positions and plays in the rules document's own words. */

import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAME } from '../../../src/variants/snake/index.ts';

/** The position of a file, which must be right. */
export const at = (text: string): Position => {
  const read = GAME.read(text);
  invariant(read.ok, read.ok ? '' : read.error.text);
  return read.value;
};
