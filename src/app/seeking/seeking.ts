/** A line in which a clause is named, searched for from where the game stands. */
import type { StoreApi } from 'zustand/vanilla';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { Searcher } from '../../search/messages.ts';
import type { OddboardStore } from '../state.ts';
import { nodeAt, positionOf, type Table } from '../table/table.ts';
import { lineTo } from '../table/tree.ts';
import { namingAt, tableOfLine } from './line-tables.ts';
import { createShownLine, type LineOptions, type LineState } from './shown-line.ts';

/** The longest line that counts, in actions. */
const WITHIN = 20;

export type SeekingStore = StoreApi<LineState<'search'>>;

interface SeekingOptions extends LineOptions {
  readonly rule: RuleId;
}

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
