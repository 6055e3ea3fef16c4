/**
 * Proof-number search: can a side win within some of its turns, whatever is answered and however dice fall? The
 * tree grows where a proof or a disproof needs the fewest further positions, so a forced line is found early,
 * however long. An answer is exact: no action is left out, and no two positions count as one.
 * Source: L. V. Allis, "Searching for Solutions in Games and Artificial Intelligence", 1994, chapter 2.
 */
import { type Path, passingPaths } from '../kernel/asking/legal.ts';
import { spell, type Target } from '../kernel/asking/target.ts';
import { areAll, type Evaluation, ROYAL } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Side } from '../kernel/side.ts';

interface ProofGoal {
  /** The side that has to win. */
  readonly side: Side;
  /** Its turns until then, one that it is in the middle of included. */
  readonly turns: number;
}

/** A position of the tree. */
export interface ProofNode {
  /** The action that leads to it; none for the root and for each result of dice. */
  readonly picks: readonly Target[];
  readonly parent: ProofNode | null;
  /** Makes its position from its parent's; null for a node of dice, and for one that stands for unlisted actions. */
  readonly enter: ((from: Position) => Position) | null;
  /** Does the goal's side choose here? Then one proved child proves the node; otherwise all of them must be. */
  isChoice: boolean;
  /** Whose turn it is: in the middle of one the other side may be asked something. */
  isOwnTurn: boolean;
  /** Turns of the goal's side that are left. */
  left: number;
  /** Least number of positions still to prove for a proof, or to disprove for a disproof. */
  proof: number;
  disproof: number;
  /** Null before it is expanded. A decided node keeps those that decide it. */
  children: readonly ProofNode[] | null;
  /** Kept while children are made from it. */
  position: Position | null;
}

/** A search that can be continued. */
export interface ProofSearch {
  readonly root: ProofNode;
  /** Positions that the tree has had so far; a last turn that is played out has none in it. */
  readonly nodes: number;
  /** Is the goal reached? Null while that is open. */
  readonly isWon: boolean | null;
  /** Goes on until the goal is decided or `isOver` says so, which is asked before each position. */
  run(isOver: () => boolean): void;
}

/** Quiet actions listed before all others, in a game with thousands. */
const BREADTH = { forcing: false, quiet: 40 };
/** The proof number of the others together, until they are listed. */
const OTHERS = 20;

/** Thrown where a search is over. */
class Over extends Error {}

const isDecided = ({ proof, disproof }: Pick<ProofNode, 'proof' | 'disproof'>): boolean =>
  proof === 0 || disproof === 0;

const decide = (node: ProofNode, isWon: boolean): void => {
  node.proof = isWon ? 0 : Infinity;
  node.disproof = isWon ? Infinity : 0;
  node.children = null;
  node.position = null;
};

/** Sets a node's numbers by its children's, and of a decided one drops the children that do not decide it. */
const weigh = (node: ProofNode): void => {
  const { isChoice, children } = node;
  if (!children) return;
  let sum = 0;
  let least = Infinity;
  for (const { proof, disproof } of children) {
    sum += isChoice ? disproof : proof;
    least = Math.min(least, isChoice ? proof : disproof);
  }
  node.proof = isChoice ? least : sum;
  node.disproof = isChoice ? sum : least;
  if (!isDecided(node)) return;
  node.position = null;
  const decider = children.find(({ proof, disproof }) => (isChoice ? proof : disproof) === 0);
  if (decider) node.children = [decider];
  else if (isChoice) node.children = null;
};

/** The leaf whose decision helps both a proof and a disproof. */
const mostProving = (from: ProofNode): ProofNode => {
  let node = from;
  while (node.children) {
    const { isChoice, proof, disproof } = node;
    const next = node.children.find((child) =>
      isChoice ? child.proof === proof : child.disproof === disproof,
    );
    node = next as ProofNode;
  }
  return node;
};

const newNode = (
  parent: ProofNode | null,
  picks: readonly Target[],
  enter: ProofNode['enter'],
  left: number,
): ProofNode => ({
  picks,
  parent,
  enter,
  isChoice: false,
  isOwnTurn: parent?.isOwnTurn ?? false,
  left,
  proof: 1,
  disproof: 1,
  children: null,
  position: null,
});

/** The search for a proof that a side can win in time, from its beginning. */
export const createProof = (
  game: Game,
  evaluation: Evaluation,
  start: Position,
  { side, turns }: ProofGoal,
): ProofSearch => {
  /** Where there are thousands of actions, they are listed in order of promise, and played when they are visited. */
  const { actions } = evaluation;
  let nodes = 0;
  let isOver = (): boolean => true;

  const ask = (): boolean => {
    if (isOver()) throw new Over();
    return false;
  };

  /** A side without actions may be found later, but not after the last turn. */
  const outcomeOf = (position: Position, left: number) =>
    evaluation.decisionIn && left > 0 ? evaluation.decisionIn(position) : game.outcome(position);

  /** Sets what a node's position says. */
  const look = (node: ProofNode, position: Position, from: Position | null): void => {
    nodes++;
    const { parent } = node;
    const isNewTurn = from?.ply !== position.ply;
    node.left = (parent?.left ?? turns) - (isNewTurn && parent?.isOwnTurn ? 1 : 0);
    node.isOwnTurn = isNewTurn ? position.toMove === side : parent?.isOwnTurn === true;
    node.isChoice = position.toMove === side && !evaluation.awaitsDice?.(position);
    const outcome = outcomeOf(position, node.left);
    if (outcome || node.left === 0) decide(node, outcome?.winner === side);
  };

  /** The node of an action, above those of all results of its dice; null where they are not all known. */
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

  function* othersOf(position: Position, known: readonly ProofNode[]): Generator<Path<unknown>> {
    const spelled = new Set(known.map(({ picks }) => spell(game.board, picks)));
    for (const path of allActions(position)) if (!spelled.has(spell(game.board, path.picks))) yield path;
  }

  /** Adds a child for each action, until one decides the node. A side without actions: the rules say who has won. */
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

  /** The actions by which the turn wins from here on; null if none do. No node is made for any other. */
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

  /** The last turn of the goal's side: it wins at once, or not at all. */
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

  /** Makes the children of a leaf. */
  const expand = (node: ProofNode): void => {
    const { parent, enter } = node;
    const from = parent?.position ?? null;
    if (parent && from && !enter) {
      // It stands for its parent's other actions.
      const known = (parent.children ?? []).filter((child) => child !== node);
      grow(parent, from, known, othersOf(from, known), []);
      return;
    }
    const made = () => (from && enter ? enter(from) : start);
    const position = made();
    if (actions || !parent?.enter) look(node, position, from);
    if (isDecided(node)) return;
    // Another object of the same position: what is memoized of this one, its menu above all, can be forgotten.
    node.position = made();
    const isLast = node.left === 1 && node.isChoice && node.isOwnTurn && !evaluation.rolls && !actions;
    if (isLast) endBy(node, position);
    else if (!actions || !node.isChoice) grow(node, position, [], allActions(position), []);
    else {
      const others = newNode(node, [], null, node.left);
      others.proof = OTHERS;
      grow(node, position, [], actions(position, BREADTH), [others]);
    }
  };

  const root = newNode(null, [], () => start, turns);
  let at = root;

  /** Expands one leaf, and sets the numbers above it as far as they change. */
  const step = (): void => {
    const leaf = mostProving(at);
    expand(leaf);
    for (let node: ProofNode | null = leaf; node; node = node.parent) {
      const { proof, disproof } = node;
      weigh(node);
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
