/**
 * Every variant is the same house: a job has one place and one name, whichever game does it
 * (docs/architecture.md).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';

const SOURCE = new URL('../../src/variants/', import.meta.url).pathname;

/** The jobs that no variant does without, by room: each is a file of that name, or a folder with an index. */
const JOBS = [
  ...['index', 'glyphs', 'rules/index', 'rules/credit', 'demos/index', 'editor/index'],
  ...['state', 'action', 'board', 'setup', 'format', 'hypothetical'].map((job) => `position/${job}`),
  ...['tables', 'generate', 'make', 'outcome'].map((job) => `moves/${job}`),
  ...['index', 'refusals'].map((job) => `menu/${job}`),
  ...['view', 'describe'].map((job) => `show/${job}`),
];

/**
 * What a job is called in every variant that has it: the names that its file exports. A type stands in no
 * list, for it is gone when tests run.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  index: ['GAME'],
  samples: ['SAMPLES'],
  worth: ['WORTH'],
  glyphs: ['GLYPHS'],
  notation: ['PASSED_OVER', 'readAction', 'writeAction'],
  'rules/index': ['RULES', 'rule'],
  'rules/credit': ['CREDIT'],
  'rules/gists': ['GISTS'],
  'demos/index': ['DEMOS'],
  'editor/index': ['EDITOR'],
  'lessons/index': ['COURSE'],
  'lessons/primer': ['PRIMER'],
  'position/action': ['kindOfAct'],
  'position/board': ['BOARD', 'nameOf'],
  'position/setup': ['setup'],
  'position/format': ['readPosition', 'writePosition'],
  'position/hypothetical': ['asIf', 'lone'],
  'moves/tables': ['PIECES'],
  'moves/generate': ['pseudoLegalMoves'],
  'moves/attacks': ['isInCheck'],
  'moves/legality': ['isLegal'],
  'moves/make': ['next'],
  'moves/outcome': ['outcome'],
  'menu/index': ['menu'],
  'menu/refusals': [],
  'menu/hints': [],
  'show/view': ['view'],
  'show/describe': ['tell'],
  'show/lenses': ['LENSES'],
  'show/about': ['about'],
  'show/legend': ['LEGEND'],
};

/** More files than that side by side are two rooms. */
const MOST = 20;

const foldersIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? foldersIn(`${folder}/${each.name}`) : [],
  ),
];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isFile() ? [each.name] : []));

const homeOf = (file: string): string => (existsSync(`${file}.ts`) ? `${file}.ts` : `${file}/index.ts`);

/** Every variant, chess, the example, and the model of new ones. */
const HOMES: readonly (readonly [id: string, home: string])[] = [
  ...GAMES.map(({ id }) => [id, `${SOURCE}${id}`] as const),
  ['chess', new URL('../support/chess', import.meta.url).pathname],
  ['kings-walk', new URL('../support/kings-walk', import.meta.url).pathname],
];

test(`no room of the source has more than ${MOST} files of code`, () => {
  const source = new URL('../../src', import.meta.url).pathname;
  const isCrowded = (folder: string): boolean =>
    filesIn(folder).filter((name) => /\.tsx?$/.test(name)).length > MOST;
  expect(foldersIn(source).filter(isCrowded)).toEqual([]);
});

for (const [id, home] of HOMES) {
  test(`${id} has a place for every job`, () => {
    expect(
      JOBS.filter((job) => !existsSync(`${home}/${job}.ts`) && !existsSync(`${home}/${job}/index.ts`)),
    ).toEqual([]);
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

  test(`${id} calls every job by its one name`, async () => {
    const missing: string[] = [];
    for (const [job, names] of Object.entries(NAMES)) {
      const file = homeOf(`${home}/${job}`);
      if (!existsSync(file)) continue;
      const module: object = await import(file);
      missing.push(...names.filter((name) => !(name in module)).map((name) => `${job}: ${name}`));
    }
    expect(missing).toEqual([]);
  });

  test(`${id} calls its state State, its action Act`, () => {
    expect(readFileSync(`${home}/position/state.ts`, 'utf8')).toMatch(
      /^export interface State extends PositionBase/m,
    );
    expect(readFileSync(`${home}/position/action.ts`, 'utf8')).toMatch(/^export type Act =/m);
  });
}
