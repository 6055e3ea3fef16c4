/** Automatic effects of the next ply, read off a Nullmove. */
import type { BoardEvent, Step } from '../../../kernel/event.ts';
import type { LensMark } from '../../../kernel/game.ts';
import { memoize } from '../../../kernel/memoize.ts';
import { other } from '../../../kernel/side.ts';
import { plural } from '../../../kernel/words.ts';
import { planWords } from '../abilities/planning/words.ts';
import { actingMonads } from '../mechanics/shadows/holders.ts';
import { mightHatch } from '../mechanics/time/growth.ts';
import { isRipe } from '../mechanics/time/passing-time.ts';
import { directionTo, SQUARES } from '../position/board.ts';
import { theActor } from '../position/names.ts';
import { kingOf, squaresOf } from '../position/piece-lists.ts';
import type { PlanHolder } from '../position/plan.ts';
import { actorWith } from '../position/shadows.ts';
import { stackOn } from '../position/squares.ts';
import { idOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { mark } from '../rules/index.ts';
import { idlePly, type RecordedPly } from '../turn/resolve.ts';
import { describeAll } from './describe/index.ts';

/** Whether the next ply can have automatic effects. If none is possible, no Nullmove is played, which saves time. */
const isEventful = (state: State): boolean =>
  state.tornados.length + state.avalanches.length > 0 ||
  actingMonads(state, other(state.toMove)).length > 0 ||
  SQUARES.some((square) => isRipe(state, square)) ||
  squaresOf(state, state.toMove).some((square) => mightHatch(state, square));

const comingPly = memoize((state: State): RecordedPly | null =>
  kingOf(state, state.toMove) === null || !isEventful(state) ? null : idlePly(state),
);

const asClause = (text: string): string =>
  `this turn, if nothing changes, ${text.replace(/^The /, 'the ').replace(/\.$/, '')}`;

const MOVING: Readonly<Record<string, 'pull' | 'push'>> = { 'FC-TEMP-3': 'pull', 'FC-TEMP-4': 'push' };

const marksOf = (state: State, step: Step, event: BoardEvent): readonly LensMark[] => {
  const { rule } = step;
  const fact = { label: asClause(step.text ?? ''), rule, news: '' };
  switch (event.kind) {
    case 'moved': {
      const [from = 0, to = 0] = event.path;
      const toward = directionTo(from, to);
      // Only the first event gets a mark: the others are cargo that moves along.
      const kind = MOVING[rule];
      return kind && event === step.events[0] && toward ? [[from, { kind, ...fact, toward, to }]] : [];
    }
    case 'burst':
      return event.squares.map((square) => [square, { kind: 'blast', ...fact }]);
    case 'changed': {
      const at = SQUARES.find((square) => stackOn(state, square)?.units[0].id === event.unit);
      return at === undefined ? [] : [[at, { kind: 'hatching', ...fact }]];
    }
    default:
      return [];
  }
};

/** Returns the mark of a monad's march: the planned steps that it makes in the next ply (FC-MONAD-4). */
const marchMarks = (after: State, { square, stack, monad }: PlanHolder): readonly LensMark[] => {
  const { plan, next } = monad;
  const left = actorWith(after, idOf(stack));
  const made = (left?.stack.monad?.next ?? plan.length) - next;
  const name = theActor({ square, stack });
  const text = !left
    ? `${name} dies`
    : made > 0
      ? `${name} makes ${plural(made, 'step', 'steps')} ${planWords(plan.slice(next, next + made), next)}`
      : `${name} cannot make its next step`;
  return [[square, mark('march', 'FC-MONAD-4', asClause(text), { side: stack.side, news: '' })]];
};

export const comingMarks = (state: State): readonly LensMark[] => {
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
