import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { BoardView } from '../../../kernel/view.ts';
import { type BoardState, draggableOn, FINGER_WIDTH, type ScreenPoint, squareUnder } from './input.ts';
import type { Aim } from './Loupe.tsx';

interface Pointer {
  /** The distance in pixels from which a press counts as a slide; larger for fingers, which are less steady. */
  readonly distance: number;
  /** Milliseconds until a press becomes a hold; null for pointers that hover, which point without a hold. */
  readonly hold: number | null;
}

export const MOUSE: Pointer = { distance: 6, hold: null };
export const FINGER: Pointer = { distance: 10, hold: 220 };

interface Press {
  readonly from: Square | null;
  readonly at: ScreenPoint;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  readonly stop: (() => void) | undefined;
  /** Whether the press has become a hold or a drag and so can no longer be a tap. */
  isHeld: boolean;
  /** `view.units` when the hold or drag began. Changed units cancel the press, since the unit may be gone. */
  unitsAtStart: BoardView['units'] | null;
  /** The dragged units; null if the press is no drag. */
  units: readonly UnitId[] | null;
  figures: readonly HTMLElement[];
  aim: Square | null;
}

const isSmall = (board: Element): boolean =>
  (board.querySelector('[data-square]')?.getBoundingClientRect().width ?? FINGER_WIDTH) < FINGER_WIDTH;

const markDragged = (board: Element, units: readonly UnitId[]): readonly HTMLElement[] => {
  const figures = units.flatMap((id) => [...board.querySelectorAll<HTMLElement>(`[data-unit="${id}"]`)]);
  for (const figure of figures) figure.dataset['dragged'] = 'true';
  return figures;
};

const release = (figures: readonly HTMLElement[]): void => {
  for (const figure of figures) {
    figure.style.translate = '';
    // Kept for 60 ms, or else the CSS transition would start at the old square.
    setTimeout(() => delete figure.dataset['dragged'], 60);
  }
};

/** Follows one pointer on a board. A drag picks the unit's square, then the target. */
export class Drag {
  press: Press | null = null;
  readonly #board: Element;
  readonly #pointer: Pointer;
  readonly #now: () => BoardState;
  readonly #showLoupe: (aim: Aim | null) => void;

  constructor(board: Element, pointer: Pointer, now: () => BoardState, showLoupe: (aim: Aim | null) => void) {
    this.#board = board;
    this.#pointer = pointer;
    this.#now = now;
    this.#showLoupe = showLoupe;
  }

  draggableUnits(square: Square | null): readonly UnitId[] {
    const state = this.#now();
    const isOn = this.#pointer.hold === null || state.input.drags;
    return isOn && square !== null ? draggableOn(state, square) : [];
  }

  start(from: Square | null, at: ScreenPoint, stop?: () => void): void {
    const { hold } = this.#pointer;
    this.cancel();
    const timer = hold === null ? undefined : setTimeout(() => this.#startHold(), hold);
    this.press = {
      from,
      at,
      timer,
      stop,
      isHeld: false,
      unitsAtStart: null,
      units: null,
      figures: [],
      aim: null,
    };
  }

  move(to: ScreenPoint): boolean {
    const { press } = this;
    if (!press) return false;
    const [dx, dy] = [to.clientX - press.at.clientX, to.clientY - press.at.clientY];
    const isSlide = Math.hypot(dx, dy) >= this.#pointer.distance;
    if (isSlide && !press.units) this.#startDrag(press);
    for (const figure of press.figures) figure.style.translate = `${dx}px ${dy}px`;
    // The square under a mouse is looked up only at the end, since each look-up forces a layout.
    if (press.isHeld && this.#pointer.hold !== null) this.#aim(press, to);
    else if (isSlide && !press.isHeld) this.cancel();
    return press.isHeld;
  }

  /** Ends a press, and picks the square where a hold or drag ended. A tap is picked by the click event. */
  end(at?: ScreenPoint): void {
    const { press } = this;
    if (press?.isHeld && at) this.#aim(press, at);
    this.cancel();
    if (!press?.isHeld || press.aim === null) return;
    const isBack = press.aim === press.from;
    if (press.units ? !isBack : isBack || isSmall(this.#board)) this.#now().input.pick?.(press.aim);
  }

  cancel(): void {
    const { press } = this;
    if (!press) return;
    this.press = null;
    clearTimeout(press.timer);
    press.stop?.();
    release(press.figures);
    if (this.#pointer.hold === null) return;
    this.#showLoupe(null);
    if (press.isHeld) this.#now().input.point?.(null);
  }

  /** Cancels a hold or drag if units changed since its start. Called after each render, since others may move units. */
  update(): void {
    const { press } = this;
    if (!press?.isHeld) return;
    const { view, picked } = this.#now();
    const isPicked = press.units !== null && picked.some((square) => square === press.from);
    if (isPicked) press.unitsAtStart = null;
    const isValid = press.unitsAtStart
      ? press.unitsAtStart === view.units
      : isPicked && this.draggableUnits(press.from).join() === press.units?.join();
    if (!isValid) this.cancel();
  }

  #startHold(): void {
    const { press } = this;
    if (!press || press.isHeld) return;
    press.isHeld = true;
    press.unitsAtStart = this.#now().view.units;
    this.#aim(press, press.at);
  }

  #startDrag(press: Press): void {
    const { from } = press;
    const units = this.draggableUnits(from);
    if (from === null || units.length === 0) return;
    const { view, picked, input } = this.#now();
    press.unitsAtStart = view.units;
    if (!picked.includes(from)) input.pick?.(from);
    press.units = units;
    press.figures = markDragged(this.#board, units);
    press.isHeld = true;
  }

  #aim(press: Press, at: ScreenPoint): void {
    const square = squareUnder(this.#board, at);
    const isNew = square !== press.aim;
    press.aim = square;
    if (this.#pointer.hold === null) return;
    if (isNew) this.#now().input.point?.(square);
    if (!press.units && !isSmall(this.#board)) return;
    const isFar = this.#board.closest('[data-asked="far"]') !== null;
    this.#showLoupe(square === null ? null : { square, x: at.clientX, y: at.clientY, isFar });
  }
}
