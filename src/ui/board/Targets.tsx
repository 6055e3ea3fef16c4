import { memo } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Square } from '../../kernel/board.ts';
import type { BoardView } from '../../kernel/view.ts';
import type { Layout } from './layout.ts';
import styles from './Square.module.css';

interface Props {
  readonly tones: ReadonlyMap<Square, SquareTone>;
  readonly marks: BoardView['marks'];
  readonly layout: Layout;
}

/** Choices on squares whose marks would hide them: drawn above the marks, below the units. */
export const Targets = memo(({ tones, marks, layout }: Props) =>
  [...tones]
    .filter(([square]) => marks[square])
    .map(([square, tone]) => (
      <div
        key={square}
        className={styles.target}
        style={{ '--file': layout.places[square]?.x, '--rank': layout.places[square]?.y } as React.CSSProperties}
        data-tone={tone}
      />
    )),
);
