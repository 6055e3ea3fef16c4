/** Fetches a game and puts it on the table: one's own that goes on, or one from outside. */
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { LongTask } from '../base/tasks.ts';
import type { Source } from '../formats/source.ts';
import type { Unanswered } from '../formats/textcut.ts';
import type { LazyReplay } from '../model/lazy-replay.ts';
import { isOwn } from '../model/table.ts';
import { continueGame, foundOf } from './continue-game.ts';
import { UNSEEN } from './looking.ts';
import type { Seater } from './open-game.ts';
import type { StoreAccess } from './state.ts';

/** Replays what led to the position. If it leads elsewhere, the game is opened anew from its actions alone. */
const recallOn = (access: StoreAccess, seats: Seater, recall: LazyReplay): void => {
  const { get, set, dispatch, tasks, positions, services } = access;
  services.spare?.((mayGoOn) => {
    const { replaying, table } = get();
    if (replaying !== recall || !table) return;
    recall.goOn(mayGoOn);
    if (!recall.isDone()) return recallOn(access, seats, recall);
    if (recall.isTrue()) return set({ replaying: null });
    positions.drop(table.game.id);
    dispatch({ type: 'leave', notice: get().notice });
    void tasks.run((task) => openOwn(access, seats, table.game.id, task));
  });
};

/** Opens the game of a variant that goes on, or a new one. */
export const openOwn = async (
  access: StoreAccess,
  seats: Seater,
  id: string,
  task: LongTask,
  takeOver = false,
): Promise<void> => {
  const { get, set, dispatch, gameOf, saves, services } = access;
  set({ loading: id });
  const finding = foundOf(saves, id, (each) => seats.claim(id, each, takeOver), task);
  const [game, found] = await task.until(Promise.all([gameOf(id), finding]));
  if (get().loading !== id) return;
  if (!game)
    return dispatch({ type: 'leave', notice: { text: READING.noGameCalled(id) } }, { loading: null });
  if (!found) return dispatch({ type: 'leave', notice: null }, { loading: null, openInOtherTab: id });
  const { sitting, recall, wrong } = await continueGame(access, game, found, task);
  const isSaved = isOwn(sitting.table);
  const notice = wrong && { ...wrong, ...(isSaved && { offer: 'saveGame' as const }) };
  void seats.setTable(sitting, notice, services.spare ? recall : null, { ...UNSEEN, previous: null });
  // The board comes first.
  if (services.afterFrame) services.afterFrame(() => recallOn(access, seats, recall));
  else recallOn(access, seats, recall);
};

/**
 * Opens what a source holds, behind answers to what it leaves open. Nothing changes before its line is played
 * through. Gives the variant, or the page to which many games went.
 */
export const openSource = async (
  access: StoreAccess,
  seats: Seater,
  source: Source,
  answers: readonly number[],
  task: LongTask,
): Promise<Result<string | Unanswered, Problem>> => {
  const { importGame, isOnTable } = await task.until(import('./import-games.ts'));
  const read = await importGame(source, answers, task, access);
  if (!read.ok) return read;
  if (!('sitting' in read.value)) return ok('asks' in read.value ? read.value : read.value.page);
  const { sitting, news } = read.value;
  const { id } = sitting.table.game;
  if (access.get().table?.game.id !== id) await openOwn(access, seats, id, task);
  if (!isOnTable(read.value, access)) seats.replace(sitting, news);
  return ok(id);
};
