/**
 * A game as a tree: every line that was ever played, none overwritten. Plain data and pure functions; positions are a
 * cache of it. The dice are no part of it: they follow from the seed and the actions before, so that a line played again
 * shows its dice again and a new line rolls anew.
 */
import type { GameRecord } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import { remembered } from '../../kernel/remembered.ts';

export type NodeId = number;

/** The start of the game, before any action; it has no node of its own. */
export const ROOT: NodeId = 0;

/** One action where it was played. It never changes, so what it led to is remembered by it. */
export interface TreeNode {
  readonly id: NodeId;
  readonly parent: NodeId;
  /** Spelled picks. */
  readonly action: string;
  /** How the action was spelled when it was played, where that was otherwise: its dice follow that spelling. */
  readonly dice?: string;
}

/** What people wrote at a position. */
export interface Note {
  /** What the line that begins with this action is called. */
  readonly name?: string;
  readonly text?: string;
  /** Spelled squares: two are an arrow, one is a circle. */
  readonly arrows?: readonly string[];
}

/** How a game begins: all of its record but the actions. */
export type Beginning = Omit<GameRecord, 'actions'>;

export interface GameTree {
  readonly beginning: Beginning;
  /** Parents before their children; of several children the first goes on with the main line. */
  readonly nodes: readonly TreeNode[];
  readonly notes: Readonly<Record<NodeId, Note>>;
  /** The id of the next node: no id is ever given twice. */
  readonly next: NodeId;
}

/** A game of one line. */
export const treeOf = ({ actions, ...beginning }: GameRecord): GameTree => ({
  beginning,
  nodes: actions.map((action, index) => ({ id: index + 1, parent: index, action })),
  notes: {},
  next: actions.length + 1,
});

const childrenBy = remembered((nodes: readonly TreeNode[]): ReadonlyMap<NodeId, readonly TreeNode[]> => {
  const children = new Map<NodeId, TreeNode[]>();
  for (const node of nodes) {
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(node);
    else children.set(node.parent, [node]);
  }
  return children;
});

const byId = remembered((nodes: readonly TreeNode[]): ReadonlyMap<NodeId, TreeNode> => new Map(nodes.map((node) => [node.id, node])));

const NONE: readonly TreeNode[] = [];

/** What was played here: the main line first. */
export const childrenOf = ({ nodes }: GameTree, id: NodeId): readonly TreeNode[] => childrenBy(nodes).get(id) ?? NONE;

export const hasNode = ({ nodes }: GameTree, id: NodeId): boolean => id === ROOT || byId(nodes).has(id);

/** The actions from the start to here. */
export const lineTo = ({ nodes }: GameTree, id: NodeId): readonly TreeNode[] => {
  const line: TreeNode[] = [];
  for (let at = id; at !== ROOT; ) {
    const node = byId(nodes).get(at);
    invariant(node, `no node ${at} in this tree`);
    line.push(node);
    at = node.parent;
  }
  return line.reverse();
};

/** The line from the start through here, and on along the main line to its end. */
export const lineThrough = (tree: GameTree, id: NodeId): readonly TreeNode[] => {
  const line = [...lineTo(tree, id)];
  for (let next = childrenOf(tree, id)[0]; next; next = childrenOf(tree, next.id)[0]) line.push(next);
  return line;
};

/** A line as a record, as a game without branches is told. */
export const recordOfLine = ({ beginning }: GameTree, line: readonly TreeNode[]): GameRecord => ({
  ...beginning,
  actions: line.map(({ action }) => action),
});

/** The node of this action after that one, and the tree with it. An action that was played there before keeps its node. */
export const grown = (tree: GameTree, parent: NodeId, action: string): readonly [GameTree, TreeNode] => {
  const known = childrenOf(tree, parent).find((child) => child.action === action);
  if (known) return [tree, known];
  const node = { id: tree.next, parent, action };
  return [{ ...tree, nodes: [...tree.nodes, node], next: tree.next + 1 }, node];
};

/** Does a line of its own begin with this node, beside an elder one? */
export const isBranch = (tree: GameTree, { id, parent }: TreeNode): boolean => childrenOf(tree, parent)[0]?.id !== id;

/** Is all of the way here the main line? */
export const isMainLine = (tree: GameTree, id: NodeId): boolean => !lineTo(tree, id).some((node) => isBranch(tree, node));

/** The tree with the line through here as its main line, from the start on. */
export const promoted = (tree: GameTree, id: NodeId): GameTree => {
  let { nodes } = tree;
  for (const node of lineTo(tree, id)) {
    const eldest = nodes.findIndex(({ parent }) => parent === node.parent);
    if (nodes[eldest] === node) continue;
    const others = nodes.filter((each) => each !== node);
    nodes = [...others.slice(0, eldest), node, ...others.slice(eldest)];
  }
  return nodes === tree.nodes ? tree : { ...tree, nodes };
};

/** The tree without this node and all that follows it. */
export const pruned = (tree: GameTree, id: NodeId): GameTree => {
  const gone = new Set([id]);
  for (const node of tree.nodes) if (gone.has(node.parent)) gone.add(node.id);
  const notes = Object.fromEntries(Object.entries(tree.notes).filter(([at]) => !gone.has(Number(at))));
  return { ...tree, nodes: tree.nodes.filter((node) => !gone.has(node.id)), notes };
};

/** The tree with what it had before a line was deleted, and all that was played since. */
export const regrown = (tree: GameTree, before: GameTree): GameTree => {
  const known = new Set(before.nodes);
  return {
    ...tree,
    nodes: [...before.nodes, ...tree.nodes.filter((node) => !known.has(node))],
    notes: { ...before.notes, ...tree.notes },
  };
};

/** The note without what is empty in it; null if nothing is left. */
const tidied = ({ name = '', text = '', arrows = [] }: Note): Note | null => {
  const note = { ...(name && { name }), ...(text && { text }), ...(arrows.length > 0 && { arrows }) };
  return Object.keys(note).length > 0 ? note : null;
};

const NO_NOTE: Note = {};

export const noteAt = ({ notes }: GameTree, id: NodeId): Note => notes[id] ?? NO_NOTE;

/** The tree with these parts of a note written here; an empty part is wiped. */
export const noted = (tree: GameTree, id: NodeId, part: Note): GameTree => {
  const note = tidied({ ...noteAt(tree, id), ...part });
  const { [id]: _before, ...others } = tree.notes;
  return { ...tree, notes: note ? { ...others, [id]: note } : others };
};

/** The tree with this arrow drawn here, or wiped where it is drawn already. */
export const drawn = (tree: GameTree, id: NodeId, arrow: string): GameTree => {
  const { arrows = [] } = noteAt(tree, id);
  return noted(tree, id, { arrows: arrows.includes(arrow) ? arrows.filter((each) => each !== arrow) : [...arrows, arrow] });
};
