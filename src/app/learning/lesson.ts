/** A lesson on a table: its standing, the other side's answers, and the next choice. */
import { choiceAt } from '../../kernel/asking/legal.ts';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import { type Square, squareName, squareNamed } from '../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../kernel/board/direction.ts';
import type { Game } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import {
  type Attempt,
  adviceAt,
  attempted,
  type LessonAdvice,
  type LessonStanding,
  replyTo,
  standingOf,
} from '../../kernel/learning/judge.ts';
import type { Course, Lesson } from '../../kernel/learning/lesson.ts';
import { memoizeLatest } from '../../kernel/memoize.ts';
import { recordOf, turnBegan } from '../../kernel/record.ts';
import { other, SIDES, type Side } from '../../kernel/side.ts';
import { tableOf } from '../model/playing.ts';
import { positionAt, positionOf, type Table, viewOf } from '../model/table.ts';
import { loggedAt } from '../narration/log.ts';
import type { Line } from '../narration/narrate.ts';

/** The lesson at its start. */
export const lessonTable = (game: Game, { at }: Lesson): Table => {
  const table = tableOf(game, recordOf(game, 1, {}, at));
  invariant(table.ok, 'a lesson begins with a position of its game');
  return table.value;
};

const attemptOf = (lesson: Lesson, { game, replayed, cursor, refused }: Table): Attempt => ({
  game,
  lesson,
  start: replayed.start,
  turns: replayed.turns.slice(0, cursor),
  refusal: refused?.refusal ?? null,
});

export const standingAt = (lesson: Lesson, table: Table): LessonStanding =>
  standingOf(attemptOf(lesson, table));

/** Does the other side play now? */
export const isAnswering = (table: Table): boolean =>
  positionOf(table).toMove !== table.replayed.start.toMove && viewOf(table).turn.outcome === null;

/** The next action of the other side's answer. */
export const answerAt = (lesson: Lesson, table: Table): readonly Target[] => {
  const from = turnBegan(table.replayed, table.cursor);
  return replyTo(table.game, lesson, positionAt(table, from))[table.cursor - from]?.picks ?? [];
};

/** The place where the learner's last turn began: a wrong try is taken back to it. */
export const lastTurnBegan = (table: Table): number => {
  const learner = table.replayed.start.toMove;
  let at = Math.max(0, table.cursor - 1);
  while (at > 0 && positionAt(table, at).toMove !== learner) at--;
  return turnBegan(table.replayed, at);
};

/** One action back within the learner's turn; from its beginning, the turn before. */
export const oneBack = (table: Table): number => {
  const before = Math.max(0, table.cursor - 1);
  const isOwn = positionAt(table, before).toMove === table.replayed.start.toMove;
  return isOwn ? before : lastTurnBegan(table);
};

/** The log since the learner's last turn began, of these sides' actions. */
const loggedOf = (table: Table, sides: readonly Side[]): readonly Line[] => {
  const from = lastTurnBegan(table);
  const places = Array.from({ length: table.cursor - from }, (_, index) => from + index);
  return places
    .filter((place) => sides.includes(positionAt(table, place).toMove))
    .flatMap((place) => loggedAt(table, place).lines);
};

export const happened = (table: Table): readonly Line[] => loggedOf(table, SIDES);

/** How the game ended against the learner: by the other side's answer, or by itself; empty before that. */
export const refutation = (table: Table): readonly Line[] => {
  const { outcome } = viewOf(table).turn;
  const learner = table.replayed.start.toMove;
  if (!outcome || outcome.winner === learner) return [];
  const answer = loggedOf(table, [other(learner)]);
  return answer.length > 0 ? answer : [outcome];
};

/** The learner's turns that are played. */
export const turnsPlayed = (table: Table): number => {
  const learner = table.replayed.start.toMove;
  const began = Array.from({ length: table.cursor }, (_, index) => positionAt(table, index));
  return began.filter(
    ({ toMove, ply }, index) => toMove === learner && positionAt(table, index + 1).ply !== ply,
  ).length;
};

export const adviceOn = (lesson: Lesson, { game, line, cursor }: Table): LessonAdvice =>
  adviceAt(
    game,
    lesson,
    line.slice(0, cursor).map(({ action }) => action),
  );

export const squaresIn = (picks: readonly Target[]): readonly Square[] =>
  picks.flatMap((pick) => (pick.kind === 'square' ? [pick.square] : []));

/** The names of these picks: squares by their own, pieces and options as the menu has them. */
export const namesOf = (table: Table, picks: readonly Target[]): readonly string[] =>
  picks.map((pick, index) => {
    const { game } = table;
    if (pick.kind === 'square') return squareName(game.board, pick.square);
    if (pick.kind === 'direction') return DIRECTION_NAMES[pick.direction];
    const label = choiceAt(game.menu(positionOf(table)), picks.slice(0, index + 1))?.label;
    if (label !== undefined) return label;
    const type = pick.kind === 'unit' ? viewOf(table).units[pick.unit]?.type : pick.option;
    return game.pieces[type ?? '']?.name ?? String(type);
  });

/** The picks of a lesson's solution, a refused one included; cached, since solving takes a moment. */
const solutionPicks = memoizeLatest((lesson: Lesson, game: Game): readonly Target[] => {
  const solved = attempted(game, lesson, lesson.solution);
  const refused = readPicks(game.board, lesson.goal.kind === 'refused' ? (lesson.solution.at(-1) ?? '') : '');
  return [
    ...(solved.ok ? solved.value.turns.flatMap((turn) => turn.picks) : []),
    ...(refused.ok ? refused.value : []),
  ];
});

export const solutionSquares = (game: Game, lesson: Lesson): readonly Square[] =>
  squaresIn(solutionPicks(lesson, game));

/** The squares that the goal names, and those of the pieces to be captured. */
export const goalSquares = ({ goal }: Lesson, table: Table): readonly Square[] => {
  const { board } = table.game;
  const named = (name: string) => squareNamed(board, name) ?? -1;
  if (goal.kind === 'reaches') return goal.squares.map(named);
  if (goal.kind !== 'captured') return [];
  const { units } = viewOf(table);
  const before = Object.values(table.game.view(table.replayed.start).units);
  return goal.pieces.flatMap((name) => {
    const unit = before.find(({ at }) => at.includes(named(name)));
    const now = unit && units[unit.id];
    return now?.side === unit?.side ? (now?.at ?? []) : [];
  });
};

/** The options that the lessons of a chapter pick, up to this one. */
export const optionsTaught = (game: Game, { chapters }: Course, lesson: Lesson): ReadonlySet<string> => {
  const lessons = chapters.find((chapter) => chapter.lessons.includes(lesson))?.lessons ?? [];
  const picks = lessons.slice(0, lessons.indexOf(lesson) + 1).flatMap((each) => solutionPicks(each, game));
  return new Set(picks.flatMap((pick) => (pick.kind === 'option' ? [pick.option] : [])));
};
