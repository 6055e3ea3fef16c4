/**
 * Tests lines that a search finds from the present position: each is shown on a board of its own, and becomes a branch
 * only if it is kept.
 */
import { expect, test } from 'vitest';
import { createSeeking, type SeekingStore, stepOf } from '../../src/app/boards/shown-line.ts';
import type { Table } from '../../src/app/model/table.ts';
import { childrenOf, noteAt, ROOT } from '../../src/app/model/tree.ts';
import type { OddboardStore } from '../../src/app/store/state.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { Report, Searcher, SearchRequest, SpelledLine } from '../../src/search/messages.ts';
import { chessRoom } from './room.ts';

const tableIn = (store: OddboardStore): Table => {
  const { table } = store.getState();
  invariant(table, 'a game is on the table');
  return table;
};

const LINE: SpelledLine = {
  actions: ['e2 e4', 'e7 e5', 'g1 f3'],
  refused: null,
  shown: null,
  isShortest: true,
};

const reportOf = (found: SpelledLine | null, isDone: boolean): Report => ({
  ...{ nodes: 5, depth: 1, isExhausted: false, randomLines: 2, longest: 4 },
  ...{ found, isDone, used: 0.5 },
});

/** Creates a search that reports what the test tells it to, when the test says so. */
const scripted = () => {
  const requests: SearchRequest[] = [];
  let say: (report: Report) => void = () => undefined;
  let end: () => void = () => undefined;
  const searcher: Searcher = (request, report) => {
    requests.push(request);
    say = report;
    return new Promise((done) => {
      end = done;
    });
  };
  const finish = async (found: SpelledLine | null) => {
    say(reportOf(found, true));
    end();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { requests, searcher, say: (report: Report) => say(report), finish };
};

const begun = (store: OddboardStore) => {
  const script = scripted();
  let ended = 0;
  const seeking: SeekingStore = createSeeking(store, tableIn(store), script.searcher, {
    rule: 'CH-PAWN-2',
    moving: false,
    onEnd: () => {
      ended += 1;
    },
  });
  return { ...script, seeking, endings: () => ended };
};

const stepIn = (seeking: SeekingStore) => {
  const { line } = seeking.getState();
  return line && stepOf(line);
};

test('a search starts at the present position, and its line leaves the game alone', async () => {
  const store = await chessRoom();
  await store.getState().type('a2 a3');
  const before = tableIn(store);
  const { requests, finish, seeking } = begun(store);
  expect(requests).toMatchObject([{ game: 'chess', rule: 'CH-PAWN-2' }]);
  expect(requests[0]?.position).toBe(before.replayed.actions[0]?.position);
  await finish({ ...LINE, actions: ['e7 e5', 'e2 e4'] });
  expect(seeking.getState()).toMatchObject({ state: 'done' });
  expect(stepIn(seeking)).toBe(0);
  seeking.getState().stepTo(1);
  expect(stepIn(seeking)).toBe(1);
  seeking.getState().stepTo(9);
  expect(stepIn(seeking)).toBe(2);
  await seeking.getState().line?.store.getState().type('d2 d4');
  expect(tableIn(store)).toBe(before);
});

test('a kept line is a branch named by the clause, at the step shown', async () => {
  const store = await chessRoom();
  const { finish, seeking, endings } = begun(store);
  await finish(LINE);
  seeking.getState().stepTo(2);
  seeking.getState().keep('En passant');
  const table = tableIn(store);
  expect([table.cursor, table.line.map(({ action }) => action)]).toEqual([2, LINE.actions]);
  expect(noteAt(table.tree, childrenOf(table.tree, ROOT)[0]?.id ?? ROOT).name).toBe('En passant');
  expect(endings()).toBe(1);
});

test('a kept line becomes a branch, and existing moves keep their names', async () => {
  const store = await chessRoom();
  await store.getState().type('e2 e4');
  store.getState().undo('action');
  const { finish, seeking } = begun(store);
  await finish(LINE);
  seeking.getState().stepTo(3);
  seeking.getState().keep('En passant');
  const { tree, cursor } = tableIn(store);
  expect([cursor, tree.nodes.length]).toEqual([3, 3]);
  expect(noteAt(tree, tree.nodes[0]?.id ?? ROOT)).toEqual({});
});

test('playing on hides the line, and another game ends it', async () => {
  const store = await chessRoom();
  const { finish, seeking, endings } = begun(store);
  await finish(LINE);
  await store.getState().type('d2 d4');
  expect(seeking.getState()).toMatchObject({ line: null, state: 'done' });
  store.getState().newGame();
  expect(endings()).toBe(1);
});

test('a stopped search shows the best line so far, or says that there is none', async () => {
  const store = await chessRoom();
  const { requests, say, seeking } = begun(store);
  seeking.getState().stop();
  expect(seeking.getState()).toMatchObject({ state: 'stopped', line: null });
  seeking.getState().search(60_000);
  expect(seeking.getState()).toMatchObject({ state: 'searching', found: null });
  expect(requests.at(-1)?.time).toBe(60_000);
  say(reportOf({ ...LINE, isShortest: false }, false));
  seeking.getState().stop();
  expect(seeking.getState()).toMatchObject({ state: 'stopped' });
  expect(stepIn(seeking)).toBe(0);
});

test('a refused choice is shown at the end of its line', async () => {
  const store = await chessRoom();
  const { finish, seeking } = begun(store);
  await finish({ actions: ['e2 e4'], refused: 'e7 e4', shown: null, isShortest: true });
  const refused = () => seeking.getState().line?.store.getState().table?.refused;
  expect(refused()).toBeNull();
  seeking.getState().stepTo(1);
  expect(refused()?.refusal.rule).toMatch(/^CH-/);
});

test('a failed search says so', async () => {
  const store = await chessRoom();
  const seeking = createSeeking(store, tableIn(store), () => Promise.reject(new Error('no worker')), {
    rule: 'CH-PAWN-2',
    moving: false,
    onEnd: () => undefined,
  });
  await new Promise((done) => setTimeout(done));
  expect(seeking.getState().state).toBe('failed');
});
