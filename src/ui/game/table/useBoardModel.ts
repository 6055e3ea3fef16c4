import { useMemo } from 'react';
import { startsOtherAction } from '../../../app/model/picking.ts';
import type { Compared } from '../../../app/review/game-report.ts';
import { afterAnimation } from '../../../app/store/answers.ts';
import {
  deferred,
  lensMarks,
  NONE,
  selectArmed,
  selectAskedPosition,
  selectAttackFocus,
  selectCheckHelp,
  selectCulprits,
  selectDiagram,
  selectFewMoveSquares,
  selectIsEarly,
  selectLastSquares,
  selectLastTurn,
  selectLaterHelp,
  selectLaterPicked,
  selectLaterPosition,
  selectLaterTones,
  selectLaterView,
  selectLinked,
  selectLookBack,
  selectLooking,
  selectLost,
  selectMovers,
  selectPickedSquares,
  selectPreview,
  selectTones,
  selectView,
} from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { selectCursor, selectHasPicks } from '../../../app/store/state-selectors.ts';
import { square as squareTarget } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import type { BoardView, Mark } from '../../../kernel/view.ts';
import type { BoardProps } from '../../board/Board.tsx';
import { type BoardInput, squareAt } from '../../board/input/input.ts';
import type { Overlay } from '../../board/Layers.tsx';
import { isLarge, type Layout, squaresToward } from '../../board/layout.ts';
import type { Highlights } from '../../board/Squares.tsx';
import { characterOf } from '../../keyboard.ts';
import { useIsAnimated } from '../../media.ts';
import { useReview } from '../../review/context.ts';
import { useBoardOverride } from '../../seek/context.ts';
import { useActions, useApp, useField, useGetState } from '../../store.ts';
import { WORDS } from '../../words.ts';
import { answerForKey } from '../useKeys.ts';

const selectHovered = deferred(({ hovered }) => hovered);
const selectLensFocus = ({ lenses, inspected }: AppState) => (lenses.length > 0 ? inspected : null);

const useHighlights = (spot: Square | null): Highlights => {
  const picked = useApp(selectPickedSquares);
  const armed = useApp(selectArmed);
  return {
    tones: useApp(selectTones),
    picked: spot === null ? picked : [...picked, spot],
    last: useApp(selectLastSquares),
    culprits: useApp(selectCulprits),
    linked: useApp(selectLinked),
    armed: armed?.kind === 'square' ? armed.square : null,
    fewMoves: useApp(selectFewMoveSquares),
  };
};

const useDetailed = (): ReadonlySet<Square> => {
  const picked = useApp(selectLaterPicked);
  const over = useApp(selectHovered);
  const tones = useApp(selectLaterTones);
  return useMemo(() => {
    const targets = [...tones].flatMap(([square, tone]) => (tone === 'plain' || tone === 'refused' ? [] : [square]));
    return new Set([...picked, ...targets, ...(over === null ? [] : [over])]);
  }, [picked, over, tones]);
};

const useAims = ({ board }: Game): Overlay['aims'] => {
  const view = useApp(selectLaterView);
  const picked = useApp(selectLaterPicked);
  const over = useApp(selectHovered);
  return useMemo(() => {
    const about = over === null ? picked : [...picked, over];
    if (!view || about.length === 0) return NONE;
    const aiming = Object.values(view.units).filter(
      ({ facing, body, at: [at = -1] }) => facing && body === 'whole' && about.includes(at),
    );
    return aiming.map(({ facing, at: [at = -1] }) => [at, ...squaresToward(board, at, facing ?? 'n')]);
  }, [view, picked, over, board]);
};

const useBrackets = (isLargeBoard: boolean): Pick<Overlay, 'movers' | 'brackets'> => {
  const isEarly = useApp(selectIsEarly);
  const isBack = useApp(selectLookBack) !== null;
  const isPeril = useApp(selectCheckHelp) !== null;
  const brackets = isPeril ? 'rest' : isLargeBoard || isBack ? 'keys' : isEarly ? 'rest' : 'pointed';
  return { movers: useApp(selectMovers), brackets };
};

const useLastTurn = (): Overlay['lastTurn'] => {
  const turn = useApp(selectLastTurn);
  const isHighlighted = useField('highlighted').length > 0;
  return useMemo(
    () => (turn && turn.paths.length === 1 && !isHighlighted ? { ...turn, paths: NONE } : turn),
    [turn, isHighlighted],
  );
};

const useLensMarks = (): Overlay['lens'] => {
  const table = useField('table');
  const lenses = useField('lenses');
  const focus = useApp(selectLensFocus);
  const attackFocus = useApp(selectAttackFocus);
  const position = useApp(selectLaterPosition);
  const attackers = useMemo(
    () => (table && position && attackFocus !== null ? table.game.attackers(position, attackFocus) : NONE),
    [table, position, attackFocus],
  );
  const seen = useMemo(() => (table ? lensMarks(table, lenses, focus) : NONE), [table, lenses, focus]);
  return useMemo(() => {
    const marks: Record<Square, Mark[]> = {};
    for (const [square, mark] of [...seen, ...attackers]) marks[square] = [...(marks[square] ?? []), mark];
    return marks;
  }, [seen, attackers]);
};

/** Returns the turns that a review compares; null unless the board shows the position where they diverge. */
export const useCompared = (): Compared | null => {
  const compared = useReview(({ trial, compared }) => (trial ? null : compared));
  const cursor = useApp(selectCursor);
  const isStaged = useBoardOverride() !== null;
  return compared?.cursor === cursor && !isStaged ? compared : null;
};

/** Returns the preview of a choice. Null if a review compares turns, unless the player has picked something. */
const usePreview = (): Overlay['preview'] => {
  const preview = useApp(selectPreview);
  const hasPicks = useApp(selectHasPicks);
  const isCompared = useCompared() !== null;
  return isCompared && !hasPicks ? null : preview;
};

const useOverlay = (game: Game, isMany: boolean): Overlay => ({
  ...useBrackets(isMany),
  lens: useLensMarks(),
  lastTurn: useLastTurn(),
  lost: useApp(selectLost),
  checkHelp: useApp(selectLaterHelp),
  aims: useAims(game),
  diagram: useApp(selectDiagram),
  preview: usePreview(),
  isPlayed: useApp(selectLaterPosition) !== useApp(selectAskedPosition),
  detailed: useDetailed(),
});

/** Whether Enter is pressed on a picked square while a choice waits to be confirmed, as after a drag. */
const isConfirming = (state: AppState, event: KeyboardEvent): boolean => {
  const at = squareAt(event.target);
  const isMeant = characterOf(event) === 'Enter' && !!state.table?.armed;
  return isMeant && at !== null && selectPickedSquares(state).includes(at);
};

const useInput = (zoomTo: BoardInput['zoomTo']): BoardInput => {
  const { pick, point, look, prefetch } = useActions();
  const now = useGetState();
  const { drag } = useField('settings');
  return {
    drags: drag === 'on',
    pick: (square) => pick(squareTarget(square)),
    touch: (square) => prefetch(squareTarget(square)),
    point(square) {
      const { hovered, held } = now();
      if (square === hovered || held) return;
      look(square);
      point(square === null ? null : squareTarget(square));
    },
    startsAction(square) {
      const { table } = now();
      return !!table && startsOtherAction(table, square);
    },
    tones: () => selectTones(afterAnimation(now())),
    isAnswerKey: (event) => answerForKey(now(), event) !== null || isConfirming(now(), event),
    ...(zoomTo && { zoomTo }),
  };
};

const useView = (): BoardView | null => {
  const view = useApp(selectView);
  const hidden = useField('hidden');
  return useMemo(() => {
    if (!view || hidden.length === 0) return view;
    const marks = Object.entries(view.marks).map(
      ([at, marks]) => [at, marks.filter(({ kind }) => !hidden.includes(kind))] as const,
    );
    return { ...view, marks: Object.fromEntries(marks) };
  }, [view, hidden]);
};

export interface TableProps extends Pick<BoardProps, 'game' | 'crop'> {
  readonly layout: Layout;
  readonly label?: string | undefined;
  readonly spot?: Square | null;
  onTapSmall?(square: DOMRect): void;
}

export const useBoardModel = (props: TableProps): BoardProps | null => {
  const { layout, game, label = `${WORDS.board}, ${game.title}`, crop, spot = null, onTapSmall } = props;
  const view = useView();
  const later = { view: useApp(selectLaterView), tones: useApp(selectLaterTones) };
  const flipped = useField('flipped');
  const playback = useField('playback');
  const moving = useIsAnimated();
  const model = {
    looking: useApp(selectLooking) !== null,
    highlights: useHighlights(spot),
    overlay: useOverlay(game, isLarge(layout)),
    motion: {
      ...(playback && { moment: playback.frames[playback.index] }),
      pace: moving ? (playback?.pace ?? 150) : 0,
    },
    input: useInput(onTapSmall),
  };
  return (
    view && {
      game,
      label,
      crop,
      flipped,
      view,
      spokenState: { ...later, view: later.view ?? view },
      ...model,
    }
  );
};
