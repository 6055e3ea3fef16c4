/** Slice: animations. The last change of the table is animated in its order, once or again. */
import { arrives, asking } from '../frames.ts';
import type { Actions, AppState, Oddboard, Services, StoreAccess } from '../state.ts';
import type { Table } from '../table/table.ts';
import { actionsAgain, lastTurnAgain, linePlace, playbackBetween } from './line-timeline.ts';
import { backward, type Manner, onward, type Playback } from './playback.ts';

/** Fields about one table, as another table begins. */
export const UNPOINTED = { pointed: null, proposed: null, hovered: null, held: false } as const;

/** Fields about places of one game, as another game begins. */
const ELSEWHERE = { replaying: null, yielded: null } as const;

/** The room with another table on it. */
const replaceTable = (room: AppState, next: Table | null, playback: Playback | null): Partial<AppState> => {
  const { table, notice } = room;
  const isPast = notice?.passes && !notice.stays;
  const leadsOn = !!table && table.game === next?.game && next.cursor > table.cursor;
  return {
    ...UNPOINTED,
    table: next,
    takenBack: room.takenBack && table?.line === next?.line && table?.cursor === next?.cursor,
    autoPlayed: null,
    highlighted: [],
    playback,
    running: false,
    // Playing on dismisses the notice, and with it the way back to the replaced game.
    notice: isPast && leadsOn ? null : notice,
    ...(table?.tree.beginning !== next?.tree.beginning && ELSEWHERE),
  };
};

interface Animation extends Pick<StoreAccess, 'put'> {
  readonly actions: Pick<Actions, 'step' | 'stepBack' | 'replay' | 'retell' | 'skip' | 'watch'>;
}

export const animating = ({ get, set }: Pick<StoreAccess, 'get' | 'set'>, world: Services): Animation => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = asking({ get, set }, world);
  const moves = ({ settings: { motion } }: Oddboard) =>
    motion === 'on' || motion === 'step' || (motion === 'system' && !world.stillness());

  /** By the settings; null: none. */
  const usual = (room: Oddboard): Manner | null =>
    moves(room) ? (room.settings.motion === 'step' ? 'step' : 1) : null;

  /** Shows a playback, and each next frame when its time has come. */
  const run = (playback: Playback | null) => {
    clearTimeout(timer);
    if (playback !== get().playback) set({ playback });
    if (playback && playback.stand !== null) timer = setTimeout(() => run(onward(playback)), playback.stand);
  };

  const show = (next: Table | null, playback: Playback | null, changes: Partial<AppState>) => {
    const room = get();
    const shown = { ...replaceTable(room, next, playback), ...changes };
    const isDrawn = next !== null && world.afterFrame !== undefined;
    const isAsking = isDrawn && (arrives(room.table, next) || !ask.isKnown({ ...room, ...shown }));
    if (isAsking) ask.begin();
    set({ ...shown, isAsking });
    run(shown.playback ?? null);
  };

  return {
    put(next, changes = {}) {
      const { table } = get();
      const manner = usual(get());
      show(next, manner !== null && table && next ? playbackBetween(table, next, manner) : null, changes);
    },
    actions: {
      watch(to, running) {
        const room = get();
        const place = typeof to === 'number' ? room.table && linePlace(room.table, to) : to;
        if (!place) return;
        if (place.table !== room.table) return show(place.table, place.playback, { running });
        set({ running });
        if (place.playback !== room.playback) run(place.playback);
      },
      step() {
        const { playback } = get();
        if (playback) run(onward(playback));
      },
      stepBack() {
        const { playback } = get();
        if (playback?.stand === null) run(backward(playback) ?? playback);
      },
      replay(cursor, byHand, from = cursor - 1) {
        get().goTo(cursor);
        const { table } = get();
        if (table && from >= 0 && table.cursor === cursor) run(actionsAgain(table, from, byHand));
      },
      retell(byHand) {
        const room = get();
        if (!room.table || !(moves(room) || byHand)) return;
        run(lastTurnAgain(room.table, byHand ? 'step' : 1));
      },
      skip: () => run(null),
    },
  };
};
