/** Notes a game's progress: its beginning and end at once, and the clauses at work when the page is idle. */
import type { Turned } from '../../kernel/record.ts';
import { isOver } from '../seats/pause.ts';
import type { Oddboard, OddboardStore, Services } from '../state.ts';
import { isFirstGame } from '../table/table.ts';
import { ENDED, gamesBegun, markOfNext, playedIn } from './progress.ts';

/** The clauses that these actions name. */
export const rulesIn = (turns: readonly Turned[]): readonly string[] => [
  ...new Set(turns.flatMap(({ tell }) => tell().map(({ rule }) => rule))),
];

/** The actions just played; none where a game was opened, or gone through. */
const playedSince = ({ table, heading }: Oddboard, before: Oddboard): readonly Turned[] => {
  const isPlayed =
    table &&
    before.table &&
    heading?.id === before.heading?.id &&
    table.tree.nodes.length > before.table.tree.nodes.length;
  return isPlayed ? table.replayed.turns.slice(before.table.cursor, table.cursor) : [];
};

/** Watches the games on the table, for as long as there is a store. */
export const watchGames = (store: OddboardStore, { progress, spare }: Services): void => {
  if (!progress) return;
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
  store.subscribe((room, before) => {
    const { table } = room;
    if (!table || (table === before.table && room.hotSeat.fallen === before.hotSeat.fallen)) return;
    const { id } = table.game;
    const turns = playedSince(room, before);
    const ids = progress.of(id);
    if (turns.length > 0 && (before.table?.tree.nodes.length === 0 || gamesBegun(ids) === 0))
      progress.add(id, markOfNext(ids));
    if ((turns.length > 0 || room.hotSeat.fallen) && isOver(room)) progress.add(id, [ENDED]);
    const isIdle = waiting.length === 0;
    const whole = isFirstGame(table) ? null : (room.heading?.id ?? null);
    for (const turn of turns) waiting.push([id, turn, whole]);
    if (isIdle && turns.length > 0) note();
  });
};
