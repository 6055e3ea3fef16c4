/** Ships and Cannons carry others: Load (FC-TRAN-1) and Unload (FC-TRAN-2). */

import type { Square } from '../../../../kernel/board.ts';
import { ask, type Menu, open, option } from '../../../../kernel/menu.ts';
import { released } from '../../mechanics/movement/arrival.ts';
import { actingAt } from '../../mechanics/movement/displacement.ts';
import { type Entry, hasRoom, ownEnds, tombsPassed, transportIn } from '../../mechanics/movement/entry.ts';
import { formName } from '../../mechanics/shadows/shadows.ts';
import { given } from '../../moves/given.ts';
import { newcomer, record, withStack } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { nameOf, near } from '../../position/board.ts';
import { capacity, type Kind } from '../../position/kinds.ts';
import {
  actingUnit,
  type Component,
  isEmpty,
  isMonad,
  isOnWall,
  kindOf,
  type Stack,
  type State,
  stackOn,
  theUnit,
  withUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, deadEnd, no, pickSquare, whyMonad } from '../ability.ts';

/** Own transports at the end of a single normal move of the unit's own pattern. */
const boardings = (state: State, from: Square, stack: Stack): readonly Entry[] =>
  ownEnds(state, from, (to) => {
    const there = stackOn(state, to);
    return there?.side === stack.side && transportIn(there) !== null;
  });

const isTransport = (kind: Kind): boolean => capacity(kind) > 0;

const load: Ability = {
  code: 'LD',
  rule: rule('FC-TRAN-1'),
  price: 0,
  words: 'Goes aboard an own Ship or Cannon at the end of a normal move.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) !== 'K' && !isOnWall(state, from) && boardings(state, from, stack).length > 0;
  },
  ask: (state, from) => {
    const candidates = boardings(state, from, stackOn(state, from) as Stack).map(({ to }): Candidate => {
      const transport = transportIn(stackOn(state, to) as Stack) as Component;
      if (isMonad(stackOn(state, to) as Stack)) return { square: to, why: () => whyMonad(state, to) };
      const isFull = !hasRoom(transport);
      const text = () => `${theUnit(state, to)} is full: it carries ${capacity(transport.kind)}.`;
      return { square: to, why: isFull ? () => no(rule('FC-TRAN-1'), [to], text()) : null };
    });
    return aimed('LD', from, candidates, () =>
      no(rule('FC-TRAN-1'), [from], 'It goes aboard an own Ship or Cannon in reach of a normal move.'),
    );
  },
  perform: (ply, { from, to }) => {
    const stack = given(stackOn(ply.state, from));
    const boarding = given(boardings(ply.state, from, stack).find((each) => each.to === to));
    const carrier = stackOn(ply.state, boarding.to) as Stack;
    const transport = transportIn(carrier) as Component;
    const loaded = withUnit(carrier, { ...transport, cargo: [...transport.cargo, { ...newcomer(ply, stack), acting: 0 }] });
    const recorded = record(ply, { kind: 'boarded', path: boarding.path, carrier: transport.id });
    const aboardNow = actingAt(withStack(withStack(recorded, from, null), boarding.to, loaded), boarding.to);
    return tombsPassed({ ...aboardNow, trail: [...ply.trail, boarding.path] }, ply.state, boarding.path);
  },
};

const place = (state: State, from: Square, index: number): Menu<Special> =>
  pickSquare(
    'Unload: pick an empty square next to it.',
    near(from).map((square) => ({
      square,
      why: isEmpty(state, square) ? null : () => no(rule('FC-TRAN-2'), [square], `${nameOf(square)} is not empty.`),
    })),
    (to) => ({ kind: 'act', act: special('UL', from, { cargo: index, to }) }),
    () => no(rule('FC-TRAN-2'), near(from), 'Carried units are unloaded onto an empty square next to the transport.'),
  );

const unload: Ability = {
  code: 'UL',
  rule: rule('FC-TRAN-2'),
  price: 0,
  words: 'Places a carried unit on an empty square next to the transport.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && isTransport(kindOf(stack));
  },
  ask: (state, from) => {
    const { cargo } = actingUnit(stackOn(state, from) as Stack);
    if (cargo.length === 0) return deadEnd(() => no(rule('FC-TRAN-2'), [from], `${theUnit(state, from)} carries nobody.`));
    if (cargo.length === 1) return place(state, from, 0);
    return ask(
      'Unload whom?',
      cargo.map((each, index) =>
        open(option(`${index + 1}`), 'special', () => place(state, from, index), { label: `${index + 1}: ${formName(each)}` }),
      ),
      () => no(rule('FC-TRAN-2'), [from], `It carries ${cargo.length} units, numbered in loading order.`),
    );
  },
  perform: (ply, { from, cargo: index, ...act }) => {
    const to = given(act.to);
    const carrier = given(stackOn(ply.state, from));
    const stack = given(actingUnit(carrier).cargo[given(index)]);
    const left = actingUnit(carrier).cargo.filter((each) => each !== stack);
    const recorded = record(ply, { kind: 'unloaded', who: from, cargo: stack, to });
    const emptied = withStack(recorded, from, withUnit(carrier, { ...actingUnit(carrier), cargo: left }));
    return released(emptied, to, stack);
  },
};

export const TRANSPORTS: readonly Ability[] = [load, unload];
