/** One displacement of a move, with everything that clause by clause belongs to it (FC-RES-2, phase 1). */
import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { waysOf } from '../../moves/lines.ts';
import { actorSquare, owing, type Ply } from '../../moves/resolution.ts';
import type { CaptureLeg, Leg, QuietLeg } from '../../position/action.ts';
import { near } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import {
  actingUnit,
  actorAt,
  isClosedTomb,
  isPawnStack,
  isWallsquare,
  kindOf,
  type State,
  stackOn,
  unitsOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { movesOf } from '../capture/awards.ts';
import { captured, type Victim } from '../capture/capture.ts';
import { promoted } from '../capture/promotion.ts';
import { capturableAmong, struck } from '../threat/capturable.ts';
import { barring } from '../threat/targets.ts';
import { paralysed } from '../time/paralysis.ts';
import { arrived } from './arrival.ts';
import { isLateKing } from './courses.ts';
import { displaced } from './displacement.ts';
import { leaptOver } from './leap.ts';

const SWIPE_TURNS = 1;
const STUN_TURNS = 2;

/** Closed tombs slid over on a path; leaps slide over nothing. */
const tombsPassed = (state: State, path: readonly Square[]): boolean => path.slice(1, -1).some((square) => isClosedTomb(state, square));

/** The enemies a Dragon burns when it ends there; `state`: the position when it has arrived. */
export const burnt = (state: State, at: Square): readonly Square[] => capturableAmong(state, 'further', 'D', at, near(at));

/** The enemies a Lancer swipes by a capture along that path (FC-LANC-3). */
const swiped = (state: State, path: readonly Square[]): readonly Square[] => {
  const [from, first] = path;
  const stack = from === undefined ? null : stackOn(state, from);
  if (from === undefined || first === undefined || !stack || path.length < 3) return [];
  const way = waysOf('L', actingUnit(stack).aim, 'capture', from).find(({ travel }) => travel[0] === first);
  const end = path.at(-1) as Square;
  const isOwn = way?.ends[path.length - 2]?.includes(end);
  const squares = way && isOwn ? way.ends.slice(0, path.length - 1).flat() : [];
  return capturableAmong(state, 'swipe', 'L', from, squares).filter((square) => square !== end);
};

/** The acting Rook freezes the enemies around it (FC-ROOK-2). */
export const stunned = (ply: Ply): Ply => {
  const at = actorSquare(ply);
  if (at === null || ply.actor?.kind !== 'R') return ply;
  return unitsOn(ply.state, near(at))
    .filter(({ square, stack }) => stack.side !== ply.actor?.side && !barring(ply.state, 'stun', 'R', square))
    .reduce((sum, each) => paralysed(sum, each, STUN_TURNS, rule('FC-ROOK-2')), ply);
};

/** Whom of each stack a leap or fire hits. */
const struckOn = (state: State, kind: Kind, from: Square, squares: readonly Square[]): readonly Victim[] =>
  unitsOn(state, squares).flatMap((target) => {
    const hit = struck(state, 'further', kind, from, target.square);
    return hit ? [{ target, kind: hit }] : [];
  });

/** The victim of a capture where it ends, and which unit of it was chosen. */
const mainVictim = (state: State, { to, whom }: CaptureLeg): Victim => {
  const target = actorAt(state, to);
  return { target, kind: typeof whom === 'string' ? whom : kindOf(target.stack) };
};

/** The clause that lets a unit go on after its first leg. */
const furtherClause = (start: State, first: Square, kind: Kind): RuleId => {
  const stack = stackOn(start, first);
  if (!stack) return rule('FC-DBL-1');
  if (isPawnStack(stack)) return rule('FC-PAWN-7');
  if (isLateKing(start, kind)) return rule('FC-STG-8');
  if (movesOf(actingUnit(stack)) > 1) return rule('FC-MULTI-2');
  return kind === 'N' ? rule('FC-KNIG-3') : kind === 'P' ? rule('FC-PAWN-6') : rule('FC-DBL-1');
};

/** The clause of a quiet leg. */
const quietClause = ({ trail, start }: Ply, { corners }: QuietLeg, kind: Kind, isWallWalk: boolean): RuleId => {
  if (isWallWalk) return rule('FC-ASSN-4');
  if (corners.length > 0) return rule('FC-BNC-1');
  const first = trail[0]?.[0];
  return first === undefined ? rule('FC-MOVE-4') : furtherClause(start, first, kind);
};

/** The acting unit goes one leg further. */
export const walked = (ply: Ply, leg: Leg): Ply => {
  const { path, to } = leg;
  const from = path[0] as Square;
  const before = ply.state;
  const stack = stackOn(before, from);
  invariant(stack, 'nobody goes from there');
  const kind = kindOf(stack);
  const isWallWalk = isWallsquare(before, from) && isWallsquare(before, to);
  const leapt = leg.extra === 'leap' ? struckOn(before, kind, from, leaptOver(before, from, to)) : [];

  let next = ply;
  if (leg.capture || leapt.length > 0) {
    const victims = leg.capture ? [mainVictim(before, leg), ...leapt] : leapt;
    next = captured(
      next,
      { square: from, stack },
      { victims, path, promote: leg.promote, rule: rule(leapt.length > 0 ? 'FC-KNIG-2' : 'FC-CAP-1') },
    );
    if (next.isKingTaken) return next;
    if (kind === 'L' && actorSquare(next) === to)
      for (const each of unitsOn(next.state, swiped(before, path))) next = paralysed(next, each, SWIPE_TURNS, rule('FC-LANC-3'));
  } else {
    next = displaced(next, path, quietClause(ply, leg, kind, isWallWalk), !isWallWalk);
    next = promoted(next, leg.promote);
    if (leg.extra === 'fire') {
      const victims = struckOn(next.state, kind, to, burnt(next.state, to));
      next = captured(next, actorAt(next.state, to), { victims, path: null, promote: null, rule: rule('FC-DRAG-2') });
    }
  }
  if (kind !== 'D' && tombsPassed(before, path)) next = owing(next, 1, rule('FC-TOMB-3'), false);
  return actorSquare(next) === to ? arrived(next, to) : { ...next, isHalted: true };
};
