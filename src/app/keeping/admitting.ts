/** Opens a saved game from outside: reads it, plays its line through, and only then puts it on the table. */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import { SIDES } from '../../kernel/side.ts';
import type { Errand } from '../errands.ts';
import type { StoreAccess } from '../room.ts';
import type { Table } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { HEADERS } from './formats/gametext.ts';
import { readHere } from './formats/reader.ts';
import type { Stamp } from './formats/reading.ts';
import { headingOf, type SavedGame } from './formats/saved.ts';
import type { Content, Opened, Source } from './formats/source.ts';
import { READING } from './formats/words.ts';
import { openingOf } from './opening.ts';
import type { Chair } from './seat.ts';
import { takeIn } from './taking-in.ts';

/** The titles of the games in a text, where one is to be chosen. */
interface Several {
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

/** In a variant's place: where the games of a file of all games are found. */
const LIBRARY = 'games';

/**
 * Opens a source and returns its variant, or the library's name; or the titles of its games, of which one is
 * to be chosen. Nothing changes before the line is played through.
 */
export const admit = async (
  source: Source,
  errand: Errand,
  access: StoreAccess,
  { seat, replace }: Chair,
  chosen: number | null = null,
): Promise<Result<string | Several, Problem>> => {
  const { get, set, gameOf, saves, world } = access;
  const { until, finish, signal } = errand;
  const { newId, now, reader = readHere } = world;
  const stamp = { id: newId(), now: now() };
  const content = await until(reader(source, stamp, signal));
  if (!content.ok) return content;
  const read = await savedIn(content.value, stamp, errand, access, chosen);
  if (!read.ok) return read;
  if ('titles' in read.value) return ok(read.value);
  if ('progress' in read.value) {
    await takeIn(read.value, errand, access);
    return { ok: true, value: LIBRARY };
  }
  const saved = read.value;
  const game = await until(gameOf(saved.game));
  if (!game) return problem(READING.noSuchGame(saved.game));
  const there = await finish(await until(openingOf(game, saved)));
  if (!there.ok) return there;
  const { table, changed } = there.value;
  const known = await until(saves.find(saved.id));
  const isIts = known.ok && (known.value === null || same(known.value.nodes, saved.nodes)) && !changed;
  const heading = isIts ? headingOf(saved) : { ...headingOf(saved), id: newId() };
  if (get().table?.game.id !== saved.game) await seat(saved.game, false, errand);
  const present = get().table?.tree;
  if (present && same({ ...present, next: 0 }, { ...table.tree, next: 0 }))
    return { ok: true, value: saved.game };
  replace({ table, heading, flipped: saved.flipped }, changed?.text ?? NEWS.anotherGame);
  if (changed) set({ notice: { text: changed.text } });
  else if (typeof source === 'string' && table.line.length > 0)
    set({ notice: { text: arrivalOf(saved, table), offer: 'read', passes: 'played' } });
  return { ok: true, value: saved.game };
};
