/**
 * The board of a proof: who wins, and a line that shows it. The loser may try any other reply, from which the
 * proof then continues.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { Proved } from '../../prover/who-wins.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { lineFrom } from '../model/line-tables.ts';
import { positionOf, type Table } from '../model/table.ts';
import type { OddboardStore } from '../store/state.ts';
import { createShownLine, type LineOptions, type LineSource, type LineState, SHORT } from './shown-line.ts';

export type ProvingStore = StoreApi<LineState<'proof', Proved>>;

/** Starts the search at once; any change of the game ends it. */
export const createProving = (
  store: OddboardStore,
  from: Table,
  opponent: Pick<Opponent, 'prove'>,
  options: LineOptions,
): ProvingStore => {
  const { game } = from;
  const start = positionOf(from);
  /** Where the proof continues: after the replies tried so far. */
  let there = { tried: [] as readonly Proved['line'][number][], position: start };
  const source: LineSource<'proof', Proved> = {
    source: 'proof',
    async find(time, signal, onFound) {
      const request = { game: game.id, position: there.position, most: time / 1000 };
      onFound(await opponent.prove(request, signal, onFound));
    },
    tableOf: ({ winner, line }) => winner && lineFrom(game, start, [...there.tried, ...line]),
    mayPlay: ({ winner }, table) =>
      positionOf(table).toMove !== winner && game.outcome(positionOf(table)) === null,
    onPlay(table) {
      const turns = table.replayed.turns.slice(0, table.cursor);
      there = { tried: turns.map(({ picks }) => picks), position: positionOf(table) };
      shown.getState().search(SHORT, true);
    },
    first: () => there.tried.length,
    onChange: ({ end }) => end(),
  };
  const shown = createShownLine({ store, from, ...options }, source);
  return shown;
};
