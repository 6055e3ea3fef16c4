/**
 * Learning by playing, as data: a primer of a few points, and lessons. A lesson is a position and a goal that
 * the engine itself can judge, since every step names its clause. What plays a lesson on a board and what
 * tests it read the same data.
 */
import { squareNamed } from './board.ts';
import { type Demo, demonstrate, refusedAt } from './demo.ts';
import type { Game, Position } from './game.ts';
import { invariant } from './invariant.ts';
import { type Menu, type Refusal, spell, type Target, type UnitId } from './menu.ts';
import { playFirst, playText, type Turned, turnOf } from './record.ts';
import { ok, type Problem, problem, type Result } from './result.ts';
import { type Clause, clausesOf, type IdOf, type Rulebook, type RuleId } from './rulebook.ts';
import type { Side } from './side.ts';
import { type BoardView, unitsOn } from './view.ts';

/**
 * What is to be brought about, or avoided. Squares are names; a piece is named by the square it stands on at
 * the start.
 */
export type Goal<Rule extends RuleId = RuleId> =
  /** A step names this clause. */
  | { readonly kind: 'happens'; readonly rule: Rule }
  /** All these pieces are gone. */
  | { readonly kind: 'captured'; readonly pieces: readonly string[] }
  /** This piece stands on one of these squares. */
  | { readonly kind: 'reaches'; readonly piece: string; readonly squares: readonly string[] }
  /** This piece is now of that type. */
  | { readonly kind: 'becomes'; readonly piece: string; readonly type: string }
  /**
   * The lesson's turns are over, the other side has answered the last of them, and this piece is still there.
   */
  | { readonly kind: 'survives'; readonly piece: string }
  /** The learner's side wins. */
  | { readonly kind: 'won' }
  /** A choice is refused by this clause. */
  | { readonly kind: 'refused'; readonly rule: Rule };

/** One idea, one board, one goal. */
export interface Lesson<Rule extends RuleId = RuleId> {
  /** Within its game, as in an address. Progress is kept by it, so it never changes. */
  readonly id: string;
  readonly title: string;
  /** What to know, in at most two sentences. */
  readonly says: string;
  /** What to do, in one sentence. */
  readonly asks: string;
  /** A position file; the game's own start if left out. The side to move is the learner's. */
  readonly at?: string;
  readonly goal: Goal<Rule>;
  /** The learner's turns: as many as the solution has. */
  readonly within: number;
  /** What fails the lesson. To lose always does. */
  readonly never?: readonly Goal<Rule>[];
  /**
   * Turns of the other side, in picks or notation: the first that is legal is its answer. Where none is, it
   * plays the first move there is.
   */
  readonly replies?: readonly string[];
  /** The learner's turns that reach the goal, in picks or notation, one by one; the last may be refused. */
  readonly solution: readonly string[];
  /** The first turn, or the refused choice, that looks right and does not reach the goal. */
  readonly tempts: string;
  /** What has been learned, in one sentence. */
  readonly learned: string;
  /** The clauses to read on. */
  readonly teaches: readonly Rule[];
}

/** Lessons on one subject. */
export interface LessonChapter<Rule extends RuleId = RuleId> {
  readonly title: string;
  readonly lessons: readonly Lesson<Rule>[];
}

/** A point of a primer: a short text, and a board that plays it. */
export interface PrimerPoint<Family extends string = string> {
  readonly title: string;
  /** Paragraphs. */
  readonly says: readonly string[];
  /** Is it about the pieces? Then each is shown with what it does. */
  readonly pieces?: true;
  /** What the board plays; `says` is its caption. */
  readonly shows: Demo;
  /**
   * The families of clauses (`SN-TURN`) that are read with it: a chapter of the rulebook in the order for
   * people.
   */
  readonly reads: readonly Family[];
}

/** What a game teaches. */
export interface Course {
  readonly primer: readonly PrimerPoint[];
  readonly chapters: readonly LessonChapter[];
}

type FamilyIn<Id extends string> = Id extends `${infer Game}-${infer Family}-${number}`
  ? `${Game}-${Family}`
  : never;

/** A course whose lessons and points name clauses of this rulebook; others do not compile. */
export interface CourseOf<Book extends Rulebook> extends Course {
  readonly primer: readonly PrimerPoint<FamilyIn<IdOf<Book>>>[];
  readonly chapters: readonly LessonChapter<IdOf<Book>>[];
}

export const lessonsOf = ({ chapters }: Course): readonly Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** `SN-TURN` of `SN-TURN-1`. */
export const familyOf = (rule: RuleId): string => rule.slice(0, rule.lastIndexOf('-'));

/** The rulebook in the order for people: the primer's points as chapters, then what none of them reads. */
export const inReadingOrder = (rules: Rulebook, { primer }: Course): Rulebook => {
  const read = new Set(primer.flatMap(({ reads }) => reads));
  const clauses = clausesOf(rules);
  const points = primer.map(({ title, reads }) => ({
    title,
    clauses: reads.flatMap((family) => clauses.filter(({ id }) => familyOf(id) === family)),
  }));
  const others = rules.map((chapter) => ({
    ...chapter,
    clauses: chapter.clauses.filter(({ id }) => !read.has(familyOf(id))),
  }));
  return [...points, ...others].filter((chapter) => chapter.clauses.length > 0);
};

/** Where a lesson begins. */
export const startOfLesson = (game: Game, { at }: Pick<Lesson, 'at'>): Result<Position, Problem> =>
  at === undefined ? ok(game.setup(1)) : game.read(at);

/** How far a lesson has come: `missed` by what was never to happen, by a loss, or after the last turn. */
export type Standing = 'open' | 'reached' | 'missed';

/** A lesson as it has been played so far. */
export interface Attempt {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly start: Position;
  readonly turns: readonly Turned[];
  /** The no that the last choice got. */
  readonly refusal: Refusal | null;
}

/** The piece that stands on a square at the start. */
const pieceOn = (game: Game, view: BoardView, name: string): UnitId => {
  const at = squareNamed(game.board, name);
  const [unit] = at === null ? [] : unitsOn(view, at);
  invariant(unit, `the lesson begins with a piece on ${name}`);
  return unit.id;
};

/** After a turn, or none: where the game stands now. */
interface Moment {
  readonly last: Turned | null;
  readonly position: Position;
  /** Are the lesson's turns over, and answered? */
  readonly isOver: boolean;
}

const isMet = (
  { game, start, refusal }: Attempt,
  goal: Goal,
  { last, position, isOver }: Moment,
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
    case 'won':
      return game.outcome(position)?.winner === start.toMove;
    case 'refused':
      return refusal?.rule === goal.rule;
  }
};

/** How many turns of a side are played by now. */
const turnsSpent = (start: Position, turns: readonly Turned[], side: Side): number => {
  let before = start;
  let spent = 0;
  for (const { position } of turns) {
    if (before.toMove === side && position.ply !== before.ply) spent++;
    before = position;
  }
  return spent;
};

/** Judges an attempt, turn by turn. */
export const standingOf = (attempt: Attempt): Standing => {
  const { game, lesson, start, turns } = attempt;
  const learner = start.toMove;
  const moments = [null, ...turns].map((last, index): Moment & { readonly spent: number } => {
    const position = last?.position ?? start;
    const spent = turnsSpent(start, turns.slice(0, index), learner);
    return {
      last,
      position,
      spent,
      isOver: spent >= lesson.within && (position.toMove === learner || game.outcome(position) !== null),
    };
  });
  for (const moment of moments) {
    if (lesson.never?.some((each) => isMet(attempt, each, moment))) return 'missed';
    const outcome = game.outcome(moment.position);
    if (outcome && outcome.winner !== learner) return 'missed';
    if (isMet(attempt, lesson.goal, moment)) return 'reached';
    const isOver = lesson.goal.kind === 'survives' ? moment.isOver : moment.spent >= lesson.within;
    if (isOver || outcome) return 'missed';
  }
  return 'open';
};

/** The first complete path that no danger is on, or else the first there is. */
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

/** The first move there is, until the turn ends. */
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
  for (const reply of replies) {
    const turns = playText(game, from, reply);
    const last = turns.ok ? turns.value.at(-1) : undefined;
    if (turns.ok && last && (last.position.ply !== from.ply || game.outcome(last.position)))
      return turns.value;
  }
  return plainTurn(game, from);
};

/**
 * Where a text of the learner's leads, its actions separated by ";": played with the answer to it, or played
 * as far as it is not refused.
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
  const isAnswered =
    last.toMove !== start.toMove && (standingOf(after) === 'open' || lesson.goal.kind === 'survives');
  return ok(isAnswered ? { ...after, turns: [...after.turns, ...replyTo(game, lesson, last)] } : after);
};

/** A lesson at its start. */
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

/** What to choose next on the way to the goal: picks, and whether they are to be refused. */
export interface Advice {
  readonly picks: readonly Target[];
  /** Actions to go back first, since they lead away from the solution. */
  readonly back: number;
}

/** The next action of the solution, seen from the actions played so far. */
export const adviceAt = (game: Game, lesson: Lesson, played: readonly string[]): Advice => {
  const solved = attempted(game, lesson, lesson.solution);
  invariant(solved.ok, 'a lesson has a solution');
  const { start, turns } = solved.value;
  const spelled = turns.map(({ picks }) => spell(game.board, picks));
  let common = 0;
  while (common < played.length && played[common] === spelled[common]) common++;
  const learner = start.toMove;
  // What the other side plays is not the learner's to choose.
  while (common < turns.length && positionBefore(start, turns, common).toMove !== learner) common++;
  const next = turns[common];
  const back = Math.max(0, played.length - common);
  if (next) return { picks: next.picks, back };
  const refused = refusedAt(game, positionBefore(start, turns, common), lesson.solution.at(-1) ?? '');
  return { picks: refused.ok ? refused.value.picks : [], back };
};

const positionBefore = (start: Position, turns: readonly Turned[], index: number): Position =>
  turns[index - 1]?.position ?? start;

/** A text with dice in it: they would fall otherwise for the learner. */
const hasDice = ({ play = '' }: Demo): boolean => /\(\d/.test(play);

/** The turns of a line: each the spelled actions of one side, and whose they are. */
const turnsOf = (
  game: Game,
  start: Position,
  line: readonly Turned[],
): readonly { readonly side: Side; readonly text: string }[] => {
  const turns: { side: Side; text: string }[] = [];
  line.forEach(({ picks }, index) => {
    const before = positionBefore(start, line, index);
    const spelled = spell(game.board, picks);
    const last = turns.at(-1);
    if (last && index > 0 && positionBefore(start, line, index - 1).ply === before.ply)
      last.text += `; ${spelled}`;
    else turns.push({ side: before.toMove, text: spelled });
  });
  return turns;
};

/**
 * The challenge in a clause's demonstration: make this clause happen, or find the choice that it refuses.
 * Null where the demonstration only looks, or where dice or the other side do it.
 */
export const challengeOf = (game: Game, { id, title }: Clause, demo: Demo): Lesson | null => {
  const shown = hasDice(demo) ? null : demonstrate(game, id, demo);
  if (!shown?.ok) return null;
  const { start, turns, last, refusal, proofs } = shown.value;
  const isRefused = refusal?.rule === id;
  const step = proofs.find((proof) => proof.kind === 'step');
  if (!isRefused && !step) return null;
  const line = [...turns, ...(last ? [last] : [])];
  const played = turnsOf(game, start, line.slice(0, isRefused || !step ? turns.length : step.turn + 1));
  const own = played.filter(({ side }) => side === start.toMove).map(({ text }) => text);
  const solution = isRefused ? [...own, demo.tries ?? ''] : own;
  const challenge: Lesson = {
    id,
    title,
    says: demo.says,
    asks: '',
    ...(demo.at !== undefined && { at: demo.at }),
    goal: isRefused ? { kind: 'refused', rule: id } : { kind: 'happens', rule: id },
    within: Math.max(1, own.length),
    replies: played.filter(({ side }) => side !== start.toMove).map(({ text }) => text),
    solution,
    tempts: '',
    learned: demo.says,
    teaches: [id],
  };
  const solved = attempted(game, challenge, solution);
  return solved.ok && standingOf(solved.value) === 'reached' ? challenge : null;
};
