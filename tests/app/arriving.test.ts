/**
 * Tests when a game from outside (a file or a link) counts as a game that is saved already: its moves are the same, and
 * the saved game holds all else that it tells.
 */
import { expect, test } from 'vitest';
import { archiveText } from '../../src/app/formats/archive.ts';
import type { SavedGame } from '../../src/app/formats/saved.ts';
import { linkTo } from '../support/links.ts';
import '../../src/app/formats/textcut.ts';
import '../../src/app/formats/textread.ts';
import { browser, type Page } from './browser.ts';
import { fileOf, savedChess } from './room.ts';

const MOVE = [{ id: 1, parent: 0, action: 'e2 e4' }];
const sent = (more: Partial<SavedGame> = {}): SavedGame => ({
  ...savedChess(MOVE, 1),
  created: '2026-01-01',
  changed: '2026-01-02',
  players: { white: 'Ann', black: 'Bob' },
  ...more,
});
const text = (headers: string, moves = '1. e2-e4 *') => new Blob([`[Game "chess"]\n${headers}\n\n${moves}\n`]);
const openText = (headers: string, moves?: string) => (page: Page) => page.act.openFile(text(headers, moves));
const openFile = (more?: Partial<SavedGame>) => (page: Page) => page.act.openFile(fileOf(sent(more)));
const openLink = (more?: Partial<SavedGame>) => (page: Page) => page.act.openLink(linkTo(sent(more)));
const minute = { minutes: 1, increment: 0 };
const clock = { white: minute, black: minute, atZero: 'loss' } as const;

const heading = ({ store }: Page) => {
  const { name = '', players, created = '' } = store.getState().heading ?? {};
  return [players?.white, players?.black, name, created].join(' ');
};

test.each([
  ['a text with other names', openText('[White "Carla"]\n[Black "Dan"]'), /^Carla Dan/],
  ['a text with a corrected name', openText('[White "Anna"]\n[Black "Bob"]'), /^Anna Bob/],
  ['a text with an event', openText('[Event "Club final"]'), /Club final/],
  ['a text with a date', openText('[Date "1999.01.01"]'), /1999/],
  ['a file with other names', openFile({ players: { white: 'Carla', black: 'Dan' } }), /^Carla Dan/],
  ['a link with other names', openLink({ players: { white: 'Carla', black: 'Dan' } }), /^Carla Dan/],
])('%s opens beside the game with the same moves', async (_what, opens, seen) => {
  const page = await browser().open();
  await page.play(() => openFile()(page), 'e2 e4');
  await page.play(() => opens(page), 'e2 e4', /A different game|This link holds/);
  expect(heading(page)).toMatch(seen);
  expect((await page.listed()).length).toBe(2);
  await page.play(page.act.bringBack, 'e2 e4');
  expect(heading(page)).toBe('Ann Bob  2026-01-01');
});

test.each([
  ['a name', { name: 'Club final' }],
  ['a clock and a result on time', { clock, times: { 1: { white: 0, black: 5 } } }],
] as const)('the same game with %s in addition takes its place', async (_what, more) => {
  const page = await browser().open();
  for (const opens of [openFile(), openFile(more)]) await page.play(() => opens(page));
  expect(await page.listed()).toMatchObject([more]);
  await page.play(page.act.bringBack, 'e2 e4');
  expect(page.store.getState().heading?.clock).toBeUndefined();
});

test.each([
  ['the same file', openFile()],
  ['the same link', openLink()],
  ['a text without a header', openText('')],
  ['a text that says less', openText('[White "Ann"]')],
])('%s changes nothing', async (_what, opens) => {
  const page = await browser().open();
  await page.play(() => openFile()(page), 'e2 e4');
  await page.play(() => opens(page), 'e2 e4', /^(This link holds.*)?$/);
  expect(heading(page)).toBe('Ann Bob  2026-01-01');
  expect((await page.listed()).length).toBe(1);
});

test('a set-up position sent by two people arrives twice', async () => {
  const page = await browser().open();
  for (const white of ['Ann', 'Carla']) {
    await page.play(() => openText(`[White "${white}"]`, '*')(page), '', /different game|^$/);
    expect(heading(page)).toMatch(white);
  }
});

test('an archive opened in the library is listed there', async () => {
  const page = await browser().open();
  expect(await page.listed()).toEqual([]);
  await page.play(() => page.act.openFile(new Blob([archiveText([sent()], {})])));
  expect(page.store.getState().library).toHaveLength(1);
});

test('an archive adds notes and names missing in the saved game', async () => {
  const page = await browser().open();
  const notes = { 1: { text: 'A good one.' } };
  const here = sent();
  const opens = (saved: SavedGame) => page.play(() => page.act.openFile(new Blob([archiveText([saved], {})])));
  const listed = async () => (await page.listed()).map(({ name, notes }) => [name, notes[1]?.text ?? '']);
  await opens(here);
  await opens({ ...here, notes });
  expect(await listed()).toEqual([['', 'A good one.']]);
  await opens(here);
  expect(await listed()).toEqual([['', 'A good one.']]);
  await opens({ ...here, name: 'Club final' });
  await opens({ ...here, name: 'Club final' });
  expect((await listed()).sort()).toEqual([
    ['', 'A good one.'],
    ['Club final', ''],
  ]);
});
