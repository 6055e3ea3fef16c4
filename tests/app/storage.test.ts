/** Tests what a page loads from the browser's storage: settings, and games from before 1.0.0. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checksumOf } from '../../src/app/base/checksum.ts';
import { settingsIn } from '../../src/app/base/settings.ts';
import { begun, browser } from './browser.ts';
import { roomWith, testShelf } from './room.ts';

/** Writes a game in format 1, which stored one game per variant under a key of its own. */
const first = (record: object, rest: object = { cursor: 1, picks: '', flipped: false }) =>
  JSON.stringify({
    format: 1,
    record: { game: 'chess', version: 1, seed: 1, options: {}, ...record },
    ...rest,
  });
const LAST = 'oddboard/game/chess';

/** Writes a game in format 2 as a whole, as before there were logs. */
const whole = (id: string, changed: string, action: string) =>
  JSON.stringify({
    ...{ format: 2, id, name: '', created: changed, changed, players: { white: '', black: '' } },
    ...{ game: 'chess', version: 1, seed: 1, options: {}, nodes: [{ id: 1, parent: 0, action }], notes: {} },
    ...{ at: 1, end: 1, picks: '', flipped: false, result: null, snapshot: '' },
  });

test.each([
  ['a variant', { 'oddboard/previous/chess': first({ actions: ['d2 d4'] }), [LAST]: first({ actions: ['e2 e4'] }) }],
  [
    'game',
    {
      'oddboard/journal/old': whole('old', '2025-01-01T00:00:00.000Z', 'd2 d4'),
      'oddboard/journal/last': whole('last', '2025-01-02T00:00:00.000Z', 'e2 e4'),
      'oddboard/current/chess': 'last',
    },
  ],
])('a whole game of each %s from before 1.0.0 opens as it was left', async (_what, old) => {
  const at = browser(old);
  const page = await at.open();
  page.sees('e2 e4');
  await page.play('e7 e5', 'e2 e4, e7 e5');
  expect([...at.shelf.kept.keys()].filter((key) => /^oddboard.(game|journal.last)/.test(key))).toEqual([]);
  expect((await page.lines()).sort()).toEqual(['d2 d4', 'e2 e4, e7 e5']);
  at.shelf.kept.clear();
  const again = await at.reopened();
  again.sees('e2 e4, e7 e5');
  expect(await again.lines()).toHaveLength(2);
});

test('logs from before 1.0.0 are read, and those of another shape are left out', async () => {
  const game = JSON.parse(whole('log', '2025-01-01T00:00:00.000Z', 'e2 e4'));
  const nodes = ['e2 e4', 'e7 e5', 'g1 f3'].map((action, parent) => ({ id: parent + 1, parent, action }));
  const change = {
    ...{ set: { name: 'Set', at: 3, end: 3 }, gone: ['awaited'], keep: 2 },
    ...{
      entries: { notes: { 0: null, 1: { text: 'New.' } } },
      nodes: [{ id: 3, parent: 2, action: 'f1 c4' }],
    },
  };
  const log = [
    { whole: { ...game, nodes, awaited: 1, notes: { 0: { text: 'Gone.' }, 2: { text: 'Kept.' } } } },
    { after: '1.x', change },
    { after: '2.x', change: { ...change, keep: 'all', nodes: [] } },
  ].map((content, index) => {
    const text = JSON.stringify({ id: 'log', revision: index + 1, by: 'x', game: 'chess', at: 1, content });
    return [`oddboard/log/chess/log/${index + 1}/1`, `${checksumOf(text)} ${text}`];
  });
  const page = await browser(Object.fromEntries(log)).open();
  page.sees('e2 e4, e7 e5, f1 c4', /Could not read the newest save/);
  expect(page.saved()).toMatchObject({ name: 'Set', nodes: { length: 3 } });
  expect(page.saved().awaited).toBeUndefined();
  expect(page.saved().notes).toEqual({ 1: { text: 'New.' }, 2: { text: 'Kept.' } });
});

test.each(
  ['format-2', '1.0.0'].flatMap((version) =>
    ['both places', 'local storage', 'the database'].map((where) => [version, where] as const),
  ),
)('what %s stored in %s opens as it was left, as one record', async (version, where) => {
  const { local, tab, database, left } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../saves/${version}/browser.storage`, 'utf8'),
  );
  const at = browser(where === 'the database' ? {} : local);
  for (const entry of where === 'local storage' ? [] : database)
    at.database.entries.set(`${entry.id}/${entry.revision}`, entry);
  const page = await at.open('great-worm', { tab: testShelf(new Map(Object.entries(tab))) });
  expect(page.store.getState().notice).toBeNull();
  const nodes = page.saved().nodes;
  expect({ ...page.saved(), nodes: nodes.map(({ action }) => action) }).toMatchObject(left);
  page.act.flip();
  const again = await at.reopened('great-worm');
  expect(again.saved()).toMatchObject({ nodes, at: left.at, flipped: true });
  expect(at.kept()[0]?.filter(({ game }) => game === 'great-worm')).toHaveLength(1);
  expect([...at.database.entries.values()].filter(({ game }) => game === 'great-worm')).toHaveLength(1);
  if (where !== 'local storage') expect((await again.listed()).map(({ game }) => game)).toContain('baroque');
});

test.each([
  ['no JSON', '{"record":'],
  ['not an object', 'null'],
  ['an older format', '{"format":0,"record":{}}'],
  ['no record', '{"format":1}'],
  ['an action that cannot be played', first({ actions: ['e2 e5'] })],
  ['another game', first({ game: 'go', actions: [] })],
])('damaged storage (%s) is set aside with a notice', async (what, text) => {
  const at = browser({ [LAST]: text });
  const page = await at.open();
  const [key = ''] = at.asides();
  page.sees('', new RegExp(key));
  const aside = at.shelf.kept.get(key);
  if (what === 'an action that cannot be played') expect(aside).toContain('"action":"e2 e5"');
  else expect(aside).toBe(text);
  await page.play('e2 e4');
  expect(at.shelf.kept.get(key)).toBe(aside);
  (await at.open()).sees('e2 e4');
});

test('obsolete picks are dropped, the game stays', async () => {
  const { at } = await begun();
  at.rewrite((text) => text.replace('"picks":""', '"picks":"a1 a2 zz"'));
  (await at.open()).sees('e2 e4');
});

test('an unknown game gives a notice', async () => (await browser().open('go')).sees('no game', /"go"/));

test('settings changed in two tabs are merged', async () => {
  const shelf = testShelf();
  const [one, two] = [roomWith(shelf), roomWith(shelf)];
  one.getState().set({ theme: 'dark' });
  two.getState().set({ sound: 'off' });
  // Browsers notify other tabs of a change in storage; here the test does.
  one.getState().readSettings();
  for (const tab of [one, roomWith(shelf)])
    expect(tab.getState().settings).toEqual({ ...settingsIn({}), theme: 'dark', sound: 'off' });
  await one.getState().open('chess');
  expect(one.getState().notice).toBeNull();
  shelf.kept.set('oddboard/settings', '{"theme":"pink","motion":3}');
  expect(roomWith(shelf).getState().settings).toEqual(settingsIn({}));
});

test.each(['{"theme":"da', '', '[]', 'null', '7'])(
  'damaged settings (%s) are set aside, even beside a damaged game',
  async (text) => {
    const at = browser({ 'oddboard/settings': text, [LAST]: '{' });
    const page = await at.open('chess', { now: () => 'now' });
    page.sees(
      '',
      /^The saved copy of the settings is damaged\. A copy is in your browser's storage as "oddboard\/aside\/settings\/now"\. Default settings are used\. .*aside\/first-chess\.0\/now/,
    );
    expect(page.store.getState().settings).toEqual(settingsIn({}));
    expect(at.shelf.kept.get('oddboard/aside/settings/now')).toBe(text);
    (await at.open()).sees('');
  },
);
