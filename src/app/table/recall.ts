/**
 * What led to the place one stands at, where that place is known before it: played through a little at a time, or at once as soon as
 * somebody asks for it.
 */
import type { Game, Position } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import { readPicks } from '../../kernel/menu.ts';
import type { Turned } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import { keeping, playNode, remember, startingFrom } from './line.ts';
import type { GameTree, TreeNode } from './tree.ts';

export interface Recall {
  isDone(): boolean;
  /** Plays on as long as it may, but one action at least. */
  goOn(mayGoOn: () => boolean): void;
  /** Once it is done: did it lead where it was said to? */
  isTrue(): boolean;
}

/** Nothing is left to be played. */
export const ALL_KNOWN: Recall = { isDone: () => true, goOn: () => undefined, isTrue: () => true };

/** Actions that follow each other, played as far as somebody asked. */
interface Run {
  /** Plays one more; the answer: could it be played? */
  step(): boolean;
  isDone(): boolean;
  /** Where it has led by now; null where an action cannot be played. */
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

/** What an action led to, found when it is first asked for. */
class LaterTurn implements Turned {
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

  readonly tell: Turned['tell'] = () => this.#found().tell();
}

/** A line of which only the position at one place is known. What its other actions led to is found when somebody asks. */
export const recalled = (
  game: Game,
  tree: GameTree,
  line: readonly TreeNode[],
  cursor: number,
  position: Position,
): Result<Recall, Problem> => {
  const start = startingFrom(game, tree.beginning);
  if (!start.ok) return start;
  const before = runFrom(game, start.value, line.slice(0, cursor));
  const after = runFrom(game, position, line.slice(cursor));
  for (const [index, node] of line.entries()) {
    const picks = readPicks(game.board, node.action);
    if (!picks.ok) return picks;
    const found = () => (index < cursor ? before.at(index) : after.at(index - cursor));
    remember(node, new LaterTurn(picks.value, found, index === cursor - 1 ? position : undefined));
  }
  const isDone = () => before.isDone() && after.isDone();
  return ok({
    isDone,
    goOn(mayGoOn) {
      do (before.isDone() ? after : before).step();
      while (!isDone() && mayGoOn());
    },
    isTrue: () => isDone() && same(before.end(), position) && after.end() !== null,
  });
};
