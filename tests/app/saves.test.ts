/** Tests that saved games of every version and format open as they were left. Each has a folder in tests/saves. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { readSaved } from '../../src/app/formats/reading.ts';
import { positionAt } from '../../src/app/model/table.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { readFragment } from '../support/links.ts';
import { openSaved } from '../support/saved.ts';

const FOLDER = `${import.meta.dirname}/../saves`;
const STAMP = { id: 'migrated', now: '2026-01-01' };

const read = (path: string): string => readFileSync(`${FOLDER}/${path}`, 'utf8').trim();

/**
 * Fields of a position that version 1 of the rules counted otherwise: now the count of a unit that changes starts again
 * (FC-MORPH-1, FC-PAWN-4).
 */
const RULED_ANEW: Readonly<Record<string, readonly string[]>> = { frozenchess: ['idle'] };

const without = (position: string, fields: readonly string[]): string =>
  fields.reduce((text, field) => text.replaceAll(new RegExp(`,"${field}":\\d+`, 'g'), ''), position);

/**
 * The saved games, each as `GAME.json` or `GAME.link`. Where a game does not hold its last position,
 * `GAME.json.position` or `GAME.link.position` does, as written at the time.
 */
const saves = readdirSync(FOLDER).flatMap((folder) =>
  readdirSync(`${FOLDER}/${folder}`)
    .filter((name) => /\.(json|link)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, id: name.replace(/\.\w+$/, '') })),
);

test('this version has a folder of saved games', () => {
  expect(readdirSync(FOLDER)).toContain(version);
});

for (const { path, id } of saves)
  test(`${path} opens whole, at its last position`, async () => {
    const game = await GAMES.find((entry) => entry.id === id)?.load();
    invariant(game, `${path} is of a game there is`);
    const saved = path.endsWith('.link') ? readFragment(read(path), STAMP) : readSaved(read(path), STAMP);
    invariant(saved.ok, saved.ok ? '' : saved.error.text);
    const there = await openSaved(game, saved.value);
    invariant(there.ok, there.ok ? '' : there.error.text);
    const { table, changed } = there.value;
    const end = positionAt(table, table.line.length);
    const left = game.read(saved.value.snapshot || read(`${path}.position`));
    const ruled = (saved.value.version === 1 && RULED_ANEW[id]) || [];
    if (ruled.length > 0 && left.ok && saved.value.snapshot)
      expect(changed?.text).toContain(
        `This game was played with version 1 of FrozenChess. Version ${game.version} would change its last position. The saved game stays as it was.`,
      );
    else expect(changed).toBeNull();
    // Some final positions cannot be read, since a game may not start from them.
    if (left.ok) expect(without(game.write(end), ruled)).toBe(without(game.write(left.value), ruled));
    else expect(game.outcome(end)).not.toBeNull();
    expect(table.tree.nodes.length).toBeGreaterThan(20);
    expect(table.picks.length > 0).toBe(saved.value.picks !== '');
  });
