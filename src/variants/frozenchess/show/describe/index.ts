import { deepEqual } from '../../../../kernel/deep-equal.ts';
import type { Step } from '../../../../kernel/event.ts';
import type { Fact, Happening } from '../../mechanics/facts.ts';
import type { Act } from '../../position/action.ts';
import type { State } from '../../position/state.ts';
import { happeningsOf } from '../../turn/make.ts';
import { BURDEN_DESCRIBERS, CHANGE_DESCRIBERS, paralysisStep } from './changes.ts';
import { capturingMove, DEATH_DESCRIBERS } from './deaths.ts';
import { GROUND_DESCRIBERS } from './ground.ts';
import { MOTION_DESCRIBERS, sweptTogether } from './motion.ts';
import { MONAD_DESCRIBERS, TURN_DESCRIBERS } from './turns.ts';
import type { Describers } from './words.ts';

const DESCRIBERS: Describers<Fact> = {
  ...MOTION_DESCRIBERS,
  ...DEATH_DESCRIBERS,
  ...CHANGE_DESCRIBERS,
  ...BURDEN_DESCRIBERS,
  ...GROUND_DESCRIBERS,
  ...MONAD_DESCRIBERS,
  ...TURN_DESCRIBERS,
};

/** `DESCRIBERS` with a looser type: TypeScript cannot match a fact's kind to its function. */
const describe = DESCRIBERS as Readonly<Record<Fact['kind'], (fact: Fact, state: State) => Step | readonly Step[]>>;

type OfKind<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>;

const sharesStep = ([first, ...others]: readonly Happening[], { fact: next }: Happening): boolean => {
  const fact = first?.fact;
  if (fact?.kind === 'paralysed')
    return next.kind === 'paralysed' && next.rule === fact.rule && next.turns === fact.turns;
  if (fact?.kind === 'swept') return next.kind === 'swept' && deepEqual(next.by, fact.by);
  if (fact?.kind !== 'captured') return false;
  return (
    next.kind === 'entangled' ||
    (next.kind === 'moved' && next.rule === fact.rule && others.every((each) => each.fact.kind !== 'moved'))
  );
};

const groupHappenings = (happenings: readonly Happening[]): readonly (readonly Happening[])[] => {
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (last && sharesStep(last, happening)) last.push(happening);
    else groups.push([happening]);
  }
  return groups;
};

const describeGroup = (group: readonly Happening[]): readonly Step[] => {
  const [first] = group;
  const factsOf = <K extends Fact['kind']>(kind: K) =>
    group.flatMap(({ fact }) => (fact.kind === kind ? [fact as OfKind<K>] : []));
  if (first?.fact.kind === 'paralysed') return [paralysisStep(factsOf('paralysed'))];
  if (first?.fact.kind === 'swept') return [sweptTogether(factsOf('swept'))];
  const [[captured], [moved]] = [factsOf('captured'), factsOf('moved')];
  const each = group.filter(({ fact }) => !captured || !moved || (fact !== captured && fact !== moved));
  return [
    ...(captured && moved ? [capturingMove(captured, moved)] : []),
    ...each.flatMap(({ fact, state }) => describe[fact.kind](fact, state)),
  ];
};

export const describeAll = (happenings: readonly Happening[]): readonly Step[] =>
  groupHappenings(happenings).flatMap(describeGroup);

/** Returns a headline for each group of happenings that belong together: the group's first step and first fact. */
export const headlines = (happenings: readonly Happening[]): readonly { readonly step: Step; readonly fact: Fact }[] =>
  groupHappenings(happenings).flatMap((group) => {
    const [[step], [first]] = [describeGroup(group), group];
    return step && first ? [{ step, fact: first.fact }] : [];
  });

export const tell = (state: State, act: Act): readonly Step[] => describeAll(happeningsOf(state, act));
