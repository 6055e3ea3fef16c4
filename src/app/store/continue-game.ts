/** Continues a variant: its saved game, its cached position, or a new game. */
import type { Game, SetupOptions } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import type { Problem } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { LongTask } from '../base/resumable.ts';
import { openingOf } from '../formats/opening.ts';
import { headingOf, readAs, type SavedGame } from '../formats/saved.ts';
import { ENDED } from '../learning/marks.ts';
import { ALL_KNOWN, type LazyReplay } from '../model/lazy-replay.ts';
import { tableOf } from '../model/playing.ts';
import { freshTable, isOwn } from '../model/table.ts';
import { disown } from '../saves/local.ts';
import type { FoundSaves } from '../saves/read.ts';
import { freshHeading, withPlayers } from '../seats/heading.ts';
import { UNSEEN } from './looking.ts';
import type { Opener, Sitting } from './open-game.ts';
import type { Services } from './state.ts';

type Continuing = Opener & { readonly game: Game; readonly task: LongTask };

interface Continued {
  readonly sitting: Sitting;
  readonly recall: LazyReplay;
  readonly wrong: Problem | null;
}

/** The saved game of a variant; null if another tab has it. */
const foundOf = async (
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

/** The cached position of a game without a readable save; null if there is none. */
const positionAlone = ({ services, positions, game }: Continuing): Continued | null => {
  const last = positions.last(game.id);
  if (!last || last.length === 0) return null;
  const table = tableOf(game, recordOf(game, services.seed(), {}, game.write(last.position)));
  if (!table.ok) return null;
  const sitting = { table: table.value, heading: freshHeading(services), flipped: false };
  return { sitting, recall: ALL_KNOWN, wrong: { text: READING.positionAlone(game.title) } };
};

/** A variant with a first game starts with that, until one game was finished here. */
const firstOptions = ({ progress }: Services, { id, first }: Game): SetupOptions =>
  first && progress && !progress.of(id).has(ENDED) ? first.options : {};

const newGame = async ({ services, game, task }: Continuing, wrong: Problem | null): Promise<Continued> => {
  const { peopleIn } = await task.until(import('../saves/read.ts'));
  const { value: people, wrong: damaged } = peopleIn(services);
  const table = freshTable(game, services.seed(), firstOptions(services, game));
  const sitting = { table, heading: withPlayers(people, freshHeading(services)), flipped: false };
  return { sitting, recall: ALL_KNOWN, wrong: wrong ?? damaged };
};

const savedGame = async (of: Continuing, saved: SavedGame, said: Problem | null): Promise<Continued> => {
  const { services, positions, game, task } = of;
  const cached = services.spare ? positions.find(saved) : null;
  const there = await task.finish(await task.until(openingOf(game, saved, cached)));
  const cannotOpen = (why: string): Problem => ({ text: READING.cannotOpen(game.title, why) });
  if (!there.ok) {
    const why = `${there.error.text} ${disown(services, saved)}`.trim();
    return newGame(of, cannotOpen(why));
  }
  const { table, changed, recall } = there.value;
  // A game continued from its snapshot gets a new id: the old save stays.
  const heading = changed ? { ...headingOf(saved), id: services.newId() } : headingOf(saved);
  if (recall !== ALL_KNOWN) readAs(table, heading, saved);
  const wrong = changed ? cannotOpen(changed.text) : said;
  return { sitting: { table, heading, flipped: saved.flipped }, recall, wrong };
};

const continueGame = async (of: Continuing, { saved, wrong }: FoundSaves): Promise<Continued> => {
  if (saved) return savedGame(of, saved, wrong);
  const unread = wrong && { text: READING.cannotOpen(of.game.title, wrong.text) };
  return positionAlone(of) ?? newGame(of, unread);
};

/** Replays the actions before a cached position. If they lead elsewhere, opens the game again without the cache. */
const recallOn = (opener: Opener, recall: LazyReplay): void => {
  const { get, set, dispatch, tasks, positions, services } = opener;
  services.spare?.((mayGoOn) => {
    const { replaying, table, notice } = get();
    if (replaying !== recall || !table) return;
    recall.goOn(mayGoOn);
    if (!recall.isDone()) return recallOn(opener, recall);
    if (recall.isTrue()) return set({ replaying: null });
    positions.drop(table.game.id);
    dispatch({ type: 'leave', notice });
    void tasks.run((task) => openOwn(opener, table.game.id, task));
  });
};

export const openOwn = async (
  opener: Opener,
  id: string,
  task: LongTask,
  takeOver = false,
): Promise<void> => {
  const { get, set, dispatch, gameOf, setTable, services } = opener;
  set({ loading: id });
  const finding = foundOf(opener, id, task, takeOver);
  const [game, found] = await task.until(Promise.all([gameOf(id), finding]));
  if (get().loading !== id) return;
  if (!game)
    return dispatch({ type: 'leave', notice: { text: READING.noGameCalled(id) } }, { loading: null });
  if (!found) return dispatch({ type: 'leave', notice: null }, { loading: null, openInOtherTab: id });
  const { sitting, recall, wrong } = await continueGame({ ...opener, game, task }, found);
  const notice = wrong && { ...wrong, ...(isOwn(sitting.table) && { offer: 'saveGame' as const }) };
  void setTable(sitting, notice, services.spare ? recall : null, { ...UNSEEN, previous: null });
  const goOn = () => recallOn(opener, recall);
  if (services.afterFrame) services.afterFrame(goOn);
  else goOn();
};
