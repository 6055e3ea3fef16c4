import { type PointerEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { listen } from '../../../app/listen.ts';
import { selectTones, selectView } from '../../../app/selectors.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { SIDES } from '../../../kernel/side.ts';
import type { BoardView } from '../../../kernel/view.ts';
import { Shapes } from '../../board/Drawing.tsx';
import { follow } from '../../board/hands/follow.ts';
import type { Layout } from '../../board/layout.ts';
import { middles } from '../../board/lines.ts';
import { area, box, circle, type Point, paint, type Shape } from '../../board/shapes.ts';
import { useApp } from '../../store.ts';
import styles from './Zoom.module.css';

type Window = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;

const WHOLE: Window = { x: 0, y: 0, width: 1, height: 1 };

/** The visible part of the board, as fractions of its size. */
const windowOf = (room: HTMLElement): Window => {
  const seen = room.getBoundingClientRect();
  const board = room.firstElementChild?.getBoundingClientRect() ?? seen;
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
  const chosen = [...tones].flatMap(([square, tone]) =>
    tone === 'refused' || tone === 'plain' ? [] : [square],
  );
  return [
    ...SIDES.map((side) => {
      const squares = Object.values(units).flatMap((unit) => (unit.side === side ? unit.at : []));
      const d = pathOf(layout, squares, (middle) => box(middle, 0.36, 0));
      return area(d, `${side}-fill`, { stroke: paint(`${side}-line`), strokeWidth: 0.14 });
    }),
    area(
      pathOf(layout, chosen, (middle) => circle(middle, 0.42)),
      'board-accent',
      { stroke: paint('board-pale'), strokeWidth: 0.12 },
    ),
  ];
};

interface Props {
  readonly layout: Layout;
  readonly room: RefObject<HTMLElement | null>;
  readonly zoom: number;
  onShow(across: number, down: number): void;
}

/** A small map of the board: units, choices, and the visible part. A touch shows that part. */
export const Minimap = ({ layout, room, zoom, onShow }: Props) => {
  const view = useApp(selectView);
  const tones = useApp(selectTones);
  const shapes = useMemo(() => shapesOf(layout, view?.units ?? {}, tones), [layout, view, tones]);
  const [seen, setSeen] = useState(WHOLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom has another visible part
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const look = () => setSeen(windowOf(element));
    const frame = requestAnimationFrame(look);
    const end = listen(element, { scroll: look });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [room, zoom]);
  const press = ({ currentTarget: map, pointerId, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const go = (at: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
      const { left, top, width, height } = map.getBoundingClientRect();
      onShow((at.clientX - left) / width, (at.clientY - top) / height);
    };
    go({ clientX, clientY });
    follow(pointerId, { move: go });
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
