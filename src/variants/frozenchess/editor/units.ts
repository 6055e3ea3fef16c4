import { castDraft } from 'immer';
import type { Square } from '../../../kernel/board/board.ts';
import { type Brush, pieceBrush } from '../../../kernel/editing/edit.ts';
import { SIDES, type Side } from '../../../kernel/side.ts';
import { remains } from '../mechanics/capture/tombs.ts';
import { capacity, isLifeless, KIND_NAMES, KINDS, type Kind } from '../position/kinds.ts';
import { newUnit, singleUnitStack } from '../position/new-unit.ts';
import { stackOn } from '../position/squares.ts';
import { isFused, kindOf } from '../position/stacks.ts';
import type { Component, Stack, State } from '../position/state.ts';
import { arriving, edit } from './draft.ts';

/** Puts a unit on a square, or removes an equal unit there. A new King replaces the old, since a side has one. */
const put = (draft: State, square: Square, kind: Kind, side: Side): State => {
  const isSame = (stack: Stack | null): boolean => stack?.side === side && kindOf(stack) === kind && !isFused(stack);
  return edit(draft, (edited) => {
    const { stacks } = edited;
    if (isSame(stackOn(draft, square))) {
      stacks[square] = null;
      return;
    }
    if (kind === 'K') edited.stacks = stacks.map((stack) => (isSame(stack) ? null : stack));
    edited.stacks[square] = arriving(draft, singleUnitStack(newUnit(draft.nextId, kind, side), side));
    edited.nextId++;
  });
};

const NAMED = Object.fromEntries(KINDS.map((kind) => [kind, { name: KIND_NAMES[kind] }])) as Readonly<
  Record<Kind, { readonly name: string }>
>;

const unitBrush = (kind: Kind, side: Side): Brush<State> =>
  pieceBrush(NAMED, kind, side, (draft, square) => put(draft, square, kind, side));

const canFuse = ({ units }: Stack): boolean => units.every(({ kind }) => kind !== 'K' && !isLifeless(kind));

const friendlyPair = (draft: State, from: Square, square: Square): readonly [Stack, Stack] | null => {
  const [moving, staying] = [stackOn(draft, from), stackOn(draft, square)];
  return moving && staying && from !== square && moving.side === staying.side ? [moving, staying] : null;
};

const FUSE: Brush<State> = {
  id: 'fuse',
  title: 'Fuse: from a piece to the friendly piece it joins',
  group: 'Together',
  look: { mark: 'link' },
  joins: true,
  put(draft, square, from) {
    const pair = friendlyPair(draft, from, square);
    if (!pair?.every(canFuse)) return draft;
    const [moving, staying] = pair;
    return edit(draft, ({ stacks }) => {
      stacks[from] = null;
      Object.assign(stacks[square] ?? {}, { units: [...staying.units, ...moving.units], monad: null });
    });
  },
};

const firstWithRoom = ({ units }: Stack): Component | null =>
  units.find(({ kind, cargo }) => cargo.length < capacity(kind)) ?? null;

const LOAD: Brush<State> = {
  id: 'load',
  title: 'Load: from a piece to the Ship or Cannon that carries it',
  group: 'Together',
  look: { mark: 'room' },
  joins: true,
  put(draft, square, from) {
    const pair = friendlyPair(draft, from, square);
    const carrier = pair && firstWithRoom(pair[1]);
    if (!pair || !carrier || kindOf(pair[0]) === 'K') return draft;
    const [moving] = pair;
    return edit(draft, ({ stacks }) => {
      stacks[from] = null;
      stacks[square]?.units.find(({ id }) => id === carrier.id)?.cargo.push({ ...arriving(draft, moving), since: 0 });
    });
  },
};

const BURY: Brush<State> = {
  id: 'bury',
  title: 'Bury: from a piece to the square of its tomb',
  group: 'Together',
  look: { mark: 'tomb' },
  joins: true,
  put(draft, square, from) {
    const stack = stackOn(draft, from);
    const dead = stack && kindOf(stack) !== 'K' ? remains(stack).filter(({ kind }) => !isLifeless(kind)) : [];
    if (dead.length === 0) return draft;
    return edit(draft, ({ stacks, tombs }) => {
      stacks[from] = null;
      tombs[square] ??= { status: 'closed', queue: [], rot: 0 };
      tombs[square].queue.push(...castDraft(dead));
    });
  },
};

export const UNIT_BRUSHES: readonly Brush<State>[] = [
  ...SIDES.flatMap((side) => KINDS.map((kind) => unitBrush(kind, side))),
  FUSE,
  LOAD,
  BURY,
];
