/**
 * Proof-number search for a forced win. A proved win is exact, since positions are never merged.
 * Source: L. V. Allis, "Searching for Solutions in Games and Artificial Intelligence", 1994, chapter 2.
 */
import { type Path, uncachedPaths } from '../kernel/asking/legal.ts';
import { spell, type Target } from '../kernel/asking/target.ts';
import { coversAllResults, type Evaluation, ROYAL_VALUE } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Side } from '../kernel/side.ts';
import { decide, isNodeDecided, mostProvingLeaf, newNode, type ProofNode, updateFromChildren } from './node.ts';
import { pathFromPicks } from './turns.ts';

interface ProofGoal {
  readonly side: Side;
  /** The number of turns in which the side must win. A turn under way counts as one. */
  readonly turns: number;
}

type Action = readonly Target[];

/** Killer moves, latest first: actions that decided other nodes and are likely to decide more. */
export interface Killers {
  readonly winning: Action[];
  readonly refuting: Action[];
}

export interface ProofSearch {
  readonly root: ProofNode;
  /** The number of positions evaluated so far, which limits the search. `winningTurn` adds none. */
  readonly nodes: number;
  /** True if the win is proved, false if it is disproved, null while undecided. */
  readonly isWon: boolean | null;
  /** False once an action was left out because some of the action's dice results were unknown. */
  readonly isExact: boolean;
  /** Runs or resumes the search until `shouldStop`, which is asked at each action, returns true. */
  run(shouldStop: () => boolean): void;
}

/** Number of quiet actions listed at the root, since there may be thousands. One node stands for the rest. */
const QUIET_AT_ROOT = 1000;
/** Number of quiet actions listed at each node below the root. Such nodes are many, so each lists few. */
const QUIET = 40;
/**
 * Number of replies that a node lists first, besides killers. A node without a list is assumed to have `REPLIES`
 * replies, unless the side to move is in check.
 */
const REPLIES = 16;
const REPLIES_TO_CHECK = 2;
/** Initial proof number of a rest node, which stands for many actions. High, so that single actions are tried first. */
const REST_PROOF = 20;
const REST_PROOF_IN_LAST_TURN = 3;
const MAX_KILLERS = 6;

class Stopped extends Error {}

const legalPaths = (game: Game, position: Position, all: readonly Action[]): readonly Path<unknown>[] =>
  all.flatMap((picks) => pathFromPicks(game, position, picks) ?? []);

/** Creates a search for a forced win. An earlier proof's killers can be passed in, to speed the search up. */
export const createProof = (
  game: Game,
  evaluation: Evaluation,
  start: Position,
  { side, turns }: ProofGoal,
  killers: Killers = { winning: [], refuting: [] },
): ProofSearch => {
  /** The variant's own action generator, which only games with thousands of actions have. */
  const { actions } = evaluation;
  let nodes = 0;
  let isExact = true;
  let shouldStop = (): boolean => true;

  const throwIfStopped = (): boolean => {
    if (shouldStop()) throw new Stopped();
    return false;
  };

  /** Returns the outcome, or null. At a choice, skips the test for legal actions, since `expand` lists these anyway. */
  const outcomeOf = (position: Position, isChoice: boolean, left: number) =>
    evaluation.decisionIn && isChoice && left > 0 ? evaluation.decisionIn(position) : game.outcome(position);

  const evaluateNode = (node: ProofNode, position: Position, from: Position | null): void => {
    nodes++;
    const { parent } = node;
    const isNewTurn = from?.ply !== position.ply;
    node.turnsLeft = (parent?.turnsLeft ?? turns) - (isNewTurn && parent?.isOwnTurn ? 1 : 0);
    node.isOwnTurn = isNewTurn ? position.toMove === side : parent?.isOwnTurn === true;
    node.isOrNode = position.toMove === side && !evaluation.awaitsDice?.(position);
    const outcome = outcomeOf(position, node.isOrNode, node.turnsLeft);
    node.isEvaluated = true;
    if (outcome || node.turnsLeft === 0) decide(node, outcome?.winner === side);
    else if (actions && parent) {
      const replyEstimate = evaluation.isInCheck?.(position) ? REPLIES_TO_CHECK : REPLIES;
      node.proof = node.isOrNode ? 1 : replyEstimate;
      node.disproof = node.isOrNode ? replyEstimate : 1;
    }
  };

  /** Makes a child node for an action. Null if dice results are unknown, which counts as no win. */
  const childFor = (parent: ProofNode, from: Position, { picks, act }: Path<unknown>): ProofNode | null => {
    const rolls = evaluation.rolls?.(from, act) ?? null;
    if (rolls && !coversAllResults(rolls)) {
      isExact = false;
      return null;
    }
    if (rolls && rolls.length > 1) {
      const node = newNode(parent, picks, null, parent.turnsLeft);
      node.position = from;
      node.children = rolls.map(({ state }) => newNode(node, [], () => state, node.turnsLeft));
      return node;
    }
    const after = rolls?.[0]?.state;
    const node = newNode(parent, picks, (position) => after ?? game.next(position, act), parent.turnsLeft);
    if (parent.isOrNode && evaluation.captureGain(from, act) >= ROYAL_VALUE) decide(node, true);
    else if (!actions) evaluateNode(node, after ?? game.next(from, act), from);
    return node;
  };

  const allActions = (position: Position) => uncachedPaths(game.menu(position), throwIfStopped);

  function* pathsNotIn(all: Iterable<Path<unknown>>, known: readonly Action[]): Generator<Path<unknown>> {
    const spelled = new Set(known.map((picks) => spell(game.board, picks)));
    for (const path of all) {
      const word = spell(game.board, path.picks);
      if (!spelled.has(word)) yield path;
      spelled.add(word);
    }
  }

  function* promisingPaths(position: Position): Generator<Path<unknown>> {
    yield* legalPaths(game, position, killers.winning);
    const quiet = position.ply === start.ply ? QUIET_AT_ROOT : QUIET;
    yield* actions?.(position, { forcing: false, quiet }) ?? [];
  }

  const firstReplies = (position: Position): { readonly paths: Path<unknown>[]; readonly isWhole: boolean } => {
    const paths: Path<unknown>[] = [];
    for (const path of allActions(position)) {
      if (paths.length === REPLIES)
        return { paths: [...legalPaths(game, position, killers.refuting), ...paths], isWhole: false };
      paths.push(path);
    }
    return { paths, isWhole: true };
  };

  const addKiller = ({ isOrNode, children }: ProofNode): void => {
    const picks = children?.[0]?.picks ?? [];
    if (picks.length === 0) return;
    const killerList = isOrNode ? killers.winning : killers.refuting;
    const word = spell(game.board, picks);
    const known = killerList.findIndex((each) => spell(game.board, each) === word);
    if (known >= 0) killerList.splice(known, 1);
    killerList.unshift(picks);
    killerList.splice(MAX_KILLERS);
  };

  /** Adds children until one decides the node. Without any child, the outcome by the rules decides the node. */
  const addChildren = (
    node: ProofNode,
    position: Position,
    known: readonly ProofNode[],
    paths: Iterable<Path<unknown>>,
    others: readonly ProofNode[],
  ): void => {
    const children = [...known];
    for (const path of paths) {
      throwIfStopped();
      const child = childFor(node, position, path);
      if (child) children.push(child);
      const isLast = child ? (node.isOrNode ? child.proof : child.disproof) === 0 : !node.isOrNode;
      if (!child && isLast) decide(node, false);
      if (isLast) break;
    }
    if (isNodeDecided(node)) return;
    node.children = [...children, ...others];
    if (node.children.length === 0) decide(node, game.outcome(position)?.winner === side);
  };

  /** Finds a winning turn. Makes no proof nodes, to save memory. */
  const winningTurn = (position: Position): readonly (readonly Target[])[] | null => {
    for (const { picks, act } of allActions(position)) {
      throwIfStopped();
      const after = game.next(position, act);
      const outcome = game.outcome(after);
      const isOpen = !outcome && after.ply === position.ply;
      invariant(!isOpen || after.toMove === side, 'no such game asks the other side in the middle of a turn');
      const rest = outcome?.winner === side ? [] : isOpen ? winningTurn(after) : null;
      if (rest) return [picks, ...rest];
    }
    return null;
  };

  /** Decides a node in the last turn by trying all actions. Proof numbers would only take memory. */
  const decideLastTurn = (node: ProofNode, position: Position): void => {
    const turn = winningTurn(position);
    decide(node, turn !== null);
    let at = node;
    for (const picks of turn ?? []) {
      const child = newNode(at, picks, null, 0);
      decide(child, true);
      at.children = [child];
      at = child;
    }
  };

  const newRestNode = (parent: ProofNode): ProofNode => {
    const node = newNode(parent, [], null, parent.turnsLeft);
    node.proof = parent.isOrNode && parent.turnsLeft === 1 ? REST_PROOF_IN_LAST_TURN : REST_PROOF;
    if (!parent.isOrNode) node.disproof = REST_PROOF;
    return node;
  };

  /** Expands a leaf. In games with thousands of actions, the first visit only evaluates it, since listing is slow. */
  const expand = (node: ProofNode): void => {
    const { parent, makePosition } = node;
    const from = parent?.position ?? null;
    if (parent && from && !makePosition) {
      // This is the node of unlisted actions: the actions themselves replace it.
      const known = (parent.children ?? []).filter((child) => child !== node);
      const picks = known.map((each) => each.picks);
      addChildren(parent, from, known, pathsNotIn(allActions(from), picks), []);
      return;
    }
    const made = () => (from && makePosition ? makePosition(from) : start);
    const position = made();
    const isFirstVisit = !node.isEvaluated;
    if (isFirstVisit) evaluateNode(node, position, from);
    if (isNodeDecided(node) || (isFirstVisit && actions && parent)) return;
    // A fresh object, so that the menu memoized for `position` can be collected.
    node.position = made();
    const isLast = node.turnsLeft === 1 && node.isOrNode && node.isOwnTurn && !evaluation.rolls && !actions;
    if (isLast) decideLastTurn(node, position);
    else if (!actions) addChildren(node, position, [], allActions(position), []);
    else {
      const { paths, isWhole } = node.isOrNode
        ? { paths: promisingPaths(position), isWhole: false }
        : firstReplies(position);
      addChildren(node, position, [], pathsNotIn(paths, []), isWhole ? [] : [newRestNode(node)]);
    }
  };

  const root = newNode(null, [], () => start, turns);
  let at = root;

  /** Expands the most-proving leaf and updates its ancestors as far as their numbers change. */
  const step = (): void => {
    const leaf = mostProvingLeaf(at);
    expand(leaf);
    for (let node: ProofNode | null = leaf; node; node = node.parent) {
      const { proof, disproof } = node;
      updateFromChildren(node);
      if (actions && isNodeDecided(node)) addKiller(node);
      at = node;
      if (node !== leaf && proof === node.proof && disproof === node.disproof) return;
    }
  };

  return {
    root,
    get nodes() {
      return nodes;
    },
    get isExact() {
      return isExact;
    },
    get isWon() {
      return isNodeDecided(root) ? root.proof === 0 : null;
    },
    run(poll) {
      shouldStop = poll;
      try {
        while (!isNodeDecided(root)) {
          throwIfStopped();
          step();
        }
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
      }
    },
  };
};
