/** Opens a line at a cached position. The actions are replayed later, so that the board appears at once. */
import { readPicks } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { PlayedAction } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { cacheAction, playNode, startPosition } from './line.ts';
import type { GameTree, TreeLine } from './tree.ts';

export interface CachedPosition {
  /** The number of actions, from the start of the line, that are known to be legal. */
  readonly length: number;
  readonly cursor: number;
  readonly position: Position;
}

export interface LazyReplay {
  isDone(): boolean;
  /** Replays at least one action, then more until `mayContinue` returns false, so that the page stays responsive. */
  resume(mayContinue: () => boolean): void;
  /** Whether the replay led to the cached position. False until the replay is done. */
  matchesCache(): boolean;
}

export const NOTHING_TO_REPLAY: LazyReplay = {
  isDone: () => true,
  resume: () => undefined,
  matchesCache: () => true,
};

const replayFrom = (game: Game, start: Position, line: TreeLine) => {
  const actions: PlayedAction[] = [];
  let isStopped = false;
  const end = () => actions.at(-1)?.position ?? start;
  const isDone = () => isStopped || actions.length === line.length;
  const step = () => {
    const node = line[actions.length];
    if (!node || isStopped) return;
    const played = playNode(game, end(), node);
    if (played.ok) actions.push(cacheAction(game, actions.at(-1) ?? start, node, played.value));
    else isStopped = true;
  };
  const at = (index: number): PlayedAction => {
    while (actions.length <= index && !isDone()) step();
    const turn = actions[index];
    invariant(turn, `"${line[index]?.action}" was played before`);
    return turn;
  };
  return { step, at, isDone, isStopped: () => isStopped, end };
};

/** Prepares a line's lazy replay. An action is replayed when its result is first read, so that opening is fast. */
export const replayLazily = (
  game: Game,
  tree: GameTree,
  whole: TreeLine,
  { length, cursor, position }: CachedPosition,
): Result<LazyReplay, Problem> => {
  const start = startPosition(game, tree.beginning);
  if (!start.ok) return start;
  const line = whole.slice(0, length);
  const before = replayFrom(game, start.value, line.slice(0, cursor));
  const after = replayFrom(game, position, line.slice(cursor));
  for (const [index, node] of line.entries()) {
    const picks = readPicks(game.board, node.action);
    if (!picks.ok) return picks;
    const found = () => (index < cursor ? before.at(index) : after.at(index - cursor));
    tree.results.set(node, {
      picks: picks.value,
      get position() {
        return index === cursor - 1 ? position : found().position;
      },
      ownSteps: () => found().ownSteps(),
      tell: () => found().tell(),
    });
  }
  const isDone = () => before.isDone() && after.isDone();
  return ok({
    isDone,
    resume(mayContinue) {
      do (before.isDone() ? after : before).step();
      while (!isDone() && mayContinue());
    },
    matchesCache: () => isDone() && !before.isStopped() && !after.isStopped() && deepEqual(before.end(), position),
  });
};
