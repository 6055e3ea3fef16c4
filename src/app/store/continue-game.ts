/** Opens a variant's saved game or cached position, or a new game. */
import type { Game, SetupOptions } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import type { Problem } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { LongTask } from '../base/resumable.ts';
import { openingWork } from '../formats/opening.ts';
import { headingOf, rememberSource, type SavedGame } from '../formats/saved.ts';
import { ENDED } from '../learning/marks.ts';
import { type LazyReplay, NOTHING_TO_REPLAY } from '../model/lazy-replay.ts';
import { tableOfRecord } from '../model/playing.ts';
import { hasActions, newTable } from '../model/table.ts';
import { setGameAside } from '../saves/local.ts';
import type { FoundSaves } from '../saves/read.ts';
import { newHeading, withPlayers } from '../seats/heading.ts';
import { RESET_LOOKING } from './looking.ts';
import type { Opener, SeatedTable } from './open-game.ts';
import type { Services } from './state.ts';

type Continuing = Opener & { readonly game: Game; readonly task: LongTask };

interface ContinuedGame {
  readonly seatedTable: SeatedTable;
  readonly replay: LazyReplay;
  readonly wrong: Problem | null;
}

const findSaved = async (
  { saves, claim }: Opener,
  variant: string,
  { until }: LongTask,
  takeOver: boolean,
): Promise<FoundSaves | null> => {
  let said: Problem | null = null;
  // `until` stops here if the player has left, so nothing is claimed.
  for (const id of await until(saves.current(variant))) {
    if (!(await claim(variant, id, takeOver))) return null;
    const { saved, wrong } = await saves.read(id);
    said = wrong ?? said;
    if (saved?.game === variant) return { saved, wrong: said };
  }
  return { saved: null, wrong: said };
};

const fromCachedPosition = ({ services, positions, game }: Continuing): ContinuedGame | null => {
  const last = positions.last(game.id);
  if (!last || last.length === 0) return null;
  const table = tableOfRecord(game, recordOf(game, services.seed(), {}, game.write(last.position)));
  if (!table.ok) return null;
  const seatedTable = { table: table.value, heading: newHeading(services), flipped: false };
  return { seatedTable, replay: NOTHING_TO_REPLAY, wrong: { text: READING.positionAlone(game.title) } };
};

/** Returns a newcomer's first options: fewer rules until the player has ended a game. */
const firstOptions = ({ progress }: Services, { id, first }: Game): SetupOptions =>
  first && progress && !progress.of(id).has(ENDED) ? first.options : {};

const newGame = async ({ services, game, task }: Continuing, wrong: Problem | null): Promise<ContinuedGame> => {
  const { peopleIn } = await task.until(import('../saves/read.ts'));
  const { value: people, wrong: damaged } = peopleIn(services);
  const table = newTable(game, services.seed(), firstOptions(services, game));
  const seatedTable = { table, heading: withPlayers(people, newHeading(services)), flipped: false };
  return { seatedTable, replay: NOTHING_TO_REPLAY, wrong: wrong ?? damaged };
};

const savedGame = async (of: Continuing, saved: SavedGame, said: Problem | null): Promise<ContinuedGame> => {
  const { services, positions, game, task } = of;
  const cached = services.whenIdle ? positions.find(saved) : null;
  const there = await task.finish(await task.until(openingWork(game, saved, cached)));
  const cannotOpen = (why: string): Problem => ({ text: READING.cannotOpen(game.title, why) });
  if (!there.ok) {
    const why = `${there.error.text} ${setGameAside(services, saved)}`.trim();
    return newGame(of, cannotOpen(why));
  }
  const { table, changed, replay } = there.value;
  // A game continued from its snapshot gets a new id: the old save stays.
  const heading = changed ? { ...headingOf(saved), id: services.newId() } : headingOf(saved);
  if (replay !== NOTHING_TO_REPLAY) rememberSource(table, heading, saved);
  const wrong = changed ? cannotOpen(changed.text) : said;
  return { seatedTable: { table, heading, flipped: saved.flipped }, replay, wrong };
};

const continueGame = async (of: Continuing, { saved, wrong }: FoundSaves): Promise<ContinuedGame> => {
  if (saved) return savedGame(of, saved, wrong);
  const unread = wrong && { text: READING.cannotOpen(of.game.title, wrong.text) };
  return fromCachedPosition(of) ?? newGame(of, unread);
};

/** Replays the rest of the game's line in idle time, to check the cached position. */
const replayRest = (opener: Opener, replay: LazyReplay): void => {
  const { get, set, dispatch, tasks, positions, services } = opener;
  services.whenIdle?.((mayContinue) => {
    const { replaying, table, notice } = get();
    if (replaying !== replay || !table) return;
    replay.resume(mayContinue);
    if (!replay.isDone()) return replayRest(opener, replay);
    if (replay.matchesCache()) return set({ replaying: null });
    positions.drop(table.game.id);
    dispatch({ type: 'leave', notice });
    void tasks.run((task) => openVariant(opener, table.game.id, task));
  });
};

export const openVariant = async (opener: Opener, id: string, task: LongTask, takeOver = false): Promise<void> => {
  const { get, set, dispatch, gameOf, setTable, services } = opener;
  set({ loading: id });
  const finding = findSaved(opener, id, task, takeOver);
  const [game, found] = await task.until(Promise.all([gameOf(id), finding]));
  if (get().loading !== id) return;
  if (!game) return dispatch({ type: 'leave', notice: { text: READING.noGameCalled(id) } }, { loading: null });
  if (!found) return dispatch({ type: 'leave', notice: null }, { loading: null, openInOtherTab: id });
  const { seatedTable, replay, wrong } = await continueGame({ ...opener, game, task }, found);
  const notice = wrong && { ...wrong, ...(hasActions(seatedTable.table) && { offer: 'saveGame' as const }) };
  void setTable(seatedTable, notice, services.whenIdle ? replay : null, { ...RESET_LOOKING, previous: null });
  const goOn = () => replayRest(opener, replay);
  if (services.afterFrame) services.afterFrame(goOn);
  else goOn();
};
