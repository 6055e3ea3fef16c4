/** One leg of a shadow's turn, with what belongs to it among shadows: leap-capture, Fire, Swipe, Stun (FC-SHAD-3, FC-SHAD-4). */

import type { Square } from '../../../../kernel/board.ts';
import { waysOf } from '../../moves/lines.ts';
import type { Ply } from '../../moves/resolution.ts';
import type { Leg } from '../../position/action.ts';
import { near } from '../../position/board.ts';
import { idOf, type Shadow, type State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { captured, type Victim } from '../capture/capture.ts';
import { promoted } from '../capture/promotion.ts';
import { underLeap } from '../movement/leap.ts';
import { whyShadowBarred } from '../threat/targets.ts';
import { paralysed } from '../time/paralysis.ts';
import { shadowMoved } from './capture.ts';
import { enemyShadowsOn, preyAmong, type ShadowPath } from './reach.ts';
import { actorShadow, shadowWith, unitOf } from './shadows.ts';

const SWIPE_TURNS = 1;
const STUN_TURNS = 2;

/** The first shadow of each square that a Shadow Knight would capture by leaping over it, nearer square first. */
export const shadowsLeaptOver = (state: State, knight: Shadow, to: Square): readonly Shadow[] =>
  unitOf(knight).kind !== 'N'
    ? []
    : underLeap(knight.square, to).flatMap((square) => preyAmong(state, 'further', knight, [square]).slice(0, 1));

/** The shadows that a Shadow Dragon burns where it is. */
export const shadowsBurnt = (state: State, dragon: Shadow): readonly Shadow[] => preyAmong(state, 'further', dragon, near(dragon.square));

/** The shadows that a Shadow Lancer swipes by a capture along that path (FC-LANC-3). */
const shadowsSwiped = (state: State, lancer: Shadow, path: ShadowPath): readonly Shadow[] => {
  const way =
    path.length < 3 ? undefined : waysOf('L', unitOf(lancer).aim, 'capture', lancer.square).find(({ travel }) => travel[0] === path[1]);
  const squares = new Set(way ? way.ends.slice(0, path.length - 1).flat() : []);
  return preyAmong(state, 'swipe', lancer, squares);
};

/** The acting Shadow Rook freezes the enemy shadows around it (FC-ROOK-2). */
export const shadowsStunned = (ply: Ply): Ply => {
  const rook = actorShadow(ply);
  if (!rook || unitOf(rook).kind !== 'R') return ply;
  return enemyShadowsOn(ply.state, rook, near(rook.square))
    .filter((each) => !whyShadowBarred(ply.state, 'stun', 'R', each))
    .reduce((sum, each) => paralysed(sum, each, STUN_TURNS, rule('FC-ROOK-2')), ply);
};

const asVictim = (target: Shadow): Victim => ({ target, kind: unitOf(target).kind });

/** The acting shadow goes one leg further. */
export const shadowWalked = (ply: Ply, shadow: Shadow, leg: Leg): Ply => {
  const { path, to, promote, extra } = leg;
  const prey = leg.capture && typeof leg.whom === 'number' ? shadowWith(ply.state, leg.whom) : null;
  const leapt = extra === 'leap' ? shadowsLeaptOver(ply.state, shadow, to) : [];
  if (prey || leapt.length > 0) {
    const victims = prey ? [prey, ...leapt] : leapt;
    const swiped = prey && unitOf(shadow).kind === 'L' ? shadowsSwiped(ply.state, shadow, path) : [];
    const taken = captured(ply, shadow, {
      victims: victims.map(asVictim),
      path,
      promote,
      rule: rule(leapt.length > 0 ? 'FC-KNIG-2' : 'FC-SHAD-4'),
    });
    return swiped
      .filter((each) => shadowWith(taken.state, idOf(each.stack)))
      .reduce((sum, each) => paralysed(sum, each, SWIPE_TURNS, rule('FC-LANC-3')), taken);
  }
  const moved = shadowMoved(ply, shadow, path, rule('FC-SHAD-3'));
  if (promote) return promoted(moved, promote);
  const there = extra === 'fire' ? actorShadow(moved) : null;
  return there
    ? captured(moved, there, {
        victims: shadowsBurnt(moved.state, there).map(asVictim),
        path: null,
        promote: null,
        rule: rule('FC-DRAG-2'),
      })
    : moved;
};
