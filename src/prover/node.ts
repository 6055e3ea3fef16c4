/** The tree of a proof-number search: its nodes and their numbers. */
import type { Target } from '../kernel/asking/target.ts';
import type { Position } from '../kernel/game.ts';

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
  /** Is it known whether the game is over there? */
  isSeen: boolean;
  /** Kept while children are made from it. */
  position: Position | null;
}

export const isDecided = ({ proof, disproof }: Pick<ProofNode, 'proof' | 'disproof'>): boolean =>
  proof === 0 || disproof === 0;

export const decide = (node: ProofNode, isWon: boolean): void => {
  node.proof = isWon ? 0 : Infinity;
  node.disproof = isWon ? Infinity : 0;
  node.children = null;
  node.position = null;
};

/** Sets a node's numbers by its children's, and of a decided one drops the children that do not decide it. */
export const weigh = (node: ProofNode): void => {
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
export const mostProving = (from: ProofNode): ProofNode => {
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

export const newNode = (
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
  isSeen: false,
  position: null,
});
