/** Selectors of the app's state. While the state is unchanged, a selected object stays identical, as React needs. */
import { choiceHasAction } from '../../kernel/asking/legal.ts';
import type { Choice, Hint } from '../../kernel/asking/menu.ts';
import { sameTarget, square, type Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { memoize, memoizeLatest } from '../../kernel/memoize.ts';
import type { BoardView, Mark } from '../../kernel/view.ts';
import { checkHelpOf } from '../model/check-help.ts';
import { askedSquares, interpretTarget } from '../model/picking.ts';
import {
  lookedAtUnit,
  moversOf,
  reachOnOwnTurn,
  squaresLeavingFewMoves,
  type Tones,
  tonesOf,
  unitAt,
  unitLook,
} from '../model/reach.ts';
import { isFirstGame, positionOf, questionOf, type Table, unprunedQuestion, viewOf } from '../model/table.ts';
import { type LeftLine, type LookBack, leftLineOf, lookBackOf } from '../model/travel.ts';
import { type Difference, differencesSince } from '../narration/difference.ts';
import { type LastTurn, type LostRoyal, lastTurnOf, lostRoyalOf } from '../narration/overlays.ts';
import { choiceFor, type Preview, previewOf, previewOfPicks, restingPreview } from '../narration/preview.ts';
import { SENTENCES } from '../narration/words.ts';
import { viewOn } from '../playback/playback.ts';
import { isPersonBlocked } from '../session/mode.ts';
import type { AppState } from './state.ts';

/** A selector. `moment` is when the app reads the value: at once (`store`) or one frame later (`follower`). */
export interface Selector<Slice> {
  (state: AppState): Slice;
  readonly moment?: 'follower' | 'store';
}

const readFrom =
  (moment: 'follower' | 'store') =>
  <Slice>(select: (state: AppState) => Slice): Selector<Slice> =>
    Object.assign((state: AppState) => select(state), { moment });

/** Defers a selector by one frame, since it is too slow for the frame that answers a pick. */
export const deferred = readFrom('follower');

/** Makes a selector read the live store, since an input field that lags by a frame would lose typed letters. */
export const live = readFrom('store');

export const selectView = ({ table, playback }: AppState): BoardView | null => table && viewOn({ table, playback });

/** Selects the view a frame later, for parts of the page that may lag behind the board. */
export const selectLaterView = deferred(selectView);

/** The last early turn, in full moves. In early turns, most boards mark the units that can move. */
const LAST_EARLY_TURN = 3;

export const selectIsEarly = ({ table }: AppState): boolean => !!table && viewOf(table).turn.number <= LAST_EARLY_TURN;

export const selectIsFirst = ({ table, heading }: AppState): boolean =>
  !!table && heading !== null && isFirstGame(table);

const isBusy = (state: AppState): boolean => state.playback !== null || state.isAsking || isPersonBlocked(state);

export const selectQuestion = (state: AppState) =>
  state.table && !state.isAsking && !isPersonBlocked(state) ? questionOf(state.table) : null;

export const whileAsked =
  <Value, None>(find: (table: Table) => Value, none: None) =>
  (state: AppState): Value | None =>
    state.table && !isBusy(state) ? find(state.table) : none;

export const selectAskedPosition = whileAsked(positionOf, null);
export const selectLaterPosition = deferred(selectAskedPosition);

const NO_TONES: Tones = new Map();

/** Selects how far the player looks back from the line's end; null at the end or after undo. */
export const selectLookBack = ({ table, replaying, isReachedByUndo }: AppState): LookBack | null =>
  table && !replaying && !isReachedByUndo ? lookBackOf(table) : null;

/** Selects the main line that the current variation leaves. Null on the main line. */
export const selectLeft = ({ table, replaying }: AppState): LeftLine | null =>
  table && !replaying ? leftLineOf(table) : null;

export const selectLooking = whileAsked(unitLook, null);

const diagramOf = memoizeLatest((table: Table, over: Square): Tones | null => {
  const unit = unitAt(viewOf(table), over);
  return (unit && reachOnOwnTurn(table, unit, over)?.tones) ?? null;
});

export const selectDiagram = deferred((state): Tones | null => {
  const { table, hovered } = state;
  if (!state.diagram || !table || hovered === null || isBusy(state)) return null;
  return table.picks.length > 0 || lookedAtUnit(table) ? null : diagramOf(table, hovered);
});

export const selectCheckHelp = whileAsked(checkHelpOf, null);
export const selectLaterHelp = deferred(selectCheckHelp);

export const selectArmed = ({ table }: AppState): Target | null => table?.armed?.target ?? null;

export const selectTones = whileAsked(tonesOf, NO_TONES);
export const selectLaterTones = deferred(selectTones);

export const selectMovers = deferred((state) =>
  state.table && selectTones(state).size > 0 ? moversOf(state.table) : null,
);

/** A shared empty list, since selectors must return a stable object. */
export const NONE: readonly never[] = [];

export const selectFewMoveSquares = deferred(
  whileAsked<readonly Square[], readonly Square[]>(squaresLeavingFewMoves, NONE),
);

export const pickedSquaresOf = memoize((table: Table): readonly Square[] => {
  const squares = table.picks.flatMap((target) => askedSquares(table, target).slice(0, 1));
  const open = table.tray === null ? NONE : [table.tray];
  return [...new Set([...squares, ...open, ...(lookedAtUnit(table)?.unit.at ?? NONE)])];
});

export const selectPickedSquares = ({ table }: AppState): readonly Square[] => (table ? pickedSquaresOf(table) : NONE);
export const selectLaterPicked = deferred(selectPickedSquares);

/** Selects the square whose attackers are shown: a single picked square, or before any pick the hovered one. */
export const selectAttackFocus = deferred(({ table, hovered, playback }) => {
  if (!table || playback) return null;
  const [picked, ...more] = table.picks;
  if (!picked) return hovered;
  return more.length === 0 && picked.kind === 'square' ? picked.square : null;
});

export const selectLastTurn = deferred(({ table, replaying, playback, comparing }): LastTurn | null =>
  table && !replaying && !playback && !comparing ? lastTurnOf(table) : null,
);

export const selectLost = deferred(({ table, playback }): LostRoyal | null =>
  table && !playback ? lostRoyalOf(table) : null,
);

const differencesOf = memoizeLatest(differencesSince);

export const selectDifferences = (state: AppState): readonly Difference[] | null => {
  const { table, replaying, comparing } = state;
  const isThere = table && !replaying && comparing && comparing.since <= table.line.length;
  return isThere ? differencesOf(table, comparing.since) : null;
};

const squaresOfDifferences = memoize((lines: readonly Difference[]): readonly Square[] => [
  ...new Set(lines.flatMap(({ squares }) => squares)),
]);

export const selectLastSquares = deferred((state): readonly Square[] => {
  const { table, replaying, comparing } = state;
  if (!table || replaying) return NONE;
  const lines = selectDifferences(state);
  if (!lines) return lastTurnOf(table).squares;
  const line = comparing?.line ?? null;
  return line === null ? squaresOfDifferences(lines) : (lines[line]?.squares ?? NONE);
});

const linkedSquares = memoize((marks: readonly Mark[]): readonly Square[] => marks.flatMap(({ to }) => to ?? []));

/** Selects the squares shown as linked: the highlighted ones, else those linked to the hovered square. */
export const selectLinked = (state: AppState): readonly Square[] => {
  if (state.highlighted.length > 0) return state.highlighted;
  const marks = state.hovered === null ? undefined : selectView(state)?.marks[state.hovered];
  return marks ? linkedSquares(marks) : NONE;
};

/** The squares at fault in a refusal or warning. None when the player looks at a piece of the other side. */
export const selectCulprits = ({ table }: AppState): readonly Square[] => {
  if (table?.refused) return lookedAtUnit(table) ? NONE : table.refused.refusal.squares;
  return table?.armed?.hint?.squares ?? NONE;
};

export const selectPointedChoice = ({ table, pointed, isAsking }: AppState): Choice<unknown> | null => {
  const choice = table && pointed && !isAsking && choiceFor(table, interpretTarget(table, pointed));
  return choice || null;
};

const actInPlaceHint = (table: Table, target: Target): string | null => {
  if (table.picks.length > 0 || target.kind !== 'square') return null;
  const choices = unprunedQuestion(table, [target])?.choices ?? NONE;
  const ways = choices.filter((choice) => choice.target.kind === 'option');
  // A legal move is found fast; the search of all options would be slow.
  if (choices.some((choice) => !ways.includes(choice) && choiceHasAction(choice))) return null;
  const count = ways.filter(choiceHasAction).length;
  return count > 0 ? SENTENCES.standsStill(count) : null;
};

const hintOf = memoizeLatest((table: Table, target: Target): Hint | null => {
  const choice = choiceFor(table, target);
  const said = (choice?.kind === 'open' && choice.hint?.()) || null;
  const still = said && actInPlaceHint(table, target);
  return still ? { ...said, text: `${still} ${said.text}` } : said;
}, sameTarget);

export const selectHint = (state: AppState): Hint | null => {
  const { table, pointed } = state;
  if (!table || isBusy(state)) return null;
  if (table.armed) return table.armed.hint;
  return pointed && hintOf(table, interpretTarget(table, pointed));
};

const choicePreview = memoizeLatest(previewOf, sameTarget);
const restingOf = memoize(restingPreview);

const proposalOf = memoizeLatest((picks: readonly Target[], table: Table) => previewOfPicks(table, picks));

/** Previews the first that exists: proposed picks, the choice to confirm, the choice pointed at, the picks so far. */
export const selectPreview = deferred((state): Preview | null => {
  const { table, pointed, proposed } = state;
  if (!table || state.playback) return null;
  if (proposed) return proposalOf(proposed, table);
  if (isBusy(state)) return null;
  const target = table.armed?.target ?? (pointed && interpretTarget(table, pointed));
  if (!target) return restingOf(table);
  return choicePreview(unitLook(table)?.table ?? table, target) ?? restingOf(table);
});

/** Selects the preview at the pointer. When the pointer has left, keeps the last square, so that texts can be read. */
export const selectInspectedPreview = (state: AppState): Preview | null => {
  const { pointed, inspected } = state;
  return selectPreview(pointed || inspected === null ? state : { ...state, pointed: square(inspected) });
};

/** Returns the marks of `lenses`, as a new list at each call. Callers must memoize. */
export const lensMarks = (table: Table, lenses: readonly string[], focus: Square | null) =>
  lenses.flatMap((id) => table.game.look(positionOf(table), id, focus));
