/** A turn in one line, for the player who was not looking. */
import { foldEvent } from '../../kernel/fold.ts';
import type { Side } from '../../kernel/side.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { countWords, listWords } from '../../kernel/words.ts';
import { positionAt, type Table, turnStart } from '../table/table.ts';
import { pieceName } from './facts.ts';
import { loggedAt } from './log.ts';
import { TOLD } from './words.ts';

/** The names of the units that a side lost between two places, each with its number. */
const lossesOf = (table: Table, from: number, to: number, side: Side): readonly string[] => {
  const counts = new Map<string, number>();
  let view = table.game.view(positionAt(table, from));
  for (const turn of table.replayed.turns.slice(from, to))
    for (const event of turn.tell().flatMap((step) => step.events)) {
      const lost = event.kind === 'captured' ? view.units[event.unit] : undefined;
      if (lost?.side === side) counts.set(lost.type, (counts.get(lost.type) ?? 0) + 1);
      view = foldEvent(view, event);
    }
  return [...counts].map(([type, count]) => countWords(count, pieceName(table.game, type)));
};

/** What the last turn did: a sentence for each of its actions, and what each side lost; null at the start. */
export const summaryOf = (table: Table): string | null => {
  const { cursor } = table;
  if (cursor === 0) return null;
  const from = turnStart(table, cursor);
  const actions = Array.from({ length: cursor - from }, (_, index) => loggedAt(table, from + index));
  const losses = SIDES.flatMap((side) => {
    const lost = lossesOf(table, from, cursor, side);
    return lost.length > 0 ? [TOLD.loses(sideName(side), listWords(lost))] : [];
  });
  return [...actions.map(({ notation, lines }) => lines[0]?.text ?? `${notation}.`), ...losses].join(' ');
};
