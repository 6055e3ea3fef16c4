/**
 * Judges lessons: the standing of an attempt, the other side's answers, and the next choice on the way to the
 * goal.
 */
import type { Menu, Refusal } from '../asking/menu.ts';
import { spell, type Target, type UnitId } from '../asking/target.ts';
import { squareNamed } from '../board/board.ts';
import { seeded } from '../chance.ts';
import { change } from '../changed.ts';
import type { Game, Position } from '../game.ts';
import { invariant } from '../invariant.ts';
import { memoizeLatest } from '../memoize.ts';
import { playFirst, playText, positionBefore, type Turned, turnOf } from '../record.ts';
import { ok, type Problem, problem, type Result } from '../result.ts';
import type { Side } from '../side.ts';
import { type BoardView, unitsOn } from '../view.ts';
import { isShown, refusedAt } from './demo.ts';
import { type Goal, type Lesson, startOfLesson } from './lesson.ts';
import type { RuleId } from './rulebook.ts';

/** The standing of a lesson: `missed` by a forbidden event, by a loss, or after the last turn. */
export type LessonStanding = 'open' | 'reached' | 'missed';

/** A lesson as it has been played so far. */
export interface Attempt {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly start: Position;
  readonly turns: readonly Turned[];
  /** The refusal of the last choice. */
  readonly refusal: Refusal | null;
}

/** The piece that stands on a square at the start. */
const pieceOn = (game: Game, view: BoardView, name: string): UnitId => {
  const at = squareNamed(game.board, name);
  const [unit] = at === null ? [] : unitsOn(view, at);
  invariant(unit, `the lesson begins with a piece on ${name}`);
  return unit.id;
};

/** The game after a turn, or at its start. */
interface Moment {
  readonly last: Turned | null;
  readonly position: Position;
  /** The position at the beginning of its turn. */
  readonly began: Position;
  /** The learner's turns that are over. */
  readonly spent: number;
  /** Do all turns of the learner's lead where those of the solution do, so far? */
  readonly isLed: boolean;
  /** Are the lesson's turns over, and answered? */
  readonly isOver: boolean;
}

const isMet = (
  { game, start, refusal }: Attempt,
  goal: Goal,
  { last, position, began, isLed, isOver }: Moment,
): boolean => {
  const before = game.view(start);
  const { units } = game.view(position);
  const stands = (name: string) => units[pieceOn(game, before, name)];
  const isThere = (name: string) => stands(name)?.side === before.units[pieceOn(game, before, name)]?.side;
  switch (goal.kind) {
    case 'happens':
      return last?.tell().some(({ rule }) => rule === goal.rule) ?? false;
    case 'captured':
      return goal.pieces.every((name) => !isThere(name));
    case 'reaches':
      return goal.squares.some((name) =>
        stands(goal.piece)?.at.includes(squareNamed(game.board, name) ?? -1),
      );
    case 'becomes':
      return stands(goal.piece)?.type === goal.type;
    case 'survives':
      return isOver && isThere(goal.piece);
    case 'captures':
      return foesOn(game, began, start.toMove) - foesOn(game, position, start.toMove) >= goal.count;
    case 'led':
      return isOver && isLed;
    case 'won':
      return game.outcome(position)?.winner === start.toMove;
    case 'shown':
      return isShown(game, position, goal.rule, goal.where);
    case 'refused':
      return refusal?.rule === goal.rule;
  }
};

/** The pieces of the other side. */
export const foesOn = (game: Game, position: Position, side: Side): number =>
  Object.values(game.view(position).units).filter((unit) => unit.side !== side).length;

/** Is the other side's answer to the last turn played before the goal is judged? */
export const awaitsAnswer = ({ goal: { kind } }: Lesson): boolean => kind === 'survives' || kind === 'led';

/** A position as text, whatever its dice bring: they are stirred by how its turns are spelled. */
export const textOf = (game: Game, position: Position): string =>
  game.write(position.rng ? change(position, { rng: seeded(0) }) : position);

/** The positions in which the learner's turns of the solution end, as texts. */
const solutionEnds = memoizeLatest((lesson: Lesson, game: Game): readonly string[] => {
  const start = startOfLesson(game, lesson);
  invariant(start.ok, 'a lesson begins with a position of its game');
  let position = start.value;
  return lesson.solution.map((text, index) => {
    const isAnswered = index < lesson.solution.length - 1;
    const turns = playText(game, position, text);
    invariant(turns.ok, 'a solution can be played');
    const end = turns.value.at(-1)?.position ?? position;
    position = (isAnswered && replyTo(game, lesson, end).at(-1)?.position) || end;
    return textOf(game, end);
  });
});

/** The moments of an attempt: its start, and the end of each action. */
const momentsOf = ({ game, lesson, start, turns }: Attempt): readonly Moment[] => {
  const learner = start.toMove;
  const ends = lesson.isOnly ? solutionEnds(lesson, game) : [];
  let [before, began, spent, isLed] = [start, start, 0, true];
  return [null, ...turns].map((last) => {
    const position = last?.position ?? start;
    if (before.ply !== began.ply) began = before;
    const isTurned = before.toMove === learner && position.ply !== before.ply;
    if (isTurned) {
      isLed &&= !lesson.isOnly || ends[spent] === textOf(game, position);
      spent++;
    }
    before = position;
    const isOver = spent >= lesson.within && (position.toMove === learner || game.outcome(position) !== null);
    return { last, position, began, spent, isLed, isOver };
  });
};

/** Is the goal an end by this clause, with either winner? */
const isGoal = (goal: Goal, rule: RuleId): boolean => goal.kind === 'happens' && goal.rule === rule;

/** Judges an attempt, turn by turn. */
export const standingOf = (attempt: Attempt): LessonStanding => {
  const { game, lesson, start } = attempt;
  const learner = start.toMove;
  for (const moment of momentsOf(attempt)) {
    if (lesson.never?.some((each) => isMet(attempt, each, moment))) return 'missed';
    const outcome = game.outcome(moment.position);
    if (outcome && outcome.winner !== learner && !isGoal(lesson.goal, outcome.rule)) return 'missed';
    if (isMet(attempt, lesson.goal, moment)) return 'reached';
    const isOver = awaitsAnswer(lesson) ? moment.isOver : moment.spent >= lesson.within;
    if (isOver || outcome) return 'missed';
    if (lesson.isOnly && !moment.isLed && !awaitsAnswer(lesson)) return 'missed';
  }
  return 'open';
};

/** The first complete path without danger, or else the first of all. */
const firstPath = (
  menu: Menu<unknown>,
  dangers: boolean,
  picks: readonly Target[] = [],
): readonly Target[] | null => {
  if (menu.kind === 'act') return picks;
  for (const choice of menu.choices) {
    if (choice.kind === 'refused' || (!dangers && choice.tone() === 'danger')) continue;
    const path = firstPath(choice.next(), dangers, [...picks, choice.target]);
    if (path) return path;
  }
  return null;
};

/** The first moves in the menu's order, until the turn ends. */
const plainTurn = (game: Game, from: Position): readonly Turned[] => {
  const turns: Turned[] = [];
  let position = from;
  while (position.ply === from.ply && !game.outcome(position)) {
    const picks = firstPath(game.menu(position), false) ?? firstPath(game.menu(position), true) ?? [];
    const played = game.play(position, picks);
    invariant(played.ok, 'what the menu lists can be played');
    turns.push(turnOf(picks, played.value));
    position = played.value.state;
  }
  return turns;
};

/** The other side's whole turn from this position, by the lesson's script. */
export const replyTo = (
  game: Game,
  { replies = [] }: Pick<Lesson, 'replies'>,
  from: Position,
): readonly Turned[] => {
  if (game.outcome(from)) return [];
  const legal = replies.flatMap((reply) => {
    const turns = playText(game, from, reply);
    const end = turns.ok ? turns.value.at(-1)?.position : undefined;
    const outcome = end && game.outcome(end);
    return turns.ok && end && (end.ply !== from.ply || outcome)
      ? [{ turns: turns.value, isWin: outcome?.winner === from.toMove }]
      : [];
  });
  return (legal.find(({ isWin }) => isWin) ?? legal[0])?.turns ?? plainTurn(game, from);
};

/**
 * The attempt after a text of the learner's, its actions separated by ";": played and answered, or played up
 * to the refused one.
 */
const tried = (attempt: Attempt, text: string): Result<Attempt, Problem> => {
  const { game, lesson, start } = attempt;
  let after = { ...attempt, refusal: null };
  for (const part of text.split(';'))
    for (let rest = part.trim(); rest; ) {
      const at = after.turns.at(-1)?.position ?? start;
      const played = playFirst(game, at, rest);
      if (!played.ok) {
        const refused = refusedAt(game, at, rest);
        return refused.ok ? ok({ ...after, refusal: refused.value.refusal }) : played;
      }
      after = { ...after, turns: [...after.turns, played.value.turn] };
      rest = played.value.rest;
    }
  const last = after.turns.at(-1)?.position ?? start;
  const isAnswered = last.toMove !== start.toMove && (standingOf(after) === 'open' || awaitsAnswer(lesson));
  return ok(isAnswered ? { ...after, turns: [...after.turns, ...replyTo(game, lesson, last)] } : after);
};

export const attemptAt = (game: Game, lesson: Lesson): Result<Attempt, Problem> => {
  const start = startOfLesson(game, lesson);
  return start.ok ? ok({ game, lesson, start: start.value, turns: [], refusal: null }) : start;
};

/**
 * Plays these turns of the learner's, each answered by the script. The problem says which of them cannot be
 * played.
 */
export const attempted = (game: Game, lesson: Lesson, texts: readonly string[]): Result<Attempt, Problem> => {
  let attempt = attemptAt(game, lesson);
  for (const [index, text] of texts.entries()) {
    if (!attempt.ok) return attempt;
    const next = tried(attempt.value, text);
    if (!next.ok) return problem(`${lesson.id}, turn ${index + 1}, "${text}": ${next.error.text}`);
    attempt = next;
  }
  return attempt;
};

/** The next choice on the way to the goal: picks, and whether they are to be refused. */
export interface LessonAdvice {
  readonly picks: readonly Target[];
  /** Actions to go back first, since they lead away from the solution. */
  readonly back: number;
}

/** The next action of the solution, seen from the actions played so far. */
export const adviceAt = (game: Game, lesson: Lesson, played: readonly string[]): LessonAdvice => {
  const solved = attempted(game, lesson, lesson.solution);
  invariant(solved.ok, 'a lesson has a solution');
  const { start, turns } = solved.value;
  const spelled = turns.map(({ picks }) => spell(game.board, picks));
  let common = 0;
  while (common < played.length && played[common] === spelled[common]) common++;
  const learner = start.toMove;
  // The other side's actions are not the learner's to choose.
  while (common < turns.length && positionBefore(start, turns, common).toMove !== learner) common++;
  const next = turns[common];
  const back = Math.max(0, played.length - common);
  if (next) return { picks: next.picks, back };
  const refused = refusedAt(game, positionBefore(start, turns, common), lesson.solution.at(-1) ?? '');
  return { picks: refused.ok ? refused.value.picks : [], back };
};
