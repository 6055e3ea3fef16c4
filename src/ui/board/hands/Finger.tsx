/**
 * Touch on the board: a finger that slides from a piece that can be picked drags it, with a loupe; one that
 * slides from any other square at once scrolls. A held finger inspects, and picks the square where it is
 * lifted. On small squares it has a loupe and may slide to another square; on large ones, sliding off the
 * square picks nothing. A pen acts as a mouse: it drags, and never scrolls. While a finger drags, other
 * fingers on the board, perhaps another player's, do nothing; a resting finger hinders no other.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '../../../app/listen.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { BoardView } from '../../../kernel/view.ts';
import type { Layout, SquarePlace } from '../layout.ts';
import { fingersOn } from './follow.ts';
import styles from './Loupe.module.css';
import { type DragHands, lift, putDown, squareAt, squareUnder } from './useDrag.ts';

/** Milliseconds before a touch is a hold, and pixels it may tremble meanwhile. */
const HOLD = 220;
const TREMBLE = 10;
/** Squares narrower than a finger need the loupe; on a large board they cannot be tapped at all. */
const FINGER = 44;

export interface Aim {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  /** Is it the finger of a player at the far side of the table? */
  readonly isFar: boolean;
}

interface FingerHands extends DragHands {
  point(square: Square | null): void;
}

type FingerId = Touch['identifier'] | null | undefined;

interface Press {
  readonly finger: Touch['identifier'];
  readonly from: Square | null;
  /** Is it the only finger on the page? Browsers then make a click of a tap. */
  readonly alone: boolean;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  aim: Aim | null;
  held: boolean;
  /** The elements of the units that it drags; null while it drags none. */
  figures: readonly HTMLElement[] | null;
}

const aimAt = (board: HTMLElement, x: number, y: number): Aim | null => {
  const square = squareUnder(board, { clientX: x, clientY: y });
  return square === null ? null : { square, x, y, isFar: board.closest('[data-asked="far"]') !== null };
};

/** The width of the board's squares on the screen, in pixels. */
const squareWidth = (board: HTMLElement): number =>
  board.querySelector('[data-square]')?.getBoundingClientRect().width ?? FINGER;

export const isTiny = (board: HTMLElement): boolean =>
  board.closest('[data-large]') !== null && squareWidth(board) < FINGER;

/** Is a pen on the board? It acts as a mouse. */
const isPen = (board: HTMLElement): boolean => board.style.touchAction === 'none';

/** Keeps a pen from scrolling. */
const usePen = (board: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    return listen(element, {
      pointerover({ pointerType }) {
        element.style.touchAction = pointerType === 'pen' ? 'none' : '';
      },
      touchmove: (event) => isPen(element) && event.preventDefault(),
    });
  }, [board]);

/** The press of a finger that may become a hold; null of several, but for one that rests. */
const pressOf = (
  board: HTMLElement,
  event: TouchEvent,
  resting: FingerId,
  hold: () => void,
): Press | null => {
  const [first, second] = fingersOn(board, event).filter(({ identifier }) => identifier !== resting);
  if (!first || second || isPen(board) || board.closest('[data-drawing]')) return null;
  return {
    finger: first.identifier,
    from: squareAt(first.target),
    alone: event.touches.length === 1,
    x: first.clientX,
    y: first.clientY,
    timer: setTimeout(hold, HOLD),
    aim: null,
    held: false,
    figures: null,
  };
};

const fingerIn = ({ touches }: TouchEvent, finger: FingerId): Touch | undefined =>
  [...touches].find(({ identifier }) => identifier === finger);

/** Does lifting the finger pick the square it aims at? */
const isChosen = ({ figures, from }: Press, { square }: Aim, isSmall: boolean): boolean =>
  figures ? square !== from : square === from || isSmall;

/** Picks the square that the lifted finger chose; a tap is a click. */
const choose = (press: Press, board: HTMLElement, hands: DragHands): void => {
  const { held, from, aim } = press;
  if (!held) board.querySelector<HTMLElement>(`[data-square="${from}"]`)?.click();
  else if (aim && isChosen(press, aim, squareWidth(board) < FINGER)) hands.pick(aim.square);
};

const graspable = ({ from }: Press, hands: DragHands): readonly number[] =>
  from === null ? [] : hands.movable(from);

/** Begins to drag what stands where the finger was set down, if that can be dragged. */
const grasp = (press: Press, frame: HTMLElement | null, hands: DragHands): void => {
  const { from } = press;
  const units = graspable(press, hands);
  if (from === null || units.length === 0 || !frame) return;
  clearTimeout(press.timer);
  if (!hands.isPicked(from)) hands.pick(from);
  press.figures = lift(frame, units);
  press.held = true;
};

/** Moves what a press drags with its finger; is it a slide, not a tremble? */
const slide = (
  press: Press,
  { clientX, clientY }: Touch,
  frame: HTMLElement | null,
  hands: DragHands,
): boolean => {
  const [dx, dy] = [clientX - press.x, clientY - press.y];
  const isSlide = Math.hypot(dx, dy) > TREMBLE;
  if (isSlide && !press.figures) grasp(press, frame, hands);
  for (const figure of press.figures ?? []) figure.style.translate = `${dx}px ${dy}px`;
  return isSlide;
};

const release = ({ timer, figures, held }: Press, hands: FingerHands): void => {
  clearTimeout(timer);
  putDown(figures ?? []);
  if (held) hands.point(null);
};

/** A finger's listeners on a board, and the function that gives it up; the loupe is shown on small squares. */
const fingerOn = (
  board: HTMLElement,
  frame: HTMLElement | null,
  hands: FingerHands,
  showLoupe: (aim: Aim | null) => void,
) => {
  let touch: Press | null = null;
  let resting: FingerId = null;
  const aimTo = (x: number, y: number) => {
    const next = aimAt(board, x, y);
    if (!touch) return;
    if (next?.square !== touch.aim?.square) hands.point(next?.square ?? null);
    touch.aim = next;
    if (touch.figures || squareWidth(board) < FINGER) showLoupe(next);
  };
  const hold = () => {
    if (!touch) return;
    touch.held = true;
    aimTo(touch.x, touch.y);
  };
  const end = () => {
    if (touch) release(touch, hands);
    touch = null;
    showLoupe(null);
  };
  const listeners = {
    touchstart(event: TouchEvent) {
      if (touch?.figures) return;
      if (touch?.held) resting = touch.finger;
      end();
      touch = pressOf(board, event, resting, hold);
      if (resting !== null && touch && graspable(touch, hands).length > 0) event.stopPropagation(); // No zoom.
    },
    touchmove(event: TouchEvent) {
      const finger = fingerIn(event, touch?.finger);
      if (!touch || !finger) return;
      const isSlide = slide(touch, finger, frame, hands);
      if (touch.held) {
        event.preventDefault();
        aimTo(finger.clientX, finger.clientY);
      } else if (isSlide) end();
    },
    touchend(event: TouchEvent) {
      if (!fingerIn(event, resting)) resting = null;
      if (touch && fingerIn(event, touch.finger)) return event.preventDefault(); // No click follows.
      const lifted = touch;
      end();
      if (!lifted || (!lifted.held && lifted.alone && event.touches.length === 0)) return;
      event.preventDefault(); // No click follows.
      choose(lifted, board, hands);
    },
    touchcancel() {
      resting = null;
      end();
    },
    contextmenu: (event: Event) => touch?.held && event.preventDefault(),
  };
  return { end, listeners };
};

const useFinger = (
  board: RefObject<HTMLElement | null>,
  units: BoardView['units'],
  frame: FingerProps['board'],
  hands: FingerHands,
): Aim | null => {
  const [aim, setAim] = useState<Aim | null>(null);
  const now = useEffectEvent(() => hands);
  const give = useRef(() => {});
  // Lifting the finger picks nothing if units have moved meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they do
  useEffect(() => () => give.current(), [units]);
  useEffect(() => {
    if (!board.current) return;
    const latest: FingerHands = {
      point: (square) => now().point(square),
      pick: (square) => now().pick(square),
      isPicked: (square) => now().isPicked(square),
      movable: (square) => now().movable(square),
    };
    const { end, listeners } = fingerOn(board.current, frame.current, latest, setAim);
    give.current = end;
    const unlisten = listen(board.current, listeners);
    return () => {
      end();
      unlisten();
    };
  }, [board, frame]);
  return aim;
};

/** The loupe's radius, the least size of a square in it, and its distance from the finger. */
const RADIUS = 76;
const LARGE = 50;
const AWAY = 34;
const MARGIN = 4;

/** Variables of the board that its copy in the loupe needs. */
const INHERITED = ['--columns', '--rows', '--unit-width', '--unit-height'];

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The loupe's place: above the finger, for a player at the far side below it and turned; else beside it. */
const standFor = ({ x, y, isFar }: Aim) => {
  const top = isFar ? y + AWAY : y - AWAY - 2 * RADIUS;
  const furthest = window.innerWidth - 2 * RADIUS - MARGIN;
  const lowest = window.innerHeight - 2 * RADIUS - MARGIN;
  const rotate = isFar ? '180deg' : undefined;
  if (top === within(top, MARGIN, lowest)) return { top, left: within(x - RADIUS, MARGIN, furthest), rotate };
  return {
    top: within(top, MARGIN, lowest),
    rotate,
    left: within(x > window.innerWidth / 2 ? x - AWAY - 2 * RADIUS : x + AWAY, MARGIN, furthest),
  };
};

interface Props {
  readonly aim: Aim;
  readonly place: SquarePlace | undefined;
  readonly board: RefObject<HTMLElement | null>;
}

/** A magnified copy of the board under the finger, with the square that would be picked in the middle. */
const Loupe = ({ aim, place, board }: Props) => {
  const pane = useRef<HTMLDivElement>(null);
  // At every draw, so that the copy contains the ghost of the aimed choice.
  useLayoutEffect(() => {
    const original = board.current;
    const square = original?.querySelector(`[data-square="${aim.square}"]`)?.getBoundingClientRect();
    if (!original || !square || !pane.current) return;
    const frame = original.getBoundingClientRect();
    const scale = Math.max(1, LARGE / square.width);
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
    // The card beside the square is left out of the copy.
    pane.current.replaceChildren(copy);
  });
  return createPortal(
    <div className={styles.loupe} style={standFor(aim)} aria-hidden="true" inert data-testid="loupe">
      <div ref={pane} className={styles.pane} data-large="true" />
      <span className={styles.aimed} />
      <strong className={styles.name}>{place?.name}</strong>
    </div>,
    document.body,
  );
};

interface FingerProps extends FingerHands {
  readonly grid: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
  readonly layout: Layout;
  readonly units: BoardView['units'];
}

/** A finger on the board and its loupe: apart from the board, which a tremble need not redraw. */
export const Finger = ({ grid, board, layout, units, ...hands }: FingerProps) => {
  usePen(grid);
  const aim = useFinger(grid, units, board, hands);
  return aim && <Loupe aim={aim} place={layout.places[aim.square]} board={board} />;
};
