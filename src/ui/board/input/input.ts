import type { SquareTone } from '../../../app/model/reach.ts';
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { BoardView } from '../../../kernel/view.ts';
import { unitsBySquare } from '../units/units.ts';

type Tones = ReadonlyMap<Square, SquareTone>;

export interface BoardInput {
  /** Called with the square picked by a click, a tap, a key or either end of a drag. */
  pick?(square: Square): void;
  point?(square: Square | null): void;
  /** Called as soon as a finger touches a square, before it is known whether this is a tap. */
  touch?(square: Square): void;
  /** Called instead of `pick` with the box of a tapped square that is too small for a finger. */
  zoomTo?(square: DOMRect): void;
  startsAction?(square: Square): boolean;
  /** Returns the tones of the current choices, even before the board shows them. The call may search for actions. */
  tones?(): Tones;
  /** Whether a key belongs to an answer beside the board. The board then ignores the key. */
  isAnswerKey?(event: KeyboardEvent): boolean;
  /** Whether fingers may drag pieces. Mouse and pen always may, since they never scroll by dragging. */
  readonly drags?: boolean;
}

export interface BoardState {
  readonly view: BoardView;
  readonly tones: Tones;
  readonly picked: readonly Square[];
  readonly input: BoardInput;
}

/** The least width in pixels of a square that fingers can hit. Narrower squares need the loupe or a zoom. */
export const FINGER_WIDTH = 44;

export const isDraggable = (tone: SquareTone | undefined, isPicked: boolean): boolean => tone === 'plain' || isPicked;

export const draggableOn = ({ view, tones, picked, input }: BoardState, square: Square): readonly UnitId[] => {
  const isPicked = picked.includes(square) || input.startsAction?.(square) === true;
  // Asks only while the board shows no choices yet, since asking may take a search.
  const known = isPicked || tones.size > 0 ? tones : (input.tones?.() ?? tones);
  return isDraggable(known.get(square), isPicked) ? (unitsBySquare(view).get(square) ?? []).map(({ id }) => id) : [];
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
