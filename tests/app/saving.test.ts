/**
 * What is on the board after a reload, a killed browser, or a visit by another tab, whatever has become of one
 * of the two places, of the clock or of the other tab; and what is said of it.
 */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumOf } from '../../src/app/checksum.ts';
import type { SaveEntry } from '../../src/app/keeping/record.ts';
import type { OddboardStore } from '../../src/app/state.ts';
import { createOddboard } from '../../src/app/store.ts';
import { thrower } from '../../src/kernel/chance.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { gamesIn, localGames, rewritten, type TestDatabase, testDatabase } from '../support/database.ts';
import { CHESS_ENTRY, fileOf, pickAll, standing, type TestShelf, testShelf } from './room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Browser {
  readonly shelf: TestShelf;
  readonly database: TestDatabase;
  tab: TestShelf;
  hour: number;
}

const browser = (): Browser => ({ shelf: testShelf(), database: testDatabase(), tab: testShelf(), hour: 10 });

const rested = () => vi.advanceTimersByTimeAsync(10_000);

let ids = 0;

/** A page of a browser that opens a game; a browser opened anew has a new tab. */
const pageOf = async (place: Browser, tab = place.tab, variant = 'chess'): Promise<OddboardStore> => {
  const store = createOddboard({
    ...place,
    storage: place.shelf,
    tab,
    entries: [CHESS_ENTRY, ...GAMES],
    stillness: () => true,
    seed: () => 7,
    now: () => new Date(2026, 0, 1, place.hour, 0, ids).toISOString(),
    milliseconds: () => 0,
    newId: () => `id-${ids++}`,
  });
  await opened(store, variant);
  return store;
};

const opened = async (store: OddboardStore, variant = 'chess') => {
  const opening = store.getState().open(variant);
  await rested();
  await opening;
};

/** The browser was closed, or killed: nothing is left of its tabs. */
const reopened = (place: Browser) => pageOf(place, testShelf());

const noticeOf = (store: OddboardStore) => store.getState().notice?.text ?? null;
const played = (store: OddboardStore) => standing(store).actions.join(', ');
const listed = async (store: OddboardStore) => {
  await store.getState().browse();
  return store.getState().library ?? [];
};

/** What has been played in each game of the list. */
const lines = async (store: OddboardStore) =>
  (await listed(store)).map(({ nodes }) => nodes.map(({ action }) => action).join(', '));

/** Goes on with the game of the list that begins so. */
const resumed = async (store: OddboardStore, first: string) => {
  const game = (await listed(store)).find(({ nodes }) => nodes[0]?.action === first);
  invariant(game, `a game with ${first} is in the list`);
  store.getState().resume(game);
  await rested();
};

/** The games of both places. */
const kept = ({ shelf, database }: Browser) => [localGames(shelf), gamesIn(database.entries.values())];

/** Makes picks, and gives both places their time; in a new game, or in the first one of a browser. */
const play = async (store: OddboardStore, picks: string) => {
  pickAll(store, picks);
  await rested();
};
const playNew = async (store: OddboardStore, picks: string) => {
  store.getState().newGame();
  await play(store, picks);
};
const begun = async () => {
  const place = browser();
  const store = await pageOf(place);
  await play(store, 'e2 e4');
  return { place, store };
};

const PLACES = [
  ['local storage', ({ shelf }: Browser): Map<string, unknown> => shelf.kept],
  ['the database', ({ database }: Browser): Map<string, unknown> => database.entries],
] as const;

/** A game of three actions and a pick, and what each place held after the first. */
const threePlayed = async () => {
  const { place, store } = await begun();
  const early = PLACES.map(([, where]) => new Map(where(place)));
  await play(store, 'e7 e5 g1 f3 b8');
  return { place, store, early };
};

const THREE = { actions: ['e2 e4', 'e7 e5', 'g1 f3'], picks: 'b8' };

test('each pick is in local storage at once, and in the database as soon as it answers: one record a game', async () => {
  const place = browser();
  const store = await pageOf(place);
  pickAll(store, 'e2 e4 e7');
  store.getState().flip();
  const left = [{ nodes: [{ action: 'e2 e4' }], picks: 'e7', flipped: true }];
  expect(localGames(place.shelf)).toMatchObject(left);
  await rested();
  expect(kept(place)).toMatchObject([left, left]);
  expect(place.database.entries.size).toBe(1);
  store.getState().undo('action');
  store.getState().undo('action');
  expect(standing(await reopened(place))).toEqual({ actions: ['e2 e4'], cursor: 0, picks: '' });
  await playNew(store, 'd2 d4');
  expect(await lines(store)).toEqual(['d2 d4', 'e2 e4']);
  expect(kept(place).map(({ length }) => length)).toEqual([1, 2]);
});

test('whatever is undone, played otherwise, noted, reordered, deleted or turned, both places have it', async () => {
  const { place, store } = await threePlayed();
  const act = store.getState();
  const deeds = [
    () => act.undo('turn'),
    () => pickAll(store, 'f1 c4 d7'),
    () => act.note(1, { text: 'Sharp.' }),
    () => act.note(1, { text: 'Not so sharp.' }),
    () => act.goTo(1),
    () => pickAll(store, 'c7 c5'),
    () => act.promote(4),
    () => act.prune(2),
    act.restoreLine,
    act.flip,
  ];
  for (const deed of deeds) {
    deed();
    await rested();
    const { changed: _, ...saved } = store.getState().saved() ?? {};
    for (const games of kept(place)) expect(games).toMatchObject([saved]);
  }
});

test('games in which nothing was played leave nothing behind', async () => {
  const place = browser();
  const store = await pageOf(place);
  for (let times = 0; times < 3; times++) store.getState().newGame();
  pickAll(store, 'e2 e4');
  store.getState().newGame();
  await rested();
  store.getState().bringBack();
  await rested();
  expect(kept(place).map(({ length }) => length)).toEqual([1, 1]);
  expect(played(store)).toBe('e2 e4');
});

test('a pick before the first move is there after a reload, also where the list of games comes first', async () => {
  const place = browser();
  pickAll(await pageOf(place), 'e2');
  const store = await pageOf(place, place.tab, 'snake');
  store.getState().leave();
  await listed(store);
  await opened(store);
  expect(standing(store).picks).toBe('e2');
});

/** Spoils so many letters of each text of a place. */
const spoil = (count: number) => (kept: Map<string, unknown>) => {
  const die = thrower(count);
  for (const [key, each] of kept) {
    const letters = [...(typeof each === 'string' ? each : (each as SaveEntry).text)];
    for (let times = 0; times < count; times++) letters[die(letters.length)] = '#';
    const text = letters.join('');
    kept.set(key, typeof each === 'string' ? text : { ...(each as SaveEntry), text });
  }
};

const FAULTS: Readonly<Record<string, (kept: Map<string, unknown>, early: Map<string, unknown>) => void>> = {
  nothing: (kept) => kept.clear(),
  'only the beginning of the game'(kept, early) {
    kept.clear();
    for (const [key, each] of early) kept.set(key, each);
  },
  'a record with 1 spoiled letter': spoil(1),
  'a record with 200 spoiled letters': spoil(200),
};

for (const [index, [name, where]] of PLACES.entries())
  for (const [what, fault] of Object.entries(FAULTS))
    test(`where ${name} has ${what}, the game is there, soon in both places, and damage is told and kept aside`, async () => {
      const { place, early } = await threePlayed();
      fault(where(place), early[index] ?? new Map());
      const store = await reopened(place);
      expect(standing(store)).toMatchObject(THREE);
      await rested();
      for (const games of kept(place)) expect(games).toMatchObject([{ nodes: [{}, {}, {}], picks: 'b8' }]);
      const isSpoiled = what.includes('spoiled');
      const aside = [...place.shelf.kept.keys()].filter((key) => key.startsWith('oddboard/aside/'));
      expect(aside.length + place.database.aside.length).toBe(isSpoiled ? 1 : 0);
      const told = /A saved copy of this game is damaged\..*(A copy is in|It is kept)/;
      expect(noticeOf(store) ?? '').toMatch(isSpoiled ? told : /^$/);
      store.getState().dismiss();
      // Wiped in the middle of a game, the place has all of it after the next pick.
      where(place).clear();
      await play(store, 'c6 f1');
      for (const games of kept(place))
        expect(games).toMatchObject([{ nodes: [{}, {}, {}, {}], picks: 'f1' }]);
      expect(noticeOf(store)).toBeNull();
      expect(noticeOf(await pageOf(place))).toBeNull();
    });

/** A record whose checksum is right, whatever it says. */
const saying = (content: object, { id, revision }: SaveEntry) => {
  const said = JSON.stringify({ id, revision, by: 'x', game: 'chess', at: 1, ...content });
  return { text: `${sumOf(said)} ${said}` };
};

const SHAPES: Readonly<Record<string, (entry: SaveEntry) => object>> = {
  'no text': () => ({}),
  'a number for a text': () => ({ text: 7 }),
  'an object for a text': () => ({ text: { whole: {} } }),
  'a text without an end': () => ({ text: '' }),
  'a text that says a list': () => ({ text: `${sumOf('[]')} []` }),
  'a save without content': (entry) => saying({}, entry),
  'a save of nothing': (entry) => saying({ content: { whole: null } }, entry),
  'a change of another shape': (entry) => saying({ content: { after: '1.x', change: { set: 3 } } }, entry),
  'a time that is none': () => ({ at: 'yesterday', text: 1 }),
  'no game': () => ({ game: undefined, text: 1 }),
  'a number for an id': () => ({ id: 5 }),
  'a word for a revision': () => ({ revision: 'second' }),
  'a revision without end': () => ({ revision: 1e300 }),
};

test.each(Object.entries(SHAPES))(
  'a record of the database with %s hides neither its game nor the others',
  async (_what, spoil) => {
    const { place, store } = await threePlayed();
    const [entry] = place.database.entries.values();
    invariant(entry, 'the database has the game');
    await playNew(store, 'd2 d4');
    const bare = { ...entry, revision: 99, text: undefined };
    place.database.entries.set('spoiled', { ...bare, ...spoil(bare as never) } as never);
    const again = await reopened(place);
    expect(played(again)).toBe('d2 d4');
    expect((await lines(again)).sort()).toEqual(['d2 d4', 'e2 e4, e7 e5, g1 f3']);
    expect(noticeOf(again)).toMatch(/A saved copy of this game is damaged/);
    await resumed(again, 'e2 e4');
    again.getState().leave();
    await opened(again);
    expect(standing(again)).toMatchObject(THREE);
    await play(again, 'c6');
    expect(gamesIn(place.database.entries.values()).map(({ nodes }) => nodes.length)).toContain(4);
  },
);

test('where each place has moves that the other lacks, the newer is opened, the older is a game of its own, and it is said', async () => {
  const { place, early } = await threePlayed();
  FAULTS['only the beginning of the game']?.(place.database.entries, early[1] ?? new Map());
  const there = await pageOf({ ...place, shelf: testShelf() });
  await play(there, 'c7 c5');
  const store = await reopened(place);
  expect(standing(store)).toMatchObject(THREE);
  expect(noticeOf(store)).toMatch(/Two saved copies of this game differ\. .*kept as a copy/);
  expect((await lines(store)).sort()).toEqual(['e2 e4, c7 c5', 'e2 e4, e7 e5, g1 f3']);
});

test('where both places are spoiled, it is told, what there was is kept aside, and a new game begins', async () => {
  const { place } = await threePlayed();
  const { shelf, database } = place;
  for (const key of shelf.kept.keys()) shelf.kept.set(key, 'spoiled');
  for (const [key, entry] of database.entries) database.entries.set(key, { ...entry, text: 'spoiled' });
  const store = await pageOf(place);
  expect(played(store)).toBe('');
  expect(noticeOf(store)).toMatch(/Could not open this game of Chess: .*damaged/);
  expect(database.aside.length).toBeGreaterThan(0);
});

test('a clock that was set back makes nothing older: neither a game nor which one was played last', async () => {
  const place = browser();
  const store = await pageOf(place);
  pickAll(store, 'e2 e4');
  place.hour = 5;
  await play(store, 'e7 e5');
  place.hour = 3;
  const again = await reopened(place);
  expect(played(again)).toBe('e2 e4, e7 e5');
  await playNew(again, 'd2 d4');
  place.hour = 1;
  expect(played(await reopened(place))).toBe('d2 d4');
});

test.each([null, '\u0000#~', 'id-none'])(
  'where the key of the current game says %j, the last one played is opened; another one is as soon as it is chosen',
  async (text) => {
    const place = browser();
    const store = await pageOf(place);
    pickAll(store, 'e2 e4');
    await playNew(store, 'd2 d4');
    if (text === null) place.tab.kept.clear();
    else place.tab.kept.set('oddboard/current/chess', text);
    expect(played(await pageOf(place))).toBe('d2 d4');
    await resumed(store, 'e2 e4');
    expect(played(await reopened(place))).toBe('e2 e4');
  },
);

test('a game played while local storage is full is the one that is opened again, and nothing is said', async () => {
  const { place, store } = await begun();
  place.shelf.refuses = true;
  await playNew(store, 'd2 d4 d7');
  expect(noticeOf(store)).toBeNull();
  expect(standing(await reopened(place))).toMatchObject({ actions: ['d2 d4'], picks: 'd7' });
});

test('while the database refuses, local storage keeps and lists the games; that a crash can lose moves is said once', async () => {
  const place = browser();
  place.database.mood = 'refuses';
  const store = await pageOf(place);
  expect(store.getState().notice?.text).toMatch(/Reloading keeps your games.*crash/);
  store.getState().dismiss();
  pickAll(store, 'd2 d4');
  await playNew(store, 'e2 e4 e7 e5');
  store.getState().dismiss();
  expect(await lines(store)).toEqual(['e2 e4, e7 e5', 'd2 d4']);
  expect(noticeOf(store)).toContain('no database');
  place.database.mood = 'well';
  expect(played(await pageOf(place))).toBe('e2 e4, e7 e5');
  expect(gamesIn(place.database.entries.values())).toMatchObject([{ nodes: [{}, {}] }]);
});

test('when both places refuse it is said once, with a file at hand, and again after it went well for a while', async () => {
  const place = browser();
  const store = await pageOf(place);
  const goes = async (well: boolean, picks: string) => {
    place.shelf.refuses = !well;
    place.database.mood = well ? 'well' : 'refuses';
    store.getState().dismiss();
    pickAll(store, picks);
    await rested();
    return store.getState().notice;
  };
  const said = { offer: 'saveGame', text: expect.stringMatching(/cannot be saved in this browser/) };
  expect(await goes(false, 'e2 e4')).toMatchObject(said);
  expect(await goes(false, 'e7 e5')).toBeNull();
  expect(await goes(true, 'g1 f3')).toBeNull();
  expect(await goes(false, 'b8 c6')).toMatchObject(said);
});

test('a database that never answers is waited for once, said, and local storage keeps the game', async () => {
  const { place } = await threePlayed();
  place.database.mood = 'silent';
  const store = await pageOf(place);
  expect(standing(store)).toMatchObject(THREE);
  expect(noticeOf(store)).toMatch(/database cannot be used \(it does not answer\)/);
  store.getState().leave();
  const opening = store.getState().open('chess');
  await vi.advanceTimersByTimeAsync(10);
  await opening;
  expect(standing(store)).toMatchObject(THREE);
});

for (const [name, mood, refuses] of [
  ['both places', 'well', false],
  ['local storage alone', 'refuses', false],
  ['the database alone', 'well', true],
] as const)
  test(`two tabs that nothing keeps apart overwrite nothing in ${name}: the later one plays on in a game of its own, and says so`, async () => {
    const place = browser();
    place.database.mood = mood;
    place.shelf.refuses = refuses;
    const first = await pageOf(place);
    await play(first, 'e2 e4');
    const second = await pageOf(place, testShelf());
    first.getState().dismiss();
    await play(first, 'e7 e5');
    await play(second, 'c7 c5 g1');
    expect(noticeOf(second)).toMatch(/This game is also played in another tab/);
    await play(first, 'b1 c3');
    expect(noticeOf(first)).toBeNull();
    expect((await lines(second)).sort()).toEqual(['e2 e4, c7 c5', 'e2 e4, e7 e5, b1 c3']);
    expect(played(await pageOf(place))).toBe('e2 e4, e7 e5, b1 c3');
  });

test('a game that another tab has opened and closed meanwhile is still the same game', async () => {
  const { place, store } = await begun();
  const { id = '' } = store.getState().heading ?? {};
  await playNew(store, 'd2 d4');
  place.tab.kept.set('oddboard/current/chess', id);
  expect(played(await pageOf(place))).toBe('e2 e4');
  store.getState().leave();
  await opened(store);
  await play(store, 'e7 e5');
  expect(noticeOf(store)).toBeNull();
  expect(store.getState().heading?.id).toBe(id);
});

test('a game renamed in a tab that has not seen its last moves keeps these moves', async () => {
  const { place, store } = await begun();
  const other = await pageOf(place, testShelf(), 'snake');
  const [game] = await listed(other);
  await play(store, 'e7 e5');
  await other.getState().rename(game as never, 'Old');
  expect(noticeOf(other)).toMatch(/changed in another tab/);
  expect(other.getState().library).toMatchObject([{ name: '', nodes: [{}, {}] }]);
  await play(store, 'g1 f3');
  expect(noticeOf(store)).toBeNull();
  expect(await lines(store)).toEqual(['e2 e4, e7 e5, g1 f3']);
});

test('games are renamed, duplicated, deleted and brought back; a deleted one is not gone on with', async () => {
  const { store } = await begun();
  const act = store.getState();
  act.leave();
  await act.rename((await listed(store))[0] as never, 'The first');
  await act.duplicate((await listed(store))[0] as never);
  const names = (await listed(store)).map(({ name }) => name);
  expect(names.sort()).toEqual(['The first', 'The first (copy)']);
  for (const game of await listed(store)) await act.discard(game);
  expect(await listed(store)).toEqual([]);
  await opened(store);
  expect(played(store)).toBe('');
  await act.restore();
  expect(await lines(store)).toEqual(['e2 e4']);
});

test('the browser is asked to keep what is stored as soon as something was played, and once', async () => {
  const persist = vi.fn(async () => true);
  const place = { ...browser(), persistence: { persist, persisted: async () => false } };
  const store = await pageOf(place);
  expect(persist).not.toHaveBeenCalled();
  pickAll(store, 'e2 e4 e7 e5');
  expect(persist).toHaveBeenCalledOnce();
});

/** The whole games of the second release, before it kept logs; the first release had one of each variant. */
const whole = (id: string, changed: string, action: string) =>
  JSON.stringify({
    ...{ format: 2, id, name: '', created: changed, changed, players: { white: '', black: '' } },
    ...{ game: 'chess', version: 1, seed: 1, options: {}, nodes: [{ id: 1, parent: 0, action }], notes: {} },
    ...{ at: 1, end: 1, picks: '', flipped: false, result: null, snapshot: '' },
  });
const first = (action: string) =>
  JSON.stringify({
    ...{ format: 1, record: { game: 'chess', version: 1, seed: 1, options: {}, actions: [action] } },
    ...{ cursor: 1, picks: '', flipped: false },
  });

test.each([
  ['a variant', { 'oddboard/previous/chess': first('d2 d4'), 'oddboard/game/chess': first('e2 e4') }],
  [
    'game',
    {
      'oddboard/journal/old': whole('old', '2025-01-01T00:00:00.000Z', 'd2 d4'),
      'oddboard/journal/last': whole('last', '2025-01-02T00:00:00.000Z', 'e2 e4'),
      'oddboard/current/chess': 'last',
    },
  ],
])(
  'what earlier releases kept, a record of each %s, opens as it was left and goes on',
  async (_what, old) => {
    const place = browser();
    for (const [key, text] of Object.entries(old)) place.shelf.kept.set(key, text);
    const store = await pageOf(place);
    expect(played(store)).toBe('e2 e4');
    expect(noticeOf(store)).toBeNull();
    await play(store, 'e7 e5');
    expect((await lines(store)).sort()).toEqual(['d2 d4', 'e2 e4, e7 e5']);
    await rested();
    place.shelf.kept.clear();
    const again = await reopened(place);
    expect(played(again)).toBe('e2 e4, e7 e5');
    expect((await listed(again)).length).toBe(2);
  },
);

test.each(['both places', 'local storage', 'the database'])(
  'the logs that release 2 kept in %s open as they were left, and become one record',
  async (where) => {
    const { local, tab, database, left } = JSON.parse(
      readFileSync(`${import.meta.dirname}/../saves/release-2/browser.storage`, 'utf8'),
    );
    const place = browser();
    if (where !== 'the database')
      for (const [key, text] of Object.entries<string>(local)) place.shelf.kept.set(key, text);
    if (where !== 'local storage')
      for (const entry of database as readonly SaveEntry[])
        place.database.entries.set(`${entry.id}/${entry.revision}`, entry);
    for (const [key, text] of Object.entries<string>(tab)) place.tab.kept.set(key, text);
    const store = await pageOf(place, place.tab, 'great-worm');
    expect(noticeOf(store)).toBeNull();
    const saved = store.getState().saved();
    const now = { ...left, nodes: saved?.nodes.map(({ action }) => action) };
    expect({ ...saved, nodes: now.nodes }).toMatchObject(left);
    store.getState().flip();
    await rested();
    const again = await pageOf(place, testShelf(), 'great-worm');
    expect(again.getState().saved()).toMatchObject({ nodes: saved?.nodes, at: left.at, flipped: true });
    expect(localGames(place.shelf)).toHaveLength(1);
    expect([...place.database.entries.values()].filter(({ game }) => game === 'great-worm')).toHaveLength(1);
    if (where !== 'local storage') expect((await listed(again)).map(({ game }) => game)).toContain('baroque');
  },
);

test('a long game is opened from a file and played on; local storage may have no room for it', async () => {
  const place = browser();
  const { setItem } = place.shelf;
  place.shelf.setItem = (key, value) => {
    if (value.length > 500_000) throw new Error('the storage is full');
    setItem.call(place.shelf, key, value);
  };
  const store = await pageOf(place);
  pickAll(store, 'e2 e4 e7 e5');
  const notes = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [index, { text: 'x'.repeat(20_000) }]),
  );
  const saved = { ...store.getState().saved(), id: 'huge', notes };
  await store.getState().openFile(fileOf(saved as never));
  await play(store, 'g1 f3 b8 c6');
  expect(noticeOf(store)).toBeNull();
  expect(played(await reopened(place))).toBe('e2 e4, e7 e5, g1 f3, b8 c6');
});

test('a file of a game that is here, with other moves, becomes a game of its own; with the same moves it is that game', async () => {
  const { place, store } = await threePlayed();
  const { id } = store.getState().heading ?? {};
  const file = fileOf(store.getState().saved() as never);
  store.getState().undo('turn');
  await play(store, 'f1 c4');
  expect(await store.getState().openFile(file)).toMatchObject({ ok: true });
  await rested();
  expect(store.getState().heading?.id).not.toBe(id);
  expect((await lines(store)).sort()).toEqual(['e2 e4, e7 e5, g1 f3', 'e2 e4, e7 e5, g1 f3, f1 c4']);
  const again = await pageOf({ ...browser(), hour: place.hour });
  await again.getState().openFile(file);
  expect(again.getState().heading?.id).toBe(id);
});

test('a game of older rules that cannot be played on opens at its last position as a game of its own', async () => {
  const { place, store } = await threePlayed();
  place.database.entries.clear();
  rewritten(place.shelf, (text) => text.replace('"version":1', '"version":0').replace('e7 e5', 'e7 e2'));
  const again = await reopened(place);
  expect(noticeOf(again)).toMatch(/played with version 0 of Chess.*open at its last position/);
  expect(again.getState().heading?.id).not.toBe(store.getState().heading?.id);
  await play(again, 'b8 c6');
  expect((await lines(again)).sort()).toEqual(['b8 c6', 'e2 e4, e7 e2, g1 f3']);
});
