/** All that follows from a change of the store: it is saved, noted, answered and timed. */
import { toSaved } from '../formats/saved.ts';
import { gamesBegun } from '../learning/marks.ts';
import { isOwn, positionOf } from '../model/table.ts';
import type { WakingClock } from '../seats/waking.ts';
import { modeOf, whyNot } from '../session/mode.ts';
import { playbackEffect } from './playback.ts';
import { clockEffect } from './seating.ts';
import { progressEffect } from './seen-clauses.ts';
import type { OddboardStore, StoreAccess, StoreEffect } from './state.ts';

/** Effect that keeps every change of the table or of its heading at once. */
const saveEffect =
  ({ saves, positions, services: { now } }: StoreAccess): StoreEffect =>
  ({ table, heading, flipped, replaying, hotSeat: { fallen } }, before) => {
    if (!table || !heading) return;
    const isOther = table !== before.table;
    if (
      isOther ||
      heading !== before.heading ||
      flipped !== before.flipped ||
      fallen !== before.hotSeat.fallen
    )
      saves.save(toSaved(table, heading, flipped, now(), fallen), isOwn(table));
    // Only checked positions of one's own games are cached.
    if (!replaying && (isOther || before.replaying) && isOwn(table)) positions.keep(heading.id, table);
  };

/** Turns of both sides together that a newcomer plays by hand. */
const BY_HAND = 4;

/**
 * Effect that plays an expected answer which is the only one, as soon as it is asked for, but not what waits to be
 * confirmed. In the first turns of the first game of its kind the answer is shown instead.
 */
const forcedEffect =
  ({ dispatch, services: { progress } }: StoreAccess): StoreEffect =>
  (state) => {
    const { table, expected, playback, isAsking } = state;
    if (!table || table !== expected || table.armed || playback || isAsking || whyNot(modeOf(state))) return;
    const isNewcomer =
      progress !== undefined && positionOf(table).ply < BY_HAND && gamesBegun(progress.of(table.game.id)) < 2;
    dispatch({ type: 'playForced', isNewcomer });
  };

/** Starts the effects, which run in this order. */
export const startEffects = (store: OddboardStore, access: StoreAccess, clock: WakingClock): void => {
  const effects: readonly StoreEffect[] = [
    saveEffect(access),
    progressEffect(access.services),
    forcedEffect(access),
    clockEffect(store, access.services, clock),
    playbackEffect(access),
  ];
  for (const effect of effects) store.subscribe(effect);
};
