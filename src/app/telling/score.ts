/** A game as a text for people: every line with its turns, names and notes, other lines set in where they begin. */
import type { Game } from '../../kernel/game.ts';
import type { Replayed } from '../../kernel/record.ts';
import { sideName } from '../../kernel/side.ts';
import type { SavedGame } from '../keeping/saved.ts';
import { treeIn } from '../keeping/saved.ts';
import { replayedLine } from '../table/line.ts';
import { childrenOf, type GameTree, lineThrough, lineTo, type NodeId, noteAt, ROOT, type TreeNode } from '../table/tree.ts';

const positionBefore = ({ start, turns }: Replayed, index: number) => (index === 0 ? start : (turns[index - 1]?.position ?? start));

const noteLines = (tree: GameTree, id: NodeId, indent: string): readonly string[] => {
  const { name, text, arrows = [] } = noteAt(tree, id);
  const drawn = arrows.map((arrow) => arrow.replace(' ', ' to '));
  const words = [name && `"${name}"`, text?.replace(/\s*\n\s*/g, ' '), drawn.length > 0 && `drawn: ${drawn.join(', ')}`].filter(Boolean);
  return words.length > 0 ? [`${indent}  { ${words.join(' ')} }`] : [];
};

/** Another line, beside a stroke; it begins with "or". */
const setIn = (lines: readonly string[]): readonly string[] => lines.map((line, index) => `    ${index === 0 ? 'or' : ' |'}${line}`);

/** The line through a node, told from there on; other lines follow the action that was played instead of theirs. */
const told = (game: Game, tree: GameTree, from: TreeNode, indent: string): readonly string[] => {
  const line = lineThrough(tree, from.id);
  const first = lineTo(tree, from.id).length - 1;
  const replayed = replayedLine(game, tree, line);
  if (!replayed.ok) return [`${indent}${replayed.error.text}`];
  const lines: string[] = [];
  for (let index = first; index < line.length; index++) {
    const node = line[index] as TreeNode;
    const turn = replayed.value.turns[index];
    if (!turn) break;
    const before = positionBefore(replayed.value, index);
    const { number, toMove } = game.view(before).turn;
    const begins = index === first || positionBefore(replayed.value, index - 1).ply !== before.ply;
    const title = `${number}. ${sideName(toMove)}`;
    lines.push(`${indent}${begins ? title : ' '.repeat(title.length)}  ${game.notate(before, turn.picks, turn.tell())}`);
    lines.push(...noteLines(tree, node.id, indent));
    // What was played instead of the first one is told by the line that this one leaves.
    if (index > first || indent === '')
      for (const other of childrenOf(tree, node.parent)) if (other !== node) lines.push(...setIn(told(game, tree, other, ' ')));
  }
  return lines;
};

/** The whole game as text, with the position at the end of the line one is on. */
export const scoreOf = (game: Game, saved: SavedGame): string => {
  const tree = treeIn(saved);
  const [first] = childrenOf(tree, ROOT);
  const { white, black } = saved.players;
  const head = [
    saved.name || game.title,
    saved.name && game.title,
    (white || black) && `White: ${white || 'not named'}. Black: ${black || 'not named'}.`,
    saved.created.slice(0, 10),
    ...Object.entries(saved.options).map(([option, value]) => {
      const known = game.options.find(({ id }) => id === option);
      return known && `${known.title}: ${known.values.find(({ id }) => id === value)?.title ?? value}`;
    }),
    saved.start !== undefined && `Begins at: ${saved.start}`,
  ].filter(Boolean);
  const end = [saved.result ? saved.result.text : 'Not over yet.', `Position: ${saved.snapshot}`];
  return `${[...head, '', ...noteLines(tree, ROOT, ''), ...(first ? told(game, tree, first, '') : []), '', ...end].join('\n')}\n`;
};
