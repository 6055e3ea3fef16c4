import { spell } from '../../kernel/asking/target.ts';
import type { Game, Position } from '../../kernel/game.ts';
import type { Resumable } from '../base/resumable.ts';
import { playNode, startPosition } from '../model/line.ts';
import { childrenOf, type GameTree, noteAt, ROOT, type TreeNode } from '../model/tree.ts';
import { annotationGlyph, commentOf, quote, turnTitle } from './gametext.ts';
import { type SavedGame, treeIn } from './saved.ts';

const resultOf = (result: SavedGame['result']): string =>
  result === null ? '*' : result.winner === null ? '1/2-1/2' : result.winner === 'white' ? '1-0' : '0-1';

const headOf = (game: Game, saved: SavedGame, result: SavedGame['result']): readonly string[] => {
  const { white, black } = saved.players;
  const headers: readonly (readonly [string, string | undefined])[] = [
    ['Game', saved.game],
    ['Title', game.title],
    ['Rules', `${saved.version}`],
    ['Event', saved.name || undefined],
    ['Date', saved.created],
    ['White', white || undefined],
    ['Black', black || undefined],
    ['Result', resultOf(result)],
    ['Ending', result?.text],
    ['Seed', `${saved.seed}`],
    ...Object.entries(saved.options).map(([id, value]) => [`Option-${id}`, value] as const),
    ['Start', saved.start],
  ];
  return headers.flatMap(([name, value]) => (value === undefined ? [] : [`[${name} ${quote(value)}]`]));
};

class Page {
  readonly lines: string[] = [];
  depth = 0;
  /** The ply of the turn on the newest line, since actions of one turn share a line; null if the line holds no turn. */
  ply: number | null = null;

  line(text: string): void {
    this.lines.push(`${'  '.repeat(this.depth)}${text}`);
    this.ply = null;
  }

  bracket(sign: '(' | ')'): void {
    if (sign === ')') this.depth--;
    this.line(sign);
    if (sign === '(') this.depth++;
  }

  action(title: string, text: string, ply: number): void {
    if (this.ply === ply) this.lines.push(`${this.lines.pop()}; ${text}`);
    else this.line(`${title} ${text}`);
    this.ply = ply;
  }
}

/** Writes a move in notation, with its picks in quotes if the notation alone would be misread. */
const writeMove = (game: Game, before: Position | null, node: TreeNode) => {
  const played = before && playNode(game, before, node);
  const dice = node.dice === undefined ? '' : ` ${quote(node.dice)}`;
  if (!before || !played?.ok) return { move: `${quote(node.action)}${dice}`, after: null };
  const { picks, position, tell } = played.value;
  const notation = game.notate(before, picks, tell());
  const read = game.readAction(before, notation);
  const isRead = read.ok && read.value.rest === '' && spell(game.board, read.value.picks) === node.action;
  const move = isRead && dice === '' ? notation : `${notation} ${quote(node.action)}${dice}`;
  return { move, after: position };
};

const writeNote = (page: Page, tree: GameTree, id: number): void => {
  const comment = commentOf(noteAt(tree, id));
  if (comment !== null) page.line(comment);
};

export function* writeGameText(game: Game, saved: SavedGame): Resumable<string> {
  const tree = treeIn(saved);
  const page = new Page();
  writeNote(page, tree, ROOT);
  const start = startPosition(game, tree.beginning);
  const before = start.ok ? start.value : null;
  const [first] = childrenOf(tree, ROOT);
  /** A stack of the brackets and nodes still to write, since recursion would go too deep. */
  const tasks: (readonly [TreeNode, Position | null] | '(' | ')')[] = first ? [[first, before]] : [];
  let [last, end]: [number, Position | null] = [ROOT, null];
  let done = 0;
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (typeof task === 'string') {
      page.bracket(task);
      continue;
    }
    yield { done: done++, all: tree.nodes.length };
    const [node, before] = task;
    const { move, after } = writeMove(game, before, node);
    if (page.depth === 0) last = node.id;
    if (node.id === saved.end) end = after;
    const { mark } = noteAt(tree, node.id);
    const turn = before && game.view(before).turn;
    const title = turn ? turnTitle(turn.number, turn.toMove) : '-';
    page.action(title, mark ? `${move} ${annotationGlyph(mark)}` : move, before?.ply ?? -1);
    writeNote(page, tree, node.id);
    const [next] = childrenOf(tree, node.id);
    if (next) tasks.push([next, after]);
    const [eldest, ...others] = childrenOf(tree, node.parent);
    if (node === eldest) for (const other of others.reverse()) tasks.push(')', [other, before], '(');
  }
  // The result header is about the main line. Another line shows its own result.
  const isOther = saved.end !== last && end !== null && game.outcome(end) !== null;
  const result = isOther ? null : saved.result;
  page.line(resultOf(result));
  return `${[...headOf(game, saved, result), '', ...page.lines].join('\n')}\n`;
}
