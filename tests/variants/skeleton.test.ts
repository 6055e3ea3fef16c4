/** Tests that every variant has the same structure: each job has one place and one name (docs/architecture.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, GameEntry } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { CHESS } from '../support/chess/entry.ts';
import { KINGS_WALK } from '../support/kings-walk/entry.ts';

const SOURCE = new URL('../../src/variants/', import.meta.url).pathname;

/**
 * The names that the file of a job must export, and whether a game needs the job. Without `has`, any game may lack it.
 */
interface Job {
  readonly names: readonly string[];
  readonly has?: (game: Game, entry: GameEntry) => boolean;
}

const always = () => true;
const hasPositionFile = (game: Game): boolean => game.hasPositionFile;

/**
 * The jobs by room. A room is a folder with a file or folder per job, or one file for all. Exported types are not
 * listed, since they vanish at run time.
 */
const ROOMS: Readonly<Record<string, Readonly<Record<string, Job>>>> = {
  rules: {
    index: { names: ['RULES', 'rule'], has: always },
    credit: { names: ['CREDIT'], has: ({ credit }) => credit.version !== '' },
    gists: { names: ['GISTS'] },
  },
  position: {
    state: { names: [], has: always },
    action: { names: [], has: always },
    board: { names: ['BOARD'], has: always },
    setup: { names: ['setup'], has: always },
    format: { names: ['readPosition', 'writePosition'], has: hasPositionFile },
    hypothetical: { names: ['diagramPosition', 'withSideToMove'], has: hasPositionFile },
    options: { names: ['OPTIONS'], has: ({ options }) => options.length > 0 },
  },
  moves: {
    generate: { names: ['pseudoLegalMoves'] },
    make: { names: ['next'], has: always },
    outcome: { names: ['outcome'], has: always },
    tables: { names: [], has: always },
    attacks: { names: ['isInCheck'] },
    legality: { names: ['isLegal'] },
  },
  menu: {
    index: { names: ['menu'], has: always },
    refusals: { names: [], has: always },
    hints: { names: [] },
  },
  show: {
    view: { names: ['view'] },
    describe: { names: ['tell'] },
    lenses: { names: ['LENSES'], has: ({ lenses }) => lenses.length > 0 },
    about: { names: ['inspectorFacts'] },
    legend: { names: ['LEGEND'], has: (_, { legend }) => legend !== undefined },
  },
  demos: {
    index: { names: ['DEMOS'], has: (_, { demos }) => demos !== undefined },
    readings: { names: ['EXAMPLES'], has: (_, { examples }) => examples !== undefined },
  },
  editor: { index: { names: ['EDITOR'], has: (_, { editor }) => editor !== undefined } },
  lessons: {
    index: { names: ['COURSE'], has: (_, { course }) => course !== undefined },
    primer: { names: ['PRIMER'], has: (_, { course }) => course !== undefined },
  },
  notation: { index: { names: ['ACCEPTED_FORMS', 'readAction', 'writeAction'] } },
  evaluation: { index: { names: ['EVALUATION'], has: (_, { evaluation }) => evaluation !== undefined } },
  samples: { index: { names: ['SAMPLES'], has: ({ samples }) => samples.length > 0 } },
  glyphs: { index: { names: ['GLYPHS'] } },
  looks: { index: { names: ['LOOKS'] } },
  index: { index: { names: ['GAME'], has: always } },
};

/** The limit beyond which a folder should be split. */
const MAX_FILES = 20;

const foldersIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? foldersIn(`${folder}/${each.name}`) : [],
  ),
];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isFile() ? [each.name] : []));

/**
 * The other files in which a job may stand, if it needs more of the rules than its room may import: a position file
 * judged by them, or a turn that runs through the mechanics of a game.
 */
const HIGHER: Readonly<Record<string, readonly string[]>> = {
  'position/format': ['format.ts', 'format/index.ts'],
  'position/hypothetical': ['moves/hypothetical.ts'],
  'moves/make': ['turn/make.ts'],
  'moves/outcome': ['turn/outcome.ts'],
  'moves/legality': ['turn/legality.ts'],
};

/**
 * Returns the file that does a job: one of its name, a folder with an index, or the room's one file; null if there is
 * none.
 */
const fileOf = (home: string, room: string, job: string): string | null =>
  [`${room}.ts`, `${room}/${job}.ts`, `${room}/${job}/index.ts`, ...(HIGHER[`${room}/${job}`] ?? [])]
    .map((file) => `${home}/${file}`)
    .find((file) => existsSync(file)) ?? null;

/** The folders of every variant, of the test chess, and of King's walk, the template of new variants. */
const HOMES: readonly (readonly [entry: GameEntry, home: string])[] = [
  ...GAMES.map((entry) => [entry, `${SOURCE}${entry.id}`] as const),
  [CHESS, new URL('../support/chess', import.meta.url).pathname],
  [KINGS_WALK, new URL('../support/kings-walk', import.meta.url).pathname],
];

for (const [entry, home] of HOMES) {
  const { id } = entry;

  test(`${id} has each job in its place, under its name`, async () => {
    const game = await entry.load();
    const missing: string[] = [];
    for (const [room, jobs] of Object.entries(ROOMS)) {
      const isOneFile = Object.keys(jobs).length > 1 && existsSync(`${home}/${room}.ts`);
      for (const [job, { names, has }] of Object.entries(jobs)) {
        const file = fileOf(home, room, job);
        const module: object = file ? await import(file) : {};
        if (has?.(game, entry) && !file) missing.push(`${room}/${job}`);
        if (has?.(game, entry) || (file && !isOneFile))
          missing.push(...names.filter((name) => !(name in module)).map((name) => `${room}/${job}: ${name}`));
      }
    }
    expect(missing).toEqual([]);
  });

  test(`${id} has no room with more than ${MAX_FILES} files`, () => {
    expect(foldersIn(home).filter((folder) => filesIn(folder).length > MAX_FILES)).toEqual([]);
  });

  test(`${id} has uniform file names`, () => {
    const names = foldersIn(home).flatMap((folder) => filesIn(folder));
    // Puzzles are data, not code.
    const others = names.filter((name) => name !== 'puzzles.json');
    expect(others.filter((name) => !/^[a-z]+(-[a-z]+)*\.ts$/.test(name))).toEqual([]);
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

  test(`${id} calls its state State, its action Act`, () => {
    const text = (job: string) => readFileSync(fileOf(home, 'position', job) ?? '', 'utf8');
    expect(text('state')).toMatch(/^export interface State extends PositionBase/m);
    expect(text('action')).toMatch(/^export (type Act =|interface Act \{)/m);
  });
}
