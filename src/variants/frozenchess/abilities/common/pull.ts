/** Pull and pull-through (FC-PULL-1 to 4): a unit on a ray comes nearer, the farther the dearer. */

import type { Square } from '../../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, refused, square } from '../../../../kernel/menu.ts';
import { counted } from '../../../../kernel/words.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { transportAt } from '../../mechanics/movement/entry.ts';
import { type Pull, pullsFrom } from '../../mechanics/movement/pulling.ts';
import { newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { fileOf, nameOf, rankOf, SIZE } from '../../position/board.ts';
import { type Actor, called, isClosedTomb, type State, stackAt, stackOn, theUnit, withUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, no } from '../ability.ts';

/** Own turns it costs to pull so many squares. */
export const priceFor = (amount: number, isThrough: boolean): number => Math.floor(((isThrough ? 2 : 1) * amount) / 3);

const clauseOf = ({ isThrough }: Pick<Pull, 'isThrough'>) => (isThrough ? rule('FC-PULL-4') : rule('FC-PULL-1'));

/** One place to come to: a square of the line, or the transport before it. */
const endChoice = (state: State, actor: Actor, pull: Pull, amount: number, end: Square, into: Square | null): Choice<Special<'PL'>> => {
  const price = priceFor(amount, pull.isThrough);
  const cost = price > 0 ? `Its price is ${counted(price, 'turn')}.` : 'It costs nothing.';
  const what = into === null ? `Pulled by ${amount} to ${nameOf(end)}.` : `Pulled by ${amount} into ${called(state, into)}.`;
  const isDeadly = into === null && isClosedTomb(state, end);
  const fate = isDeadly ? ' The tomb there explodes.' : '';
  const action = special(actor, 'PL', { to: pull.target, whom: null, amount, into });
  return open(square(end), isDeadly ? 'danger' : 'special', () => act(action), {
    hint: () => no(isDeadly ? rule('FC-PULL-3') : clauseOf(pull), [pull.target, end], `${what}${fate} ${cost}`),
  });
};

const askEnd = (state: State, actor: Actor, pull: Pull): Menu<Special<'PL'>> =>
  ask(
    `${theUnit(state, pull.target)}: pull it to which square?`,
    [
      ...pull.ends.map((end, index) => endChoice(state, actor, pull, index + 1, end, null)),
      ...(pull.into === null ? [] : [endChoice(state, actor, pull, pull.ends.length + 1, pull.into, pull.into)]),
    ],
    () => no(clauseOf(pull), [pull.target], 'It comes straight nearer, at most to the square before the next unit.'),
  );

const choiceOf = (state: State, actor: Actor, pull: Pull): Choice<Special<'PL'>> => {
  const { target, ends, into, why } = pull;
  if (why) return refused(square(target), () => why);
  const text = () => `${theUnit(state, target)} has no free square before it towards ${nameOf(actor.square)}.`;
  if (ends.length === 0 && into === null) return refused(square(target), () => no(clauseOf(pull), [target], text()));
  return open(square(target), 'special', () => askEnd(state, actor, pull));
};

const towards = (from: Square, target: Square): number =>
  Math.sign(rankOf(from) - rankOf(target)) * SIZE + Math.sign(fileOf(from) - fileOf(target));

/** Do others stand between the two? */
const isThroughOthers = (state: State, { from, to }: Special<'PL'>): boolean => {
  const step = towards(from, to);
  for (let square = to + step; square !== from; square += step) if (stackOn(state, square)) return true;
  return false;
};

const pulled = (ply: Ply, action: Special<'PL'>): Ply => {
  const { from, into, to: target, amount } = action;
  const stack = stackAt(ply.state, target);
  const step = towards(from, target);
  const clause = clauseOf({ isThrough: isThroughOthers(ply.state, action) });
  const path = Array.from({ length: amount + 1 }, (_, index) => target + index * step);
  const end = target + amount * step;
  const transport = into === null ? null : transportAt(ply.state, into);
  const recorded = record(ply, { kind: 'pulled', rule: clause, who: target, path, carrier: transport?.id ?? null });
  const lifted = withStack(recorded, target, null);
  if (!transport) return arrived(withStack(lifted, end, newcomer(ply, stack)), end);
  return withStack(lifted, end, withUnit(stackAt(ply.state, end), { ...transport, cargo: [...transport.cargo, newcomer(ply, stack)] }));
};

const pull: Ability<'PL'> = {
  code: 'PL',
  rule: rule('FC-PULL-1'),
  price: 0,
  priceOf: (state, _actor, action) => priceFor(action.amount, isThroughOthers(state, action)),
  words: 'A unit on its capturing rays comes straight nearer. A third of the squares is the price in turns, two thirds past other units.',
  has: (state, { square }, lent) => pullsFrom(state, square, lent).length > 0,
  ask: (state, actor, lent) => {
    const { square: from } = actor;
    const choices = pullsFrom(state, from, lent).map((each) => choiceOf(state, actor, each));
    return ask(
      'Pull: pick a unit.',
      [...choices.filter(({ kind }) => kind === 'open'), ...choices.filter(({ kind }) => kind === 'refused')],
      () => no(rule('FC-PULL-1'), [from], 'It pulls units on its capturing rays, past other units but not past walls.'),
    );
  },
  perform: (ply, _actor, action) => pulled(ply, action),
};

export const PULL: readonly Ability[] = [pull];
