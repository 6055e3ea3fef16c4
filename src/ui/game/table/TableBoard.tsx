import { memo, type ReactNode, useMemo } from 'react';
import { besideOf, selectOffers } from '../../../app/answers.ts';
import {
  lensMarks,
  selectArmed,
  selectAskedPosition,
  selectCulprits,
  selectDiagram,
  selectGhost,
  selectLastSquares,
  selectLastTurn,
  selectLookBack,
  selectLooking,
  selectLost,
  selectNarrow,
  selectPickedSquares,
  selectRescue,
  selectTied,
  selectTones,
  selectView,
} from '../../../app/selectors.ts';
import type { Oddboard } from '../../../app/store.ts';
import { moversOf } from '../../../app/table/reach.ts';
import { viewOf } from '../../../app/table/table.ts';
import type { LastTurn } from '../../../app/telling/last-turn.ts';
import { square as squareTarget } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Game, LensMark } from '../../../kernel/game.ts';
import type { BoardView, Mark } from '../../../kernel/view.ts';
import { Board, type Hands } from '../../board/Board.tsx';
import type { Overlay } from '../../board/Layers.tsx';
import { type Crop, isLarge, type Layout, layoutOf, squaresToward } from '../../board/layout.ts';
import type { Highlights } from '../../board/Squares.tsx';
import { useActions, useField, useNow, useRoom, useRoomBehind } from '../../room.ts';
import { WORDS } from '../../words.ts';
import { answerOf } from '../useKeys.ts';
import { Compass } from './Compass.tsx';
import { Pencil } from './Pencil.tsx';
import { Refused } from './Refused.tsx';

const selectOver = ({ over }: Oddboard) => over;
const selectBeside = ({ table }: Oddboard) => (table ? besideOf(table) : undefined);
const selectFocus = ({ lenses, looked }: Oddboard) => (lenses.length > 0 ? looked : null);

/** Directions to choose from, around the square of the question. */
const Directions = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const { directions } = useRoom(selectOffers);
  const square = useRoom(selectBeside);
  if (square === undefined || directions.length === 0) return null;
  return <Compass choices={directions} square={square} layout={layout} game={game} />;
};

const groupMarks = (pairs: readonly (readonly [Square, Mark])[]): BoardView['marks'] => {
  const marks: Record<Square, Mark[]> = {};
  for (const [square, mark] of pairs) marks[square] = [...(marks[square] ?? []), mark];
  return marks;
};

const useHighlights = (spot: Square | null): Highlights => {
  const tones = useRoom(selectTones);
  const picked = useRoom(selectPickedSquares);
  const last = useRoomBehind(selectLastSquares);
  const culprits = useRoom(selectCulprits);
  const tied = useRoom(selectTied);
  const dangerous = useRoom(selectArmed);
  const armed = dangerous?.kind === 'square' ? dangerous.square : null;
  const narrow = useRoomBehind(selectNarrow);
  return { tones, picked: spot === null ? picked : [...picked, spot], last, culprits, tied, armed, narrow };
};

/** Squares whose units show all badges: picked, pointed at, or targets. */
const useClose = (): ReadonlySet<Square> => {
  const picked = useRoomBehind(selectPickedSquares);
  const over = useRoomBehind(selectOver);
  const tones = useRoomBehind(selectTones);
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
  const view = useRoomBehind(selectView);
  const picked = useRoomBehind(selectPickedSquares);
  const over = useRoomBehind(selectOver);
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

const selectMovers = (room: Oddboard): Overlay['movers'] =>
  room.table && selectTones(room).size > 0 ? moversOf(room.table) : null;
const selectIsEarly = ({ table }: Oddboard) => !!table && viewOf(table).turn.number <= EARLY;

/** Units in brackets, and when: in peril always; on a large board or at an earlier place only by key. */
const useBrackets = (isMany: boolean): Pick<Overlay, 'movers' | 'brackets'> => {
  const isEarly = useRoom(selectIsEarly);
  const isBack = useRoom(selectLookBack) !== null;
  const isPeril = useRoom(selectRescue) !== null;
  const brackets = isPeril ? 'rest' : isMany || isBack ? 'keys' : isEarly ? 'rest' : 'pointed';
  return { movers: useRoomBehind(selectMovers), brackets };
};

const NO_WAYS: LastTurn['ways'] = [];
const selectLit = ({ lit }: Oddboard) => lit.length > 0;

/** The last turn; arrows only where several pieces moved, or while its line is pointed at. */
const useArrows = (turn: LastTurn | null): LastTurn | null => {
  const isLit = useRoom(selectLit);
  return useMemo(
    () => (turn && turn.ways.length === 1 && !isLit ? { ...turn, ways: NO_WAYS } : turn),
    [turn, isLit],
  );
};

/** The square of the piece to find attackers of: the only one picked, or else the one pointed at. */
const selectSpoken = ({ table, over, playback }: Oddboard): Square | null => {
  if (!table || playback) return null;
  const [picked, ...more] = table.picks;
  if (!picked) return over;
  return more.length === 0 && picked.kind === 'square' ? picked.square : null;
};

/** Marks of the active lenses, and attackers of the piece picked or pointed at. */
const useSeen = (): readonly LensMark[] => {
  const table = useField('table');
  const lenses = useField('lenses');
  const focus = useRoom(selectFocus);
  const spoken = useRoomBehind(selectSpoken);
  const position = useRoomBehind(selectAskedPosition);
  const attackers = useMemo(
    () => (table && position && spoken !== null ? table.game.attackers(position, spoken) : []),
    [table, position, spoken],
  );
  const seen = useMemo(() => (table ? lensMarks(table, lenses, focus) : []), [table, lenses, focus]);
  return useMemo(() => [...seen, ...attackers], [seen, attackers]);
};

/**
 * The active lenses and the ghost. The ghost comes a frame late, since finding it takes time; its action may
 * be played by then.
 */
const useOverlay = (isMany: boolean): Overlay => {
  const seen = useSeen();
  const about = useRoomBehind(selectAskedPosition);
  return {
    ...useBrackets(isMany),
    lens: useMemo(() => groupMarks(seen), [seen]),
    lastTurn: useArrows(useRoomBehind(selectLastTurn)),
    lost: useRoomBehind(selectLost),
    rescue: useRoomBehind(selectRescue),
    aims: useAims(),
    diagram: useRoomBehind(selectDiagram),
    ghost: useRoomBehind(selectGhost),
    isTrue: about !== useRoom(selectAskedPosition),
    close: useClose(),
  };
};

/** Callbacks for picks, pointing and presses on the board of the table. */
const useHands = (approach: Hands['approach']): Hands => {
  const { pick, point, look, foresee } = useActions();
  const now = useNow();
  return {
    pick: (square) => pick(squareTarget(square)),
    press: (square) => foresee(squareTarget(square)),
    point(square) {
      const { over, held } = now();
      if (square === over || held) return;
      look(square);
      point(square === null ? null : squareTarget(square));
    },
    isAnswer: (event) => answerOf(now(), event) !== null,
    ...(approach && { approach }),
  };
};

interface Props {
  readonly game: Game;
  readonly moving: boolean;
  readonly label?: string;
  /** The part of the board shown; without it, all. */
  readonly crop?: Crop;
  /** The square that the words are about, outlined as if picked. */
  readonly spot?: Square | null;
  onApproach?(across: number, down: number): void;
  /** Marks on its squares. */
  readonly children?: ReactNode;
}

/** The board of the table: joins the store with the board. */
export const TableBoard = memo((props: Props) => {
  const seen = useRoom(selectView);
  const hidden = useField('hidden');
  const view = useMemo(() => seen && withoutMarks(seen, hidden), [seen, hidden]);
  return view && <ViewBoard {...props} view={view} />;
});

/** The view without the kinds of marks that are switched off. */
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

const ViewBoard = ({ game, view, moving, spot = null, ...props }: Props & { readonly view: BoardView }) => {
  const flipped = useField('flipped');
  const playback = useField('playback');
  const looking = useRoom(selectLooking);
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const shown = {
    highlights: useHighlights(spot),
    // The spoken names of squares change a frame late, with the rest of the page.
    told: { view: useRoomBehind(selectView) ?? view, tones: useRoomBehind(selectTones) },
    overlay: useOverlay(isLarge(layout)),
    motion: {
      ...(playback && { moment: playback.frames[playback.index] }),
      pace: moving ? (playback?.pace ?? 150) : 0,
    },
    hands: useHands(props.onApproach),
  };
  return (
    <Pencil layout={layout}>
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
    </Pencil>
  );
};
