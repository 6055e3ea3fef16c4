/** The Cannon: Blast with its ammunition (FC-CANN-2, FC-CANN-3) and WallBlast without (FC-CANN-4). */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act, chain, type Refusal } from '../../../../kernel/menu.ts';
import { captured } from '../../mechanics/capture/capture.ts';
import { exploded } from '../../mechanics/capture/explosion.ts';
import { whyUncapturable } from '../../mechanics/threat/capturable.ts';
import { follow } from '../../mechanics/threat/threat.ts';
import { waysOf } from '../../moves/lines.ts';
import { newcomer, record, withStack, withWalls } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { beside, near } from '../../position/board.ts';
import { actingUnit, isWallsquare, kindOf, type Stack, type State, stackOn, unitsOn, wallOn, withUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, askVictim, type Candidate, deadEnd, enemiesAmong, isOf, no, pickTarget } from '../ability.ts';

/** The squares its blast reaches now, up to the first obstacle of each line. */
const blastSquares = (state: State, from: Square, stack: Stack): readonly Square[] => {
  const found: Square[] = [];
  follow(state, waysOf('Z', actingUnit(stack).aim, 'capture', from), 0, (end) => {
    found.push(end);
    return false;
  });
  return found;
};

/** Walls are always blasted, enemies if they can be captured. */
const whyNoBlast = (state: State, from: Square, square: Square): (() => Refusal) | null => {
  if (wallOn(state, square)) return null;
  const why = whyUncapturable(state, 'blast', 'Z', from, square);
  return why && (() => why);
};

const blast: Ability<'CB'> = {
  code: 'CB',
  rule: rule('FC-CANN-3'),
  price: 0,
  words: 'Captures a unit or breaks a wall 2, 4 or 6 squares away; the 3x3 there explodes and the ammunition stands on it.',
  has: isOf('Z'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    if (actingUnit(stack).cargo.length === 0) return deadEnd(() => no(rule('FC-CANN-1'), [from], 'The Cannon is not loaded.'));
    const candidates = blastSquares(state, from, stack)
      .filter((square) => wallOn(state, square) || enemiesAmong(state, stack.side, [square]).length > 0)
      .map((square): Candidate => ({ square, why: whyNoBlast(state, from, square) }));
    const none = () => no(rule('FC-CANN-2'), [from], 'No enemy and no wall is first on its three lines, 2, 4 or 6 squares away.');
    const next = (to: Square) => chain(askVictim(state, 'blast', 'Z', from, to), (whom) => act(special(actor, 'CB', { to, whom })));
    return pickTarget('CB', candidates, next, none);
  },
  perform: (ply, cannon, { to, whom }) => {
    const { square: from, stack } = cannon;
    const [ammo] = actingUnit(stack).cargo;
    invariant(ammo, 'a Cannon that fires is loaded');
    const made = ply.state.tombs[to] === undefined ? [to] : [];
    const [target] = wallOn(ply.state, to) === null ? unitsOn(ply.state, [to]) : [];
    const victims = target ? [{ target, kind: whom ?? kindOf(target.stack) }] : [];
    const hit = target ? captured(ply, cannon, { victims, path: null, promote: null, rule: rule('FC-CANN-3'), exploding: [to] }) : ply;
    if (hit.isKingTaken) return hit;
    const burst = exploded(hit, to, rule('FC-CANN-3'), made);
    const left = stackOn(burst.state, from);
    if (!left) return burst;
    const landed = record(burst, { kind: 'ammoLanded', ammo, from, to });
    const emptied = withStack(landed, from, withUnit(left, { ...actingUnit(left), cargo: [] }));
    return withStack(emptied, to, { ...newcomer(ply, ammo), shade: null });
  },
};

/** All wallsquares that hang together with this one, side by side or corner to corner. */
export const connectedWalls = (state: State, start: Square): readonly Square[] => {
  const found = new Set([start]);
  for (const square of found) for (const next of near(square)) if (isWallsquare(state, next)) found.add(next);
  return [...found];
};

const wallBlast: Ability<'WB'> = {
  code: 'WB',
  rule: rule('FC-CANN-4'),
  price: 0,
  words: 'Removes a wallsquare beside it and all walls connected to that one.',
  has: isOf('Z'),
  ask: (state, actor) => {
    const { square: from } = actor;
    const candidates = beside(from).filter((square) => isWallsquare(state, square));
    return aimed(
      'WB',
      actor,
      candidates.map((square) => ({ square, why: null })),
      () => no(rule('FC-CANN-4'), beside(from), 'There is no wallsquare right beside the Cannon.'),
    );
  },
  perform: (ply, _actor, { to }) => {
    const squares = connectedWalls(ply.state, to);
    return withWalls(record(ply, { kind: 'wallsBlasted', count: squares.length }), squares, () => null);
  },
};

export const CANNON: readonly Ability[] = [blast, wallBlast];
