import { memo, type ReactNode, useMemo } from 'react';
import { besideOf, selectOffers } from '../../../app/store/answers.ts';
import type { Game } from '../../../kernel/game.ts';
import { Board } from '../../board/Board.tsx';
import { Drawing } from '../../board/Drawing.tsx';
import { type Layout, layoutOf } from '../../board/layout.ts';
import { comparedLines } from '../../board/lines.ts';
import { useApp, useField } from '../../store.ts';
import { DirectionPad } from './DirectionPad.tsx';
import { DrawingTools } from './DrawingTools.tsx';
import { Refused } from './Refused.tsx';
import { type TableProps, useBoardModel } from './useBoardModel.ts';
import { useCompared } from './useCompared.ts';

const Directions = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const { directions } = useApp(selectOffers);
  const square = useApp(({ table }) => (table ? besideOf(table) : undefined));
  if (square === undefined || directions.length === 0) return null;
  return <DirectionPad choices={directions} square={square} layout={layout} game={game} />;
};

/** Of a turning point the turn that was played, and the better one. */
const Compared = ({ layout }: { readonly layout: Layout }) => {
  const compared = useCompared();
  return compared && <Drawing name="compared" layout={layout} shapes={comparedLines(layout, compared)} />;
};

/** The board of the table, with what stands on its squares. */
export const TableBoard = memo(({ children, ...props }: TableProps & { readonly children?: ReactNode }) => {
  const { game } = props;
  const flipped = useField('flipped');
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const model = useBoardModel(layout, props);
  return (
    model && (
      <DrawingTools layout={layout}>
        {(arrows) => (
          <Board {...model}>
            {children}
            <Directions layout={layout} game={game} />
            <Refused layout={layout} />
            <Compared layout={layout} />
            {arrows}
          </Board>
        )}
      </DrawingTools>
    )
  );
});
