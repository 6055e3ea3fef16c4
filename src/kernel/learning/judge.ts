import type { Menu, Refusal } from '../asking/menu.ts';
import { spell, type Target, type UnitId } from '../asking/target.ts';
import { squareNamed } from '../board/board.ts';
import { seeded } from '../chance.ts';
import { change } from '../changed.ts';
import type { Game, Position } from '../game.ts';
import { invariant } from '../invariant.ts';
import { memoizeLatest } from '../memoize.ts';
import { type PlayedAction, playedAction, playFirst, playText, positionBefore } from '../record.ts';
import { ok, type Problem, problem, type Result } from '../result.ts';
import type { Side } from '../side.ts';
import { type BoardView, unitsOn } from '../view.ts';
import { isClauseShown, refusalOfText } from './demo.ts';
import { type Goal, type Lesson, startOfLesson } from './lesson.ts';
import type { RuleId } from './rulebook.ts';

export type LessonStatus = 'open' | 'reached' | 'missed';

export interface Attempt {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly start: Position;
  readonly actions: readonly PlayedAction[];
  readonly refusal: Refusal | null;
}

const pieceOn = (game: Game, view: BoardView, name: string): UnitId => {
  const at = squareNamed(game.board, name);
  const [unit] = at === null ? [] : unitsOn(view, at);
  invariant(unit, `the lesson begins with a piece on ${name}`);
  return unit.id;
};

interface Moment {
  readonly last: PlayedAction | null;
  readonly position: Position;
  readonly turnStart: Position;
  readonly turnsPlayed: number;
  /** Whether the learner's turns led to the solution's positions so far. Always true outside puzzles. */
  readonly followsSolution: boolean;
  /** Whether the last turn of the lesson is played and answered. */
  readonly isOver: boolean;
}

const isMet = (
  { game, start, refusal }: Attempt,
  goal: Goal,
  { last, position, turnStart, followsSolution, isOver }: Moment,
): boolean => {
  const before = game.view(start);
  const { units } = game.view(position);
  const unitNow = (name: string) => units[pieceOn(game, before, name)];
  const isStillThere = (name: string) => unitNow(name)?.side === before.units[pieceOn(game, before, name)]?.side;
  switch (goal.kind) {
    case 'happens':
      return last?.tell().some(({ rule }) => rule === goal.rule) ?? false;
    case 'captured':
      return goal.pieces.every((name) => !isStillThere(name));
    case 'reaches':
      return goal.squares.some((name) => unitNow(goal.piece)?.at.includes(squareNamed(game.board, name) ?? -1));
    case 'becomes':
      return unitNow(goal.piece)?.type === goal.type;
    case 'survives':
      return isOver && isStillThere(goal.piece);
    case 'captures':
      return countEnemies(game, turnStart, start.toMove) - countEnemies(game, position, start.toMove) >= goal.count;
    case 'led':
      return isOver && followsSolution;
    case 'won':
      return game.outcome(position)?.winner === start.toMove;
    case 'shown':
      return isClauseShown(game, position, goal.rule, goal.where);
    case 'refused':
      return refusal?.rule === goal.rule;
  }
};

export const countEnemies = (game: Game, position: Position, side: Side): number =>
  Object.values(game.view(position).units).filter((unit) => unit.side !== side).length;

/** Whether the goal is judged only after the reply to the learner's last turn, since the reply may spoil the goal. */
export const awaitsReply = ({ goal: { kind } }: Lesson): boolean => kind === 'survives' || kind === 'led';

/** Writes a position as text for comparisons. The dice have seed 0, since equal positions may differ in dice. */
export const textWithoutDice = (game: Game, position: Position): string =>
  game.write(position.rng ? change(position, { rng: seeded(0) }) : position);

/** Returns the position after each turn of the solution, as text. Memoized, since each attempt asks often. */
const solutionEnds = memoizeLatest((lesson: Lesson, game: Game): readonly string[] => {
  const start = startOfLesson(game, lesson);
  invariant(start.ok, 'a lesson begins with a position of its game');
  let position = start.value;
  return lesson.solution.map((text, index) => {
    const isAnswered = index < lesson.solution.length - 1;
    const actions = playText(game, position, text);
    invariant(actions.ok, 'a solution can be played');
    const end = actions.value.at(-1)?.position ?? position;
    position = (isAnswered && replyTo(game, lesson, end).at(-1)?.position) || end;
    return textWithoutDice(game, end);
  });
});

const momentsOf = ({ game, lesson, start, actions }: Attempt): readonly Moment[] => {
  const learner = start.toMove;
  const ends = lesson.isPuzzle ? solutionEnds(lesson, game) : [];
  let [before, turnStart, turnsPlayed, followsSolution] = [start, start, 0, true];
  return [null, ...actions].map((last) => {
    const position = last?.position ?? start;
    if (before.ply !== turnStart.ply) turnStart = before;
    const isTurned = before.toMove === learner && position.ply !== before.ply;
    if (isTurned) {
      followsSolution &&= !lesson.isPuzzle || ends[turnsPlayed] === textWithoutDice(game, position);
      turnsPlayed++;
    }
    before = position;
    const isOver = turnsPlayed >= lesson.within && (position.toMove === learner || game.outcome(position) !== null);
    return { last, position, turnStart, turnsPlayed, followsSolution, isOver };
  });
};

/** Whether an end by `rule`, even a loss, reaches the goal. */
const isReachedByEnd = (goal: Goal, rule: RuleId): boolean => goal.kind === 'happens' && goal.rule === rule;

export const attemptStatus = (attempt: Attempt): LessonStatus => {
  const { game, lesson, start } = attempt;
  const learner = start.toMove;
  for (const moment of momentsOf(attempt)) {
    if (lesson.never?.some((each) => isMet(attempt, each, moment))) return 'missed';
    const outcome = game.outcome(moment.position);
    if (outcome && outcome.winner !== learner && !isReachedByEnd(lesson.goal, outcome.rule)) return 'missed';
    if (isMet(attempt, lesson.goal, moment)) return 'reached';
    const isOver = awaitsReply(lesson) ? moment.isOver : moment.turnsPlayed >= lesson.within;
    if (isOver || outcome) return 'missed';
    if (lesson.isPuzzle && !moment.followsSolution && !awaitsReply(lesson)) return 'missed';
  }
  return 'open';
};

/** Returns the picks of the menu's first action. Unless `dangers` is true, skips choices with the tone `danger`. */
const firstPath = (menu: Menu<unknown>, dangers: boolean, picks: readonly Target[] = []): readonly Target[] | null => {
  if (menu.kind === 'act') return picks;
  for (const choice of menu.choices) {
    if (choice.kind === 'refused' || (!dangers && choice.tone() === 'danger')) continue;
    const path = firstPath(choice.next(), dangers, [...picks, choice.target]);
    if (path) return path;
  }
  return null;
};

const firstMenuTurn = (game: Game, from: Position): readonly PlayedAction[] => {
  const actions: PlayedAction[] = [];
  let position = from;
  while (position.ply === from.ply && !game.outcome(position)) {
    const picks = firstPath(game.menu(position), false) ?? firstPath(game.menu(position), true) ?? [];
    const played = game.play(position, picks);
    invariant(played.ok, 'what the menu lists can be played');
    actions.push(playedAction(picks, played.value));
    position = played.value.state;
  }
  return actions;
};

/**
 * Returns the actions of a reply. The lesson's first reply that wins is preferred, then the lesson's first legal reply.
 * If no reply of the lesson is legal, the reply follows the first choices of the menu. Empty if the game is over.
 */
export const replyTo = (
  game: Game,
  { replies = [] }: Pick<Lesson, 'replies'>,
  from: Position,
): readonly PlayedAction[] => {
  if (game.outcome(from)) return [];
  const legal = replies.flatMap((reply) => {
    const actions = playText(game, from, reply);
    const end = actions.ok ? actions.value.at(-1)?.position : undefined;
    const outcome = end && game.outcome(end);
    return actions.ok && end && (end.ply !== from.ply || outcome)
      ? [{ actions: actions.value, isWin: outcome?.winner === from.toMove }]
      : [];
  });
  return (legal.find(({ isWin }) => isWin) ?? legal[0])?.actions ?? firstMenuTurn(game, from);
};

/** Plays a turn and its reply. A refused action ends the turn, since the goal may be a refusal. */
const withTurnPlayed = (attempt: Attempt, text: string): Result<Attempt, Problem> => {
  const { game, lesson, start } = attempt;
  let after = { ...attempt, refusal: null };
  for (const part of text.split(';'))
    for (let rest = part.trim(); rest; ) {
      const at = after.actions.at(-1)?.position ?? start;
      const played = playFirst(game, at, rest);
      if (!played.ok) {
        const refused = refusalOfText(game, at, rest);
        return refused.ok ? ok({ ...after, refusal: refused.value.refusal }) : played;
      }
      after = { ...after, actions: [...after.actions, played.value.action] };
      rest = played.value.rest;
    }
  const last = after.actions.at(-1)?.position ?? start;
  const isAnswered = last.toMove !== start.toMove && (attemptStatus(after) === 'open' || awaitsReply(lesson));
  return ok(isAnswered ? { ...after, actions: [...after.actions, ...replyTo(game, lesson, last)] } : after);
};

export const newAttempt = (game: Game, lesson: Lesson): Result<Attempt, Problem> => {
  const start = startOfLesson(game, lesson);
  return start.ok ? ok({ game, lesson, start: start.value, actions: [], refusal: null }) : start;
};

/** Plays the learner's turns, each with its reply. The problem names the turn that cannot be played. */
export const playAttempt = (game: Game, lesson: Lesson, texts: readonly string[]): Result<Attempt, Problem> => {
  let attempt = newAttempt(game, lesson);
  for (const [index, text] of texts.entries()) {
    if (!attempt.ok) return attempt;
    const next = withTurnPlayed(attempt.value, text);
    if (!next.ok) return problem(`${lesson.id}, turn ${index + 1}, "${text}": ${next.error.text}`);
    attempt = next;
  }
  return attempt;
};

export interface LessonAdvice {
  readonly picks: readonly Target[];
  /** The number of actions to take back before `picks` are played. */
  readonly back: number;
}

/**
 * Returns the next picks of the solution. If the played actions differ from the solution,
 * the advice also says how many actions the learner must take back.
 */
export const adviceAt = (game: Game, lesson: Lesson, played: readonly string[]): LessonAdvice => {
  const solved = playAttempt(game, lesson, lesson.solution);
  invariant(solved.ok, 'a lesson has a solution');
  const { start, actions } = solved.value;
  const spelled = actions.map(({ picks }) => spell(game.board, picks));
  let common = 0;
  while (common < played.length && played[common] === spelled[common]) common++;
  const learner = start.toMove;
  // Skips the replies, which the learner cannot choose.
  while (common < actions.length && positionBefore(start, actions, common).toMove !== learner) common++;
  const next = actions[common];
  const back = Math.max(0, played.length - common);
  if (next) return { picks: next.picks, back };
  const refused = refusalOfText(game, positionBefore(start, actions, common), lesson.solution.at(-1) ?? '');
  return { picks: refused.ok ? refused.value.picks : [], back };
};
