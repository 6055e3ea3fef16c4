import { memo, type ReactNode } from 'react';
import { Board } from '../../board/Board.tsx';
import { Drawing } from '../../board/Drawing.tsx';
import type { Layout } from '../../board/layout.ts';
import { comparedLines } from '../../board/lines.ts';
import { DirectionPad } from './DirectionPad.tsx';
import { DrawingTools } from './DrawingTools.tsx';
import { Refused } from './Refused.tsx';
import { type TableProps, useBoardModel, useCompared } from './useBoardModel.ts';

/** The turn played at a turning point, and the better one. */
const Compared = ({ layout }: { readonly layout: Layout }) => {
  const compared = useCompared();
  return compared && <Drawing name="compared" layout={layout} shapes={comparedLines(layout, compared)} />;
};

export const TableBoard = memo(({ children, ...props }: TableProps & { readonly children?: ReactNode }) => {
  const { game, layout } = props;
  const model = useBoardModel(props);
  return (
    model && (
      <DrawingTools layout={layout}>
        {(arrows) => (
          <Board {...model}>
            {children}
            <DirectionPad layout={layout} game={game} />
            <Refused layout={layout} />
            <Compared layout={layout} />
            {arrows}
          </Board>
        )}
      </DrawingTools>
    )
  );
});
