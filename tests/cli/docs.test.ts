/** Tests that docs/engine.md lists the accepted forms of notation as each game declares them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';

const DOCS = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8');

const ROWS = DOCS.split('\n').map((line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim()),
);

it.each(GAMES)('docs list what the reader of $title ignores', async ({ title, load }) => {
  const { acceptedForms } = await load();
  const first = ROWS.findIndex(([game = '', says]) => game && title.startsWith(game) && says !== undefined);
  const rows = ROWS.slice(first, first + acceptedForms.length);
  expect(rows.map(([, says]) => says)).toEqual(acceptedForms.map(({ says }) => says));
  expect(ROWS[first + acceptedForms.length]?.[0]).not.toBe('');
});
