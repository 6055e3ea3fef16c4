/** What passes between a board and those who press, point and type on it. */
import type { SquareTone } from '../../../app/model/reach.ts';
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { BoardView } from '../../../kernel/view.ts';
import { unitsOn } from '../units/units.ts';

type Tones = ReadonlyMap<Square, SquareTone>;

export interface BoardInput {
  /** A click, a tap, a key, or either end of a drag. */
  pick?(square: Square): void;
  /** The square that is pointed at, held or focused; null: none. */
  point?(square: Square | null): void;
  /** A finger touched this square; it may become a tap. */
  press?(square: Square): void;
  /** A tap on a square too small to hit, whose box this is: zoom in on it. */
  approach?(square: DOMRect): void;
  /** Does a press on this square begin anew, with what stands there? */
  begins?(square: Square): boolean;
  /** What keys can pick, on a board that words beside it tell of. */
  tones?(): Tones;
  /** Is a key meant for an answer beside the board? It goes before the board's own keys. */
  isAnswer?(event: KeyboardEvent): boolean;
  /** Does a finger drag pieces? A mouse and a pen do always. */
  readonly drags?: boolean;
}

export interface BoardState {
  readonly view: BoardView;
  readonly tones: Tones;
  readonly picked: readonly Square[];
  readonly input: BoardInput;
}

/** Pixels: a square narrower than a finger needs the loupe; on a large board it cannot be tapped at all. */
export const FINGER_WIDTH = 44;

export const isDraggable = (tone: SquareTone | undefined, isPicked: boolean): boolean =>
  tone === 'plain' || isPicked;

export const draggedFrom = (
  { view, tones, picked, input }: BoardState,
  square: Square,
): readonly UnitId[] => {
  const tone = input.begins?.(square) ? 'plain' : tones.get(square);
  return isDraggable(tone, picked.includes(square))
    ? (unitsOn(view).get(square) ?? []).map(({ id }) => id)
    : [];
};

export const squareAt = (target: EventTarget | null): Square | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return element ? Number(element.dataset['square']) : null;
};

export interface ScreenPoint {
  readonly clientX: number;
  readonly clientY: number;
}

export const squareUnder = (board: Element, { clientX, clientY }: ScreenPoint): Square | null => {
  const element = document.elementFromPoint(clientX, clientY);
  return board.contains(element) ? squareAt(element) : null;
};
