/** Move generation and move ordering of the search. */
import { type Path, paths } from '../kernel/asking/legal.ts';
import type { Target } from '../kernel/asking/target.ts';
import { DIRECTIONS } from '../kernel/board/direction.ts';
import type { Breadth, Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { once } from '../kernel/memoize.ts';

export interface Candidate {
  readonly path: Path<unknown>;
  /** The hash of its picks: the key of killers, history and the transposition table. */
  readonly label: number;
  /** The captured material, in hundredths of a Pawn. */
  readonly gain: number;
  /** The position after it, memoized; only for actions without dice. */
  readonly after: () => Position;
}

const textCode = (text: string): number => {
  let code = 7;
  for (let index = 0; index < text.length; index++) code = Math.imul(code, 31) + text.charCodeAt(index);
  return code;
};

const codeOf = (target: Target): number => {
  switch (target.kind) {
    case 'square':
      return target.square + 1;
    case 'unit':
      return 0x10000 + target.unit;
    case 'direction':
      return 0x20000 + DIRECTIONS.indexOf(target.direction);
    case 'option':
      return textCode(target.option);
  }
};

/** A 32-bit hash of picks; a collision costs a search only move ordering. */
export const labelOf = (picks: readonly Target[]): number => {
  let label = 17;
  for (let index = 0; index < picks.length; index++)
    label = (Math.imul(label, 0x01000193) ^ codeOf(picks[index] as Target)) | 0;
  return label;
};

export const candidateOf = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  path: Path<unknown>,
): Candidate => ({
  path,
  label: labelOf(path.picks),
  gain: evaluation.captureGain(position, path.act),
  after: once(() => game.next(position, path.act)),
});

/** The first legal actions, unordered: the fallback for a root without candidates. */
export const anyCandidates = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  most: number,
): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (const path of paths(game.menu(position))) {
    found.push(candidateOf(game, evaluation, position, path));
    if (found.length >= most) break;
  }
  return found;
};

export interface Experience {
  /** The labels of the two quiet actions that last caused a cut-off at this height. */
  killersAt(height: number): readonly number[];
  historyOf(label: number): number;
}

/** Exceeds any gain and any history, so that the groups of an order never overlap. */
const RANK = 1_000_000;

/** All actions, sorted: the hash move (label `first`), captures by gain, killers, the rest by history. */
const sorted = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  { forcing }: Breadth,
  first: number | null,
  height: number,
  { killersAt, historyOf }: Experience,
): readonly Candidate[] => {
  const killers = killersAt(height);
  const rankOf = ({ label, gain }: Candidate): number => {
    if (label === first) return 3 * RANK;
    if (gain > 0) return RANK + gain;
    return killers.includes(label) ? RANK / 2 : historyOf(label) + gain;
  };
  const found: (readonly [rank: number, candidate: Candidate])[] = [];
  for (const path of paths(game.menu(position))) {
    const candidate = candidateOf(game, evaluation, position, path);
    if (!forcing || candidate.gain > 0) found.push([rankOf(candidate), candidate]);
  }
  return found.sort(([a], [b]) => b - a).map(([, candidate]) => candidate);
};

/** The bonus for killers, in hundredths of a Pawn; the hash move gets RANK. */
const KILLER = 200;
const MOST_HISTORY = 100;

/** The actions of a game that orders its own, generated lazily: a cut-off saves the rest. */
function* drawn(
  game: Game,
  evaluation: Evaluation,
  position: Position,
  breadth: Breadth,
  first: number | null,
  height: number,
  { killersAt, historyOf }: Experience,
): Generator<Candidate> {
  const killers = killersAt(height);
  const bonus = (picks: readonly Target[]): number => {
    const label = labelOf(picks);
    if (label === first) return RANK;
    return killers.includes(label) ? KILLER : Math.min(MOST_HISTORY, historyOf(label));
  };
  for (const path of evaluation.actions?.(position, breadth, bonus) ?? [])
    yield candidateOf(game, evaluation, position, path);
}

/** The actions to search, best first. `first` is the label of the hash move, or null. */
export const candidatesIn = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  breadth: Breadth,
  first: number | null,
  height: number,
  experience: Experience,
): Iterable<Candidate> =>
  evaluation.actions
    ? drawn(game, evaluation, position, breadth, first, height, experience)
    : sorted(game, evaluation, position, breadth, first, height, experience);
