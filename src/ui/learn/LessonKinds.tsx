import { useMemo } from 'react';
import { lessonTable } from '../../app/learning/lesson.ts';
import { selectPickedSquares, selectView } from '../../app/selectors.ts';
import type { AppState } from '../../app/state.ts';
import { viewOf } from '../../app/table/table.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { Lesson } from '../../kernel/learning/lesson.ts';
import { unitsOn } from '../board/units/units.ts';
import { DESK, useMedia } from '../media.ts';
import { KindPicker } from '../pieces/KindPicker.tsx';
import { useApp } from '../store.ts';
import { LEARN } from '../words/learn.ts';

/** The square of the piece picked, or else pointed at. */
const selectSpokenOf = (state: AppState): Square | null => selectPickedSquares(state)[0] ?? state.hovered;

/** The kinds on the lesson's board, in the game's order, and the one that its words name first. */
const kindsOf = (game: Game, lesson: Lesson) => {
  const here = new Set(Object.values(viewOf(lessonTable(game, lesson)).units).map(({ type }) => type));
  const types = Object.keys(game.pieces).filter((type) => here.has(type));
  const words = `${lesson.title} ${lesson.says} ${lesson.asks}`;
  const placeOf = (type: string) => words.indexOf(game.pieces[type]?.name ?? type);
  const named = types.filter((type) => placeOf(type) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return { types, taught: named[0] ?? null };
};

interface Props {
  readonly game: Game;
  readonly lesson: Lesson;
}

/** The cards of a lesson's pieces: at first of the one that it teaches, then of the one pointed at. */
export const LessonKinds = ({ game, lesson }: Props) => {
  const view = useApp(selectView);
  const spoken = useApp(selectSpokenOf);
  const hasRoom = useMedia(DESK);
  const { types, taught } = useMemo(() => kindsOf(game, lesson), [game, lesson]);
  const pointed = view && spoken !== null ? unitsOn(view).get(spoken)?.[0]?.type : undefined;
  return (
    <details open={hasRoom}>
      <summary>{LEARN.piecesHere}</summary>
      <KindPicker game={game} types={types} spoken={pointed ?? taught} />
    </details>
  );
};
