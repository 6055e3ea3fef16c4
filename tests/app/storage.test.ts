/** Settings, games of the first format and links: kept, read, and refused in words where they are spoiled. */
import { expect, test } from 'vitest';
import { linkTo, readFragment } from '../../src/app/formats/link.ts';
import { treeIn } from '../../src/app/formats/saved.ts';
import { settingsIn } from '../../src/app/settings.ts';
import { recordOfLine } from '../../src/app/table/tree.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { rewritten } from '../support/database.ts';
import { chessRoom, pickAll, roomWith, standing, testShelf } from './room.ts';

/** Where the first format kept the game of a variant. */
const KEY = 'oddboard/game/chess';

const recorded = (record: object) => ({ version: 1, seed: 1, options: {}, ...record });
const kept = (record: object) =>
  JSON.stringify({ format: 1, record: recorded(record), cursor: 1, picks: '' });

test.each([
  ['no JSON', '{"record":'],
  ['not an object', 'null'],
  ['an older format', '{"format":0,"record":{}}'],
  ['no record', '{"format":1}'],
  ['an action that cannot be played', kept({ game: 'chess', actions: ['e2 e5'] })],
  ['another game', kept({ game: 'go', actions: [] })],
])('damaged storage (%s) is set aside, said, and the app starts', async (what, text) => {
  const shelf = testShelf();
  shelf.kept.set(KEY, text);
  const store = await chessRoom(shelf);
  expect(standing(store).actions).toEqual([]);
  const [key, aside] = [...shelf.kept].find(([each]) => each.startsWith('oddboard/aside/')) ?? ['', ''];
  if (what === 'an action that cannot be played') expect(aside).toContain('"action":"e2 e5"');
  else expect(aside).toBe(text);
  expect(store.getState().notice?.text).toContain(key);
  pickAll(store, 'e2 e4');
  expect(shelf.kept.get(key)).toBe(aside);
});

test('picks that lead nowhere any more are dropped, the game is kept', async () => {
  const shelf = testShelf();
  pickAll(await chessRoom(shelf), 'e2 e4');
  rewritten(shelf, (text) => text.replace('"picks":""', '"picks":"a1 a2 zz"'));
  expect(standing(await chessRoom(shelf))).toEqual({ actions: ['e2 e4'], cursor: 1, picks: '' });
});

test('a game that does not exist is said', async () => {
  const store = roomWith(testShelf());
  await store.getState().open('go');
  expect(store.getState().notice?.text).toContain('"go"');
  expect(store.getState().table).toBeNull();
});

test('a link carries a whole game, with letters from everywhere', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4 e7 e5');
  const { table } = store.getState();
  invariant(table, 'a game is on the table');
  const other = roomWith(testShelf());
  expect(await other.getState().openLink(linkTo(table.record))).toEqual({ ok: true, value: 'chess' });
  expect(standing(other)).toEqual(standing(store));
  const record = { ...table.record, seed: -3, options: { name: 'Žofie 🐍' } };
  const read = readFragment(linkTo(record), { id: 'new', now: 'now' });
  invariant(read.ok, 'the link is whole');
  expect(recordOfLine(treeIn(read.value), read.value.nodes)).toEqual(record);
});

const first = (said: unknown) => `#game=${btoa(JSON.stringify(said))}`;

test.each([
  ['nothing in it', '#game=', 'cannot be read'],
  ['not base64', '#game=%%%', 'damaged'],
  ['not a record', first([1, 2]), 'This is not a saved game.'],
  ['an unknown game', first(recorded({ game: 'go', actions: [] })), '"go"'],
  ['an illegal action', first(recorded({ game: 'chess', actions: ['e2 e5'] })), 'Action 1'],
  ['a bad start', first(recorded({ game: 'chess', start: 'nonsense', actions: [] })), ''],
])('a bad link (%s) says what is wrong and changes nothing', async (_what, fragment, says) => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4');
  const opened = await store.getState().openLink(fragment);
  expect(opened.ok ? null : opened.error.text).toContain(says);
  await store.getState().open('chess');
  expect(standing(store).actions).toEqual(['e2 e4']);
});

test('settings changed in two tabs are all kept, and each tab has those of the other', async () => {
  const shelf = testShelf();
  const [one, two] = [roomWith(shelf), roomWith(shelf)];
  one.getState().set({ theme: 'dark' });
  two.getState().set({ sound: 'on' });
  // Browsers tell the other tabs that the storage has changed.
  one.getState().readSettings();
  for (const tab of [one, roomWith(shelf)])
    expect(tab.getState().settings).toEqual({ ...settingsIn(null), theme: 'dark', sound: 'on' });
  shelf.kept.set('oddboard/settings', '{"theme":"pink","motion":3}');
  expect(roomWith(shelf).getState().settings).toEqual(settingsIn(null));
});

test.each(['{"theme":"da', '', '[]', 'null', '7'])(
  'spoiled settings (%s) are set aside, and it is said, also where a game is opened that is spoiled, too',
  async (text) => {
    const shelf = testShelf();
    shelf.kept.set('oddboard/settings', text);
    const store = roomWith(shelf);
    const says =
      'The saved copy of the settings is damaged. A copy is in your browser\'s storage as "oddboard/aside/settings/now". Default settings are used.';
    expect(store.getState().notice?.text).toBe(says);
    shelf.kept.set(KEY, '{');
    await store.getState().open('chess');
    expect(store.getState().notice?.text).toMatch(/aside\/settings\/now.*aside\/first-chess\.0\/now/);
    expect(store.getState().settings).toEqual(settingsIn(null));
    expect(shelf.kept.get('oddboard/aside/settings/now')).toBe(text);
    expect(roomWith(shelf).getState().notice).toBeNull();
  },
);
