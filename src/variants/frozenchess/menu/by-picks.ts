/** The legal actions of a unit that begin with given picks. A search needs only these. */
import { mayHaveAction, type Path, paths } from '../../../kernel/asking/legal.ts';
import type { Choice } from '../../../kernel/asking/menu.ts';
import { option, sameTarget, square, type Target, unit } from '../../../kernel/asking/target.ts';
import { memoizeLatest } from '../../../kernel/memoize.ts';
import { MIND_CONTROL } from '../abilities/common/mind-control.ts';
import { definitionNamed } from '../abilities/index.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import type { Act } from '../position/action.ts';
import { actingAs, actorAt } from '../position/squares.ts';
import { idOf, isFused } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { abilityBy, actorSquares, actorsOn, unitMenu } from './index.ts';
import { whyCannotAct } from './refusals.ts';
import { singleSteps } from './turn.ts';

export interface Mover {
  readonly state: State;
  readonly actor: Actor;
  readonly picks: readonly Target[];
}

export const moversIn = (state: State): readonly Mover[] =>
  actorSquares(state).flatMap((from) => {
    const own = actorsOn(state, from);
    return own.flatMap((actor): readonly Mover[] => {
      const { stack } = actor;
      if (whyCannotAct(state, actor)) return [];
      const picks = own.length > 1 ? [square(from), unit(idOf(stack))] : [square(from)];
      if (!isFused(stack)) return [{ state, actor, picks }];
      return stack.units.map(({ id }) => {
        const as = actingAs(state, from, id);
        return { state: as, actor: actorAt(as, from), picks: [...picks, unit(id)] };
      });
    });
  });

/** Returns a unit's steps: pseudo-legal moves without a refusal. Memoized, since callers ask many times in a row. */
export const stepsOf = memoizeLatest((actor: Actor, state: State) =>
  pseudoLegalMoves(state, actor, true).filter(({ why }) => !why),
);

const menuOf = memoizeLatest((actor: Actor, state: State) => unitMenu(state, actor));

/** Returns a unit's choice of one target. Makes the whole menu only if needed, since that takes long. */
const choiceOf = ({ state, actor }: Mover, target: Target): Choice<Act> | null | undefined => {
  if (target.kind === 'square') {
    const moves = stepsOf(actor, state).filter(({ to }) => to === target.square);
    return singleSteps(state, actor, moves)[0];
  }
  const ability = target.kind === 'option' ? definitionNamed(target.option) : undefined;
  if (ability && ability !== MIND_CONTROL) return abilityBy(state, actor, ability.code);
  return menuOf(actor, state).choices.find((choice) => sameTarget(choice.target, target));
};

/** The pick that ends a turn of several steps. A unit may stop after any step (FC-MULTI-2). */
export const DONE = option('done');
const PLAIN = option('plain');

const isDetail = ({ target }: Choice<Act>): boolean => target.kind === 'direction' || sameTarget(target, PLAIN);

function* below(
  choice: Choice<Act> | null | undefined,
  left: readonly Target[],
  before: readonly Target[],
): Generator<Path<Act>> {
  if (!choice || !mayHaveAction(choice)) return;
  const [next, ...rest] = left;
  const menu = choice.next();
  const picks = [...before, choice.target];
  if (!next) yield* paths(menu, picks);
  else if (menu.kind === 'ask') {
    const named = menu.choices.find(({ target }) => sameTarget(target, next));
    if (named) yield* below(named, rest, picks);
    else for (const each of menu.choices) if (isDetail(each)) yield* below(each, left, picks);
  } else if (sameTarget(next, DONE)) yield { picks, act: menu.act };
}

/** Returns the legal actions that begin with `mover.picks` and these targets. */
export const actionsBy = (mover: Mover, [first, ...rest]: readonly Target[]): Iterable<Path<Act>> =>
  below(first && choiceOf(mover, first), rest, mover.picks);
