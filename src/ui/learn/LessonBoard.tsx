import { type SyntheticEvent, useMemo } from 'react';
import { goalSquares, lessonTable, solutionSquares } from '../../app/learning/lesson.ts';
import { type Table, viewOf } from '../../app/model/table.ts';
import { selectPickedSquares, selectView } from '../../app/store/selectors.ts';
import type { AppState } from '../../app/store/state.ts';
import type { Square } from '../../kernel/board/board.ts';
import { circle } from '../../kernel/drawing/shapes.ts';
import type { Game } from '../../kernel/game.ts';
import type { Lesson } from '../../kernel/learning/lesson.ts';
import { Drawing } from '../board/Drawing.tsx';
import { cropWithPieces, isLarge, layoutOf, squareStyle } from '../board/layout.ts';
import { middles } from '../board/lines.ts';
import { line } from '../board/shapes.ts';
import { unitsBySquare } from '../board/units/units.ts';
import { Stage } from '../game/table/Stage.tsx';
import { DESK, useMedia } from '../media.ts';
import { KindPicker } from '../pieces/KindCard.tsx';
import { useApp, useField } from '../store.ts';
import { LEARN, PUZZLES } from '../words/learn.ts';
import styles from './LessonPage.module.css';

interface Props {
  readonly game: Game;
  readonly lesson: Lesson;
}

const RING = { token: 'board-green', width: 0.085, edge: 'board-pale' } as const;

interface BoardProps extends Props {
  readonly isHalted: boolean;
  /** Squares to highlight, since they explain why a puzzle was solved or missed. */
  readonly highlighted: readonly Square[];
}

/** Renders the lesson's board. Input is halted while the other side answers and after the end. */
export const LessonBoard = ({ game, lesson, isHalted, highlighted }: BoardProps) => {
  const flipped = useField('flipped');
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const crop = useMemo(() => {
    const { units } = viewOf(lessonTable(game, lesson));
    const pieces = Object.values(units).flatMap(({ at }) => at);
    return cropWithPieces(layout, solutionSquares(game, lesson), pieces);
  }, [layout, game, lesson]);
  const isMoving = useField('playback') !== null;
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
        label={(lesson.isPuzzle ? PUZZLES : LEARN).yourBoard(lesson.title)}
        crop={isLarge(layout) ? crop : undefined}
      >
        {goals.map((square) => (
          <span key={square} className={styles.star} style={squareStyle(layout, square)} aria-hidden="true">
            ★
          </span>
        ))}
        <Drawing
          name="lit"
          layout={layout}
          shapes={middles(layout, isMoving ? [] : highlighted).flatMap((middle) => line(circle(middle, 0.43), RING))}
        />
      </Stage>
    </div>
  );
};

const selectPointedSquare = (state: AppState): Square | null => selectPickedSquares(state)[0] ?? state.hovered;

/** Returns the kinds of pieces on a lesson's board, and the one taught: the first that the texts name. */
const kindsOf = (game: Game, lesson: Lesson) => {
  const here = new Set(Object.values(viewOf(lessonTable(game, lesson)).units).map(({ type }) => type));
  const types = Object.keys(game.pieces).filter((type) => here.has(type));
  const words = `${lesson.title} ${lesson.says} ${lesson.asks}`;
  const placeOf = (type: string) => words.indexOf(game.pieces[type]?.name ?? type);
  const named = types.filter((type) => placeOf(type) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return { types, taught: named[0] ?? null };
};

export const LessonKinds = ({ game, lesson }: Props) => {
  const view = useApp(selectView);
  const pointedSquare = useApp(selectPointedSquare);
  const hasRoom = useMedia(DESK);
  const { types, taught } = useMemo(() => kindsOf(game, lesson), [game, lesson]);
  const pointed = view && pointedSquare !== null ? unitsBySquare(view).get(pointedSquare)?.[0]?.type : undefined;
  return (
    <details open={hasRoom}>
      <summary>{LEARN.piecesHere}</summary>
      <KindPicker game={game} types={types} pointedType={pointed ?? taught} />
    </details>
  );
};
