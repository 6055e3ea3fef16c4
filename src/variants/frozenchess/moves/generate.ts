/** Pseudo-legal moves: all squares of a unit's pattern, each open or refused. */
import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import { other } from '../../../kernel/side.ts';
import { adjacentSquares, ahead, nameOf } from '../position/board.ts';
import { aKind, isHunter, isImmobile, isLifeless, type Kind, listKinds } from '../position/kinds.ts';
import { theActor, unitName } from '../position/names.ts';
import { enemiesOn } from '../position/shadows.ts';
import { isCorrupted, isEmpty, isFilled, isOnWall, isWallsquare, stackOn } from '../position/squares.ts';
import { actingUnit, kindOf, rangeOf } from '../position/stacks.ts';
import type { Actor, Shadow, Stack, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { currentLinesOf, isMarked } from './bent-lines.ts';
import { type LazyRefusal, whyBlocked, whyNoCapture, whyNoHurdle, whyNoMove, whyTooFar } from './closed.ts';
import { type BoardLine, linesOf, type Purpose } from './lines.ts';
import { shadowCaptureEnds, shadowMoveEnds, whyShadowNotThere } from './shadow-reach.ts';
import { PATTERN_WORDS } from './tables.ts';
import { whyUncapturable } from './threat/capturable.ts';
import { type Power, powersOf } from './threat/powers.ts';
import { knightmareOn, visitLineEnds } from './threat/threat.ts';

export interface PseudoLegalMove {
  readonly to: Square;
  readonly path: readonly Square[];
  /** The squares where a bounce turns (FC-BNC-1). */
  readonly corners?: readonly Square[];
  readonly capture: boolean;
  /** The captured shadow, if the actor is a shadow. Several shadows may share a square, so `to` alone is not enough. */
  readonly prey?: Shadow;
  readonly why: LazyRefusal;
}

interface LineSource {
  readonly purpose: Purpose;
  readonly range: number;
  readonly lines: readonly BoardLine[];
}

/** Returns the sources of a unit's moves: the lines of its own pattern, then of borrowed patterns (FC-RES-7). */
const sourcesOf = (state: State, { square: from, stack }: Actor, powers: readonly Power[]): readonly LineSource[] => {
  const unit = actingUnit(stack);
  const { kind, aim } = unit;
  const reading = (of: Kind, turned: Direction, range: number, captures: boolean): readonly LineSource[] => {
    const moves: LineSource = {
      purpose: 'move',
      range,
      lines: currentLinesOf(state, of, turned, 'move', from),
    };
    return captures
      ? [moves, { purpose: 'capture', range, lines: currentLinesOf(state, of, turned, 'capture', from) }]
      : [moves];
  };
  return [
    ...reading(kind, aim, rangeOf(unit, stack), isHunter(kind)),
    ...powers.flatMap((power) => reading(power.kind, ahead(stack.side), power.range, power.captures)),
  ];
};

/** Returns moves as restricted by a Knight: a Pawn that it threatens may only step forward (FC-KNIG-4). */
const restrictedByKnight = (
  state: State,
  { square: from, stack }: Actor,
  tries: readonly PseudoLegalMove[],
): readonly PseudoLegalMove[] => {
  const knight = knightmareOn(state, from);
  if (knight === null) return tries;
  const step = linesOf('P', actingUnit(stack).aim, 'move', from).find(({ over }) => over === null)?.ends[0]?.[0];
  const text = () => `${unitName(state, knight)} threatens the Pawn: it can only step 1 square forward.`;
  return tries.map((each) =>
    each.to === step || each.why ? each : { ...each, why: () => refusal('FC-KNIG-4', text(), [knight]) },
  );
};

/** Returns the moves of an Assassin on a wall (FC-ASSN-4). */
const wallWalks = (state: State, { square: from, stack }: Actor): readonly PseudoLegalMove[] => {
  const leaps = linesOf('M', actingUnit(stack).aim, 'move', from).flatMap(({ ends }) => ends.flat());
  return [...adjacentSquares(from), ...leaps].map((to): PseudoLegalMove => {
    const isOpen = isWallsquare(state, to) && stackOn(state, to) === null;
    const text = () => `On a wall it can only move to wall squares without a piece, or use WallJump.`;
    return {
      to,
      path: [from, to],
      capture: false,
      why: isOpen ? null : () => refusal('FC-ASSN-4', text(), [to]),
    };
  });
};

type Path = readonly Square[];

const NO_PATH: Path = [];

interface MoveSearch {
  readonly state: State;
  readonly actor: Actor;
  readonly isFirst: boolean;
  /** Whether the whole pattern is listed: squares out of reach too, each with its refusal. */
  readonly isWhole: boolean;
  readonly isQuiet: boolean;
  readonly found: Map<Square, PseudoLegalMove>;
}

const pathAlong = (from: Square, travel: Path, count: number, to: Square): Path => {
  const path = [from];
  for (let k = 0; k < count; k++) path.push(travel[k] as Square);
  path.push(to);
  return path;
};

const addMoves = ({ state, actor, isFirst, isWhole, found }: MoveSearch, source: LineSource, line: BoardLine): void => {
  const { square: from, stack } = actor;
  const { purpose, range } = source;
  const { travel, ends } = line;
  const enemy = other(stack.side);
  let cut = whyNoHurdle(state, line.over);
  for (let k = 0; k < ends.length; k++) {
    if (!cut && line.shape === 'ray' && k >= range) {
      if (!isWhole) return;
      cut = whyTooFar(state, from, range);
    }
    const here = ends[k] as readonly Square[];
    for (let place = 0; place < here.length; place++) {
      const to = here[place] as Square;
      const old = found.get(to);
      if (old && (!old.why || cut)) continue;
      const why = cut ?? (purpose === 'move' ? whyNoMove(state, actor, to) : whyNoCapture(state, actor, to, isFirst));
      if (!why)
        found.set(to, {
          to,
          path: pathAlong(from, travel, k, to),
          capture: purpose === 'capture',
          why: null,
        });
      else if (!old || (purpose === 'capture' && stackOn(state, to)?.side === enemy))
        found.set(to, { to, path: NO_PATH, capture: false, why });
    }
    const next = travel[k];
    if (!cut && next !== undefined && isFilled(state, next)) {
      if (!isWhole) return;
      cut = whyBlocked(state, from, next);
    }
  }
};

/** Returns a shadow's moves to one square: the quiet move (FC-SHAD-3) and captures (FC-SHAD-4). */
const shadowMovesTo = (
  state: State,
  shadow: Actor,
  to: Square,
  path?: Path,
  hunt?: Path,
): readonly PseudoLegalMove[] => {
  const refuse = (why: () => Refusal): PseudoLegalMove => ({ to, path: NO_PATH, capture: false, why });
  if (!isEmpty(state, to)) return [refuse(() => whyShadowNotThere(state, shadow, to))];
  const quiet: readonly PseudoLegalMove[] = path ? [{ to, path, capture: false, why: null }] : [];
  if (!hunt) return quiet;
  const tried = enemiesOn(state, shadow, [to]).map((prey) => ({
    prey,
    why: whyUncapturable(state, 'capture', shadow, prey),
  }));
  const captures = tried.flatMap(({ prey, why }): readonly PseudoLegalMove[] =>
    why ? [] : [{ to, path: hunt, capture: true, prey, why: null }],
  );
  const [barred] = quiet.length + captures.length > 0 ? [] : tried;
  return barred ? [refuse(() => barred.why as Refusal)] : [...quiet, ...captures];
};

const shadowMoves = (state: State, shadow: Actor): readonly PseudoLegalMove[] => {
  const moves = shadowMoveEnds(state, shadow);
  const hunts = isHunter(kindOf(shadow.stack)) ? shadowCaptureEnds(state, shadow) : new Map<Square, Path>();
  return [...new Set([...moves.keys(), ...hunts.keys()])].flatMap((to) =>
    shadowMovesTo(state, shadow, to, moves.get(to), hunts.get(to)),
  );
};

/** Returns the squares that a unit can reach through tunnels (FC-ASSN-6). */
const tunnelsFrom = (state: State, from: Square, stack: Stack): readonly Square[] => {
  if (state.tunnels.length === 0 || isImmobile(kindOf(stack)) || isLifeless(kindOf(stack))) return [];
  const own = state.tunnels.filter(({ side }) => side === stack.side);
  const ends = own.flatMap(({ entrance, exit }) => (entrance === from ? [exit] : exit === from ? [entrance] : []));
  return [...new Set(ends)].filter((square) => isEmpty(state, square));
};

const unitMoves = (search: MoveSearch, powers: readonly Power[]): readonly PseudoLegalMove[] => {
  const { state, actor, isFirst, isQuiet, found } = search;
  const { square: from, stack } = actor;
  if (isOnWall(state, from)) return wallWalks(state, actor);
  for (const source of sourcesOf(state, actor, powers))
    if (!isQuiet || source.purpose === 'move') for (const line of source.lines) addMoves(search, source, line);
  for (const to of tunnelsFrom(state, from, stack)) {
    if (!found.has(to) || found.get(to)?.why) found.set(to, { to, path: [from, to], capture: false, why: null });
  }
  return isFirst ? restrictedByKnight(state, actor, [...found.values()]) : [...found.values()];
};

/**
 * Returns an actor's pseudo-legal moves; moves with a refusal come last.
 * If `isFirst`, the rules for a turn's first step hold, such as FC-KNIG-4.
 */
export const pseudoLegalMoves = (
  state: State,
  actor: Actor,
  isFirst: boolean,
  powers: readonly Power[] | null = null,
  isWhole = false,
): readonly PseudoLegalMove[] => {
  const all = actor.stack.shade
    ? shadowMoves(state, actor)
    : unitMoves(
        { state, actor, isFirst, isWhole, isQuiet: false, found: new Map() },
        powers ?? powersOf(state, actor.square),
      );
  return [...all.filter(({ why }) => !why), ...all.filter(({ why }) => why)];
};

/** Returns the quiet steps by which a turn may go on. The actor must not be a shadow. */
export const quietSteps = (state: State, actor: Actor, powers: readonly Power[]): readonly PseudoLegalMove[] =>
  unitMoves({ state, actor, isFirst: false, isWhole: false, isQuiet: true, found: new Map() }, powers).filter(
    ({ why }) => !why,
  );

/** Returns the squares where an actor could capture or convert an enemy. */
export const captureEnds = (state: State, actor: Actor): readonly Square[] => {
  const { square: from, stack } = actor;
  if (stack.shade) return [...shadowCaptureEnds(state, actor).keys()].filter((square) => isEmpty(state, square));
  const unit = actingUnit(stack);
  const own: readonly LineSource[] =
    unit.kind === 'B'
      ? [
          {
            purpose: 'capture',
            range: rangeOf(unit, stack),
            lines: currentLinesOf(state, 'B', unit.aim, 'capture', from),
          },
        ]
      : sourcesOf(state, actor, powersOf(state, from));
  const found = new Set<Square>();
  for (const { purpose, range, lines } of own) {
    if (purpose === 'capture') {
      visitLineEnds(state, lines, range, (end) => {
        found.add(end);
        return false;
      });
    }
  }
  return [...found];
};

/** Refuses a square if corruption (FC-CORR-2) or a mark (FC-JEST-8) cuts the line to it. */
const whyLineEnds = (state: State, actor: Actor, to: Square): Refusal | null => {
  if (state.corrupted.length + state.distracts.length === 0) return null;
  const { square: from, stack } = actor;
  const { kind, aim } = actingUnit(stack);
  const through = [...linesOf(kind, aim, 'move', from), ...linesOf(kind, aim, 'capture', from)].flatMap(
    ({ travel, ends }) => {
      const k = ends.findIndex((squares) => squares.includes(to));
      return k < 0 ? [] : travel.slice(0, k);
    },
  );
  const spoiled = through.find((square) => isCorrupted(state, square));
  if (spoiled !== undefined) {
    const text = `${theActor(actor)} cannot pass ${nameOf(spoiled)}: a slide ends on a corrupted square.`;
    return refusal('FC-CORR-2', text, [spoiled]);
  }
  const mark = through.find((square) => isMarked(state, square));
  const text = () => `The mark on ${nameOf(mark as Square)} turns or ends the path of ${theActor(actor, 'inner')}.`;
  return mark === undefined ? null : refusal('FC-JEST-8', text(), [mark]);
};

export const whyNotThere = (state: State, actor: Actor, to: Square, isFirst: boolean): Refusal => {
  if (actor.stack.shade) return whyShadowNotThere(state, actor, to);
  const powers = powersOf(state, actor.square);
  const beyond = pseudoLegalMoves(state, actor, isFirst, powers, true).find((each) => each.to === to)?.why;
  if (beyond) return beyond();
  const ended = whyLineEnds(state, actor, to);
  if (ended) return ended;
  const kind = kindOf(actor.stack);
  const lent = listKinds(powers.map((power) => power.kind));
  const text = `${aKind(kind)} ${PATTERN_WORDS[kind]}.${lent && ` This one also moves like ${lent}.`} It cannot reach ${nameOf(to)}.`;
  return refusal('FC-MOVE-8', text, [actor.square]);
};
