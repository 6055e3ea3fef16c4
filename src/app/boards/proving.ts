/** The board of a proof that one side wins. On the board, the player can try other moves of the losing side. */
import type { StoreApi } from 'zustand/vanilla';
import type { ProofResult } from '../../prover/who-wins.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { lineFrom } from '../model/line-tables.ts';
import { positionOf, type Table } from '../model/table.ts';
import type { OddboardStore } from '../store/state.ts';
import { createShownLine, FIRST_SEARCH, type LineOptions, type LineSource, type LineState } from './shown-line.ts';

export type ProvingStore = StoreApi<LineState<'proof', ProofResult>>;

/** Creates a proof's board and starts the proof. Any change of the game outdates the proof and closes the board. */
export const createProving = (
  store: OddboardStore,
  from: Table,
  opponent: Pick<Opponent, 'prove'>,
  options: LineOptions,
): ProvingStore => {
  const { game } = from;
  const start = positionOf(from);
  /** The actions played on the board, and the position after them, from which the next proof starts. */
  let continuation = { tried: [] as readonly ProofResult['line'][number][], position: start };
  const source: LineSource<'proof', ProofResult> = {
    source: 'proof',
    async find(time, signal, onFound) {
      const request = { game: game.id, position: continuation.position, seconds: time / 1000 };
      onFound(await opponent.prove(request, signal, onFound));
    },
    tableOf: ({ winner, line }) => winner && lineFrom(game, start, [...continuation.tried, ...line]),
    mayPlay: ({ winner }, table) => positionOf(table).toMove !== winner && game.outcome(positionOf(table)) === null,
    onPlay(table) {
      const turns = table.replayed.actions.slice(0, table.cursor);
      continuation = { tried: turns.map(({ picks }) => picks), position: positionOf(table) };
      shown.getState().search(FIRST_SEARCH, true);
    },
    first: () => continuation.tried.length,
    onChange: ({ end }) => end(),
  };
  const shown = createShownLine({ store, from, ...options }, source);
  return shown;
};
