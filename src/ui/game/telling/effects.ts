import type { Table } from '../../../app/model/table.ts';
import { loggedAt } from '../../../app/narration/log.ts';

/** The most actions that are told after a jump of the cursor: more would take too long to hear. */
const MAX_ACTIONS = 3;

export const actionsSince = ({ cursor }: Table, since: number): readonly number[] => {
  const from = Math.max(since, cursor - MAX_ACTIONS);
  return Array.from({ length: cursor - from }, (_, index) => from + index);
};

/** Returns an action's sentences without repeats, since a resignation is logged twice. */
const effectsAt = (table: Table, at: number): readonly string[] => [
  ...new Set(loggedAt(table, at).lines.map(({ text }) => text)),
];

export const effectsSince = (table: Table, since: number): readonly string[] => [
  ...new Set(actionsSince(table, since).flatMap((at) => effectsAt(table, at))),
];
