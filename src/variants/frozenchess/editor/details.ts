/** Editable details of each unit on a square: form, timers, counters, range, aim. */
import type { Draft } from 'immer';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTION_NAMES, type Direction } from '../../../kernel/board/direction.ts';
import { countDetail, type Detail, oneOf } from '../../../kernel/editing/edit.ts';
import { shadowsOn } from '../mechanics/shadows/shadows.ts';
import { COMPLETE_AT, HATCHES_AT } from '../mechanics/time/growth.ts';
import { isAimed, isLifeless, KIND_NAMES, KINDS, type Kind, losesRange } from '../position/kinds.ts';
import { ageOf, idleOf, stackOn } from '../position/squares.ts';
import { idOf, isFused, MOST_EGGS, mostWear } from '../position/stacks.ts';
import type { Component, Stack, State } from '../position/state.ts';
import { type Edited, edit } from './draft.ts';

const MOST = 999;

/** Finds a stack in an edited draft, in either form. */
type Find = (edited: Edited) => Draft<Stack> | null | undefined;

const COMPASS = oneOf(DIRECTION_NAMES);
const { n, e, s, w } = DIRECTION_NAMES;
const STRAIGHT = oneOf({ n, e, s, w });

/** Kinds that may have empowered an Assassin. */
const RETAINED = oneOf({
  none: 'Nothing',
  ...Object.fromEntries(
    KINDS.filter((kind) => kind !== 'M' && kind !== 'K' && kind !== 'P').map((kind) => [
      kind,
      KIND_NAMES[kind],
    ]),
  ),
});
const FULL_RANGE = 16;

const unitDetails = (draft: State, unit: Component, find: Find): readonly Detail<State>[] => {
  const { id, kind, crr20, ext20, capN, capP, aim, retained, eggsLaid, growth, build } = unit;
  const name = KIND_NAMES[kind];
  const set = (changes: Partial<Component>) =>
    edit(
      draft,
      (edited) => void Object.assign(find(edited)?.comps.find((each) => each.id === id) ?? {}, changes),
    );
  const count = (
    key: string,
    title: string,
    value: number,
    to: number,
    changes: (value: number) => Partial<Component>,
  ) => countDetail(`${key}-${id}`, `${name}: ${title}`, value, { to }, (given) => set(changes(given)));
  return [
    ...(isLifeless(kind) || kind === 'P'
      ? []
      : [
          count('pieces', 'non-Pawns captured', capN, MOST, (value) => ({ capN: value })),
          count('pawns', 'Pawns captured', capP, MOST, (value) => ({ capP: value })),
        ]),
    ...(losesRange(kind)
      ? [
          count('lost', 'range lost (twentieths of a square)', crr20, mostWear(ext20), (value) => ({
            crr20: value,
          })),
          count('won', 'range won (twentieths of a square)', ext20, MOST, (value) => ({
            ext20: value,
            crr20: Math.min(crr20, mostWear(value)),
          })),
        ]
      : []),
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
    ...(kind === 'M'
      ? [
          {
            id: `retained-${id}`,
            title: `${name}: still moves like`,
            kind: RETAINED,
            value: retained[0]?.[0] ?? 'none',
            write: (value: string) =>
              set({ retained: value === 'none' ? [] : [[value as Kind, FULL_RANGE]] }),
          },
        ]
      : []),
    ...(kind === 'D'
      ? [count('eggs', 'Eggs laid', eggsLaid, MOST_EGGS, (value) => ({ eggsLaid: value }))]
      : []),
    ...(kind === 'E'
      ? [count('growth', 'turns grown', growth, HATCHES_AT - 1, (value) => ({ growth: value }))]
      : []),
    ...(kind === 'W'
      ? [count('build', 'turns built', build, COMPLETE_AT, (value) => ({ build: value }))]
      : []),
  ];
};

const stackDetails = (draft: State, stack: Stack, find: Find): readonly Detail<State>[] => {
  const { side, par, shock, shade } = stack;
  const turns = draft.turns[side];
  const count = (
    key: string,
    title: string,
    value: number,
    change: (stack: Draft<Stack>, value: number) => void,
  ) =>
    countDetail(`${key}-${idOf(stack)}`, title, value, { to: MOST }, (given) =>
      edit(draft, (edited) => {
        const found = find(edited);
        if (found) change(found, given);
      }),
    );
  return [
    count('paralysed', 'Turns of paralysis left', par, (edited, value) => {
      edited.par = value;
    }),
    count('shock', 'Shellshock', shock, (edited, value) => {
      edited.shock = value;
    }),
    count('idle', 'Turns on this square', idleOf(draft, stack), (edited, value) => {
      edited.since = turns - value;
    }),
    ...(shade
      ? [
          count('age', 'Turns as a shadow', ageOf(draft, stack), (edited, value) => {
            edited.shade = { ...shade, since: turns - value };
          }),
          count('way', 'Squares travelled as a shadow', shade.dist, (edited, value) => {
            edited.shade = { ...shade, dist: value };
          }),
        ]
      : []),
    ...stack.comps.flatMap((unit) => unitDetails(draft, unit, find)),
  ];
};

const FORMS = oneOf({ normal: 'Normal', shadow: 'Shadow' });

/** The form of a unit or shadow. A shadow cannot become solid where a unit stands. */
const formDetail = (draft: State, square: Square, stack: Stack): Detail<State> => ({
  id: `form-${idOf(stack)}`,
  title: `Form of the ${KIND_NAMES[stack.comps[0].kind]}`,
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
  !isFused(stack) && stack.comps[0].kind !== 'K' && !isLifeless(stack.comps[0].kind);

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
