/** Opens games saved under older rules. Newer rules may ask for more units, or for picks in another order. */
import { isListed } from '../../kernel/asking/legal.ts';
import type { Menu } from '../../kernel/asking/menu.ts';
import { readPicks, sameTarget, spell, type Target } from '../../kernel/asking/target.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { recordOf, startOf } from '../../kernel/record.ts';
import { ok, type Problem } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { Resumable, WorkProgress } from '../base/resumable.ts';
import { NOTHING_TO_REPLAY } from '../model/lazy-replay.ts';
import { playNode, replayLine } from '../model/line.ts';
import { tableAtPlace, tableOfRecord } from '../model/playing.ts';
import { positionAt, type Table } from '../model/table.ts';
import { lineTo, type NodeId, ROOT, type TreeNode } from '../model/tree.ts';
import type { OpeningWork } from './opening.ts';
import { beginningOf, type SavedGame, treeIn } from './saved.ts';

/** The maximum number of picks in an action that is reordered. More picks have too many orders to try. */
const MAX_PICKS = 8;
/** The maximum number of menu questions tried to reorder one action, since a crowd has very many orders of picks. */
const MAX_QUESTIONS = 20_000;

type Picks = readonly Target[];

/**
 * Yields each order of picks that answers all questions of the menu up to an action. An order contains all picks in
 * `left`, and perhaps more picks of units. A yielded null is no order, but lets the caller pause.
 */
function* pickOrders(menu: Menu<unknown>, left: Picks, length = 0): Generator<Picks | null> {
  if (menu.kind === 'act' && left.length === 0) yield [];
  if (menu.kind === 'act' || length >= MAX_PICKS) return;
  yield null;
  for (const choice of menu.choices) {
    const known = left.find((pick) => sameTarget(pick, choice.target));
    if (!isListed(choice) || !(known || choice.target.kind === 'unit')) continue;
    const others = left.filter((pick) => pick !== known);
    for (const rest of pickOrders(choice.next(), others, length + 1)) yield rest && [choice.target, ...rest];
  }
}

/** Reorders an action's picks for today's rules. Null unless exactly one order fits, since a guess may be wrong. */
function* reorder(game: Game, position: Position, action: string, progress: WorkProgress): Resumable<Picks | null> {
  const picks = readPicks(game.board, action);
  if (!picks.ok || picks.value.length > MAX_PICKS || game.outcome(position)) return null;
  let found: Picks | null = null;
  let questions = 0;
  for (const order of pickOrders(game.menu(position), picks.value)) {
    if (order && found) return null;
    found ??= order;
    if (order) continue;
    if (++questions > MAX_QUESTIONS) return null;
    yield progress;
  }
  return found;
}

function* respellActions(game: Game, saved: SavedGame): Resumable<readonly [SavedGame, Problem | null]> {
  const start = startOf(game, { ...beginningOf(saved), actions: [] });
  if (!start.ok) return [{ ...saved, nodes: [], at: ROOT, end: ROOT, picks: '' }, start.error];
  const positions = new Map<NodeId, Position>([[ROOT, start.value]]);
  const nodes: TreeNode[] = [];
  let problem: Problem | null = null;
  for (const [index, node] of saved.nodes.entries()) {
    const progress = { done: index, all: saved.nodes.length };
    yield progress;
    const before = positions.get(node.parent);
    if (!before) continue;
    const asWritten = playNode(game, before, node);
    const order = asWritten.ok ? null : yield* reorder(game, before, node.action, progress);
    const respelled = order && { action: spell(game.board, order), dice: node.dice ?? node.action };
    const now = { ...node, ...respelled };
    const played = order ? playNode(game, before, now) : asWritten;
    if (played.ok) {
      positions.set(node.id, played.value.position);
      nodes.push(now);
    } else problem ??= { ...played.error, text: `"${node.action}": ${played.error.text}` };
  }
  const parents = new Map(saved.nodes.map(({ id, parent }) => [id, parent]));
  const last = (id: NodeId): NodeId => (positions.has(id) ? id : last(parents.get(id) ?? ROOT));
  const picks = positions.has(saved.at) ? saved.picks : '';
  return [{ ...saved, nodes, at: last(saved.at), end: last(saved.end), picks }, problem];
}

const endsAsSaved = (game: Game, table: Table, { snapshot }: SavedGame): boolean => {
  const last = game.read(snapshot);
  return !last.ok || game.write(last.value) === game.write(positionAt(table, table.line.length));
};

/**
 * Opens a game saved under older rules. If an action has become illegal, the saved end position (`snapshot`) is opened
 * without the actions, unless the snapshot is unreadable.
 */
export function* openingOlder(game: Game, saved: SavedGame): OpeningWork {
  const [played, problem] = yield* respellActions(game, saved);
  const tree = treeIn({ ...played, version: game.version });
  yield* replayLine(game, tree, lineTo(tree, played.end));
  const table = tableAtPlace(game, tree, played);
  if (!table.ok) return table;
  const opened = { table: table.value, changed: null, replay: NOTHING_TO_REPLAY };
  const versions = [game.title, saved.version, game.version] as const;
  if (!problem && endsAsSaved(game, table.value, saved)) return ok(opened);
  if (!problem) return ok({ ...opened, changed: { text: READING.endsElsewhere(...versions) } });
  const last = tableOfRecord(game, recordOf(game, saved.seed, saved.options, saved.snapshot));
  const changed = { text: READING.otherVersion(...versions, last.ok, problem.text) };
  return ok({ ...opened, ...(last.ok && { table: last.value }), changed });
}
