/** The menu in which a player writes a monad's plan (FC-MONAD-1). */
import {
  act,
  type Choice,
  chain,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
} from '../../../../kernel/asking/menu.ts';
import { direction, option, square, type Target } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { type ProjectedUnit, projectedCaptureEnds, projectedMoveEnds } from '../../moves/projected-unit.ts';
import { isKnightLeap, PATTERN_WORDS } from '../../moves/tables.ts';
import type { AnySpecial, Planned } from '../../position/action.ts';
import { fileOf, nameOf, rankOf } from '../../position/board.ts';
import { aKind } from '../../position/kinds.ts';
import { MAX_STEPS, type Monad, plannedLeg } from '../../position/plan.ts';
import { refusal } from '../../rules/index.ts';
import { type PlannableAbility, type PlannedAim, plannableAbilitiesOf, plannedAbility, projectStep } from './uses.ts';
import { planWords } from './words.ts';

type Plan = Monad['plan'];

const whyNotThere = (projected: ProjectedUnit, at: Square): Refusal => {
  const { kind, square: from, isGone, range } = projected;
  if (isGone) return refusal('FC-MONAD-1', 'An earlier step kills it. Seal the plan, or go back a step.', [from]);
  if (projectedCaptureEnds(projected).includes(at))
    return refusal('FC-MONAD-1', `It can only capture there. Choose Capture, then ${nameOf(at)}.`, [from]);
  if (projectedMoveEnds(projected, Infinity).includes(at) || projectedCaptureEnds(projected, Infinity).includes(at))
    return refusal('FC-MOVE-3', `Its range is ${range}. ${nameOf(at)} is farther away from ${nameOf(from)}.`, [from]);
  const text = `${aKind(kind)} ${PATTERN_WORDS[kind]}. It cannot move from ${nameOf(from)} to ${nameOf(at)}, even on an empty board.`;
  return refusal('FC-MONAD-1', text, [from]);
};

const whyNotPlanned =
  (projected: ProjectedUnit) =>
  (target: Target): Refusal =>
    target.kind === 'square'
      ? whyNotThere(projected, target.square)
      : refusal('FC-MONAD-1', 'A step is a move of its pattern, or one ability of its kind.', [projected.square]);

const askSquare = <A>(
  prompt: string,
  projected: ProjectedUnit,
  squares: readonly Square[],
  tone: 'move' | 'capture' | 'special',
  next: (to: Square) => Menu<A>,
): Menu<A> =>
  makeQuestion<A>(
    prompt,
    squares.map((to) => open(square(to), tone, () => next(to))),
    whyNotPlanned(projected),
  );

const STEP_VARIANTS = [
  { name: 'capture', label: 'Capture', capture: true, extra: null },
  { name: 'leap', label: "Knight's Leap", capture: false, extra: 'leap' },
  { name: 'leap-capture', label: "Capture with Knight's Leap", capture: true, extra: 'leap' },
  { name: 'fire', label: "Dragon's Fire", capture: false, extra: 'fire' },
] as const;

type StepManner = (typeof STEP_VARIANTS)[number];

const squaresBy = (projected: ProjectedUnit, { capture, extra }: StepManner): readonly Square[] => {
  const { kind, square: from } = projected;
  const ends = capture ? projectedCaptureEnds(projected) : projectedMoveEnds(projected);
  if (extra === 'fire') return kind === 'D' ? ends : [];
  if (extra === null) return ends;
  const isLeap = (to: Square) => isKnightLeap([fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)]);
  return kind === 'N' ? ends.filter(isLeap) : [];
};

const askManner = (
  projected: ProjectedUnit,
  { label, capture, extra }: StepManner,
  squares: readonly Square[],
): Menu<Planned> =>
  askSquare(`${label}: choose a square.`, projected, squares, 'capture', (to) =>
    act<Planned>(plannedLeg(to, capture, extra)),
  );

const askAbility = (projected: ProjectedUnit, use: PlannableAbility): Menu<Planned> => {
  const { targets, directions, numbered } = use.plan;
  const { name } = use.offer;
  const askAim = (aimed: Partial<PlannedAim>): Menu<Planned> =>
    directions
      ? makeQuestion<Planned>(
          `${name}: choose a direction.`,
          directions(projected).map((aim) =>
            open(direction(aim), 'special', () => act<Planned>(plannedAbility(use, { ...aimed, aim }))),
          ),
          whyNotPlanned(projected),
        )
      : act<Planned>(plannedAbility(use, aimed));
  const askTarget = (aimed: Partial<PlannedAim>): Menu<Planned> =>
    targets
      ? askSquare(`${name}: choose a square.`, projected, targets(projected), 'special', (to) =>
          askAim({ ...aimed, to }),
        )
      : askAim(aimed);
  if (!numbered) return askTarget({});
  const { what, most } = numbered;
  return makeQuestion<Planned>(
    what === 'cargo' ? `${name}: choose a carried piece, in loading order.` : `${name}: choose how many places.`,
    Array.from({ length: most(projected) }, (_, index) => index + 1).map((number) =>
      open(option(`${number}`), 'special', () => askTarget({ number }), { label: `${number}` }),
    ),
    whyNotPlanned(projected),
  );
};

/**
 * Returns the choices for a plan's next step.
 * After the first step all are unlisted, since there are too many plans.
 */
const stepChoices = (
  projected: ProjectedUnit,
  plan: readonly Planned[],
  next: (planned: Planned) => Menu<Plan>,
): readonly Choice<Plan>[] => {
  const later = plan.length > 0 ? ({ isUnlisted: true } as const) : {};
  return [
    ...projectedMoveEnds(projected).map((to) =>
      open<Plan>(square(to), 'move', () => next(plannedLeg(to, false)), later),
    ),
    ...STEP_VARIANTS.flatMap((manner): readonly Choice<Plan>[] => {
      const { name, label } = manner;
      const squares = squaresBy(projected, manner);
      const below = () => chain(askManner(projected, manner, squares), next);
      return squares.length > 0 ? [open(option(name), 'capture', below, { label, ...later })] : [];
    }),
    ...plannableAbilitiesOf(projected).map((use) =>
      open<Plan>(option(use.code), 'special', () => chain(askAbility(projected, use), next), {
        label: use.offer.name,
        ...later,
      }),
    ),
  ];
};

const isPlan = (plan: readonly Planned[]): plan is Plan => plan.length > 0;

const sealChoice = (projected: ProjectedUnit, plan: Plan): Choice<Plan> =>
  open(option('seal'), 'danger', () => act<Plan>(plan), {
    label: 'Seal plan',
    hint: () =>
      refusal(
        'FC-MONAD-2',
        `${planWords(plan)}. A sealed plan never changes, and the piece does nothing else until it is done.`,
        [projected.square],
      ),
  });

export const askPlan = (projected: ProjectedUnit, plan: readonly Planned[] = []): Menu<Plan> => {
  const next = (planned: Planned): Menu<Plan> => askPlan(projectStep(projected, planned), [...plan, planned]);
  const number = plan.length + 1;
  const prompt =
    number > MAX_STEPS
      ? `The plan is full. Seal it.`
      : `Step ${number} of the plan: choose a square${number > 1 ? ', an ability or the seal' : ' or an ability'}.`;
  return makeQuestion<Plan>(
    prompt,
    [
      ...(isPlan(plan) ? [sealChoice(projected, plan)] : []),
      ...(number > MAX_STEPS ? [] : stepChoices(projected, plan, next)),
    ],
    whyNotPlanned(projected),
  );
};

export const picksOf = (planned: Planned): readonly Target[] => {
  if (planned.kind === 'leg') {
    const { to, capture, extra } = planned;
    const name = STEP_VARIANTS.find((each) => each.capture === capture && each.extra === extra)?.name;
    return name ? [option(name), square(to)] : [square(to)];
  }
  const { code, to, aim, cargo, amount }: AnySpecial = planned;
  return [
    option(code),
    ...(cargo === undefined ? [] : [option(`${cargo + 1}`)]),
    ...(amount === undefined ? [] : [option(`${amount}`)]),
    ...(to === undefined ? [] : [square(to)]),
    ...(aim ? [direction(aim)] : []),
  ];
};
