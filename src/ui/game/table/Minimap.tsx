import { memo, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { selectTones, selectView } from '../../../app/selectors.ts';
import type { BoardView } from '../../../kernel/view.ts';
import { follow } from '../../board/hands/follow.ts';
import type { Layout } from '../../board/layout.ts';
import { useRoom } from '../../room.ts';
import styles from './Closer.module.css';

interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: Window = { x: 0, y: 0, width: 1, height: 1 };

/** The visible part of the board, as parts of its size. */
const windowOf = (room: HTMLElement): Window => {
  const [seen, board] = [
    room.getBoundingClientRect(),
    room.firstElementChild?.getBoundingClientRect() ?? room.getBoundingClientRect(),
  ];
  if (board.width === 0 || board.height === 0) return WHOLE;
  return {
    x: Math.max(0, (seen.left - board.left) / board.width),
    y: Math.max(0, (seen.top - board.top) / board.height),
    width: Math.min(1, seen.width / board.width),
    height: Math.min(1, seen.height / board.height),
  };
};

const Units = memo(({ units, layout }: { readonly units: BoardView['units']; readonly layout: Layout }) =>
  Object.values(units).flatMap(({ id, side, at }) =>
    at.map((square) => {
      const { x = 0, y = 0 } = layout.places[square] ?? {};
      return (
        <rect
          key={`${id}-${square}`}
          className={styles.man}
          data-side={side}
          x={x + 0.14}
          y={y + 0.14}
          width=".72"
          height=".72"
        />
      );
    }),
  ),
);

const Choices = memo(
  ({ tones, layout }: { readonly tones: ReturnType<typeof selectTones>; readonly layout: Layout }) =>
    [...tones].map(([square, tone]) => {
      const { x = 0, y = 0 } = layout.places[square] ?? {};
      return tone === 'refused' || tone === 'plain' ? null : (
        <circle key={square} className={styles.choice} cx={x + 0.5} cy={y + 0.5} r=".42" />
      );
    }),
);

interface Props {
  readonly layout: Layout;
  readonly room: RefObject<HTMLElement | null>;
  readonly zoom: number;
  onShow(across: number, down: number): void;
}

/** A small map of the board: units, choices, and the visible part. A touch shows that part. */
export const Minimap = ({ layout, room, zoom, onShow }: Props) => {
  const view = useRoom(selectView);
  const tones = useRoom(selectTones);
  const [seen, setSeen] = useState(WHOLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom is another window
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const look = () => setSeen(windowOf(element));
    const frame = requestAnimationFrame(look);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', look);
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
      <rect className={styles.ground} width={columns} height={rows} />
      {view && <Units units={view.units} layout={layout} />}
      <Choices tones={tones} layout={layout} />
      <rect
        className={styles.seen}
        x={seen.x * columns}
        y={seen.y * rows}
        width={seen.width * columns}
        height={seen.height * rows}
        data-all={zoom === 1 || undefined}
      />
    </svg>
  );
};
