/** Makes one leg of a move, with all its effects (FC-RES-2, phase 1). */
import type { Square } from '../../../../kernel/board/board.ts';
import { movesOf } from '../../moves/awards.ts';
import { isLateKing } from '../../moves/bent-lines.ts';
import { linesOf } from '../../moves/lines.ts';
import { isKnightLeap } from '../../moves/tables.ts';
import { preyOn, struckKind } from '../../moves/threat/capturable.ts';
import { barringClass } from '../../moves/threat/immunity.ts';
import type { CaptureLeg, Leg, QuietLeg } from '../../position/action.ts';
import { at, fileOf, near, type Offset, rankOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { actorWith, enemiesOn, targetOf } from '../../position/shadows.ts';
import { isEmpty, isWallsquare, stackOn } from '../../position/squares.ts';
import { actingUnit, idOf, isPawnStack, kindOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import { promotePawn } from '../capture/promotion.ts';
import { currentActing, currentActor, currentActorSquare, haltActing, inPly, type Ply } from '../ply.ts';
import { arrive } from './arrival.ts';
import { captureAll, type Victim } from './capture.ts';
import { displace } from './displacement.ts';
import { paralyse } from './paralysis.ts';
import { addTombCost, paysForTomb } from './quiet.ts';

const squaresUnderLeap = (from: Square, to: Square): readonly Square[] => {
  const [x, y]: Offset = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  if (!isKnightLeap([x, y])) return [];
  const step: Offset = Math.abs(x) === 2 ? [Math.sign(x), 0] : [0, Math.sign(y)];
  return [1, 2].map((factor) => at(from, [step[0] * factor, step[1] * factor])).filter((square) => square !== null);
};

/** The victims of a Knight's Leap, nearer first (FC-KNIG-2). */
export const leaptOver = (state: State, knight: Actor, to: Square): readonly Actor[] =>
  kindOf(knight.stack) === 'N'
    ? squaresUnderLeap(knight.square, to).flatMap((square) => preyOn(state, 'further', knight, [square]).slice(0, 1))
    : [];

const SWIPE_TURNS = 1;
const STUN_TURNS = 2;

const burntBy = (state: State, dragon: Actor): readonly Actor[] =>
  preyOn(state, 'further', dragon, near(dragon.square));

/** Returns the units that a capturing Lancer swipes (paralyses) along its path (FC-LANC-3). */
const swipedBy = (state: State, lancer: Actor, path: readonly Square[]): readonly Actor[] => {
  const last = path.length - 2;
  if (kindOf(lancer.stack) !== 'L' || last < 1) return [];
  const ways = linesOf('L', actingUnit(lancer.stack).aim, 'capture', lancer.square);
  const way = ways.find(({ travel, ends }) => travel[0] === path[1] && ends[last]?.includes(path.at(-1) as Square));
  return way ? preyOn(state, 'swipe', lancer, new Set(way.ends.slice(0, last + 1).flat())) : [];
};

/** Paralyses the enemies around the acting Rook (FC-ROOK-2). */
export const stun = (ply: Ply): void => {
  const rook = currentActor(ply);
  if (!rook || currentActing(ply)?.kind !== 'R') return;
  const struck = enemiesOn(ply.state, rook, near(rook.square)).filter(
    (each) => !barringClass(ply.state, 'stun', 'R', each),
  );
  for (const each of struck) paralyse(ply, each, STUN_TURNS, 'FC-ROOK-2');
};

const victimsAmong = (state: State, hunter: Actor, targets: readonly Actor[]): readonly Victim[] =>
  targets.flatMap((target) => {
    const kind = struckKind(state, 'further', hunter, target);
    return kind ? [{ target, kind }] : [];
  });

const mainVictim = (state: State, leg: CaptureLeg): Victim => {
  const target = targetOf(state, leg);
  return { target, kind: typeof leg.targetUnit === 'string' ? leg.targetUnit : kindOf(target.stack) };
};

const furtherClause = (start: State, first: Square, kind: Kind): ClauseId => {
  const stack = stackOn(start, first);
  if (!stack) return 'FC-DBL-1';
  if (isPawnStack(stack)) return 'FC-PAWN-7';
  if (isLateKing(start, kind)) return 'FC-STG-8';
  if (movesOf(actingUnit(stack)) > 1) return 'FC-MULTI-2';
  return kind === 'N' ? 'FC-KNIG-3' : kind === 'P' ? 'FC-PAWN-6' : 'FC-DBL-1';
};

const quietClause = (ply: Ply, { stack }: Actor, { corners }: QuietLeg, isWallWalk: boolean): ClauseId => {
  if (stack.shade) return 'FC-SHAD-3';
  if (isWallWalk) return 'FC-ASSN-4';
  if (corners.length > 0) return 'FC-BNC-1';
  const first = currentActing(ply)?.trail[0]?.[0];
  return first === undefined ? 'FC-MOVE-4' : furtherClause(ply.start, first, kindOf(stack));
};

const makeCapturingLeg = (
  ply: Ply,
  actor: Actor,
  { path, promote }: Leg,
  victims: readonly Victim[],
  isLeap: boolean,
): void => {
  const swiped = swipedBy(ply.state, actor, path);
  const clause = isLeap ? 'FC-KNIG-2' : actor.stack.shade ? 'FC-SHAD-4' : 'FC-CAP-1';
  captureAll(ply, actor, { victims, path, promote, rule: clause });
  if (ply.isKingTaken || currentActor(ply)?.square !== path.at(-1)) return;
  const left = swiped.filter(({ stack }) => actorWith(ply.state, idOf(stack)));
  for (const each of left) paralyse(ply, each, SWIPE_TURNS, 'FC-LANC-3');
};

const burntAfter = (ply: Ply, dragon: Actor, path: readonly Square[]): readonly Actor[] => {
  displace(ply, dragon, path, 'FC-MOVE-4');
  const there = actorWith(ply.state, idOf(dragon.stack));
  return there ? burntBy(ply.state, there) : [];
};

/** Returns the victims of a Knight's Leap (FC-KNIG-2) or a Dragon's Fire (FC-DRAG-2). */
export const struckBy = (
  state: State,
  actor: Actor,
  { path, to, capture }: Pick<Leg, 'path' | 'to' | 'capture'>,
  extra: 'leap' | 'fire',
): readonly Actor[] => {
  if (!capture && !isEmpty(state, to)) return [];
  if (extra === 'leap') return leaptOver(state, actor, to);
  return kindOf(actor.stack) === 'D' ? inPly(state, (ply) => burntAfter(ply, actor, path)) : [];
};

/**
 * Moves a unit along a quiet leg.
 * If the leg includes Dragon's Fire, units around the end square then burn (FC-DRAG-2).
 */
const makeQuietLeg = (ply: Ply, actor: Actor, leg: QuietLeg): void => {
  const { path, to, promote, extra } = leg;
  const isWallWalk = !actor.stack.shade && isWallsquare(ply.state, actor.square) && isWallsquare(ply.state, to);
  displace(ply, actor, path, quietClause(ply, actor, leg, isWallWalk), { isWalling: !isWallWalk });
  promotePawn(ply, promote);
  const dragon = extra === 'fire' ? currentActor(ply) : null;
  if (!dragon) return;
  const victims = victimsAmong(ply.state, dragon, burntBy(ply.state, dragon));
  captureAll(ply, dragon, { victims, path: null, promote: null, rule: 'FC-DRAG-2' });
};

export const makeLeg = (ply: Ply, actor: Actor, leg: Leg): void => {
  const { state } = ply;
  const owes = paysForTomb(state, actor, leg.path);
  const leapt = leg.extra === 'leap' ? victimsAmong(state, actor, leaptOver(state, actor, leg.to)) : [];
  const victims = leg.capture ? [mainVictim(state, leg), ...leapt] : leapt;
  if (leg.capture || victims.length > 0) makeCapturingLeg(ply, actor, leg, victims, leapt.length > 0);
  else makeQuietLeg(ply, actor, leg);
  if (actor.stack.shade || ply.isKingTaken) return;
  if (owes) addTombCost(ply);
  if (currentActorSquare(ply) === leg.to) arrive(ply, leg.to);
  else haltActing(ply);
};
