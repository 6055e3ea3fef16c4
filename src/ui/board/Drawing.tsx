import type { ReactNode } from 'react';
import type { Shape } from '../../kernel/drawing/shapes.ts';
import styles from './Board.module.css';
import type { Layout } from './layout.ts';

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
