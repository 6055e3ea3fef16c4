/**
 * Notes which clauses have been at work in the games that are played: behind the board, when the page is
 * idle.
 */
import type { Turned } from '../../kernel/record.ts';
import type { Oddboard, OddboardStore, World } from '../room.ts';
import { isFirstGame } from '../table/table.ts';
import { PLAYED, playedIn } from './progress.ts';

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

export const watchClauses = (store: OddboardStore, { progress, spare }: World): void => {
  if (!progress || !spare) return;
  const waiting: (readonly [game: string, turn: Turned, whole: string | null])[] = [];
  /** One action at a time: the steps of most are told already, those of others take a moment. */
  const note = () =>
    spare(() => {
      const [game, turn, whole] = waiting.shift() ?? [];
      if (!game || !turn) return;
      const marks = whole ? playedIn(progress.of(game), whole) : [];
      progress.add(game, [PLAYED, ...marks, ...rulesIn([turn])]);
      if (waiting.length > 0) note();
    });
  store.subscribe((room, before) => {
    if (room.table === before.table) return;
    const turns = playedSince(room, before);
    const { table, heading } = room;
    if (!table || turns.length === 0) return;
    const isIdle = waiting.length === 0;
    const whole = isFirstGame(table) ? null : (heading?.id ?? null);
    for (const turn of turns) waiting.push([table.game.id, turn, whole]);
    if (isIdle) note();
  });
};
