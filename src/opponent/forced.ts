/**
 * Wins in two turns by actions that leave few answers, checks above all. All answers are tried, so a found
 * win is sound; a selective search tries some, and may drop such an action before its end. Near the end of a
 * game any action may win, so all are played: first for a win at once, then against each answer.
 */
import { type Path, passingPaths, paths } from '../kernel/asking/legal.ts';
import type { Target } from '../kernel/asking/target.ts';
import { type Evaluation, ROYAL } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { afterAll, isWonFor } from './at-once.ts';
import { type Candidate, labelOf } from './candidates.ts';

/** Most answers that a first action may leave. */
const MOST_ANSWERS = 16;
/** Quiet actions asked for against each answer, and the most actions tried. */
const BREADTH = { forcing: false, quiet: 1000 };
const MOST_TRIED = 300;
/** The cost in positions of such a list, and of a few answers. */
const LIST = 20;
const FEW = 2;
/** Near the end, with few pieces left, the cost of an action that is only played, and of a question. */
const PLAY = 1 / 6;
const QUESTION = 1 / 24;
/** Promising actions tried there before all are. */
const MOST_TRIED_FIRST = 60;
/** Most actions kept that won or refuted elsewhere, which are tried first. */
const MOST_KEPT = 6;

/** A win in two: its first action, an answer, and the winning action; less where it, or every answer, ends the game. */
export interface Forced {
  readonly picks: readonly Target[];
  readonly line: readonly (readonly Target[])[];
}

/** Thrown where the budget ends. */
class Over extends Error {}

/** A first action, and the position after it. */
interface Opening {
  readonly picks: readonly Target[];
  readonly after: Position;
}

/** A first action that leaves few answers. */
interface Tight extends Opening {
  readonly answers: readonly Path<unknown>[];
}

/** Puts an action first among those that are kept. */
const keep = (kept: Path<unknown>[], path: Path<unknown>): void => {
  const label = labelOf(path.picks);
  const known = kept.findIndex(({ picks }) => labelOf(picks) === label);
  if (known >= 0) kept.splice(known, 1);
  kept.unshift(path);
  kept.splice(MOST_KEPT);
};

/** The win in two that these actions of the side to move force; null if `most` positions show none. */
export const forcedWin = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  candidates: Iterable<Candidate>,
  most: number,
  isOver: () => boolean,
): { readonly found: Forced | null; readonly nodes: number } => {
  const side = root.toMove;
  const isNearEnd = evaluation.isNearEnd?.(root) ?? false;
  /** The cost of an action, in positions. */
  const price = isNearEnd ? PLAY : 1;
  const winners: Path<unknown>[] = [];
  const refuters: Path<unknown>[] = [];
  let nodes = 0;

  const spend = (count: number): void => {
    nodes += count;
    if (nodes > most || isOver()) throw new Over();
  };

  const played = (position: Position, act: unknown): readonly Position[] | null => {
    spend(price);
    return afterAll(game, evaluation, position, act);
  };

  const isWon = (position: Position): boolean => isWonFor(game, evaluation, position, side);

  const wins = (position: Position, { act }: Path<unknown>): boolean =>
    evaluation.captureGain(position, act) >= ROYAL || (played(position, act)?.every(isWon) ?? false);

  /** An action that wins at once, among all. */
  const winnerOfAll = (position: Position): Path<unknown> | null => {
    const ask = (): boolean => {
      spend(QUESTION);
      return false;
    };
    for (const path of passingPaths(game.menu(position), ask)) if (wins(position, path)) return path;
    return null;
  };

  /** An action that wins at once; first those that won elsewhere. */
  const winner = (position: Position): Path<unknown> | null => {
    for (const { picks } of [...winners]) {
      const menu = game.ask(position, picks);
      if (!menu.ok || menu.value.kind !== 'act') continue;
      const path = { picks, act: menu.value.act };
      if (wins(position, path)) return path;
    }
    spend(LIST);
    let left = isNearEnd ? MOST_TRIED_FIRST : MOST_TRIED;
    for (const path of evaluation.actions?.(position, BREADTH) ?? []) {
      if (wins(position, path)) return path;
      if (left-- <= 0) break;
    }
    return isNearEnd ? winnerOfAll(position) : null;
  };

  /** The answers to a check; null where there are many. */
  const answersTo = (position: Position): readonly Path<unknown>[] | null => {
    const answers: Path<unknown>[] = [];
    spend(FEW * price);
    for (const path of paths(game.menu(position))) {
      answers.push(path);
      if (answers.length > MOST_ANSWERS) return null;
    }
    return answers;
  };

  const openingBy = ({ picks, act }: Path<unknown>): Opening | null => {
    const afters = played(root, act);
    const [after] = afters ?? [];
    if (!after || afters?.length !== 1 || after.toMove === side || evaluation.isMidTurn?.(after)) return null;
    return { picks, after };
  };

  const tightOf = (opening: Opening): Tight | null => {
    const answers = answersTo(opening.after);
    return answers && { ...opening, answers };
  };

  /** The answers, first those that refuted elsewhere. */
  const inOrder = (answers: readonly Path<unknown>[]): readonly Path<unknown>[] => {
    const known = refuters.map((each) => labelOf(each.picks));
    const isKnown = (each: Path<unknown>): boolean => known.includes(labelOf(each.picks));
    return [...answers].sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
  };

  /** The line of a first action that wins against every answer; null if it does not. */
  const lineOf = ({ picks, after, answers }: Tight): Forced | null => {
    let line: Forced['line'] = [picks];
    for (const answer of inOrder(answers)) {
      for (const position of played(after, answer.act) ?? [after]) {
        if (isWon(position)) {
          if (line.length === 1) line = [picks, answer.picks];
          continue;
        }
        const path = position.toMove === side && !game.outcome(position) ? winner(position) : null;
        if (!path) {
          keep(refuters, answer);
          return null;
        }
        keep(winners, path);
        line = [picks, answer.picks, path.picks];
      }
    }
    return { picks, line };
  };

  const firstIn = (openings: readonly Opening[]): Forced | null => {
    const tight = openings.map(tightOf).filter((each) => each !== null);
    for (const each of tight.sort((a, b) => a.answers.length - b.answers.length)) {
      const forced = lineOf(each);
      if (forced) return forced;
    }
    return null;
  };

  /** Ends of the game are tried first, then checks: they leave fewest answers. Near the end, also others. */
  const find = (): Forced | null => {
    const openings: Opening[] = [];
    for (const { path } of candidates) {
      const opening = openingBy(path);
      if (!opening) continue;
      if (isWon(opening.after)) return { picks: path.picks, line: [path.picks] };
      if (!game.outcome(opening.after)) openings.push(opening);
    }
    const now = isNearEnd ? winnerOfAll(root) : null;
    if (now) return { picks: now.picks, line: [now.picks] };
    const isCheck = ({ after }: Opening): boolean => evaluation.isInCheck?.(after) ?? false;
    const checks = openings.filter(isCheck);
    const others = openings.filter((each) => !isCheck(each));
    return isNearEnd ? firstIn([...checks, ...others]) : (firstIn(checks) ?? firstIn(others));
  };

  try {
    const found = find();
    return { found, nodes: Math.ceil(nodes) };
  } catch (error) {
    if (!(error instanceof Over)) throw error;
    return { found: null, nodes: Math.ceil(nodes) };
  }
};
