/** The board: a function of a view. It reports picks and pointing, and knows no game's rules. */
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { focusQuietly, isQuiet } from '../focus.ts';
import { useGlyphs } from '../pieces/glyphs.ts';
import { WORDS } from '../words.ts';
import styles from './Board.module.css';
import { Finger, isTiny } from './hands/Finger.tsx';
import { useBoardKeys } from './hands/useBoardKeys.ts';
import { type DragHands, movableOf, squareAt, useDrag } from './hands/useDrag.ts';
import { Layers, type Motion, type Overlay } from './Layers.tsx';
import { type Crop, isLarge, type Layout, layoutOf, placeAt } from './layout.ts';
import { type Highlights, Squares } from './Squares.tsx';
import { unitsOn } from './units/units.ts';

export interface Hands {
  pick?(square: Square): void;
  point?(square: Square | null): void;
  /** A finger touched this square; it may become a tap. */
  press?(square: Square): void;
  /** A tap on a square too small to hit, whose box this is: zoom in on it. */
  approach?(square: DOMRect): void;
  /** Does a press on this square begin anew, with what stands there? */
  begins?(square: Square): boolean;
  /** What keys can pick, on a board that words beside it tell of. */
  tones?(): Highlights['tones'];
  /** Is a key meant for an answer beside the board? It goes before the board's own keys. */
  isAnswer?(event: globalThis.KeyboardEvent): boolean;
  /** Does a finger drag pieces? A mouse and a pen do always. */
  readonly drags?: boolean;
}

export interface BoardProps {
  readonly game: Game;
  readonly view: BoardView;
  readonly label: string;
  readonly flipped?: boolean;
  /** The part of the board shown; without it, all. */
  readonly crop?: Crop | undefined;
  /** A small board for display only: a picture, without coordinates. */
  readonly bare?: boolean;
  readonly highlights?: Partial<Highlights>;
  /** The spoken names of the squares, if they may come a frame later than the layers over them. */
  readonly told?: { readonly view: BoardView; readonly tones: Highlights['tones'] };
  /** Do the choices belong to the other side's unit, for display only? */
  readonly looking?: boolean;
  readonly overlay?: Partial<Overlay>;
  readonly motion?: Partial<Motion>;
  readonly hands?: Hands;
  /** Elements beside squares: a chooser, a tray, a reason. */
  readonly children?: ReactNode;
}

const PLAIN: Highlights = {
  tones: new Map<Square, SquareTone>(),
  picked: [],
  last: [],
  culprits: [],
  tied: [],
  armed: null,
  narrow: [],
};
const CLEAR: Overlay = {
  lens: {},
  preview: null,
  lastTurn: null,
  rescue: null,
  aims: [],
  diagram: null,
  isTrue: false,
  close: new Set(),
  movers: null,
  brackets: 'rest',
  lost: null,
};
const STILL: Motion = { moment: { leaving: [], ways: {}, bursts: [], rolls: [], traces: [] }, pace: 0 };
const IDLE: Hands = {};

const sizeStyle = ({ columns, rows }: Pick<Crop, 'columns' | 'rows'>): CSSProperties =>
  ({
    '--columns': columns,
    '--rows': rows,
    '--unit-width': `calc(100% / ${columns})`,
    '--unit-height': `calc(100% / ${rows})`,
  }) as CSSProperties;

const cropStyle = (crop: Crop): CSSProperties =>
  ({
    '--crop-x': crop.x,
    '--crop-y': crop.y,
    '--crop-columns': crop.columns,
    '--crop-rows': crop.rows,
  }) as CSSProperties;

/** Coordinates, in corners of the outer squares; not read aloud, since every square says its name. */
const Edges = memo(({ layout, crop }: { readonly layout: Layout; readonly crop: Crop | undefined }) =>
  (['ranks', 'files'] as const).map((line) => {
    const from = (line === 'ranks' ? crop?.y : crop?.x) ?? 0;
    const count = (line === 'ranks' ? crop?.rows : crop?.columns) ?? Number.POSITIVE_INFINITY;
    return (
      <div key={line} className={styles[line]} style={crop && sizeStyle(crop)} aria-hidden="true">
        {layout[line]
          .filter(({ at }) => at >= from && at < from + count)
          .map(({ key, label, at }) => (
            <span key={key} style={{ '--at': at - from } as CSSProperties}>
              {label}
            </span>
          ))}
      </div>
    );
  }),
);

interface GridProps
  extends Required<Pick<BoardProps, 'game' | 'view' | 'label' | 'told' | 'bare' | 'looking' | 'hands'>> {
  readonly layout: Layout;
  readonly highlights: Highlights;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Contains the figures that a drag moves. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly drag: DragHands;
}

/** The square with the tab stop; the focus stays on it when the board is turned. */
const useStop = (
  { layout, grid }: Pick<GridProps, 'layout' | 'grid'>,
  point: (square: Square | null) => void,
) => {
  const [stop, setStop] = useState<Square>(() => layout.byRow.at(-1)?.[0]?.square ?? 0);
  const hadFocus = useRef(false);
  // Turning the board reorders its squares, and the focused one loses the focus; getting it back points at
  // nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the board is turned
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    focusQuietly(grid.current?.querySelector<HTMLElement>(`[data-square="${stop}"]`));
  }, [layout]);
  return {
    stop,
    onFocus({ target }: FocusEvent) {
      const square = squareAt(target);
      hadFocus.current = true;
      if (square !== null) setStop(square);
      if (!isQuiet()) point(square);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget) hadFocus.current = currentTarget.contains(relatedTarget);
      if (!currentTarget.contains(relatedTarget)) point(null);
    },
  };
};

const usePress = ({ grid, frame, hands, drag: grasp }: GridProps) => {
  const pointer = useRef('mouse');
  const drag = useDrag(frame, grasp);
  return {
    onClick({ target }: MouseEvent) {
      const square = squareAt(target);
      if (square === null || drag.wasDrag()) return;
      if (pointer.current === 'touch' && hands.approach && grid.current && isTiny(grid.current))
        hands.approach((target as Element).getBoundingClientRect());
      else grasp.pick(square);
    },
    onPointerDown(event: PointerEvent) {
      pointer.current = event.pointerType;
      const square = squareAt(event.target);
      if (event.pointerType === 'touch' && square !== null) hands.press?.(square);
      drag.onPointerDown(event);
    },
  };
};

const Grid = (props: GridProps) => {
  const { game, layout, highlights, told, grid, bare, hands } = props;
  const point = (square: Square | null) => hands.point?.(square);
  const { stop, onFocus, onBlur } = useStop(props, point);
  const { onKeyDown, jump } = useBoardKeys(grid, {
    layout,
    stop,
    tones: () => hands.tones?.() ?? highlights.tones,
    last: highlights.last,
    pick: (square) => hands.pick?.(square),
    isAnswer: hands.isAnswer,
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a grid, or an inert picture */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both have names */}
      <div
        ref={grid}
        role={bare ? 'img' : 'grid'}
        aria-label={props.label}
        className={styles.grid}
        {...usePress(props)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={(event) => {
          jump.stop();
          onBlur(event);
        }}
        onPointerOver={({ pointerType, target }) => pointerType !== 'touch' && point(squareAt(target))}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && point(null)}
      >
        <Squares
          {...highlights}
          game={game}
          layout={layout}
          view={told.view}
          tones={told.tones}
          speech={bare ? 'silent' : props.looking ? 'looking' : hands.tones ? 'asked' : 'plain'}
          stop={stop}
        />
      </div>
      {!bare && (
        <p role="status" className={styles.going}>
          {jump.typed !== null && `${WORDS.goTo} ${jump.typed}…`}
        </p>
      )}
    </>
  );
};

const Sheet = ({ crop, children }: { readonly crop: Crop | undefined; readonly children: ReactNode }) =>
  crop ? (
    <div className={styles.sheet} style={cropStyle(crop)}>
      {children}
    </div>
  ) : (
    children
  );

export const Board = ({ bare = false, looking = false, hands = IDLE, ...props }: BoardProps) => {
  const { game, view, crop, label, flipped = false } = props;
  const highlights = { ...PLAIN, ...props.highlights };
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useGlyphs(game);
  const told = props.told ?? { view, tones: highlights.tones };
  const { tones, picked } = highlights;
  const isPicked = (square: Square) => picked.includes(square);
  const drag: DragHands = {
    movable: (square) =>
      movableOf(
        unitsOn(view).get(square) ?? [],
        hands.begins?.(square) ? 'plain' : tones.get(square),
        isPicked(square),
      ).map(({ id }) => id),
    isPicked,
    pick: (square) => hands.pick?.(square),
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={sizeStyle(layout)}
      data-large={isLarge(layout) || undefined}
      data-bare={bare || undefined}
      data-looking={looking || undefined}
      data-drags={hands.drags || undefined}
    >
      <div ref={board} className={styles.board}>
        <Sheet crop={crop}>
          <Grid
            {...{ game, layout, view, label, highlights, told, grid, frame, bare, looking, hands, drag }}
          />
          <div className={styles.layer}>
            {layout.regions.map((region) => (
              <div key={`${region.x} ${region.y}`} className={styles.plate} style={placeAt(layout, region)} />
            ))}
          </div>
          <Layers
            {...{ game, layout, view, ...highlights, ...CLEAR, ...props.overlay, ...STILL, ...props.motion }}
          />
          {/* A layer of its own: changes in it do not lay out the rest of the board again. */}
          {!bare && <div className={styles.layer}>{props.children}</div>}
        </Sheet>
      </div>
      {!bare && <Edges layout={layout} crop={crop} />}
      {!bare && (
        <Finger
          grid={grid}
          board={board}
          layout={layout}
          units={view.units}
          point={(square) => hands.point?.(square)}
          {...drag}
          movable={(square) => (hands.drags ? drag.movable(square) : [])}
        />
      )}
    </div>
  );
};
