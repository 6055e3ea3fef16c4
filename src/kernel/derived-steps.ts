/** Steps derived from two views, such as changes of badges, so that variants need not tell them. */
import { deepEqual } from './deep-equal.ts';
import type { BoardEvent, Step } from './event.ts';
import { invariant } from './invariant.ts';
import type { RuleId } from './learning/rulebook.ts';
import type { Badge, BoardView, UnitView } from './view.ts';

/** Returns the clause that causes a change of badges: the clause of an added badge, or else of a removed badge. */
const causeOf = (before: readonly Badge[], after: readonly Badge[], fallback: RuleId): RuleId => {
  const fresh = (list: readonly Badge[], old: readonly Badge[]) =>
    list.find((badge) => !old.some((each) => deepEqual(each, badge)));
  return (fresh(after, before) ?? fresh(before, after))?.rule ?? fallback;
};

/** Returns the events by which the view of a unit changed, except badges, which `derivedSteps` tells. */
const unitEvents = (was: UnitView | undefined, now: UnitView): readonly BoardEvent[] => {
  if (!was) return [{ kind: 'appeared', unit: now }];
  const { id: unit, at, badges: _, ...to } = now;
  const events: BoardEvent[] = [];
  if (!deepEqual(was.at, at))
    events.push({ kind: 'moved', unit, path: [...was.at.slice(0, 1), ...at.slice(0, 1)], at });
  const without = (['facing', 'inside'] as const).filter((field) => field in was && !(field in now));
  if (without.length > 0 || !deepEqual({ ...was, ...to }, was)) events.push({ kind: 'changed', unit, to, without });
  return events;
};

/** Returns all changes of units, but not of badges, as one step or none. Games without a `tell` use this function. */
export const tellChanges = (before: BoardView, after: BoardView, rule: RuleId): readonly Step[] => {
  const gone = Object.values(before.units).filter(({ id }) => !after.units[id]);
  const events: readonly BoardEvent[] = [
    ...gone.map(({ id }) => ({ kind: 'captured', unit: id }) as const),
    ...Object.values(after.units).flatMap((unit) => unitEvents(before.units[unit.id], unit)),
  ];
  return events.length > 0 ? [{ rule, events }] : [];
};

/** Returns the steps that follow from the position. `folded` is the view after the variant's own steps. */
export const derivedSteps = (folded: BoardView, after: BoardView, turnRule: RuleId): readonly Step[] => {
  const byRule = new Map<RuleId, BoardEvent[]>();
  const add = (rule: RuleId, event: BoardEvent) => {
    const events = byRule.get(rule);
    if (events) events.push(event);
    else byRule.set(rule, [event]);
  };
  for (const unit of Object.values(after.units)) {
    const was = folded.units[unit.id];
    if (was && !deepEqual(was.badges, unit.badges)) {
      add(causeOf(was.badges, unit.badges, turnRule), {
        kind: 'changed',
        unit: unit.id,
        to: { badges: unit.badges },
      });
    }
  }
  for (const square of new Set([...Object.keys(folded.marks), ...Object.keys(after.marks)].map(Number))) {
    const was = folded.marks[square] ?? [];
    const marks = after.marks[square] ?? [];
    if (!deepEqual(was, marks)) add(causeOf(was, marks, turnRule), { kind: 'marked', square, marks });
  }
  const { outcome } = after.turn;
  if (!deepEqual({ ...folded.turn, outcome: null }, { ...after.turn, outcome: null })) {
    add(turnRule, { kind: 'turned', turn: { ...after.turn, outcome: folded.turn.outcome } });
  }
  const steps: Step[] = [...byRule].map(([rule, events]) => ({ rule, events }));
  if (outcome && !deepEqual(folded.turn.outcome, outcome))
    steps.push({ rule: outcome.rule, events: [{ kind: 'ended', outcome }] });
  invariant(outcome || !folded.turn.outcome, 'a game that was over goes on');
  return steps;
};
