import { type SyntheticEvent, useMemo } from 'react';
import { goalSquares, lessonTable, solutionSquares } from '../../app/learning/lesson.ts';
import { type Table, viewOf } from '../../app/table/table.ts';
import type { Game } from '../../kernel/game.ts';
import type { Lesson } from '../../kernel/learning/lesson.ts';
import { cropTogether, isLarge, layoutOf, placeOn } from '../board/layout.ts';
import { Stage } from '../game/table/Stage.tsx';
import { useField } from '../store.ts';
import { LEARN } from '../words/learn.ts';
import { PUZZLES } from '../words/puzzles.ts';
import styles from './LessonPage.module.css';

interface Props {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly isHalted: boolean;
}

/** The lesson's board; for display only while the other side answers, and when the lesson is over. */
export const LessonBoard = ({ game, lesson, isHalted }: Props) => {
  const flipped = useField('flipped');
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const crop = useMemo(() => {
    const { units } = viewOf(lessonTable(game, lesson));
    return cropTogether(
      layout,
      solutionSquares(game, lesson),
      Object.values(units).flatMap(({ at }) => at),
    );
  }, [layout, game, lesson]);
  const goals = goalSquares(lesson, useField('table') as Table);
  const halt = (event: SyntheticEvent) => {
    if (isHalted) event.stopPropagation();
  };
  return (
    <div
      className={styles.table}
      data-halted={isHalted || undefined}
      onClickCapture={halt}
      onPointerDownCapture={halt}
      onKeyDownCapture={(event) => ['Enter', ' '].includes(event.key) && halt(event)}
    >
      <Stage
        game={game}
        label={(lesson.isOnly ? PUZZLES : LEARN).yourBoard(lesson.title)}
        crop={isLarge(layout) ? crop : undefined}
      >
        {goals.map((square) => (
          <span key={square} className={styles.star} style={placeOn(layout, square)} aria-hidden="true">
            ★
          </span>
        ))}
      </Stage>
    </div>
  );
};
