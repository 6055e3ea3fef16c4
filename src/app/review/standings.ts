/** The standings of a game at the turns of a line: as numbers, the ones to judge, and their falls. */
import type { Side } from '../../kernel/side.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';

/** White's advantage in hundredths of a Pawn; null where it cannot be judged. */
export type Advantage = number | null;

/** To miss a win at once is a fall of `LEAST_LOSS`; to miss one in several turns is less, and does no harm. */
export const OPEN = 900;
export const DECIDED = 1000;
export const WON_NOW = 1060;

/** Decided only where the search proved it; null where it came to no result. */
export const standingOf = (
  { score, end, isProved, turns }: Pick<OpponentAnswer['thought'], 'score' | 'end' | 'isProved' | 'turns'>,
  toMove: Side,
): Advantage => {
  if (turns === 0) return null;
  const forced = end === 1 ? WON_NOW : Math.sign(end ?? 0) * DECIDED;
  const mine = end === null || !isProved ? Math.max(-OPEN, Math.min(OPEN, score)) : forced;
  return toMove === 'white' ? mine : 0 - mine;
};

export const standingAtEnd = (winner: Side | null): number =>
  winner === null ? 0 : winner === 'white' ? WON_NOW : -WON_NOW;

export const betterOf = (side: Side, one: number, two: number): number =>
  side === 'white' ? Math.max(one, two) : Math.min(one, two);

export const fallOf = (side: Side, before: number, after: number): number =>
  side === 'white' ? before - after : after - before;

/** Of a line with more than `most` places: half of those at equal distances, then those amid the largest changes. */
export const nextPlace = (standings: readonly (Advantage | undefined)[], most: number): number | null => {
  const { length } = standings;
  const unjudged = (at: number) => standings[at] === undefined;
  const all = Array.from(standings.keys());
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
    const change = Math.abs((standings[at] ?? 0) - (standings[from] ?? 0));
    if (at - from < 2 || change <= largest) continue;
    found = (from + at) >> 1;
    largest = change;
  }
  return found;
};
