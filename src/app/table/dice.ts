/**
 * The dice of an action that was spelled otherwise when it was played: a later release may spell the same picks in another
 * way, and dice follow the spelling. They are turned back to where the new spelling leads to the old dice.
 */
import { stirred } from '../../kernel/chance.ts';
import type { Position } from '../../kernel/game.ts';

/** The inverse of the multiplier in `stirred`, modulo 2^32. */
const INVERSE = 0x359c449b;

const unstirred = (state: number, text: string): number => {
  let before = state;
  for (let i = text.length - 1; i >= 0; i--) before = (Math.imul(before, INVERSE) ^ text.charCodeAt(i)) | 0;
  return before;
};

/** The same position, where an action spelled `now` rolls what it would roll spelled `then`. */
export const withDiceOf = (position: Position, then: string, now: string): Position => {
  if (position.rng?.kind !== 'seeded') return position;
  const meant = stirred(position.rng, then);
  return meant.kind === 'seeded' ? { ...position, rng: { ...meant, state: unstirred(meant.state, now) } } : position;
};
