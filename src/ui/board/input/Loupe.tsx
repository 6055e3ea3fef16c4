import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Square } from '../../../kernel/board/board.ts';
import type { SquarePlace } from '../layout.ts';
import styles from './Loupe.module.css';

export interface Aim {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  /** Whether the finger's player sits at the far side of the table, so that the loupe is turned for that player. */
  readonly isFar: boolean;
}

/** The loupe's radius in pixels. */
const RADIUS = 76;
const MIN_SQUARE = 50;
const DISTANCE = 34;
const MARGIN = 4;

/** CSS variables that the copy in the loupe inherits, since the copy is outside the board. */
const INHERITED = ['--columns', '--rows', '--unit-width', '--unit-height'];

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Returns the style that places the loupe above the finger, or beside the finger if the space above is too small. */
const loupeStyle = ({ x, y, isFar }: Aim) => {
  const top = isFar ? y + DISTANCE : y - DISTANCE - 2 * RADIUS;
  const furthest = window.innerWidth - 2 * RADIUS - MARGIN;
  const lowest = window.innerHeight - 2 * RADIUS - MARGIN;
  const rotate = isFar ? '180deg' : undefined;
  if (top === clamp(top, MARGIN, lowest)) return { top, left: clamp(x - RADIUS, MARGIN, furthest), rotate };
  return {
    top: clamp(top, MARGIN, lowest),
    rotate,
    left: clamp(x > window.innerWidth / 2 ? x - DISTANCE - 2 * RADIUS : x + DISTANCE, MARGIN, furthest),
  };
};

interface Props {
  readonly aim: Aim;
  readonly place: SquarePlace | undefined;
  readonly board: RefObject<HTMLElement | null>;
}

export const Loupe = ({ aim, place, board }: Props) => {
  const pane = useRef<HTMLDivElement>(null);
  // Runs at every render, so that the copy contains the ghost of the aimed choice.
  useLayoutEffect(() => {
    const original = board.current;
    const square = original?.querySelector(`[data-square="${aim.square}"]`)?.getBoundingClientRect();
    if (!original || !square || !pane.current) return;
    const frame = original.getBoundingClientRect();
    const scale = Math.max(1, MIN_SQUARE / square.width);
    const [x, y] = [square.left + square.width / 2 - frame.left, square.top + square.height / 2 - frame.top];
    Object.assign(pane.current.style, {
      width: `${frame.width}px`,
      height: `${frame.height}px`,
      transform: `translate(${RADIUS - x * scale}px, ${RADIUS - y * scale}px) scale(${scale})`,
    });
    pane.current.parentElement?.style.setProperty('--aimed', `${square.width * scale}px`);
    const look = getComputedStyle(original);
    for (const name of INHERITED) pane.current.style.setProperty(name, look.getPropertyValue(name));
    const copy = original.cloneNode(true) as HTMLElement;
    copy.style.height = '100%';
    pane.current.replaceChildren(copy);
  });
  return createPortal(
    <div className={styles.loupe} style={loupeStyle(aim)} aria-hidden="true" inert data-testid="loupe">
      <div ref={pane} className={styles.pane} data-large="true" />
      <span className={styles.aimed} />
      <strong className={styles.name}>{place?.name}</strong>
    </div>,
    document.body,
  );
};
