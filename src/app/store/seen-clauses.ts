/** Notes a game's progress: its beginning and end at once, and the clauses at work when the page is idle. */

import type { Turned } from '../../kernel/record.ts';
import { ENDED, gamesBegun, markOfNext, playedIn } from '../learning/marks.ts';
import { isFirstGame } from '../model/table.ts';
import { isOver } from '../session/mode.ts';
import type { Services } from './services.ts';
import type { AppState, StoreEffect } from './state.ts';

/** The clauses that these actions name. */
export const rulesIn = (turns: readonly Turned[]): readonly string[] => [
  ...new Set(turns.flatMap(({ tell }) => tell().map(({ rule }) => rule))),
];

/** The actions just played; none where a game was opened, or gone through. */
const playedSince = ({ table, heading }: AppState, before: AppState): readonly Turned[] => {
  const isPlayed =
    table &&
    before.table &&
    heading?.id === before.heading?.id &&
    table.tree.nodes.length > before.table.tree.nodes.length;
  return isPlayed ? table.replayed.turns.slice(before.table.cursor, table.cursor) : [];
};

/** Effect that notes the clauses of actions played on the table. */
export const progressEffect = ({ progress, spare }: Services): StoreEffect => {
  if (!progress) return () => undefined;
  const waiting: (readonly [game: string, turn: Turned, whole: string | null])[] = [];
  /** One action at a time: the steps of most are told already, those of others take a moment. */
  const note = () =>
    spare?.(() => {
      const [game, turn, whole] = waiting.shift() ?? [];
      if (!game || !turn) return;
      const marks = whole ? playedIn(progress.of(game), whole) : [];
      progress.add(game, [...marks, ...rulesIn([turn])]);
      if (waiting.length > 0) note();
    });
  return (state, before) => {
    const { table } = state;
    if (!table || (table === before.table && state.hotSeat.fallen === before.hotSeat.fallen)) return;
    const { id } = table.game;
    const turns = playedSince(state, before);
    const ids = progress.of(id);
    if (turns.length > 0 && (before.table?.tree.nodes.length === 0 || gamesBegun(ids) === 0))
      progress.add(id, markOfNext(ids));
    if ((turns.length > 0 || state.hotSeat.fallen) && isOver(state)) progress.add(id, [ENDED]);
    const isIdle = waiting.length === 0;
    const whole = isFirstGame(table) ? null : (state.heading?.id ?? null);
    for (const turn of turns) waiting.push([id, turn, whole]);
    if (isIdle && turns.length > 0) note();
  };
};
