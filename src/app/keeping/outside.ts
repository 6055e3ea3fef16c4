/** Opens a saved game from outside: reads it, plays its line through, and only then puts it on the table. */

import { deepEqual } from '../../kernel/deep-equal.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { SIDES } from '../../kernel/side.ts';
import type { Errand } from '../errands.ts';
import type { Notice, Sitting, StoreAccess } from '../room.ts';
import type { Table } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { HEADERS } from './formats/gametext.ts';
import { readHere } from './formats/reader.ts';
import type { Stamp } from './formats/reading.ts';
import { headingOf, type SavedGame } from './formats/saved.ts';
import type { Content, Opened, Source } from './formats/source.ts';
import { READING } from './formats/words.ts';
import { importGames } from './import-games.ts';
import { openingOf } from './opening.ts';

/** The titles of the games in a text, where one is to be chosen. */
export interface Several {
  readonly titles: readonly string[];
}

/**
 * What was read; a text is read by its game. Without a header it is of the game on the table.
 */
const savedIn = async (
  content: Content,
  stamp: Stamp,
  { until, finish }: Errand,
  { get, gameOf }: StoreAccess,
  chosen: number | null,
): Promise<Result<Opened | Several, Problem>> => {
  if (!('written' in content)) return ok(content);
  const { gamesIn, titleOf } = await until(import('./formats/textcut.ts'));
  const { readingText } = await until(import('./formats/textread.ts'));
  const games = await finish(gamesIn(content.written));
  if (!games.ok) return games;
  const written = games.value.length === 1 ? games.value[0] : games.value[chosen ?? -1];
  if (!written) return ok({ titles: games.value.map(titleOf) });
  const { headers } = written;
  const called = headers.get(HEADERS.game) ?? headers.get(HEADERS.variant) ?? get().table?.game.id;
  if (called === undefined) return problem(READING.noHeader(HEADERS.game));
  const isCalled = (name: string): boolean => name.toLowerCase() === called.trim().toLowerCase();
  const entry = get().entries.find(({ id, title }) => isCalled(id) || isCalled(title));
  const game = entry && (await until(gameOf(entry.id)));
  return game ? finish(readingText(game, written, stamp)) : problem(READING.noSuchGame(called));
};

/** A game that came by a link: who played it, how long it is, and how much is written in it. */
const arrivalOf = ({ players, notes }: SavedGame, { game, line }: Table): string =>
  NEWS.arrived(
    game.title,
    SIDES.map((side) => players[side]),
    line.length,
    Object.values(notes).filter(({ text }) => text).length,
  );

/** In a variant's place: the page of the saved games, to which the games of a file of all games go. */
const LIBRARY = 'games';

/** A game that is ready for the table, and what is said of it there. */
interface Arrived {
  readonly sitting: Sitting;
  readonly news: string;
  readonly notice: Notice | null;
}

/**
 * Reads a source: a game, whose line is played through; the titles of several, of which one is to be chosen;
 * or the page to which its games went.
 */
export const readOutside = async (
  source: Source,
  chosen: number | null,
  errand: Errand,
  access: StoreAccess,
): Promise<Result<Arrived | Several | { readonly page: string }, Problem>> => {
  const { until, finish, signal } = errand;
  const { newId, now, reader = readHere } = access.world;
  const stamp = { id: newId(), now: now() };
  const content = await until(reader(source, stamp, signal));
  if (!content.ok) return content;
  const read = await savedIn(content.value, stamp, errand, access, chosen);
  if (!read.ok) return read;
  if ('titles' in read.value) return ok(read.value);
  if ('progress' in read.value) {
    await importGames(read.value, errand, access);
    return ok({ page: LIBRARY });
  }
  const saved = read.value;
  const game = await until(access.gameOf(saved.game));
  if (!game) return problem(READING.noSuchGame(saved.game));
  const there = await finish(await until(openingOf(game, saved)));
  if (!there.ok) return there;
  const { table, changed } = there.value;
  const known = await until(access.saves.find(saved.id));
  const isIts = known.ok && (known.value === null || deepEqual(known.value.nodes, saved.nodes)) && !changed;
  const heading = isIts ? headingOf(saved) : { ...headingOf(saved), id: newId() };
  const isSeen = typeof source === 'string' && table.line.length > 0;
  const arrival = isSeen
    ? ({ text: arrivalOf(saved, table), offer: 'read', passes: 'played' } as const)
    : null;
  return ok({
    sitting: { table, heading, flipped: saved.flipped },
    news: changed?.text ?? NEWS.anotherGame,
    notice: changed ? { text: changed.text } : arrival,
  });
};
