/** A game as it is saved, in the browser and in files: plain JSON. docs/file-format.md tells the format to others. */
import type { Game, Position, SetupOptions } from '../../kernel/game.ts';
import { other, type Side } from '../../kernel/side.ts';
import { type ClockRules, fallenIn, type Times } from '../seats/clock.ts';
import type { Seats } from '../seats/seats.ts';
import { placeOf, positionAt, type Table, type TablePlace } from '../table/table.ts';
import { type Beginning, type GameTree, type NodeId, type Note, ROOT, type TreeNode } from '../table/tree.ts';
import { NEWS } from '../telling/words.ts';

/** Raised when what is written changes its shape; every older one is still read. */
export const FORMAT = 2;

/** All about a game but what is played: which one of the library it is, and whose. */
export interface GameHeading {
  readonly id: string;
  /** As its players call it; empty where they do not. */
  readonly name: string;
  readonly created: string;
  readonly players: Readonly<Record<Side, string>>;
  readonly seats?: Seats;
  /** Without it the game is played without clocks. */
  readonly clock?: ClockRules;
  /** The time both had left when they came to a node. */
  readonly times?: Readonly<Record<NodeId, Times>>;
}

export interface SavedGame extends GameHeading, TablePlace {
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

/** Whose time ran out where the line ends, if that ends the game. */
const onTime = ({ line }: Table, { clock, times }: GameHeading): SavedGame['result'] => {
  const last = times?.[line.at(-1)?.id ?? ROOT];
  const fallen = clock && last && fallenIn(last, clock);
  return fallen ? { winner: other(fallen), text: NEWS.ranOut(fallen) } : null;
};

const sources = new WeakMap<Table, readonly [SavedGame, GameHeading]>();

/** As long as nothing is changed, a table is saved as it was read. */
export const readAs = (table: Table, heading: GameHeading, saved: SavedGame): void => {
  sources.set(table, [saved, heading]);
};

/** The game on the table, to be saved. */
export const savedOf = (table: Table, heading: GameHeading, flipped: boolean, changed: string): SavedGame => {
  const [source, itsHeading] = sources.get(table) ?? [];
  if (source && itsHeading === heading && source.flipped === flipped) return source;
  const { game, tree, line } = table;
  const last = positionAt(table, line.length);
  const outcome = game.outcome(last) ?? onTime(table, heading);
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

export const headingOf = ({ id, name, created, players, seats, clock, times }: SavedGame): GameHeading => ({
  id,
  name,
  created,
  players,
  ...(seats && { seats }),
  ...(clock && { clock }),
  ...(times && { times }),
});

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

/** The file of a saved game: JSON, a line for each field and each action. */
export const fileOf = (saved: SavedGame): string => {
  const line = ([name, value]: readonly [string, unknown]): string => {
    const text = Array.isArray(value) ? `[\n  ${value.map((each) => JSON.stringify(each)).join(',\n  ')}\n ]` : JSON.stringify(value);
    return `"${name}": ${text}`;
  };
  return `{\n ${Object.entries(saved).map(line).join(',\n ')}\n}\n`;
};
