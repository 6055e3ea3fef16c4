import type { ReactNode } from 'react';
import styles from './Board.module.css';
import type { Layout } from './layout.ts';
import type { Shape } from './shapes.ts';

/** Shapes in a drawing: strokes end round, and nothing is filled unless it says so (Board.module.css). */
export const Shapes = ({ shapes }: { readonly shapes: readonly Shape[] }) =>
  shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may run the same way
    <path key={`${shape.d} ${index}`} {...shape} />
  ));

interface Props {
  readonly layout: Layout;
  readonly shapes?: readonly Shape[];
  readonly name?: string;
  readonly children?: ReactNode;
}

/** A drawing over the whole board, in units of a square. */
export const Drawing = ({ layout, shapes = [], name, children }: Props) =>
  (shapes.length > 0 || children) && (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      data-testid={name}
      aria-hidden="true"
    >
      {children}
      <Shapes shapes={shapes} />
    </svg>
  );
