/** The line that led to a cached position, replayed piece by piece, or at once where its results are needed. */
import { readPicks } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Turned } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { keeping, playNode, startingFrom } from './line.ts';
import type { GameTree, TreeLine } from './tree.ts';

/** A position of a line that was kept, so that it can be shown before the line is replayed. */
export interface CachedPosition {
  /** How many actions of the line were known to be valid. */
  readonly length: number;
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

export const ALL_KNOWN: LazyReplay = { isDone: () => true, goOn: () => undefined, isTrue: () => true };

const runFrom = (game: Game, start: Position, line: TreeLine) => {
  const turns: Turned[] = [];
  let isStopped = false;
  const end = () => turns.at(-1)?.position ?? start;
  const isDone = () => isStopped || turns.length === line.length;
  const step = () => {
    const node = line[turns.length];
    if (!node || isStopped) return;
    const played = playNode(game, end(), node);
    if (played.ok) turns.push(keeping(game, turns.at(-1) ?? start, node, played.value));
    else isStopped = true;
  };
  const at = (index: number): Turned => {
    while (turns.length <= index && !isDone()) step();
    const turn = turns[index];
    invariant(turn, `"${line[index]?.action}" was played before`);
    return turn;
  };
  return { step, at, isDone, isStopped: () => isStopped, end };
};

/** Replays a line up to the end of a cached one. The results of its actions are found when they are needed. */
export const replayLazily = (
  game: Game,
  tree: GameTree,
  whole: TreeLine,
  { length, cursor, position }: CachedPosition,
): Result<LazyReplay, Problem> => {
  const start = startingFrom(game, tree.beginning);
  if (!start.ok) return start;
  const line = whole.slice(0, length);
  const before = runFrom(game, start.value, line.slice(0, cursor));
  const after = runFrom(game, position, line.slice(cursor));
  for (const [index, node] of line.entries()) {
    const picks = readPicks(game.board, node.action);
    if (!picks.ok) return picks;
    const found = () => (index < cursor ? before.at(index) : after.at(index - cursor));
    tree.results.set(node, {
      picks: picks.value,
      get position() {
        return index === cursor - 1 ? position : found().position;
      },
      did: () => found().did(),
      tell: () => found().tell(),
    });
  }
  const isDone = () => before.isDone() && after.isDone();
  return ok({
    isDone,
    goOn(mayGoOn) {
      do (before.isDone() ? after : before).step();
      while (!isDone() && mayGoOn());
    },
    isTrue: () => isDone() && !before.isStopped() && !after.isStopped() && deepEqual(before.end(), position),
  });
};
