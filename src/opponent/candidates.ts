import { type Path, paths } from '../kernel/asking/legal.ts';
import type { Target } from '../kernel/asking/target.ts';
import { DIRECTIONS } from '../kernel/board/direction.ts';
import type { Breadth, Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { once } from '../kernel/memoize.ts';

export interface Candidate {
  readonly path: Path<unknown>;
  /** Hash of the action's picks, which identifies the action. Most tables use the hash only to order actions. */
  readonly hash: number;
  /** Material that the action wins at once, in hundredths of a Pawn. */
  readonly captureGain: number;
  /** Returns the position after the action, memoized. Only for actions without dice. */
  readonly after: () => Position;
}

const hashText = (text: string): number => {
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
      return hashText(target.option);
  }
};

export const hashPicks = (picks: readonly Target[]): number => {
  let hash = 17;
  for (let index = 0; index < picks.length; index++)
    hash = (Math.imul(hash, 0x01000193) ^ codeOf(picks[index] as Target)) | 0;
  return hash;
};

export const candidateOf = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  path: Path<unknown>,
): Candidate => ({
  path,
  hash: hashPicks(path.picks),
  captureGain: evaluation.captureGain(position, path.act),
  after: once(() => game.next(position, path.act)),
});

export const firstLegalCandidates = (
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

export interface OrderingTables {
  /** Returns the killers: hashes of the last two quiet actions that caused a cut-off at `height`. */
  killersAt(height: number): readonly number[];
  historyOf(hash: number): number;
}

/** Difference in rank between two groups of actions in the move order. Every capture gain is smaller. */
const RANK_STEP = 1_000_000;

const sortedCandidates = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  { forcing }: Breadth,
  hashMove: number | null,
  height: number,
  { killersAt, historyOf }: OrderingTables,
): readonly Candidate[] => {
  const killers = killersAt(height);
  const rankOf = ({ hash, captureGain }: Candidate): number => {
    if (hash === hashMove) return 3 * RANK_STEP;
    if (captureGain > 0) return RANK_STEP + captureGain;
    return killers.includes(hash) ? RANK_STEP / 2 : historyOf(hash) + captureGain;
  };
  const found: (readonly [rank: number, candidate: Candidate])[] = [];
  for (const path of paths(game.menu(position))) {
    const candidate = candidateOf(game, evaluation, position, path);
    if (!forcing || candidate.captureGain > 0) found.push([rankOf(candidate), candidate]);
  }
  return found.sort(([a], [b]) => b - a).map(([, candidate]) => candidate);
};

/** Ordering bonus of a killer, in hundredths of a Pawn. */
const KILLER_BONUS = 200;
/** Largest ordering bonus by history, in hundredths of a Pawn, below the bonus of a killer. */
const MAX_HISTORY_BONUS = 100;

/** Yields candidates one by one, since a cut-off may skip the rest. */
function* lazyCandidates(
  game: Game,
  evaluation: Evaluation,
  position: Position,
  breadth: Breadth,
  hashMove: number | null,
  height: number,
  { killersAt, historyOf }: OrderingTables,
): Generator<Candidate> {
  const killers = killersAt(height);
  const bonus = (picks: readonly Target[]): number => {
    const hash = hashPicks(picks);
    if (hash === hashMove) return RANK_STEP;
    return killers.includes(hash) ? KILLER_BONUS : Math.min(MAX_HISTORY_BONUS, historyOf(hash));
  };
  for (const path of evaluation.actions?.(position, breadth, bonus) ?? [])
    yield candidateOf(game, evaluation, position, path);
}

/** Returns the actions to search, most promising first, since a good first action causes more cut-offs. */
export const candidatesIn = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  breadth: Breadth,
  hashMove: number | null,
  height: number,
  tables: OrderingTables,
): Iterable<Candidate> =>
  evaluation.actions
    ? lazyCandidates(game, evaluation, position, breadth, hashMove, height, tables)
    : sortedCandidates(game, evaluation, position, breadth, hashMove, height, tables);
