/** Pull and pull-through (FC-PULL-1 to 4): a unit moves another unit towards itself. */
import { act, type Choice, type Menu, makeQuestion, open, type Refusal } from '../../../../kernel/asking/menu.ts';
import { square } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { sideName } from '../../../../kernel/side.ts';
import { countWords } from '../../../../kernel/words.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { moveByEffect } from '../../mechanics/movement/displacement.ts';
import { hasPulls, type Pull, pullsFrom } from '../../mechanics/movement/pulling.ts';
import { transportAt } from '../../mechanics/movement/quiet.ts';
import { type Ply, withStayReset } from '../../mechanics/ply.ts';
import type { DetailsOf, Special } from '../../position/action.ts';
import { fileOf, nameOf, rankOf, SIZE } from '../../position/board.ts';
import { changeUnit } from '../../position/changed.ts';
import { actorName, theActor, unitName } from '../../position/names.ts';
import { targetOf } from '../../position/shadows.ts';
import { isClosedTomb, stackAt, stackOn } from '../../position/squares.ts';
import { withUnit } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { aimedAbility } from '../ability.ts';
import { candidateFor, targetFields } from '../asking.ts';
import { offer } from '../offers.ts';

/** Returns the cost in turns of paralysis (FC-PULL-1, FC-PULL-4). */
const costOfPull = (amount: number, isThrough: boolean): number => Math.floor(((isThrough ? 2 : 1) * amount) / 3);

const clauseOf = ({ isThrough }: Pick<Pull, 'isThrough'>) => (isThrough ? 'FC-PULL-4' : 'FC-PULL-1');

const endChoice = (
  state: State,
  pull: Pull,
  amount: number,
  end: Square,
  into: Square | null,
): Choice<DetailsOf<'PL'>> => {
  const price = costOfPull(amount, pull.isThrough);
  const cost = price > 0 ? ` This costs ${countWords(price, 'turn')}.` : '';
  const what =
    into === null
      ? `Pulls it ${countWords(amount, 'square')} to ${nameOf(end)}.`
      : `Pulls it ${countWords(amount, 'square')} into ${unitName(state, into)}.`;
  const isDeadly = into === null && isClosedTomb(state, end);
  const fate = isDeadly ? ' The tomb there explodes.' : '';
  const { target } = pull;
  const details = { ...targetFields(candidateFor(target, null)), amount, into };
  return open(square(end), isDeadly ? 'danger' : 'special', () => act(details), {
    hint: () => refusal(isDeadly ? 'FC-PULL-3' : clauseOf(pull), `${what}${fate}${cost}`, [target.square, end]),
  });
};

const askEnd = (state: State, actor: Actor, pull: Pull): Menu<DetailsOf<'PL'>> =>
  makeQuestion(
    `${sideName(actor.stack.side)}: choose where ${theActor(pull.target, 'inner')} is pulled to.`,
    [
      ...pull.ends.map((end, index) => endChoice(state, pull, index + 1, end, null)),
      ...(pull.into === null ? [] : [endChoice(state, pull, pull.ends.length + 1, pull.into, pull.into)]),
    ],
    () =>
      refusal(
        clauseOf(pull),
        `It is pulled straight nearer, at most ${actor.stack.shade ? `next to ${actorName(actor)}` : 'to the square before the next piece'}.`,
        [pull.target.square],
      ),
  );

const whyNoPull = (actor: Actor, pull: Pull): Refusal | null => {
  const { target, ends, into, why } = pull;
  if (why || ends.length > 0 || into !== null) return why;
  const text = actor.stack.shade
    ? `is already next to ${actorName(actor)}`
    : `has no free square in front of it towards ${nameOf(actor.square)}`;
  return refusal(clauseOf(pull), `${theActor(target)} ${text}.`, [target.square]);
};

const pullAim = (from: Square, target: Square): number =>
  Math.sign(rankOf(from) - rankOf(target)) * SIZE + Math.sign(fileOf(from) - fileOf(target));

const pullEndSquare = ({ from, to, amount }: Special<'PL'>): Square => to + amount * pullAim(from, to);

const isThroughOthers = (state: State, { stack }: Actor, { from, to }: Special<'PL'>): boolean => {
  if (stack.shade) return false;
  const step = pullAim(from, to);
  for (let square = to + step; square !== from; square += step) if (stackOn(state, square)) return true;
  return false;
};

const pullTarget = (ply: Ply, actor: Actor, action: Special<'PL'>): void => {
  const { from, into, amount } = action;
  const target = targetOf(ply.state, action);
  const step = pullAim(from, target.square);
  const clause = clauseOf({ isThrough: isThroughOthers(ply.state, actor, action) });
  const path = [target.square];
  for (let count = 1; count <= amount; count++) path.push(target.square + count * step);
  const end = pullEndSquare(action);
  const transport = into === null ? null : transportAt(ply.state, into);
  ply.note?.({ kind: 'pulled', rule: clause, who: target, path, carrier: transport?.id ?? null });
  if (!transport) {
    moveByEffect(ply, target, end);
    arrive(ply, end);
    return;
  }
  const cargo = [...transport.cargo, withStayReset(ply, target.stack)];
  ply.put(target.square, null);
  ply.put(end, withUnit(stackAt(ply.state, end), changeUnit(transport, { cargo })));
};

export const PULL = aimedAbility({
  code: 'PL',
  rule: 'FC-PULL-1',
  offer: offer('Move others', 2, 'u', 'pull', 'Pull', 'pulls a piece nearer'),
  costOf: (actor, state, action) => (action ? costOfPull(action.amount, isThroughOthers(state, actor, action)) : 0),
  words:
    'Pulls a piece on its capturing slides nearer. This costs a third of the squares, or two thirds past other pieces.',
  shadowChanges: {
    words: 'Pulls a shadow on its capturing slides nearer. This costs a third of the squares.',
  },
  inMultimove: 'any',
  isCounted: true,
  has: hasPulls,
  what: ({ stack }) => (stack.shade ? 'a shadow' : 'a piece'),
  candidates: (state, actor, lent) =>
    pullsFrom(state, actor, lent).map((pull) => ({
      ...candidateFor(pull.target, whyNoPull(actor, pull)),
      pull,
    })),
  details: (state, actor, { pull }) => askEnd(state, actor, pull),
  none: 'It can pull only pieces on its capturing slides, past other pieces but not past walls.',
  perform: pullTarget,
});
