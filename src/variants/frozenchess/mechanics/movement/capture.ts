/** The capture procedure (FC-CAP-1): victims, move, counters, promotion, the Jester's explosion, Poison. */
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { entangledWith } from '../../moves/threat/entangled.ts';
import { changeUnit } from '../../position/changed.ts';
import { isLifeless, type Kind } from '../../position/kinds.ts';
import { actingUnit, idOf, kindOf, rangeOf, withActingUnit, withRangeLost } from '../../position/stacks.ts';
import type { Actor, Component, State } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import { isAtomic } from '../capture/atomic.ts';
import { explode } from '../capture/explosion.ts';
import { promotePawn } from '../capture/promotion.ts';
import { kill, killShadow } from '../capture/tombs.ts';
import { addOwedParalysis, currentActor, type Ply } from '../ply.ts';
import { putActor } from '../shadows/shadows.ts';
import { displace } from './displacement.ts';

const POISON_TURNS = 6;

export interface Victim {
  readonly target: Actor;
  /** The victim's kind, or the kind chosen in a stack (FC-TGT-3). */
  readonly kind: Kind;
}

interface Capture {
  /** The units captured directly, the main victim first. The entangled ones follow from them (FC-ENT-1). */
  readonly victims: readonly Victim[];
  /** The capturer's path; null if it stays on its square. */
  readonly path: readonly Square[] | null;
  readonly promote: Kind | null;
  readonly rule: ClauseId;
  /** Squares that the caller explodes. A victim there causes no explosion of its own (FC-EXP-3). */
  readonly exploding?: readonly Square[];
}

/** Whether the kind counts as a Pawn. An Egg does (FC-EGG-3). */
const countsAsPawn = (kind: Kind): boolean => kind === 'P' || kind === 'E';

/** Squares of range lost by capturing a unit of `kind` (FC-CAP-3). */
export const rangeLossOf = (kind: Kind): number => (countsAsPawn(kind) ? 1 : 3);

/** Returns the capturer after captures of these kinds. Only kinds captured directly cost range (FC-CAP-3). */
const withCaptures = (unit: Component, kinds: readonly Kind[], direct: readonly Kind[]): Component => {
  const pawns = kinds.filter(countsAsPawn).length;
  const worn = direct.reduce((sum, kind) => withRangeLost(sum, rangeLossOf(kind)), unit);
  return unit.kind === 'P'
    ? worn
    : changeUnit(worn, {
        nonPawnsCaptured: unit.nonPawnsCaptured + kinds.length - pawns,
        pawnsCaptured: unit.pawnsCaptured + pawns,
      });
};

const countCaptures = (ply: Ply, all: readonly Victim[], direct: readonly Victim[]): void => {
  const hunter = currentActor(ply);
  invariant(hunter, 'a capturer lives');
  const before = actingUnit(hunter.stack);
  const after = withCaptures(before, kindsOf(all), kindsOf(direct));
  const range = rangeOf(after, hunter.stack);
  if (range !== rangeOf(before, hunter.stack)) ply.note?.({ kind: 'ranged', who: hunter, range });
  putActor(ply, withActingUnit(hunter, after));
};

const kindsOf = (victims: readonly Victim[]): readonly Kind[] => victims.map(({ kind }) => kind);

/** Returns each victim followed by the units entangled with it (FC-ENT-1). */
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

const targetsOf = (victims: readonly Victim[]): readonly Actor[] => victims.map(({ target }) => target);

const buryVictims = (
  ply: Ply,
  hunter: Actor,
  all: readonly Victim[],
  direct: readonly Victim[],
  clause: ClauseId,
): void => {
  ply.note?.({ kind: 'captured', rule: clause, hunter, victims: targetsOf(direct) });
  if (all.length > direct.length) {
    const entangled = all.filter((victim) => !direct.includes(victim));
    ply.note?.({ kind: 'entangled', hunter, victims: targetsOf(entangled) });
  }
  for (const { target } of all) {
    if (target.stack.shade) killShadow(ply, target);
    else kill(ply, target.square);
  }
};

/** Explodes captured Jesters (FC-JEST-5). From the fourth stage on, all victims in normal form (FC-STG-7). */
const explodeVictims = (
  ply: Ply,
  victims: readonly Victim[],
  spared: readonly Square[],
  made: readonly Square[],
): void => {
  for (const { target, kind } of victims) {
    const { square, stack } = target;
    if (stack.shade || spared.includes(square)) continue;
    if (kind === 'J') explode(ply, square, 'FC-JEST-5', made);
    else if (isAtomic(ply.state)) explode(ply, square, 'FC-STG-7', made);
  }
};

/** Makes a capture with all its effects (FC-CAP-1). Capturing a King ends the game at once (FC-CAP-4). */
export const captureAll = (
  ply: Ply,
  hunter: Actor,
  { victims: direct, path, promote, rule: clause, exploding = [] }: Capture,
): void => {
  const victims = withEntangled(ply.state, hunter, direct);
  const kinds = kindsOf(victims);
  const { tombs } = ply.state;
  const made = victims.map(({ target }) => target.square).filter((square) => tombs[square] === undefined);

  if (victims.some(({ target }) => target.stack.side !== ply.side)) ply.change('hasCaptured', true);
  buryVictims(ply, hunter, victims, direct, clause);
  if (kinds.includes('K')) {
    ply.change('isKingTaken', true);
    return;
  }

  if (path) displace(ply, hunter, path, clause);
  countCaptures(ply, victims, direct);
  const [main] = kinds;
  if (kindOf(hunter.stack) === 'P' && main) {
    if (promote) promotePawn(ply, promote);
    else if (main !== 'P' && !isLifeless(main)) promotePawn(ply, main, 'FC-PAWN-3');
  }
  explodeVictims(ply, victims, exploding, made);
  if (kinds.includes('Q')) addOwedParalysis(ply, POISON_TURNS, 'FC-QUEEN-3', false);
};
