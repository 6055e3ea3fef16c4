/** Games from outside: one is read and its line played through; those of a file of all games are added. */

import { deepEqual } from '../../kernel/deep-equal.ts';
import { otherReadings } from '../../kernel/editing/options.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { SIDES } from '../../kernel/side.ts';
import { sumOf } from '../base/checksum.ts';
import { MESSAGES } from '../base/messages.ts';
import type { Notice } from '../base/notice.ts';
import { READING } from '../base/reading-words.ts';
import type { LongTask } from '../base/tasks.ts';
import type { Archive } from '../formats/archive.ts';
import { openingOf } from '../formats/opening.ts';
import { readHere } from '../formats/reader.ts';
import type { Stamp } from '../formats/reading.ts';
import { headingOf, isTold, type SavedGame, toldIn } from '../formats/saved.ts';
import type { GameText, Source } from '../formats/source.ts';
import type { Unanswered } from '../formats/textcut.ts';
import { positionOf, type Table } from '../model/table.ts';
import type { Sitting } from './open-game.ts';
import type { StoreAccess } from './state.ts';

/** A game that came by a link: who played it, how long it is, and how much is written in it. */
const arrivalOf = ({ players, notes }: SavedGame, { game, line }: Table): string =>
  READING.arrived(
    game.title,
    SIDES.map((side) => players[side]),
    line.length,
    Object.values(notes).filter(({ text }) => text).length,
  );

/** A name for another game under an id that is taken: the same whenever the same file is opened. */
const copyOf = (saved: SavedGame): SavedGame => ({
  ...saved,
  id: `${saved.id}-${sumOf(JSON.stringify([saved.nodes, toldIn(saved)])).replace('.', '-')}`,
});

/** Adds what a file holds; says how many games are new, and what could not be kept. */
const importArchive = async (
  { games, progress }: Archive,
  { until }: LongTask,
  { get, set, saves, services }: StoreAccess,
): Promise<void> => {
  const find = async (id: string) => (await until(saves.read(id))).saved;
  let added = 0;
  let wrong: string | null = null;
  for (const text of games) {
    const saved = JSON.parse(text) as SavedGame;
    const here = await find(saved.id);
    if (here && isTold(saved, here)) continue;
    const goesOn = !here || (isTold(here, saved) && saved.id !== get().heading?.id);
    const taken = goesOn ? saved : copyOf(saved);
    if (!goesOn && (await find(taken.id))) continue;
    const refused = await until(saves.put(taken));
    if (refused) wrong ??= refused.text;
    else added++;
  }
  services.progress?.join(progress);
  if (get().library) await until(get().browse());
  const news = READING.takenIn(games.length, added);
  set({
    notice: {
      text: wrong === null ? news : `${news} ${READING.notTaken(wrong)}`,
      ...(wrong === null && { passes: 'soon' }),
    },
  });
};

/** In a variant's place: the page of the saved games, to which the games of a file of all games go. */
const LIBRARY = 'games';

/** A game that is ready for the table, and its news there. */
interface Arrived {
  readonly sitting: Sitting;
  readonly news: string | Notice;
  /** As it was read. */
  readonly saved: SavedGame;
}

/** Is all that arrived on the table already? */
export const isOnTable = ({ sitting, saved }: Arrived, { get }: StoreAccess): boolean => {
  const [present, tree] = [get().saved(), get().table?.tree];
  const isSame = !!tree && deepEqual({ ...tree, next: 0 }, { ...sitting.table.tree, next: 0 });
  return isSame && present !== null && isTold(saved, present);
};

/** Reads a text in which games are written. */
const readWritten = async (
  text: GameText,
  answers: readonly number[],
  stamp: Stamp,
  task: LongTask,
  { get, services: { entries }, gameOf }: StoreAccess,
): Promise<Result<SavedGame | Unanswered, Problem>> => {
  const { readText } = await task.until(import('../formats/textcut.ts'));
  return readText(text, answers, stamp, task, { entries, present: get().table?.game.id, gameOf });
};

/**
 * Reads a source: a game, whose line is played through; what it leaves open, behind these answers; or the page
 * to which its games went.
 */
export const importGame = async (
  source: Source,
  answers: readonly number[],
  task: LongTask,
  access: StoreAccess,
): Promise<Result<Arrived | Unanswered | { readonly page: string }, Problem>> => {
  const { until, finish, signal } = task;
  const { newId, now, reader = readHere } = access.services;
  const stamp = { id: newId(), now: now() };
  const content = await until(reader(source, stamp, signal));
  if (!content.ok) return content;
  const { value } = content;
  const read = 'written' in value ? await readWritten(value, answers, stamp, task, access) : ok(value);
  if (!read.ok) return read;
  if ('asks' in read.value) return ok(read.value);
  if ('progress' in read.value) {
    await importArchive(read.value, task, access);
    return ok({ page: LIBRARY });
  }
  const saved = read.value;
  const game = await until(access.gameOf(saved.game));
  if (!game) return problem(READING.noSuchGame(saved.game));
  const there = await finish(await until(openingOf(game, saved)));
  if (!there.ok) return there;
  const { table, changed } = there.value;
  const { saved: known, wrong } = await until(access.saves.read(saved.id));
  const isSame = known && deepEqual(known.nodes, saved.nodes) && isTold(known, saved);
  const isIts = (known ? isSame : !wrong) && !changed;
  const heading = isIts ? headingOf(saved) : { ...headingOf(saved), id: newId() };
  const isSeen = typeof source === 'string' && table.line.length > 0;
  const others = otherReadings(game.options, positionOf(table));
  const readings = others.length > 0 ? READING.otherReadings(others) : '';
  const arrival: string | Notice = isSeen
    ? { text: `${arrivalOf(saved, table)} ${readings}`.trim(), offer: 'read', passes: 'played' }
    : readings
      ? { text: readings, passes: 'played' }
      : MESSAGES.anotherGame;
  return ok({ sitting: { table, heading, flipped: saved.flipped }, news: changed ?? arrival, saved });
};
