/** The list of all games, from both places. */
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Problem } from '../../kernel/result.ts';
import { MESSAGES } from '../base/messages.ts';
import type { SavedGame } from '../formats/saved.ts';
import { currentOf, entriesIn } from './local.ts';
import { together } from './read.ts';
import type { SaveEntry } from './record.ts';
import { forget, joined, type PageSaves, send } from './write.ts';

/** What has not changed is the same object as in the last list, and is not drawn again. */
const asListed = ({ listed }: PageSaves, saved: SavedGame): SavedGame => {
  const before = listed.get(saved.id);
  return before && deepEqual(before, saved) ? before : saved;
};

/** All games, last changed first, and why some may be missing. They are read in slices: there may be thousands. */
export const list = async (
  page: PageSaves,
): Promise<{ readonly games: readonly SavedGame[]; readonly wrong: Problem | null }> => {
  const { database, storage, tab, games, ask, pause } = page;
  const found = await ask((database) => database.all());
  const [here, there] = [entriesIn(storage), found.ok ? found.value : []];
  const listed: SavedGame[] = [];
  const said = found.ok || !database ? [] : [MESSAGES.noLibrary(found.error.text)];
  let mayGoOn = await pause?.();
  for (const id of new Set([...here, ...there].map((entry) => entry.id))) {
    if (mayGoOn?.() === false) mayGoOn = await pause?.();
    const isOf = (entry: SaveEntry) => entry.id === id;
    const { saved, wrong } = await together(page, id, here.filter(isOf), there.filter(isOf));
    if (wrong) said.push(wrong.text);
    if (saved && saved.nodes.length > 0) listed.push(asListed(page, saved));
    else if (saved && id !== page.passing && !(tab && currentOf(tab, saved.game) === id))
      void forget(page, id);
    const kept = games.get(id);
    // Games kept before 1.0.0 belong in the database, too.
    if (kept?.newest?.head.by === '' && kept.onDisk < kept.revision) void send(page, kept, kept.newest);
  }
  listed.sort((a, b) => b.changed.localeCompare(a.changed));
  page.listed = new Map(listed.map((each) => [each.id, each]));
  return { games: listed, wrong: joined(said) };
};
