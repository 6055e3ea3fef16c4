/** Random saved games with everything that a game can hold, and checks of what a round trip must preserve. */

import { runSync } from '../../src/app/base/resumable.ts';
import { type OpenedTable, openingWork } from '../../src/app/formats/opening.ts';
import { readSaved } from '../../src/app/formats/reading.ts';
import { headingOf, type SavedGame, saveFileText, toSaved } from '../../src/app/formats/saved.ts';
import { playPicks, visitNode, withTree } from '../../src/app/model/playing.ts';
import { newTable, positionAt, positionOf, type Table } from '../../src/app/model/table.ts';
import { annotate, childrenOf } from '../../src/app/model/tree.ts';
import type { GameHeading } from '../../src/app/seats/heading.ts';
import { randomIndexFrom, seeded } from '../../src/kernel/chance.ts';
import { deepEqual } from '../../src/kernel/deep-equal.ts';
import { disputesOf } from '../../src/kernel/editing/options.ts';
import type { Game, SetupOptions } from '../../src/kernel/game.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { ok, type Problem, type Result, unwrap } from '../../src/kernel/result.ts';
import { linkTo, readFragment } from './links.ts';

const WORDS = ['Sharp.  Is it?\n\n - No ', 'Žofie 🐍 “quoted”\n\tand more', '<b>&amp;</b>', '木'];

const headingFor = (seed: number): GameHeading => ({
  id: `game-${seed}`,
  name: (seed % 2 === 0 && WORDS[1]) || '',
  created: '2026-01-02T03:04:05.006Z',
  players: { white: 'Ann', black: '' },
  ...(seed % 3 === 0 && {
    clock: { white: { minutes: 30, increment: 5 }, black: { minutes: 20, increment: 0 }, atZero: 'note' },
    times: { 1: { white: 1_799_000, black: 1_200_000 } },
  }),
});

/** Creates a table with several lines, notes and arrows, and sometimes an action half picked. */
const randomTable = (game: Game, seed: number, most: number, options: SetupOptions = {}): Table => {
  const die = randomIndexFrom(seed);
  const picksAt = (there: Table) => randomPicks(game, positionOf(there), seeded(die(1_000_000)))?.[0] ?? [];
  const anywhere = (there: Table) => unwrap(visitNode(there, die(there.tree.nodes.length + 1)));
  let table = newTable(game, seed, options);
  for (let tries = 0; table.tree.nodes.length < most && tries < 3 * most; tries++) {
    if (die(5) === 0) table = anywhere(table);
    const picks = picksAt(table);
    if (picks.length > 0) table = unwrap(playPicks(table, picks));
    const note = { text: WORDS[die(4)] ?? '', name: die(2) === 0 ? 'A line' : '', arrows: ['a1 a2', 'b2'] };
    if (die(4) === 0) table = withTree(table, annotate(table.tree, die(table.tree.nodes.length + 1), note));
  }
  if (die(2) === 0) table = anywhere(table);
  const begun = { ...table, picks: picksAt(table).slice(0, 1) };
  const asked = game.ask(positionOf(table), begun.picks);
  return asked.ok && asked.value.kind === 'ask' ? begun : table;
};

const savedFrom = (table: Table, seed: number): SavedGame =>
  toSaved(table, headingFor(seed), seed % 2 === 1, '2026-01-02T03:04:06.007Z');

export const randomSaved = (game: Game, seed: number, most: number, options?: SetupOptions): SavedGame =>
  savedFrom(randomTable(game, seed, most, options), seed);

/** Returns options that put every disputed rule under its other reading. */
export const otherReadings = ({ options }: Game): SetupOptions =>
  Object.fromEntries(disputesOf(options).map(({ id, values }) => [id, values[1]?.id ?? '']));

/** Opens a saved game without yielding to the event loop between slices. */
export const openSaved = async (game: Game, saved: SavedGame): Promise<Result<OpenedTable, Problem>> =>
  runSync(await openingWork(game, saved));

/** Saves a random game to a file and a link, reads both, and returns the laws that the result breaks. */
export const lossesInFormats = async (
  game: Game,
  seed: number,
  most: number,
  options?: SetupOptions,
): Promise<readonly string[]> => {
  const table = randomTable(game, seed, most, options);
  const saved = savedFrom(table, seed);
  const stamp = { id: 'other', now: 'later' };
  const read = unwrap(readSaved(saveFileText(saved), stamp));
  const { table: there, changed } = unwrap(await openSaved(game, read));
  const [again, end] = [there, table].map((each) => JSON.stringify(positionAt(each, each.line.length)));
  const holds = {
    'every line can be played': saved.nodes
      .filter(({ id }) => childrenOf(there.tree, id).length === 0)
      .every(({ id }) => visitNode(there, id).ok),
    'the link reads as the same game': deepEqual(readFragment(linkTo(saved), stamp), ok(saved)),
    'nothing of it is said to have changed': changed === null,
    'saved again, it is the same file':
      JSON.stringify(toSaved(there, headingOf(read), read.flipped, read.changed)) === JSON.stringify(saved),
    'it ends at the same position': again === end,
  };
  return Object.entries(holds).flatMap(([law, is]) => (is ? [] : [law]));
};
