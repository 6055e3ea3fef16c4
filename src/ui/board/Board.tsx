/**
 * The board: a function of a view. It shows squares, marks, units, choices and a ghost, whatever they mean, and says
 * what was picked or pointed at. It knows no game's rules.
 */
import { type MouseEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Frame } from '../../app/telling/playback.ts';
import type { Ghost } from '../../app/telling/preview.ts';
import type { Square as SquareId } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { useGlyphs } from '../pieces/useGlyphs.ts';
import { WORDS } from '../words.ts';
import styles from './Board.module.css';
import { Chain } from './Chain.tsx';
import { Choices } from './Choices.tsx';
import { Echoes } from './Echoes.tsx';
import { Edges } from './Edges.tsx';
import { Figures } from './Figures.tsx';
import { Finger } from './Finger.tsx';
import { GhostLayer } from './GhostLayer.tsx';
import { ghostParts } from './ghost.ts';
import { Happenings } from './Happenings.tsx';
import { Joins } from './Joins.tsx';
import { layoutOf } from './layout.ts';
import { Marks } from './Marks.tsx';
import { Squares } from './Squares.tsx';
import { chainsOf, crowds } from './units.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { squareAt, useDrag } from './useDrag.ts';
import { isTiny } from './useFinger.ts';

const NOBODY: readonly UnitView[] = [];
const NO_UNITS: ReadonlySet<number> = new Set();
const NO_MARKS: BoardView['marks'] = {};
type Moment = Omit<Frame, 'before' | 'steps' | 'view'>;
const STILL: Moment = { leaving: NOBODY, ways: {}, bursts: [], rolls: [], traces: [] };

export interface BoardProps {
  readonly game: Game;
  readonly view: BoardView;
  readonly label: string;
  readonly flipped?: boolean;
  /** Without coordinates: a small board that is only looked at. */
  readonly bare?: boolean;
  readonly tones?: ReadonlyMap<SquareId, SquareTone>;
  /** What the squares themselves say, where that may come a moment later than what is drawn over them: the view and the tones. */
  readonly told?: { readonly view: BoardView; readonly tones: ReadonlyMap<SquareId, SquareTone> };
  readonly picked?: readonly SquareId[];
  readonly last?: readonly SquareId[];
  readonly culprits?: readonly SquareId[];
  readonly tied?: readonly SquareId[];
  /** Are the choices another's, only to be looked at? */
  readonly looking?: boolean;
  /** The square of a dangerous choice that waits to be picked again. */
  readonly armed?: SquareId | null;
  readonly lens?: BoardView['marks'];
  readonly ghost?: Ghost | null;
  /** Has what the ghost shows been played by now? Then nobody steps back for it. */
  readonly isTrue?: boolean;
  /** What happens only in this moment of an animation. */
  readonly moment?: Moment;
  /** Milliseconds a move takes; 0 where nothing may move. */
  readonly pace?: number;
  onPick?(square: SquareId): void;
  onPoint?(square: SquareId | null): void;
  /** A finger has come down here, and may be a tap. */
  onPress?(square: SquareId): void;
  /** A finger's tap where squares are too small for it: this part of the board, as parts of its width and height, should come closer. */
  onApproach?(across: number, down: number): void;
  /** What stands beside squares: a chooser, a tray, a reason. */
  readonly children?: ReactNode;
}

const NOWHERE: ReadonlyMap<SquareId, SquareTone> = new Map();
const NONE: readonly SquareId[] = [];

export const Board = ({
  game,
  view,
  label,
  flipped = false,
  bare = false,
  tones = NOWHERE,
  told = { view, tones },
  picked = NONE,
  last = NONE,
  culprits = NONE,
  tied = NONE,
  looking = false,
  armed = null,
  lens = NO_MARKS,
  ghost = null,
  isTrue = false,
  moment = STILL,
  pace = 0,
  onPick,
  onPoint,
  onPress,
  onApproach,
  children,
}: BoardProps) => {
  const grid = useRef<HTMLDivElement>(null);
  useGlyphs(game);
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const units = useMemo(() => Object.values(view.units), [view.units]);
  const here = useMemo(() => crowds(units), [units]);
  /** Units that will stand elsewhere step back while their ghost is shown. */
  const dimmed = useMemo(() => (ghost && !isTrue ? new Set(ghostParts(ghost).units.map(({ id }) => id)) : NO_UNITS), [ghost, isTrue]);
  const [stop, setStop] = useState<SquareId>(() => layout.byRow.at(-1)?.[0]?.square ?? 0);
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const drag = useDrag(frame, {
    unitsAt: (square) => (here.get(square) ?? NOBODY).filter(({ body }) => body !== 'chain').map(({ id }) => id),
    isPicked: (square) => picked.includes(square),
    canPick: (square) => tones.get(square) === 'plain',
    pick: (square) => onPick?.(square),
  });

  const { onKeyDown, jump } = useBoardKeys(grid, { layout, stop, tones, last, pick: (square) => onPick?.(square) });
  const pointer = useRef('mouse');

  const onClick = (event: MouseEvent) => {
    const square = squareAt(event.target);
    if (square === null || drag.wasDrag()) return;
    const { x = 0, y = 0 } = layout.places[square] ?? {};
    if (pointer.current === 'touch' && onApproach && grid.current && isTiny(grid.current))
      onApproach((x + 0.5) / layout.columns, (y + 0.5) / layout.rows);
    else onPick?.(square);
  };

  const onFocus = (square: SquareId | null) => {
    if (square !== null) setStop(square);
    onPoint?.(square);
  };

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onPoint?.(squareAt(event.target));
  };

  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ '--columns': layout.columns, '--rows': layout.rows } as React.CSSProperties}
      data-large={layout.columns > 12 || undefined}
      data-bare={bare || undefined}
      data-looking={looking || undefined}
    >
      {!bare && <Edges layout={layout} />}
      <div ref={board} className={styles.board}>
        {/* biome-ignore lint/a11y/useSemanticElements: squares stand by position, which a table cannot */}
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          className={styles.grid}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={(event) => onFocus(squareAt(event.target))}
          onBlur={({ currentTarget, relatedTarget }) => {
            jump.stop();
            if (!currentTarget.contains(relatedTarget)) onPoint?.(null);
          }}
          onPointerOver={onPointerOver}
          onPointerLeave={() => onPoint?.(null)}
          onPointerDown={(event) => {
            pointer.current = event.pointerType;
            const square = squareAt(event.target);
            if (event.pointerType === 'touch' && square !== null) onPress?.(square);
            drag.handlers.onPointerDown(event);
          }}
          onPointerMove={drag.handlers.onPointerMove}
          onPointerUp={drag.handlers.onPointerUp}
          onPointerCancel={drag.handlers.onPointerCancel}
        >
          <Squares
            game={game}
            layout={layout}
            view={told.view}
            tones={told.tones}
            picked={picked}
            last={last}
            culprits={culprits}
            tied={tied}
            armed={armed}
            stop={stop}
          />
        </div>
        <div className={styles.layer} aria-hidden="true">
          <Marks marks={view.marks} layout={layout} />
          <Marks marks={lens} layout={layout} />
          <Choices tones={tones} layout={layout} />
          <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
            {chainsOf(units).map((unit) => (
              <Chain key={unit.id} unit={unit} layout={layout} flipped={flipped} pace={pace} dim={dimmed.has(unit.id)} />
            ))}
            {chainsOf(moment.leaving).map((unit) => (
              <Chain key={unit.id} unit={unit} layout={layout} flipped={flipped} pace={0} leaving />
            ))}
            <Joins units={units} layout={layout} />
          </svg>
          <Echoes game={game} layout={layout} view={view} />
          <Figures
            game={game}
            layout={layout}
            units={units}
            leaving={moment.leaving}
            dimmed={dimmed}
            ways={moment.ways}
            pace={pace}
            flipped={flipped}
          />
          <Happenings moment={moment} layout={layout} />
          {ghost && <GhostLayer game={game} ghost={ghost} layout={layout} flipped={flipped} />}
        </div>
        {/* In a layer of their own: what comes and goes there leaves the rest of the board as it is laid out. */}
        {!bare && (
          <div className={styles.layer}>
            {children}
            <p role="status" className={styles.going}>
              {jump.typed !== null && `${WORDS.goTo} ${jump.typed}…`}
            </p>
          </div>
        )}
      </div>
      {!bare && (
        <Finger grid={grid} board={board} layout={layout} point={(square) => onPoint?.(square)} pick={(square) => onPick?.(square)} />
      )}
    </div>
  );
};
