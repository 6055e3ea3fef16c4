/**
 * The board: a function of a view. It shows squares, marks, units, choices and a ghost, reports picks and
 * pointing, and knows no game's rules.
 */
import {
  type CSSProperties,
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
import { useGlyphs } from '../pieces/useGlyphs.ts';
import { WORDS } from '../words.ts';
import styles from './Board.module.css';
import { Finger, isTiny } from './hands/Finger.tsx';
import { useBoardKeys } from './hands/useBoardKeys.ts';
import { squareAt, useDrag } from './hands/useDrag.ts';
import { Layers, type Motion, type Overlay } from './Layers.tsx';
import { type Crop, isLarge, type Layout, layoutOf, placeAt } from './layout.ts';
import { type Highlights, Squares } from './Squares.tsx';
import { crowds } from './units/units.ts';

/** Callbacks for the player's input. */
export interface Hands {
  pick?(square: Square): void;
  point?(square: Square | null): void;
  /** A finger touched this square; it may become a tap. */
  press?(square: Square): void;
  /**
   * A tap on squares too small to hit: zoom in on this part of the board, given as parts of its width and
   * height.
   */
  approach?(across: number, down: number): void;
  /** Is a key meant for an answer beside the board? It goes before the board's own keys. */
  isAnswer?(event: globalThis.KeyboardEvent): boolean;
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

/** The variables by which squares of a board of this size are placed. */
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
}

/** The squares, and their handlers of mouse, finger and keys. */
const Grid = ({ game, layout, view, highlights, told, grid, hands, ...props }: GridProps) => {
  const { tones, picked, last } = highlights;
  const here = useMemo(() => crowds(Object.values(view.units)), [view.units]);
  const [stop, setStop] = useState<Square>(() => layout.byRow.at(-1)?.[0]?.square ?? 0);
  const pointer = useRef('mouse');
  const pick = (square: Square) => hands.pick?.(square);
  const point = (square: Square | null) => hands.point?.(square);
  const drag = useDrag(props.frame, {
    unitsAt: (square) => (here.get(square) ?? []).filter(({ body }) => body !== 'chain').map(({ id }) => id),
    isPicked: (square) => picked.includes(square),
    canPick: (square) => tones.get(square) === 'plain',
    pick,
  });
  const { onKeyDown, jump } = useBoardKeys(grid, {
    layout,
    stop,
    tones,
    last,
    pick,
    isAnswer: hands.isAnswer,
  });

  const onClick = (square: Square | null) => {
    if (square === null || drag.wasDrag()) return;
    const { x = 0, y = 0 } = layout.places[square] ?? {};
    if (pointer.current === 'touch' && hands.approach && grid.current && isTiny(grid.current))
      hands.approach((x + 0.5) / layout.columns, (y + 0.5) / layout.rows);
    else pick(square);
  };
  const hadFocus = useRef(false);
  // Turning the board reorders its squares, and the focused one loses the focus; getting it back points at
  // nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the board is turned
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    focusQuietly(grid.current?.querySelector<HTMLElement>(`[data-square="${stop}"]`));
  }, [layout]);
  const onFocus = (square: Square | null) => {
    hadFocus.current = true;
    if (square !== null) setStop(square);
    if (!isQuiet()) point(square);
  };
  const onPointerDown = (event: PointerEvent) => {
    pointer.current = event.pointerType;
    const square = squareAt(event.target);
    if (event.pointerType === 'touch' && square !== null) hands.press?.(square);
    drag.onPointerDown(event);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a grid, or an inert picture */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both have names */}
      <div
        ref={grid}
        role={props.bare ? 'img' : 'grid'}
        aria-label={props.label}
        className={styles.grid}
        onClick={({ target }) => onClick(squareAt(target))}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => onFocus(squareAt(target))}
        onBlur={({ currentTarget, relatedTarget }) => {
          jump.stop();
          if (relatedTarget) hadFocus.current = currentTarget.contains(relatedTarget);
          if (!currentTarget.contains(relatedTarget)) point(null);
        }}
        onPointerOver={({ pointerType, target }) => pointerType !== 'touch' && point(squareAt(target))}
        onPointerLeave={() => point(null)}
        onPointerDown={onPointerDown}
      >
        <Squares
          {...highlights}
          game={game}
          layout={layout}
          view={told.view}
          tones={told.tones}
          speech={props.bare ? 'silent' : props.looking ? 'looking' : 'asked'}
          stop={stop}
        />
      </div>
      {!props.bare && (
        <p role="status" className={styles.going}>
          {jump.typed !== null && `${WORDS.goTo} ${jump.typed}…`}
        </p>
      )}
    </>
  );
};

export const Board = ({ bare = false, looking = false, hands = IDLE, ...props }: BoardProps) => {
  const { game, view, crop, flipped = false } = props;
  const highlights = { ...PLAIN, ...props.highlights };
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useGlyphs(game);
  const layers = (
    <>
      <Grid
        game={game}
        layout={layout}
        view={view}
        label={props.label}
        highlights={highlights}
        told={props.told ?? { view, tones: highlights.tones }}
        grid={grid}
        frame={frame}
        bare={bare}
        looking={looking}
        hands={hands}
      />
      <div className={styles.layer}>
        {layout.regions.map((region) => (
          <div key={`${region.x} ${region.y}`} className={styles.plate} style={placeAt(layout, region)} />
        ))}
      </div>
      <Layers
        game={game}
        layout={layout}
        view={view}
        {...highlights}
        {...CLEAR}
        {...props.overlay}
        {...STILL}
        {...props.motion}
      />
      {/* A layer of its own: changes in it do not lay out the rest of the board again. */}
      {!bare && <div className={styles.layer}>{props.children}</div>}
    </>
  );
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={sizeStyle(layout)}
      data-large={isLarge(layout) || undefined}
      data-bare={bare || undefined}
      data-looking={looking || undefined}
    >
      <div ref={board} className={styles.board}>
        {crop ? (
          <div className={styles.sheet} style={cropStyle(crop)}>
            {layers}
          </div>
        ) : (
          layers
        )}
      </div>
      {!bare && <Edges layout={layout} crop={crop} />}
      {!bare && (
        <Finger
          grid={grid}
          board={board}
          layout={layout}
          units={view.units}
          point={(square) => hands.point?.(square)}
          pick={(square) => hands.pick?.(square)}
        />
      )}
    </div>
  );
};
