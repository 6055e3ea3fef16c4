/** What can be said of the units on a square: form, timers, counters, range, aim; each unit of a stack by itself. */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTION_NAMES, DIRECTIONS, type Direction, ORTHOGONALS } from '../../../kernel/direction.ts';
import { type Detail, oneOf, type ValueKind } from '../../../kernel/edit.ts';
import { shadowsOn } from '../mechanics/shadows/shadows.ts';
import { COMPLETE_AT, HATCHES_AT } from '../mechanics/time/growth.ts';
import { isAimed, isLifeless, KIND_NAMES, KINDS, type Kind, losesRange } from '../position/kinds.ts';
import {
  ageOf,
  type Component,
  idleOf,
  idOf,
  isFused,
  MOST_EGGS,
  mostWear,
  type Stack,
  type State,
  stackOn,
  withUnit,
} from '../position/state.ts';
import { withShadows, withStackOn } from './draft.ts';

const MOST = 999;

/** The draft with a stack changed, wherever on the square and in whichever form it stands; null takes it away. */
type Write = (stack: Stack) => State;

const number = (id: string, title: string, value: number, to: number, write: (value: number) => State): Detail<State> => ({
  id,
  title,
  kind: { from: 0, to: Math.max(to, value) },
  value: String(value),
  write: (given) => write(Number(given)),
});

const directions = (allowed: readonly Direction[]): ValueKind =>
  oneOf(Object.fromEntries(allowed.map((each) => [each, DIRECTION_NAMES[each]])));

/** What may once have empowered an Assassin. */
const RETAINED = oneOf({
  none: 'Nobody',
  ...Object.fromEntries(KINDS.filter((kind) => kind !== 'M' && kind !== 'K' && kind !== 'P').map((kind) => [kind, KIND_NAMES[kind]])),
});
const FULL_RANGE = 16;

const unitDetails = (stack: Stack, unit: Component, write: Write): readonly Detail<State>[] => {
  const { id, kind, crr20, ext20, capN, capP, aim, retained, eggsLaid, growth, build } = unit;
  const name = KIND_NAMES[kind];
  const set = (changes: Partial<Component>) => write(withUnit(stack, { ...unit, ...changes }));
  const count = (key: string, title: string, value: number, to: number, changes: (value: number) => Partial<Component>) =>
    number(`${key}-${id}`, `${name}: ${title}`, value, to, (given) => set(changes(given)));
  return [
    ...(isLifeless(kind) || kind === 'P'
      ? []
      : [
          count('pieces', 'pieces captured', capN, MOST, (value) => ({ capN: value })),
          count('pawns', 'Pawns captured', capP, MOST, (value) => ({ capP: value })),
        ]),
    ...(losesRange(kind)
      ? [
          count('lost', 'range lost, in twentieths', crr20, mostWear(ext20), (value) => ({ crr20: value })),
          count('won', 'range won, in twentieths', ext20, MOST, (value) => ({ ext20: value, crr20: Math.min(crr20, mostWear(value)) })),
        ]
      : []),
    ...(isAimed(kind)
      ? [
          {
            id: `aim-${id}`,
            title: `${name}: aim`,
            kind: directions(kind === 'X' ? DIRECTIONS : ORTHOGONALS),
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
            write: (value: string) => set({ retained: value === 'none' ? [] : [[value as Kind, FULL_RANGE]] }),
          },
        ]
      : []),
    ...(kind === 'D' ? [count('eggs', 'Eggs laid', eggsLaid, MOST_EGGS, (value) => ({ eggsLaid: value }))] : []),
    ...(kind === 'E' ? [count('growth', 'grown', growth, HATCHES_AT - 1, (value) => ({ growth: value }))] : []),
    ...(kind === 'W' ? [count('build', 'built', build, COMPLETE_AT, (value) => ({ build: value }))] : []),
  ];
};

const stackDetails = (draft: State, stack: Stack, write: Write): readonly Detail<State>[] => {
  const { side, par, shock, shade } = stack;
  const id = idOf(stack);
  const turns = draft.turns[side];
  return [
    number(`paralysed-${id}`, 'Turns of paralysis left', par, MOST, (value) => write({ ...stack, par: value })),
    number(`shock-${id}`, 'Shellshock', shock, MOST, (value) => write({ ...stack, shock: value })),
    number(`idle-${id}`, 'Own turns on this square', idleOf(draft, stack), MOST, (value) => write({ ...stack, since: turns - value })),
    ...(shade
      ? [
          number(`age-${id}`, 'Own turns as a shadow', ageOf(draft, stack), MOST, (value) =>
            write({ ...stack, shade: { ...shade, since: turns - value } }),
          ),
          number(`way-${id}`, 'Squares travelled as a shadow', shade.dist, MOST, (value) =>
            write({ ...stack, shade: { ...shade, dist: value } }),
          ),
        ]
      : []),
    ...stack.comps.flatMap((unit) => unitDetails(stack, unit, write)),
  ];
};

const FORMS = oneOf({ normal: 'Normal', shadow: 'Shadow' });

const formDetail = (stack: Stack, value: 'normal' | 'shadow', write: (form: string) => State): Detail<State> => ({
  id: `form-${idOf(stack)}`,
  title: `Form of the ${KIND_NAMES[stack.comps[0].kind]}`,
  kind: FORMS,
  value,
  write,
});

/** The unit here becomes a shadow, or one of the shadows a unit, if nobody is in its place. */
const shaded = (draft: State, square: Square, stack: Stack): State =>
  withShadows(withStackOn(draft, square, null), [
    ...draft.shadows,
    { square, stack: { ...stack, monad: null, shade: { since: draft.turns[stack.side], dist: 0 } } },
  ]);

const unshaded = (draft: State, square: Square, stack: Stack): State =>
  stackOn(draft, square)
    ? draft
    : withStackOn(
        withShadows(
          draft,
          draft.shadows.filter((each) => idOf(each.stack) !== idOf(stack)),
        ),
        square,
        { ...stack, shade: null, monad: null },
      );

const canShade = (stack: Stack): boolean => !isFused(stack) && stack.comps[0].kind !== 'K' && !isLifeless(stack.comps[0].kind);

/** Everything that can be said of the units and shadows on a square. */
export const unitsDetails = (draft: State, square: Square): readonly Detail<State>[] => {
  const stack = stackOn(draft, square);
  return [
    ...(stack
      ? [
          ...(canShade(stack) ? [formDetail(stack, 'normal', (form) => (form === 'shadow' ? shaded(draft, square, stack) : draft))] : []),
          ...stackDetails(draft, stack, (next) => withStackOn(draft, square, next)),
        ]
      : []),
    ...shadowsOn(draft, square).flatMap((shadow) => [
      formDetail(shadow.stack, 'shadow', (form) => (form === 'normal' ? unshaded(draft, square, shadow.stack) : draft)),
      ...stackDetails(draft, shadow.stack, (next) =>
        withShadows(
          draft,
          draft.shadows.map((each) => (each === shadow ? { square, stack: next } : each)),
        ),
      ),
    ]),
  ];
};
