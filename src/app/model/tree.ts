/** A game's variation tree. The tree stores no dice, since dice follow from the seed and the earlier actions. */
import type { GameRecord } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { PlayedAction } from '../../kernel/record.ts';

export type NodeId = number;

/** The id of the start, which has no node. */
export const ROOT: NodeId = 0;

/** An action in the tree. Nodes are immutable, since results are cached by node. */
export interface TreeNode {
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly action: string;
  /** The original spelling, if newer rules spell the action differently. The dice depend on this spelling. */
  readonly dice?: string;
}

export type TreeLine = readonly TreeNode[];

export const NOTE_MARKS = { good: '!', bad: '?', interesting: '!?', star: '★' } as const;
export type NoteMark = keyof typeof NOTE_MARKS;

/** Colours of drawn arrows. An arrow without a colour is blue, so the text `b1 e4` suffices. */
export const ARROW_COLORS = ['blue', 'red', 'orange'] as const;
export type ArrowColor = (typeof ARROW_COLORS)[number];

export interface Note {
  readonly name?: string;
  readonly text?: string;
  readonly mark?: NoteMark;
  /** Arrows, such as `b1 e4 red`, and circles, such as `d5`. */
  readonly arrows?: readonly string[];
  readonly puzzle?: Omit<Puzzle, 'id'>;
}

export type Beginning = Omit<GameRecord, 'actions'>;

export interface GameTree {
  readonly beginning: Beginning;
  /** All nodes, parents before children. A node's first child continues the line; others begin variations. */
  readonly nodes: readonly TreeNode[];
  readonly notes: Readonly<Record<NodeId, Note>>;
  /** The next free id. Ids are never reused, since saved places name nodes by id. */
  readonly next: NodeId;
  /** Results cached by node. Edited trees share this cache, so ids would clash as keys. */
  readonly results: WeakMap<TreeNode, PlayedAction>;
}

export const treeOf = ({ actions, ...beginning }: GameRecord): GameTree => ({
  beginning,
  nodes: actions.map((action, index) => ({ id: index + 1, parent: index, action })),
  notes: {},
  next: actions.length + 1,
  results: new WeakMap(),
});

const childrenBy = memoize((nodes: readonly TreeNode[]): ReadonlyMap<NodeId, TreeNode[]> => {
  const children = new Map<NodeId, TreeNode[]>();
  for (const node of nodes) {
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(node);
    else children.set(node.parent, [node]);
  }
  return children;
});

const byId = memoize((nodes: readonly TreeNode[]) => new Map(nodes.map((node) => [node.id, node])));

const NONE: readonly TreeNode[] = [];

/** Returns a node's children. The first child continues the line; the others begin variations. */
export const childrenOf = ({ nodes }: GameTree, id: NodeId): readonly TreeNode[] => childrenBy(nodes).get(id) ?? NONE;

export const hasNode = ({ nodes }: GameTree, id: NodeId): boolean => id === ROOT || byId(nodes).has(id);

export const lineTo = ({ nodes }: GameTree, id: NodeId): TreeLine => {
  const line: TreeNode[] = [];
  for (let at = id; at !== ROOT; ) {
    const node = byId(nodes).get(at);
    invariant(node, `no node ${at} in this tree`);
    line.push(node);
    at = node.parent;
  }
  return line.reverse();
};

export const lineThrough = (tree: GameTree, id: NodeId): TreeLine => {
  const line = [...lineTo(tree, id)];
  for (let next = childrenOf(tree, id)[0]; next; next = childrenOf(tree, next.id)[0]) line.push(next);
  return line;
};

export const recordOfLine = ({ beginning }: GameTree, line: TreeLine): GameRecord => ({
  ...beginning,
  actions: line.map(({ action }) => action),
});

/** Adds an action after `parent`, unless the tree has it there, so that siblings always differ. */
export const addAction = (tree: GameTree, parent: NodeId, action: string): readonly [GameTree, TreeNode] => {
  const known = childrenOf(tree, parent).find((child) => child.action === action);
  if (known) return [tree, known];
  const node = { id: tree.next, parent, action };
  return [{ ...tree, nodes: [...tree.nodes, node], next: tree.next + 1 }, node];
};

export const isBranch = (tree: GameTree, { id, parent }: TreeNode): boolean => childrenOf(tree, parent)[0]?.id !== id;

export const isMainLine = (tree: GameTree, id: NodeId): boolean =>
  !lineTo(tree, id).some((node) => isBranch(tree, node));

/** Moves a node before its siblings, so that it continues the line. */
export const putFirst = (tree: GameTree, id: NodeId): GameTree => {
  const node = byId(tree.nodes).get(id);
  const eldest = tree.nodes.findIndex(({ parent }) => parent === node?.parent);
  if (!node || tree.nodes[eldest] === node) return tree;
  const others = tree.nodes.filter((each) => each !== node);
  return { ...tree, nodes: [...others.slice(0, eldest), node, ...others.slice(eldest)] };
};

export const promote = (tree: GameTree, id: NodeId): GameTree =>
  lineTo(tree, id).reduce((next, node) => putFirst(next, node.id), tree);

export const pruneBranch = (tree: GameTree, id: NodeId): GameTree => {
  const gone = new Set([id]);
  for (const node of tree.nodes) if (gone.has(node.parent)) gone.add(node.id);
  const nodes = tree.nodes.filter((node) => !gone.has(node.id));
  const notes = Object.entries(tree.notes).filter(([at]) => !gone.has(Number(at)));
  return { ...tree, nodes, notes: Object.fromEntries(notes) };
};

/** Restores a branch that was deleted from `before`. Keeps all nodes and notes of `tree`, which may be newer. */
export const restoreBranch = (tree: GameTree, before: GameTree): GameTree => {
  const known = new Set(before.nodes);
  const since = tree.nodes.filter((node) => !known.has(node));
  return { ...tree, nodes: [...before.nodes, ...since], notes: { ...before.notes, ...tree.notes } };
};

const withoutEmptyFields = ({ name, text, mark, arrows = [], puzzle }: Note): Note => ({
  ...(name && { name }),
  ...(text && { text }),
  ...(mark && { mark }),
  ...(arrows.length > 0 && { arrows }),
  ...(puzzle && { puzzle }),
});

const NO_NOTE: Note = {};

export const noteAt = ({ notes }: GameTree, id: NodeId): Note => notes[id] ?? NO_NOTE;

/** Merges `part` into a node's note, and removes empty fields. */
export const annotate = (tree: GameTree, id: NodeId, part: Note): GameTree => {
  const { [id]: before, ...others } = tree.notes;
  const note = withoutEmptyFields({ ...before, ...part });
  if (Object.keys(note).length > 0) return { ...tree, notes: { ...others, [id]: note } };
  return before ? { ...tree, notes: others } : tree;
};

/** Parses an arrow, such as `b1 e4 red`, or a circle, such as `d5`. A circle has one square at both ends. */
export const readArrow = (arrow: string) => {
  const [from = '', to = from, named] = arrow.split(' ');
  return { from, to, color: ARROW_COLORS.find((color) => color === named) ?? 'blue' };
};

/** Draws an arrow, or a circle if `from` is `to`. Erases the drawing if the node has it already in this colour. */
export const drawArrow = (tree: GameTree, id: NodeId, from: string, to: string, color: ArrowColor): GameTree => {
  const { arrows = [] } = noteAt(tree, id);
  const plain = from === to ? from : `${from} ${to}`;
  const arrow = color === 'blue' ? plain : `${from} ${to} ${color}`;
  const others = arrows.filter((each) => {
    const there = readArrow(each);
    return there.from !== from || there.to !== to;
  });
  return annotate(tree, id, { arrows: arrows.includes(arrow) ? others : [...others, arrow] });
};
