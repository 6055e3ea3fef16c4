/**
 * Where a unit may go, and why not elsewhere: every square of its pattern, open or refused with the clause and the
 * squares at fault. The rest of its turn (promotion, extras, legality) is asked by the menu.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Direction } from '../../../kernel/direction.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { other } from '../../../kernel/side.ts';
import { coursesOf, isMarked } from '../mechanics/movement/courses.ts';
import { tunnelsFrom } from '../mechanics/movement/tunnels.ts';
import { whyUncapturable } from '../mechanics/threat/capturable.ts';
import { type Power, powersOf } from '../mechanics/threat/powers.ts';
import { follow, knightmareOn } from '../mechanics/threat/threat.ts';
import { ahead, beside, nameOf } from '../position/board.ts';
import { aKind, capacity, isPeaceful, type Kind, likeWhom } from '../position/kinds.ts';
import {
  actingUnit,
  called,
  isClosedTomb,
  isCorrupted,
  isEmpty,
  isFilled,
  isOnWall,
  isQueensShadow,
  isWallsquare,
  kindOf,
  rangeOf,
  type Stack,
  type State,
  stackOn,
  theUnit,
  wallOn,
} from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { type Purpose, type Way, waysOf } from './lines.ts';
import { PATTERN_WORDS } from './tables.ts';

/** A square of a unit's pattern: how it gets there, and what forbids it, if anything. */
export interface PseudoLegalMove {
  readonly to: Square;
  readonly path: readonly Square[];
  /** Where a bounce turns. */
  readonly corners?: readonly Square[];
  readonly capture: boolean;
  readonly why: (() => Refusal) | null;
}

const refusing = (rule: string, squares: readonly Square[], text: () => string) => (): Refusal => ({ rule, squares, text: text() });

/** "the wall on a5", "the white Rook on a1" */
export const obstacle = (state: State, square: Square): string => {
  if (stackOn(state, square)) return called(state, square);
  if (isQueensShadow(state, square)) return `the Queen's Shadow on ${nameOf(square)}`;
  return `the wall on ${nameOf(square)}`;
};

const wallRefusal = (state: State, from: Square, to: Square) =>
  refusing(rule('FC-SQ-3'), [to], () => `${theUnit(state, from)} cannot land on ${obstacle(state, to)}.`);

/** Why an acting Frog does not come to a square that is not empty but `what`; all others may. */
export const whyNoLanding = (stack: Stack, to: Square, what: string): PseudoLegalMove['why'] =>
  kindOf(stack) === 'F' ? refusing(rule('FC-FROG-2'), [to], () => `Frogs land on empty squares only, and ${nameOf(to)} is ${what}.`) : null;

/** Moving to that square, as far as the line goes. */
const whyNoMove = (state: State, from: Square, stack: Stack, to: Square): PseudoLegalMove['why'] => {
  const there = stackOn(state, to);
  if (there && there.side === stack.side) {
    const canLoad = there.comps.some(({ kind }) => capacity(kind) > 0);
    const isKing = kindOf(stack) === 'K' || kindOf(there) === 'K';
    const hint = isKing ? '' : canLoad ? ' Choose Load to go aboard, or Fuse.' : ' Choose Fuse to join it.';
    return refusing(rule('FC-SQ-1'), [to], () => `${theUnit(state, from)} cannot share a square with ${called(state, to)}.${hint}`);
  }
  if (there) {
    const hint = kindOf(stack) === 'B' ? ' Choose Conversion instead.' : '';
    return refusing(rule('FC-CAP-2'), [to], () => `${theUnit(state, from)} cannot capture ${called(state, to)} that way.${hint}`);
  }
  if (wallOn(state, to)) return wallRefusal(state, from, to);
  return isEmpty(state, to) ? null : whyNoLanding(stack, to, isCorrupted(state, to) ? 'corrupted' : 'a closed tomb');
};

/** Capturing on that square, as far as the line goes; `isFirst`: in the first leg of the turn. */
const whyNoCapture = (state: State, from: Square, stack: Stack, to: Square, isFirst: boolean): PseudoLegalMove['why'] => {
  const there = stackOn(state, to);
  if (there && there.side === stack.side) {
    return refusing(rule('FC-CAP-2'), [to], () => `${theUnit(state, from)} cannot capture a friend: ${called(state, to)}.`);
  }
  if (!there && wallOn(state, to)) return wallRefusal(state, from, to);
  if (!there) return refusing(rule('FC-CAP-2'), [to], () => `${theUnit(state, from)} only captures there, and ${nameOf(to)} holds nobody.`);
  if (kindOf(there) === 'K' && !isFirst) {
    return refusing(rule('FC-CAP-4'), [to], () => `A King can be captured only by the first step of a turn.`);
  }
  const why = whyUncapturable(state, isFirst ? 'capture' : 'further', kindOf(stack), from, to);
  return why && (() => why);
};

const whyBlocked = (state: State, from: Square, blocker: Square): PseudoLegalMove['why'] =>
  refusing(rule('FC-MOVE-1'), [blocker], () => `${theUnit(state, from)} cannot pass ${obstacle(state, blocker)}.`);

const whyTooFar = (state: State, from: Square, range: number): PseudoLegalMove['why'] =>
  refusing(rule('FC-MOVE-3'), [from], () => `${theUnit(state, from)} has range ${range}, and that is too far.`);

/** What keeps a leaper down that needs something to leap over. */
const whyNothingUnder = (state: State, over: Square | null): PseudoLegalMove['why'] =>
  over !== null && !isFilled(state, over) && !isClosedTomb(state, over)
    ? refusing(rule('FC-PAWN-2'), [over], () => `A Pawn leaps only over something, and ${nameOf(over)} is free.`)
    : null;

interface Source {
  readonly deed: Purpose;
  readonly range: number;
  readonly ways: readonly Way[];
}

/** The unit's own pattern, then what it borrows. */
const sourcesOf = (state: State, from: Square, stack: Stack, powers: readonly Power[]): readonly Source[] => {
  const unit = actingUnit(stack);
  const { kind, aim } = unit;
  const reading = (of: Kind, turned: Direction, range: number, captures: boolean): readonly Source[] => {
    const moves: Source = { deed: 'move', range, ways: coursesOf(state, of, turned, 'move', from) };
    return captures ? [moves, { deed: 'capture', range, ways: coursesOf(state, of, turned, 'capture', from) }] : [moves];
  };
  return [
    ...reading(kind, aim, rangeOf(unit, stack), !isPeaceful(kind) && kind !== 'Z'),
    ...powers.flatMap((power) => reading(power.kind, ahead(stack.side), power.range, power.captures)),
  ];
};

/** A pawn in a Knight's reach may only step ahead. */
const withKnightmare = (state: State, from: Square, stack: Stack, tries: readonly PseudoLegalMove[]): readonly PseudoLegalMove[] => {
  const knight = knightmareOn(state, from);
  if (knight === null) return tries;
  const step = waysOf('P', actingUnit(stack).aim, 'move', from).find(({ over }) => over === null)?.ends[0]?.[0];
  const text = () => `${theUnit(state, from)} faces ${called(state, knight)}: it may only step one square ahead.`;
  return tries.map((each) => (each.to === step || each.why ? each : { ...each, why: refusing(rule('FC-KNIG-4'), [knight], text) }));
};

/** On a wall an Assassin goes by its leaps or one straight step, from wall to wall (FC-ASSN-4). */
const wallWalks = (state: State, from: Square, stack: Stack): readonly PseudoLegalMove[] => {
  const leaps = waysOf('M', actingUnit(stack).aim, 'move', from).flatMap(({ ends }) => ends.flat());
  return [...beside(from), ...leaps].map((to): PseudoLegalMove => {
    const isOpen = isWallsquare(state, to) && stackOn(state, to) === null;
    const text = () => `${theUnit(state, from)} is on a wall: it goes to other wallsquares without a unit, or leaves by a WallJump.`;
    return { to, path: [from, to], capture: false, why: isOpen ? null : refusing(rule('FC-ASSN-4'), [to], text) };
  });
};

const NOWHERE: readonly Square[] = [];

/** Whose tries are looked for, and how far. */
interface Search {
  readonly state: State;
  readonly from: Square;
  readonly stack: Stack;
  readonly isFirst: boolean;
  /** Also the squares beyond what stops a line. */
  readonly isWhole: boolean;
  readonly found: Map<Square, PseudoLegalMove>;
}

/** Adds the squares of one line to those found; what stops the line refuses all beyond it. */
const addTries = ({ state, from, stack, isFirst, isWhole, found }: Search, source: Source, way: Way): void => {
  const { deed, range } = source;
  const { travel, ends } = way;
  const enemy = other(stack.side);
  let cut = whyNothingUnder(state, way.over);
  for (let k = 0; k < ends.length; k++) {
    if (!cut && way.shape === 'ray' && k >= range) {
      if (!isWhole) return;
      cut = whyTooFar(state, from, range);
    }
    for (const to of ends[k] as readonly Square[]) {
      const old = found.get(to);
      if (old && (!old.why || cut)) continue;
      const why = cut ?? (deed === 'move' ? whyNoMove(state, from, stack, to) : whyNoCapture(state, from, stack, to, isFirst));
      if (!why) found.set(to, { to, path: [from, ...travel.slice(0, k), to], capture: deed === 'capture', why: null });
      else if (!old || (deed === 'capture' && stackOn(state, to)?.side === enemy))
        found.set(to, { to, path: NOWHERE, capture: false, why });
    }
    const next = travel[k];
    if (!cut && next !== undefined && isFilled(state, next)) {
      if (!isWhole) return;
      cut = whyBlocked(state, from, next);
    }
  }
};

/**
 * The squares of the unit's pattern, the open ones first, up to what stops each line. `isFirst`: in the first leg of its
 * turn. `powers`: what it borrows; later legs keep what was lent at the start of the turn. `isWhole`: also the squares
 * beyond what stops a line.
 */
export const pseudoLegalMoves = (
  state: State,
  from: Square,
  isFirst: boolean,
  powers = powersOf(state, from),
  isWhole = false,
): readonly PseudoLegalMove[] => {
  const stack = stackOn(state, from);
  if (!stack) return [];
  if (isOnWall(state, from)) return wallWalks(state, from, stack);
  const found = new Map<Square, PseudoLegalMove>();
  const search: Search = { state, from, stack, isFirst, isWhole, found };
  for (const source of sourcesOf(state, from, stack, powers)) for (const way of source.ways) addTries(search, source, way);
  for (const to of tunnelsFrom(state, from, stack)) {
    if (!found.has(to) || found.get(to)?.why) found.set(to, { to, path: [from, to], capture: false, why: null });
  }
  const all = isFirst ? withKnightmare(state, from, stack, [...found.values()]) : [...found.values()];
  return [...all.filter(({ why }) => !why), ...all.filter(({ why }) => why)];
};

/** Where the acting unit could capture, or a Bishop convert, if an enemy stood there. */
export const captureEnds = (state: State, from: Square): readonly Square[] => {
  const stack = stackOn(state, from);
  if (!stack) return [];
  const unit = actingUnit(stack);
  const own: readonly Source[] =
    unit.kind === 'B'
      ? [{ deed: 'capture', range: rangeOf(unit, stack), ways: coursesOf(state, 'B', unit.aim, 'capture', from) }]
      : sourcesOf(state, from, stack, powersOf(state, from));
  const found = new Set<Square>();
  for (const { deed, range, ways } of own) {
    if (deed === 'capture') {
      follow(state, ways, range, (end) => {
        found.add(end);
        return false;
      });
    }
  }
  return [...found];
};

/** What ends or turns a line of the unit's own pattern before that square: a corrupted square, a mark. */
const whyLineEnds = (state: State, from: Square, stack: Stack, to: Square): Refusal | null => {
  if (state.corrupted.length + state.distracts.length === 0) return null;
  const { kind, aim } = actingUnit(stack);
  const through = [...waysOf(kind, aim, 'move', from), ...waysOf(kind, aim, 'capture', from)].flatMap(({ travel, ends }) => {
    const k = ends.findIndex((squares) => squares.includes(to));
    return k < 0 ? [] : travel.slice(0, k);
  });
  const spoiled = through.find((square) => isCorrupted(state, square));
  if (spoiled !== undefined) {
    const text = `${theUnit(state, from)} cannot pass ${nameOf(spoiled)}: the square is corrupted, and its way ends there.`;
    return { rule: rule('FC-CORR-2'), text, squares: [spoiled] };
  }
  const mark = through.find((square) => isMarked(state, square));
  const text = () =>
    `${theUnit(state, from)} does not go straight on over ${nameOf(mark as Square)}: the mark there ends or turns its way.`;
  return mark === undefined ? null : { rule: rule('FC-JEST-8'), text: text(), squares: [mark] };
};

/** Why a unit does not get to a square that is not among its tries: stopped before, or not its way to go at all. */
export const whyNotThere = (state: State, from: Square, to: Square, isFirst: boolean): Refusal => {
  const powers = powersOf(state, from);
  const beyond = pseudoLegalMoves(state, from, isFirst, powers, true).find((each) => each.to === to)?.why;
  if (beyond) return beyond();
  const stack = stackOn(state, from);
  const ended = stack && whyLineEnds(state, from, stack, to);
  if (ended) return ended;
  const words = stack ? `${aKind(kindOf(stack))} ${PATTERN_WORDS[kindOf(stack)]}` : 'Nobody stands there';
  const lent = likeWhom(powers.map(({ kind }) => kind));
  return {
    rule: rule('FC-MOVE-8'),
    text: `${words}${lent && `, and this one goes like ${lent} too`}; ${nameOf(to)} is not in reach of ${nameOf(from)}.`,
    squares: [from],
  };
};
