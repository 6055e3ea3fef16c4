/** Opens a saved game from outside: reads it, plays its line through, and only then puts it on the table. */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { Errand } from '../errands.ts';
import type { StoreAccess } from '../room.ts';
import { NEWS } from '../telling/words.ts';
import { readHere } from './formats/reader.ts';
import type { Stamp } from './formats/reading.ts';
import { headingOf } from './formats/saved.ts';
import type { Content, Opened, Source } from './formats/source.ts';
import { READING } from './formats/words.ts';
import { openingOf } from './opening.ts';
import type { Chair } from './seat.ts';
import { takeIn } from './taking-in.ts';

/** What was read; a text is read by its game. */
const savedIn = async (
  content: Content,
  stamp: Stamp,
  { until, finish }: Errand,
  { gameOf }: StoreAccess,
): Promise<Result<Opened, Problem>> => {
  if (!('written' in content)) return ok(content);
  const { HEADERS, readHeaders, readingText } = await until(import('./formats/textread.ts'));
  const head = readHeaders(content.written);
  if (!head.ok) return head;
  const id = head.value.headers.get(HEADERS.game);
  if (id === undefined) return problem(READING.noHeader(HEADERS.game));
  const game = await until(gameOf(id));
  return game ? finish(readingText(game, content.written, stamp)) : problem(READING.noSuchGame(id));
};

/** In a variant's place: where the games of a file of all games are found. */
const LIBRARY = 'games';

/**
 * Opens a source and returns its variant, or the library's name. Nothing changes before the line is played
 * through.
 */
export const admit = async (
  source: Source,
  errand: Errand,
  access: StoreAccess,
  { seat, replace }: Chair,
): Promise<Result<string, Problem>> => {
  const { get, set, gameOf, keeper, world } = access;
  const { until, finish, signal } = errand;
  const { newId, now, reader = readHere } = world;
  const stamp = { id: newId(), now: now() };
  const content = await until(reader(source, stamp, signal));
  if (!content.ok) return content;
  const read = await savedIn(content.value, stamp, errand, access);
  if (!read.ok) return read;
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
  const known = await until(keeper.find(saved.id));
  const isIts = known.ok && (known.value === null || same(known.value.nodes, saved.nodes)) && !changed;
  const heading = isIts ? headingOf(saved) : { ...headingOf(saved), id: newId() };
  if (get().table?.game.id !== saved.game) await seat(saved.game, false, errand);
  const present = get().table?.tree;
  if (present && same({ ...present, next: 0 }, { ...table.tree, next: 0 }))
    return { ok: true, value: saved.game };
  replace({ table, heading, flipped: saved.flipped }, changed?.text ?? NEWS.anotherGame);
  if (changed) set({ notice: { text: changed.text } });
  return { ok: true, value: saved.game };
};
