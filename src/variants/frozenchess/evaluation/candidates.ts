/** Candidates for the search: steps, shots, abilities that capture, and morphs. */
import { option, square } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Breadth } from '../../../kernel/evaluation.ts';
import type { Side } from '../../../kernel/side.ts';
import { MORPH } from '../abilities/common/morph.ts';
import { isAbilityAvailable } from '../abilities/index.ts';
import { ABILITIES } from '../abilities/list.ts';
import { type Mover, moversIn, stepsOf } from '../menu/by-picks.ts';
import { threatsOf } from '../moves/threat/threat.ts';
import { isNear } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { squaresOf } from '../position/piece-lists.ts';
import { isClosedTomb, isCorrupted, stackAt } from '../position/squares.ts';
import { isFused, kindOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { attacksIn } from './finish.ts';
import {
  CAPTURE,
  isThreatenedByEnemy,
  mostPromising,
  type Prospects,
  promiseFrom,
  prospectsOf,
  type TurnCandidate,
  WIN,
} from './promise.ts';
import { enemyValueOn, figureOf, stackValue } from './values.ts';

/** The promise of a strike that captures, in hundredths of a Pawn. */
const STRIKE = CAPTURE + 500;
const SHOT = 40;
const STRIKES = ABILITIES.filter(({ captureGainFactor, isShot }) => captureGainFactor || isShot);
const STRONGEST: Kind = 'Q';
/** Number of a side's Queens at which the search tries no more morphs into a Queen. */
const MAX_QUEENS_BY_MORPH = 4;
/**
 * The breadth, in quiet actions, from which a search tries the whole list of morphs instead of the best one.
 * From this breadth on, the search also tries attacks of several steps that cause an explosion.
 */
const WHOLE_BREADTH = 40;
/** The breadth, in quiet actions, from which a search also tries attacks of several steps on the King. */
export const THOROUGH_BREADTH = 1000;

const hasPrey = ({ state, side }: Prospects, from: Square): boolean =>
  threatsOf(state, from).some((to) => enemyValueOn(state, to, side) > 0);

const stepsBy = (prospects: Prospects, mover: Mover): readonly TurnCandidate[] => {
  const { attacks, side, king } = prospects;
  const { state, actor } = mover;
  const { square: from, stack } = actor;
  const quiet = stack.shade ? () => 0 : promiseFrom(prospects, stack, from);
  const moves = stepsOf(actor, state);
  return moves.flatMap(({ to, capture }, index): readonly TurnCandidate[] => {
    if (moves[index - 1]?.to === to) return [];
    const isTrodden = !capture && (isClosedTomb(state, to) || isCorrupted(state, to));
    const isBlast = isTrodden && king !== null && isNear(to, king);
    if (!isBlast && !capture && (!attacks || isTrodden)) return [];
    const prey = enemyValueOn(state, to, side);
    return [{ mover, picks: [square(to)], promise: isBlast ? WIN : prey > 0 ? CAPTURE + prey : quiet(to) }];
  });
};

/** Returns a unit's strikes: its shots and, with `isArmed`, its abilities that capture. */
const strikesBy = ({ attacks }: Prospects, mover: Mover, isArmed: boolean): readonly TurnCandidate[] => {
  const kind = kindOf(mover.actor.stack);
  return STRIKES.filter(
    ({ kinds, captureGainFactor }) => (kinds?.includes(kind) ?? true) && (captureGainFactor ? isArmed : attacks),
  ).map(({ code, captureGainFactor }) => ({
    mover,
    picks: [option(code)],
    promise: captureGainFactor ? STRIKE : SHOT,
  }));
};

const morphsBy = (prospects: Prospects, mover: Mover): readonly TurnCandidate[] => {
  const { state, actor } = mover;
  const { square: from, stack } = actor;
  if (stack.shade || isFused(stack) || !isAbilityAvailable(MORPH, state, actor)) return [];
  if (!prospects.attacks || isThreatenedByEnemy(prospects, from)) return [];
  const promise = (figureOf(STRONGEST) - stackValue(stack)) / 3;
  return [{ mover, picks: [option(MORPH.code), option(STRONGEST)], promise }];
};

const hasEnough = (state: State, side: Side): boolean =>
  squaresOf(state, side).filter((at) => kindOf(stackAt(state, at)) === STRONGEST).length >= MAX_QUEENS_BY_MORPH;

export const candidatesIn = (state: State, { forcing, quiet }: Breadth): readonly TurnCandidate[] => {
  const isWhole = !forcing && quiet >= WHOLE_BREADTH;
  const prospects = prospectsOf(state, forcing);
  const movers = moversIn(state);
  const candidates: TurnCandidate[] = [];
  const morphs: TurnCandidate[] = [];
  for (const mover of movers) {
    const isArmed = mover.actor.stack.shade !== null || hasPrey(prospects, mover.actor.square);
    if (forcing && !isArmed) continue;
    candidates.push(...stepsBy(prospects, mover), ...strikesBy(prospects, mover, isArmed));
    morphs.push(...morphsBy(prospects, mover));
  }
  if (!hasEnough(state, state.toMove))
    candidates.push(...morphs.sort(mostPromising).slice(0, isWhole ? morphs.length : 1));
  if (isWhole) candidates.push(...attacksIn(state, movers, quiet >= THOROUGH_BREADTH));
  return candidates;
};
