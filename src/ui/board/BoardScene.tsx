import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { TIMES } from '../../app/playback/playback.ts';
import type { BoardView } from '../../kernel/view.ts';
import { useIsAnimated } from '../media.ts';
import { Board, type BoardProps } from './Board.tsx';
import styles from './Fit.module.css';
import { aspectRatioOf } from './layout.ts';

interface FitProps {
  readonly wide: number;
  /** Whether the board is as wide as its column; else the board is as large as its container allows. */
  readonly column?: boolean;
  readonly children: ReactNode;
}

export const Fit = ({ wide, column = false, children }: FitProps) => (
  <div className={column ? styles.column : styles.fit} style={{ '--wide': wide } as CSSProperties}>
    {column ? <div className={styles.filled}>{children}</div> : children}
  </div>
);

interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  readonly wide: number;
}

export const BoardContainer = ({ wide, children, ...rest }: ContainerProps) => (
  <div className={styles.room} {...rest}>
    <Fit wide={wide}>{children}</Fit>
  </div>
);

interface Props extends Pick<BoardProps, 'game' | 'flipped' | 'crop' | 'highlights'> {
  readonly view: BoardView | undefined;
  readonly column?: boolean;
  readonly edged?: boolean;
}

export const BoardScene = ({ view, column = false, edged = false, ...board }: Props) => {
  const { game, crop } = board;
  const pace = useIsAnimated() ? TIMES.pace : 0;
  return (
    <div inert aria-hidden="true">
      <Fit wide={crop ? crop.columns / crop.rows : aspectRatioOf(game.board)} column={column}>
        {view && <Board {...board} view={view} label={game.title} motion={{ pace }} bare={!edged} />}
      </Fit>
    </div>
  );
};
