/** Opens a single game on the table, or adds the games of an archive to the saved games. */
import { deepEqual } from '../../kernel/deep-equal.ts';
import { otherReadings } from '../../kernel/editing/options.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { SIDES } from '../../kernel/side.ts';
import { checksumOf } from '../base/checksum.ts';
import { MESSAGES, type Notice } from '../base/messages.ts';
import { READING } from '../base/reading-words.ts';
import type { LongTask } from '../base/resumable.ts';
import type { Archive } from '../formats/archive.ts';
import { openingWork } from '../formats/opening.ts';
import { readOnPage } from '../formats/reader.ts';
import { contentsOf, headingOf, isContainedIn, type SavedGame } from '../formats/saved.ts';
import type { OpenQuestion } from '../formats/textcut.ts';
import { positionOf, type Table } from '../model/table.ts';
import { openVariant } from './continue-game.ts';
import type { Opener, Outside, SeatedTable } from './open-game.ts';
import type { StoreAccess } from './state.ts';

/** Returns a copy of a game with an id made from the contents, so that importing twice adds one copy. */
const copyOf = (saved: SavedGame): SavedGame => ({
  ...saved,
  id: `${saved.id}-${checksumOf(JSON.stringify([saved.nodes, contentsOf(saved)])).replace('.', '-')}`,
});

const LIBRARY = 'games';

const importArchive = async (
  { games, progress }: Archive,
  { until }: LongTask,
  { get, set, saves, services }: StoreAccess,
): Promise<typeof LIBRARY> => {
  const find = async (id: string) => (await until(saves.read(id))).saved;
  let added = 0;
  let wrong: string | null = null;
  for (const text of games) {
    const saved = JSON.parse(text) as SavedGame;
    const here = await find(saved.id);
    if (here && isContainedIn(saved, here)) continue;
    const goesOn = !here || (isContainedIn(here, saved) && saved.id !== get().heading?.id);
    const taken = goesOn ? saved : copyOf(saved);
    if (!goesOn && (await find(taken.id))) continue;
    const refused = await until(saves.put(taken));
    if (refused) wrong ??= refused.text;
    else added++;
  }
  services.progress?.addAll(progress);
  if (get().library) await until(get().browse());
  const news = READING.takenIn(games.length, added);
  const notice: Notice =
    wrong === null ? { text: news, passes: 'soon' } : { text: `${news} ${READING.notTaken(wrong)}` };
  set({ notice });
  return LIBRARY;
};

interface ImportedGame {
  readonly seatedTable: SeatedTable;
  readonly news: string | Notice;
  readonly saved: SavedGame;
}

const isOnTable = ({ seatedTable, saved }: ImportedGame, { get }: StoreAccess): boolean => {
  const [present, tree] = [get().saved(), get().table?.tree];
  const isSame = !!tree && deepEqual({ ...tree, next: 0 }, { ...seatedTable.table.tree, next: 0 });
  return isSame && present !== null && isContainedIn(saved, present);
};

const newsOf = ({ players, notes }: SavedGame, table: Table, isLink: boolean): string | Notice => {
  const { game, line } = table;
  const others = otherReadings(game.options, positionOf(table));
  const readings = others.length > 0 ? READING.otherReadings(others) : '';
  if (!isLink || line.length === 0) return readings ? { text: readings, passes: 'played' } : MESSAGES.anotherGame;
  const names = SIDES.map((side) => players[side]);
  const written = Object.values(notes).filter(({ text }) => text).length;
  const arrival = READING.arrived(game.title, names, line.length, written);
  return { text: `${arrival} ${readings}`.trim(), offer: 'read', passes: 'played' };
};

const importGame = async (
  { source, answers = [] }: Outside,
  task: LongTask,
  access: StoreAccess,
): Promise<Result<ImportedGame | OpenQuestion | typeof LIBRARY, Problem>> => {
  const { until, finish, signal } = task;
  const { get, gameOf, services } = access;
  const { newId, now, entries, linkWords, reader = readOnPage } = services;
  const stamp = { id: newId(), now: now() };
  const words = typeof source === 'string' ? await until(linkWords()) : '';
  const content = await until(reader(source, stamp, words, signal));
  if (!content.ok) return content;
  const { value } = content;
  const games = { entries, present: get().table?.game.id, gameOf };
  const read =
    'written' in value
      ? await (await until(import('../formats/textcut.ts'))).readText(value, answers, stamp, task, games)
      : ok(value);
  if (!read.ok) return read;
  if ('asks' in read.value) return ok(read.value);
  if ('progress' in read.value) return ok(await importArchive(read.value, task, access));
  const saved = read.value;
  const game = await until(gameOf(saved.game));
  if (!game) return problem(READING.noSuchGame(saved.game));
  const there = await finish(await until(openingWork(game, saved)));
  if (!there.ok) return there;
  const { table, changed } = there.value;
  const { saved: known, wrong } = await until(access.saves.read(saved.id));
  const isSame = known && deepEqual(known.nodes, saved.nodes) && isContainedIn(known, saved);
  const isIts = (known ? isSame : !wrong) && !changed;
  const heading = isIts ? headingOf(saved) : { ...headingOf(saved), id: newId() };
  const news = changed ?? newsOf(saved, table, typeof source === 'string');
  return ok({ seatedTable: { table, heading, flipped: saved.flipped }, news, saved });
};

/** Opens the game in a source. Resolves to the variant's id, `LIBRARY` for an archive, or a question for the player. */
export const openSource = async (
  opener: Opener,
  from: Outside,
  task: LongTask,
): Promise<Result<string | OpenQuestion, Problem>> => {
  const read = await importGame(from, task, opener);
  if (!read.ok) return read;
  if (typeof read.value === 'string' || 'asks' in read.value) return ok(read.value);
  const { seatedTable, news } = read.value;
  const { id } = seatedTable.table.game;
  if (opener.get().table?.game.id !== id) await openVariant(opener, id, task);
  if (!isOnTable(read.value, opener)) opener.replace(seatedTable, news);
  return ok(id);
};
