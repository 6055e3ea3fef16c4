import type { Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import type { Movers } from '../model/crowd.ts';
import { isStory } from '../playback/playback.ts';
import { modeOf, whyBlocked } from '../session/mode.ts';
import { createPrefetch } from './frames.ts';
import { confirmAsked } from './preferences.ts';
import type { Slice } from './state.ts';

export interface Playing {
  /** Whether the app is still preparing what to ask the player. Meanwhile no choice is offered. */
  readonly isAsking: boolean;
  pick(target: Target): void;
  /** Makes the picks of a typed text up to a refused or unconfirmed pick. Resolves to the remaining text. */
  type(text: string): Promise<Result<string, Problem>>;
  /** Makes an action's picks. A dangerous action needs a second call as confirmation. */
  enact(picks: readonly Target[]): void;
  /** Plays the computer's action. If `picks` is null, pauses the computer, so that a person plays. */
  playComputerAction(picks: readonly Target[] | null): void;
  pauseComputer(): void;
  /** Lets the computer play at the current node, even if the tree already has later actions. */
  resumeComputer(): void;
  propose(picks: readonly Target[] | null): void;
  chooseMovers(movers: Movers): void;
  back(): void;
  declare(said: Target): void;
  explain(square: Square): void;
  point(target: Target | null): void;
  prefetch(target: Target | null): void;
  hold(held: boolean): void;
}

export const createPlaying: Slice<Playing> = (access) => {
  const { get, set, dispatch, services } = access;
  const { prefetch, prefetched } = createPrefetch(access);
  const confirm = () => confirmAsked(get(), services);
  return {
    isAsking: false,
    prefetch,
    pick(target) {
      const next = prefetched(target);
      dispatch({ type: 'pick', target, confirm: confirm(), ...(next && { next }) });
      // The second pick of an armed target plays it.
      if (get().table?.armed) prefetch(target);
    },
    async type(text) {
      const { typeText } = await import('../typing/typed.ts');
      const { table } = get();
      const why = whyBlocked(modeOf(get()));
      if (why) return err(why);
      if (!table) return ok(text);
      const typed = typeText(table, text, confirm());
      if (!typed.ok) return typed;
      dispatch({ type: 'typed', table: typed.value.table });
      return ok(typed.value.rest);
    },
    playComputerAction: (picks) => dispatch({ type: 'playComputerAction', picks }),
    pauseComputer: () => dispatch({ type: 'pauseComputer' }),
    resumeComputer: () => dispatch({ type: 'resumeComputer' }),
    enact: (picks) => dispatch({ type: 'enact', picks, confirm: confirm() }),
    propose: (proposed) => set({ proposed }),
    chooseMovers: (movers) => dispatch({ type: 'chooseMovers', movers }),
    back() {
      const { drawing, playback, table, goTo } = get();
      if (drawing) return set({ drawing: false });
      dispatch({ type: 'back' });
      const isTold = playback !== null && isStory(playback);
      const { placeBefore } = services;
      if (table && !isTold && get().table === table && placeBefore) goTo(placeBefore(table));
    },
    declare: (said) => dispatch({ type: 'declare', said }),
    explain: (square) => dispatch({ type: 'explain', square }),
    point(target) {
      if (get().held) return;
      set({ pointed: target });
      prefetch(target);
    },
    hold: (held) => set({ held }),
  };
};
