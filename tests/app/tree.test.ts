import { expect, test } from 'vitest';
import {
  addAction,
  annotate,
  childrenOf,
  type GameTree,
  isBranch,
  lineThrough,
  noteAt,
  promote,
  pruneBranch,
  restoreBranch,
  treeOf,
} from '../../src/app/model/tree.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { chessRoom, pickAll, standing, testShelf } from './room.ts';

/** Builds the line a b c with three branches: x after a, y after x, and z after b. */
const grownTree = (): GameTree => {
  let tree = treeOf({ ...recordOf(CHESS, 1), actions: ['a', 'b', 'c'] });
  for (const [parent, action] of [
    [1, 'x'],
    [4, 'y'],
    [2, 'z'],
  ] as const)
    [tree] = addAction(tree, parent, action);
  return tree;
};

const actions = (tree: GameTree, id: number): string =>
  lineThrough(tree, id)
    .map(({ action }) => action)
    .join(' ');

test('branches grow side by side, the first one continues the line', () => {
  const tree = grownTree();
  expect([0, 4, 6].map((id) => actions(tree, id))).toEqual(['a b c', 'a x y', 'a b z']);
  expect(childrenOf(tree, 1).map((node) => [node.action, isBranch(tree, node)])).toEqual([
    ['b', false],
    ['x', true],
  ]);
});

test('an action played again keeps its node', () => {
  const tree = grownTree();
  const [same, node] = addAction(tree, 1, 'x');
  expect([same, node.id]).toEqual([tree, 4]);
});

test('a promoted line is the main line from the start, and nothing is lost', () => {
  const tree = promote(grownTree(), 5);
  expect(actions(tree, 0)).toBe('a x y');
  expect(actions(tree, 2)).toBe('a b c');
  expect(tree.nodes.length).toBe(6);
  for (const [index, { parent }] of tree.nodes.entries())
    expect(parent === 0 || tree.nodes.slice(0, index).some(({ id }) => id === parent)).toBe(true);
});

test('promoting a line twice keeps notes, arrows and the cursor', async () => {
  const store = await chessRoom();
  const { goTo, note, promote: raise } = store.getState();
  pickAll(store, 'e2 e4 e7 e5');
  goTo(1);
  pickAll(store, 'd7 d5 e4 d5');
  note(3, { text: 'Why not?', arrows: ['d5 e4 red'], mark: 'good' });
  goTo(2);
  const before = standing(store);
  const notes = store.getState().table?.tree.notes;
  for (let times = 0; times < 2; times++) {
    raise(3);
    expect(standing(store)).toEqual(before);
    expect(store.getState().table?.tree.notes).toEqual(notes);
  }
});

test('a deleted line goes with its notes, and is restored beside later moves', () => {
  const before = annotate(grownTree(), 5, { text: 'why not' });
  const cut = pruneBranch(before, 4);
  expect(cut.nodes.map(({ action }) => action)).toEqual(['a', 'b', 'c', 'z']);
  expect(cut.notes).toEqual({});
  const [since, node] = addAction(cut, 1, 'n');
  expect(node.id).toBe(7);
  const back = restoreBranch(since, before);
  expect([5, 7].map((id) => actions(back, id))).toEqual(['a x y', 'a n']);
  expect(noteAt(back, 5)).toEqual({ text: 'why not' });
});

test('a note is merged part by part, and removed when empty', () => {
  let tree = annotate(grownTree(), 2, { name: 'The quiet way', arrows: ['e2 e4'] });
  tree = annotate(tree, 2, { text: 'Calm.' });
  expect(noteAt(tree, 2)).toEqual({ name: 'The quiet way', text: 'Calm.', arrows: ['e2 e4'] });
  tree = annotate(annotate(tree, 2, { text: '', name: '' }), 2, { arrows: [] });
  expect(tree.notes).toEqual({});
});

test('branching from an earlier place keeps both lines, even after a reload', async () => {
  const shelf = testShelf();
  const store = await chessRoom(shelf);
  pickAll(store, 'e2 e4 e7 e5 g1 f3');
  store.getState().goTo(1);
  pickAll(store, 'c7 c5');
  expect(standing(store)).toEqual({ actions: ['e2 e4', 'c7 c5'], cursor: 2, picks: '' });
  store.getState().visit(3);
  expect(standing(store)).toEqual({ actions: ['e2 e4', 'e7 e5', 'g1 f3'], cursor: 3, picks: '' });
  store.getState().undo();
  const again = await chessRoom(shelf);
  expect(standing(again)).toEqual({ actions: ['e2 e4', 'e7 e5', 'g1 f3'], cursor: 2, picks: '' });
  again.getState().visit(4);
  expect(standing(again)).toEqual({ actions: ['e2 e4', 'c7 c5'], cursor: 2, picks: '' });
});

test('deleting the current line goes back to its fork, and restoring loses nothing', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4 e7 e5');
  store.getState().goTo(1);
  pickAll(store, 'c7 c5 g1 f3');
  store.getState().prune(3);
  expect(standing(store)).toEqual({ actions: ['e2 e4', 'e7 e5'], cursor: 1, picks: '' });
  store.getState().restoreLine();
  store.getState().visit(4);
  expect(standing(store)).toEqual({ actions: ['e2 e4', 'c7 c5', 'g1 f3'], cursor: 3, picks: '' });
});

test('undo and redo by picks enter complete actions', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4 e7 e5');
  const states = [standing(store)];
  for (let count = 0; count < 5; count++) {
    store.getState().undo('pick');
    states.push(standing(store));
  }
  expect(states.map(({ cursor, picks }) => `${cursor} ${picks}`)).toEqual(['2 ', '1 e7', '1 ', '0 e2', '0 ', '0 ']);
  for (let count = 0; count < 5; count++) store.getState().redo('pick');
  expect(standing(store)).toEqual(states[0]);
});

test('an undone pick waits for redo', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2');
  store.getState().undo('pick');
  expect(standing(store).picks).toBe('');
  store.getState().redo('pick');
  expect(standing(store).picks).toBe('e2');
});
