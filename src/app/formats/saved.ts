/** A saved game as plain JSON (docs/file-format.md). */
import { deepEqual } from '../../kernel/deep-equal.ts';
import { isJsonObject, ownValue } from '../../kernel/editing/objects.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { memoizeLatest, objectCache } from '../../kernel/memoize.ts';
import { other, type Side } from '../../kernel/side.ts';
import { MESSAGES } from '../base/messages.ts';
import { positionAt, type Table, type TablePlace, tablePlace } from '../model/table.ts';
import type { Beginning, GameTree } from '../model/tree.ts';
import type { GameHeading } from '../seats/heading.ts';

/** Version of the stored format. A changed shape needs a new version; older versions must stay readable. */
export const FORMAT = 2;

export interface SavedGame extends GameHeading, Beginning, Pick<GameTree, 'nodes' | 'notes'>, TablePlace {
  readonly format: typeof FORMAT;
  /** ISO 8601 time of the last action, pick or note. */
  readonly changed: string;
  readonly flipped: boolean;
  readonly result: { readonly winner: Side | null; readonly text: string } | null;
  /** The last position of the line, as a position file. The position is opened if newer rules make the line illegal. */
  readonly snapshot: string;
}

/** Whether a game has no result and was not continued as another game. */
export const isUnfinished = ({ result, grown, at }: SavedGame): boolean => result === null && grown !== at;

const snapshotOf = memoizeLatest((position: Position, game: Game): string => game.write(position));

const sourceCache = objectCache<Table, readonly [SavedGame, GameHeading]>();

/** Remembers the saved game that a table comes from, so that `toSaved` returns the same object until a change. */
export const rememberSource = (table: Table, heading: GameHeading, saved: SavedGame): void => {
  sourceCache.set(table, [saved, heading]);
};

const resultAt = (game: Game, position: Position, outOfTime: Side | null): SavedGame['result'] => {
  const outcome = game.outcome(position);
  if (outcome) return { winner: outcome.winner, text: MESSAGES.ended(outcome) };
  return outOfTime && { winner: other(outOfTime), text: MESSAGES.outOfTime(outOfTime, other(outOfTime)) };
};

export const toSaved = (
  table: Table,
  heading: GameHeading,
  flipped: boolean,
  changed: string,
  outOfTime: Side | null = null,
): SavedGame => {
  const [source, itsHeading] = sourceCache.get(table) ?? [];
  if (source && itsHeading === heading && source.flipped === flipped) return source;
  const { game, tree, line } = table;
  const { beginning, nodes, notes } = tree;
  const last = positionAt(table, line.length);
  const [result, snapshot] = [resultAt(game, last, outOfTime), snapshotOf(last, game)];
  const place = { ...tablePlace(table), flipped, result, snapshot };
  return { format: FORMAT, ...heading, changed, ...beginning, nodes, notes, ...place };
};

const fieldsOf = <Name extends keyof SavedGame>(saved: SavedGame, names: readonly Name[]) => {
  const there = names.filter((name) => saved[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, saved[name]])) as Pick<SavedGame, Name>;
};

export const headingOf = (saved: SavedGame): GameHeading =>
  fieldsOf(saved, ['id', 'name', 'created', 'players', 'seats', 'computers', 'awaited', 'grown', 'clock', 'times']);

export const beginningOf = (saved: SavedGame): Beginning =>
  fieldsOf(saved, ['game', 'version', 'seed', 'options', 'start']);

export const treeIn = (saved: SavedGame): GameTree => {
  const { nodes, notes } = saved;
  const next = nodes.reduce((most, { id }) => Math.max(most, id + 1), 1);
  return { beginning: beginningOf(saved), nodes, notes, next, results: new WeakMap() };
};

export const isUnchanged = (before: SavedGame, after: SavedGame): boolean =>
  deepEqual({ ...before, changed: '' }, { ...after, changed: '' });

/** Whether a second saved game extends `other`: the second game has all nodes of `other`, and perhaps more nodes. */
export const isExtendedBy = (other: SavedGame, { nodes }: SavedGame): boolean => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return other.nodes.every((node) => deepEqual(known.get(node.id), node));
};

/** Returns what a game holds besides its actions. A date set only by reading the game is left out. */
export const contentsOf = (saved: SavedGame) => {
  const { game, seed, options, start, notes, name, players, computers, clock, times } = saved;
  const created = saved.created === saved.changed ? '' : saved.created;
  return { game, seed, options, start, notes, name, players, computers, clock, times, created };
};

/** Whether `whole` has all values of `part`. Empty texts count as absent, since an unnamed player has the name ''. */
const includesAll = (whole: unknown, part: unknown): boolean =>
  isJsonObject(part) && isJsonObject(whole)
    ? Object.entries(part).every(([name, each]) => includesAll(ownValue(whole, name), each))
    : part === undefined || part === '' || deepEqual(whole, part);

export const isContainedIn = (other: SavedGame, saved: SavedGame): boolean =>
  isExtendedBy(other, saved) && includesAll(saved, contentsOf(other));

/** Returns a saved game as JSON text with one field or action a line, for people to read. */
export const saveFileText = (saved: SavedGame): string => {
  const listed = (items: readonly unknown[]) => items.map((each) => JSON.stringify(each)).join(',\n  ');
  const lines = Object.entries(saved).map(([name, value]) => {
    const text = Array.isArray(value) ? `[\n  ${listed(value)}\n ]` : JSON.stringify(value);
    return `"${name}": ${text}`;
  });
  return `{\n ${lines.join(',\n ')}\n}\n`;
};
