/** All that follows from a change of the store: it is saved, noted, answered and timed. */
import { toSaved } from '../formats/saved.ts';
import { isOwn } from '../model/table.ts';
import type { WakingClock } from '../seats/waking.ts';
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

/** Starts the effects, which run in this order. */
export const startEffects = (store: OddboardStore, access: StoreAccess, clock: WakingClock): void => {
  const effects: readonly StoreEffect[] = [
    saveEffect(access),
    progressEffect(access.services),
    ({ playForced }) => playForced(),
    clockEffect(store, access.services, clock),
  ];
  for (const effect of effects) store.subscribe(effect);
};
