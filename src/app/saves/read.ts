/** Reads the records of games from both places, and reconciles them. */
import type { Problem } from '../../kernel/result.ts';
import { MESSAGES } from '../base/messages.ts';
import { setAside } from '../base/storage.ts';
import type { SavedGame } from '../formats/saved.ts';
import { currentOf, entriesIn, isBegun, lastIn } from './local.ts';
import { newestStates } from './old-log.ts';
import type { LocalEntry, SavedVersion, SaveEntry } from './record.ts';
import { joined, keptOf, looseness, nothingKept, type PageSaves, write } from './write.ts';

/** A game as it was kept, and news of it for the players. */
export interface FoundSaves {
  readonly saved: SavedGame | null;
  readonly wrong: Problem | null;
}

/** A version with actions of its own becomes a game of its own. Doing this twice changes nothing. */
const keepApart = (page: PageSaves, { saved, head: { id, revision, by } }: SavedVersion): string => {
  const copy = { ...saved, id: `${id}-${revision}-${by}`, name: `${saved.name} (copy)`.trim() };
  if (!page.games.has(copy.id)) void write(page, keptOf(page, copy.id), copy, 0);
  return MESSAGES.copyKept;
};

/** Puts the records of both places together, and tells `more`; those that cannot be used are set aside. */
export const together = async (
  page: PageSaves,
  id: string,
  local: readonly LocalEntry[],
  there: readonly SaveEntry[],
  more: readonly string[] = [],
): Promise<FoundSaves> => {
  const { storage, now, ask, games } = page;
  const { reconcile } = await import('./reconcile.ts');
  const { versions, apart, unusable, said, revision, ...places } = reconcile(local, there, {
    id,
    now: now(),
  });
  const [spoiledHere, spoiledThere] = unusable;
  const asides = [
    ...spoiledHere.map((entry) => setAside(storage, entry.key, `${id}.${entry.revision}`, now())),
    ...spoiledThere.map((entry) => {
      void ask((database) => database.setAside(entry));
      return MESSAGES.setAsideThere;
    }),
  ];
  const wrong = joined([
    ...asides.map(MESSAGES.damagedCopy),
    ...said,
    ...apart.map((version) => keepApart(page, version)),
    ...more,
  ]);
  page.latest = Math.max(page.latest, ...[...local, ...there].map(({ at }) => at).filter(Number.isFinite));
  const known = games.get(id);
  const [newest = null] = versions;
  const isNews = !known || known.revision < revision || (known.revision === revision && !known.sending);
  if (local.length + there.length > 0 && isNews)
    games.set(id, { ...nothingKept(id), ...places, newest, revision, local });
  return { saved: newest?.saved ?? null, wrong };
};

/** The last record of a game, from either place; records that cannot be read are set aside. */
export const read = async (page: PageSaves, id: string): Promise<FoundSaves> => {
  const [there] = await Promise.all([page.ask((database) => database.read(id)), import('./reconcile.ts')]);
  const [entries, loose] = there.ok ? [there.value, []] : [[], looseness(page, there.error)];
  return together(page, id, entriesIn(page.storage, id), entries, loose);
};

/**
 * The games of a variant that may be continued, likeliest first: this tab's own, then the last one played
 * anywhere.
 */
export const current = async (
  { tab, storage, ask }: PageSaves,
  variant: string,
): Promise<readonly string[]> => {
  const own = tab && currentOf(tab, variant);
  const there = await ask((database) => database.last(variant));
  const lasts = [lastIn(storage, variant), there.ok ? there.value : null].filter((last) => last !== null);
  const ids = [own ?? null, ...lasts.sort((a, b) => b.at - a.at).map(({ id }) => id)];
  return [...new Set(ids)].filter((id) => id !== null);
};

/** Does the current game of a variant go on, with something played in it? */
export const hasBegun = async (page: PageSaves, variant: string): Promise<boolean> => {
  for (const id of await current(page, variant)) {
    const there = await page.ask((database) => database.read(id));
    const [newest] = newestStates([...entriesIn(page.storage, id), ...(there.ok ? there.value : [])]);
    if (newest) return isBegun(newest.value);
  }
  return false;
};
