/** Tests what a reload shows after storage or the clock failed, and the notices about it. */
import { expect, test, vi } from 'vitest';
import { checksumOf } from '../../src/app/base/checksum.ts';
import type { SaveEntry } from '../../src/app/saves/record.ts';
import { begun, browser, type Kept, rested } from './browser.ts';
import { fileOf, pickAll, testShelf } from './room.ts';

test('everything is in local storage at once, and in the database soon', async () => {
  const { at, page, act } = await begun('');
  expect(at.persistence.persist).not.toHaveBeenCalled();
  for (const deed of [
    () => pickAll(page.store, 'e2 e4 e7'),
    act.flip,
    () => pickAll(page.store, 'e5 g1 f3 b8'),
    () => act.undo('turn'),
    () => pickAll(page.store, 'f1 c4 d7'),
    () => act.note(1, { text: 'Sharp.' }),
    () => act.note(1, { text: 'Not so sharp.' }),
    () => act.goTo(1),
    () => pickAll(page.store, 'c7 c5'),
    () => act.promote(4),
    () => act.prune(2),
    act.restoreLine,
  ]) {
    deed();
    const { changed: _, ...saved } = page.saved();
    expect(at.kept()[0]).toMatchObject([saved]);
    await rested();
    expect(at.kept()).toMatchObject([[saved], [saved]]);
  }
  expect(at.database.entries.size).toBe(1);
  expect(at.persistence.persist).toHaveBeenCalledOnce();
  act.undo('action');
  // While the database is idle, a change is sent to it without delay.
  expect(at.kept()).toMatchObject(Array(2).fill([{ at: page.saved().at }]));
  (await at.reopened()).sees('e2 e4, c7 c5');
});

test.each<readonly [string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('no permission');
    },
  ],
  ['returns nothing', () => undefined],
  ['rejects', () => Promise.reject(new Error('no permission'))],
  ['never answers', () => new Promise(() => undefined)],
])('if asking to persist %s, every game is saved and listed', async (_how, fails) => {
  const at = browser();
  const page = await at.open('chess', { persistence: { persist: fails, persisted: fails } as never });
  await page.play('e2 e4');
  await page.play('e7 e5', 'e2 e4, e7 e5');
  expect(at.keptLines()).toEqual([['e2 e4, e7 e5'], ['e2 e4, e7 e5']]);
  void page.act.browse();
  await rested();
  expect(page.store.getState()).toMatchObject({ library: [{ at: 2 }], persisted: null });
});

test('a game counts as saved if a storage read again has it as it is', async () => {
  const { at, page, act } = await begun();
  expect(await act.isKept()).toBe(true);
  at.fare(true, 'well');
  await page.play('e7 e5');
  expect(await act.isKept()).toBe(true);
  at.database.entries.clear();
  expect(await act.isKept()).toBe(false);
  at.fare(false, 'refuses');
  await page.play('g1 f3');
  expect(await act.isKept()).toBe(true);
  spoil(at.places[0]);
  expect(await act.isKept()).toBe(false);
  act.leave();
  expect(await act.isKept()).toBeNull();
});

test("a record sent again during its write is not another tab's", async () => {
  const { page } = await begun('');
  const { id } = page.saved();
  // The pick of e2 changes what is saved; the refused a1 then changes the table, but nothing that is saved.
  await page.play('e2 a1', 'e2');
  expect(page.saved().id).toBe(id);
});

test('untouched games leave nothing behind, but a pick outlasts a reload', async () => {
  const { at, page, act } = await begun('');
  for (const picks of ['', '', 'e2 e4', 'd2']) await page.playNew(picks);
  expect(at.keptLines()).toEqual([['d2'], ['e2 e4', 'd2']]);
  const other = await at.open('snake');
  other.act.leave();
  expect(await other.lines()).toEqual(['e2 e4']);
  await other.open('d2');
  await page.play(act.bringBack);
  expect(at.keptLines()).toEqual([['e2 e4'], ['e2 e4']]);
});

/** Changes a letter of the last record: its moves are still legal, but its checksum is wrong. */
const spoil = (kept: Kept) => {
  const [key = '', last] = [...kept].at(-1) ?? [];
  const { text = String(last) } = last as Partial<SaveEntry>;
  const bad = text.replace('g1 f3', 'g1 h3');
  kept.set(key, text === last ? bad : { ...(last as SaveEntry), text: bad });
};

/**
 * Adds a newer record with fields of the wrong shape. If `says` is given, its text is valid JSON with a valid checksum.
 */
const shaped =
  ({ says, ...shape }: { readonly says?: object; readonly [field: string]: unknown }) =>
  (kept: Kept) => {
    const last = [...kept.values()].at(-1) as SaveEntry;
    const said = JSON.stringify({ id: last.id, revision: 99, by: 'x', game: 'chess', at: 1, ...says });
    const entry = { ...last, revision: 99, ...(says && { text: `${checksumOf(said)} ${said}` }), ...shape };
    kept.set(`${entry.id}/${entry.revision}`, entry);
  };

const SHAPES: Readonly<Record<string, Parameters<typeof shaped>[0]>> = {
  'a number for a text': { text: 7 },
  'a text that says a list': { text: `${checksumOf('[]')} []` },
  'a save without content': { says: {} },
  'a save of nothing': { says: { content: { whole: null } } },
  'a time that is none': { at: 'yesterday', text: 1 },
  'no game': { game: undefined, text: 1 },
  'a number for an id': { id: 5 },
  'a word for a revision': { revision: 'second' },
  'a revision without end': { revision: 1e300 },
};

const MOVES = 'e2 e4, e7 e5, g1 f3';
const THREE = `${MOVES} | b8`;
const FOUR = `${MOVES}, b8 c6`;

/**
 * Plays one game, then a second of three actions and a pick; `early` is the content of both storages after the first of
 * these actions.
 */
const threePlayed = async () => {
  const { at, page } = await begun('d2 d4');
  await page.playNew('e2 e4');
  const early = [new Map(at.places[0]), new Map(at.places[1])] as const;
  await page.play('e7 e5 g1 f3 b8');
  return { at, early };
};

/** Restores a storage to earlier contents. */
const putBack = (kept: Kept, early: Kept) => {
  kept.clear();
  for (const [key, each] of early) kept.set(key, each);
};

const DAMAGED = /^A saved copy of this game is damaged\. (A copy is in.*"|It is kept in the saved games)\.$/;
const NEWEST = /damaged\. It is kept in the saved games\. Could not read the newest save\. This is the game/;

test.each<readonly [string, string, (kept: Kept, early: Kept) => void, RegExp]>([
  ...['local storage', 'the database'].flatMap((place) => [
    [place, 'nothing of it', (kept: Kept) => void kept.delete([...kept.keys()].at(-1) ?? ''), /^$/] as const,
    [place, 'only its beginning', putBack, /^$/] as const,
    [place, 'a record with a spoiled letter', spoil, DAMAGED] as const,
  ]),
  ...Object.entries(SHAPES).map(([what, shape]) => {
    const says = 'id' in shape || 'revision' in shape ? DAMAGED : NEWEST;
    return ['the database', `a record with ${what}`, shaped(shape), says] as const;
  }),
])('%s has %s: no game is lost', async (where, _what, fault, says) => {
  const { at, early } = await threePlayed();
  const place = where === 'the database' ? 1 : 0;
  fault(at.places[place], early[place]);
  const { act, play, sees, lines } = await at.reopened();
  expect(await act.hasBegun('chess')).toBe(true);
  expect(await lines()).toEqual([THREE, 'd2 d4']);
  sees(THREE, says);
  expect(at.asides().length + at.database.aside.length).toBe(says.test('') ? 0 : 1);
  act.dismiss();
  // The other storage soon has the game again. If it is wiped in mid-game, the next pick writes all of the game.
  for (const [picks, board] of Object.entries({ '': THREE, c6: FOUR, f1: `${FOUR} | f1` })) {
    await play(picks, board);
    for (const games of at.keptLines()) expect(games).toContain(board);
    at.places[place].clear();
  }
  (await at.open()).sees(`${FOUR} | f1`);
});

test('of two diverged copies the newer opens, the older becomes a copy', async () => {
  const { at, early } = await threePlayed();
  putBack(at.places[1], early[1]);
  await (await at.open('chess', { storage: testShelf() })).play('c7 c5');
  const { sees, lines } = await at.reopened();
  sees(THREE, /Two saved copies of this game differ\. .*kept as a copy/);
  expect((await lines()).sort()).toEqual(['d2 d4', 'e2 e4, c7 c5', THREE]);
});

test('a game with an unreadable newer record is resumed, played and saved', async () => {
  const { at, page } = await begun();
  shaped({ revision: 1e300 })(at.database.entries);
  at.database.setAside = async () => undefined;
  await page.playNew('d2 d4');
  const { act, open, play, listed } = await at.reopened();
  for (const game of (await listed()).slice(1)) await play(() => act.resume(game));
  act.leave();
  await open('e2 e4', /damaged/);
  await play('e7 e5', 'e2 e4, e7 e5', /also played in another tab/);
  expect(at.keptLines()[1]).toContain('e2 e4, e7 e5');
});

const CRASH = /Reloading keeps your games.*crash/;

test.each([
  ['local storage is full', true, 'well', /^$/, /^$/],
  ['the database refuses', false, 'refuses', CRASH, /saved games \(no database\)\. New/],
  ['the database never answers', false, 'silent', /\(it does not answer\)/, /\(it does not answer\)\. New/],
  ['both places refuse', true, 'refuses', /cannot be saved in this browser/, /no database/],
] as const)('if %s, play continues, and a reload has what was saved', async (...row) => {
  const [, isFull, mood, says, listing] = row;
  const isNowhere = isFull && mood !== 'well';
  const { at, page, act } = await begun('');
  const goes = async (picks: string, refuses: boolean, told = /^$/) => {
    at.fare(refuses && isFull, refuses ? mood : 'well');
    act.dismiss();
    await page.play(picks);
    const { text = '', offer = 'saveGame' } = page.store.getState().notice ?? {};
    expect([text, offer]).toEqual([expect.stringMatching(told), 'saveGame']);
  };
  await goes('d2 d4', true, says);
  act.newGame();
  await goes('e2 e4', true);
  await goes('e7 e5 g1 f3', false);
  // If saving fails again after it has succeeded, the notice that nothing is saved returns.
  await goes('b8 c6 f1', true, isNowhere ? says : /^$/);
  const left = isNowhere ? MOVES : `${FOUR} | f1`;
  expect(await page.lines()).toEqual(isNowhere ? [left] : [left, 'd2 d4']);
  page.sees(`${FOUR} | f1`, listing);
  const again = await at.reopened();
  again.sees(left, isNowhere ? CRASH : says);
  // A database that has timed out is not waited for a second time.
  again.act.leave();
  void again.act.open('chess');
  await vi.advanceTimersByTimeAsync(10);
  again.sees(left);
  at.fare(false, 'well');
  (await at.reopened()).sees(left);
  expect(at.keptLines()[1]).toContain(left);
});

test('with the clock set back, the game last played or chosen opens', async () => {
  const { at, page, act } = await begun();
  at.hour = 5;
  await page.play('e7 e5');
  await page.playNew('d2 d4');
  at.hour = 3;
  at.tab.kept.set('oddboard/current/chess', 'id-none');
  const again = await at.open();
  again.sees('d2 d4');
  await again.playNew('c2 c4');
  at.hour = 1;
  (await at.reopened()).sees('c2 c4');
  for (const game of (await page.listed()).slice(1, 2)) await page.play(() => act.resume(game));
  (await at.reopened()).sees('e2 e4, e7 e5');
});

test('games are renamed, duplicated, deleted and restored', async () => {
  const { at, page, act } = await begun();
  await page.playNew('d2 d4');
  for (const game of (await page.listed()).slice(1)) await act.rename(game, 'The first');
  // Renaming does not make a game the last one played.
  (await at.reopened()).sees('d2 d4');
  for (const game of (await page.listed()).slice(0, 1)) await act.discard(game);
  act.leave();
  for (const game of await page.listed()) await act.duplicate(game);
  expect((await page.listed()).map(({ name }) => name).sort()).toEqual(['The first', 'The first (copy)']);
  for (const game of await page.listed()) await act.discard(game);
  expect(await page.lines()).toEqual([]);
  await page.open('');
  await act.restore();
  expect(await page.lines()).toEqual(['e2 e4']);
  at.database.state = 'refuses';
  for (const game of page.store.getState().library ?? []) await act.discard(game);
  page.sees('', /Could not delete it: no database/);
});

test('a file of a saved game is that game, or a new one if its moves differ', async () => {
  const { page, act } = await begun('e2 e4 e7 e5 g1 f3');
  const saved = page.saved();
  act.undo('turn');
  await page.play('f1 c4');
  for (const each of [page, await browser().open()]) {
    await each.play(() => each.act.openFile(fileOf(saved)), MOVES, each === page ? /different game/ : /^$/);
    expect(each.saved().id === saved.id).toBe(each !== page);
  }
  expect((await page.lines()).sort()).toEqual(['e2 e4, e7 e5, f1 c4, g1 f3', MOVES]);
});

test("a game that today's rules cannot play opens as a new game at its last position", async () => {
  const { at } = await begun('e2 e4 e7 e5 g1 f3');
  at.rewrite((text) => text.replace('"version":1', '"version":0').replace('e7 e5', 'e7 e2'));
  const page = await at.reopened();
  page.sees('', /played with version 0 of Chess.*open at its last position/);
  await page.play('b8 c6');
  expect((await page.lines()).sort()).toEqual(['b8 c6', 'e2 e4, e7 e2, g1 f3']);
});
