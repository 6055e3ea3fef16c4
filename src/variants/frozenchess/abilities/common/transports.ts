/** Ships and Cannons carry others: Load (FC-TRAN-1) and Unload (FC-TRAN-2). */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act, ask, type Menu, open, option, type Refusal } from '../../../../kernel/menu.ts';
import { released } from '../../mechanics/movement/arrival.ts';
import { actingAt } from '../../mechanics/movement/displacement.ts';
import { type Entry, hasRoom, ownEnds, tombsPassed, transportAt, transportIn } from '../../mechanics/movement/entry.ts';
import { newcomer, record, withStack } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { nameOf, near } from '../../position/board.ts';
import { capacity } from '../../position/kinds.ts';
import {
  type Actor,
  actingUnit,
  formName,
  isEmpty,
  isMonad,
  isOnWall,
  kindOf,
  type State,
  stackAt,
  stackOn,
  theUnit,
  withUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, deadEnd, no, pickSquare, pickTarget, whyMonad } from '../ability.ts';

/** Own transports at the end of a single normal move of the unit's own pattern. */
const boardings = (state: State, { square: from, stack }: Actor): readonly Entry[] =>
  ownEnds(state, from, (to) => {
    const there = stackOn(state, to);
    return there?.side === stack.side && transportIn(there) !== null;
  });

/** Why nobody goes aboard there, or null. */
const whyNotAboard = (state: State, to: Square): (() => Refusal) | null => {
  if (isMonad(stackAt(state, to))) return () => whyMonad(state, to);
  const transport = transportAt(state, to);
  const text = () => `${theUnit(state, to)} is full: it carries ${capacity(transport.kind)}.`;
  return hasRoom(transport) ? null : () => no(rule('FC-TRAN-1'), [to], text());
};

const load: Ability<'LD'> = {
  code: 'LD',
  rule: rule('FC-TRAN-1'),
  price: 0,
  words: 'Goes aboard an own Ship or Cannon at the end of a normal move.',
  has: (state, actor) => kindOf(actor.stack) !== 'K' && !isOnWall(state, actor.square) && boardings(state, actor).length > 0,
  ask: (state, actor) =>
    pickTarget(
      'LD',
      boardings(state, actor).map(({ to, path }) => ({ square: to, why: whyNotAboard(state, to), path })),
      (to, { path }) => act(special(actor, 'LD', { to, path, whom: null })),
      () => no(rule('FC-TRAN-1'), [actor.square], 'It goes aboard an own Ship or Cannon in reach of a normal move.'),
    ),
  perform: (ply, { square: from, stack }, { to, path }) => {
    const transport = transportAt(ply.state, to);
    const loaded = withUnit(stackAt(ply.state, to), { ...transport, cargo: [...transport.cargo, { ...newcomer(ply, stack), acting: 0 }] });
    const recorded = record(ply, { kind: 'boarded', path, carrier: transport.id });
    const aboardNow = actingAt(withStack(withStack(recorded, from, null), to, loaded), to);
    return tombsPassed({ ...aboardNow, trail: [...ply.trail, path] }, ply.state, path);
  },
};

const place = (state: State, actor: Actor, index: number): Menu<Special<'UL'>> =>
  pickSquare(
    'Unload: pick an empty square next to it.',
    near(actor.square).map((square) => ({
      square,
      why: isEmpty(state, square) ? null : () => no(rule('FC-TRAN-2'), [square], `${nameOf(square)} is not empty.`),
    })),
    (to) => act(special(actor, 'UL', { cargo: index, to })),
    () => no(rule('FC-TRAN-2'), near(actor.square), 'Carried units are unloaded onto an empty square next to the transport.'),
  );

const unload: Ability<'UL'> = {
  code: 'UL',
  rule: rule('FC-TRAN-2'),
  price: 0,
  words: 'Places a carried unit on an empty square next to the transport.',
  has: (_state, { stack }) => capacity(kindOf(stack)) > 0,
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const { cargo } = actingUnit(stack);
    if (cargo.length === 0) return deadEnd(() => no(rule('FC-TRAN-2'), [from], `${theUnit(state, from)} carries nobody.`));
    if (cargo.length === 1) return place(state, actor, 0);
    return ask(
      'Unload whom?',
      cargo.map((each, index) =>
        open(option(`${index + 1}`), 'special', () => place(state, actor, index), { label: `${index + 1}: ${formName(each)}` }),
      ),
      () => no(rule('FC-TRAN-2'), [from], `It carries ${cargo.length} units, numbered in loading order.`),
    );
  },
  perform: (ply, { square: from, stack: carrier }, { cargo: index, to }) => {
    const unit = actingUnit(carrier);
    const stack = unit.cargo[index];
    invariant(stack, `it carries no unit ${index + 1}`);
    const recorded = record(ply, { kind: 'unloaded', who: from, cargo: stack, to });
    const emptied = withStack(recorded, from, withUnit(carrier, { ...unit, cargo: unit.cargo.filter((each) => each !== stack) }));
    return released(emptied, to, stack);
  },
};

export const TRANSPORTS: readonly Ability[] = [load, unload];
