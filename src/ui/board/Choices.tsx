import { memo, useMemo } from 'react';
import type { SquareTone } from '../../app/model/reach.ts';
import type { Square } from '../../kernel/board/board.ts';
import board from './Board.module.css';
import styles from './Choices.module.css';
import type { Layout } from './layout.ts';

/** SVG paths of the tones, on a square of width 1. Tones differ in shape too, for players who see colours alike. */
const SHAPES: Readonly<Record<SquareTone, string>> = {
  plain: 'm.0625 .0625h.875v.875h-.875z',
  move: 'm.37 .5a.13 .13 0 1 0 .26 0a.13 .13 0 1 0 -.26 0z',
  capture: 'm.06 .5a.44 .44 0 1 0 .88 0a.44 .44 0 1 0 -.88 0z',
  special: 'm.5 .3l.2 .2l-.2 .2l-.2 -.2z',
  danger: 'm.5 .15l.375 .675h-.75z',
  refused: 'm.412 .5a.088 .088 0 1 0 .176 0a.088 .088 0 1 0 -.176 0z',
};

/** The SVG path of a choice on an occupied square. Four corners, since a unit hides the middle. */
const CORNERS = 'h.26l-.26 .26zm.74 0h.26v.26zm.26 .74v.26h-.26zm-.74 .26h-.26v-.26z';
const HIDDEN_UNDER_UNITS: ReadonlySet<SquareTone> = new Set(['move', 'special', 'danger']);

interface DrawnChoices {
  readonly tone: SquareTone;
  readonly isNarrow: boolean;
  path: string;
}

type ChoicesData = Omit<Props, 'looking' | 'brackets'>;

const drawTones = ({ tones, taken, fewMoves, layout }: ChoicesData): readonly DrawnChoices[] => {
  const paths = new Map<string, DrawnChoices>();
  for (const [square, tone] of tones) {
    const { x = 0, y = 0 } = layout.places[square] ?? {};
    const shape = HIDDEN_UNDER_UNITS.has(tone) && taken.has(square) ? CORNERS : SHAPES[tone];
    const isNarrow = fewMoves.includes(square);
    const key = `${tone} ${isNarrow}`;
    const known = paths.get(key) ?? { tone, isNarrow, path: '' };
    known.path += `M${x} ${y}${shape}`;
    paths.set(key, known);
  }
  return [...paths.values()];
};

interface Props {
  readonly tones: ReadonlyMap<Square, SquareTone>;
  readonly taken: ReadonlyMap<Square, unknown>;
  /** Squares whose choice would leave the player few moves. */
  readonly fewMoves: readonly Square[];
  readonly layout: Layout;
  readonly looking: boolean;
  readonly brackets: string;
}

/** Draws the choices, one path per tone, so that a pick changes few elements. */
export const Choices = memo(({ tones, taken, fewMoves, layout, looking, brackets }: Props) => {
  const paths = useMemo(() => drawTones({ tones, taken, fewMoves, layout }), [tones, taken, fewMoves, layout]);
  return (
    <svg
      className={`${board.drawing} ${styles.choices}`}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      data-looking={looking || undefined}
      data-brackets={brackets}
      data-screen
      aria-hidden="true"
    >
      {paths.map(({ tone, isNarrow, path }) => (
        <g key={`${tone} ${isNarrow}`} data-choice={tone} data-narrow={isNarrow || undefined}>
          <path className={styles.edge} d={path} />
          <path className={styles.shape} d={path} />
        </g>
      ))}
    </svg>
  );
});
