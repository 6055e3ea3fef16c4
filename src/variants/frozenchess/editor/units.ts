/** Putting units on squares, and joining them: fused, carried, buried. */
import type { Square } from '../../../kernel/board.ts';
import type { Brush } from '../../../kernel/edit.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { remains } from '../mechanics/capture/tombs.ts';
import { capacity, isLifeless, KIND_NAMES, KINDS, type Kind } from '../position/kinds.ts';
import { newUnit, single } from '../position/new-unit.ts';
import { type Component, isFused, kindOf, type Stack, type State, stackOn, withUnit } from '../position/state.ts';
import { arriving, changed, withStackOn } from './draft.ts';

/** A side has one King: set down anew, it leaves the square where it stood. */
const withoutKing = (draft: State, side: Side): State =>
  changed(draft, { stacks: draft.stacks.map((stack) => (stack?.side === side && kindOf(stack) === 'K' ? null : stack)) });

const put = (draft: State, square: Square, kind: Kind, side: Side): State => {
  const there = stackOn(draft, square);
  if (there?.side === side && kindOf(there) === kind && !isFused(there)) return withStackOn(draft, square, null);
  const bare = kind === 'K' ? withoutKing(draft, side) : draft;
  const unit = newUnit(draft.nextId, kind, side);
  return { ...withStackOn(bare, square, arriving(draft, single(unit, side))), nextId: draft.nextId + 1 };
};

const unitBrush = (kind: Kind, side: Side): Brush<State> => ({
  id: `${kind}-${side}`,
  title: `${sideName(side)}'s ${KIND_NAMES[kind]}`,
  group: sideName(side),
  look: { type: kind, side },
  put: (draft, square) => put(draft, square, kind, side),
});

const canFuse = ({ comps }: Stack): boolean => comps.every(({ kind }) => kind !== 'K' && !isLifeless(kind));

/** The stacks on two squares of a join, if they are friends. */
const friends = (draft: State, from: Square, square: Square): readonly [Stack, Stack] | null => {
  const [moving, staying] = [stackOn(draft, from), stackOn(draft, square)];
  return moving && staying && from !== square && moving.side === staying.side ? [moving, staying] : null;
};

const FUSE: Brush<State> = {
  id: 'fuse',
  title: 'Fuse: from a unit to the friend it joins',
  group: 'Together',
  look: { mark: 'link' },
  joins: true,
  put(draft, square, from) {
    const pair = friends(draft, from, square);
    if (!pair?.every(canFuse)) return draft;
    const [moving, staying] = pair;
    const [base, ...others] = staying.comps;
    return withStackOn(withStackOn(draft, from, null), square, { ...staying, comps: [base, ...others, ...moving.comps], monad: null });
  },
};

const roomy = ({ comps }: Stack): Component | null => comps.find(({ kind, cargo }) => cargo.length < capacity(kind)) ?? null;

const LOAD: Brush<State> = {
  id: 'load',
  title: 'Load: from a unit to the Ship or Cannon that carries it',
  group: 'Together',
  look: { mark: 'room' },
  joins: true,
  put(draft, square, from) {
    const pair = friends(draft, from, square);
    const carrier = pair && roomy(pair[1]);
    if (!pair || !carrier || kindOf(pair[0]) === 'K') return draft;
    const loaded = withUnit(pair[1], { ...carrier, cargo: [...carrier.cargo, { ...arriving(draft, pair[0]), since: 0 }] });
    return withStackOn(withStackOn(draft, from, null), square, loaded);
  },
};

const BURY: Brush<State> = {
  id: 'bury',
  title: 'Bury: from a unit to the square of its tomb',
  group: 'Together',
  look: { mark: 'tomb' },
  joins: true,
  put(draft, square, from) {
    const stack = stackOn(draft, from);
    const dead = stack && kindOf(stack) !== 'K' ? remains(stack).filter(({ kind }) => !isLifeless(kind)) : [];
    if (dead.length === 0) return draft;
    const tomb = draft.tombs[square] ?? { status: 'closed', queue: [], rot: 0 };
    const lifted = withStackOn(draft, from, null);
    return changed(lifted, { tombs: { ...lifted.tombs, [square]: { ...tomb, queue: [...tomb.queue, ...dead] } } });
  },
};

export const UNIT_BRUSHES: readonly Brush<State>[] = [
  ...SIDES.flatMap((side) => KINDS.map((kind) => unitBrush(kind, side))),
  FUSE,
  LOAD,
  BURY,
];
