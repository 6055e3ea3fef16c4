/** The last turn in one line. */
import type { BoardEvent } from '../../kernel/event.ts';
import { foldEvent } from '../../kernel/fold.ts';
import type { Position } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { countWords, listWords } from '../../kernel/words.ts';
import { positionAt, type Table, turnStart } from '../model/table.ts';
import { pieceName } from '../model/unit-names.ts';
import { loggedAt } from './log.ts';
import { narrate } from './narrate.ts';
import { TOLD } from './words.ts';

/** Most new units that are told for one action. */
const MOST = 2;

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

/** Does a unit appear, or become another kind or the other side's? */
const isGain = (event: BoardEvent): boolean =>
  event.kind === 'appeared' || (event.kind === 'changed' && ('type' in event.to || 'side' in event.to));

/** The sentences of such steps, which the first sentence of an action can leave out. */
const gainsOf = ({ game, replayed }: Table, index: number, before: Position): readonly string[] => {
  let view = game.view(before);
  return (replayed.turns[index]?.tell() ?? []).flatMap((step) => {
    const seen = view;
    view = step.events.reduce(foldEvent, view);
    return step.events.some(isGain) ? narrate(game, seen, [step]).map(({ text }) => text) : [];
  });
};

/** An action: its first sentence, and its new units. */
const sentencesAt = (table: Table, index: number): readonly string[] => {
  const { notation, lines } = loggedAt(table, index);
  const gains = gainsOf(table, index, positionAt(table, index)).slice(0, MOST);
  return [...new Set([lines[0]?.text ?? `${notation}.`, ...gains])];
};

/** The last turn: a sentence for each of its actions, and each side's losses; null at the start. */
export const summaryOf = (table: Table): string | null => {
  const { cursor } = table;
  if (cursor === 0) return null;
  const from = turnStart(table, cursor);
  const actions = Array.from({ length: cursor - from }, (_, index) => sentencesAt(table, from + index));
  const losses = SIDES.flatMap((side) => {
    const lost = lossesOf(table, from, cursor, side);
    return lost.length > 0 ? [TOLD.loses(sideName(side), listWords(lost))] : [];
  });
  return [...actions.flat(), ...losses].join(' ');
};
