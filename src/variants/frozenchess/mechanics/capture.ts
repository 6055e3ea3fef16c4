/** The capture procedure (FC-CAP-1): victims, move, counters, promotion, the Jester's explosion, the Queen's Poison. */
import type { Square } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import type { Kind } from '../kinds.ts';
import { owing, type Ply, tell, withStack } from '../ply.ts';
import { rule } from '../rules.ts';
import { base, type Component, idOf, kindOf, rangeOf, type Stack, stackOn, theUnit, worn } from '../state.ts';
import { displaced } from './displacement.ts';
import { exploded } from './explosion.ts';
import { promoted } from './promotion.ts';
import { deathEvents, died } from './tombs.ts';

const POISON_TURNS = 6;

export interface Capture {
  /** The main victim first, then the others in their order. */
  readonly victims: readonly Square[];
  /** The way the capturer goes, where it goes. */
  readonly path: readonly Square[] | null;
  /** What a pawn becomes on the far rank. */
  readonly promote: Kind | null;
  readonly rule: RuleId;
  /** The squares that explode anyway, so that a Jester there adds nothing. */
  readonly exploding?: readonly Square[];
}

/** What it costs in squares of range to capture that kind. */
export const wearOf = (kind: Kind): number => (kind === 'P' ? 1 : 3);

const credited = (unit: Component, kinds: readonly Kind[]): Component => {
  const pawns = kinds.filter((kind) => kind === 'P').length;
  const tired = kinds.reduce((sum, kind) => worn(sum, wearOf(kind)), unit);
  return unit.kind === 'P' ? tired : { ...tired, capN: unit.capN + kinds.length - pawns, capP: unit.capP + pawns };
};

const withCredit = (ply: Ply, square: Square, kinds: readonly Kind[]): Ply => {
  const stack = stackOn(ply.state, square);
  invariant(stack, 'a capturer stands somewhere');
  const before = base(stack);
  const after = credited(before, kinds);
  const next: Ply = withStack(ply, square, { ...stack, comps: [after] });
  return rangeOf(before) === rangeOf(after)
    ? next
    : tell(next, rule('FC-CAP-3'), () => ({ text: `${theUnit(next.state, square)} now has range ${rangeOf(after)}.` }));
};

/** The unit on `from` captures. Nothing follows the capture of a king. */
export const captured = (ply: Ply, from: Square, { victims, path, promote, rule: clause, exploding = [] }: Capture): Ply => {
  const stacks = victims.map((square): Stack => {
    const stack = stackOn(ply.state, square);
    invariant(stack, `nobody to capture on ${square}`);
    return stack;
  });
  const kinds = stacks.map(kindOf);
  const attacker = stackOn(ply.state, from);
  invariant(attacker, 'a capturer stands somewhere');
  const made = victims.filter((square) => ply.state.tombs[square] === undefined);

  let next = tell(ply, clause, () => ({
    events: victims.flatMap((square) => deathEvents(ply.state, square, idOf(attacker))),
    text: `${theUnit(ply.state, from)} captures ${stacks.map((_, index) => theUnit(ply.state, victims[index] as Square).replace(/^The/, 'the')).join(' and ')}.`,
  }));
  for (const square of victims) next = died(next, square);
  if (kinds.includes('K')) return { ...next, isKingTaken: true };

  if (path) next = displaced(next, path, clause);
  const at = path?.at(-1) ?? from;
  next = withCredit(next, at, kinds);
  const [main] = kinds;
  if (kindOf(attacker) === 'P' && main) {
    if (promote) next = promoted(next, at, promote, rule('FC-PAWN-4'));
    else if (main !== 'P') next = promoted(next, at, main, rule('FC-PAWN-3'));
  }
  victims.forEach((square, index) => {
    if (kinds[index] === 'J' && !exploding.includes(square)) next = exploded(next, square, rule('FC-JEST-5'), made);
  });
  return kinds.includes('Q') ? owing(next, POISON_TURNS, rule('FC-QUEEN-3'), false) : next;
};
