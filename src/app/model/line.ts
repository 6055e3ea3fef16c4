/** Replays lines of a tree. Few replayed actions stay cached, since positions are large. */
import { spell } from '../../kernel/asking/target.ts';
import { withTextMixedIn, withTextMixedOut } from '../../kernel/chance.ts';
import type { Game, GameRecord, Position } from '../../kernel/game.ts';
import { objectCache } from '../../kernel/memoize.ts';
import { type PlayedAction, playSpelled, type ReplayedLine, startOf } from '../../kernel/record.ts';
import { err, ok, type Problem, type Result, unwrap } from '../../kernel/result.ts';
import type { Resumable } from '../base/resumable.ts';
import type { Beginning, GameTree, NodeId, TreeLine, TreeNode } from './tree.ts';
import { lineThrough, treeOf } from './tree.ts';

/** The maximum number of actions whose results are cached. Each result takes up to 2 MB. */
const MAX_CACHED = 48;
/** The number of actions from one milestone to the next. A milestone is a position that stays in memory. */
export const MILESTONE_DISTANCE = 32;

/** Actions with a cached result, the least recently used first, since that is evicted first. */
const recentActions = new Set<CachedAction>();

const markUsed = (turn: CachedAction): void => {
  recentActions.delete(turn);
  recentActions.add(turn);
  const [oldest] = recentActions;
  if (recentActions.size <= MAX_CACHED || !oldest) return;
  recentActions.delete(oldest);
  oldest.evict();
};

/** A played action whose result can be evicted, since results are large. The result is computed again when needed. */
export class CachedAction implements PlayedAction {
  readonly picks: PlayedAction['picks'];
  readonly #before: PlayedAction | Position;
  readonly #again: (before: Position) => PlayedAction;
  readonly #place: number;
  #turned: PlayedAction | null;
  /**
   * The milestone: a position that stays in memory when the result of the action is evicted; null if no position stays.
   * Callers get copies of the milestone, because data memoized for a copy can be freed.
   */
  #milestone: Position | null = null;
  #lent: Position | null = null;

  constructor(turned: PlayedAction, before: PlayedAction | Position, again: (before: Position) => PlayedAction) {
    this.picks = turned.picks;
    this.#turned = turned;
    this.#before = before;
    this.#again = again;
    this.#place = before instanceof CachedAction ? before.#place + 1 : 1;
    markUsed(this);
  }

  get position(): Position {
    if (!this.#milestone || this.#turned) return this.#known().position;
    markUsed(this);
    this.#lent ??= { ...this.#milestone };
    return this.#lent;
  }

  readonly ownSteps: PlayedAction['ownSteps'] = () => this.#known().ownSteps();

  readonly tell: PlayedAction['tell'] = () => this.#known().tell();

  evict(): void {
    if (this.#place % MILESTONE_DISTANCE === 0 && this.#turned) this.#milestone ??= { ...this.#turned.position };
    this.#turned = null;
    this.#lent = null;
  }

  #known(): PlayedAction {
    if (!this.#turned) {
      const turned = this.#again('picks' in this.#before ? this.#before.position : this.#before);
      this.#turned = this.#lent ? { ...turned, position: this.#lent } : turned;
    }
    markUsed(this);
    return this.#turned;
  }
}

const startCache = objectCache<Beginning, Position>();

/** Stores the start of a line that begins in mid-game. This position cannot be computed from `beginning`. */
export const rememberStart = (beginning: Beginning, start: Position): void => startCache.set(beginning, start);

export const startPosition = (game: Game, beginning: Beginning): Result<Position, Problem> => {
  const known = startCache.get(beginning);
  if (known) return ok(known);
  const start = startOf(game, { ...beginning, actions: [] });
  if (start.ok) startCache.set(beginning, start.value);
  return start;
};

export const playNode = (game: Game, position: Position, node: TreeNode): Result<PlayedAction, Problem> => {
  const { action, dice } = node;
  return playSpelled(game, dice === undefined ? position : withDiceOf(position, dice, action), action);
};

export const cacheAction = (
  game: Game,
  before: PlayedAction | Position,
  node: TreeNode,
  turned: PlayedAction,
): PlayedAction => new CachedAction(turned, before, (position) => unwrap(playNode(game, position, node)));

export const isReplayed = ({ results }: GameTree, line: TreeLine): boolean => line.every((node) => results.has(node));

export const treeOfActions = (game: Game, record: GameRecord, actions: readonly PlayedAction[]): GameTree => {
  const tree = treeOf({ ...record, actions: actions.map(({ picks }) => spell(game.board, picks)) });
  for (const [index, node] of tree.nodes.entries()) tree.results.set(node, actions[index] as PlayedAction);
  return tree;
};

/** Replays a line. Yields after each action that was not cached, so that a long replay can pause. */
export function* replayLine(game: Game, tree: GameTree, line: TreeLine): Resumable<Result<ReplayedLine, Problem>> {
  const start = startPosition(game, tree.beginning);
  if (!start.ok) return start;
  const actions: PlayedAction[] = [];
  for (const [index, node] of line.entries()) {
    let turned = tree.results.get(node);
    if (!turned) {
      const played = playNode(game, actions.at(-1)?.position ?? start.value, node);
      if (!played.ok)
        return err({ ...played.error, text: `Action ${index + 1}, "${node.action}": ${played.error.text}` });
      turned = cacheAction(game, actions.at(-1) ?? start.value, node, played.value);
      tree.results.set(node, turned);
      yield { done: index + 1, all: line.length };
    }
    actions.push(turned);
  }
  return ok({ start: start.value, actions });
}

export const replayedNodesThrough = (tree: GameTree, id: NodeId): TreeLine => {
  const line = lineThrough(tree, id);
  const here = line.findIndex((node) => node.id === id);
  const end = line.findIndex((node, index) => index > here && !tree.results.has(node));
  return end < 0 ? line : line.slice(0, end);
};

/** Returns the position, changed so that the spelling `now` gets the dice of `then`, since dice depend on spelling. */
export const withDiceOf = (position: Position, then: string, now: string): Position =>
  position.rng?.kind === 'seeded'
    ? { ...position, rng: withTextMixedOut(withTextMixedIn(position.rng, then), now) }
    : position;
