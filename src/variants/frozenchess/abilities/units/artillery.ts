/** Artillery: Trebuchet (FC-TREB-1, FC-TREB-2), Onager's throw (FC-ONAG-2), Cannon (FC-CANN-2 to 4). */
import { act, chain, type Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction, STEP } from '../../../../kernel/board/direction.ts';
import { rayFrom } from '../../../../kernel/board/ray.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { explode } from '../../mechanics/capture/explosion.ts';
import { buryAll, remains } from '../../mechanics/capture/tombs.ts';
import { captureAll } from '../../mechanics/movement/capture.ts';
import { withStayReset } from '../../mechanics/ply.ts';
import { linesOf } from '../../moves/lines.ts';
import { whyUncapturable } from '../../moves/threat/capturable.ts';
import { whyImmune } from '../../moves/threat/immunity.ts';
import { visitLineEnds } from '../../moves/threat/threat.ts';
import { adjacentSquares, at, GRID, nameOf, near, type Offset, turnTo } from '../../position/board.ts';
import { changeStack, changeTomb, changeUnit } from '../../position/changed.ts';
import { theActor, unitName } from '../../position/names.ts';
import {
  actorAt,
  isClosedTomb,
  isCorrupted,
  isFilled,
  isWallsquare,
  stackAt,
  stackOn,
  unitsOn,
  wallOn,
} from '../../position/squares.ts';
import { actingUnit, kindOf, withUnit } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { type Ability, aimedAbility, squareAbility, unaimedAbility } from '../ability.ts';
import { onAdjacentSquares, onCaptures } from '../aims.ts';
import { askVictim, enemiesAmong, type WhyNot, wallsBeside } from '../asking.ts';
import { offer } from '../offers.ts';

const STRAIGHT_SHOT: readonly Offset[] = [
  [-1, 6],
  [0, 6],
  [1, 6],
];
const DIAGONAL_SHOT: readonly Offset[] = [
  [5, 6],
  [6, 6],
  [6, 5],
];

const shotSquares = (from: Square, aim: Direction): readonly Square[] => {
  const table = DIRECTIONS.indexOf(aim) % 2 === 0 ? STRAIGHT_SHOT : DIAGONAL_SHOT;
  return table.map((offset) => at(from, turnTo(offset, aim))).filter((square) => square !== null);
};

const whyNoShot = (state: State, _actor: Actor, square: Square): string | null => {
  if (stackOn(state, square)) return `It cannot shoot at a piece. ${unitName(state, square)} is there.`;
  const isTarget = isWallsquare(state, square) || isClosedTomb(state, square);
  return isTarget ? null : `${nameOf(square)} is neither a wall square nor a closed tomb.`;
};

const shotFrom = (_state: State, { square, stack }: Actor): readonly Square[] =>
  shotSquares(square, actingUnit(stack).aim);

const shot = squareAbility({
  code: 'TB',
  rule: 'FC-TREB-2',
  offer: offer('Attack', 0, '1', 'blast', 'Trebuchet Shot', 'explodes 6 squares away'),
  cost: 2,
  words: 'Explodes the 3×3 around a wall square or closed tomb 6 squares away.',
  kinds: ['X'],
  isShot: true,
  plan: { targets: ({ square, aim }) => shotSquares(square, aim) },
  targets: shotFrom,
  why: whyNoShot,
  none: (state, actor) =>
    refusal(
      'FC-TREB-1',
      'It can shoot only at 3 squares, 6 squares away in the direction of its aim.',
      shotFrom(state, actor),
    ),
  perform: (ply, _actor, { to }) => explode(ply, to, 'FC-TREB-2'),
});

interface ThrowPath {
  readonly ammo: Square;
  /** The throw's squares (FC-ONAG-2): from the ammunition's square to the square of impact, both included. */
  readonly path: readonly Square[];
  readonly centre: Square;
}

const throwPathOf = (state: State, { square: from, stack }: Actor): ThrowPath | null => {
  const { aim } = actingUnit(stack);
  const ammo = at(from, STEP[aim]);
  if (ammo === null || !stackOn(state, ammo)) return null;
  const beyond = rayFrom(GRID, ammo, STEP[aim]);
  const stop = beyond.findIndex((square) => isFilled(state, square) || isCorrupted(state, square));
  const path = [ammo, ...(stop < 0 ? beyond : beyond.slice(0, stop + 1))];
  return { ammo, path, centre: path.at(-1) ?? ammo };
};

const whyNoThrow = (state: State, actor: Actor): WhyNot | string => {
  const flight = throwPathOf(state, actor);
  return flight
    ? whyImmune(state, 'throw', 'O', actorAt(state, flight.ammo))
    : `There is no piece directly in front of ${theActor(actor, 'inner')} to throw.`;
};

const throwPiece = unaimedAbility({
  code: 'OT',
  rule: 'FC-ONAG-2',
  offer: offer('Attack', 2, '1', 'blast', 'Throw', 'throws a piece'),
  words: 'Throws the piece in front of it to the first obstacle in its aim, where the 3×3 explodes.',
  kinds: ['O'],
  isShot: true,
  plan: {},
  whyUnusable: whyNoThrow,
  perform: (ply, actor) => {
    const { state } = ply;
    const flight = throwPathOf(state, actor);
    invariant(flight, 'an Onager throws a piece');
    const { ammo, path, centre } = flight;
    const thrown = remains(stackAt(state, ammo));
    ply.note?.({ kind: 'thrown', ammo, path });
    ply.put(ammo, null);
    if (isCorrupted(state, centre)) {
      buryAll(ply, centre, thrown);
      return;
    }
    const status = state.tombs[centre] === undefined ? 'closed' : 'open';
    explode(ply, centre, 'FC-ONAG-2');
    buryAll(ply, centre, thrown);
    const tomb = state.tombs[centre];
    if (tomb) ply.set({ tombs: { ...state.tombs, [centre]: changeTomb(tomb, { status }) } });
  },
});

/** Returns the squares that a Cannon can blast: each line up to and including its first obstacle (FC-CANN-2). */
const blastSquares = (state: State, { square: from, stack }: Actor): readonly Square[] => {
  const found: Square[] = [];
  visitLineEnds(state, linesOf('Z', actingUnit(stack).aim, 'capture', from), 0, (end) => {
    found.push(end);
    return false;
  });
  return found;
};

const whyNoBlast = (state: State, cannon: Actor, square: Square): Refusal | null =>
  wallOn(state, square) ? null : whyUncapturable(state, 'blast', cannon, actorAt(state, square));

const blast = aimedAbility({
  code: 'CB',
  rule: 'FC-CANN-3',
  offer: offer('Attack', 1, '1', 'blast', 'Cannon Blast', 'fires its ammunition'),
  words: 'Captures an enemy or breaks a wall 2, 4 or 6 squares away. The 3×3 explodes and the ammunition lands there.',
  kinds: ['Z'],
  captureGainFactor: 1,
  plan: { targets: onCaptures, after: ({ cargo }) => ({ cargo: cargo - 1 }) },
  whyUnusable: (_state, { square, stack }) =>
    actingUnit(stack).cargo.length === 0 ? refusal('FC-CANN-1', 'The Cannon is not loaded.', [square]) : null,
  candidates: (state, actor) =>
    blastSquares(state, actor)
      .filter((square) => wallOn(state, square) || enemiesAmong(state, actor.stack.side, [square]).length > 0)
      .map((square) => ({ square, why: whyNoBlast(state, actor, square) })),
  details: (state, actor, { square: to }) =>
    chain(askVictim(state, 'blast', actor, to), (targetUnit) => act({ to, targetUnit })),
  none: (_state, { square }) =>
    refusal('FC-CANN-2', 'No enemy and no wall is first on its 3 lines, 2, 4 or 6 squares away.', [square]),
  perform: (ply, cannon, { to, targetUnit }) => {
    const { square: from, stack } = cannon;
    const [ammo] = actingUnit(stack).cargo;
    invariant(ammo, 'a Cannon that fires is loaded');
    const { state } = ply;
    const made = state.tombs[to] === undefined ? [to] : [];
    const [target] = wallOn(state, to) === null ? unitsOn(state, [to]) : [];
    if (target)
      captureAll(ply, cannon, {
        victims: [{ target, kind: targetUnit ?? kindOf(target.stack) }],
        path: null,
        promote: null,
        rule: 'FC-CANN-3',
        exploding: [to],
      });
    if (ply.isKingTaken) return;
    explode(ply, to, 'FC-CANN-3', made);
    const left = stackOn(state, from);
    if (!left) return;
    ply.note?.({ kind: 'ammoLanded', ammo, from, to });
    ply.put(from, withUnit(left, changeUnit(actingUnit(left), { cargo: [] })));
    ply.put(to, changeStack(withStayReset(ply, ammo), { shade: null }));
  },
});

/** Returns the wall squares connected with `start` by sides or corners (FC-CANN-4). */
const connectedWalls = (state: State, start: Square): readonly Square[] => {
  const found = new Set([start]);
  for (const square of found) for (const next of near(square)) if (isWallsquare(state, next)) found.add(next);
  return [...found];
};

const wallBlast = squareAbility({
  code: 'WB',
  rule: 'FC-CANN-4',
  offer: offer('Change', 8, '2', 'wall', 'WallBlast', 'removes connected walls'),
  words: 'Removes a wall square orthogonally next to it and all wall squares connected to that one.',
  kinds: ['Z'],
  plan: { targets: onAdjacentSquares },
  targets: wallsBeside,
  none: (_state, { square }) =>
    refusal('FC-CANN-4', 'No wall is orthogonally next to the Cannon.', adjacentSquares(square)),
  perform: (ply, _actor, { to }) => {
    const squares = connectedWalls(ply.state, to);
    ply.note?.({ kind: 'wallsBlasted', count: squares.length });
    for (const square of squares) ply.putWall(square, null);
  },
});

export const ARTILLERY: readonly Ability[] = [shot, blast, wallBlast, throwPiece];
