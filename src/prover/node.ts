/** Nodes of a proof-number search. At OR nodes the goal's side chooses, at AND nodes the other side or dice. */
import type { Target } from '../kernel/asking/target.ts';
import type { Position } from '../kernel/game.ts';

export interface ProofNode {
  /** The picks of the node's action. Empty for the root, a dice result, and the node for all actions not yet listed. */
  readonly picks: readonly Target[];
  readonly parent: ProofNode | null;
  /** Makes the node's position from the parent's, to save memory. Null for dice rolls and for unlisted actions. */
  readonly makePosition: ((from: Position) => Position) | null;
  isOrNode: boolean;
  /** Whether the turn belongs to the goal's side. This stays true while the other side answers within that turn. */
  isOwnTurn: boolean;
  /** The turns left to the goal's side. At 0 without a win, the node is disproved. */
  turnsLeft: number;
  /** The proof number: the fewest leaves whose proof would prove this node. */
  proof: number;
  disproof: number;
  /** The child nodes; null before expansion. A decided node keeps only deciding children, to save memory. */
  children: readonly ProofNode[] | null;
  isEvaluated: boolean;
  /** The node's position, kept only while children are made, to save memory. */
  position: Position | null;
}

export const isNodeDecided = ({ proof, disproof }: Pick<ProofNode, 'proof' | 'disproof'>): boolean =>
  proof === 0 || disproof === 0;

export const decide = (node: ProofNode, isWon: boolean): void => {
  node.proof = isWon ? 0 : Infinity;
  node.disproof = isWon ? Infinity : 0;
  node.children = null;
  node.position = null;
};

/** Updates a node's proof numbers from its children. A decided node drops needless children, to save memory. */
export const updateFromChildren = (node: ProofNode): void => {
  const { isOrNode, children } = node;
  if (!children) return;
  let sum = 0;
  let least = Infinity;
  for (const { proof, disproof } of children) {
    sum += isOrNode ? disproof : proof;
    least = Math.min(least, isOrNode ? proof : disproof);
  }
  node.proof = isOrNode ? least : sum;
  node.disproof = isOrNode ? sum : least;
  if (!isNodeDecided(node)) return;
  node.position = null;
  const decider = children.find(({ proof, disproof }) => (isOrNode ? proof : disproof) === 0);
  if (decider) node.children = [decider];
  else if (isOrNode) node.children = null;
};

/** Returns the most-proving leaf below `from`. Its proof or disproof advances that of `from`. */
export const mostProvingLeaf = (from: ProofNode): ProofNode => {
  let node = from;
  while (node.children) {
    const { isOrNode, proof, disproof } = node;
    const next = node.children.find((child) => (isOrNode ? child.proof === proof : child.disproof === disproof));
    node = next as ProofNode;
  }
  return node;
};

export const newNode = (
  parent: ProofNode | null,
  picks: readonly Target[],
  makePosition: ProofNode['makePosition'],
  turnsLeft: number,
): ProofNode => ({
  picks,
  parent,
  makePosition,
  isOrNode: false,
  isOwnTurn: parent?.isOwnTurn ?? false,
  turnsLeft,
  proof: 1,
  disproof: 1,
  children: null,
  isEvaluated: false,
  position: null,
});
