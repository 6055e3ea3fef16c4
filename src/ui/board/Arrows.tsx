import { memo } from 'react';
import type { Arrow } from '../../app/telling/arrows.ts';
import { Drawing, Shapes } from './Drawing.tsx';
import type { Layout } from './layout.ts';
import { drawnArrow } from './lines.ts';

interface Props {
  readonly arrows: readonly Arrow[];
  readonly drawing: Arrow | null;
  readonly layout: Layout;
}

export const Arrows = memo(({ arrows, drawing, layout }: Props) =>
  arrows.length === 0 && !drawing ? null : (
    <Drawing name="arrows" layout={layout}>
      <g opacity=".85">
        <Shapes shapes={arrows.flatMap((arrow) => drawnArrow(layout, arrow))} />
      </g>
      <g opacity=".5">
        <Shapes shapes={drawing ? drawnArrow(layout, drawing) : []} />
      </g>
    </Drawing>
  ),
);
