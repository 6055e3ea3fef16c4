/** Writing a plan, step by step (FC-MONAD-1): what may follow what is written down already, on an empty board, and the seal. */
import type { Square } from '../../../kernel/board.ts';
import {
  act,
  ask,
  type Choice,
  chain,
  direction,
  type Menu,
  open,
  option,
  type Refusal,
  square,
  type Target,
} from '../../../kernel/menu.ts';
import { no } from '../abilities/ability.ts';
import { isKnightLeap, PATTERN_WORDS } from '../moves/tables.ts';
import { CODES, type Leg, type Planned, type Said } from '../position/action.ts';
import { fileOf, nameOf, rankOf } from '../position/board.ts';
import { aKind } from '../position/kinds.ts';
import { rule } from '../rules/index.ts';
import { MOST_STEPS, type Monad, plannedLeg } from './plan.ts';
import { captureEnds, moveEnds, type Stance, stanceAfter } from './stance.ts';
import { plannedUse, type Use, usesOf } from './uses.ts';
import { planWords } from './words.ts';

type Plan = Monad['plan'];

/** Why the unit does not come to that square from where the plan has brought it. */
const whyNotThere = (stance: Stance, at: Square): Refusal => {
  const { kind, square: from, isGone, range } = stance;
  if (isGone) return no(rule('FC-MONAD-1'), [from], 'By then it has died by its own step: seal the plan, or take a step back.');
  if (captureEnds(stance).includes(at))
    return no(rule('FC-MONAD-1'), [from], `There it only captures: choose Capture, then ${nameOf(at)}.`);
  if (moveEnds(stance, Infinity).includes(at) || captureEnds(stance, Infinity).includes(at))
    return no(rule('FC-MOVE-3'), [from], `Its range is ${range}, and ${nameOf(at)} is farther than that from ${nameOf(from)}.`);
  const text = `${aKind(kind)} ${PATTERN_WORDS[kind]}; on an empty board it does not come from ${nameOf(from)} to ${nameOf(at)}.`;
  return no(rule('FC-MONAD-1'), [from], text);
};

const otherwise =
  (stance: Stance) =>
  (target: Target): Refusal =>
    target.kind === 'square'
      ? whyNotThere(stance, target.square)
      : no(rule('FC-MONAD-1'), [stance.square], 'A step goes to a square of its pattern, or uses one ability of its kind.');

const askSquare = <A>(
  prompt: string,
  stance: Stance,
  squares: readonly Square[],
  tone: 'move' | 'capture' | 'special',
  next: (to: Square) => Menu<A>,
): Menu<A> =>
  ask<A>(
    prompt,
    squares.map((to) => open(square(to), tone, () => next(to))),
    otherwise(stance),
  );

/** A way of going there other than by a plain move. */
interface Manner {
  readonly name: string;
  readonly label: string;
  readonly capture: boolean;
  readonly extra: Leg['extra'];
  readonly squares: readonly Square[];
}

const mannersOf = (stance: Stance): readonly Manner[] => {
  const { kind, square: from, isGone } = stance;
  const [moves, captures] = [moveEnds(stance), captureEnds(stance)];
  const leaps = (squares: readonly Square[]) =>
    kind === 'N' ? squares.filter((to) => isKnightLeap([fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)])) : [];
  const manners: readonly Manner[] = [
    { name: 'capture', label: 'Capture', capture: true, extra: null, squares: captures },
    { name: 'leap', label: "Knight's Leap", capture: false, extra: 'leap', squares: leaps(moves) },
    { name: 'leap-capture', label: "Capture with Knight's Leap", capture: true, extra: 'leap', squares: leaps(captures) },
    { name: 'fire', label: "Dragon's Fire", capture: false, extra: 'fire', squares: kind === 'D' && !isGone ? moves : [] },
  ];
  return manners.filter(({ squares }) => squares.length > 0);
};

const askManner = (stance: Stance, { label, capture, extra, squares }: Manner): Menu<Planned> =>
  askSquare(`${label}: pick where it ends.`, stance, squares, 'capture', (to) => act<Planned>(plannedLeg(to, capture, extra)));

/** What an ability is aimed at: numbered, then a square, then a direction, as far as it needs them. */
const askUse = (stance: Stance, use: Use): Menu<Planned> => {
  const { code, targets, directions, numbered } = use;
  const name = CODES[code];
  const askAim = (aimed: Parameters<typeof plannedUse>[1]): Menu<Planned> =>
    directions
      ? ask<Planned>(
          `${name}: in which direction?`,
          directions(stance).map((aim) => open(direction(aim), 'special', () => act<Planned>(plannedUse(use, { ...aimed, aim })))),
          otherwise(stance),
        )
      : act<Planned>(plannedUse(use, aimed));
  const askTarget = (aimed: Parameters<typeof plannedUse>[1]): Menu<Planned> =>
    targets ? askSquare(`${name}: pick its square.`, stance, targets(stance), 'special', (to) => askAim({ ...aimed, to })) : askAim(aimed);
  if (!numbered) return askTarget({});
  const { what, most } = numbered;
  return ask<Planned>(
    what === 'cargo' ? `${name}: which of the carried units, in loading order?` : `${name}: by how many places?`,
    Array.from({ length: most(stance) }, (_, index) => index + 1).map((number) =>
      open(option(`${number}`), 'special', () => askTarget({ number }), { label: `${number}` }),
    ),
    otherwise(stance),
  );
};

/** Everything that can be written down next; of plans longer than one step only those that somebody picks are grown. */
const stepChoices = (stance: Stance, plan: readonly Planned[], next: (planned: Planned) => Menu<Plan>): readonly Choice<Plan>[] => {
  const later = plan.length > 0 ? ({ again: true } as const) : {};
  return [
    ...moveEnds(stance).map((to) => open<Plan>(square(to), 'move', () => next(plannedLeg(to, false)), later)),
    ...mannersOf(stance).map((manner) =>
      open<Plan>(option(manner.name), 'capture', () => chain(askManner(stance, manner), next), { label: manner.label, ...later }),
    ),
    ...usesOf(stance).map((use) =>
      open<Plan>(option(use.code), 'special', () => chain(askUse(stance, use), next), { label: CODES[use.code], ...later }),
    ),
  ];
};

const isPlan = (plan: readonly Planned[]): plan is Plan => plan.length > 0;

const sealChoice = (stance: Stance, plan: Plan): Choice<Plan> =>
  open(option('seal'), 'danger', () => act<Plan>(plan), {
    label: 'Seal the plan',
    hint: () =>
      no(
        rule('FC-MONAD-2'),
        [stance.square],
        `${planWords(plan)}. Sealed, it never changes, and the unit does nothing else until it is done.`,
      ),
  });

/** The plan after these steps: sealed, or going on. */
export const askPlan = (stance: Stance, plan: readonly Planned[] = []): Menu<Plan> => {
  const next = (planned: Planned): Menu<Plan> => askPlan(stanceAfter(stance, planned), [...plan, planned]);
  const number = plan.length + 1;
  const prompt =
    number > MOST_STEPS
      ? `The plan has ${MOST_STEPS} steps: seal it.`
      : `Step ${number} of its plan: a square${number > 1 ? ', an ability or the seal' : ' or an ability'}.`;
  return ask<Plan>(
    prompt,
    [...(isPlan(plan) ? [sealChoice(stance, plan)] : []), ...(number > MOST_STEPS ? [] : stepChoices(stance, plan, next))],
    otherwise(stance),
  );
};

/** The picks that spell a step in the planner. */
export const picksOf = (planned: Planned): readonly Target[] => {
  if (planned.kind === 'leg') {
    const { to, capture, extra } = planned;
    const name = extra === 'fire' ? 'fire' : [extra, capture ? 'capture' : null].filter((each) => each !== null).join('-');
    return name ? [option(name), square(to)] : [square(to)];
  }
  const { code, to, aim, cargo, amount }: Said = planned;
  return [
    option(code),
    ...(cargo === undefined ? [] : [option(`${cargo + 1}`)]),
    ...(amount === undefined ? [] : [option(`${amount}`)]),
    ...(to === undefined ? [] : [square(to)]),
    ...(aim ? [direction(aim)] : []),
  ];
};
