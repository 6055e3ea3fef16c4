/**
 * A watched sample is no game of one's own: in whatever order one watches, goes home, plays, reloads or opens
 * a second tab, one's own game stays what it was.
 */
import { expect, test } from 'vitest';
import { createOddboard, type OddboardStore } from '../../src/app/store.ts';
import type { GameEntry } from '../../src/kernel/game.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { testLibrary } from '../support/library.ts';
import { pickAll, standing, testShelf, WATCHED_ENTRY } from './room.ts';

const SAMPLE = ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'];

const SECOND = { ...CHESS, id: 'second' };
const SECOND_ENTRY: GameEntry = {
  ...WATCHED_ENTRY,
  id: 'second',
  load: async () => ({
    ...SECOND,
    samples: [{ title: 'Another mate', record: { ...recordOf(SECOND, 1), actions: SAMPLE } }],
  }),
};

const browser = () => ({ shelf: testShelf(), library: testLibrary(), others: new Set<string>(), ids: 0 });
type Browser = ReturnType<typeof browser>;

/** A page of a browser, in a tab; nothing is open yet. */
const pageOf = (place: Browser, tab = testShelf()): OddboardStore =>
  createOddboard({
    entries: [WATCHED_ENTRY, SECOND_ENTRY],
    claims: { claim: async (id) => !place.others.has(id), release: () => undefined },
    shelf: place.shelf,
    library: place.library,
    tab,
    build: 'this build',
    stillness: () => true,
    seed: () => 7,
    now: () => new Date(2026, 0, 1, 10, 0, place.ids).toISOString(),
    milliseconds: () => 0,
    newId: () => `id-${place.ids++}`,
  });

const OWN = { actions: ['e2 e4'], cursor: 1, picks: 'e7' };
const FRESH = { actions: [], cursor: 0, picks: '' };

/** What may lie between watching and coming back: each leaves the table to something else. */
const DETOURS: Readonly<Record<string, (store: OddboardStore) => Promise<void>>> = {
  home: async ({ getState }) => getState().leave(),
  'another game': async (store) => {
    await store.getState().open('second');
    pickAll(store, 'd2 d4');
  },
  'home and another game': async (store) => {
    store.getState().leave();
    await store.getState().open('second');
    pickAll(store, 'd2 d4');
    store.getState().leave();
  },
  'home and another sample': async ({ getState }) => {
    getState().leave();
    await getState().watch('second', 0);
    getState().leave();
  },
};

for (const [detour, go] of Object.entries(DETOURS))
  for (const hasOwn of [true, false])
    test(`a sample, ${detour}, and back: ${hasOwn ? "one's own game" : 'a fresh game'}`, async () => {
      const place = browser();
      const store = pageOf(place);
      await store.getState().open('chess');
      if (hasOwn) pickAll(store, 'e2 e4 e7');
      store.getState().leave();
      await store.getState().watch('chess', 0);
      store.getState().goTo(3);
      await go(store);
      expect(await store.getState().stageOf('chess')).toBe(hasOwn ? 'begun' : 'fresh');
      await store.getState().open('chess');
      expect(standing(store)).toEqual(hasOwn ? OWN : FRESH);
      expect(store.getState().notice).toBeNull();
      await store.getState().browse();
      expect(store.getState().library?.filter(({ game }) => game === 'chess')).toHaveLength(hasOwn ? 1 : 0);
    });

test('a reload goes on watching where one was; the start page and another tab know nothing of it', async () => {
  const place = browser();
  const tab = testShelf();
  const store = pageOf(place, tab);
  await store.getState().open('chess');
  pickAll(store, 'e2 e4 e7');
  await store.getState().watch('chess', 0);
  store.getState().goTo(3);

  const again = pageOf(place, tab);
  await again.getState().open('chess');
  expect(standing(again)).toEqual({ actions: SAMPLE, cursor: 3, picks: '' });

  const other = pageOf(place);
  await other.getState().open('chess');
  expect(standing(other)).toEqual(OWN);

  const home = pageOf(place, tab);
  home.getState().leave();
  await home.getState().open('chess');
  expect(standing(home)).toEqual(OWN);
});

test.each([
  ['a move', (store: OddboardStore) => pickAll(store, 'd7 d5'), ['f2 f3', 'd7 d5']],
  ['a note', (store: OddboardStore) => store.getState().note(1, { text: 'weak' }), SAMPLE],
])('%s makes an own game of a sample, which is kept like any other', async (_, change, actions) => {
  const place = browser();
  const store = pageOf(place);
  await store.getState().watch('chess', 0);
  store.getState().redo();
  change(store);
  store.getState().leave();
  expect(await store.getState().stageOf('chess')).not.toBe('fresh');
  const again = pageOf(place);
  await again.getState().open('chess');
  expect(standing(again).actions).toEqual(actions);
});

test('a game that happens to be played like a sample is kept', async () => {
  const place = browser();
  const store = pageOf(place);
  await store.getState().open('chess');
  store.getState().load({ ...recordOf(CHESS, 1), actions: SAMPLE.slice(0, 3) });
  pickAll(store, 'd8 h4 h4');
  expect(store.getState().table?.record.actions).toEqual(SAMPLE);
  const again = pageOf(place);
  await again.getState().open('chess');
  expect(standing(again).actions).toEqual(SAMPLE);
});

test('after a sample the next game has the players of the game before it', async () => {
  const store = pageOf(browser());
  await store.getState().open('chess');
  store.getState().seat((heading) => {
    heading.players = { white: 'Ann', black: 'Bo' };
  });
  await store.getState().watch('chess', 0);
  expect(store.getState().heading?.players).toEqual({ white: '', black: '' });
  store.getState().newGame();
  expect(store.getState().heading?.players).toEqual({ white: 'Ann', black: 'Bo' });
});

test('a sample is watched while another tab has the game of its variant', async () => {
  const place = browser();
  const elsewhere = pageOf(place);
  await elsewhere.getState().open('chess');
  pickAll(elsewhere, 'e2 e4');
  place.others.add(elsewhere.getState().heading?.id ?? '');
  const store = pageOf(place);
  await store.getState().watch('chess', 0);
  expect(standing(store).actions).toEqual(SAMPLE);
  await store.getState().playOwn('chess');
  expect(store.getState().elsewhere).toBe('chess');
});

test.each([
  ['goes on', 'e2 e4 e7', OWN],
  ['is over', 'f2 f3 e7 e5 g2 g4 d8 h4 h4', FRESH],
])("from a sample to one's own game, which %s", async (_, played, there) => {
  const store = pageOf(browser());
  await store.getState().open('chess');
  pickAll(store, played);
  await store.getState().watch('chess', 0);
  await store.getState().playOwn('chess');
  expect(standing(store)).toEqual(there);
});
