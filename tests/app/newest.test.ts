/**
 * Whatever became of one of the two places, of the clock or of the other tab: the newest game is on the
 * board, and it is said where something is amiss.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entriesIn } from '../../src/app/keeping/places/journal.ts';
import type { SaveEntry } from '../../src/app/keeping/places/log.ts';
import { sumOf } from '../../src/app/keeping/places/sum.ts';
import { createOddboard, type OddboardStore } from '../../src/app/store.ts';
import { type Rng, roll, seeded } from '../../src/kernel/chance.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { gamesIn, type TestLibrary, testLibrary } from '../support/library.ts';
import { CHESS_ENTRY, pickAll, standing, type TestShelf, testShelf } from './room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Browser {
  readonly shelf: TestShelf;
  readonly library: TestLibrary;
  tab: TestShelf;
  hour: number;
}

const browser = (): Browser => ({ shelf: testShelf(), library: testLibrary(), tab: testShelf(), hour: 10 });

let ids = 0;

/** A page of a browser; a browser opened anew has a new tab. */
const pageOf = async (place: Browser, tab: TestShelf | null = place.tab): Promise<OddboardStore> => {
  const { shelf, library } = place;
  const store = createOddboard({
    entries: [CHESS_ENTRY],
    shelf,
    library,
    ...(tab && { tab }),
    stillness: () => true,
    seed: () => 7,
    now: () => new Date(2026, 0, 1, place.hour, 0, ids).toISOString(),
    milliseconds: () => 0,
    newId: () => `id-${ids++}`,
  });
  const opening = store.getState().open('chess');
  await vi.advanceTimersByTimeAsync(10_000);
  await opening;
  return store;
};

const rested = () => vi.advanceTimersByTimeAsync(10_000);
const noticeOf = (store: OddboardStore) => store.getState().notice?.text ?? null;
const journalled = (shelf: TestShelf): readonly SaveEntry[] => {
  const here = entriesIn(shelf);
  return here.ok ? here.value : [];
};
const played = (store: OddboardStore) => standing(store).actions.join(', ');

/** A copy of all that a place holds, to be put back later: what a killed browser has lost. */
const remembered = <K, V>(place: Map<K, V>) => {
  const then = new Map(place);
  return () => {
    place.clear();
    for (const [key, value] of then) place.set(key, value);
  };
};

/** A game of three actions in a browser; what it had after the first one comes back in `back`. */
const threePlayed = async (where: (place: Browser) => Map<string, unknown>) => {
  const place = browser();
  const store = await pageOf(place);
  pickAll(store, 'e2 e4');
  await rested();
  const back = remembered(where(place));
  pickAll(store, 'e7 e5 g1 f3 b8');
  await rested();
  return { place, back };
};

const PLACES = [
  ['journal', ({ shelf }: Browser) => shelf.kept as Map<string, unknown>],
  ['library', ({ library }: Browser) => library.entries as Map<string, unknown>],
] as const;

for (const [name, where] of PLACES) {
  test(`where the ${name} is a beginning of the other place, the newest is opened, nothing is said, and the ${name} has it soon`, async () => {
    const { place, back } = await threePlayed(where);
    back();
    place.tab = testShelf();
    const store = await pageOf(place);
    expect(standing(store)).toMatchObject({ actions: ['e2 e4', 'e7 e5', 'g1 f3'], picks: 'b8' });
    expect(noticeOf(store)).toBeNull();
    await rested();
    for (const entries of [journalled(place.shelf), [...place.library.entries.values()]])
      expect(gamesIn(entries)).toMatchObject([{ nodes: [{}, {}, {}], picks: 'b8' }]);
    expect(noticeOf(await pageOf(place))).toBeNull();
  });

  test(`where the ${name} is empty, the game is there, and nothing is said`, async () => {
    const { place } = await threePlayed(where);
    where(place).clear();
    place.tab = testShelf();
    const store = await pageOf(place);
    expect(played(store)).toBe('e2 e4, e7 e5, g1 f3');
    expect(noticeOf(store)).toBeNull();
    pickAll(store, 'c6');
    await rested();
    for (const entries of [journalled(place.shelf), [...place.library.entries.values()]])
      expect(gamesIn(entries)).toMatchObject([{ nodes: [{}, {}, {}, {}] }]);
  });

  test(`where 200 letters of each save in the ${name} are spoiled, it is told, they are kept aside, and the game is there`, async () => {
    const { place } = await threePlayed(where);
    let dice: Rng = seeded(3);
    const spoiledText = (text: string) => {
      const letters = [...text];
      for (let count = 0; count < 200; count++) {
        const [at, next] = roll(dice, letters.length, 1);
        dice = next;
        letters[at - 1] = '#';
      }
      return letters.join('');
    };
    const { shelf, library } = place;
    if (name === 'journal') for (const [key, text] of shelf.kept) shelf.kept.set(key, spoiledText(text));
    else
      for (const [key, entry] of library.entries)
        library.entries.set(key, { ...entry, text: spoiledText(entry.text) });
    const store = await pageOf(place);
    expect(standing(store)).toMatchObject({ actions: ['e2 e4', 'e7 e5', 'g1 f3'], picks: 'b8' });
    expect(noticeOf(store)).toMatch(/A saved copy of this game is damaged\..*(A copy is in|It is kept)/);
    const aside = [...shelf.kept.keys()].filter((key) => key.startsWith('oddboard/aside/')).length;
    expect(name === 'journal' ? aside : library.aside.length).toBeGreaterThan(0);
    pickAll(store, 'c6');
    await rested();
    expect(gamesIn([...library.entries.values()])).toMatchObject([{ nodes: [{}, {}, {}, {}] }]);
    expect(noticeOf(await pageOf(place))).toBeNull();
  });
}

/** A text whose checksum is right, whatever it says. */
const summed = (said: unknown): string => `${sumOf(JSON.stringify(said))} ${JSON.stringify(said)}`;

const SHAPES: Readonly<Record<string, (entry: SaveEntry) => object>> = {
  'no text': () => ({}),
  'a number for a text': () => ({ text: 7 }),
  'nothing for a text': () => ({ text: null }),
  'an object for a text': () => ({ text: { whole: {} } }),
  'a text without an end': () => ({ text: '' }),
  'a text that says nothing': () => ({ text: summed(null) }),
  'a text that says a list': () => ({ text: summed([]) }),
  'a save without content': ({ id, revision }) => ({
    text: summed({ id, revision, by: 'x', game: 'chess', at: 1 }),
  }),
  'a save of nothing': ({ id, revision }) => ({
    text: summed({ id, revision, by: 'x', game: 'chess', at: 1, content: { whole: null } }),
  }),
  'a change of another shape': ({ id, revision }) => ({
    text: summed({
      id,
      revision,
      by: 'x',
      game: 'chess',
      at: 1,
      content: { after: '1.x', change: { set: 3 } },
    }),
  }),
  'a time that is none': () => ({ at: 'yesterday', text: 1 }),
  'no time': () => ({ at: undefined, text: 1 }),
  'a number for a game': () => ({ game: 5, text: 1 }),
  'no game': () => ({ game: undefined, text: 1 }),
  'a number for an id': () => ({ id: 5 }),
  'a word for a revision': () => ({ revision: 'second' }),
  'half a revision': () => ({ revision: 1.5 }),
  'a revision without end': () => ({ revision: 1e300 }),
};

for (const [what, spoil] of Object.entries(SHAPES))
  test(`a record of the library with ${what} hides neither its game nor the others`, async () => {
    const { place } = await threePlayed(() => new Map());
    const { library } = place;
    const store = await pageOf(place);
    const { id } = store.getState().heading ?? {};
    store.getState().newGame();
    pickAll(store, 'd2 d4');
    await rested();
    const [key, entry] = [...library.entries].find(([, each]) => each.id === id) ?? [];
    invariant(key !== undefined && entry, 'the library has the game');
    const added = { ...entry, revision: 99, text: undefined };
    library.entries.set(`${key}/more`, { ...added, ...spoil(added as never) } as never);
    place.tab = testShelf();
    const again = await pageOf(place);
    expect(played(again)).toBe('d2 d4');
    await again.getState().browse();
    expect(
      again
        .getState()
        .library?.map(({ nodes }) => nodes.length)
        .sort(),
    ).toEqual([1, 3]);
    expect(noticeOf(again)).toMatch(/A saved copy of this game is damaged/);
    again.getState().resume(again.getState().library?.find((each) => each.id === id) as never);
    again.getState().leave();
    const opening = again.getState().open('chess');
    await rested();
    await opening;
    expect(played(again)).toBe('e2 e4, e7 e5, g1 f3');
    pickAll(again, 'c6');
    await rested();
    expect(
      gamesIn(library.entries.values())
        .map(({ nodes }) => nodes.length)
        .sort(),
    ).toContain(4);
  });

test('where two tabs have each played on, both lines are there, and it is said', async () => {
  const { place, back } = await threePlayed(({ library }) => library.entries as Map<string, unknown>);
  back();
  const there = await pageOf({ ...place, shelf: testShelf() });
  pickAll(there, 'c7 c5');
  await rested();
  place.tab = testShelf();
  const store = await pageOf(place);
  expect(noticeOf(store)).toMatch(/Two saved copies of this game differ\. .*kept as a copy/);
});

test('where both places are spoiled, it is told, what there was is kept aside, and an older game is not shown without a word', async () => {
  const { place } = await threePlayed(() => new Map());
  const { shelf, library } = place;
  for (const key of shelf.kept.keys()) shelf.kept.set(key, 'spoiled');
  for (const [key, entry] of library.entries) library.entries.set(key, { ...entry, text: 'spoiled' });
  const store = await pageOf(place);
  expect(played(store)).toBe('');
  expect(noticeOf(store)).toMatch(/Could not open this game of Chess: .*damaged/);
  expect(library.aside.length).toBeGreaterThan(0);
});

test('where only the last save is spoiled in both places, the game is as it was before, and it is said', async () => {
  const { place } = await threePlayed(() => new Map());
  const { shelf, library } = place;
  const last = Math.max(...journalled(shelf).map(({ revision }) => revision));
  for (const { revision, key } of [...shelf.kept.keys()].map((each) => ({
    key: each,
    revision: Number(each.split('/')[4]),
  })))
    if (revision === last) shelf.kept.set(key, 'spoiled');
  for (const [key, entry] of library.entries)
    if (entry.revision === last) library.entries.set(key, { ...entry, text: 'spoiled' });
  const store = await pageOf(place);
  expect(standing(store)).toMatchObject({ actions: ['e2 e4', 'e7 e5', 'g1 f3'], picks: '' });
  expect(noticeOf(store)).toMatch(/Could not read the newest save/);
});

test('a clock that was set back makes nothing older: neither a game nor which one was played last', async () => {
  const place = browser();
  const store = await pageOf(place);
  pickAll(store, 'e2 e4');
  place.hour = 5;
  pickAll(store, 'e7 e5');
  await rested();
  place.tab = testShelf();
  place.hour = 3;
  const again = await pageOf(place);
  expect(played(again)).toBe('e2 e4, e7 e5');
  again.getState().newGame();
  pickAll(again, 'd2 d4');
  await rested();
  place.tab = testShelf();
  place.hour = 1;
  expect(played(await pageOf(place))).toBe('d2 d4');
});

for (const [what, text] of [
  ['missing', null],
  ['spoiled', '\u0000#~'],
  ['of a game that is gone', 'id-none'],
] as const)
  test(`where the key of the current game is ${what}, the last one played is opened`, async () => {
    const place = browser();
    const store = await pageOf(place);
    pickAll(store, 'e2 e4');
    store.getState().newGame();
    pickAll(store, 'd2 d4');
    await rested();
    if (text === null) place.tab.kept.clear();
    else place.tab.kept.set('oddboard/current/chess', text);
    expect(played(await pageOf(place))).toBe('d2 d4');
  });

test('an older game that is gone on with is the last one played, also when the browser is opened anew', async () => {
  const place = browser();
  const store = await pageOf(place);
  pickAll(store, 'e2 e4');
  store.getState().newGame();
  pickAll(store, 'd2 d4');
  await rested();
  store.getState().leave();
  await store.getState().browse();
  const first = store.getState().library?.find(({ nodes }) => nodes[0]?.action === 'e2 e4');
  store.getState().resume(first as never);
  await rested();
  place.tab = testShelf();
  expect(played(await pageOf(place))).toBe('e2 e4');
});

test('a game begun while the journal is full is the one that is opened again, not the one before it', async () => {
  const place = browser();
  const store = await pageOf(place);
  pickAll(store, 'e2 e4');
  await rested();
  place.shelf.refuses = true;
  store.getState().newGame();
  pickAll(store, 'd2 d4 d7');
  await rested();
  expect(noticeOf(store) ?? '').not.toMatch(/cannot be kept/);
  place.tab = testShelf();
  const again = await pageOf(place);
  expect(standing(again)).toMatchObject({ actions: ['d2 d4'], picks: 'd7' });
});

test('a game in which the library is full is kept by the journal; that a crash can lose moves is said once', async () => {
  const place = browser();
  const store = await pageOf(place);
  place.library.mood = 'refuses';
  pickAll(store, 'e2 e4');
  await rested();
  expect(store.getState().notice).toMatchObject({
    text: expect.stringMatching(/Reloading keeps your games.*crash/),
    offer: 'saveGame',
  });
  store.getState().dismiss();
  pickAll(store, 'e7 e5');
  await rested();
  expect(noticeOf(store)).toBeNull();
  expect(played(await pageOf(place))).toBe('e2 e4, e7 e5');
  place.library.mood = 'well';
  const again = await pageOf(place);
  expect(played(again)).toBe('e2 e4, e7 e5');
  await rested();
  expect(gamesIn([...place.library.entries.values()])).toMatchObject([{ nodes: [{}, {}] }]);
});

test('a library that never answers is waited for once, said, and the journal keeps the game', async () => {
  const place = browser();
  pickAll(await pageOf(place), 'e2 e4');
  await rested();
  place.library.mood = 'silent';
  const store = await pageOf(place);
  expect(played(store)).toBe('e2 e4');
  expect(noticeOf(store)).toMatch(/database cannot be used \(it does not answer\)/);
  store.getState().leave();
  const opening = store.getState().open('chess');
  await vi.advanceTimersByTimeAsync(10);
  await opening;
  expect(played(store)).toBe('e2 e4');
});

for (const what of ['library', 'journal', 'both'] as const)
  test(`where the ${what} is wiped in the middle of a game, the next pick brings back all of it`, async () => {
    const { place } = await threePlayed(() => new Map());
    const store = await pageOf(place);
    if (what !== 'journal') place.library.entries.clear();
    if (what !== 'library') place.shelf.kept.clear();
    pickAll(store, 'c6 f1');
    await rested();
    for (const entries of [journalled(place.shelf), [...place.library.entries.values()]])
      expect(gamesIn(entries)).toMatchObject([{ nodes: [{}, {}, {}, {}], picks: 'f1' }]);
    expect(noticeOf(store)).toBeNull();
  });

test('two tabs that nothing keeps apart overwrite nothing: the later one plays on in a game of its own, and says so', async () => {
  const place = browser();
  const first = await pageOf(place);
  pickAll(first, 'e2 e4');
  await rested();
  const second = await pageOf(place, testShelf());
  expect(played(second)).toBe('e2 e4');
  pickAll(first, 'e7 e5');
  await rested();
  pickAll(second, 'c7 c5 g1');
  await rested();
  expect(noticeOf(second)).toMatch(/This game is also played in another tab/);
  pickAll(first, 'b1 c3');
  await rested();
  expect(noticeOf(first)).toBeNull();
  const lines = gamesIn([...place.library.entries.values()]).map(({ nodes, picks }) =>
    [...nodes.map(({ action }) => action), picks].join(', '),
  );
  expect(lines.sort()).toEqual(['e2 e4, c7 c5, g1', 'e2 e4, e7 e5, b1 c3, ']);
});

test('a game renamed in a tab that has not seen its last moves keeps these moves', async () => {
  const place = browser();
  const store = await pageOf(place);
  pickAll(store, 'e2 e4');
  await rested();
  const other = createOddboard({
    entries: [CHESS_ENTRY],
    shelf: place.shelf,
    library: place.library,
    stillness: () => true,
    seed: () => 7,
    now: () => new Date(2026, 0, 2).toISOString(),
    milliseconds: () => 0,
    newId: () => `id-${ids++}`,
  });
  await other.getState().browse();
  pickAll(store, 'e7 e5');
  await rested();
  const [game] = other.getState().library ?? [];
  await other.getState().rename(game as never, 'Old');
  expect(noticeOf(other)).toMatch(/changed in another tab/);
  expect(other.getState().library).toMatchObject([{ name: '', nodes: [{}, {}] }]);
  pickAll(store, 'g1 f3');
  await rested();
  expect(noticeOf(store)).toBeNull();
  expect(gamesIn([...place.library.entries.values()])).toMatchObject([{ nodes: [{}, {}, {}] }]);
});

test('what the second release kept is opened as it was left, and goes on in a log', async () => {
  const place = browser();
  const kept = (id: string, changed: string, ...actions: string[]) =>
    JSON.stringify({
      format: 2,
      id,
      name: '',
      created: changed,
      changed,
      players: { white: '', black: '' },
      game: 'chess',
      version: 1,
      seed: 1,
      options: {},
      nodes: actions.map((action, index) => ({ id: index + 1, parent: index, action })),
      notes: {},
      at: actions.length,
      end: actions.length,
      picks: '',
      flipped: false,
      result: null,
      snapshot: '',
    });
  place.shelf.kept.set('oddboard/journal/old', kept('old', '2025-01-01T00:00:00.000Z', 'd2 d4'));
  place.shelf.kept.set('oddboard/journal/last', kept('last', '2025-01-02T00:00:00.000Z', 'e2 e4'));
  place.shelf.kept.set('oddboard/current/chess', 'last');
  const store = await pageOf(place);
  expect(played(store)).toBe('e2 e4');
  expect(noticeOf(store)).toBeNull();
  pickAll(store, 'e7 e5');
  await rested();
  await store.getState().browse();
  await rested();
  expect(store.getState().library?.map(({ nodes }) => nodes.length)).toEqual([2, 1]);
  expect(place.shelf.kept.has('oddboard/journal/last')).toBe(false);
  expect(gamesIn([...place.library.entries.values()]).length).toBe(2);
  place.shelf.kept.clear();
  place.tab = testShelf();
  expect(played(await pageOf(place))).toBe('e2 e4, e7 e5');
});

test('many picks become one whole game when there is time, and the game is the same', async () => {
  const place = browser();
  const store = await pageOf(place);
  for (let times = 0; times < 40; times++) pickAll(store, 'e2 e2');
  expect(journalled(place.shelf).length).toBeGreaterThan(40);
  await rested();
  expect(journalled(place.shelf).length).toBe(1);
  expect(place.library.entries.size).toBe(1);
  pickAll(store, 'e2 e4');
  await rested();
  expect(played(await pageOf(place))).toBe('e2 e4');
});

test('to look through the library changes nothing in a game that another tab plays, and what is on its way when a tab takes it over arrives', async () => {
  const place = browser();
  const first = await pageOf(place);
  for (let times = 0; times < 40; times++) pickAll(first, 'e2 e2');
  const second = await pageOf(place, testShelf());
  second.getState().leave();
  await second.getState().browse();
  await rested();
  pickAll(first, 'e2 e4');
  first.getState().leave();
  await rested();
  expect(noticeOf(first)).toBeNull();
  expect(gamesIn([...place.library.entries.values()])).toMatchObject([{ nodes: [{ action: 'e2 e4' }] }]);
});
