/** A game as it is saved, in the browser and in files: plain JSON. docs/file-format.md tells the format to others. */
import type { Game, Position, SetupOptions } from '../kernel/game.ts';
import type { Side } from '../kernel/side.ts';
import { type Place, placeOf, positionAt, type Table } from './table.ts';
import type { Beginning, GameTree, NodeId, Note, TreeNode } from './tree.ts';

/** Raised when what is written changes its shape; every older one is still read. */
export const FORMAT = 2;

/** All about a game but what is played: which one of the library it is, and whose. */
export interface Heading {
  readonly id: string;
  /** As its players call it; empty where they do not. */
  readonly name: string;
  readonly created: string;
  readonly players: Readonly<Record<Side, string>>;
}

export interface SavedGame extends Heading, Place {
  readonly format: typeof FORMAT;
  /** When something was played, picked or written last. */
  readonly changed: string;
  readonly game: string;
  /** Of the rules it was played by. */
  readonly version: number;
  readonly seed: number;
  readonly options: SetupOptions;
  readonly start?: string;
  readonly nodes: readonly TreeNode[];
  readonly notes: Readonly<Record<NodeId, Note>>;
  readonly flipped: boolean;
  /** Where the line one is on ends the game. */
  readonly result: { readonly winner: Side | null; readonly text: string } | null;
  /** The position at the end of that line in the game's own format: opened when the rules have changed since. */
  readonly snapshot: string;
}

const snapshots = new WeakMap<Position, string>();

const snapshotOf = (game: Game, position: Position): string => {
  const known = snapshots.get(position) ?? game.write(position);
  snapshots.set(position, known);
  return known;
};

/** The game on the table, to be saved. */
export const savedOf = (table: Table, heading: Heading, flipped: boolean, changed: string): SavedGame => {
  const { game, tree, line } = table;
  const last = positionAt(table, line.length);
  const outcome = game.outcome(last);
  return {
    format: FORMAT,
    ...heading,
    changed,
    ...tree.beginning,
    nodes: tree.nodes,
    notes: tree.notes,
    ...placeOf(table),
    flipped,
    result: outcome && { winner: outcome.winner, text: outcome.text },
    snapshot: snapshotOf(game, last),
  };
};

export const headingOf = ({ id, name, created, players }: SavedGame): Heading => ({ id, name, created, players });

export const beginningOf = ({ game, version, seed, options, start }: SavedGame): Beginning => ({
  game,
  version,
  seed,
  options,
  ...(start !== undefined && { start }),
});

export const treeIn = (saved: SavedGame): GameTree => ({
  beginning: beginningOf(saved),
  nodes: saved.nodes,
  notes: saved.notes,
  next: saved.nodes.reduce((next, { id }) => Math.max(next, id + 1), 1),
});
