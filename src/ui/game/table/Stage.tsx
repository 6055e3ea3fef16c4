import { memo, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { selectCursor } from '../../../app/state-selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { type Layout, layoutOf } from '../../board/layout.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../icons.tsx';
import { HAND, TOUCH, useMedia } from '../../media.ts';
import { useApp, useField } from '../../store.ts';
import { WORDS } from '../../words.ts';
import pageStyles from '../GamePage.module.css';
import { Minimap } from './Minimap.tsx';
import { TableBoard } from './TableBoard.tsx';
import { useZoom, type Zoom } from './useZoom.ts';
import { useZoomKeys } from './useZoomKeys.ts';
import styles from './Zoom.module.css';

/** One zoom step. */
const STEP = 1.5;
/** The zoom after a tap on small squares. */
const NEAR = 2.5;
/**
 * The columns of finger width that fit a phone's screen. With more, the zoom buttons always stand; with fewer
 * only while the board is zoomed, and never on a phone.
 */
const MANY = 8.5;

/** Zooms in on a tap; after the action, out again to show the whole result. */
const useApproach = ({ show, leave }: Zoom) => {
  const cursor = useApp(selectCursor);
  const approached = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    if (approached.current) leave();
    approached.current = false;
  }, [cursor, leave]);
  return useCallback(
    (across: number, down: number) => {
      approached.current = true;
      show(across, down, NEAR);
    },
    [show],
  );
};

interface CloserProps {
  readonly zooming: Zoom;
  readonly layout: Layout;
  readonly room: RefObject<HTMLElement | null>;
}

/** The zoom buttons, and a map of the board. */
const Closer = ({ zooming: { zoom, come, show }, layout, room }: CloserProps) => {
  const isInHand = useMedia(HAND);
  const isTouched = useMedia(TOUCH);
  const isClose = zoom > 1;
  const isMany = layout.columns > MANY;
  if (!isMany && (!isClose || isInHand)) return null;
  return (
    <div className={`row ${styles.closer}`} data-many={isMany || undefined} data-screen>
      <Button aria-label={WORDS.further} disabled={!isClose} onClick={() => come(1 / STEP)}>
        <Icon name="minus" />
      </Button>
      {(isClose || isInHand || isTouched) && (
        <Minimap
          layout={layout}
          room={room}
          zoom={zoom}
          onShow={(across, down) => show(across, down, isClose ? 1 : NEAR)}
        />
      )}
      <Button aria-label={WORDS.closer} onClick={() => come(STEP)}>
        <Icon name="plus" />
      </Button>
    </div>
  );
};

interface Props {
  readonly game: Game;
  /** The name of a line or demonstration shown on the board. */
  readonly label: string | undefined;
  /** The square that its words are about. */
  readonly spot: number | null | undefined;
}

/** The board in its room, with zoom. */
export const Stage = memo(({ game, label, spot = null }: Props) => {
  const flipped = useField('flipped');
  const room = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const zooming = useZoom(room);
  const { zoom, come, leave } = zooming;
  useZoomKeys(room, come, leave, STEP);
  const approach = useApproach(zooming);
  return (
    <>
      <div
        ref={room}
        className={pageStyles.room}
        style={{ '--wide': layout.columns / layout.rows, '--zoom': zoom } as React.CSSProperties}
        data-close={zoom > 1 || undefined}
        data-ghost={label === undefined ? undefined : true}
      >
        <div className={pageStyles.fit}>
          <TableBoard game={game} {...(label !== undefined && { label })} spot={spot} onApproach={approach} />
        </div>
      </div>
      <Closer zooming={zooming} layout={layout} room={room} />
    </>
  );
});
