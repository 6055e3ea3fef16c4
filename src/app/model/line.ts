/** Replays the lines of a tree, each action once. Few results stay: a position takes 1,000 times an action's memory. */
import { spell } from '../../kernel/asking/target.ts';
import { mixedWith, unmixed } from '../../kernel/chance.ts';
import type { Game, GameRecord, Position } from '../../kernel/game.ts';
import { memory } from '../../kernel/memoize.ts';
import { playSpelled, type Replayed, startOf, type Turned } from '../../kernel/record.ts';
import { err, ok, type Problem, type Result, sure } from '../../kernel/result.ts';
import type { Resumable } from '../base/resumable.ts';
import type { Beginning, GameTree, NodeId, TreeLine, TreeNode } from './tree.ts';
import { lineThrough, treeOf } from './tree.ts';

/** Cached results over all lines: those the turn list shows, and some more. In a crowded game each takes 2 MB. */
const RECENT = 48;
/** Actions between two milestones: positions that stay, from which those between are replayed. */
export const APART = 32;

/** Least recently used first. */
const recent = new Set<CachedTurn>();

const touch = (turn: CachedTurn): void => {
  recent.delete(turn);
  recent.add(turn);
  const [oldest] = recent;
  if (recent.size <= RECENT || !oldest) return;
  recent.delete(oldest);
  oldest.forget();
};

/** A turn whose result may be dropped; it is then replayed from the turn before. */
export class CachedTurn implements Turned {
  readonly picks: Turned['picks'];
  readonly #before: Turned | Position;
  readonly #again: (before: Position) => Turned;
  readonly #place: number;
  #turned: Turned | null;
  /** A private copy, since data memoized for a position lives as long as that object. */
  #milestone: Position | null = null;
  /** The copy of the milestone that callers get. */
  #lent: Position | null = null;

  constructor(turned: Turned, before: Turned | Position, again: (before: Position) => Turned) {
    this.picks = turned.picks;
    this.#turned = turned;
    this.#before = before;
    this.#again = again;
    this.#place = before instanceof CachedTurn ? before.#place + 1 : 1;
    touch(this);
  }

  get position(): Position {
    if (!this.#milestone || this.#turned) return this.#known().position;
    touch(this);
    this.#lent ??= { ...this.#milestone };
    return this.#lent;
  }

  readonly did: Turned['did'] = () => this.#known().did();

  readonly tell: Turned['tell'] = () => this.#known().tell();

  forget(): void {
    if (this.#place % APART === 0 && this.#turned) this.#milestone ??= { ...this.#turned.position };
    this.#turned = null;
    this.#lent = null;
  }

  #known(): Turned {
    if (!this.#turned) {
      const turned = this.#again('picks' in this.#before ? this.#before.position : this.#before);
      this.#turned = this.#lent ? { ...turned, position: this.#lent } : turned;
    }
    touch(this);
    return this.#turned;
  }
}

const starts = memory<Beginning, Position>();

/** For a game whose start cannot be read from its record. */
export const rememberStart = (beginning: Beginning, start: Position): void => starts.set(beginning, start);

export const startingFrom = (game: Game, beginning: Beginning): Result<Position, Problem> => {
  const known = starts.get(beginning);
  if (known) return ok(known);
  const start = startOf(game, { ...beginning, actions: [] });
  if (start.ok) starts.set(beginning, start.value);
  return start;
};

export const playNode = (game: Game, position: Position, node: TreeNode): Result<Turned, Problem> => {
  const { action, dice } = node;
  return playSpelled(game, dice === undefined ? position : withDiceOf(position, dice, action), action);
};

export const keeping = (game: Game, before: Turned | Position, node: TreeNode, turned: Turned): Turned =>
  new CachedTurn(turned, before, (position) => sure(playNode(game, position, node)));

export const isReplayed = ({ results }: GameTree, line: TreeLine): boolean =>
  line.every((node) => results.has(node));

export const treeOfTurns = (game: Game, record: GameRecord, turns: readonly Turned[]): GameTree => {
  const tree = treeOf({ ...record, actions: turns.map(({ picks }) => spell(game.board, picks)) });
  for (const [index, node] of tree.nodes.entries()) tree.results.set(node, turns[index] as Turned);
  return tree;
};

/** Replays a line; yields after each action. The problem names the action that fails. */
export function* replaying(game: Game, tree: GameTree, line: TreeLine): Resumable<Result<Replayed, Problem>> {
  const start = startingFrom(game, tree.beginning);
  if (!start.ok) return start;
  const turns: Turned[] = [];
  for (const [index, node] of line.entries()) {
    let turned = tree.results.get(node);
    if (!turned) {
      const played = playNode(game, turns.at(-1)?.position ?? start.value, node);
      if (!played.ok)
        return err({ ...played.error, text: `Action ${index + 1}, "${node.action}": ${played.error.text}` });
      turned = keeping(game, turns.at(-1) ?? start.value, node, played.value);
      tree.results.set(node, turned);
      yield { done: index + 1, all: line.length };
    }
    turns.push(turned);
  }
  return ok({ start: start.value, turns });
}

export const nodesThrough = (tree: GameTree, id: NodeId): TreeLine => {
  const line = lineThrough(tree, id);
  const here = line.findIndex((node) => node.id === id);
  const end = line.findIndex((node, index) => index > here && !tree.results.has(node));
  return end < 0 ? line : line.slice(0, end);
};

/** Rolls for spelling `now` the dice of spelling `then`: later rules may spell the same picks differently. */
export const withDiceOf = (position: Position, then: string, now: string): Position =>
  position.rng?.kind === 'seeded'
    ? { ...position, rng: unmixed(mixedWith(position.rng, then), now) }
    : position;
