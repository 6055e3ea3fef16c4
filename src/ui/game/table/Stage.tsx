import { memo, useEffect, useMemo, useRef } from 'react';
import { selectCursor } from '../../../app/state-selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { layoutOf } from '../../board/layout.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../icons.tsx';
import { HAND, TOUCH, useMedia } from '../../media.ts';
import { useApp, useField } from '../../store.ts';
import { WORDS } from '../../words.ts';
import pageStyles from '../GamePage.module.css';
import { Minimap } from './Minimap.tsx';
import { TableBoard } from './TableBoard.tsx';
import { useZoom } from './useZoom.ts';
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
  const cursor = useApp(selectCursor);
  const isInHand = useMedia(HAND);
  const isTouched = useMedia(TOUCH);
  const room = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const { zoom, come, show, leave } = useZoom(room);
  const isClose = zoom > 1;
  const isMany = layout.columns > MANY;
  useZoomKeys(room, come, leave, STEP);
  const approached = useRef(false);
  // After the action, a board zoomed in by a tap zooms out to show the whole result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    if (approached.current) leave();
    approached.current = false;
  }, [cursor, leave]);
  const approach = useMemo(
    () => (across: number, down: number) => {
      approached.current = true;
      show(across, down, NEAR);
    },
    [show],
  );
  return (
    <>
      <div
        ref={room}
        className={pageStyles.room}
        style={{ '--wide': layout.columns / layout.rows, '--zoom': zoom } as React.CSSProperties}
        data-close={isClose || undefined}
        data-ghost={label === undefined ? undefined : true}
      >
        <div className={pageStyles.fit}>
          <TableBoard game={game} {...(label !== undefined && { label })} spot={spot} onApproach={approach} />
        </div>
      </div>
      {(isMany || (isClose && !isInHand)) && (
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
      )}
    </>
  );
});
