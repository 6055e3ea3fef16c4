/** Tests `npm run new-variant`: its template keeps every law, and a copy of it can be played. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkAtRandom } from '../../src/cli/random.ts';
import type { Game } from '../../src/kernel/game.ts';
import { atDepth } from '../support/depth.ts';
import { KINGS_WALK } from '../support/kings-walk/entry.ts';
import { describeVariant } from '../support/variant.ts';

describeVariant(KINGS_WALK, { games: 50, plies: 40, seed: 1 });

const HOME = new URL('../..', import.meta.url).pathname;
mkdirSync(join(HOME, '.cache'), { recursive: true });
const root = mkdtempSync(join(HOME, '.cache/new-variant-'));

/** The files and folders of the project that are copied; its packages are linked. */
const COPIED = [
  'src',
  'tests',
  'tools',
  'scripts',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'LICENSE',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Tests that must pass with the new game: quick ones that concern every game; in depth, all that mention the game's
 * name.
 */
const ASKED = [
  'tests/source',
  'tests/variants/plain-game',
  ...['goldens', 'skeleton', 'guide'].map((name) => `tests/variants/${name}`),
];

beforeAll(() => {
  for (const name of COPIED) cpSync(join(HOME, name), join(root, name), { recursive: true });
  symlinkSync(join(HOME, 'node_modules'), join(root, 'node_modules'));
  execFileSync(process.execPath, ['scripts/new-variant.mjs', 'plain-game'], { cwd: root });
});

afterAll(() => rmSync(root, { recursive: true }));

it('is copied under a new name, plays, and is listed', async () => {
  const { GAME } = (await import(join(root, 'src/variants/plain-game/index.ts'))) as { readonly GAME: Game };
  expect([GAME.id, GAME.title, GAME.turnRule]).toEqual(['plain-game', 'Plain Game', 'PG-TURN-1']);
  for (let seed = 1; seed <= 10; seed++) expect(walkAtRandom(GAME, seed, 40).broken).toEqual([]);
  expect(readFileSync(join(root, 'src/variants/index.ts'), 'utf8')).toContain("import('./plain-game/editor.ts')");
});

it.each(atDepth<readonly string[]>([], ['']))('type-checks in the list of games%s', () => {
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
});

it.each(atDepth([ASKED], [ASKED, ['-t', 'Plain Game|plain-game']]))(
  'passes every test as created: %j',
  (...asked) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CI|VITEST)/.test(name)));
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...asked];
    const { status, stdout, stderr } = spawnSync(process.execPath, vitest, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  },
  600_000,
);
