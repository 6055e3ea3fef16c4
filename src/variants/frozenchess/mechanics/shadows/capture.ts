/** Captures among shadows (FC-SHAD-4): the capture procedure of normal form, with shadows alone as victims and nothing exploding. */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { other } from '../../../../kernel/side.ts';
import { owing, type Ply, record } from '../../moves/resolution.ts';
import { isLifeless, type Kind } from '../../position/kinds.ts';
import { idOf, rangeOf, type Shadow, type State, withActingUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { credited } from '../capture/capture.ts';
import { promoted } from '../capture/promotion.ts';
import { shadowDied } from '../capture/tombs.ts';
import { shareLine } from '../threat/entangled.ts';
import { lengthOf, type Path, preyAmong } from './reach.ts';
import { actingShadow, shifted, unitOf, withActor, withShadow } from './shadows.ts';

const POISON_TURNS = 6;

/** A shadow comes to the end of a path by itself, which makes its way longer. */
export const shadowGone = (ply: Ply, shadow: Shadow, path: Path, length = lengthOf(path)): Ply => {
  const { square, stack } = shifted(ply, shadow, path.at(-1) as Square);
  const { shade } = stack;
  invariant(shade, 'a shadow has a shade');
  return withShadow(ply, { square, stack: { ...stack, shade: { ...shade, dist: shade.dist + length } } });
};

/** The same, and that is all that happens. */
export const shadowMoved = (ply: Ply, shadow: Shadow, path: Path, clause: RuleId, length = lengthOf(path)): Ply =>
  shadowGone(record(ply, { kind: 'moved', rule: clause, who: shadow, path }), shadow, path, length);

const isOf = (victims: readonly Shadow[], { stack }: Shadow): boolean => victims.some((each) => idOf(each.stack) === idOf(stack));

/** Each victim followed by the shadows of its kind and side on its lines; nobody twice. */
const withEntangled = (state: State, hunter: Shadow, direct: readonly Shadow[]): readonly Shadow[] => {
  const taken: Shadow[] = [...direct];
  return direct.flatMap((victim) => {
    const { kind } = unitOf(victim);
    if (kind === 'P') return [victim];
    const alike = state.shadows.filter((each) => unitOf(each).kind === kind && shareLine(each.square, victim.square));
    const squares = new Set(alike.map(({ square }) => square).sort((a, b) => a - b));
    const more = preyAmong(state, 'further', hunter, squares).filter((each) => alike.includes(each) && !isOf(taken, each));
    taken.push(...more);
    return [victim, ...more];
  });
};

const buried = (ply: Ply, hunter: Shadow, all: readonly Shadow[], direct: readonly Shadow[], clause: RuleId): Ply => {
  const entangled = all.filter((victim) => !direct.includes(victim));
  const recorded = record(ply, { kind: 'captured', rule: clause, hunter, victims: direct });
  const next = entangled.length > 0 ? record(recorded, { kind: 'entangled', hunter, victims: entangled }) : recorded;
  return all.reduce(shadowDied, next);
};

const withCredit = (ply: Ply, all: readonly Shadow[], direct: readonly Shadow[]): Ply => {
  const shadow = actingShadow(ply);
  const kinds = (victims: readonly Shadow[]): readonly Kind[] => victims.map((victim) => unitOf(victim).kind);
  const before = unitOf(shadow);
  const after = credited(before, kinds(all), kinds(direct));
  const range = rangeOf(after, shadow.stack);
  const recorded = range === rangeOf(before, shadow.stack) ? ply : record(ply, { kind: 'ranged', who: shadow, range });
  return withActor(recorded, withActingUnit(shadow, after));
};

export interface ShadowCapture {
  /** The main victim first; whoever is entangled with them is found here. */
  readonly victims: readonly Shadow[];
  /** The way the capturer goes, where it goes. */
  readonly path: Path | null;
  /** What a pawn becomes on the far rank. */
  readonly promote: Kind | null;
  readonly rule: RuleId;
}

/** The acting shadow captures others. */
export const shadowCaptured = (ply: Ply, { victims: direct, path, promote, rule: clause }: ShadowCapture): Ply => {
  const hunter = actingShadow(ply);
  const victims = withEntangled(ply.state, hunter, direct);
  const isEnemys = victims.some(({ stack }) => stack.side === other(ply.side));
  let next = buried(isEnemys ? { ...ply, hasCaptured: true } : ply, hunter, victims, direct, clause);
  if (path) next = shadowMoved(next, hunter, path, clause);
  next = withCredit(next, victims, direct);
  const [main] = victims.map((victim) => unitOf(victim).kind);
  if (unitOf(hunter).kind === 'P' && main) {
    if (promote) next = promoted(next, promote);
    else if (main !== 'P' && !isLifeless(main)) next = promoted(next, main, rule('FC-PAWN-3'));
  }
  return victims.some((victim) => unitOf(victim).kind === 'Q') ? owing(next, POISON_TURNS, rule('FC-QUEEN-3'), false) : next;
};
