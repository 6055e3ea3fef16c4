/** How the places of a line are judged, and what is remembered of it by their nodes. */
import type { Position } from '../../kernel/game.ts';
import type { OpponentAnswer, OpponentRequest, Question } from '../../opponent/messages.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { positionAt, type Table } from '../model/table.ts';
import type { Beginning, TreeNode } from '../model/tree.ts';
import type { ShortTurn } from '../narration/short.ts';
import { type Advantage, standingAtEnd, standingOf } from './standings.ts';
import { type BetterTurn, pointsIn, settled, shownOf } from './turning-points.ts';

/** A fall was checked: the standing after it at that time, and what would have been better. */
export interface Checked {
  readonly after: number;
  readonly better: BetterTurn | null;
}

/** What a look at a place came to; the answer is null where the game is over. */
interface Verdict {
  readonly standing: Advantage;
  readonly answer: OpponentAnswer | null;
}

/** Standings and longer looks by place, and checks by a turn's last action: WeakMaps, as in `model/results.ts`. */
export const standings = new WeakMap<TreeNode | Beginning, Advantage>();
export const verdicts = new WeakMap<TreeNode | Beginning, Verdict>();
export const checked = new WeakMap<TreeNode, Checked>();

export const keyAt = ({ line, tree }: Table, cursor: number): TreeNode | Beginning =>
  line[cursor - 1] ?? tree.beginning;

export const lastOf = (table: Table, { to }: ShortTurn): TreeNode => table.line[to - 1] as TreeNode;

export const placesOf = (turns: readonly ShortTurn[]): readonly number[] => [0, ...turns.map(({ to }) => to)];

interface Asker {
  readonly opponent: Opponent;
  readonly signal: AbortSignal;
}

/** Asks about a position; null where there is no answer. Throws when it is stopped, and where nothing thinks. */
export const askIn =
  ({ game, tree }: Table, { opponent, signal }: Asker) =>
  async (position: Position, question: Question, wishes: Pick<OpponentRequest, 'without' | 'also'> = {}) => {
    signal.throwIfAborted();
    const { seed } = tree.beginning;
    const thinking = opponent.ask({ game: game.id, position, question, seed, ...wishes });
    signal.addEventListener('abort', thinking.drop);
    const answer = await thinking.answer;
    signal.removeEventListener('abort', thinking.drop);
    signal.throwIfAborted();
    if (!answer.ok) throw new Error(answer.error.text);
    return answer.value;
  };

/** A line that is judged: its table and whole turns, and the engine that is asked. */
export interface Review {
  readonly table: Table;
  readonly turns: readonly ShortTurn[];
  readonly ask: ReturnType<typeof askIn>;
}

/** The points that are shown once they are checked, the most important first, and how many there are. */
export const pointsOf = ({ table, turns }: Review) => {
  const judged = placesOf(turns).map((cursor) => standings.get(keyAt(table, cursor)));
  const known = settled(turns, judged);
  const all = pointsIn(turns, known);
  return { judged, known, shown: shownOf(all), count: all.length };
};

export const judge = async (
  { table, ask }: Pick<Review, 'table' | 'ask'>,
  position: Position,
  question: 'standing' | 'verdict' | 'confirm',
  also?: OpponentRequest['also'],
): Promise<Verdict> => {
  const outcome = table.game.outcome(position);
  if (outcome) return { standing: standingAtEnd(outcome.winner), answer: null };
  const answer = await ask(position, question, also && { also });
  return { standing: answer && standingOf(answer.thought, position.toMove), answer };
};

/** The longer look at a place of the line, which corrects its standing where it comes to a result. */
export const judgeAgain = async (review: Review, cursor: number): Promise<Verdict> => {
  const key = keyAt(review.table, cursor);
  const known = verdicts.get(key);
  if (known) return known;
  const { answer, ...found } = await judge(review, positionAt(review.table, cursor), 'verdict');
  const standing = found.standing ?? standings.get(key) ?? null;
  standings.set(key, standing);
  verdicts.set(key, { standing, answer });
  return { standing, answer };
};
