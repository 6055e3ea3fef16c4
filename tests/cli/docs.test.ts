/** docs/engine.md describes the games as they describe themselves. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';

const DOCS = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8');

it.each(GAMES)('docs list what the reader of $title ignores', async ({ title, load }) => {
  const { passedOver } = await load();
  const row = DOCS.split('\n').find((line) => line.startsWith(`| ${title.split(' ')[0]}`)) ?? '';
  expect(row).toContain(passedOver.map(({ says }) => says).join('; '));
});
