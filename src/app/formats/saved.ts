/**
 * A game as it is saved, in the browser and in files: plain JSON. docs/file-format.md documents the format.
 */
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game, Position, SetupOptions } from '../../kernel/game.ts';
import { memoizeLatest, memory } from '../../kernel/memoize.ts';
import { other, type Side } from '../../kernel/side.ts';
import { MESSAGES } from '../base/messages.ts';
import { positionAt, type Table, type TablePlace, tablePlace } from '../model/table.ts';
import type { Beginning, GameTree, NodeId, Note, TreeNode } from '../model/tree.ts';
import type { GameHeading } from '../seats/heading.ts';

/** Raised when the written shape changes; every older format is still read. */
export const FORMAT = 2;

export interface SavedGame extends GameHeading, TablePlace {
  readonly format: typeof FORMAT;
  /** The time of the last action, pick or note. */
  readonly changed: string;
  readonly game: string;
  /** Version of the rules it was played by. */
  readonly version: number;
  readonly seed: number;
  readonly options: SetupOptions;
  readonly start?: string;
  readonly nodes: readonly TreeNode[];
  readonly notes: Readonly<Record<NodeId, Note>>;
  readonly flipped: boolean;
  /** The result, if the current line ends the game. */
  readonly result: { readonly winner: Side | null; readonly text: string } | null;
  /** The last position of the line in the game's own format: used if the rules have changed since. */
  readonly snapshot: string;
}

const snapshotOf = memoizeLatest((position: Position, game: Game): string => game.write(position));

const sources = memory<Table, readonly [SavedGame, GameHeading]>();

/** Marks a table as identical to a saved game, until it changes. */
export const readAs = (table: Table, heading: GameHeading, saved: SavedGame): void => {
  sources.set(table, [saved, heading]);
};

/** The result of a game in which a side's time ran out. */
const onTime = (fallen: Side): SavedGame['result'] => ({
  winner: other(fallen),
  text: MESSAGES.outOfTime(fallen, other(fallen)),
});

/** The table as a saved game; `fallen` is the side whose time has run out. */
export const toSaved = (
  table: Table,
  heading: GameHeading,
  flipped: boolean,
  changed: string,
  fallen: Side | null = null,
): SavedGame => {
  const [source, itsHeading] = sources.get(table) ?? [];
  if (source && itsHeading === heading && source.flipped === flipped) return source;
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
    ...tablePlace(table),
    flipped,
    result: outcome ? { winner: outcome.winner, text: MESSAGES.ended(outcome) } : fallen && onTime(fallen),
    snapshot: snapshotOf(last, game),
  };
};

export const headingOf = ({
  id,
  name,
  created,
  players,
  seats,
  computers,
  awaited,
  clock,
  times,
}: SavedGame): GameHeading => ({
  id,
  name,
  created,
  players,
  ...(seats && { seats }),
  ...(computers && { computers }),
  ...(awaited !== undefined && { awaited }),
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
  results: new WeakMap(),
});

/** Is it the same but for the time of the change? */
export const isUnchanged = (before: SavedGame, after: SavedGame): boolean =>
  deepEqual({ ...before, changed: '' }, { ...after, changed: '' });

/** Has a game every action of another one? */
export const isExtended = (other: SavedGame, { nodes }: SavedGame): boolean => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return other.nodes.every((node) => deepEqual(known.get(node.id), node));
};

/** The file of a saved game: JSON with a line for each field and each action. */
export const fileOf = (saved: SavedGame): string => {
  const line = ([name, value]: readonly [string, unknown]): string => {
    const text = Array.isArray(value)
      ? `[\n  ${value.map((each) => JSON.stringify(each)).join(',\n  ')}\n ]`
      : JSON.stringify(value);
    return `"${name}": ${text}`;
  };
  return `{\n ${Object.entries(saved).map(line).join(',\n ')}\n}\n`;
};
