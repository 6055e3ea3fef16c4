/** Captures among shadows (FC-SHAD-4): the capture procedure of normal form, with shadows alone as victims and nothing exploding. */

import type { Square } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other } from '../../../kernel/side.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { given } from '../given.ts';
import { isLifeless, KIND_NAMES, type Kind } from '../kinds.ts';
import { newUnit } from '../newunit.ts';
import { halted, owing, type Ply, tell, withTimer } from '../ply.ts';
import { rule } from '../rules.ts';
import { type Component, idOf, rangeOf, type Shadow, type State, withUnit } from '../state.ts';
import { credited } from './capture.ts';
import { moveEvents } from './displacement.ts';
import { shareLine } from './entangled.ts';
import { changeEvents } from './promotion.ts';
import { lengthOf, type Path, preyAmong } from './shadow-reach.ts';
import { actorShadow, calledShadow, shifted, theShadow, unitOf, withShadow } from './shadows.ts';
import { endEvents, shadowDied } from './tombs.ts';

const POISON_TURNS = 6;

/** A shadow goes along a path by itself, which makes its way longer. */
export const shadowMoved = (ply: Ply, shadow: Shadow, path: Path, clause: RuleId, length = lengthOf(path), text?: string): Ply => {
  const { square, stack } = shifted(ply, shadow, path.at(-1) as Square);
  const { shade } = stack;
  invariant(shade, 'a shadow has a shade');
  const moved = withShadow(ply, { square, stack: { ...stack, shade: { ...shade, dist: shade.dist + length } } });
  return tell(moved, clause, () => ({ events: moveEvents(shadow.stack, path), ...(text !== undefined && { text }) }));
};

/** A shadow with its one unit changed. */
export const withShadowUnit = (ply: Ply, { square, stack }: Shadow, unit: Component): Ply =>
  withShadow(ply, { square, stack: withUnit(stack, unit) });

/** Others paralyse a shadow. */
export const shadowParalysed = (ply: Ply, shadow: Shadow, turns: number, by: RuleId): Ply =>
  tell(withTimer(ply, idOf(shadow.stack), turns, by), by, () => ({
    text: `${theShadow(shadow)} is paralysed for ${counted(turns, 'turn')}.`,
  }));

/** A Shadow Pawn becomes another kind; that ends its turn. */
export const shadowPromoted = (ply: Ply, kind: Kind, clause: RuleId): Ply => {
  const shadow = given(actorShadow(ply));
  const { side } = shadow.stack;
  const after = withUnit(shadow.stack, newUnit(idOf(shadow.stack), kind, side));
  const changed = withShadow({ ...ply, hasPromoted: ply.hasPromoted || side === ply.side }, { ...shadow, stack: after });
  return tell(halted(changed), clause, () => ({
    events: changeEvents(shadow.stack, after),
    text: `The Shadow Pawn is promoted: ${KIND_NAMES[kind]}.`,
  }));
};

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
  const words = (victims: readonly Shadow[]): string => listed(victims.map(calledShadow));
  const events = (victims: readonly Shadow[]) => victims.flatMap(({ stack }) => endEvents(stack, idOf(hunter.stack)));
  const entangled = all.filter((victim) => !direct.includes(victim));
  let next = tell(ply, clause, () => ({ events: events(direct), text: `${theShadow(hunter)} captures ${words(direct)}.` }));
  if (entangled.length > 0)
    next = tell(next, rule('FC-ENT-1'), () => ({ events: events(entangled), text: `Entangled with it: ${words(entangled)}.` }));
  return all.reduce(shadowDied, next);
};

const withCredit = (ply: Ply, all: readonly Shadow[], direct: readonly Shadow[]): Ply => {
  const shadow = given(actorShadow(ply));
  const kinds = (victims: readonly Shadow[]): readonly Kind[] => victims.map((victim) => unitOf(victim).kind);
  const before = unitOf(shadow);
  const after = credited(before, kinds(all), kinds(direct));
  const next = withShadowUnit(ply, shadow, after);
  const range = rangeOf(after, shadow.stack);
  if (range === rangeOf(before, shadow.stack)) return next;
  return tell(next, rule('FC-CAP-3'), () => ({ text: `${theShadow(shadow)} now has range ${range}.` }));
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
  const hunter = given(actorShadow(ply));
  const victims = withEntangled(ply.state, hunter, direct);
  const isEnemys = victims.some(({ stack }) => stack.side === other(ply.side));
  let next = buried(isEnemys ? { ...ply, hasCaptured: true } : ply, hunter, victims, direct, clause);
  if (path) next = shadowMoved(next, hunter, path, clause);
  next = withCredit(next, victims, direct);
  const [main] = victims.map((victim) => unitOf(victim).kind);
  if (unitOf(hunter).kind === 'P' && main) {
    if (promote) next = shadowPromoted(next, promote, rule('FC-PAWN-4'));
    else if (main !== 'P' && !isLifeless(main)) next = shadowPromoted(next, main, rule('FC-PAWN-3'));
  }
  return victims.some((victim) => unitOf(victim).kind === 'Q') ? owing(next, POISON_TURNS, rule('FC-QUEEN-3'), false) : next;
};
