/** The candidates of a search in one position, the most promising first. */
import { type Path, paths } from '../kernel/asking/legal.ts';
import type { Target } from '../kernel/asking/target.ts';
import { DIRECTIONS } from '../kernel/board/direction.ts';
import type { Breadth, Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { once } from '../kernel/memoize.ts';

/** An action, before it is played. */
export interface Candidate {
  readonly path: Path<unknown>;
  /** The same for the same picks: the key of killers, history and the transposition table. */
  readonly label: number;
  /** Its immediate gain, by the material table. */
  readonly gain: number;
  /** The position after it, in a game without dice; found once. */
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

/** A hash of these picks: different picks hardly ever share one. */
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

/**
 * The first legal actions that are found, at most `most`: for a position in which a game promises nothing.
 */
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

/** Killers and history of the tree. */
export interface Experience {
  /** The two quiet actions with the latest cut-offs at this height. */
  killersAt(height: number): readonly number[];
  /** The cut-offs by a quiet action, deep ones counting more. */
  historyOf(label: number): number;
}

/** Above any gain, so that the ranks of an order never mix. */
const RANK = 1_000_000;

/**
 * The actions of a game with short lists, ordered: the hash move (`first`), then the greatest gains, killers,
 * and the rest by history.
 */
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

/** Added for killers to the promise of an action, in hundredths of a Pawn; the hash move goes first. */
const KILLER = 200;
/** The most that history adds. */
const MOST_HISTORY = 100;

/** The actions of a game that orders its own: each is found when the search comes to it. */
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

/** The actions of a position worth looking at, the most promising first. */
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
