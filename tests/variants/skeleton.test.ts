/** Every variant is the same house: a job has one place and one name, whichever game does it (docs/architecture.md). */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';

const SOURCE = new URL('../../src/variants/', import.meta.url).pathname;

/** The jobs of every variant, by room: each is a file of that name, or a folder with an index. */
const JOBS = [
  ...['index', 'samples', 'glyphs', 'rules/index', 'demos/index', 'editor/index'],
  ...['state', 'action', 'board', 'format', 'notation', 'hypothetical'].map((job) => `position/${job}`),
  ...['tables', 'generate', 'attacks', 'legality', 'make', 'outcome'].map((job) => `moves/${job}`),
  'menu/index',
  ...['view', 'describe', 'lenses', 'about'].map((job) => `show/${job}`),
];

/** More files than that side by side are two rooms. */
const MOST = 20;

const foldersIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? foldersIn(`${folder}/${each.name}`) : [])),
];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isFile() ? [each.name] : []));

for (const { id } of GAMES) {
  const home = `${SOURCE}${id}`;

  test(`${id} has a place for every job`, () => {
    expect(JOBS.filter((job) => !existsSync(`${home}/${job}.ts`) && !existsSync(`${home}/${job}/index.ts`))).toEqual([]);
  });

  test(`${id} has no room with more than ${MOST} files`, () => {
    expect(foldersIn(home).filter((folder) => filesIn(folder).length > MOST)).toEqual([]);
  });

  test(`${id} writes the names of files in one way`, () => {
    const names = foldersIn(home).flatMap((folder) => filesIn(folder));
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*\.ts$/.test(name))).toEqual([]);
  });

  test(`${id} makes a folder of a prefix that three files share`, () => {
    const shared = foldersIn(home).flatMap((folder) => {
      const prefixes = filesIn(folder).flatMap((name) => /^([a-z]+)-/.exec(name)?.[1] ?? []);
      return [...new Set(prefixes)]
        .filter((prefix) => prefixes.filter((each) => each === prefix).length >= 3)
        .map((each) => `${folder}/${each}-`);
    });
    expect(shared).toEqual([]);
  });
}
