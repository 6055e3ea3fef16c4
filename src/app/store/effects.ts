import type { PlayedAction } from '../../kernel/record.ts';
import { toSaved } from '../formats/saved.ts';
import { clausesUsed, ENDED, gamesBegun, marksOfGame, nextBegunMark } from '../learning/marks.ts';
import { hasActions, isFirstGame, positionOf } from '../model/table.ts';
import { nextFrame } from '../playback/playback.ts';
import type { WakingClock } from '../seats/waking.ts';
import { isOver, modeOf, whyBlocked } from '../session/mode.ts';
import { clockEffect } from './seating.ts';
import type { AppState, OddboardStore, StoreAccess, StoreEffect } from './state.ts';

const saveEffect =
  ({ saves, positions, services: { now } }: StoreAccess): StoreEffect =>
  ({ table, heading, flipped, replaying, hotSeat: { outOfTime } }, before) => {
    if (!table || !heading) return;
    const isMoved = table !== before.table;
    const isSeated = heading !== before.heading || flipped !== before.flipped;
    if (isMoved || isSeated || outOfTime !== before.hotSeat.outOfTime)
      saves.save(toSaved(table, heading, flipped, now(), outOfTime), hasActions(table));
    // Caches only verified positions of the player's own games.
    if (!replaying && (isMoved || before.replaying) && hasActions(table)) positions.schedule(heading.id, table);
  };

/** Returns the actions just played. None after opening a game or navigating, since no node is new. */
const actionsPlayedSince = ({ table, heading }: AppState, before: AppState): readonly PlayedAction[] => {
  if (!table || !before.table || heading?.id !== before.heading?.id) return [];
  const isPlayed = table.tree.nodes.length > before.table.tree.nodes.length;
  return isPlayed ? table.replayed.actions.slice(before.table.cursor, table.cursor) : [];
};

/** Records progress. Used clauses wait until the page is idle, since collecting them takes time. */
const progressEffect = ({ services: { progress, whenIdle } }: StoreAccess): StoreEffect => {
  if (!progress) return () => undefined;
  const waiting: (() => void)[] = [];
  /** Adds the clauses of waiting actions to the learner's progress, one action per idle moment of the page. */
  const addWaitingClauses = () =>
    whenIdle?.(() => {
      waiting.shift()?.();
      if (waiting.length > 0) addWaitingClauses();
    });
  return (state, before) => {
    const { table, heading } = state;
    const { outOfTime } = state.hotSeat;
    if (!table || (table === before.table && outOfTime === before.hotSeat.outOfTime)) return;
    const { id } = table.game;
    const turns = actionsPlayedSince(state, before);
    const ids = progress.of(id);
    if (turns.length > 0 && (before.table?.tree.nodes.length === 0 || gamesBegun(ids) === 0))
      progress.add(id, nextBegunMark(ids));
    if ((turns.length > 0 || outOfTime) && isOver(state)) progress.add(id, [ENDED]);
    const isIdle = waiting.length === 0;
    const whole = isFirstGame(table) ? null : (heading?.id ?? null);
    const marks = () => (whole ? marksOfGame(progress.of(id), whole) : []);
    for (const turn of turns) waiting.push(() => progress.add(id, [...marks(), ...clausesUsed([turn])]));
    if (isIdle && turns.length > 0) addWaitingClauses();
  };
};

/** Number of plies, from the start, in which a newcomer's forced pick is highlighted and not made. */
const NEWCOMER_PLIES = 4;

const forcedEffect =
  ({ dispatch, services: { progress } }: StoreAccess): StoreEffect =>
  (state) => {
    const { table, unfinishedTurn, playback, isAsking } = state;
    if (!table || table !== unfinishedTurn || table.armed || playback || isAsking || whyBlocked(modeOf(state))) return;
    const isNewcomer =
      progress !== undefined && positionOf(table).ply < NEWCOMER_PLIES && gamesBegun(progress.of(table.game.id)) < 2;
    dispatch({ type: 'playForced', isNewcomer });
  };

const playbackEffect = ({ dispatch }: StoreAccess): StoreEffect => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ playback }, before) => {
    if (playback === before.playback) return;
    clearTimeout(timer);
    if (playback && playback.frameTime !== null)
      timer = setTimeout(() => dispatch({ type: 'frame', playback: nextFrame(playback) }), playback.frameTime);
  };
};

/** Starts the store's effects in order: a change is saved before another effect reacts. */
export const startEffects = (store: OddboardStore, access: StoreAccess, clock: WakingClock): void => {
  store.subscribe(saveEffect(access));
  store.subscribe(progressEffect(access));
  store.subscribe(forcedEffect(access));
  store.subscribe(clockEffect(access, clock));
  store.subscribe(playbackEffect(access));
};
