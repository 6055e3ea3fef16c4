/**
 * Proof-number search: whether a side wins within some of its turns, for all replies and dice. Long forced
 * lines are found early. Results are exact: no action is skipped and positions are never merged.
 * Source: L. V. Allis, "Searching for Solutions in Games and Artificial Intelligence", 1994, chapter 2.
 */
import { type Path, passingPaths } from '../kernel/asking/legal.ts';
import { spell, type Target } from '../kernel/asking/target.ts';
import { areAll, type Evaluation, ROYAL } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Side } from '../kernel/side.ts';
import { decide, isDecided, mostProving, newNode, type ProofNode, weigh } from './node.ts';
import { pathBy } from './turns.ts';

interface ProofGoal {
  readonly side: Side;
  /** The number of its turns; a turn under way counts. */
  readonly turns: number;
}

type Action = readonly Target[];

/** Killer moves of both sides, latest first: actions that decided other nodes. */
export interface Killers {
  readonly winning: Action[];
  readonly refuting: Action[];
}

export interface ProofSearch {
  readonly root: ProofNode;
  /** Positions evaluated so far, without those of `winningTurn`. */
  readonly nodes: number;
  /** The result; null while undecided. */
  readonly isWon: boolean | null;
  /** Runs or resumes the search. `isOver` is polled at each action; true pauses it. */
  run(isOver: () => boolean): void;
}

/** In a game with thousands of actions, the quiet ones listed first at the root and below. */
const QUIET_AT_ROOT = 1000;
const QUIET = 40;
/** Replies listed first there, and the initial numbers of an AND node with and without check. */
const ANSWERS = 16;
const ANSWERS_TO_CHECK = 2;
/** The initial number of the node of unlisted actions, which cost less in the last turn. */
const OTHERS = 20;
const LAST_OTHERS = 3;
const MOST_KILLERS = 6;

class Over extends Error {}

const playable = (game: Game, position: Position, all: readonly Action[]): readonly Path<unknown>[] =>
  all.flatMap((picks) => pathBy(game, position, picks) ?? []);

/** `killers` are killer moves shared with earlier proofs. */
export const createProof = (
  game: Game,
  evaluation: Evaluation,
  start: Position,
  { side, turns }: ProofGoal,
  killers: Killers = { winning: [], refuting: [] },
): ProofSearch => {
  /** If given, children are listed best first, and evaluated when they are first visited. */
  const { actions } = evaluation;
  let nodes = 0;
  let isOver = (): boolean => true;

  const ask = (): boolean => {
    if (isOver()) throw new Over();
    return false;
  };

  /**
   * `decisionIn` is cheap, but misses a side without actions; expansion finds that, except in the last turn.
   */
  const outcomeOf = (position: Position, isChoice: boolean, left: number) =>
    evaluation.decisionIn && isChoice && left > 0 ? evaluation.decisionIn(position) : game.outcome(position);

  const look = (node: ProofNode, position: Position, from: Position | null): void => {
    nodes++;
    const { parent } = node;
    const isNewTurn = from?.ply !== position.ply;
    node.left = (parent?.left ?? turns) - (isNewTurn && parent?.isOwnTurn ? 1 : 0);
    node.isOwnTurn = isNewTurn ? position.toMove === side : parent?.isOwnTurn === true;
    node.isChoice = position.toMove === side && !evaluation.awaitsDice?.(position);
    const outcome = outcomeOf(position, node.isChoice, node.left);
    node.isSeen = true;
    if (outcome || node.left === 0) decide(node, outcome?.winner === side);
    else if (actions && parent) {
      const many = evaluation.isInCheck?.(position) ? ANSWERS_TO_CHECK : ANSWERS;
      node.proof = node.isChoice ? 1 : many;
      node.disproof = node.isChoice ? many : 1;
    }
  };

  /** The child for an action; null if `rolls` lists only some results of its dice. */
  const nodeOf = (parent: ProofNode, from: Position, { picks, act }: Path<unknown>): ProofNode | null => {
    const rolls = evaluation.rolls?.(from, act) ?? null;
    if (rolls && !areAll(rolls)) return null;
    if (rolls && rolls.length > 1) {
      const node = newNode(parent, picks, null, parent.left);
      node.position = from;
      node.children = rolls.map(({ state }) => newNode(node, [], () => state, node.left));
      return node;
    }
    const after = rolls?.[0]?.state;
    const node = newNode(parent, picks, (position) => after ?? game.next(position, act), parent.left);
    if (parent.isChoice && evaluation.captureGain(from, act) >= ROYAL) decide(node, true);
    else if (!actions) look(node, after ?? game.next(from, act), from);
    return node;
  };

  const allActions = (position: Position) => passingPaths(game.menu(position), ask);

  function* othersOf(all: Iterable<Path<unknown>>, known: readonly Action[]): Generator<Path<unknown>> {
    const spelled = new Set(known.map((picks) => spell(game.board, picks)));
    for (const path of all) {
      const word = spell(game.board, path.picks);
      if (!spelled.has(word)) yield path;
      spelled.add(word);
    }
  }

  function* promising(position: Position): Generator<Path<unknown>> {
    yield* playable(game, position, killers.winning);
    const quiet = position.ply === start.ply ? QUIET_AT_ROOT : QUIET;
    yield* actions?.(position, { forcing: false, quiet }) ?? [];
  }

  /** `isWhole` if these are all replies. */
  const firstAnswers = (
    position: Position,
  ): { readonly paths: Path<unknown>[]; readonly isWhole: boolean } => {
    const paths: Path<unknown>[] = [];
    for (const path of allActions(position)) {
      if (paths.length === ANSWERS)
        return { paths: [...playable(game, position, killers.refuting), ...paths], isWhole: false };
      paths.push(path);
    }
    return { paths, isWhole: true };
  };

  /** Adds a deciding action to the killer moves. */
  const keep = ({ isChoice, children }: ProofNode): void => {
    const picks = children?.[0]?.picks ?? [];
    if (picks.length === 0) return;
    const kept = isChoice ? killers.winning : killers.refuting;
    const word = spell(game.board, picks);
    const known = kept.findIndex((each) => spell(game.board, each) === word);
    if (known >= 0) kept.splice(known, 1);
    kept.unshift(picks);
    kept.splice(MOST_KILLERS);
  };

  /** Adds children until one decides the node. Without any child, the rules decide. */
  const grow = (
    node: ProofNode,
    position: Position,
    known: readonly ProofNode[],
    paths: Iterable<Path<unknown>>,
    others: readonly ProofNode[],
  ): void => {
    const children = [...known];
    for (const path of paths) {
      ask();
      const child = nodeOf(node, position, path);
      if (child) children.push(child);
      const isLast = child ? (node.isChoice ? child.proof : child.disproof) === 0 : !node.isChoice;
      if (!child && isLast) decide(node, false);
      if (isLast) break;
    }
    if (isDecided(node)) return;
    node.children = [...children, ...others];
    if (node.children.length === 0) decide(node, game.outcome(position)?.winner === side);
  };

  /** The rest of a winning turn, or null. It is enumerated without nodes to save memory. */
  const winningTurn = (position: Position): readonly (readonly Target[])[] | null => {
    for (const { picks, act } of allActions(position)) {
      ask();
      const after = game.next(position, act);
      const outcome = game.outcome(after);
      const isOpen = !outcome && after.ply === position.ply;
      invariant(!isOpen || after.toMove === side, 'no such game asks the other side in the middle of a turn');
      const rest = outcome?.winner === side ? [] : isOpen ? winningTurn(after) : null;
      if (rest) return [picks, ...rest];
    }
    return null;
  };

  /** The last turn of the goal's side needs no numbers: full enumeration decides it. */
  const endBy = (node: ProofNode, position: Position): void => {
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

  const newOthers = (parent: ProofNode): ProofNode => {
    const node = newNode(parent, [], null, parent.left);
    node.proof = parent.isChoice && parent.left === 1 ? LAST_OTHERS : OTHERS;
    if (!parent.isChoice) node.disproof = OTHERS;
    return node;
  };

  /** Expands a leaf. In a game with thousands of actions, the first visit only evaluates it. */
  const expand = (node: ProofNode): void => {
    const { parent, enter } = node;
    const from = parent?.position ?? null;
    if (parent && from && !enter) {
      // This is the node of unlisted actions: the actions themselves replace it.
      const known = (parent.children ?? []).filter((child) => child !== node);
      const picks = known.map((each) => each.picks);
      grow(parent, from, known, othersOf(allActions(from), picks), []);
      return;
    }
    const made = () => (from && enter ? enter(from) : start);
    const position = made();
    const isFirstVisit = !node.isSeen;
    if (isFirstVisit) look(node, position, from);
    if (isDecided(node) || (isFirstVisit && actions && parent)) return;
    // A fresh object, so that the menu memoized for `position` can be collected.
    node.position = made();
    const isLast = node.left === 1 && node.isChoice && node.isOwnTurn && !evaluation.rolls && !actions;
    if (isLast) endBy(node, position);
    else if (!actions) grow(node, position, [], allActions(position), []);
    else {
      const { paths, isWhole } = node.isChoice
        ? { paths: promising(position), isWhole: false }
        : firstAnswers(position);
      grow(node, position, [], othersOf(paths, []), isWhole ? [] : [newOthers(node)]);
    }
  };

  const root = newNode(null, [], () => start, turns);
  let at = root;

  /** Updates ancestors only as far as their numbers change; the next descent starts there. */
  const step = (): void => {
    const leaf = mostProving(at);
    expand(leaf);
    for (let node: ProofNode | null = leaf; node; node = node.parent) {
      const { proof, disproof } = node;
      weigh(node);
      if (actions && isDecided(node)) keep(node);
      at = node;
      if (node !== leaf && proof === node.proof && disproof === node.disproof) return;
    }
  };

  return {
    root,
    get nodes() {
      return nodes;
    },
    get isWon() {
      return isDecided(root) ? root.proof === 0 : null;
    },
    run(over) {
      isOver = over;
      try {
        while (!isDecided(root)) {
          ask();
          step();
        }
      } catch (error) {
        if (!(error instanceof Over)) throw error;
      }
    },
  };
};
