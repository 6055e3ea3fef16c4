/**
 * Tests a learner's progress: it is stored in two places, is never lost, is recorded from games, and is exported with
 * them.
 */

import { beforeEach, expect, test } from 'vitest';
import type { Progress } from '../../src/app/formats/progress.ts';
import { ENDED, gamesBegun, PLAYED } from '../../src/app/learning/marks.ts';
import { option } from '../../src/kernel/asking/target.ts';
import '../../src/app/store/import-games.ts';
import { archiveText } from '../../src/app/formats/archive.ts';
import '../../src/app/formats/source.ts';
import { createProgressKeeper } from '../../src/app/saves/progress.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { gamesIn, testDatabase } from '../support/database.ts';
import { chessRoom, pickAll, roomWith, savedChess, type TestShelf, testShelf } from './room.ts';

const now = () => '2026-01-01T00:00:00.000Z';
const KEY = 'oddboard/progress';

let shelf: TestShelf;
beforeEach(() => {
  shelf = testShelf();
});

const keeper = (database?: ReturnType<typeof testDatabase>) => createProgressKeeper({ storage: shelf, database, now });
const kept = (progress: Progress) => JSON.stringify({ format: 1, progress });
const fileOf = (text: string) => ({ size: text.length, text: async () => text });
const flush = () => new Promise((done) => setTimeout(done));

test('progress stays, game by game', () => {
  keeper().add('chess', ['en-passant']);
  keeper().add('chess', ['castling', 'en-passant']);
  const after = keeper();
  expect([...after.of('chess')]).toEqual(['en-passant', 'castling']);
  expect([...after.of('snake')]).toEqual([]);
});

test("two tabs keep each other's progress", () => {
  const [one, other] = [keeper(), keeper()];
  one.add('chess', ['en-passant']);
  other.add('chess', ['castling']);
  expect([...one.of('chess')].sort()).toEqual(['castling', 'en-passant']);
});

test('the set of ids is the same object until one is added', () => {
  const one = keeper();
  one.add('chess', ['castling']);
  const before = one.of('chess');
  one.add('chess', ['castling']);
  expect(one.of('chess')).toBe(before);
});

test('valid ids are read from any stored value', async () => {
  const database = testDatabase();
  database.progress.kept = { chess: ['castling', 7], snake: 5, baroque: null } as never;
  const progress = keeper(database);
  await progress.syncWithDatabase();
  expect(progress.all()).toEqual({ chess: ['castling'] });
});

test('subscribers hear only of new ids', () => {
  const progress = keeper();
  let heard = 0;
  const end = progress.subscribe(() => heard++);
  progress.add('chess', ['castling']);
  progress.add('chess', ['castling']);
  expect(heard).toBe(1);
  end();
  progress.add('chess', ['en-passant']);
  expect(heard).toBe(1);
});

test('local storage and the database exchange progress', async () => {
  shelf.setItem(KEY, kept({ chess: ['castling'] }));
  const database = testDatabase();
  database.progress.kept = { chess: ['en-passant'], snake: ['grow'] };
  await keeper(database).syncWithDatabase();
  await flush();
  expect(database.progress.kept).toEqual({ chess: ['en-passant', 'castling'], snake: ['grow'] });
  expect(shelf.kept.get(KEY)).toBe(kept({ chess: ['castling', 'en-passant'], snake: ['grow'] }));
  shelf = testShelf();
  const restored = keeper(database);
  await restored.syncWithDatabase();
  expect([...restored.of('chess')]).toEqual(['en-passant', 'castling']);
});

test('damage and refusing storages are no obstacle', async () => {
  shelf.setItem(KEY, '{"format":1');
  const database = testDatabase();
  database.state = 'refuses';
  const progress = keeper(database);
  expect([...progress.of('chess')]).toEqual([]);
  expect(shelf.kept.get(`oddboard/aside/progress/${now()}`)).toBe('{"format":1');
  shelf.refuses = true;
  progress.add('chess', ['castling']);
  await progress.syncWithDatabase();
  expect([...progress.of('chess')]).toEqual(['castling']);
});

test('used clauses are recorded in idle time only', async () => {
  const progress = keeper();
  const idle: ((mayContinue: () => boolean) => void)[] = [];
  const store = await chessRoom(testShelf(), { progress, whenIdle: (work) => void idle.push(work) });
  const rest = () => {
    for (let work = idle.shift(); work; work = idle.shift()) work(() => true);
  };
  rest();
  pickAll(store, 'e2 e4 e7 e5');
  expect([...progress.of('chess')]).toEqual([PLAYED]);
  rest();
  const learned = progress.of('chess');
  expect(clausesOf(CHESS.rules).some(({ id }) => learned.has(id))).toBe(true);
  const before = progress.all();
  store.getState().undo('action');
  store.getState().redo('action');
  rest();
  expect(progress.all()).toEqual(before);
});

test('begun games are counted, and a finished one is noted', async () => {
  const progress = keeper();
  const store = await chessRoom(testShelf(), { progress });
  for (const count of [1, 2, 3, 4, 4]) {
    pickAll(store, 'e2 e4');
    expect(gamesBegun(progress.of('chess'))).toBe(count);
    store.getState().newGame();
  }
  expect(progress.of('chess').has(ENDED)).toBe(false);
  pickAll(store, 'e2 e4');
  store.getState().declare(option('black-resigns'));
  expect(progress.of('chess').has(ENDED)).toBe(true);
});

test('one file holds all games and progress, and adds nothing when opened twice', async () => {
  const there = await chessRoom(testShelf(), { database: testDatabase(), progress: keeper() });
  pickAll(there, 'e2 e4');
  keeper().add('chess', ['castling']);
  const text = await there.getState().archive();
  shelf = testShelf();
  const database = testDatabase();
  const here = roomWith(testShelf(), { database, progress: keeper() });
  for (const notice of ['1 game added, with progress.', '0 games added, with progress. 1 game already here.']) {
    expect(await here.getState().openFile(fileOf(text))).toEqual({ ok: true, value: 'games' });
    expect(here.getState().notice?.text).toBe(notice);
    expect(gamesIn(database.entries.values()).map(({ nodes }) => nodes.length)).toEqual([1]);
    expect([...keeper().of('chess')]).toEqual([PLAYED, 'castling']);
  }
});

test('a continued game replaces its beginning, and other moves become a copy', async () => {
  const database = testDatabase();
  const here = roomWith(testShelf(), { database });
  const open = async (...actions: readonly string[]) => {
    const nodes = actions.map((action, parent) => ({ id: parent + 1, parent, action }));
    const games = [savedChess(nodes, actions.length)];
    await here.getState().openFile(fileOf(archiveText(games, {})));
    return gamesIn(database.entries.values()).map((game) => game.nodes.map(({ action }) => action).join(' '));
  };
  expect(await open('e2 e4')).toEqual(['e2 e4']);
  expect(await open('e2 e4', 'e7 e5')).toEqual(['e2 e4 e7 e5']);
  expect(await open('e2 e4')).toEqual(['e2 e4 e7 e5']);
  expect(await open('d2 d4')).toEqual(['e2 e4 e7 e5', 'd2 d4']);
  expect(await open('d2 d4')).toEqual(['e2 e4 e7 e5', 'd2 d4']);
});

test('progress exported before 1.0.0 is added, other files are refused', async () => {
  const progress = keeper();
  const here = roomWith(testShelf(), { progress });
  expect((await here.getState().openFile(fileOf(`${kept({ chess: ['castling'] })}\n`))).ok).toBe(true);
  expect([...progress.of('chess')]).toEqual(['castling']);
  for (const text of [
    '{"oddboard":2,"games":[],"progress":{}}',
    '{"oddboard":1,"games":{},"progress":{}}',
    '{"oddboard":1,"games":[],"progress":{"chess":[1]}}',
    '{"oddboard":1,"games":[{"format":2}],"progress":{"chess":["x"]}}',
    '{"oddboard":',
    kept({ chess: [1] } as never),
  ])
    expect((await here.getState().openFile(fileOf(text))).ok, text).toBe(false);
  expect([...progress.of('chess')]).toEqual(['castling']);
});
