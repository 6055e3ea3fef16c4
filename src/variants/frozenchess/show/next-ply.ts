/**
 * What the next ply will bring by itself, were nothing else done: whom tornados and avalanches move, what
 * explodes, who hatches. It is the ply of a Nullmove, read off its steps, and shown before it happens: the
 * ghost of an action shows it too.
 */

import type { Square } from '../../../kernel/board/board.ts';
import type { BoardEvent, Step } from '../../../kernel/event.ts';
import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import { memoize } from '../../../kernel/remembered.ts';
import { other } from '../../../kernel/side.ts';
import type { Mark } from '../../../kernel/view.ts';
import { plural } from '../../../kernel/words.ts';
import { actorWith } from '../mechanics/shadows/shadows.ts';
import { mightHatch } from '../mechanics/time/growth.ts';
import { isRipe } from '../mechanics/time/passing-time.ts';
import { actingMonads, type Holder } from '../monad/holders.ts';
import { planWords } from '../monad/words.ts';
import { idlePly, type Told } from '../moves/resolve.ts';
import { directionTo, SQUARES } from '../position/board.ts';
import { kingOf, squaresOf } from '../position/piece-lists.ts';
import { idOf, type State, stackOn, theActor } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { describeAll } from './describe/index.ts';

/** Might anything happen by itself in the next ply? */
const isEventful = (state: State): boolean =>
  state.tornados.length + state.avalanches.length > 0 ||
  actingMonads(state, other(state.toMove)).length > 0 ||
  SQUARES.some((square) => isRipe(state, square)) ||
  squaresOf(state, state.toMove).some((square) => mightHatch(state, square));

/** A ply in which nothing is done; null where nothing will happen. */
const comingPly = memoize((state: State): Told | null =>
  kingOf(state, state.toMove) === null || !isEventful(state) ? null : idlePly(state),
);

/** A sentence about what is to come. */
const foretell = (text: string): string =>
  `this turn, if nothing changes, ${text.replace(/^The /, 'the ').replace(/\.$/, '')}`;

const MOVING: Readonly<Record<RuleId, 'pull' | 'push'>> = { 'FC-TEMP-3': 'pull', 'FC-TEMP-4': 'push' };

/** An event to come as marks on the squares it concerns. */
const marksOf = (state: State, step: Step, event: BoardEvent): readonly (readonly [Square, Mark])[] => {
  const { rule } = step;
  const fact = { label: foretell(step.text ?? ''), rule, news: '' };
  switch (event.kind) {
    case 'moved': {
      const [from = 0, to = 0] = event.path;
      const toward = directionTo(from, to);
      // Whom it carries goes along with the first.
      const kind = MOVING[rule];
      return kind && event === step.events[0] && toward ? [[from, { kind, ...fact, toward, to }]] : [];
    }
    case 'burst':
      return event.squares.map((square) => [square, { kind: 'blast', ...fact }]);
    case 'changed': {
      const at = SQUARES.find((square) => stackOn(state, square)?.comps[0].id === event.unit);
      return at === undefined ? [] : [[at, { kind: 'hatching', ...fact }]];
    }
    default:
      return [];
  }
};

/** How far a monad will get, on its square. */
const marchMarks = (after: State, { square, stack, monad }: Holder): readonly (readonly [Square, Mark])[] => {
  const { plan, next } = monad;
  const left = actorWith(after, idOf(stack));
  const made = (left?.stack.monad?.next ?? plan.length) - next;
  const name = theActor({ square, stack });
  const text = !left
    ? `${name} dies`
    : made > 0
      ? `${name} makes ${plural(made, 'step', 'steps')} ${planWords(plan.slice(next, next + made), next)}`
      : `${name} cannot make its next step`;
  return [
    [square, { kind: 'march', label: foretell(text), rule: rule('FC-MONAD-4'), side: stack.side, news: '' }],
  ];
};

/** What is to come, as marks on its squares. */
export const forecast = (state: State): readonly (readonly [Square, Mark])[] => {
  const told = comingPly(state);
  if (!told) return [];
  const [, ...happenings] = told.happenings;
  return [
    ...happenings
      .flatMap((each) => describeAll([each]))
      .flatMap((step) => step.events.flatMap((event) => marksOf(state, step, event))),
    ...actingMonads(state, other(state.toMove)).flatMap((holder) => marchMarks(told.after, holder)),
  ];
};
