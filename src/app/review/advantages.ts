import type { Side } from '../../kernel/side.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';

/** White's advantage in hundredths of a Pawn; null if the search found none. */
export type Advantage = number | null;

export const MAX_UNPROVED = 900;
export const DECIDED = 1000;
/**
 * The advantage of a side that has won or can win this turn, in hundredths of a Pawn.
 * The value exceeds `MAX_UNPROVED` by more than `MIN_LOSS`, so that spoiling the win counts as a fall.
 */
export const WON_NOW = 1060;

/** Returns White's advantage by a search; null if no depth was finished. Only a proved win exceeds `MAX_UNPROVED`. */
export const advantageOf = (
  {
    score,
    turnsToEnd,
    isProved,
    turns,
  }: Pick<OpponentAnswer['thought'], 'score' | 'turnsToEnd' | 'isProved' | 'turns'>,
  toMove: Side,
): Advantage => {
  if (turns === 0) return null;
  const forced = turnsToEnd === 1 ? WON_NOW : Math.sign(turnsToEnd ?? 0) * DECIDED;
  const mine = turnsToEnd === null || !isProved ? Math.max(-MAX_UNPROVED, Math.min(MAX_UNPROVED, score)) : forced;
  return toMove === 'white' ? mine : 0 - mine;
};

export const advantageAtEnd = (winner: Side | null): number =>
  winner === null ? 0 : winner === 'white' ? WON_NOW : -WON_NOW;

export const betterFor = (side: Side, one: number, two: number): number =>
  side === 'white' ? Math.max(one, two) : Math.min(one, two);

export const lossBetween = (side: Side, before: number, after: number): number =>
  side === 'white' ? before - after : after - before;

/** Returns the index of the next place to evaluate; null when done. In a long game, evenly spaced places come first. */
export const nextPlace = (advantages: readonly (Advantage | undefined)[], most: number): number | null => {
  const { length } = advantages;
  const unjudged = (at: number) => advantages[at] === undefined;
  const all = Array.from(advantages.keys());
  if (length <= most) return all.find(unjudged) ?? null;
  const judged = all.filter((at) => !unjudged(at));
  if (judged.length >= most) return null;
  const gaps = Math.ceil(most / 2) - 1;
  for (let step = 0; step <= gaps; step++) {
    const at = Math.round((step * (length - 1)) / gaps);
    if (unjudged(at)) return at;
  }
  let found: number | null = null;
  let largest = -1;
  for (const [index, at] of judged.entries()) {
    const from = judged[index - 1] ?? at;
    const change = Math.abs((advantages[at] ?? 0) - (advantages[from] ?? 0));
    if (at - from < 2 || change <= largest) continue;
    found = (from + at) >> 1;
    largest = change;
  }
  return found;
};
