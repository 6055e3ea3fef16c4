/**
 * Wins in two turns where lists are long: only first actions that leave few answers are looked at. What is proved
 * holds against every answer, however dice fall; what is not proved may be a win all the same.
 */
import type { Evaluation } from '../../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';
import { actOf, createTried, listIn, type Picks, positionsAfter } from './proof.ts';

/** A first action that leaves more answers is not looked at. */
const MOST_ANSWERS = 16;
/** For answers no more questions are asked: in check most of them lead to none. */
const MOST_ASKED = 1000;
/** So many actions are played to find a win, and to prove that an action is one. */
const PLAYS = 10_000;
const PLAYS_OF_ONE = 100_000;
/** So many that won or refuted elsewhere are tried first. */
const MOST_TRIED = 8;

/** A first action, what dice may make of it, and how many answers there are to all that. */
interface Opening {
  readonly picks: Picks;
  readonly afters: readonly Position[];
  readonly answers: number;
}

/** Thrown to end a proof that takes too long. */
class Spent extends Error {}

const createNarrowProof = (game: Game, evaluation: Evaluation, side: Side, most: number) => {
  const wins = createTried(MOST_TRIED);
  const refutations = createTried(MOST_TRIED);
  let plays = 0;

  const play = (position: Position, act: unknown): readonly Position[] | null => {
    if (++plays > most) throw new Spent();
    return positionsAfter(game, evaluation, position, act);
  };

  const isWon = (position: Position): boolean => game.outcome(position)?.winner === side;

  const winsNow = (position: Position, act: unknown): boolean => play(position, act)?.every(isWon) ?? false;

  /** Can the side win by its next action? */
  const isMate = (position: Position): boolean => {
    if (isWon(position)) return true;
    if (position.toMove !== side || game.outcome(position)) return false;
    for (const picks of wins.all()) {
      const act = actOf(game, position, picks);
      if (act === null || !winsNow(position, act)) continue;
      wins.add(picks);
      return true;
    }
    for (const path of listIn(game, position)) {
      if (!path || !winsNow(position, path.act)) continue;
      wins.add(path.picks);
      return true;
    }
    return false;
  };

  const isMateAfter = (position: Position, act: unknown): boolean =>
    play(position, act)?.every(isMate) ?? false;

  /** Does the side win by its next action, whatever is answered here? */
  const isMateInAll = (position: Position): boolean => {
    if (isWon(position)) return true;
    for (const picks of refutations.all()) {
      const act = actOf(game, position, picks);
      if (act !== null && !isMateAfter(position, act)) return false;
    }
    for (const path of listIn(game, position)) {
      if (path && isMateAfter(position, path.act)) continue;
      if (path) refutations.add(path.picks);
      return false;
    }
    return true;
  };

  /** How many answers there are, up to one too many. */
  const answersTo = (position: Position): number => {
    if (isWon(position)) return 0;
    if (game.outcome(position) || position.toMove === side) return Infinity;
    let count = 0;
    for (const path of listIn(game, position, MOST_ASKED))
      if (!path || ++count > MOST_ANSWERS) return Infinity;
    return count;
  };

  const openingOf = (position: Position, picks: Picks, act: unknown): Opening | null => {
    const afters = play(position, act);
    if (!afters) return null;
    const answers = afters.reduce((most, after) => Math.max(most, answersTo(after)), 0);
    return { picks, afters, answers };
  };

  /** The first actions that leave few answers, fewest first; null where one wins at once, or there are too many. */
  const openingsIn = (position: Position): readonly Opening[] | null => {
    const openings: Opening[] = [];
    for (const path of listIn(game, position)) {
      if (!path) return null;
      const opening = openingOf(position, path.picks, path.act);
      if (opening?.afters.every(isWon)) return null;
      if (opening && opening.answers <= MOST_ANSWERS) openings.push(opening);
    }
    return openings.sort((a, b) => a.answers - b.answers);
  };

  return { openingsIn, isMateInAll };
};

/** What is found before that takes too long; else null. */
const unlessSpent = <T>(find: () => T): T | null => {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
    return null;
  }
};

/** What wins in two turns, where nothing wins in one; null where that is not proved. */
export const winInTwo = (game: Game, evaluation: Evaluation, position: Position): Picks | null => {
  const { openingsIn, isMateInAll } = createNarrowProof(game, evaluation, position.toMove, PLAYS);
  return unlessSpent(
    () => openingsIn(position)?.find(({ afters }) => afters.every(isMateInAll))?.picks ?? null,
  );
};

/** Is it proved that this action wins in two turns? */
export const winsInTwo = (game: Game, evaluation: Evaluation, position: Position, picks: Picks): boolean => {
  const { isMateInAll } = createNarrowProof(game, evaluation, position.toMove, PLAYS_OF_ONE);
  const act = actOf(game, position, picks);
  const afters = act === null ? null : positionsAfter(game, evaluation, position, act);
  return unlessSpent(() => afters?.every(isMateInAll)) ?? false;
};
