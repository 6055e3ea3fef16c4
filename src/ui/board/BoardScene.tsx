import { TIMES } from '../../app/playback/durations.ts';
import type { BoardView } from '../../kernel/view.ts';
import { useMoving } from '../media.ts';
import { Board, type BoardProps } from './Board.tsx';
import { Fit } from './Fit.tsx';
import { shapeOf } from './layout.ts';

interface Props extends Pick<BoardProps, 'game' | 'flipped' | 'crop' | 'highlights'> {
  /** Without one, its place is empty. */
  readonly view: BoardView | undefined;
  /** Is it as wide as its column? Otherwise its room must have a size. */
  readonly column?: boolean;
  /** Has it coordinates, by the settings? */
  readonly edged?: boolean;
}

/** A board that only shows a view: it takes no input, and screen readers skip it. */
export const BoardScene = ({ view, column = false, edged = false, ...board }: Props) => {
  const { game, crop } = board;
  const pace = useMoving() ? TIMES.pace : 0;
  return (
    <div inert aria-hidden="true">
      <Fit wide={crop ? crop.columns / crop.rows : shapeOf(game.board)} column={column}>
        {view && <Board {...board} view={view} label={game.title} motion={{ pace }} bare={!edged} />}
      </Fit>
    </div>
  );
};
