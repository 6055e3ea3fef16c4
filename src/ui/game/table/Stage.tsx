import { memo, type PointerEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { selectTones, selectView } from '../../../app/store/selectors.ts';
import { selectCursor, selectHasPicks } from '../../../app/store/state-selectors.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { area, box, circle, type Point, paint, type Shape } from '../../../kernel/drawing/shapes.ts';
import type { Game } from '../../../kernel/game.ts';
import { SIDES } from '../../../kernel/side.ts';
import type { BoardView } from '../../../kernel/view.ts';
import { Shapes } from '../../board/Drawing.tsx';
import { followPointer } from '../../board/input/pointer.ts';
import { type Crop, type Layout, layoutOf } from '../../board/layout.ts';
import { middles } from '../../board/lines.ts';
import { Button } from '../../controls/Button.tsx';
import { listen } from '../../controls/listen.ts';
import { Icon } from '../../icons.tsx';
import { HAND, TOUCH, useMedia } from '../../media.ts';
import { useApp, useField } from '../../store.ts';
import { useBack } from '../../useBack.ts';
import { WORDS } from '../../words.ts';
import pageStyles from '../GamePage.module.css';
import { TableBoard } from './TableBoard.tsx';
import { useZoom, useZoomKeys, type Zoom } from './useZoom.ts';
import styles from './Zoom.module.css';

type VisiblePart = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;

const WHOLE: VisiblePart = { x: 0, y: 0, width: 1, height: 1 };

/** Returns the visible part of the board, as fractions (0 to 1) of its size. */
const visiblePartOf = (viewport: HTMLElement): VisiblePart => {
  const seen = viewport.getBoundingClientRect();
  const board = viewport.firstElementChild?.getBoundingClientRect() ?? seen;
  if (board.width === 0 || board.height === 0) return WHOLE;
  return {
    x: Math.max(0, (seen.left - board.left) / board.width),
    y: Math.max(0, (seen.top - board.top) / board.height),
    width: Math.min(1, seen.width / board.width),
    height: Math.min(1, seen.height / board.height),
  };
};

const pathOf = (layout: Layout, squares: readonly Square[], draw: (middle: Point) => string): string =>
  middles(layout, squares).map(draw).join('');

const shapesOf = (
  layout: Layout,
  units: BoardView['units'],
  tones: ReturnType<typeof selectTones>,
): readonly Shape[] => {
  const choosable = [...tones].flatMap(([square, tone]) => (tone === 'refused' || tone === 'plain' ? [] : [square]));
  return [
    ...SIDES.map((side) => {
      const squares = Object.values(units).flatMap((unit) => (unit.side === side ? unit.at : []));
      const d = pathOf(layout, squares, (middle) => box(middle, 0.36, 0));
      return area(d, `${side}-fill`, { stroke: paint(`${side}-line`), strokeWidth: 0.14 });
    }),
    area(
      pathOf(layout, choosable, (middle) => circle(middle, 0.42)),
      'board-accent',
      { stroke: paint('board-pale'), strokeWidth: 0.12 },
    ),
  ];
};

interface MapProps {
  readonly layout: Layout;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly zoom: number;
  onShow(across: number, down: number): void;
}

const Minimap = ({ layout, viewport, zoom, onShow }: MapProps) => {
  const view = useApp(selectView);
  const tones = useApp(selectTones);
  const shapes = useMemo(() => shapesOf(layout, view?.units ?? {}, tones), [layout, view, tones]);
  const [seen, setSeen] = useState(WHOLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom shows another part
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const look = () => setSeen(visiblePartOf(element));
    const frame = requestAnimationFrame(look);
    const end = listen(element, { scroll: look });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [viewport, zoom]);
  const press = ({ currentTarget: map, pointerId, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const go = (at: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
      const { left, top, width, height } = map.getBoundingClientRect();
      onShow((at.clientX - left) / width, (at.clientY - top) / height);
    };
    go({ clientX, clientY });
    followPointer(pointerId, { move: go });
  };
  const { columns, rows } = layout;
  return (
    <svg
      className={styles.map}
      data-testid="map"
      viewBox={`0 0 ${columns} ${rows}`}
      aria-hidden="true"
      onPointerDown={press}
    >
      <rect fill={paint('square-dark')} width={columns} height={rows} />
      <Shapes shapes={shapes} />
      {zoom > 1 && (
        <rect
          className={styles.seen}
          x={seen.x * columns}
          y={seen.y * rows}
          width={seen.width * columns}
          height={seen.height * rows}
        />
      )}
    </svg>
  );
};

const ZOOM_STEP = 1.5;
/** The least zoom after a tap on a small square. Tiny squares need more, to be `LEGIBLE_WIDTH` pixels wide. */
const TAP_ZOOM = 2.5;
const LEGIBLE_WIDTH = 48;
/** The most columns of a desktop board without zoom buttons. Larger boards need them, since their squares are small. */
const MANY_COLUMNS = 8.5;

/** Returns a function that delays a callback until nothing is pressed, since nothing may move under a finger. */
const useFingersLifted = () => {
  const down = useRef(new Set<number>());
  const waiting = useRef<(() => void) | null>(null);
  const press = ({ pointerId }: Pick<PointerEvent, 'pointerId'>) => {
    down.current.add(pointerId);
    const lift = () => {
      down.current.delete(pointerId);
      if (down.current.size > 0) return;
      waiting.current?.();
      waiting.current = null;
    };
    followPointer(pointerId, { end: lift, cancel: (byKey) => (byKey ? press({ pointerId }) : lift()) });
  };
  const whenLifted = (then: () => void) => {
    if (down.current.size === 0) then();
    else waiting.current = then;
  };
  return { press, whenLifted };
};

/** Zooms in on a tapped square that is too small for fingers. After the player's action, the board zooms out again. */
const useTapZoom = (
  { zoom, show, leave }: Zoom,
  viewport: RefObject<HTMLElement | null>,
  whenLifted: (then: () => void) => void,
) => {
  const cursor = useApp(selectCursor);
  const hasPicks = useApp(selectHasPicks);
  const [isZoomedByTap, setNear] = useState(false);
  const before = useRef({ cursor, hasPicks });
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks only changes of cursor and picks
  useEffect(() => {
    const isOver = before.current.cursor !== cursor || (before.current.hasPicks && !hasPicks);
    before.current = { cursor, hasPicks };
    if (!isZoomedByTap || !isOver) return;
    setNear(false);
    whenLifted(leave);
  }, [cursor, hasPicks]);
  const zoomToTap = ({ left, top, width, height }: DOMRect) => {
    const board = viewport.current?.firstElementChild?.getBoundingClientRect();
    if (!board) return;
    setNear(true);
    show(
      (left + width / 2 - board.left) / board.width,
      (top + height / 2 - board.top) / board.height,
      Math.max(TAP_ZOOM, (zoom * LEGIBLE_WIDTH) / width),
    );
  };
  return { zoomToTap, mustTapAgain: isZoomedByTap && zoom > 1 && !hasPicks };
};

interface ZoomControlsProps {
  readonly zooming: Zoom;
  readonly layout: Layout;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly isUncropped: boolean;
  /** Whether the last tap only zoomed in, so that the player must tap again to pick. */
  readonly mustTapAgain: boolean;
}

const ZoomControls = ({
  zooming: { zoom, zoomBy, show, leave },
  layout,
  viewport,
  isUncropped,
  mustTapAgain,
}: ZoomControlsProps) => {
  const isInHand = useMedia(HAND);
  const isTouched = useMedia(TOUCH);
  const isZoomed = zoom > 1;
  if (!isZoomed && (isInHand || layout.columns <= MANY_COLUMNS)) return null;
  return (
    <div className={`row ${styles.controls}`} data-screen>
      {mustTapAgain && <p role="status">{WORDS.tapAgain}</p>}
      {isInHand ? (
        <Button onClick={leave}>{WORDS.whole}</Button>
      ) : (
        <Button aria-label={WORDS.zoomOut} disabled={!isZoomed} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <Icon name="minus" />
        </Button>
      )}
      {isUncropped && (isZoomed || isTouched) && (
        <Minimap
          layout={layout}
          viewport={viewport}
          zoom={zoom}
          onShow={(across, down) => show(across, down, isZoomed ? 1 : TAP_ZOOM)}
        />
      )}
      {!isInHand && (
        <Button aria-label={WORDS.zoomIn} onClick={() => zoomBy(ZOOM_STEP)}>
          <Icon name="plus" />
        </Button>
      )}
    </div>
  );
};

interface Props {
  readonly game: Game;
  readonly label: string | undefined;
  readonly isGhost?: boolean;
  readonly crop?: Crop | undefined;
  readonly spot?: number | null | undefined;
  readonly children?: ReactNode;
}

export const Stage = memo(({ game, label, isGhost = false, crop, spot = null, children }: Props) => {
  const flipped = useField('flipped');
  const viewport = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const zooming = useZoom(viewport);
  const { zoom, leave } = zooming;
  useZoomKeys(viewport, zooming, ZOOM_STEP);
  const { press, whenLifted } = useFingersLifted();
  const { columns, rows } = crop ?? layout;
  const { zoomToTap, mustTapAgain } = useTapZoom(zooming, viewport, whenLifted);
  useBack(zoom > 1, leave);
  return (
    <div className={pageStyles.stage} style={{ '--wide': columns / rows } as React.CSSProperties}>
      <div
        ref={viewport}
        className={pageStyles.viewport}
        style={{ '--zoom': zoom } as React.CSSProperties}
        onPointerDown={press}
        data-zoomed={zoom > 1 || undefined}
        data-ghost={isGhost || undefined}
      >
        <div className={pageStyles.fit}>
          <TableBoard {...{ game, layout, label, crop, spot }} onTapSmall={zoomToTap}>
            {children}
          </TableBoard>
        </div>
      </div>
      <ZoomControls
        isUncropped={!crop}
        zooming={zooming}
        layout={layout}
        viewport={viewport}
        mustTapAgain={mustTapAgain}
      />
    </div>
  );
});
