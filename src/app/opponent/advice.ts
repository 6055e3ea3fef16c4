/**
 * A hint, or the other side's threat: the best line that a second finds, as a ghost on a table of its own. It
 * ends as soon as the game changes, which it does only if the line is kept.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Target } from '../../kernel/asking/target.ts';
import type { Opponent } from '../../opponent/client.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';
import type { TurnReason } from '../../opponent/reason/names.ts';
import {
  keepLine,
  lineFrom,
  type ShownLine,
  shownLineIn,
  stepOf,
  stepShownLine,
} from '../seeking/shown-line.ts';
import type { OddboardStore } from '../state.ts';
import { nodeAt, positionOf, type Table } from '../table/table.ts';

export type Asked = 'hint' | 'threat';

export interface ComputerAdvice {
  readonly asked: Asked;
  readonly state: 'thinking' | 'found' | 'nothing' | 'failed';
  /** Null while there is none. */
  readonly reason: TurnReason | null;
  readonly ghost: ShownLine | null;
  /** Shows the ghost after this many of its actions. */
  stepTo(step: number): void;
  /** Makes the line a branch of the game, under this name; a threat is not a line of the game. */
  keep(name: string): void;
  /** Forgets everything. */
  end(): void;
}

export type AdviceStore = StoreApi<ComputerAdvice>;

interface Wanted {
  readonly asked: Asked;
  /** Are changes animated? */
  readonly moving: boolean;
  /** Called when everything is forgotten. */
  onEnd(): void;
}

/** Asks for a line from where the game stands. */
export const createAdvice = (
  store: OddboardStore,
  table: Table,
  opponent: Opponent,
  { asked, moving, onEnd }: Wanted,
): AdviceStore => {
  const position = positionOf(table);
  const thinking = opponent.ask({
    game: table.game.id,
    position,
    question: asked,
    seed: table.tree.beginning.seed,
  });
  let isOver = false;

  const advice: AdviceStore = createStore((set, get) => {
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      thinking.drop();
      forget();
      onEnd();
    };

    /** A pick on the ghost's board ends it; on the board of the game, it is a pick there. */
    const pick = (target: Target): void => {
      const { ghost } = get();
      const isHere = asked === 'hint' && ghost !== null && stepOf(ghost) === 0;
      end();
      if (isHere) store.getState().pick(target);
    };

    const show = ({ turned, thought, reason }: OpponentAnswer) => {
      const line = lineFrom(table.game, turned ?? position, thought.line);
      if (!line || line.line.length === 0) return set({ state: 'nothing', reason });
      const ghost = shownLineIn(line, line.line.length, { moving, flipped: store.getState().flipped, pick });
      set({ state: 'found', reason, ghost });
      get().stepTo(0);
      ghost.room.setState({ highlighted: reason?.squares ?? [] });
    };

    void thinking.answer.then((result) => {
      if (isOver) return;
      if (!result.ok) set({ state: 'failed' });
      else if (result.value) show(result.value);
      else set({ state: 'nothing' });
    });

    return {
      asked,
      state: 'thinking',
      reason: null,
      ghost: null,
      stepTo(step) {
        const { ghost } = get();
        if (!ghost) return;
        const { cursor, replayed } = stepShownLine(ghost, step);
        // The next action is shown as a preview.
        ghost.room.setState({ highlighted: [], proposed: replayed.turns[cursor]?.picks ?? null });
      },
      keep(name) {
        const { ghost } = get();
        const { table: now } = store.getState();
        const actions = ghost?.room.getState().table?.record.actions ?? [];
        if (!ghost || !now) return;
        // Real dice may differ from the usual result: then the line is kept as far as it can be played.
        for (let { length } = actions; length > 0; length--) {
          const kept = keepLine(now, nodeAt(table), actions.slice(0, length), stepOf(ghost), name);
          if (!kept.ok) continue;
          end();
          return store.getState().enter(kept.value);
        }
      },
      end,
    };
  });

  const forget = store.subscribe(({ table: now }) => {
    if (now !== table) advice.getState().end();
  });
  return advice;
};
