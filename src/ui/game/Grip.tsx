import { useRef } from 'react';
import { follow } from '../board/hands/follow.ts';
import { WORDS } from '../words.ts';
import styles from './Panel.module.css';

const HEIGHTS = ['low', 'half', 'full'] as const;
export type Height = (typeof HEIGHTS)[number];

/** Pixels before a press becomes a drag. */
const SLACK = 10;

interface Props {
  readonly height: Height;
  onHeight(height: Height): void;
}

/** The grip of the sheet: a press takes the next height, a drag the nearest one in its direction. */
export const Grip = ({ height, onHeight }: Props) => {
  const dragged = useRef(false);
  const at = HEIGHTS.indexOf(height);
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={WORDS.sheet}
      onPointerDown={({ pointerId, clientY }) => {
        dragged.current = false;
        follow(pointerId, {
          abandon() {
            dragged.current = true;
          },
          drop(end) {
            const rise = clientY - end.clientY;
            if (Math.abs(rise) < SLACK) return;
            dragged.current = true;
            const third = Math.floor(3 * (1 - end.clientY / window.innerHeight));
            const wanted = rise > 0 ? Math.max(third, at + 1) : Math.min(third, at - 1);
            onHeight(HEIGHTS[Math.max(0, Math.min(wanted, HEIGHTS.length - 1))] ?? height);
          },
        });
      }}
      // A click by keyboard has detail 0.
      onClick={({ detail }) =>
        (detail === 0 || !dragged.current) && onHeight(HEIGHTS[(at + 1) % HEIGHTS.length] ?? 'low')
      }
    >
      <span />
    </button>
  );
};
