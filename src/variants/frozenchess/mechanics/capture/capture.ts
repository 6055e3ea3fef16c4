/**
 * The capture procedure (FC-CAP-1): victims, move, counters, promotion, the Jester's explosion, the Queen's
 * Poison.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import { other } from '../../../../kernel/side.ts';
import { actorOf, changeResolution, owe, type Resolution, record } from '../../moves/resolution.ts';
import { changeUnit } from '../../position/changed.ts';
import { isLifeless, type Kind } from '../../position/kinds.ts';
import {
  type Actor,
  actingUnit,
  type Component,
  idOf,
  kindOf,
  rangeOf,
  type State,
  wearDown,
  withActingUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { displace } from '../movement/displacement.ts';
import { withActor } from '../shadows/shadows.ts';
import { entangledWith } from '../threat/entangled.ts';
import { isAtomic } from './atomic.ts';
import { explode } from './explosion.ts';
import { promotePawn } from './promotion.ts';
import { kill, killShadow } from './tombs.ts';

const POISON_TURNS = 6;

export interface Victim {
  readonly target: Actor;
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
const credit = (unit: Component, kinds: readonly Kind[], direct: readonly Kind[]): Component => {
  const pawns = kinds.filter(countsAsPawn).length;
  const tired = direct.reduce((sum, kind) => wearDown(sum, wearOf(kind)), unit);
  return unit.kind === 'P'
    ? tired
    : changeUnit(tired, { capN: unit.capN + kinds.length - pawns, capP: unit.capP + pawns });
};

/** The capturer with its range and awards after the capture. */
const withCredit = (
  resolution: Resolution,
  all: readonly Victim[],
  direct: readonly Victim[],
): Resolution => {
  const hunter = actorOf(resolution);
  invariant(hunter, 'a capturer lives');
  const before = actingUnit(hunter.stack);
  const after = credit(before, kindsOf(all), kindsOf(direct));
  const range = rangeOf(after, hunter.stack);
  const isSame = range === rangeOf(before, hunter.stack);
  const recorded = isSame ? resolution : record(resolution, { kind: 'ranged', who: hunter, range });
  return withActor(recorded, withActingUnit(hunter, after));
};

const kindsOf = (victims: readonly Victim[]): readonly Kind[] => victims.map(({ kind }) => kind);

/** Each victim followed by those entangled with it; nobody twice. */
const withEntangled = (state: State, hunter: Actor, direct: readonly Victim[]): readonly Victim[] => {
  const taken = new Set(direct.map(({ target }) => idOf(target.stack)));
  return direct.flatMap((victim) => {
    const more = entangledWith(state, hunter, victim.target, victim.kind).filter(
      ({ stack }) => !taken.has(idOf(stack)),
    );
    for (const { stack } of more) taken.add(idOf(stack));
    return [victim, ...more.map((target) => ({ target, kind: victim.kind }))];
  });
};

/** The deaths of a capture: the chosen ones by its clause, the entangled by their own. */
const buryVictims = (
  resolution: Resolution,
  hunter: Actor,
  all: readonly Victim[],
  direct: readonly Victim[],
  clause: RuleId,
): Resolution => {
  const those = (victims: readonly Victim[]): readonly Actor[] => victims.map(({ target }) => target);
  const entangled = all.filter((victim) => !direct.includes(victim));
  const recorded = record(resolution, { kind: 'captured', rule: clause, hunter, victims: those(direct) });
  const next =
    entangled.length > 0
      ? record(recorded, { kind: 'entangled', hunter, victims: those(entangled) })
      : recorded;
  return all.reduce(
    (sum, { target }) => (target.stack.shade ? killShadow(sum, target) : kill(sum, target.square)),
    next,
  );
};

/** Whatever explodes with the victims; shadows never do. */
const explodeVictims = (
  resolution: Resolution,
  victims: readonly Victim[],
  spared: readonly Square[],
  made: readonly Square[],
): Resolution =>
  victims
    .filter(({ target }) => !target.stack.shade && !spared.includes(target.square))
    .reduce((sum, { target, kind }) => {
      if (kind === 'J') return explode(sum, target.square, rule('FC-JEST-5'), made);
      return isAtomic(sum.state) ? explode(sum, target.square, rule('FC-STG-7'), made) : sum;
    }, resolution);

/** The acting unit captures, in either form. Nothing follows the capture of a king. */
export const captureAll = (
  resolution: Resolution,
  hunter: Actor,
  { victims: direct, path, promote, rule: clause, exploding = [] }: Capture,
): Resolution => {
  const victims = withEntangled(resolution.state, hunter, direct);
  const kinds = kindsOf(victims);
  const made = victims
    .map(({ target }) => target.square)
    .filter((square) => resolution.state.tombs[square] === undefined);

  const isEnemys = victims.some(({ target }) => target.stack.side === other(resolution.side));
  let next = buryVictims(
    isEnemys ? changeResolution(resolution, { hasCaptured: true }) : resolution,
    hunter,
    victims,
    direct,
    clause,
  );
  if (kinds.includes('K')) return changeResolution(next, { isKingTaken: true });

  if (path) next = displace(next, hunter, path, clause);
  next = withCredit(next, victims, direct);
  const [main] = kinds;
  if (kindOf(hunter.stack) === 'P' && main) {
    if (promote) next = promotePawn(next, promote);
    else if (main !== 'P' && !isLifeless(main)) next = promotePawn(next, main, rule('FC-PAWN-3'));
  }
  next = explodeVictims(next, victims, exploding, made);
  return kinds.includes('Q') ? owe(next, POISON_TURNS, rule('FC-QUEEN-3'), false) : next;
};
