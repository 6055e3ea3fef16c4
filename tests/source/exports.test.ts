/** Tests exports: a name means one thing, and every export is used. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from './files.ts';

const SOURCE = textsIn('src');

/** Names of kernel types that a variant may also give to a type of its own. */
const OWN = new Set(['Unit', 'Piece']);

/** Returns the exported names in a text. `kinds` is an alternation of keywords, such as `const|function`. */
const exportsIn = (text: string, kinds: string): readonly string[] =>
  Array.from(text.matchAll(new RegExp(`^export (?:async )?(?:${kinds})\\*? (\\w+)`, 'gm')), ([, name = '']) => name);

test('an exported type name stands once outside the variants', () => {
  const homes = new Map<string, string[]>();
  for (const [file, text] of SOURCE)
    for (const type of exportsIn(text, 'interface|type|class')) homes.set(type, [...(homes.get(type) ?? []), file]);
  const shared = [...homes].filter(([type, files]) => {
    const others = files.filter((file) => !file.startsWith('src/variants/'));
    return others.length > 1 || (others.length === 1 && files.length > 1 && !OWN.has(type));
  });
  expect(shared).toEqual([]);
});

/** Returns the folder of the file's variant, or '' for all code outside the variants. */
const roomOf = (file: string): string => /^src\/variants\/[^/]+\//.exec(file)?.[0] ?? '';

test('an exported function or constant has a name of its own in its room', () => {
  const homes = new Map<string, string[]>();
  for (const [file, text] of SOURCE)
    for (const name of exportsIn(text, 'const|function|let')) {
      const key = `${roomOf(file)}${name}`;
      homes.set(key, [...(homes.get(key) ?? []), file]);
    }
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('every export is used by another file', () => {
  const users = new Map<string, number>();
  const config = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  const all = [...SOURCE.values(), ...textsIn('tests').values(), ...textsIn('tools').values(), config];
  for (const text of all) for (const name of new Set(text.match(/\w+/g))) users.set(name, (users.get(name) ?? 0) + 1);
  const unused = [...SOURCE].flatMap(([file, text]) =>
    exportsIn(text, 'const|function|interface|type|class')
      .filter((name) => users.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});
