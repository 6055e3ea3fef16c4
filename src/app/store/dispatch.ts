/** Carries an event through the one transition: into the state, and to what is left to be done. */
import { runInSlices, runSync } from '../base/resumable.ts';
import { replaying } from '../model/line.ts';
import { aheadOf } from '../model/playing.ts';
import type { Table } from '../model/table.ts';
import type { Tempo } from '../playback/playback.ts';
import { transition } from '../session/transition.ts';
import { arrives, asking } from './frames.ts';
import type { AppState, Services, StoreAccess } from './state.ts';

interface Access extends Pick<StoreAccess, 'get' | 'services'> {
  set(changes: Partial<AppState>): void;
}

export const isAnimated = ({ settings: { motion } }: AppState, { stillness }: Services): boolean =>
  motion === 'on' || motion === 'step' || (motion === 'system' && !stillness());

const tempoIn = (state: AppState, services: Services): Tempo | null => {
  if (!isAnimated(state, services)) return null;
  return state.settings.motion === 'step' ? 'step' : 1;
};

/** Replays the rest of a line while the player looks at the board: then redo goes on along it. */
const lengthen = async ({ get, services }: Access, dispatch: StoreAccess['dispatch'], from: Table) => {
  const isLeft = () => get().table?.line !== from.line;
  const pause = async () => {
    const mayGoOn = await services.pause?.();
    return isLeft() ? new Promise<never>(() => undefined) : (mayGoOn ?? (() => true));
  };
  const work = replaying(from.game, from.tree, [...from.line, ...aheadOf(from)]);
  const ahead = services.pause ? await runInSlices(work, pause, () => undefined) : runSync(work);
  dispatch({ type: 'lengthen', problem: ahead.ok ? null : ahead.error.text });
};

/** The one way to change the game; `more` changes what stands beside it in the same moment. */
export const createDispatch = (access: Access): StoreAccess['dispatch'] => {
  const { get, set, services } = access;
  const ask = asking(access);
  const dispatch: StoreAccess['dispatch'] = (event, more = {}) => {
    const before = get();
    const { session, lengthens } = transition(before, event, {
      now: services.milliseconds(),
      tempo: tempoIn(before, services),
      isForcedPlayed: before.settings.forced === 'played',
    });
    if (session === before) {
      if (Object.keys(more).length > 0) set(more);
      return;
    }
    const next = { ...before, ...session, ...more };
    const isShown = next.table !== before.table && event.type !== 'lengthen';
    const isWaited = services.afterFrame !== undefined && next.table !== null;
    const isNew = isShown && isWaited && (arrives(before.table, next.table) || !ask.isKnown(next));
    if (isNew) ask.begin();
    set({ ...session, ...more, isAsking: isShown ? isNew : before.isAsking });
    if (lengthens) void lengthen(access, dispatch, lengthens);
  };
  return dispatch;
};
