/** Tests that docs/adding-a-variant.md uses the names of the code. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BADGES, MARKS } from '../../src/kernel/drawing/looks.ts';
import { textsIn } from '../source/files.ts';

const HOME = new URL('../..', import.meta.url).pathname;
const GUIDE = readFileSync(`${HOME}docs/adding-a-variant.md`, 'utf8');

const sourcesIn = (folder: string): string => [...textsIn(folder).values()].join('\n');

const KERNEL = sourcesIn('src/kernel');
const SUPPORT = sourcesIn('tests/support');

const namesBy = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const EXPORTED = /^export (?:const|type|interface) (\w+)/gm;

const FUNCTIONS = new Set([...namesBy(KERNEL + SUPPORT, EXPORTED), ...namesBy(KERNEL, /^ {2}(\w+)\??\(/gm)]);
const MEMBERS = new Set(namesBy(KERNEL + SUPPORT, /^ {2}(?:readonly )?(\w+)\??:/gm));

const spans = [...GUIDE.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
const blocks = [...GUIDE.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block);

it('names existing functions and types', () => {
  const calls = [...spans, ...blocks].flatMap((text) =>
    [...text.replace(/'[^'\n]*'/g, "''").matchAll(/(?<![\w.])([a-z]\w*)\(/g)].map(([, name = '']) => name),
  );
  const words = spans.filter((span) => /^[a-z]+[A-Z]\w*$/.test(span));
  expect([...new Set(calls)].filter((name) => !FUNCTIONS.has(name))).toEqual([]);
  expect(words.filter((name) => !FUNCTIONS.has(name) && !MEMBERS.has(name))).toEqual([]);
});

it('names existing files', () => {
  const files = spans.filter((span) => /^(?:src|tests|kernel|ui)\/\S+\.ts$/.test(span));
  expect(files.length).toBeGreaterThan(5);
  const isThere = (file: string) => existsSync(HOME + file) || existsSync(`${HOME}src/${file}`);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

it('lists every kind of badge and mark that every game has', () => {
  const said = new Set(spans);
  expect([...Object.keys(BADGES), ...Object.keys(MARKS)].filter((kind) => !said.has(kind))).toEqual([]);
});
