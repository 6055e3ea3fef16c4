/** Tests the lengths of the documents, and their links to one another. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const DOCS = new Map(
  ['.', 'docs', 'tests'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [posix.join(folder, file), readFileSync(`${folder}/${file}`, 'utf8')] as const),
  ),
);

const MAX_CHARACTERS = 160;

/** A README must be readable in minutes, and the architecture in one sitting. */
const MAX_LINES = { 'README.md': 90, 'docs/architecture.md': 150 };

test(`no line of a document has more than ${MAX_CHARACTERS} characters`, () => {
  const long = [...DOCS].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (line.length > MAX_CHARACTERS ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test.each(Object.entries(MAX_LINES))('%s has at most %i lines', (file, most) => {
  expect(DOCS.get(file)?.trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

/** Returns the anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

test('links between documents lead to files and headings', () => {
  const links = [...DOCS].flatMap(([file, text]) =>
    Array.from(text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g), ([, path = '', anchor]) => ({
      file,
      to: path ? posix.join(posix.dirname(file), path) : file,
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  const isBroken = ({ to, anchor }: (typeof links)[number]) =>
    !existsSync(to) || (anchor !== undefined && !anchorsIn(DOCS.get(to) ?? '').includes(anchor));
  expect(links.filter(isBroken)).toEqual([]);
});

test('tests/README.md lists every file of tests/support', () => {
  const page = DOCS.get('tests/README.md') ?? '';
  const names = readdirSync('tests/support', { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  );
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('files named in the architecture exist', () => {
  const text = DOCS.get('docs/architecture.md') ?? '';
  const named = Array.from(
    text.matchAll(/`((?:src|tests|tools|app|ui|kernel|opponent|prover|search)\/[\w./-]+\.\w+)`/g),
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file) && !existsSync(`src/${file}`))).toEqual([]);
});
