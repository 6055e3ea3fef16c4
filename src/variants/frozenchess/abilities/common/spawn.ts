/** A unit makes another of its kind beside it: Spawn (FC-SPAWN-1, FC-SPAWN-2) and the Frog's Double Spawn (FC-FROG-6). */

import type { Square } from '../../../../kernel/board.ts';
import { act, ask, type Menu, open, option, type Refusal, square } from '../../../../kernel/menu.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { other } from '../../../../kernel/side.ts';
import { hasPrivilege } from '../../mechanics/capture/material.ts';
import { placed } from '../../mechanics/movement/appearing.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { threateners } from '../../mechanics/threat/threat.ts';
import { obstacle } from '../../moves/generate.ts';
import { given } from '../../moves/given.ts';
import { type Ply, record, withState, withTimer } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { nameOf, near } from '../../position/board.ts';
import { isImmortal, KIND_NAMES, type Kind } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { aboard, everyStack, idOf, isEmpty, isFused, kindOf, type Stack, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, type Candidate, deadEnd, no, pickSquare } from '../ability.ts';

const PRICE = 40;
const PAWN_PRICE = 15;
/** Of the majority side in the third stage of a long game (FC-STG-5). */
const LATE_PRICE = 5;
const MOST_OF_A_KIND = 8;

/** How many more of an immortal kind there may be; any number of the others. */
const roomFor = (state: State, kind: Kind): number => {
  if (!isImmortal(kind)) return Number.POSITIVE_INFINITY;
  const units = everyStack(state).flatMap(aboard);
  return MOST_OF_A_KIND - units.filter((unit) => unit.kind === kind).length;
};

const threatened = (state: State, at: Square, stack: Stack): Refusal | null => {
  const by = threateners(state, at, other(stack.side));
  if (by.length === 0) return null;
  const text = `${nameOf(at)} is threatened by ${by.map((each) => obstacle(state, each)).join(' and ')}.`;
  return no(rule('FC-SPAWN-1'), [at, ...by], text);
};

const candidatesFor = (state: State, from: Square, stack: Stack): readonly Candidate[] =>
  near(from)
    .filter((at) => isEmpty(state, at))
    .map((at): Candidate => {
      const why = threatened(state, at, stack);
      return { square: at, why: why && (() => why) };
    });

/** One Frog, or a second one: squares before the first in scan order spell what the other order spells too. */
const second = (state: State, from: Square, stack: Stack, to: Square): Menu<Special> => {
  const one = special('SN', from, { to });
  if (kindOf(stack) !== 'F') return act(one);
  if (roomFor(state, 'F') < 2) return act(one);
  const others = candidatesFor(state, from, stack).filter(({ square: at, why }) => at !== to && !why);
  return ask(
    'Spawn a second Frog?',
    [
      open(option('one'), 'special', () => act(one), { label: 'Only one' }),
      ...others.map(({ square: at }) =>
        open(
          square(at),
          'special',
          () => act(special('SN', from, { to: Math.min(to, at), also: Math.max(to, at) })),
          at < to ? { again: true } : {},
        ),
      ),
    ],
    () => no(rule('FC-FROG-6'), [from], 'Pick a second empty square next to the Frog that no enemy threatens, or only one.'),
  );
};

const whyNoSpawn = (state: State, from: Square, stack: Stack): Refusal | null => {
  if (isFused(stack)) return no(rule('FC-FUSE-6'), [from], `${theUnit(state, from)} is fused: it must part before one of it spawns.`);
  const kind = kindOf(stack);
  if (roomFor(state, kind) < 1) {
    return no(rule('FC-SPAWN-2'), [from], `There are already ${MOST_OF_A_KIND} units of the kind ${KIND_NAMES[kind]} on the board.`);
  }
  return threatened(state, from, stack);
};

/** What a new unit costs: so many turns, of itself and of the old one, by that clause. */
interface Price {
  readonly turns: number;
  readonly rule: RuleId;
}

/** One new unit beside the old one; `clause`: under which it comes. */
const spawned = (ply: Ply, from: Square, to: Square, price: Price, clause: RuleId): Ply => {
  const { side } = stackOn(ply.state, from) as Stack;
  const id = ply.state.nextId;
  const unit = newUnit(id, kindOf(stackOn(ply.state, from) as Stack), side);
  const recorded = record(ply, { kind: 'spawned', rule: clause, from, to, unit, turns: price.turns });
  const there = placed(withState(recorded, { nextId: id + 1 }), to, unit, side);
  return arrived(withTimer(there, id, price.turns, price.rule), to);
};

const spawn = (price: Price, fits: (kind: Kind, isCheap: boolean) => boolean): Ability => ({
  code: 'SN',
  rule: price.rule,
  price: price.turns,
  words: 'Makes another unit of its kind on an empty square next to it, paralysed as long as itself.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && fits(kindOf(stack), hasPrivilege(state, stack.side));
  },
  ask: (state, from) => {
    const stack = stackOn(state, from) as Stack;
    const why = whyNoSpawn(state, from, stack);
    if (why) return deadEnd(() => why);
    return pickSquare(
      'Spawn: pick an empty square next to it.',
      candidatesFor(state, from, stack),
      (to) => second(state, from, stack, to),
      () => no(rule('FC-SPAWN-1'), near(from), 'No square next to it is empty and unthreatened.'),
    );
  },
  perform: (ply, { from, to, also }) => {
    // It pays with its copies, not after them: in the fourth stage what is paralysed at once explodes in scan order.
    const paying = withTimer(ply, idOf(given(stackOn(ply.state, from))), price.turns, price.rule);
    const one = spawned(paying, from, given(to), price, rule('FC-SPAWN-1'));
    return also === null ? one : spawned(one, from, also, price, rule('FC-FROG-6'));
  },
});

export const SPAWN: readonly Ability[] = [
  spawn({ turns: PRICE, rule: rule('FC-SPAWN-1') }, (kind, isCheap) => kind !== 'K' && kind !== 'P' && !isCheap),
  spawn({ turns: PAWN_PRICE, rule: rule('FC-SPAWN-1') }, (kind, isCheap) => kind === 'P' && !isCheap),
  spawn({ turns: LATE_PRICE, rule: rule('FC-STG-5') }, (kind, isCheap) => kind !== 'K' && isCheap),
];
