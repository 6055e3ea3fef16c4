/**
 * Tests that names which objects inherit, such as "constructor", break nothing in any record that is stored or opened.
 */

import { expect, it, test } from 'vitest';
import { storeSettings } from '../../src/app/base/browser.ts';
import { checksumOf } from '../../src/app/base/checksum.ts';
import { readSaved } from '../../src/app/formats/reading.ts';
import { savePeople } from '../../src/app/saves/local.ts';
import { createProgressKeeper } from '../../src/app/saves/progress.ts';
import { readSide } from '../../src/kernel/editing/fields.ts';
import { GAME as BAROQUE } from '../../src/variants/baroque/index.ts';
import { testDatabase } from '../support/database.ts';
import { type Browser, begun, browser } from './browser.ts';
import { roomWith, savedChess, testShelf } from './room.ts';

const NAMES = Object.getOwnPropertyNames(Object.prototype);

/** Adds a list under this name to every object of a JSON text. */
const spoil = (json: string, name: string): string =>
  json.replaceAll('{"', `{"${name}":["x"],"`).replaceAll('{}', `{"${name}":["x"]}`);

/** Spoils a stored record, which is JSON or a checksum and JSON. A checksum is corrected. */
const spoilRecord = (text: string, name: string): string => {
  const [, sum, body = text] = /^(\S+) (\{.*)$/s.exec(text) ?? [];
  const spoiled = spoil(body, name);
  return sum === undefined ? spoiled : `${checksumOf(spoiled)} ${spoiled}`;
};

const now = () => '2026-01-01T00:00:00.000Z';

/** Fills a browser with all that it stores after playing, editing and learning. */
const keptIn = async (): Promise<Browser> => {
  const { at } = await begun();
  storeSettings({ storage: at.shelf, now }, { theme: 'dark' });
  savePeople(at.shelf, { players: { white: 'Ann', black: '' } });
  createProgressKeeper({ storage: at.shelf, now }).add('chess', ['castling']);
  return at;
};

it.each(NAMES)('%s in every record kept in this browser', async (name) => {
  const { shelf } = await keptIn();
  const spoiled = [...shelf.kept].map(([key, text]) => [key, spoilRecord(text, name)] as const);
  expect(spoiled.map(([key]) => key.split('/')[1]).sort()).toEqual(['people', 'progress', 'save', 'settings']);
  const at = browser(Object.fromEntries(spoiled));
  const progress = createProgressKeeper({ storage: at.shelf, database: at.database, now });
  const page = await at.open('chess', { progress });
  expect(page.table().game.id).toBe('chess');
  progress.add('chess', ['en-passant']);
  expect(progress.of('chess').has('en-passant')).toBe(true);
  expect(at.asides().some((key) => key.startsWith('oddboard/aside/progress/'))).toBe(true);
});

it.each(NAMES)('%s among the progress of the database', async (name) => {
  const database = testDatabase();
  database.progress.kept = Object.fromEntries([
    [name, ['x']],
    ['chess', ['castling']],
  ]);
  const progress = createProgressKeeper({ storage: testShelf(), database, now });
  await progress.syncWithDatabase();
  expect(progress.all()).toEqual({ chess: ['castling'] });
});

it.each(NAMES)('%s in a file is refused by its name', async (name) => {
  const file = JSON.stringify(savedChess([], 0)).replace('"options":{', `"options":{"${name}":"x"`);
  const read = readSaved(file, { id: 'x', now: '' });
  expect(read.ok ? '' : read.error.text).toMatch(`"options" must be an object without the name "${name}"`);
  const room = roomWith(testShelf(), { progress: createProgressKeeper({ storage: testShelf(), now }) });
  const all = `{"oddboard":1,"games":[],"progress":{"${name}":["x"]}}`;
  const opened = await room.getState().openFile(new Blob([all]));
  expect(opened.ok ? '' : opened.error.text).toMatch('"progress" must be lists of ids');
});

test('no side and no winner has such a name', () => {
  for (const name of NAMES) {
    expect(readSide(name, 'The turn').ok).toBe(false);
    const ended = `${BAROQUE.write(BAROQUE.setup(1, {}))} result ${name} BQ-END-4`;
    const read = BAROQUE.read(ended);
    expect(read.ok ? '' : read.error.text).toMatch(`"${name}" is none of`);
  }
});
