/** A hint, or the other side's threat: the best line found in a second, ended by any change of the game. */
import type { StoreApi } from 'zustand/vanilla';
import type { Opponent } from '../../worker/opponent.ts';
import { lineFrom } from '../model/line-tables.ts';
import { positionOf, type Table } from '../model/table.ts';
import type { OddboardStore } from '../store/state.ts';
import { createShownLine, type LineOptions, type LineState, stepOf } from './shown-line.ts';

export type Asked = 'hint' | 'threat';

export type AdviceStore = StoreApi<LineState<Asked>>;

interface AdviceOptions extends LineOptions {
  readonly asked: Asked;
}

/** Asks for a line from where the game stands. */
export const createAdvice = (
  store: OddboardStore,
  from: Table,
  opponent: Opponent,
  { asked, ...options }: AdviceOptions,
): AdviceStore => {
  const { game, tree } = from;
  const position = positionOf(from);
  return createShownLine(
    store,
    from,
    {
      source: asked,
      async find(_time, signal, onFound) {
        const { seed } = tree.beginning;
        const thinking = opponent.ask({ game: game.id, position, question: asked, seed });
        signal.addEventListener('abort', () => thinking.drop());
        const answer = await thinking.answer;
        if (!answer.ok) throw new Error(answer.error.text);
        if (answer.value) onFound(answer.value);
      },
      tableOf: ({ turned, thought }) => lineFrom(game, turned ?? position, thought.line),
      // The next action is shown as a preview, at the beginning with the squares of the reason.
      beside: ({ reason }, { cursor, replayed }) => ({
        highlighted: cursor === 0 ? (reason?.squares ?? []) : [],
        proposed: replayed.turns[cursor]?.picks ?? null,
      }),
      // At the beginning of a hint the board is that of the game, so the pick counts there.
      onPick({ line, end }, target) {
        const isHere = asked === 'hint' && line !== null && stepOf(line) === 0;
        end();
        if (isHere) store.getState().pick(target);
      },
      onChange: ({ end }) => end(),
    },
    options,
  );
};
