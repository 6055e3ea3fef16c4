/** Who cannot act: timed paralysis (FC-PAR-1) and paralysis by the mere presence of others (FC-PAR-5). */
import type { Square } from '../../../../kernel/board.ts';
import { type Direction, STEP } from '../../../../kernel/direction.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { type Side, sideName } from '../../../../kernel/side.ts';
import { at, near, SQUARES } from '../../position/board.ts';
import { rememberedByBoard } from '../../position/piece-lists.ts';
import { called, holds, holdsOnly, isMonad, isOnWall, kindOf, type Stack, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { barring, isRoyalGuard } from '../threat/targets.ts';

type Hold = Pick<Refusal, 'rule' | 'squares'>;

const jawsOn = (square: Square, pair: readonly [Direction, Direction]): readonly Square[] =>
  pair.map((direction) => at(square, STEP[direction])).filter((jaw) => jaw !== null);

/** The pairs of opposite squares around each square, where both are on the board. */
const JAWS = SQUARES.map((square) => [jawsOn(square, ['w', 'e']), jawsOn(square, ['s', 'n'])].filter((jaws) => jaws.length === 2));

const isEnemyPawn = (state: State, square: Square, side: Side): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && stack.side !== side && holds(stack, 'P');
};

const pincer = (state: State, square: Square, side: Side): Hold | null => {
  for (const jaws of JAWS[square] as (typeof JAWS)[number]) {
    const [first, second] = jaws;
    if (first === undefined || second === undefined || !isEnemyPawn(state, first, side) || !isEnemyPawn(state, second, side)) continue;
    if (!barring(state, 'pincer', null, square)) return { rule: rule('FC-PAWN-5'), squares: jaws };
  }
  return null;
};

const foundHold = (state: State, square: Square): Hold | null => {
  const stack = stackOn(state, square);
  if (!stack || isOnWall(state, square)) return null;
  for (const other of near(square)) {
    const enemy = stackOn(state, other);
    if (!enemy || enemy.side === stack.side) continue;
    if (holds(enemy, 'J') && !barring(state, 'presence', 'J', square)) return { rule: rule('FC-JEST-4'), squares: [other] };
    if (holds(enemy, 'Q') && holdsOnly(stack, 'P') && !barring(state, 'gaze', 'Q', square))
      return { rule: rule('FC-QUEEN-2'), squares: [other] };
  }
  return pincer(state, square, stack.side);
};

/** The holds found so far, by square. */
const knownHolds = rememberedByBoard((_state: State): (Hold | null | undefined)[] => []);

/** Who holds the unit on this square by presence, or null. It depends on places only. */
export const holdOn = (state: State, square: Square): Hold | null => {
  const known = knownHolds(state);
  const hold = known[square];
  if (hold !== undefined) return hold;
  const found = foundHold(state, square);
  known[square] = found;
  return found;
};

export const isParalysed = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && (stack.par > 0 || holdOn(state, square) !== null);
};

/** Can others set a timer on it? Its own prices are always paid. */
export const canBeParalysed = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) !== 'K' && !isMonad(stack) && !isRoyalGuard(state, square, stack);
};

export const heldWords = (state: State, hold: Hold): string => `by ${hold.squares.map((square) => called(state, square)).join(' and ')}`;

/** How many more of its own turns a stack here will miss: while the square is quickened its timer runs twice as fast. */
export const turnsMissed = (state: State, square: Square, { par, side }: Pick<Stack, 'par' | 'side'>): number => {
  let [left, turns, quick] = [par, 0, state.quickened[square] ?? 0];
  if (quick === 0) return par;
  for (let isOwn = state.toMove === side; left > 0; isOwn = !isOwn) {
    if (isOwn) [left, turns] = [left - (quick > 0 ? 2 : 1), turns + 1];
    quick -= 1;
  }
  return turns;
};

/** "3 more of White's turns" */
export const turnsLeft = (turns: number, side: Side): string => `${turns} more of ${sideName(side)}'s turns`;

/** Why the unit here cannot act, or null. */
export const whyParalysed = (state: State, square: Square): Refusal | null => {
  const stack = stackOn(state, square);
  if (!stack) return null;
  if (stack.par > 0) {
    return {
      rule: stack.parBy,
      text: `${theUnit(state, square)} is paralysed for ${turnsLeft(turnsMissed(state, square, stack), stack.side)}.`,
      squares: [square],
    };
  }
  const hold = holdOn(state, square);
  return hold && { rule: hold.rule, text: `${theUnit(state, square)} is paralysed ${heldWords(state, hold)}.`, squares: hold.squares };
};
