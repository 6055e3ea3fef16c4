/**
 * Wins in two turns by actions that leave few answers, checks above all. All answers are looked at, so what is
 * found holds; a search by promise looks at some, and may drop such an action before it comes to its end.
 */
import type { Game, Position } from '../kernel/game.ts';
import { type Path, paths, type Target } from '../kernel/menu.ts';
import { areAll, ROYAL, type Worth } from '../kernel/worth.ts';
import { type Candidate, labelOf } from './candidates.ts';

/** A first action that leaves more answers is not looked at. */
const MOST_ANSWERS = 16;
/** Of each answer so many quiet actions are tried against it. */
const BREADTH = { forcing: false, quiet: 1000 };
const MOST_TRIED = 300;
/** What such a list costs, in positions, and what a few answers cost. */
const LIST = 20;
const FEW = 2;
/** So many that won elsewhere are tried first. */
const MOST_KEPT = 6;

/** A win in two: its first action, an answer, and what wins then; or a win at once. */
export interface Forced {
  readonly picks: readonly Target[];
  readonly line: readonly (readonly Target[])[];
}

/** Thrown where the budget ends. */
class Over extends Error {}

/** A first action, and the position that it leads to. */
interface Opening {
  readonly candidate: Candidate;
  readonly after: Position;
}

/** One that leaves few answers. */
interface Tight extends Opening {
  readonly answers: readonly Path<unknown>[];
}

/** The win in two that the side to move can force by one of these; null if none is found with `most` positions. */
export const forcedWin = (
  game: Game,
  worth: Worth,
  root: Position,
  candidates: Iterable<Candidate>,
  most: number,
  isOver: () => boolean,
): { readonly found: Forced | null; readonly nodes: number } => {
  const side = root.toMove;
  const kept: Path<unknown>[] = [];
  let nodes = 0;

  const spend = (count: number): void => {
    nodes += count;
    if (nodes > most || isOver()) throw new Over();
  };

  /** The positions that an action leads to, however dice fall; null where not all are known. */
  const afterAll = (position: Position, act: unknown): readonly Position[] | null => {
    spend(1);
    const rolls = worth.rolls?.(position, act);
    if (!rolls) return [game.next(position, act)];
    return areAll(rolls) ? rolls.map(({ state }) => state) : null;
  };

  const isWon = (position: Position): boolean => {
    const outcome = worth.decisionIn?.(position) ?? game.outcome(position);
    return outcome?.winner === side;
  };

  const wins = (position: Position, { act }: Path<unknown>): boolean =>
    worth.gain(position, act) >= ROYAL || (afterAll(position, act)?.every(isWon) ?? false);

  const keep = (path: Path<unknown>): void => {
    const label = labelOf(path.picks);
    const known = kept.findIndex(({ picks }) => labelOf(picks) === label);
    if (known >= 0) kept.splice(known, 1);
    kept.unshift(path);
    kept.splice(MOST_KEPT);
  };

  /** What wins at once; first what won elsewhere, where it can be played. */
  const winner = (position: Position): Path<unknown> | null => {
    for (const { picks } of [...kept]) {
      const menu = game.ask(position, picks);
      if (!menu.ok || menu.value.kind !== 'act') continue;
      const path = { picks, act: menu.value.act };
      if (wins(position, path)) return path;
    }
    spend(LIST);
    let left = MOST_TRIED;
    for (const path of worth.actions?.(position, BREADTH) ?? []) {
      if (wins(position, path)) return path;
      if (left-- <= 0) return null;
    }
    return null;
  };

  /** The answers to a check; null where there are many. */
  const answersTo = (position: Position): readonly Path<unknown>[] | null => {
    const answers: Path<unknown>[] = [];
    spend(FEW);
    for (const path of paths(game.menu(position))) {
      answers.push(path);
      if (answers.length > MOST_ANSWERS) return null;
    }
    return answers;
  };

  const openingBy = (candidate: Candidate): Opening | null => {
    const afters = afterAll(root, candidate.path.act);
    const [after] = afters ?? [];
    if (!after || afters?.length !== 1 || after.toMove === side || worth.isMidTurn?.(after)) return null;
    return { candidate, after };
  };

  const tightOf = (opening: Opening): Tight | null => {
    const answers = answersTo(opening.after);
    return answers && { ...opening, answers };
  };

  /** The line of a first action that wins against every answer; null if it does not. */
  const lineOf = ({ candidate, after, answers }: Tight): Forced | null => {
    let line: Forced['line'] = [candidate.path.picks];
    for (const answer of answers) {
      for (const position of afterAll(after, answer.act) ?? [after]) {
        if (isWon(position)) continue;
        const path = position.toMove === side && !game.outcome(position) ? winner(position) : null;
        if (!path) return null;
        keep(path);
        line = [candidate.path.picks, answer.picks, path.picks];
      }
    }
    return { picks: candidate.path.picks, line };
  };

  const firstIn = (openings: readonly Opening[]): Forced | null => {
    const tight = openings.map(tightOf).filter((each) => each !== null);
    for (const each of tight.sort((a, b) => a.answers.length - b.answers.length)) {
      const forced = lineOf(each);
      if (forced) return forced;
    }
    return null;
  };

  /** What ends the game at once goes first, then checks: they leave fewest answers. */
  const find = (): Forced | null => {
    const openings: Opening[] = [];
    for (const candidate of candidates) {
      const opening = openingBy(candidate);
      if (!opening) continue;
      if (isWon(opening.after)) return { picks: candidate.path.picks, line: [candidate.path.picks] };
      if (!game.outcome(opening.after)) openings.push(opening);
    }
    const isCheck = ({ after }: Opening): boolean => worth.isInCheck?.(after) ?? false;
    return firstIn(openings.filter(isCheck)) ?? firstIn(openings.filter((each) => !isCheck(each)));
  };

  try {
    return { found: find(), nodes };
  } catch (error) {
    if (!(error instanceof Over)) throw error;
    return { found: null, nodes };
  }
};
