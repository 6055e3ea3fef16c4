/** Automatic effects of coming turns, read off simulated Nullmoves, so that no rule is written twice. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { BoardEvent } from '../../../kernel/event.ts';
import type { UpcomingEvent } from '../../../kernel/game.ts';
import { other } from '../../../kernel/side.ts';
import { capitalize, plural } from '../../../kernel/words.ts';
import type { Fact, Happening } from '../mechanics/facts.ts';
import { RETURN_AFTER } from '../mechanics/shadows/shadows.ts';
import { COMPLETE_AT } from '../mechanics/time/growth.ts';
import { nameOf } from '../position/board.ts';
import { changeState } from '../position/changed.ts';
import { kingOf } from '../position/piece-lists.ts';
import { actorWith } from '../position/shadows.ts';
import { ageOf, isQuickened } from '../position/squares.ts';
import { actingUnit } from '../position/stacks.ts';
import { stageOf } from '../position/stages.ts';
import type { Actor, State } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';
import { idlePly, type RecordedPly } from '../turn/resolve.ts';
import { headlines } from './describe/index.ts';
import { stageBeginsText } from './describe/turns.ts';
import { pieceNames } from './describe/words.ts';

/** How many turns are looked ahead, counting both sides' turns. */
const TURNS = 6;

/** Kinds of facts that are not told, since they only introduce or follow from others. */
const UNTOLD_FACTS: ReadonlySet<Fact['kind']> = new Set(['nullmove', 'moved', 'rotted', 'rotOrdered']);

const squaresIn = (state: State, event: BoardEvent): readonly Square[] => {
  switch (event.kind) {
    case 'burst':
      return event.squares;
    case 'moved':
      return event.path;
    case 'traced':
      return event.line;
    case 'captured':
    case 'changed': {
      const actor = actorWith(state, event.unit);
      return actor ? [actor.square] : [];
    }
    case 'appeared':
      return event.unit.at;
    default:
      return [];
  }
};

const unitIdsIn = (event: BoardEvent): readonly UnitId[] => {
  switch (event.kind) {
    case 'moved':
    case 'captured':
    case 'changed':
      return [event.unit];
    default:
      return [];
  }
};

const allActors = ({ stacks, shadows }: State): readonly Actor[] => [
  ...stacks.flatMap((stack, square) => (stack ? { square, stack } : [])),
  ...shadows,
];

const newlyFitting = (before: State, after: State, fits: (state: State, actor: Actor) => boolean): readonly Actor[] =>
  allActors(after).filter((actor) => {
    const was = actorWith(before, actor.stack.units[0].id);
    return was !== null && fits(after, actor) && !fits(before, was);
  });

const aboutPieces = (clause: ClauseId, actors: readonly Actor[], one: string, more = one): readonly UpcomingEvent[] =>
  actors.length === 0
    ? []
    : [
        {
          text: `${capitalize(pieceNames(actors))} ${plural(actors.length, one, more)}.`,
          rule: clause,
          squares: actors.map(({ square }) => square),
          units: actors.map(({ stack }) => stack.units[0].id),
        },
      ];

const timersEnded = (before: State, after: State): readonly UpcomingEvent[] => [
  ...aboutPieces(
    'FC-TIME-4',
    newlyFitting(before, after, (_state, { stack }) => stack.paralysis === 0),
    'can act again',
  ),
  ...aboutPieces(
    'FC-SHAD-7',
    newlyFitting(
      before,
      after,
      (state, { stack }) => stack.shade !== null && stack.monad === null && ageOf(state, stack) >= RETURN_AFTER,
    ),
    'can return',
  ),
  ...aboutPieces(
    'FC-STG-6',
    newlyFitting(
      before,
      after,
      (_state, { stack }) => actingUnit(stack).kind === 'W' && actingUnit(stack).build >= COMPLETE_AT,
    ),
    'is complete',
    'are complete',
  ),
];

const aboutSquares = (clause: ClauseId, text: string, squares: readonly Square[]): UpcomingEvent => ({
  text,
  rule: clause,
  squares,
  units: [],
});

const areasEnded = (before: State, after: State): readonly UpcomingEvent[] => [
  ...before.tornados
    .filter(({ square }) => !after.tornados.some((each) => each.square === square))
    .map(({ square }) => aboutSquares('FC-TEMP-3', `The tornado on ${nameOf(square)} ends.`, [square])),
  ...(before.avalanches.length > after.avalanches.length
    ? before.avalanches
        .filter(({ squares }) => !after.avalanches.some((each) => each.squares === squares))
        .map(({ squares }) => aboutSquares('FC-TEMP-4', 'The avalanche ends.', squares))
    : []),
  ...Object.keys(before.quickened)
    .map(Number)
    .filter((square) => !isQuickened(after, square))
    .map((square) => aboutSquares('FC-CHAN-5', `The quickening of ${nameOf(square)} ends.`, [square])),
  ...(stageOf(after) > stageOf(before) ? [aboutSquares('FC-STG-1', `${stageBeginsText(stageOf(after))}.`, [])] : []),
];

const currentKey = ({ fact }: Happening): string | null => {
  if (fact.kind !== 'swept') return null;
  const { by } = fact;
  return by.kind === 'tornado' ? `tornado ${by.centre}` : `avalanche ${by.squares.join(' ')}`;
};

const idleTurn = (state: State): RecordedPly => {
  const { after, happenings } = idlePly(state);
  return {
    after: changeState(after, { toMove: other(state.toMove), ply: state.ply + 1, lastNull: false }),
    happenings,
  };
};

export function* coming(start: State): Generator<readonly UpcomingEvent[]> {
  const said = new Set<string>();
  let state = start;
  for (let turn = 0; turn < TURNS; turn++) {
    if (kingOf(state, 'white') === null || kingOf(state, 'black') === null) return;
    const { after, happenings } = idleTurn(state);
    const news = happenings.filter((each) => !UNTOLD_FACTS.has(each.fact.kind) && !said.has(currentKey(each) ?? ''));
    for (const each of happenings) said.add(currentKey(each) ?? 'nothing');
    const before = state;
    yield [
      ...headlines(news).map(({ step: { text = '', rule: clause, events }, fact }) => ({
        text,
        rule: clause,
        squares: [
          ...new Set(
            ['holder' in fact ? [fact.holder.square] : [], ...events.map((event) => squaresIn(before, event))].flat(),
          ),
        ],
        units: [...new Set(events.flatMap(unitIdsIn))],
      })),
      ...timersEnded(before, after),
      ...areasEnded(before, after),
    ];
    state = after;
  }
}
