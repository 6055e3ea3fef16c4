/** A line in which a clause is named, searched for from where the game stands. */
import type { StoreApi } from 'zustand/vanilla';
import { readPicks } from '../../kernel/asking/target.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { Searcher, Spelled } from '../../search/messages.ts';
import { tableOfLine } from '../model/line-tables.ts';
import { nodeAt, positionOf, type Table } from '../model/table.ts';
import { lineTo } from '../model/tree.ts';
import type { AppState, OddboardStore } from '../store/state.ts';
import { createShownLine, type LineOptions, type LineState } from './shown-line.ts';

/** The longest line that counts, in actions. */
const WITHIN = 20;

export type SeekingStore = StoreApi<LineState<'search'>>;

interface SeekingOptions extends LineOptions {
  readonly rule: RuleId;
}

/** The board at the end of a line: with the refused pick or the fact in view that names the clause. */
const namingAt = (table: Table, { refused, shown }: Spelled): Partial<AppState> => {
  const seen = { lenses: shown?.lens ? [shown.lens] : [], inspected: shown?.square ?? null };
  const picks = refused === null ? null : readPicks(table.game.board, refused);
  const target = picks?.ok ? picks.value.at(-1) : undefined;
  if (!picks?.ok || !target) return seen;
  const before = picks.value.slice(0, -1);
  const answer = table.game.ask(table.replayed.turns.at(-1)?.position ?? table.replayed.start, picks.value);
  if (answer.ok) return seen;
  const { rule = '', text, squares = [] } = answer.error;
  return {
    table: { ...table, picks: before, refused: { target, refusal: { rule, text, squares } } },
    ...seen,
  };
};

/** Begins a search from where the game stands. */
export const createSeeking = (
  store: OddboardStore,
  from: Table,
  searcher: Searcher,
  { rule, ...options }: SeekingOptions,
): SeekingStore =>
  createShownLine(
    store,
    from,
    {
      source: 'search',
      find(time, signal, onFound) {
        const seed = lineTo(from.tree, nodeAt(from)).length;
        const request = { game: from.game.id, position: positionOf(from), rule, within: WITHIN, seed, time };
        return searcher(request, onFound, signal);
      },
      tableOf({ found }, table) {
        const there = found && tableOfLine(table, nodeAt(from), found.actions);
        return there?.ok ? there.value : null;
      },
      beside: ({ found }, table, { base, length }) =>
        found && table.cursor === base + length ? namingAt(table, found) : {},
      onPick: () => undefined,
      // Play that goes on hides the line, another game ends it.
      onChange({ end, hide }, now, before) {
        if (now?.tree.beginning !== from.tree.beginning) end();
        else if (before && nodeAt(now) !== nodeAt(before)) hide();
      },
    },
    options,
  );
