/** Shadows that go by an ability or with a transport: Long Jump, Mirror Portal, Load, Unload (FC-SHAD-6, FC-SHAD-9). */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act, ask, type Menu, open, option, type Refusal } from '../../../../kernel/menu.ts';
import { released } from '../../mechanics/movement/arrival.ts';
import { hasRoom } from '../../mechanics/movement/entry.ts';
import { shadowGone, shadowMoved } from '../../mechanics/shadows/capture.ts';
import { moveEnds, type ShadowPath } from '../../mechanics/shadows/reach.ts';
import { actingShadow, shadowsOn, unitOf, withActor, withoutShadow } from '../../mechanics/shadows/shadows.ts';
import { type Ply, record } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { fileOf, mirrored, nameOf, near, rankOf, SQUARES } from '../../position/board.ts';
import { capacity } from '../../position/kinds.ts';
import {
  formName,
  holds,
  idOf,
  isEmpty,
  isMonad,
  type Shadow,
  type State,
  stackOn,
  theActor,
  withActingUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, atOnce, no, pickSquare } from '../ability.ts';
import { atShadow, pickShadow, type ShadowCandidate, targetOf } from './ability.ts';

const farther = (from: Square, to: Square): number => Math.max(Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from)));

/** Gone at once to a square far off. */
const teleported = (ply: Ply, shadow: Shadow, to: Square, clause: string): Ply =>
  shadowMoved(ply, shadow, [shadow.square, to], clause, farther(shadow.square, to));

const longJump: Ability<'LJ'> = {
  code: 'LJ',
  rule: rule('FC-FROG-4'),
  price: 0,
  words: 'Jumps to an empty square next to any Frog of either side that is no shadow.',
  has: (_state, shadow) => unitOf(shadow).kind === 'F',
  ask: (state, shadow) => {
    const frogs = SQUARES.filter((square) => {
      const stack = stackOn(state, square);
      return stack !== null && holds(stack, 'F');
    });
    const squares = [...new Set(frogs.flatMap(near))].filter((square) => square !== shadow.square && isEmpty(state, square));
    const text = frogs.length > 0 ? 'No square next to a Frog is empty.' : 'There is no Frog on the board that is no shadow.';
    return pickSquare(
      'Long Jump: pick a square.',
      squares.map((square) => ({ square, why: null })),
      (to) => act(special(shadow, 'LJ', { to })),
      () => no(rule('FC-FROG-4'), frogs, text),
    );
  },
  perform: (ply, shadow, { to }) => teleported(ply, shadow, to, rule('FC-FROG-4')),
};

const portal: Ability<'MP'> = {
  code: 'MP',
  rule: rule('FC-CHAN-4'),
  price: 0,
  words: 'Goes to the square opposite through the middle of the board.',
  has: (_state, shadow) => unitOf(shadow).kind === 'C',
  ask: (state, shadow) => {
    const to = mirrored(shadow.square);
    const why = () => no(rule('FC-SHAD-3'), [to], `${theActor(shadow)} cannot enter the mirror square ${nameOf(to)}: it is not empty.`);
    return atOnce(special(shadow, 'MP', { promote: null }), isEmpty(state, to) ? null : why);
  },
  perform: (ply, shadow) => teleported(ply, shadow, mirrored(shadow.square), rule('FC-CHAN-4')),
};

const placeOf = (state: State, shadow: Shadow, index: number): Menu<Special<'UL'>> =>
  pickSquare(
    'Unload: pick an empty square next to it.',
    near(shadow.square).map((square) => ({
      square,
      why: isEmpty(state, square) ? null : () => no(rule('FC-TRAN-2'), [square], `${nameOf(square)} is not empty.`),
    })),
    (to) => act(special(shadow, 'UL', { cargo: index, to })),
    () => no(rule('FC-TRAN-2'), near(shadow.square), 'Carried units are unloaded onto an empty square next to the transport.'),
  );

const unload: Ability<'UL'> = {
  code: 'UL',
  rule: rule('FC-SHAD-9'),
  price: 0,
  words: 'Places what it carries on an empty square next to it: units as units, shadows as shadows.',
  has: (_state, shadow) => capacity(unitOf(shadow).kind) > 0,
  ask: (state, shadow) => {
    const { cargo } = unitOf(shadow);
    const none = () => no(rule('FC-TRAN-2'), [shadow.square], `${theActor(shadow)} carries nobody.`);
    if (cargo.length < 2) return cargo.length === 0 ? ask('', [], none) : placeOf(state, shadow, 0);
    return ask(
      'Unload whom?',
      cargo.map((each, index) =>
        open(option(`${index + 1}`), 'special', () => placeOf(state, shadow, index), {
          label: `${index + 1}: ${formName(each)}`,
        }),
      ),
      () => no(rule('FC-TRAN-2'), [shadow.square], `It carries ${cargo.length}, numbered in loading order.`),
    );
  },
  perform: (ply, shadow, { cargo: index, to }) => {
    const unit = unitOf(shadow);
    const stack = unit.cargo[index];
    invariant(stack, `it carries no unit ${index + 1}`);
    const recorded = record(ply, { kind: 'unloaded', who: shadow, cargo: stack, to });
    const emptied = withActor(recorded, withActingUnit(shadow, { ...unit, cargo: unit.cargo.filter((each) => each !== stack) }));
    return released(emptied, to, stack);
  },
};

interface Boarding extends ShadowCandidate {
  readonly path: ShadowPath;
}

/** Own Shadow transports at the end of a single move of its own pattern. */
const boardings = (state: State, shadow: Shadow): readonly Boarding[] =>
  [...moveEnds(state, shadow)].flatMap(([to, path]) => {
    const carriers = isEmpty(state, to) ? shadowsOn(state, to) : [];
    const own = carriers.filter((each) => each.stack.side === shadow.stack.side && capacity(unitOf(each).kind) > 0);
    return own.map((target): Boarding => ({ target, path, why: whyNotAboard(target) }));
  });

const whyNotAboard = (target: Shadow): Refusal | null => {
  if (isMonad(target.stack))
    return no(rule('FC-MONAD-2'), [target.square], `${theActor(target)} is a monad: nobody goes aboard until its plan is done.`);
  const carrier = unitOf(target);
  if (isMonad(target.stack)) return no(rule('FC-MONAD-2'), [target.square], `${theActor(target)} is a monad: nobody goes aboard.`);
  const text = `${theActor(target)} is full: it carries ${capacity(carrier.kind)}.`;
  return hasRoom(carrier) ? null : no(rule('FC-TRAN-1'), [target.square], text);
};

const load: Ability<'LD'> = {
  code: 'LD',
  rule: rule('FC-SHAD-9'),
  price: 0,
  words: 'Goes aboard an own Shadow Ship or Shadow Cannon at the end of a move, and stays a shadow there.',
  has: (state, shadow) => boardings(state, shadow).length > 0,
  ask: (state, shadow) =>
    pickShadow(
      'Load: pick a transport.',
      boardings(state, shadow),
      ({ target, path }) => act(special(shadow, 'LD', { ...atShadow(target), path })),
      () => no(rule('FC-SHAD-9'), [shadow.square], 'It goes aboard an own Shadow Ship or Shadow Cannon in reach of a move.'),
    ),
  perform: (ply, shadow, act) => {
    const { path } = act;
    const carrier = targetOf(ply, act);
    const recorded = record(ply, { kind: 'shadowBoarded', who: shadow, path, carrier });
    const moved = shadowGone(recorded, shadow, path);
    const { stack } = actingShadow(moved);
    const unit = unitOf(carrier);
    return withActor(withoutShadow(moved, idOf(stack)), withActingUnit(carrier, { ...unit, cargo: [...unit.cargo, stack] }));
  },
};

export const SHADOW_TRAVEL: readonly Ability[] = [longJump, portal, unload, load];
