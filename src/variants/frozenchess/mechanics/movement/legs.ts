/** One displacement of a move, with everything that clause by clause belongs to it (FC-RES-2, phase 1). */
import type { Square } from '../../../../kernel/board/board.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import { waysOf } from '../../moves/lines.ts';
import { actingNow, actorOf, actorSquare, halt, type Resolution } from '../../moves/resolution.ts';
import { isKnightLeap } from '../../moves/tables.ts';
import type { CaptureLeg, Leg, QuietLeg } from '../../position/action.ts';
import { at, fileOf, near, type Offset, rankOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import {
  type Actor,
  actingUnit,
  idOf,
  isPawnStack,
  isWallsquare,
  kindOf,
  type State,
  stackOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { movesOf } from '../capture/awards.ts';
import { captureAll, type Victim } from '../capture/capture.ts';
import { promotePawn } from '../capture/promotion.ts';
import { actorWith, enemiesOn, targetOf } from '../shadows/shadows.ts';
import { preyOn, struckKind } from '../threat/capturable.ts';
import { barring } from '../threat/immunity.ts';
import { paralyse } from '../time/paralysis.ts';
import { arrive } from './arrival.ts';
import { isLateKing } from './courses.ts';
import { displace } from './displacement.ts';
import { payForTombs } from './quiet.ts';

/** The two squares along the long side of a knight's leap. */
const underLeap = (from: Square, to: Square): readonly Square[] => {
  const [x, y]: Offset = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  if (!isKnightLeap([x, y])) return [];
  const step: Offset = Math.abs(x) === 2 ? [Math.sign(x), 0] : [0, Math.sign(y)];
  return [1, 2]
    .map((factor) => at(from, [step[0] * factor, step[1] * factor]))
    .filter((square) => square !== null);
};

/** Whom a Knight would capture by leaping over them: the first on each square, nearer first. */
export const leaptOver = (state: State, knight: Actor, to: Square): readonly Actor[] =>
  kindOf(knight.stack) === 'N'
    ? underLeap(knight.square, to).flatMap((square) => preyOn(state, 'further', knight, [square]).slice(0, 1))
    : [];

const SWIPE_TURNS = 1;
const STUN_TURNS = 2;

/** Whom a Dragon burns where it ends. */
export const burntBy = (state: State, dragon: Actor): readonly Actor[] =>
  preyOn(state, 'further', dragon, near(dragon.square));

/** Whom a Lancer swipes by a capture along that path of its own (FC-LANC-3). */
const swipedBy = (state: State, lancer: Actor, path: readonly Square[]): readonly Actor[] => {
  const last = path.length - 2;
  if (kindOf(lancer.stack) !== 'L' || last < 1) return [];
  const ways = waysOf('L', actingUnit(lancer.stack).aim, 'capture', lancer.square);
  const way = ways.find(
    ({ travel, ends }) => travel[0] === path[1] && ends[last]?.includes(path.at(-1) as Square),
  );
  return way ? preyOn(state, 'swipe', lancer, new Set(way.ends.slice(0, last + 1).flat())) : [];
};

/** The acting Rook freezes the enemies around it (FC-ROOK-2). */
export const stun = (resolution: Resolution): Resolution => {
  const rook = actorOf(resolution);
  if (!rook || actingNow(resolution)?.kind !== 'R') return resolution;
  return enemiesOn(resolution.state, rook, near(rook.square))
    .filter((each) => !barring(resolution.state, 'stun', 'R', each))
    .reduce((sum, each) => paralyse(sum, each, STUN_TURNS, rule('FC-ROOK-2')), resolution);
};

/** Whom of each stack a leap or fire hits. */
const victimsAmong = (state: State, hunter: Actor, targets: readonly Actor[]): readonly Victim[] =>
  targets.flatMap((target) => {
    const kind = struckKind(state, 'further', hunter, target);
    return kind ? [{ target, kind }] : [];
  });

/** The victim of a capture where it ends, and which unit of it was chosen. */
const mainVictim = (state: State, leg: CaptureLeg): Victim => {
  const target = targetOf(state, leg);
  return { target, kind: typeof leg.whom === 'string' ? leg.whom : kindOf(target.stack) };
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
const quietClause = (
  resolution: Resolution,
  { stack }: Actor,
  { corners }: QuietLeg,
  isWallWalk: boolean,
): RuleId => {
  if (stack.shade) return rule('FC-SHAD-3');
  if (isWallWalk) return rule('FC-ASSN-4');
  if (corners.length > 0) return rule('FC-BNC-1');
  const first = actingNow(resolution)?.trail[0]?.[0];
  return first === undefined ? rule('FC-MOVE-4') : furtherClause(resolution.start, first, kindOf(stack));
};

/** A leg that captures where it ends, or by a Knight's Leap. */
const walkCapturing = (
  resolution: Resolution,
  actor: Actor,
  { path, promote }: Leg,
  victims: readonly Victim[],
  isLeap: boolean,
): Resolution => {
  const swiped = swipedBy(resolution.state, actor, path);
  const clause = isLeap ? rule('FC-KNIG-2') : rule(actor.stack.shade ? 'FC-SHAD-4' : 'FC-CAP-1');
  const next = captureAll(resolution, actor, { victims, path, promote, rule: clause });
  if (next.isKingTaken || actorOf(next)?.square !== path.at(-1)) return next;
  return swiped
    .filter(({ stack }) => actorWith(next.state, idOf(stack)))
    .reduce((sum, each) => paralyse(sum, each, SWIPE_TURNS, rule('FC-LANC-3')), next);
};

/** A leg that captures nobody on its way; a Dragon may burn those around its end. */
const walkQuietly = (resolution: Resolution, actor: Actor, leg: QuietLeg): Resolution => {
  const { path, to, promote, extra } = leg;
  const isWallWalk =
    !actor.stack.shade && isWallsquare(resolution.state, actor.square) && isWallsquare(resolution.state, to);
  const moved = displace(resolution, actor, path, quietClause(resolution, actor, leg, isWallWalk), {
    isWalling: !isWallWalk,
  });
  const next = promotePawn(moved, promote);
  const dragon = extra === 'fire' ? actorOf(next) : null;
  if (!dragon) return next;
  const victims = victimsAmong(next.state, dragon, burntBy(next.state, dragon));
  return captureAll(next, dragon, { victims, path: null, promote: null, rule: rule('FC-DRAG-2') });
};

/** The acting unit goes one leg further, in the form it has. */
export const walk = (resolution: Resolution, actor: Actor, leg: Leg): Resolution => {
  const before = resolution.state;
  const leapt = leg.extra === 'leap' ? victimsAmong(before, actor, leaptOver(before, actor, leg.to)) : [];
  const victims = leg.capture ? [mainVictim(before, leg), ...leapt] : leapt;
  const next =
    leg.capture || victims.length > 0
      ? walkCapturing(resolution, actor, leg, victims, leapt.length > 0)
      : walkQuietly(resolution, actor, leg);
  if (actor.stack.shade || next.isKingTaken) return next;
  const paid = payForTombs(next, before, leg.path);
  return actorSquare(paid) === leg.to ? arrive(paid, leg.to) : halt(paid);
};
