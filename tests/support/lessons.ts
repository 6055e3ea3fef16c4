/** Checks lessons: each can be solved, is hardly solved by accident, and not by its wrong try. */
import { spell } from '../../src/kernel/asking/target.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import {
  type Attempt,
  adviceAt,
  attemptStatus,
  newAttempt,
  playAttempt,
  replyTo,
} from '../../src/kernel/learning/judge.ts';
import type { Lesson } from '../../src/kernel/learning/lesson.ts';
import { type PlayedAction, playSpelled } from '../../src/kernel/record.ts';
import type { Side } from '../../src/kernel/side.ts';

/** Generates all turns of a side, each as its actions up to the other side's turn or the end. */
function* turnsFrom(
  game: Game,
  position: Position,
  side: Side,
  ply = position.ply,
): Generator<readonly PlayedAction[]> {
  for (const { spelling } of game.actions(position)) {
    const played = playSpelled(game, position, spelling);
    invariant(played.ok, 'what is listed can be played');
    const turn = played.value;
    const isOver = turn.position.ply !== ply || turn.position.toMove !== side || game.outcome(turn.position) !== null;
    if (isOver) yield [turn];
    else for (const rest of turnsFrom(game, turn.position, side, ply)) yield [turn, ...rest];
  }
}

/** Returns the attempt after a turn of the learner and the reply to it. */
const playTurn = (attempt: Attempt, turns: readonly PlayedAction[]): Attempt => {
  const { game, lesson, start } = attempt;
  const after: Attempt = { ...attempt, actions: [...attempt.actions, ...turns] };
  const last = turns.at(-1)?.position ?? start;
  const isAnswered =
    last.toMove !== start.toMove && (attemptStatus(after) === 'open' || lesson.goal.kind === 'survives');
  return isAnswered ? { ...after, actions: [...after.actions, ...replyTo(game, lesson, last)] } : after;
};

/** The most first turns that are tried in a lesson. */
const MANY = 200;

export interface Report {
  readonly faults: readonly string[];
  /** The number of first turns tried; `lucky` counts those among them that reach the goal at once. */
  readonly tried: number;
  readonly lucky: number;
}

/** Returns the faults of a lesson, and how many of its first turns reach the goal at once. */
export const examineLesson = (game: Game, lesson: Lesson): Report => {
  const begun = newAttempt(game, lesson);
  if (!begun.ok) return { faults: [begun.error.text], tried: 0, lucky: 0 };
  const start = begun.value;
  const faults: string[] = [];
  if (game.outcome(start.start)) faults.push('it begins with the end of a game');
  if (attemptStatus(start) !== 'open') faults.push('its goal is reached at the start');
  const solved = playAttempt(game, lesson, lesson.solution);
  if (!solved.ok) faults.push(solved.error.text);
  else if (attemptStatus(solved.value) !== 'reached')
    faults.push(
      `its solution does not reach the goal, but names ${solved.value.actions.flatMap(({ tell }) => tell().map(({ rule }) => rule)).join(' ')} ${solved.value.refusal?.rule ?? ''}`,
    );
  if (lesson.goal.kind !== 'refused' && lesson.solution.length !== lesson.within)
    faults.push('its solution has another number of turns');
  const tempted = playAttempt(game, lesson, [lesson.tempts]);
  if (!tempted.ok) faults.push(`its wrong try: ${tempted.error.text}`);
  else if (attemptStatus(tempted.value) === 'reached') faults.push('its wrong try reaches the goal');
  if (faults.length > 0) return { faults, tried: 0, lucky: 0 };
  if (adviceAt(game, lesson, []).picks.length === 0) faults.push('a hint names nothing');
  if (
    solved.ok &&
    adviceAt(
      game,
      lesson,
      solved.value.actions.slice(0, 1).map(({ picks }) => spell(game.board, picks)),
    ).back > 0
  )
    faults.push('a hint leads away from its own solution');
  if (lesson.goal.kind === 'refused' || lesson.goal.kind === 'survives') return { faults, tried: 0, lucky: 0 };
  let tried = 0;
  let lucky = 0;
  for (const turns of turnsFrom(game, start.start, start.start.toMove)) {
    if (tried === MANY) break;
    tried++;
    if (attemptStatus(playTurn(start, turns)) === 'reached') lucky++;
  }
  if (lesson.within > 1 && lucky > 0) faults.push('it can be done in a single turn');
  return { faults, tried, lucky };
};

/**
 * Returns the picks of each action with which the learner solves a lesson; if the goal is a refusal, the refused choice
 * comes last.
 */
export const picksOf = (game: Game, lesson: Lesson): readonly string[] => {
  const solved = playAttempt(game, lesson, lesson.solution);
  if (!solved.ok) throw new Error(solved.error.text);
  const { start, actions } = solved.value;
  const own = actions.filter((_, index) => (actions[index - 1]?.position ?? start).toMove === start.toMove);
  const refused = lesson.goal.kind === 'refused' ? lesson.solution.slice(-1) : [];
  return [...own.map(({ picks }) => spell(game.board, picks)), ...refused];
};
