import { memo, type ReactNode, useMemo } from 'react';
import { beginsAnew } from '../../../app/model/anew.ts';
import { moversOf } from '../../../app/model/movers.ts';
import { viewOf } from '../../../app/model/table.ts';
import type { LastTurn } from '../../../app/narration/last-turn.ts';
import { arrived, besideOf, selectOffers } from '../../../app/store/answers.ts';
import {
  lensMarks,
  selectArmed,
  selectAskedPosition,
  selectCheckHelp,
  selectCulprits,
  selectDiagram,
  selectLastSquares,
  selectLastTurn,
  selectLookBack,
  selectLooking,
  selectLost,
  selectNarrow,
  selectPickedSquares,
  selectPreview,
  selectTied,
  selectTones,
  selectView,
} from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { square as squareTarget } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Game, LensMark } from '../../../kernel/game.ts';
import type { BoardView, Mark } from '../../../kernel/view.ts';
import { Board } from '../../board/Board.tsx';
import { type BoardInput, squareAt } from '../../board/input/input.ts';
import type { Overlay } from '../../board/Layers.tsx';
import { type Crop, isLarge, type Layout, layoutOf, squaresToward } from '../../board/layout.ts';
import type { Highlights } from '../../board/Squares.tsx';
import { signOf } from '../../keyboard.ts';
import { useMoving } from '../../media.ts';
import { useActions, useApp, useDeferred, useField, useNow } from '../../store.ts';
import { WORDS } from '../../words.ts';
import { answerOf } from '../useKeys.ts';
import { DirectionPad } from './DirectionPad.tsx';
import { DrawingTools } from './DrawingTools.tsx';
import { Refused } from './Refused.tsx';

const selectOver = ({ hovered }: AppState) => hovered;

const Directions = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const { directions } = useApp(selectOffers);
  const square = useApp(({ table }) => (table ? besideOf(table) : undefined));
  if (square === undefined || directions.length === 0) return null;
  return <DirectionPad choices={directions} square={square} layout={layout} game={game} />;
};

const groupMarks = (pairs: readonly (readonly [Square, Mark])[]): BoardView['marks'] => {
  const marks: Record<Square, Mark[]> = {};
  for (const [square, mark] of pairs) marks[square] = [...(marks[square] ?? []), mark];
  return marks;
};

const useHighlights = (spot: Square | null): Highlights => {
  const tones = useApp(selectTones);
  const picked = useApp(selectPickedSquares);
  const last = useDeferred(selectLastSquares);
  const culprits = useApp(selectCulprits);
  const tied = useApp(selectTied);
  const dangerous = useApp(selectArmed);
  const armed = dangerous?.kind === 'square' ? dangerous.square : null;
  const narrow = useDeferred(selectNarrow);
  return { tones, picked: spot === null ? picked : [...picked, spot], last, culprits, tied, armed, narrow };
};

/** Squares whose units show all badges: picked, pointed at, or targets. */
const useClose = (): ReadonlySet<Square> => {
  const picked = useDeferred(selectPickedSquares);
  const over = useDeferred(selectOver);
  const tones = useDeferred(selectTones);
  return useMemo(() => {
    const targets = [...tones].flatMap(([square, tone]) =>
      tone === 'plain' || tone === 'refused' ? [] : [square],
    );
    return new Set([...picked, ...targets, ...(over === null ? [] : [over])]);
  }, [picked, over, tones]);
};

const NO_AIMS: Overlay['aims'] = [];

/** Lines of aim of the units picked or pointed at. */
const useAims = (): Overlay['aims'] => {
  const view = useDeferred(selectView);
  const picked = useDeferred(selectPickedSquares);
  const over = useDeferred(selectOver);
  const game = useField('table')?.game;
  return useMemo(() => {
    const about = over === null ? picked : [...picked, over];
    if (!view || !game || about.length === 0) return NO_AIMS;
    const aiming = Object.values(view.units).filter(
      ({ facing, body, at: [at = -1] }) => facing && body === 'whole' && about.includes(at),
    );
    return aiming.map(({ facing, at: [at = -1] }) => [at, ...squaresToward(game.board, at, facing ?? 'n')]);
  }, [view, picked, over, game]);
};

/** The number of turns at the start of a game in which brackets are always seen. */
const EARLY = 3;

const selectMovers = (state: AppState): Overlay['movers'] =>
  state.table && selectTones(state).size > 0 ? moversOf(state.table) : null;

/** Units in brackets, and when: in peril always; on a large board or at an earlier place only by key. */
const useBrackets = (isMany: boolean): Pick<Overlay, 'movers' | 'brackets'> => {
  const isEarly = useApp(({ table }) => !!table && viewOf(table).turn.number <= EARLY);
  const isBack = useApp(selectLookBack) !== null;
  const isPeril = useApp(selectCheckHelp) !== null;
  const brackets = isPeril ? 'rest' : isMany || isBack ? 'keys' : isEarly ? 'rest' : 'pointed';
  return { movers: useDeferred(selectMovers), brackets };
};

const NO_WAYS: LastTurn['ways'] = [];

/** The last turn; arrows only where several pieces moved, or while its line is pointed at. */
const useArrows = (turn: LastTurn | null): LastTurn | null => {
  const isLit = useApp(({ highlighted }) => highlighted.length > 0);
  return useMemo(
    () => (turn && turn.ways.length === 1 && !isLit ? { ...turn, ways: NO_WAYS } : turn),
    [turn, isLit],
  );
};

/** The square of the piece to find attackers of: the only one picked, or else the one pointed at. */
const selectSpoken = ({ table, hovered, playback }: AppState): Square | null => {
  if (!table || playback) return null;
  const [picked, ...more] = table.picks;
  if (!picked) return hovered;
  return more.length === 0 && picked.kind === 'square' ? picked.square : null;
};

/** Marks of the active lenses, and attackers of the piece picked or pointed at. */
const useSeen = (): readonly LensMark[] => {
  const table = useField('table');
  const lenses = useField('lenses');
  const focus = useApp(({ lenses, inspected }) => (lenses.length > 0 ? inspected : null));
  const spoken = useDeferred(selectSpoken);
  const position = useDeferred(selectAskedPosition);
  const attackers = useMemo(
    () => (table && position && spoken !== null ? table.game.attackers(position, spoken) : []),
    [table, position, spoken],
  );
  const seen = useMemo(() => (table ? lensMarks(table, lenses, focus) : []), [table, lenses, focus]);
  return useMemo(() => [...seen, ...attackers], [seen, attackers]);
};

/** The lenses and the ghost. It takes time to find, so it comes a frame late: its action may be played by then. */
const useOverlay = (isMany: boolean): Overlay => {
  const seen = useSeen();
  const about = useDeferred(selectAskedPosition);
  return {
    ...useBrackets(isMany),
    lens: useMemo(() => groupMarks(seen), [seen]),
    lastTurn: useArrows(useDeferred(selectLastTurn)),
    lost: useDeferred(selectLost),
    rescue: useDeferred(selectCheckHelp),
    aims: useAims(),
    diagram: useDeferred(selectDiagram),
    preview: useDeferred(selectPreview),
    isTrue: about !== useApp(selectAskedPosition),
    close: useClose(),
  };
};

/** Does Enter confirm the choice that waits? On a square that is picked already, as after a drag. */
const isConfirming = (state: AppState, event: KeyboardEvent): boolean => {
  const at = squareAt(event.target);
  return (
    signOf(event) === 'Enter' &&
    !!state.table?.armed &&
    at !== null &&
    selectPickedSquares(state).includes(at)
  );
};

const useInput = (approach: BoardInput['approach']): BoardInput => {
  const { pick, point, look, prefetch } = useActions();
  const now = useNow();
  const { drag } = useField('settings');
  return {
    drags: drag === 'on',
    pick: (square) => pick(squareTarget(square)),
    press: (square) => prefetch(squareTarget(square)),
    point(square) {
      const { hovered, held } = now();
      if (square === hovered || held) return;
      look(square);
      point(square === null ? null : squareTarget(square));
    },
    begins(square) {
      const { table } = now();
      return !!table && beginsAnew(table, square);
    },
    tones: () => selectTones(arrived(now())),
    isAnswer: (event) => answerOf(now(), event) !== null || isConfirming(now(), event),
    ...(approach && { approach }),
  };
};

interface Props {
  readonly game: Game;
  readonly label?: string;
  readonly crop?: Crop;
  /** The square that the words are about, outlined as if picked. */
  readonly spot?: Square | null;
  onApproach?(square: DOMRect): void;
  readonly children?: ReactNode;
}

/** The board of the table: joins the store with the board. */
export const TableBoard = memo((props: Props) => {
  const seen = useApp(selectView);
  const hidden = useField('hidden');
  const view = useMemo(() => seen && withoutMarks(seen, hidden), [seen, hidden]);
  return view && <ViewBoard {...props} view={view} />;
});

const withoutMarks = (view: BoardView, hidden: readonly string[]): BoardView =>
  hidden.length === 0
    ? view
    : {
        ...view,
        marks: Object.fromEntries(
          Object.entries(view.marks).map(([at, marks]) => [
            at,
            marks.filter(({ kind }) => !hidden.includes(kind)),
          ]),
        ),
      };

const ViewBoard = ({ game, view, spot = null, ...props }: Props & { readonly view: BoardView }) => {
  const flipped = useField('flipped');
  const playback = useField('playback');
  const looking = useApp(selectLooking);
  const moving = useMoving();
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const shown = {
    highlights: useHighlights(spot),
    // The spoken names of squares change a frame late, with the rest of the page.
    told: { view: useDeferred(selectView) ?? view, tones: useDeferred(selectTones) },
    overlay: useOverlay(isLarge(layout)),
    motion: {
      ...(playback && { moment: playback.frames[playback.index] }),
      pace: moving ? (playback?.pace ?? 150) : 0,
    },
    input: useInput(props.onApproach),
  };
  return (
    <DrawingTools layout={layout}>
      {(arrows) => (
        <Board
          game={game}
          view={view}
          label={props.label ?? `${WORDS.board}, ${game.title}`}
          flipped={flipped}
          crop={props.crop}
          looking={!!looking}
          {...shown}
        >
          {props.children}
          <Directions layout={layout} game={game} />
          <Refused layout={layout} />
          {arrows}
        </Board>
      )}
    </DrawingTools>
  );
};
