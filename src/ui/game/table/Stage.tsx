import {
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { selectCursor, selectHasPicks } from '../../../app/state-selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { follow } from '../../board/hands/follow.ts';
import { type Crop, type Layout, layoutOf } from '../../board/layout.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../icons.tsx';
import { HAND, TOUCH, useMedia } from '../../media.ts';
import { useApp, useField } from '../../store.ts';
import { useBack } from '../../useBack.ts';
import { WORDS } from '../../words.ts';
import pageStyles from '../GamePage.module.css';
import { Minimap } from './Minimap.tsx';
import { TableBoard } from './TableBoard.tsx';
import { useZoom, useZoomKeys, type Zoom } from './useZoom.ts';
import styles from './Zoom.module.css';

const STEP = 1.5;
/** The zoom after a tap on small squares: at least this, and squares at least this many pixels wide. */
const NEAR = 2.5;
const LARGE = 48;
/** The columns of a board whose zoom buttons always stand on a desk; those of others only while it is zoomed. */
const MANY = 8.5;

/** Calls back once no finger or button is down on the board: nothing moves under one. */
const useLifted = () => {
  const down = useRef(new Set<number>());
  const waiting = useRef<(() => void) | null>(null);
  const press = useCallback(({ pointerId }: Pick<PointerEvent, 'pointerId'>) => {
    down.current.add(pointerId);
    const lift = () => {
      down.current.delete(pointerId);
      if (down.current.size > 0) return;
      waiting.current?.();
      waiting.current = null;
    };
    // A key lifts no finger.
    follow(pointerId, { drop: lift, abandon: (byKey) => (byKey ? press({ pointerId }) : lift()) });
  }, []);
  const whenLifted = useCallback((then: () => void) => {
    if (down.current.size === 0) then();
    else waiting.current = then;
  }, []);
  return { press, whenLifted };
};

/** Zooms in on a tap, until something is played or taken back. */
const useApproach = (
  { zoom, show, leave }: Zoom,
  room: RefObject<HTMLElement | null>,
  whenLifted: (then: () => void) => void,
) => {
  const cursor = useApp(selectCursor);
  const hasPicks = useApp(selectHasPicks);
  const [isNear, setNear] = useState(false);
  const before = useRef({ cursor, hasPicks });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each pick
  useEffect(() => {
    const isOver = before.current.cursor !== cursor || (before.current.hasPicks && !hasPicks);
    before.current = { cursor, hasPicks };
    if (!isNear || !isOver) return;
    setNear(false);
    whenLifted(leave);
  }, [cursor, hasPicks]);
  const approach = ({ left, top, width, height }: DOMRect) => {
    const board = room.current?.firstElementChild?.getBoundingClientRect();
    if (!board) return;
    setNear(true);
    show(
      (left + width / 2 - board.left) / board.width,
      (top + height / 2 - board.top) / board.height,
      Math.max(NEAR, (zoom * LARGE) / width),
    );
  };
  return { approach, isAskedAgain: isNear && zoom > 1 && !hasPicks };
};

interface CloserProps {
  readonly zooming: Zoom;
  readonly layout: Layout;
  readonly room: RefObject<HTMLElement | null>;
  /** Is all of the board shown, as on the map? */
  readonly isWhole: boolean;
  /** Has a tap only brought the board closer? */
  readonly isAskedAgain: boolean;
}

/** The way back from a zoomed board, and a map of it; on a desk the zoom buttons. */
const Closer = ({
  zooming: { zoom, come, show, leave },
  layout,
  room,
  isWhole,
  isAskedAgain,
}: CloserProps) => {
  const isInHand = useMedia(HAND);
  const isTouched = useMedia(TOUCH);
  const isClose = zoom > 1;
  if (!isClose && (isInHand || layout.columns <= MANY)) return null;
  return (
    <div className={`row ${styles.closer}`} data-screen>
      {isAskedAgain && <p role="status">{WORDS.tapAgain}</p>}
      {isInHand ? (
        <Button onClick={leave}>{WORDS.whole}</Button>
      ) : (
        <Button aria-label={WORDS.further} disabled={!isClose} onClick={() => come(1 / STEP)}>
          <Icon name="minus" />
        </Button>
      )}
      {isWhole && (isClose || isTouched) && (
        <Minimap
          layout={layout}
          room={room}
          zoom={zoom}
          onShow={(across, down) => show(across, down, isClose ? 1 : NEAR)}
        />
      )}
      {!isInHand && (
        <Button aria-label={WORDS.closer} onClick={() => come(STEP)}>
          <Icon name="plus" />
        </Button>
      )}
    </div>
  );
};

interface Props {
  readonly game: Game;
  /** The name of a line, demonstration or lesson shown on the board. */
  readonly label: string | undefined;
  /** Is it framed, as what is only shown? */
  readonly isShown?: boolean;
  readonly crop?: Crop | undefined;
  readonly spot?: number | null | undefined;
  /** Marks on its squares. */
  readonly children?: ReactNode;
}

export const Stage = memo(({ game, label, isShown = false, crop, spot = null, children }: Props) => {
  const flipped = useField('flipped');
  const room = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const zooming = useZoom(room);
  const { zoom, come, leave } = zooming;
  useZoomKeys(room, come, leave, STEP);
  const { press, whenLifted } = useLifted();
  const { columns, rows } = crop ?? layout;
  const { approach, isAskedAgain } = useApproach(zooming, room, whenLifted);
  useBack(zoom > 1, leave);
  return (
    <div className={pageStyles.stage} style={{ '--wide': columns / rows } as React.CSSProperties}>
      <div
        ref={room}
        className={pageStyles.room}
        style={{ '--zoom': zoom } as React.CSSProperties}
        onPointerDown={press}
        data-close={zoom > 1 || undefined}
        data-ghost={isShown || undefined}
      >
        <div className={pageStyles.fit}>
          <TableBoard
            game={game}
            {...(label !== undefined && { label })}
            {...(crop && { crop })}
            spot={spot}
            onApproach={approach}
          >
            {children}
          </TableBoard>
        </div>
      </div>
      <Closer isWhole={!crop} zooming={zooming} layout={layout} room={room} isAskedAgain={isAskedAgain} />
    </div>
  );
});
