/** The board, drawn from a view without any game's rules, so that all variants share it. */
import {
  type CSSProperties,
  type FocusEvent,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SquareTone } from '../../app/model/reach.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { isRestoringFocus, restoreFocus } from '../focus.ts';
import { useGlyphs } from '../pieces/glyphs.ts';
import { WORDS } from '../words.ts';
import styles from './Board.module.css';
import { type BoardInput, squareAt } from './input/input.ts';
import { Pointers } from './input/Pointers.tsx';
import { useBoardKeys } from './input/useBoardKeys.ts';
import { Layers, type Motion, type Overlay } from './Layers.tsx';
import { type Crop, isLarge, type Layout, layoutOf, placeAt } from './layout.ts';
import { type Highlights, Squares } from './Squares.tsx';

export interface BoardProps {
  readonly game: Game;
  readonly view: BoardView;
  readonly label: string;
  readonly flipped?: boolean;
  readonly crop?: Crop | undefined;
  /** Whether the board is only a picture, without coordinates and input. */
  readonly bare?: boolean;
  readonly highlights?: Partial<Highlights>;
  /** The state that spoken names describe. It may be one frame old, since the picture is more urgent. */
  readonly spokenState?: { readonly view: BoardView; readonly tones: Highlights['tones'] };
  /** Whether the choices are the moves of a unit of the other side, which the player is looking at. */
  readonly looking?: boolean;
  readonly overlay?: Partial<Overlay>;
  readonly motion?: Partial<Motion>;
  readonly input?: BoardInput;
  readonly children?: ReactNode;
}

const NO_HIGHLIGHTS: Highlights = {
  tones: new Map<Square, SquareTone>(),
  picked: [],
  last: [],
  culprits: [],
  linked: [],
  armed: null,
  fewMoves: [],
};
const NO_OVERLAY: Overlay = {
  lens: {},
  preview: null,
  lastTurn: null,
  checkHelp: null,
  aims: [],
  diagram: null,
  isPlayed: false,
  detailed: new Set(),
  movers: null,
  brackets: 'rest',
  lost: null,
};
const NO_MOTION: Motion = { moment: { leaving: [], ways: {}, bursts: [], rolls: [], traces: [] }, pace: 0 };
const NO_INPUT: BoardInput = {};

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

/** Draws coordinates in the outer squares. Screen readers skip them, since each square has a spoken name. */
const Coordinates = memo(({ layout, crop }: { readonly layout: Layout; readonly crop: Crop | undefined }) =>
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
  extends Required<Pick<BoardProps, 'game' | 'view' | 'label' | 'spokenState' | 'bare' | 'looking' | 'input'>> {
  readonly layout: Layout;
  readonly highlights: Highlights;
  readonly grid: RefObject<HTMLDivElement | null>;
}

/** Returns the square that Tab focuses, and handlers of focus events. A single stop lets Tab pass the board at once. */
const useTabStop = ({ layout, grid, input }: Pick<GridProps, 'layout' | 'grid' | 'input'>) => {
  const [stop, setStop] = useState<Square>(() => layout.byRow.at(-1)?.[0]?.square ?? 0);
  const hadFocus = useRef(false);
  // Flipping reorders the squares in the document, which takes the focus from the focused one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the board is turned
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    restoreFocus(grid.current?.querySelector<HTMLElement>(`[data-square="${stop}"]`));
  }, [layout]);
  return {
    stop,
    onFocus({ target }: FocusEvent) {
      const square = squareAt(target);
      hadFocus.current = true;
      if (square !== null) setStop(square);
      if (!isRestoringFocus()) input.point?.(square);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget) hadFocus.current = currentTarget.contains(relatedTarget);
      if (!currentTarget.contains(relatedTarget)) input.point?.(null);
    },
  };
};

const Grid = (props: GridProps) => {
  const { game, layout, highlights, spokenState, grid, bare, input } = props;
  const { stop, onFocus, onBlur } = useTabStop(props);
  const { onKeyDown, jump } = useBoardKeys(grid, { ...highlights, layout, stop, input });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a grid, or an inert picture */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both have names */}
      <div
        ref={grid}
        role={bare ? 'img' : 'grid'}
        aria-label={props.label}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={(event) => {
          jump.stop();
          onBlur(event);
        }}
      >
        <Squares
          {...highlights}
          game={game}
          layout={layout}
          view={spokenState.view}
          tones={spokenState.tones}
          speech={bare ? 'silent' : props.looking ? 'looking' : input.tones ? 'asked' : 'plain'}
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

const CropFrame = ({ crop, children }: { readonly crop: Crop | undefined; readonly children: ReactNode }) =>
  crop ? (
    <div className={styles.sheet} style={cropStyle(crop)}>
      {children}
    </div>
  ) : (
    children
  );

export const Board = ({ bare = false, looking = false, input = NO_INPUT, ...props }: BoardProps) => {
  const { game, view, crop, label, flipped = false } = props;
  const highlights = { ...NO_HIGHLIGHTS, ...props.highlights };
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const board = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useGlyphs(game);
  const spokenState = props.spokenState ?? { view, tones: highlights.tones };
  const { tones, picked } = highlights;
  return (
    <div
      className={styles.frame}
      style={sizeStyle(layout)}
      data-large={isLarge(layout) || undefined}
      data-bare={bare || undefined}
      data-looking={looking || undefined}
      data-drags={input.drags || undefined}
    >
      <div ref={board} className={styles.board}>
        <CropFrame crop={crop}>
          <Grid {...{ game, layout, view, label, highlights, spokenState, grid, bare, looking, input }} />
          <div className={styles.layer}>
            {layout.regions.map((region) => (
              <div key={`${region.x} ${region.y}`} className={styles.plate} style={placeAt(layout, region)} />
            ))}
          </div>
          <Layers
            {...{
              game,
              layout,
              view,
              ...highlights,
              ...NO_OVERLAY,
              ...props.overlay,
              ...NO_MOTION,
              ...props.motion,
            }}
          />
          {/* Children have a layer of their own, so that changes in them do not lay out the rest of the board. */}
          {!bare && <div className={styles.layer}>{props.children}</div>}
        </CropFrame>
      </div>
      {!bare && <Coordinates layout={layout} crop={crop} />}
      {!bare && <Pointers {...{ grid, board, layout, view, tones, picked, input }} />}
    </div>
  );
};
