/** The capture procedure (FC-CAP-1): victims, move, counters, promotion, the Jester's explosion, the Queen's Poison. */
import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { other } from '../../../../kernel/side.ts';
import { owing, type Ply, record, withStack } from '../../moves/resolution.ts';
import { isLifeless, type Kind } from '../../position/kinds.ts';
import { actingUnit, type Component, kindOf, rangeOf, type State, stackOn, withUnit, worn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { displaced } from '../movement/displacement.ts';
import { entangledWith } from '../threat/entangled.ts';
import { isAtomic } from './atomic.ts';
import { exploded } from './explosion.ts';
import { promoted } from './promotion.ts';
import { died } from './tombs.ts';

const POISON_TURNS = 6;

export interface Victim {
  readonly square: Square;
  /** The unit of its stack that was chosen: all that follows from the capture goes by its kind. */
  readonly kind: Kind;
}

export interface Capture {
  /** The main victim first, then the others in their order; whoever is entangled with them is found here. */
  readonly victims: readonly Victim[];
  /** The way the capturer goes, where it goes. */
  readonly path: readonly Square[] | null;
  /** What a pawn becomes on the far rank. */
  readonly promote: Kind | null;
  readonly rule: RuleId;
  /** The squares that explode anyway, so that a Jester there adds nothing. */
  readonly exploding?: readonly Square[];
}

/** An Egg counts as a Pawn where captures are counted (FC-EGG-3). */
const countsAsPawn = (kind: Kind): boolean => kind === 'P' || kind === 'E';

/** What it costs in squares of range to capture that kind. */
export const wearOf = (kind: Kind): number => (countsAsPawn(kind) ? 1 : 3);

/** `direct`: how many of these were captured directly; the entangled ones cost no range. */
export const credited = (unit: Component, kinds: readonly Kind[], direct: readonly Kind[]): Component => {
  const pawns = kinds.filter(countsAsPawn).length;
  const tired = direct.reduce((sum, kind) => worn(sum, wearOf(kind)), unit);
  return unit.kind === 'P' ? tired : { ...tired, capN: unit.capN + kinds.length - pawns, capP: unit.capP + pawns };
};

const withCredit = (ply: Ply, square: Square, kinds: readonly Kind[], direct: readonly Kind[]): Ply => {
  const stack = stackOn(ply.state, square);
  invariant(stack, 'a capturer stands somewhere');
  const before = actingUnit(stack);
  const after = credited(before, kinds, direct);
  const range = rangeOf(after, stack);
  const recorded = range === rangeOf(before, stack) ? ply : record(ply, { kind: 'ranged', who: square, range });
  return withStack(recorded, square, withUnit(stack, after));
};

/** Each victim followed by those entangled with it; nobody twice. */
const withEntangled = (state: State, attacker: Kind, start: Square, direct: readonly Victim[]): readonly Victim[] => {
  const taken = new Set(direct.map(({ square }) => square));
  return direct.flatMap((victim) => {
    const more = entangledWith(state, attacker, start, victim.square, victim.kind).filter((square) => !taken.has(square));
    for (const square of more) taken.add(square);
    return [victim, ...more.map((square) => ({ square, kind: victim.kind }))];
  });
};

/** The deaths of a capture: the chosen ones by its clause, the entangled by their own. */
const buried = (ply: Ply, hunter: Square, all: readonly Victim[], direct: readonly Victim[], clause: RuleId): Ply => {
  const squares = (victims: readonly Victim[]): readonly Square[] => victims.map(({ square }) => square);
  const entangled = all.filter((victim) => !direct.includes(victim));
  const recorded = record(ply, { kind: 'captured', rule: clause, hunter, victims: squares(direct) });
  const next = entangled.length > 0 ? record(recorded, { kind: 'entangled', hunter, victims: squares(entangled) }) : recorded;
  return squares(all).reduce(died, next);
};

/** The unit on `from` captures. Nothing follows the capture of a king. */
export const captured = (ply: Ply, from: Square, { victims: direct, path, promote, rule: clause, exploding = [] }: Capture): Ply => {
  const attacker = stackOn(ply.state, from);
  invariant(attacker, 'a capturer stands somewhere');
  const victims = withEntangled(ply.state, kindOf(attacker), from, direct);
  const kinds = victims.map(({ kind }) => kind);
  const made = victims.map(({ square }) => square).filter((square) => ply.state.tombs[square] === undefined);

  const isEnemys = victims.some(({ square }) => stackOn(ply.state, square)?.side === other(ply.side));
  let next = buried(isEnemys ? { ...ply, hasCaptured: true } : ply, from, victims, direct, clause);
  if (kinds.includes('K')) return { ...next, isKingTaken: true };

  if (path) next = displaced(next, path, clause);
  const at = path?.at(-1) ?? from;
  next = withCredit(
    next,
    at,
    kinds,
    direct.map(({ kind }) => kind),
  );
  const [main] = kinds;
  if (kindOf(attacker) === 'P' && main) {
    if (promote) next = promoted(next, promote);
    else if (main !== 'P' && !isLifeless(main)) next = promoted(next, main, rule('FC-PAWN-3'));
  }
  for (const { square, kind } of victims) {
    if (exploding.includes(square)) continue;
    if (kind === 'J') next = exploded(next, square, rule('FC-JEST-5'), made);
    else if (isAtomic(ply.state)) next = exploded(next, square, rule('FC-STG-7'), made);
  }
  return kinds.includes('Q') ? owing(next, POISON_TURNS, rule('FC-QUEEN-3'), false) : next;
};
