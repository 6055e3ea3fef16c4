/** Random saved games, with every kind of thing in them, and what a round trip may not lose. */
import { linkTo, readFragment } from '../../src/app/formats/link.ts';
import { readSaved } from '../../src/app/formats/reading.ts';
import {
  fileOf,
  type GameHeading,
  headingOf,
  type SavedGame,
  toSaved,
  treeIn,
} from '../../src/app/formats/saved.ts';
import { type OpenedTable, openingOf } from '../../src/app/keeping/opening.ts';
import { runSync } from '../../src/app/resumable.ts';
import { replayLine } from '../../src/app/table/line.ts';
import { play, visiting, withTree } from '../../src/app/table/playing.ts';
import { freshTable, positionAt, positionOf, type Table } from '../../src/app/table/table.ts';
import { annotate, childrenOf, lineTo } from '../../src/app/table/tree.ts';
import { type Rng, roll, seeded } from '../../src/kernel/chance.ts';
import { deepEqual } from '../../src/kernel/deep-equal.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import type { Problem, Result } from '../../src/kernel/result.ts';

const WORDS = [
  'Sharp.  But is it?\n\n - No ',
  'Žofie 🐍 “quoted”\n\tand more',
  '<b>&amp;</b>',
  '木',
] as const;

const headingFor = (seed: number): GameHeading => ({
  id: `game-${seed}`,
  name: seed % 2 === 0 ? WORDS[1] : '',
  created: '2026-01-02T03:04:05.006Z',
  players: { white: 'Ann', black: '' },
  ...(seed % 3 === 0 && {
    clock: {
      white: { minutes: 30, increment: 5 },
      black: { minutes: 20, increment: 0 },
      atZero: 'note' as const,
    },
    times: { 1: { white: 1_799_000, black: 1_200_000 } },
  }),
});

/**
 * A table with so many actions on several lines, notes and arrows among them, and perhaps an action begun.
 */
const randomTable = (game: Game, seed: number, most: number): Table => {
  let dice: Rng = seeded(seed);
  const draw = (faces: number): number => {
    const [shown, next] = roll(dice, faces, 1);
    dice = next;
    return shown;
  };
  const anywhere = (table: Table): Table => {
    const there = visiting(table, draw(table.tree.nodes.length + 1) - 1);
    invariant(there.ok, 'every line can be played');
    return there.value;
  };
  let table = freshTable(game, seed);
  for (let tries = 0; table.tree.nodes.length < most && tries < 3 * most; tries++) {
    if (draw(5) === 1) table = anywhere(table);
    const chosen = randomPicks(game, positionOf(table), dice);
    if (!chosen) continue;
    dice = chosen[1];
    const next = play(table, chosen[0]);
    invariant(next.ok, 'a random action can be played');
    table = next.value;
    if (draw(4) === 1) {
      const note = {
        text: WORDS[draw(WORDS.length) - 1] ?? '',
        name: draw(2) === 1 ? 'A line' : '',
        arrows: ['a1 a2', 'b2'],
      };
      table = withTree(table, annotate(table.tree, draw(table.tree.nodes.length + 1) - 1, note));
    }
  }
  if (draw(2) === 1) table = anywhere(table);
  const begun = randomPicks(game, positionOf(table), dice)?.[0].slice(0, 1) ?? [];
  const asked = begun.length > 0 ? game.ask(positionOf(table), begun) : null;
  return asked?.ok && asked.value.kind === 'ask' ? { ...table, picks: begun } : table;
};

const savedFrom = (table: Table, seed: number): SavedGame =>
  toSaved(table, headingFor(seed), seed % 2 === 1, '2026-01-02T03:04:06.007Z');

export const randomSaved = (game: Game, seed: number, most: number): SavedGame =>
  savedFrom(randomTable(game, seed, most), seed);

/** The position a line ends with, and all of its dice to come. */
const endOf = (table: Table): string => JSON.stringify(positionAt(table, table.line.length));

/** A saved game on the table. */
export const opened = async (game: Game, saved: SavedGame): Promise<Result<OpenedTable, Problem>> =>
  runSync(await openingOf(game, saved));

/** What cannot be played on any line of a saved game; null where all of it can. */
const unplayable = (game: Game, saved: SavedGame): Problem | null => {
  const tree = treeIn(saved);
  for (const { id } of saved.nodes) {
    if (childrenOf(tree, id).length > 0) continue;
    const line = replayLine(game, tree, lineTo(tree, id));
    if (!line.ok) return line.error;
  }
  return null;
};

/**
 * What a random game loses on its way through a file and a link; empty where it comes back bit by bit as it
 * was.
 */
export const lostOnTheWay = async (game: Game, seed: number, most: number): Promise<readonly string[]> => {
  const table = randomTable(game, seed, most);
  const saved = savedFrom(table, seed);
  const stamp = { id: 'other', now: 'later' };
  const text = JSON.stringify(saved);
  const file = readSaved(fileOf(saved), stamp);
  if (!file.ok) return [`The file is not read: ${file.error.text}`];
  const there = await opened(game, file.value);
  if (!there.ok) return [`The game does not open: ${there.error.text}`];
  const link = readFragment(linkTo(saved), stamp);
  const wrong = unplayable(game, file.value);
  const again = toSaved(there.value.table, headingOf(file.value), file.value.flipped, file.value.changed);
  const lost: string[] = [];
  if (wrong) lost.push(`A line cannot be played: ${wrong.text}`);
  if (!link.ok || !deepEqual(link.value, saved)) lost.push('The link reads as another game.');
  if (there.value.changed) lost.push(`It is said to have changed: ${there.value.changed.text}`);
  if (JSON.stringify(again) !== text) lost.push('Saved again, it is another file.');
  if (endOf(there.value.table) !== endOf(table)) lost.push('It ends at another position.');
  return lost;
};
