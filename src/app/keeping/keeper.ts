/**
 * Keeping games: each change is in the journal at once and in the library a moment later. While the library refuses, the
 * journal keeps the game; when both refuse, it is said, and the game goes on.
 */
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import type { Shelf } from '../storage.ts';
import { adopt, currentOf, journal, journalled, journals, rejournal, setCurrent, unjournal } from './journal.ts';
import { gamesIn, type Library } from './library.ts';
import { readSavedValue } from './reading.ts';
import type { SavedGame } from './saved.ts';

export interface Keeper {
  /** `own` games belong in the library; of the others one goes on after a reload, no more. */
  keep(saved: SavedGame, own: boolean): void;
  /** Forgets what is still on its way to the library: another tab goes on with the game. */
  yield(id: string): void;
  /** The game of a variant that is gone on with: this tab's own, or else the last one anywhere. */
  current(variant: string): string | null;
  /** The game as it was kept last; `ok(null)` where there is none. */
  find(id: string): Promise<Result<SavedGame | null, Problem>>;
  /** All games, those changed last first, and why there may be more. */
  list(): Promise<{ readonly games: readonly SavedGame[]; readonly problem: Problem | null }>;
  /** Puts a game into the library; the answer is the problem, if there is one. */
  put(saved: SavedGame): Promise<Problem | null>;
  remove(saved: SavedGame): Promise<Problem | null>;
}

interface Surroundings {
  readonly shelf: Shelf;
  /** What this tab alone remembers. */
  readonly tab?: Shelf;
  readonly library: Library;
  readonly variants: readonly string[];
  now(): string;
  newId(): string;
  /** Told once when nobody keeps the game any more. */
  onTrouble(problem: Problem): void;
}

/** So long after the last pick the library is told. */
const BEHIND = 400;

const tried = async <T>(work: Promise<T>): Promise<Result<T, Problem>> => {
  try {
    return ok(await work);
  } catch (error) {
    return err({ text: error instanceof Error ? error.message : String(error) });
  }
};

export const createKeeper = ({ shelf, tab, library, variants, now, newId, onTrouble }: Surroundings): Keeper => {
  const waiting = new Map<string, SavedGame>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A game that nobody would miss, journalled only for a reload. */
  let passing: string | null = null;
  let told = false;
  const tell = (problem: Problem | null) => {
    if (problem && !told) onTrouble(problem);
    told = problem !== null;
  };

  const isCurrent = ({ id, game }: SavedGame) => currentOf(shelf, game) === id;

  const put = async (saved: SavedGame): Promise<Problem | null> => {
    const done = await tried(library.put(saved));
    if (!done.ok) return done.error;
    if (!isCurrent(saved) && !waiting.has(saved.id)) unjournal(shelf, saved.id);
    return null;
  };

  const settle = async () => {
    const games = [...waiting.values()];
    waiting.clear();
    for (const game of games) await put(game);
  };

  return {
    put(saved) {
      rejournal(shelf, saved);
      return put(saved);
    },
    keep(saved, own) {
      const refused = journal(shelf, saved);
      if (tab) setCurrent(tab, saved);
      if (passing !== null && passing !== saved.id) unjournal(shelf, passing);
      passing = own ? null : saved.id;
      if (!own) return;
      waiting.set(saved.id, saved);
      clearTimeout(timer);
      if (!refused) timer = setTimeout(settle, BEHIND);
      if (refused) void put(saved).then((alsoRefused) => tell(alsoRefused && refused));
      else tell(null);
    },
    yield: (id) => void waiting.delete(id),
    current: (variant) => (tab && currentOf(tab, variant)) ?? currentOf(shelf, variant),
    async find(id) {
      const known = journalled(shelf, id, now());
      if (!known.ok || known.value) return known;
      const found = await tried(library.get(id));
      if (!found.ok) return found;
      return found.value === undefined ? ok(null) : readSavedValue(found.value, { id, now: now() });
    },
    async list() {
      for (const variant of variants) adopt(shelf, variant, () => ({ id: newId(), now: now() }));
      const found = await tried(library.all());
      const games = new Map(gamesIn(found.ok ? found.value : [], now()).map((game) => [game.id, game]));
      for (const id of journals(shelf)) {
        const known = journalled(shelf, id, now());
        const saved = known.ok ? known.value : null;
        if (!saved) continue;
        if (saved.nodes.length === 0) {
          if (!isCurrent(saved)) unjournal(shelf, id);
          continue;
        }
        games.set(id, saved);
        if (found.ok) void put(saved);
      }
      return { games: gamesIn([...games.values()], now()), problem: found.ok ? null : found.error };
    },
    async remove(saved) {
      waiting.delete(saved.id);
      const done = await tried(library.remove(saved.id));
      unjournal(shelf, saved.id);
      return done.ok ? null : done.error;
    },
  };
};
