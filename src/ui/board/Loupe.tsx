import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Loupe.module.css';
import type { SquarePlace } from './layout.ts';
import type { Aim } from './useFinger.ts';

/** Half of what it is wide, how large a square is in it, and how far from the finger it stands. */
const RADIUS = 76;
const LARGE = 50;
const AWAY = 34;
const MARGIN = 4;

/** What the board takes from its frame, and its copy must be given. */
const INHERITED = ['--columns', '--rows', '--unit-width', '--unit-height'];

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Above the finger, or beside it where there is no room above. */
const standFor = ({ x, y }: Aim) => {
  const top = y - AWAY - 2 * RADIUS;
  const furthest = window.innerWidth - 2 * RADIUS - MARGIN;
  if (top >= MARGIN) return { top, left: within(x - RADIUS, MARGIN, furthest) };
  return { top: MARGIN, left: within(x > window.innerWidth / 2 ? x - AWAY - 2 * RADIUS : x + AWAY, MARGIN, furthest) };
};

interface Props {
  readonly aim: Aim;
  readonly place: SquarePlace | undefined;
  readonly board: RefObject<HTMLElement | null>;
}

/** What lies under the finger, large: a copy of the board as it is drawn now, with the square that would be picked in its middle. */
export const Loupe = ({ aim, place, board }: Props) => {
  const pane = useRef<HTMLDivElement>(null);
  // At every drawing of the board, so that the ghost of the aimed choice is in it.
  useLayoutEffect(() => {
    const original = board.current;
    const square = original?.querySelector(`[data-square="${aim.square}"]`)?.getBoundingClientRect();
    if (!original || !square || !pane.current) return;
    const frame = original.getBoundingClientRect();
    const scale = LARGE / square.width;
    const [x, y] = [square.left + square.width / 2 - frame.left, square.top + square.height / 2 - frame.top];
    Object.assign(pane.current.style, {
      width: `${frame.width}px`,
      height: `${frame.height}px`,
      transform: `translate(${RADIUS - x * scale}px, ${RADIUS - y * scale}px) scale(${scale})`,
    });
    const look = getComputedStyle(original);
    for (const name of INHERITED) pane.current.style.setProperty(name, look.getPropertyValue(name));
    const copy = original.cloneNode(true) as HTMLElement;
    copy.style.height = '100%';
    pane.current.replaceChildren(copy);
  });
  return createPortal(
    <div className={styles.loupe} style={standFor(aim)} aria-hidden="true" inert data-testid="loupe">
      <div ref={pane} className={styles.pane} data-large="true" />
      <span className={styles.aimed} style={{ width: LARGE, height: LARGE }} />
      <strong className={styles.name}>{place?.name}</strong>
    </div>,
    document.body,
  );
};
