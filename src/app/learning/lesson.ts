import { choiceAt } from '../../kernel/asking/legal.ts';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import { type Square, squareName, squareNamed } from '../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../kernel/board/direction.ts';
import type { Game } from '../../kernel/game.ts';
import {
  adviceAt,
  attemptStatus,
  type LessonAdvice,
  type LessonStatus,
  playAttempt,
  replyTo,
} from '../../kernel/learning/judge.ts';
import type { Course, Lesson } from '../../kernel/learning/lesson.ts';
import { memoizeLatest } from '../../kernel/memoize.ts';
import { recordOf, turnStartIndex } from '../../kernel/record.ts';
import { unwrap } from '../../kernel/result.ts';
import { unitsOn } from '../../kernel/view.ts';
import { tableOfRecord } from '../model/playing.ts';
import { positionAt, positionOf, type Table, viewOf } from '../model/table.ts';
import type { NarratedLine } from '../narration/facts.ts';
import { loggedAt, placesBetween } from '../narration/log.ts';

export const lessonTable = (game: Game, { at }: Lesson): Table =>
  unwrap(tableOfRecord(game, recordOf(game, 1, {}, at)));

export const lessonStatusAt = (lesson: Lesson, { game, replayed, cursor, refused }: Table): LessonStatus => {
  const { start, actions } = replayed;
  const refusal = refused?.refusal ?? null;
  return attemptStatus({ game, lesson, start, actions: actions.slice(0, cursor), refusal });
};

const isLearnersTurn = (table: Table, place: number): boolean =>
  positionAt(table, place).toMove === table.replayed.start.toMove;

export const isReplyDue = (table: Table): boolean =>
  !isLearnersTurn(table, table.cursor) && viewOf(table).turn.outcome === null;

export const replyAt = (lesson: Lesson, table: Table): readonly Target[] => {
  const from = turnStartIndex(table.replayed, table.cursor);
  return replyTo(table.game, lesson, positionAt(table, from))[table.cursor - from]?.picks ?? [];
};

/** The cursor at the start of the learner's last turn, to which a wrong try is taken back. */
export const lastTurnStart = (table: Table): number => {
  let at = Math.max(0, table.cursor - 1);
  while (at > 0 && !isLearnersTurn(table, at)) at--;
  return turnStartIndex(table.replayed, at);
};

/** The cursor one action back, but never in the other side's turn, in which the learner cannot act. */
export const cursorForBack = (table: Table): number => {
  const before = Math.max(0, table.cursor - 1);
  return isLearnersTurn(table, before) ? before : lastTurnStart(table);
};

export const lastTurnNarration = (table: Table): readonly NarratedLine[] =>
  placesBetween(lastTurnStart(table), table.cursor).flatMap((place) => loggedAt(table, place).lines);

export const turnsPlayed = (table: Table): number => {
  const endsTurn = (place: number) => positionAt(table, place).ply !== positionAt(table, place + 1).ply;
  return placesBetween(0, table.cursor).filter((place) => isLearnersTurn(table, place) && endsTurn(place)).length;
};

export const adviceOn = (lesson: Lesson, { game, line, cursor }: Table): LessonAdvice => {
  const played = line.slice(0, cursor).map(({ action }) => action);
  return adviceAt(game, lesson, played);
};

export const pickedSquares = (picks: readonly Target[]): readonly Square[] =>
  picks.flatMap((pick) => (pick.kind === 'square' ? [pick.square] : []));

/** Names each pick by its square, direction, menu label or piece. */
export const pickNames = (table: Table, picks: readonly Target[]): readonly string[] =>
  picks.map((pick, index) => {
    const { game } = table;
    if (pick.kind === 'square') return squareName(game.board, pick.square);
    if (pick.kind === 'direction') return DIRECTION_NAMES[pick.direction];
    const label = choiceAt(game.menu(positionOf(table)), picks.slice(0, index + 1))?.label;
    if (label !== undefined) return label;
    const type = pick.kind === 'unit' ? viewOf(table).units[pick.unit]?.type : pick.option;
    return game.pieces[type ?? '']?.name ?? String(type);
  });

/** The picks of a lesson's solution. Cached, since replaying is slow. */
const solutionPicks = memoizeLatest((lesson: Lesson, game: Game): readonly Target[] => {
  const solved = playAttempt(game, lesson, lesson.solution);
  const refused = readPicks(game.board, lesson.goal.kind === 'refused' ? (lesson.solution.at(-1) ?? '') : '');
  return [
    ...(solved.ok ? solved.value.actions.flatMap((turn) => turn.picks) : []),
    ...(refused.ok ? refused.value : []),
  ];
});

export const solutionSquares = (game: Game, lesson: Lesson): readonly Square[] =>
  pickedSquares(solutionPicks(lesson, game));

/** The squares to reach, or the squares of the pieces to capture. */
export const goalSquares = ({ goal }: Lesson, table: Table): readonly Square[] => {
  const { game, replayed } = table;
  const named = (name: string) => squareNamed(game.board, name) ?? -1;
  if (goal.kind === 'reaches') return goal.squares.map(named);
  if (goal.kind !== 'captured') return [];
  const { units } = viewOf(table);
  return goal.pieces.flatMap((name) => {
    const [unit] = unitsOn(game.view(replayed.start), named(name));
    const now = unit && units[unit.id];
    return now?.side === unit?.side ? (now?.at ?? []) : [];
  });
};

export const optionsTaught = (game: Game, { chapters }: Course, lesson: Lesson): ReadonlySet<string> => {
  const lessons = chapters.find((chapter) => chapter.lessons.includes(lesson))?.lessons ?? [];
  const picks = lessons.slice(0, lessons.indexOf(lesson) + 1).flatMap((each) => solutionPicks(each, game));
  return new Set(picks.flatMap((pick) => (pick.kind === 'option' ? [pick.option] : [])));
};
