/**
 * The line that led to a cached position, replayed a little at a time, or at once as soon as its results are
 * needed.
 */
import { readPicks } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Turned } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { keeping, playNode, startingFrom } from './line.ts';
import type { GameTree, TreeNode } from './tree.ts';

/** A position of a line that was kept, so that it can be shown before the line is replayed. */
export interface CachedPosition {
  /** How many actions of the line were known to be valid. */
  readonly length: number;
  /** The number of actions before this position. */
  readonly cursor: number;
  readonly position: Position;
}

export interface LazyReplay {
  isDone(): boolean;
  /** Replays as long as it may, but at least one action. */
  goOn(mayGoOn: () => boolean): void;
  /** After its end: did it lead to the cached position? */
  isTrue(): boolean;
}

/** Nothing is left to replay. */
export const ALL_KNOWN: LazyReplay = { isDone: () => true, goOn: () => undefined, isTrue: () => true };

/** Consecutive actions, replayed as far as needed. */
interface Run {
  /** Replays one more; returns whether that was possible. */
  step(): boolean;
  isDone(): boolean;
  /** The position so far; null if an action could not be played. */
  end(): Position | null;
  at(index: number): Turned;
}

const runFrom = (game: Game, start: Position, nodes: readonly TreeNode[]): Run => {
  const turns: Turned[] = [];
  let stopped = false;
  const end = () => turns.at(-1)?.position ?? start;
  const step = () => {
    const node = nodes[turns.length];
    if (!node || stopped) return false;
    const played = playNode(game, end(), node);
    if (played.ok) turns.push(keeping(game, turns.at(-1) ?? start, node, played.value));
    stopped = !played.ok;
    return played.ok;
  };
  return {
    step,
    isDone: () => stopped || turns.length === nodes.length,
    end: () => (stopped ? null : end()),
    at(index) {
      while (turns.length <= index && step());
      const turn = turns[index];
      invariant(turn, `"${nodes[index]?.action}" was played before`);
      return turn;
    },
  };
};

/** The result of an action, found when it is first needed. */
class LazyTurn implements Turned {
  readonly picks: Turned['picks'];
  readonly #found: () => Turned;
  readonly #position: Position | undefined;

  constructor(picks: Turned['picks'], found: () => Turned, position?: Position) {
    this.picks = picks;
    this.#found = found;
    this.#position = position;
  }

  get position(): Position {
    return this.#position ?? this.#found().position;
  }

  readonly did: Turned['did'] = () => this.#found().did();

  readonly tell: Turned['tell'] = () => this.#found().tell();
}

/** A line of which only one position is known. The results of its other actions are found when needed. */
export const replayLazily = (
  game: Game,
  tree: GameTree,
  line: readonly TreeNode[],
  cursor: number,
  position: Position,
): Result<LazyReplay, Problem> => {
  const start = startingFrom(game, tree.beginning);
  if (!start.ok) return start;
  const before = runFrom(game, start.value, line.slice(0, cursor));
  const after = runFrom(game, position, line.slice(cursor));
  for (const [index, node] of line.entries()) {
    const picks = readPicks(game.board, node.action);
    if (!picks.ok) return picks;
    const found = () => (index < cursor ? before.at(index) : after.at(index - cursor));
    tree.results.add(node, new LazyTurn(picks.value, found, index === cursor - 1 ? position : undefined));
  }
  const isDone = () => before.isDone() && after.isDone();
  return ok({
    isDone,
    goOn(mayGoOn) {
      do (before.isDone() ? after : before).step();
      while (!isDone() && mayGoOn());
    },
    isTrue: () => isDone() && deepEqual(before.end(), position) && after.end() !== null,
  });
};
