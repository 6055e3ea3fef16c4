/** What `npm run new-variant` makes is a game: its model keeps every law, and its copy plays. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { walkAtRandom } from '../../src/cli/random.ts';
import type { Game } from '../../src/kernel/game.ts';
import { KINGS_WALK } from '../support/kings-walk/entry.ts';
import { describeVariant } from '../support/variant.ts';

describeVariant(KINGS_WALK, { games: 50, plies: 40, seed: 1 });

const HOME = new URL('../..', import.meta.url).pathname;
mkdirSync(join(HOME, '.cache'), { recursive: true });
const root = mkdtempSync(join(HOME, '.cache/new-variant-'));

afterAll(() => rmSync(root, { recursive: true }));

it('is copied under another name, plays, and stands in the list', async () => {
  cpSync(join(HOME, 'src/kernel'), join(root, 'src/kernel'), { recursive: true });
  cpSync(join(HOME, 'src/variants/index.ts'), join(root, 'src/variants/index.ts'));
  execFileSync(process.execPath, [join(HOME, 'scripts/new-variant.mjs'), 'small-walk', '--root', root]);
  const { GAME } = (await import(join(root, 'src/variants/small-walk/index.ts'))) as { readonly GAME: Game };
  expect([GAME.id, GAME.title, GAME.turnRule]).toEqual(['small-walk', 'Small Walk', 'SW-TURN-1']);
  for (let seed = 1; seed <= 10; seed++) expect(walkAtRandom(GAME, seed, 40).broken).toEqual([]);
  expect(readFileSync(join(root, 'src/variants/index.ts'), 'utf8')).toContain(
    "import('./small-walk/editor.ts')",
  );
});
