/** The variation tree of a game. Dice are not stored: they follow from the seed and the actions before. */
import type { GameRecord } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Turned } from '../../kernel/record.ts';

export type NodeId = number;

/** The start of the game, before any action; it has no node. */
export const ROOT: NodeId = 0;

/** One action of the tree. It never changes, so its result is kept by it. */
export interface TreeNode {
  readonly id: NodeId;
  readonly parent: NodeId;
  /** Spelled picks. */
  readonly action: string;
  /** The action's spelling when it was played, if that was different: its dice follow that spelling. */
  readonly dice?: string;
}

/** Actions from the start on, each played after the one before. */
export type TreeLine = readonly TreeNode[];

/** Players' judgements of an action, each with the characters that are set after it. */
export const MARKS = { good: '!', bad: '?', interesting: '!?', star: '★' } as const;
export type NoteMark = keyof typeof MARKS;

/** The colours that players draw in; the first needs no name in a note. */
export const ARROW_COLORS = ['blue', 'red', 'orange'] as const;
export type ArrowColor = (typeof ARROW_COLORS)[number];

export interface Note {
  /** The name of the line that begins with this action. */
  readonly name?: string;
  readonly text?: string;
  readonly mark?: NoteMark;
  /** Spelled squares: two are an arrow, one, or one twice, is a circle. A colour may follow two. */
  readonly arrows?: readonly string[];
  /** A puzzle that begins after this action. */
  readonly puzzle?: Omit<Puzzle, 'id'>;
}

export type Beginning = Omit<GameRecord, 'actions'>;

export interface GameTree {
  readonly beginning: Beginning;
  /** Parents before their children; the first child continues the main line. */
  readonly nodes: readonly TreeNode[];
  readonly notes: Readonly<Record<NodeId, Note>>;
  /** The id of the next node: ids are never reused. */
  readonly next: NodeId;
  /** Shared by trees that grow from one another, hence by node: an id may be another action in another tree. */
  readonly results: WeakMap<TreeNode, Turned>;
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

/** The child on the main line comes first. */
export const childrenOf = ({ nodes }: GameTree, id: NodeId): readonly TreeNode[] =>
  childrenBy(nodes).get(id) ?? NONE;

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

/** The tree with an action after a node, and the node of the action: the known one if it was there. */
export const grow = (tree: GameTree, parent: NodeId, action: string): readonly [GameTree, TreeNode] => {
  const known = childrenOf(tree, parent).find((child) => child.action === action);
  if (known) return [tree, known];
  const node = { id: tree.next, parent, action };
  return [{ ...tree, nodes: [...tree.nodes, node], next: tree.next + 1 }, node];
};

/** True of the first node of a side line. */
export const isBranch = (tree: GameTree, { id, parent }: TreeNode): boolean =>
  childrenOf(tree, parent)[0]?.id !== id;

export const isMainLine = (tree: GameTree, id: NodeId): boolean =>
  !lineTo(tree, id).some((node) => isBranch(tree, node));

/** Puts a node before its siblings, so that the line goes on with it. */
export const prefer = (tree: GameTree, id: NodeId): GameTree => {
  const node = byId(tree.nodes).get(id);
  const eldest = tree.nodes.findIndex(({ parent }) => parent === node?.parent);
  if (!node || tree.nodes[eldest] === node) return tree;
  const others = tree.nodes.filter((each) => each !== node);
  return { ...tree, nodes: [...others.slice(0, eldest), node, ...others.slice(eldest)] };
};

export const promote = (tree: GameTree, id: NodeId): GameTree =>
  lineTo(tree, id).reduce((next, node) => prefer(next, node.id), tree);

export const prune = (tree: GameTree, id: NodeId): GameTree => {
  const gone = new Set([id]);
  for (const node of tree.nodes) if (gone.has(node.parent)) gone.add(node.id);
  const nodes = tree.nodes.filter((node) => !gone.has(node.id));
  const notes = Object.entries(tree.notes).filter(([at]) => !gone.has(Number(at)));
  return { ...tree, nodes, notes: Object.fromEntries(notes) };
};

/** Restores what was pruned, and keeps everything played since. */
export const regrow = (tree: GameTree, before: GameTree): GameTree => {
  const known = new Set(before.nodes);
  const since = tree.nodes.filter((node) => !known.has(node));
  return { ...tree, nodes: [...before.nodes, ...since], notes: { ...before.notes, ...tree.notes } };
};

const tidy = ({ name, text, mark, arrows = [], puzzle }: Note): Note => ({
  ...(name && { name }),
  ...(text && { text }),
  ...(mark && { mark }),
  ...(arrows.length > 0 && { arrows }),
  ...(puzzle && { puzzle }),
});

const NO_NOTE: Note = {};

export const noteAt = ({ notes }: GameTree, id: NodeId): Note => notes[id] ?? NO_NOTE;

/** Writes these parts of a note at a node; one that is empty or undefined is removed. */
export const annotate = (tree: GameTree, id: NodeId, part: Note): GameTree => {
  const { [id]: before, ...others } = tree.notes;
  const note = tidy({ ...before, ...part });
  if (Object.keys(note).length > 0) return { ...tree, notes: { ...others, [id]: note } };
  return before ? { ...tree, notes: others } : tree;
};

/** The squares of a drawn arrow, and its colour; a circle begins and ends on one square. */
export const readArrow = (arrow: string) => {
  const [from = '', to = from, named] = arrow.split(' ');
  return { from, to, color: ARROW_COLORS.find((color) => color === named) ?? 'blue' };
};

/** Draws from one square to another, or erases what is there in that colour; another colour replaces it. */
export const draw = (tree: GameTree, id: NodeId, from: string, to: string, color: ArrowColor): GameTree => {
  const { arrows = [] } = noteAt(tree, id);
  const plain = from === to ? from : `${from} ${to}`;
  const arrow = color === 'blue' ? plain : `${from} ${to} ${color}`;
  const others = arrows.filter((each) => {
    const there = readArrow(each);
    return there.from !== from || there.to !== to;
  });
  return annotate(tree, id, { arrows: arrows.includes(arrow) ? others : [...others, arrow] });
};
