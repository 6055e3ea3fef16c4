import type { Square } from '../../../kernel/board/board.ts';
import type { BoardEvent, Step } from '../../../kernel/event.ts';
import { assertNever } from '../../../kernel/invariant.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { listFew, listWords } from '../../../kernel/words.ts';
import { isInCheck } from '../moves/attacks.ts';
import { castlingSquares } from '../moves/castling.ts';
import { blastOn, castRolls, EXPLOSION_ODDS, enterRoll, explodes, type Roll, unitsStruck } from '../moves/dice.ts';
import { type CrowdMove, type MoveTrial, membersOf, type Roles } from '../moves/generate.ts';
import { type MagnetShift, pathOfShift } from '../moves/magnetism.ts';
import { makeCastling, makeMove, promote } from '../moves/make.ts';
import { advances, promotionsOwed } from '../moves/pawns.ts';
import { pathTo } from '../moves/rides.ts';
import type { Act, Castle, Move } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { type Occupancy, occupancyOf } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import {
  isExtended,
  otherHalf,
  ownedWords,
  type PieceType,
  shiftUnit,
  TYPE_NAMES,
  type Unit,
  unitWords,
} from '../position/units.ts';
import { type ClauseId, step } from '../rules/index.ts';
import { crowdRule, pawnRule, shiftRule } from './clause-for.ts';
import { linkSteps, moveEvents } from './link-steps.ts';
import { bareUnit } from './view.ts';

const moveRule = (
  move: CrowdMove,
  kind: Move['kind'],
  members: readonly Unit[],
  { arrived, captured }: MoveTrial,
  path: readonly Square[],
): ClauseId => {
  switch (kind) {
    case 'extend':
      return 'IW-WORM-2';
    case 'consolidate':
      return 'IW-WORM-3';
    case 'crowd':
      return crowdRule(move, members, arrived);
    case 'pawn':
      return pawnRule(move, captured.length > 0, path);
  }
};

/**
 * Returns the path of the unit that leads a move, from the from-square to the target.
 * If no unit leads, for example because a half rejoins its other half alone, the path has only these two squares.
 */
const leaderPath = (
  { occupancy, side, from, target, units, leads }: CrowdMove,
  members: readonly Unit[],
): readonly Square[] => {
  const lone = members.length === 1 && members.every((unit) => otherHalf(unit, from) === target);
  const leader = lone ? undefined : members.find((unit) => leads[units.indexOf(unit)]);
  if (!leader) return [from, target];
  if (leader.type !== 'pawn') return pathTo(occupancy, leader.type, from, target) ?? [from, target];
  const advance = advances(occupancy, side, from).find((each) => each.target === target);
  return advance ? [from, ...advance.path] : [from, target];
};

const moveWords = (
  { from, target }: CrowdMove,
  kind: Move['kind'],
  members: readonly Unit[],
  arrived: readonly Unit[],
): string => {
  const [first] = members;
  const to = nameOf(target);
  if (kind === 'extend' && first) return `${ownedWords(first, from)} extends to ${to}.`;
  if (kind === 'consolidate' && first) return `${ownedWords(first, from)} rejoins its other half on ${to}.`;
  if (kind === 'pawn' && first)
    return `${sideName(first.side)}'s ${TYPE_NAMES[first.type]} moves from ${nameOf(from)} to ${to}.`;
  const manner = (unit: Unit, after: Unit): string => {
    if (isExtended(unit))
      return isExtended(after) ? `half the ${TYPE_NAMES[unit.type]}` : `the ${TYPE_NAMES[unit.type]}, rejoining`;
    return isExtended(after) ? `the ${TYPE_NAMES[unit.type]}, leaving a half` : `the ${TYPE_NAMES[unit.type]}`;
  };
  return `A crowd moves from ${nameOf(from)} to ${to}: ${listWords(members.map((unit, index) => manner(unit, arrived[index] as Unit)))}.`;
};

const crowdSteps = (move: CrowdMove, roles: Roles, kind: Move['kind'], done: MoveTrial): readonly Step[] => {
  const members = membersOf(move, roles);
  const path = leaderPath(move, members);
  const events = members.flatMap((unit, index) => moveEvents(unit, done.arrived[index] as Unit, path));
  return [step(moveRule(move, kind, members, done, path), events, moveWords(move, kind, members, done.arrived))];
};

/** Describes captures, first on the target (IW-CAPT-1), then en passant (IW-EP-2). */
const captureSteps = (move: CrowdMove, roles: Roles, { captured }: MoveTrial): readonly Step[] => {
  const by = membersOf(move, roles)[0]?.id;
  const captureEvent = (unit: Unit): BoardEvent => ({
    kind: 'captured',
    unit: unit.id,
    ...(by !== undefined && { by }),
  });
  const there = captured.filter((unit) => move.enemies.includes(unit));
  const passing = captured.filter((unit) => !move.enemies.includes(unit));
  const kings = there.some(({ type }) => type === 'king');
  const words = (units: readonly Unit[]): string =>
    listWords(units.map((unit) => unit.at.map((square) => ownedWords(unit, square)).join(' and ')));
  const away = there.filter(isExtended).map((unit) => otherHalf(unit, move.target) as Square);
  return [
    ...(there.length > 0
      ? [step(kings ? 'IW-CAPT-5' : 'IW-CAPT-1', there.map(captureEvent), `It captures ${words(there)}.`)]
      : []),
    ...(away.length > 0
      ? [step('IW-WORM-5', [], `Its other half on ${listWords(away.map(nameOf))} is removed too.`)]
      : []),
    ...(passing.length > 0
      ? [step('IW-EP-2', passing.map(captureEvent), `It captures ${words(passing)} en passant.`)]
      : []),
  ];
};

const mutationSteps = (
  move: CrowdMove,
  roles: Roles,
  { arrived, turned, seconds, captured, endsGame }: MoveTrial,
): readonly Step[] => {
  if (endsGame) return [];
  const chosen = roles.filter(({ manner }) => manner !== 'stay');
  const twins = [...seconds];
  const order = turned.map((unit, index) => ({
    unit,
    before: arrived[index] as Unit,
    becomes: chosen[index]?.becomes ?? null,
  }));
  return [...order]
    .sort((a, b) => a.unit.id - b.unit.id)
    .flatMap(({ unit, before, becomes }): readonly Step[] => {
      if (becomes === null) return captured.length > 0 ? [step('IW-MUT-6', [], 'The King stays a King.')] : [];
      const second = becomes === 'pawn' && before.type !== 'pawn' ? twins.shift() : undefined;
      if (second) {
        const events: readonly BoardEvent[] = [
          { kind: 'moved', unit: unit.id, path: [move.target], at: unit.at },
          { kind: 'changed', unit: unit.id, to: { type: 'pawn', body: 'whole' } },
          { kind: 'appeared', unit: bareUnit(second) },
        ];
        const where = listWords([nameOf(move.target), nameOf(second.at[0])]);
        return [step('IW-MUT-4', events, `The ${TYPE_NAMES[before.type]} turns into 2 Pawns, on ${where}.`)];
      }
      const to = TYPE_NAMES[becomes];
      if (before.type === becomes) return [step('IW-MUT-2', [], `The ${to} stays a ${to}.`)];
      const id = before.type === 'pawn' ? 'IW-MUT-5' : 'IW-MUT-3';
      return [
        step(
          id,
          [{ kind: 'changed', unit: unit.id, to: { type: becomes } }],
          `The ${TYPE_NAMES[before.type]} turns into a ${to}.`,
        ),
      ];
    });
};

const shiftSteps = (occupancy: Pick<Occupancy, 'aliases'>, shifts: readonly MagnetShift[]): readonly Step[] =>
  shifts.map((shift) => {
    const { pulled, from, to, units } = shift;
    const path = pathOfShift(shift);
    return step(
      shiftRule(occupancy, shift),
      units.map((unit): BoardEvent => ({ kind: 'moved', unit: unit.id, path, at: shiftUnit(unit, from, to).at })),
      `Magnetism ${pulled ? 'pulls' : 'pushes'} ${listWords(units.map(({ type, at }) => `${at.length > 1 ? 'half the' : 'the'} ${TYPE_NAMES[type]}`))} from ${nameOf(from)} to ${nameOf(to)}.`,
    );
  });

const unitsText = (units: readonly Unit[]): string => listFew(units.map((unit) => ownedWords(unit, unit.at[0])));

/**
 * Returns the steps that describe a roll, with the chance of an explosion (IW-BOOM-6).
 * If a player entered the sum, the explosion is certain or impossible, so the chance is 1 or 0.
 */
const rollSteps = ({ state, unit, sum, dice }: Roll): readonly Step[] => {
  const [centre] = unit.at;
  const struck = unitsStruck(state, centre);
  const squares = [centre, ...blastOn(occupancyOf(state), centre).filter((square) => square !== centre)];
  const came = explodes(sum);
  const what = `the ${unitWords(unit, centre)} explodes and destroys ${unitsText(struck)}.`;
  const rolled = step(
    'IW-BOOM-6',
    [
      {
        kind: 'rolled',
        what,
        chance: dice === 'entered' ? [Number(came), 1] : EXPLOSION_ODDS,
        came,
        squares,
        ...(dice !== 'veiled' && { sum }),
      },
    ],
    `The ${unitWords(unit, centre)} rolls${dice === 'veiled' ? '' : ` ${sum}`}${came ? ' and explodes' : ''}.`,
  );
  if (!came) return [rolled];
  const events: readonly BoardEvent[] = [
    { kind: 'burst', centre, squares },
    ...struck.map((each): BoardEvent => ({ kind: 'captured', unit: each.id })),
  ];
  return [rolled, step('IW-BOOM-4', events, `The explosion destroys ${unitsText(struck)}.`)];
};

export const sumsIn = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'rolled' ? (event.sum ?? []) : [])));

const castleSteps = (state: State, act: Castle): readonly Step[] => {
  const side = turnSide(state);
  const { start, occupancy, king, rook, shifts, state: made } = makeCastling(state, act);
  const before = [king, rook].map(({ id }) => start.units.find((unit) => unit.id === id) ?? king);
  const events = [king, rook].flatMap((unit, index) =>
    moveEvents(before[index] ?? unit, unit, [...(before[index] ?? unit).at, ...unit.at]),
  );
  const isFirst = act.stage === 'begin';
  const text = `${sideName(side)} ${isFirst ? 'begins' : 'finishes'} castling ${act.wing}.`;
  const { king: kings, rook: rooks } = castlingSquares(side, act.wing);
  const centres = listWords([kings[1], rooks[1]].map(nameOf));
  return [
    ...linkSteps(state, start, act.link, side),
    step(isFirst ? 'IW-CASTLE-2' : 'IW-CASTLE-3', events, text),
    step('IW-CASTLE-7', [], `Magnetism acts around ${centres}, but does not move the castling pieces.`),
    ...shiftSteps(occupancy, shifts),
    ...castRolls(made).flatMap(rollSteps),
  ];
};

const moveSteps = (state: State, act: Move): readonly Step[] => {
  const { start, move, roles, done, state: made } = makeMove(state, act);
  return [
    ...linkSteps(state, start, act.link, turnSide(state)),
    ...crowdSteps(move, roles, act.kind, done),
    ...captureSteps(move, roles, done),
    ...mutationSteps(move, roles, done),
    ...shiftSteps(done.occupancy, done.shifts),
    ...castRolls(made).flatMap(rollSteps),
  ];
};

const promotionSteps = (state: State, type: PieceType): readonly Step[] => {
  const pawn = promotionsOwed(state)[0];
  if (!pawn) return [];
  const enemy = other(pawn.side);
  const text = `The Pawn on ${nameOf(pawn.at[0])} becomes a ${TYPE_NAMES[type]}.`;
  const check = `It gives check at once.`;
  return [
    step('IW-PROM-1', [{ kind: 'changed', unit: pawn.id, to: { type } }], text),
    ...(isInCheck(promote(state, type), enemy) && !isInCheck(state, enemy) ? [step('IW-PROM-3', [], check)] : []),
  ];
};

const CLAIMS = {
  repetition: { id: 'IW-END-5', text: 'claims a draw: the position has occurred 3 times.' },
  hundredMoves: { id: 'IW-END-6', text: 'claims a draw by the 100-move rule.' },
} as const;

/** Returns the steps of an action, in the order of IW-TURN-1. */
export const tell = (state: State, act: Act): readonly Step[] => {
  switch (act.kind) {
    case 'extend':
    case 'consolidate':
    case 'pawn':
    case 'crowd':
      return moveSteps(state, act);
    case 'castle':
      return castleSteps(state, act);
    case 'dice': {
      const roll = enterRoll(state, act.sum);
      return roll ? rollSteps(roll) : [];
    }
    case 'promote':
      return promotionSteps(state, act.type);
    case 'claim':
      return [step(CLAIMS[act.claim].id, [], `${sideName(state.toMove)} ${CLAIMS[act.claim].text}`)];
    default:
      return assertNever(act);
  }
};
