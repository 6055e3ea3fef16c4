/**
 * A game as a text for people: every line with its turns, names and notes, side lines indented where they
 * begin.
 */
import type { Game, Position } from '../../kernel/game.ts';
import { sideName } from '../../kernel/side.ts';
import type { SavedGame } from '../keeping/saved.ts';
import { treeIn } from '../keeping/saved.ts';
import { playNode, startingFrom } from '../table/line.ts';
import { childrenOf, type GameTree, type NodeId, noteAt, ROOT, type TreeNode } from '../table/tree.ts';
import type { Work } from '../work.ts';

const noteLines = (tree: GameTree, id: NodeId, indent: string): readonly string[] => {
  const { name, text, arrows = [] } = noteAt(tree, id);
  const drawn = arrows.map((arrow) => arrow.replace(' ', ' to '));
  const words = [
    name && `"${name}"`,
    text?.replace(/\s*\n\s*/g, ' '),
    drawn.length > 0 && `drawn: ${drawn.join(', ')}`,
  ].filter(Boolean);
  return words.length > 0 ? [`${indent}  { ${words.join(' ')} }`] : [];
};

const headOf = (game: Game, saved: SavedGame): readonly string[] => {
  const { white, black } = saved.players;
  return [
    saved.name || game.title,
    saved.name && game.title,
    (white || black) && `White: ${white || 'not named'}. Black: ${black || 'not named'}.`,
    saved.created.slice(0, 10),
    ...Object.entries(saved.options).map(([option, value]) => {
      const known = game.options.find(({ id }) => id === option);
      return known && `${known.title}: ${known.values.find(({ id }) => id === value)?.title ?? value}`;
    }),
    saved.start !== undefined && `Starts from: ${saved.start}`,
  ].filter((line) => !!line) as readonly string[];
};

/** A line waiting to be written. */
interface Telling {
  readonly next: TreeNode;
  readonly before: Position;
  /** The ply of the action before; null where the line begins. */
  readonly ply: number | null;
  /** The beginning of its next line of text, and of all that follow. */
  readonly lead: string;
  readonly stroke: string;
}

/**
 * The whole game as text with the last position, an action at a time. Side lines, marked by a stroke, follow
 * the action they replace.
 */
export function* scoring(game: Game, saved: SavedGame): Work<string> {
  const tree = treeIn(saved);
  const lines = [...headOf(game, saved), '', ...noteLines(tree, ROOT, '')];
  const start = startingFrom(game, tree.beginning);
  if (!start.ok) lines.push(start.error.text);
  const [first] = childrenOf(tree, ROOT);
  /** The last entry is written next. */
  const waiting: Telling[] =
    start.ok && first ? [{ next: first, before: start.value, ply: null, lead: '', stroke: '' }] : [];
  let done = 0;
  for (let telling = waiting.pop(); telling; telling = waiting.pop()) {
    yield { done: done++, all: tree.nodes.length };
    const { next, before, ply, lead, stroke } = telling;
    const played = playNode(game, before, next);
    if (played.ok) {
      const { picks, position, tell } = played.value;
      const { number, toMove } = game.view(before).turn;
      const title = `${number}. ${sideName(toMove)}`;
      const begins = ply !== before.ply;
      lines.push(
        `${lead}${begins ? title : ' '.repeat(title.length)}  ${game.notate(before, picks, tell())}`,
      );
      lines.push(...noteLines(tree, next.id, stroke));
      const [on] = childrenOf(tree, next.id);
      if (on) waiting.push({ next: on, before: position, ply: before.ply, lead: stroke, stroke });
    } else lines.push(`${lead}"${next.action}": ${played.error.text}`);
    // The action that a side line replaces is written by the line that it leaves.
    if (ply === null && stroke !== '') continue;
    const beside = stroke.trimEnd();
    for (const other of [...childrenOf(tree, next.parent)].reverse())
      if (other !== next)
        waiting.push({
          next: other,
          before,
          ply: null,
          lead: `${beside}    or `,
          stroke: `${beside}     | `,
        });
  }
  const end = [saved.result ? saved.result.text : 'Not over yet.', `Position: ${saved.snapshot}`];
  return `${[...lines, '', ...end].join('\n')}\n`;
}
