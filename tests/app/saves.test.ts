/** The saved games of every release are opened as they were left: tests/saves has a folder for each. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFragment } from '../../src/app/formats/link/link.ts';
import { readSaved } from '../../src/app/formats/reading.ts';
import { positionAt } from '../../src/app/table/table.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { opened } from '../support/saved.ts';

const FOLDER = `${import.meta.dirname}/../saves`;
const STAMP = { id: 'migrated', now: '2026-01-01' };

const read = (path: string): string => readFileSync(`${FOLDER}/${path}`, 'utf8').trim();

/**
 * The fields that a later version of the rules counts otherwise: a changed unit's time on its square begins
 * anew (FC-MORPH-1, FC-PAWN-4).
 */
const RULED_ANEW: Readonly<Record<string, readonly string[]>> = { frozenchess: ['idle'] };

const without = (position: string, fields: readonly string[]): string =>
  fields.reduce((text, field) => text.replaceAll(new RegExp(`,"${field}":\\d+`, 'g'), ''), position);

/**
 * A file `GAME.json` or `GAME.link`, and beside it the position its line ends with, as that release wrote it.
 */
const saves = readdirSync(FOLDER).flatMap((release) =>
  readdirSync(`${FOLDER}/${release}`)
    .filter((name) => /\.(json|link)$/.test(name))
    .map((name) => ({ path: `${release}/${name}`, id: name.replace(/\.\w+$/, '') })),
);

for (const { path, id } of saves)
  test(`${path} opens whole, at the position it was left with`, async () => {
    const game = await GAMES.find((entry) => entry.id === id)?.load();
    invariant(game, `${path} is of a game there is`);
    const saved = path.endsWith('.link') ? readFragment(read(path), STAMP) : readSaved(read(path), STAMP);
    invariant(saved.ok, saved.ok ? '' : saved.error.text);
    const there = await opened(game, saved.value);
    invariant(there.ok, there.ok ? '' : there.error.text);
    const { table, changed } = there.value;
    const end = positionAt(table, table.line.length);
    const left = game.read(saved.value.snapshot || read(`${path}.position`));
    const ruled = RULED_ANEW[id] ?? [];
    if (ruled.length > 0 && left.ok && saved.value.snapshot)
      expect(changed?.text).toContain(
        `This game was played with version 1 of FrozenChess. Version ${game.version} would change its last position. The saved game stays as it was.`,
      );
    else expect(changed).toBeNull();
    // The end of a game can be a position from which no game may begin.
    if (left.ok) expect(without(game.write(end), ruled)).toBe(without(game.write(left.value), ruled));
    else expect(game.outcome(end)).not.toBeNull();
    expect(table.tree.nodes.length).toBeGreaterThan(20);
    expect(table.picks.length > 0).toBe(saved.value.picks !== '');
  });
