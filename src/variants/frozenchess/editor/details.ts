import type { Draft } from 'immer';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTION_NAMES, type Direction } from '../../../kernel/board/direction.ts';
import type { NamesOf } from '../../../kernel/editing/codec.ts';
import { countDetail, type Detail, valueKindOf } from '../../../kernel/editing/edit.ts';
import { typedKeys } from '../../../kernel/editing/objects.ts';
import type { ON_SQUARE } from '../format/units.ts';
import { COMPLETE_AT, HATCHES_AT } from '../mechanics/time/growth.ts';
import { isAimed, isLifeless, KIND_NAMES, KINDS, type Kind, losesRange } from '../position/kinds.ts';
import { canHave, MAX_EGGS, type UNIT } from '../position/schema.ts';
import { shadowsOn } from '../position/shadows.ts';
import { ageOf, idleOf, stackOn } from '../position/squares.ts';
import { idOf, isFused, mostLostRange20 } from '../position/stacks.ts';
import type { Component, Stack, State } from '../position/state.ts';
import { type Edited, edit } from './draft.ts';

const MAX_COUNT = 999;

type Find = (edited: Edited) => Draft<Stack> | null | undefined;

const COMPASS = valueKindOf(DIRECTION_NAMES);
const { n, e, s, w } = DIRECTION_NAMES;
const STRAIGHT = valueKindOf({ n, e, s, w });

/** The choices for an Assassin's retained pattern (FC-ASSN-8). `none` means that the Assassin retains no pattern. */
const RETAINED = valueKindOf({
  none: 'Nothing',
  ...Object.fromEntries(
    KINDS.filter((kind) => kind !== 'M' && kind !== 'K' && kind !== 'P').map((kind) => [kind, KIND_NAMES[kind]]),
  ),
});
const FULL_RANGE = 16;

interface UnitCount {
  readonly title: string;
  readonly most: (unit: Component) => number;
  readonly isOf?: (kind: Kind) => boolean;
}

const canCapture = (kind: Kind): boolean => !isLifeless(kind) && kind !== 'P';

const UNIT_COUNTS: Readonly<Record<NamesOf<typeof UNIT, number>, UnitCount>> = {
  nonPawnsCaptured: { title: 'non-Pawns captured', most: () => MAX_COUNT, isOf: canCapture },
  pawnsCaptured: { title: 'Pawns captured', most: () => MAX_COUNT, isOf: canCapture },
  lostRange20: {
    title: 'range lost (twentieths of a square)',
    most: ({ gainedRange20 }) => mostLostRange20(gainedRange20),
    isOf: losesRange,
  },
  gainedRange20: { title: 'range won (twentieths of a square)', most: () => MAX_COUNT, isOf: losesRange },
  eggsLaid: { title: 'Eggs laid', most: () => MAX_EGGS },
  growth: { title: 'turns grown', most: () => HATCHES_AT - 1 },
  build: { title: 'turns built', most: () => COMPLETE_AT },
};

const unitDetails = (draft: State, unit: Component, find: Find): readonly Detail<State>[] => {
  const { id, kind, aim, retained } = unit;
  const name = KIND_NAMES[kind];
  const set = (changes: Partial<Component>) =>
    edit(draft, (edited) => {
      const found = find(edited)?.units.find((each) => each.id === id);
      if (!found) return;
      Object.assign(found, changes);
      found.lostRange20 = Math.min(found.lostRange20, mostLostRange20(found.gainedRange20));
    });
  const counts = typedKeys(UNIT_COUNTS).flatMap((field) => {
    const { title, most, isOf } = UNIT_COUNTS[field];
    if (!canHave(kind, field) || isOf?.(kind) === false) return [];
    return countDetail(`${field}-${id}`, `${name}: ${title}`, unit[field], { to: most(unit) }, (value) =>
      set({ [field]: value }),
    );
  });
  return [
    ...counts,
    ...(isAimed(kind)
      ? [
          {
            id: `aim-${id}`,
            title: `${name}: aim`,
            kind: kind === 'X' ? COMPASS : STRAIGHT,
            value: aim,
            write: (value: string) => set({ aim: value as Direction }),
          },
        ]
      : []),
    ...(canHave(kind, 'retained')
      ? [
          {
            id: `retained-${id}`,
            title: `${name}: still moves like`,
            kind: RETAINED,
            value: retained[0]?.[0] ?? 'none',
            write: (value: string) => set({ retained: value === 'none' ? [] : [[value as Kind, FULL_RANGE]] }),
          },
        ]
      : []),
  ];
};

interface StackCount {
  readonly title: string;
  readonly read: (stack: Stack, draft: State) => number | null;
  readonly change: (value: number, stack: Stack, draft: State) => Partial<Stack>;
}

const ago = (value: number, { side }: Stack, { turns }: State): number => turns[side] - value;

const STACK_COUNTS: Readonly<Record<NamesOf<typeof ON_SQUARE, number>, StackCount>> = {
  par: {
    title: 'Turns of paralysis left',
    read: ({ paralysis }) => paralysis,
    change: (par) => ({ paralysis: par }),
  },
  shock: { title: 'Shellshock', read: ({ shock }) => shock, change: (shock) => ({ shock }) },
  idle: {
    title: 'Turns on this square',
    read: (stack, draft) => idleOf(draft, stack),
    change: (idle, stack, draft) => ({ since: ago(idle, stack, draft) }),
  },
  age: {
    title: 'Turns as a shadow',
    read: (stack, draft) => stack.shade && ageOf(draft, stack),
    change: (age, stack, draft) => ({
      shade: stack.shade && { ...stack.shade, since: ago(age, stack, draft) },
    }),
  },
  dist: {
    title: 'Squares travelled as a shadow',
    read: ({ shade }) => shade?.dist ?? null,
    change: (dist, { shade }) => ({ shade: shade && { ...shade, dist } }),
  },
};

const stackDetails = (draft: State, stack: Stack, find: Find): readonly Detail<State>[] => [
  ...typedKeys(STACK_COUNTS).flatMap((field) => {
    const { title, read, change } = STACK_COUNTS[field];
    const value = read(stack, draft);
    if (value === null) return [];
    return countDetail(`${field}-${idOf(stack)}`, title, value, { to: MAX_COUNT }, (given) =>
      edit(draft, (edited) => void Object.assign(find(edited) ?? {}, change(given, stack, draft))),
    );
  }),
  ...stack.units.flatMap((unit) => unitDetails(draft, unit, find)),
];

const FORMS = valueKindOf({ normal: 'Normal', shadow: 'Shadow' });

/**
 * The detail that edits a stack's form, normal or shadow.
 * A shadow above a normal stack cannot become normal, because a square holds only one normal stack.
 */
const formDetail = (draft: State, square: Square, stack: Stack): Detail<State> => ({
  id: `form-${idOf(stack)}`,
  title: `Form of the ${KIND_NAMES[stack.units[0].kind]}`,
  kind: FORMS,
  value: stack.shade ? 'shadow' : 'normal',
  write: (form) => {
    if (form === (stack.shade ? 'shadow' : 'normal') || (stack.shade && stackOn(draft, square))) return draft;
    const single = { ...(stack as Draft<Stack>), monad: null };
    return edit(draft, (edited) => {
      if (stack.shade) {
        edited.shadows = edited.shadows.filter((shadow) => idOf(shadow.stack) !== idOf(stack));
        edited.stacks[square] = { ...single, shade: null };
      } else {
        edited.stacks[square] = null;
        edited.shadows.push({
          square,
          stack: { ...single, shade: { since: draft.turns[stack.side], dist: 0 } },
        });
      }
    });
  },
});

const canShade = (stack: Stack): boolean =>
  !isFused(stack) && stack.units[0].kind !== 'K' && !isLifeless(stack.units[0].kind);

export const unitsDetails = (draft: State, square: Square): readonly Detail<State>[] => {
  const stack = stackOn(draft, square);
  return [
    ...(stack && canShade(stack) ? [formDetail(draft, square, stack)] : []),
    ...(stack ? stackDetails(draft, stack, ({ stacks }) => stacks[square]) : []),
    ...shadowsOn(draft, square).flatMap((shadow) => [
      formDetail(draft, square, shadow.stack),
      ...stackDetails(
        draft,
        shadow.stack,
        ({ shadows }) => shadows.find((each) => idOf(each.stack) === idOf(shadow.stack))?.stack,
      ),
    ]),
  ];
};
