/** Puzzles in positions of games. Each is proved to have one solution or few, so that a solver is judged rightly. */
import { royalOf } from '../kernel/board/royal.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { BoardEvent } from '../kernel/event.ts';
import type { Game, Position } from '../kernel/game.ts';
import { closedMarksAdded } from '../kernel/learning/exits.ts';
import { CAPTURE_GOAL, type Puzzle } from '../kernel/learning/puzzle.ts';
import type { RuleId } from '../kernel/learning/rulebook.ts';
import { unwrap } from '../kernel/result.ts';
import { other, type Side } from '../kernel/side.ts';
import type { UnitView } from '../kernel/view.ts';
import { createProof } from './proof.ts';
import {
  createProverContext,
  findTurnWhere,
  isWonBy,
  LimitExceeded,
  type ProverContext,
  positionAfterTurn,
  spellTurn,
  type Turn,
  turnsFrom,
} from './turns.ts';
import { whoWins } from './who-wins.ts';

export type FoundPuzzle = Omit<Puzzle, 'id' | 'at' | 'grade'>;

const playTurn = (game: Game, from: Position, { picks }: Pick<Turn, 'picks'>) => {
  let position = from;
  const steps = picks.flatMap((each) => {
    const { tell, state } = unwrap(game.play(position, each));
    position = state;
    return tell();
  });
  return { steps, end: position };
};

const isCapture = (event: BoardEvent): event is Extract<BoardEvent, { kind: 'captured' }> => event.kind === 'captured';

const captureRule = (game: Game, from: Position, turn: Turn): RuleId =>
  playTurn(game, from, turn).steps.find(({ events }) => events.some(isCapture))?.rule ?? '';

const checkRule = (game: Game, position: Position): RuleId | undefined => {
  const { marks, units } = game.view(position);
  const facts = [...Object.values(marks), ...Object.values(units).map(({ badges }) => badges)].flat();
  return facts.find(({ kind }) => kind === 'check')?.rule;
};

/** Returns the clause by which a turn wins, such as a capture's clause. Returns '' if the turn does not win. */
const winRule = (game: Game, from: Position, turn: Turn): RuleId => {
  const { steps, end } = playTurn(game, from, turn);
  const outcome = game.outcome(end);
  if (!outcome?.winner) return '';
  const loser = other(outcome.winner);
  const isLost = (unit: UnitView | undefined): boolean => unit?.side === loser && unit.type === game.royal?.type;
  const { units } = game.view(from);
  const capture = steps.find(({ events }) => events.some((event) => isCapture(event) && isLost(units[event.unit])));
  if (capture) return capture.rule;
  const royal = royalOf(game, end, loser);
  const isShut = royal && game.royal?.exits;
  const cause = isShut ? closedMarksAdded(game, from, end, royal)[0]?.rule : checkRule(game, end);
  return cause ?? outcome.rule;
};

/** Fewest legal turns in a puzzle. With fewer legal turns, the solution is easily guessed. */
const MIN_TURNS = 8;
const MAX_REPLIES = 6;

/** Yields one turn per resulting position, since solvers see no difference. Yields every turn with dice. */
function* distinctTurns(context: ProverContext, position: Position): Generator<Turn> {
  const seen = new Set<string>();
  for (const turn of turnsFrom(context, position)) {
    const end = positionAfterTurn(turn);
    const key = end && context.evaluation.key(end);
    if (key !== null && seen.has(key)) continue;
    if (key !== null) seen.add(key);
    yield turn;
  }
}

/** Whether a side can force a win in `turns` turns of its own. Throws `LimitExceeded` if the budget runs out. */
const canWin = (context: ProverContext, position: Position, side: Side, turns: number): boolean => {
  const proof = createProof(context.game, context.evaluation, position, { side, turns });
  proof.run(() => proof.nodes > context.budget || context.shouldStop());
  context.budget -= proof.nodes;
  if (proof.isWon === null) throw new LimitExceeded();
  return proof.isWon;
};

/** Whether a turn begins a forced win of at most `turns` turns, whatever the replies and dice. */
export const isForcedWin = (context: ProverContext, turn: Turn, side: Side, turns: number): boolean =>
  isWonBy(context.game, turn, side) ||
  (turns > 1 && turn.ends.length > 0 && turn.ends.every((end) => canWin(context, end, side, turns - 1)));

/** Maximum number of winning turns in a win-in-one puzzle, or one in `ONE_IN` of the legal turns if that is more. */
const MAX_WINS = 3;
const ONE_IN = 100;

const findWinInOne = (context: ProverContext, position: Position, allowsSeveral: boolean): FoundPuzzle | null => {
  const wins: Turn[] = [];
  let count = 0;
  for (const turn of distinctTurns(context, position)) {
    count++;
    if (isWonBy(context.game, turn, position.toMove)) wins.push(turn);
  }
  const [win] = wins;
  const isRare = count >= MIN_TURNS && wins.length <= Math.max(MAX_WINS, count / ONE_IN);
  return win && (allowsSeveral || isRare)
    ? {
        kind: 'win',
        solution: [spellTurn(context.game, win)],
        replies: [],
        rule: winRule(context.game, position, win),
      }
    : null;
};

/** Budget of actions and proof nodes for all searches at one position, which bounds the time. */
const TURN_BUDGET = 100_000;

/** Finds a win in exactly `turns` turns. If `turns` is above 1, only one first turn may win. */
const findWin = (
  context: ProverContext,
  position: Position,
  turns: number,
  allowsSeveral = false,
): FoundPuzzle | null => {
  const { game } = context;
  const side = position.toMove;
  if (turns === 1) return findWinInOne(context, position, allowsSeveral);
  if (canWin(context, position, side, turns - 1)) return null;
  const { budget } = context;
  const all = [...distinctTurns(context, position)];
  // One reply refutes most turns, but finding it costs about as much as the proof above.
  if (all.length * (budget - context.budget) > TURN_BUDGET) throw new LimitExceeded();
  let key: Turn | null = null;
  for (const turn of all) {
    if (!isForcedWin(context, turn, side, turns)) continue;
    if (key) return null;
    key = turn;
  }
  const end = key && positionAfterTurn(key);
  if (!key || !end) return null;
  const first = spellTurn(game, key);
  for (const allowsSeveralLast of [false, true])
    for (const answer of distinctTurns(context, end)) {
      const after = positionAfterTurn(answer);
      const rest = after && !game.outcome(after) && findWin(context, after, turns - 1, allowsSeveralLast);
      if (rest)
        return {
          ...rest,
          solution: [first, ...rest.solution],
          replies: [spellTurn(game, answer), ...rest.replies],
        };
    }
  return null;
};

const findOnlySave = (context: ProverContext, position: Position): FoundPuzzle | null => {
  const { game } = context;
  const replies = new Map<string, { readonly from: Position; readonly turn: Turn; count: number }>();
  let saved: Turn | null = null;
  let count = 0;
  for (const turn of distinctTurns(context, position)) {
    count++;
    const end = positionAfterTurn(turn);
    const outcome = end && game.outcome(end);
    if (outcome?.winner === position.toMove) return null;
    const loss = end && !outcome && findTurnWhere(context, end, (answer) => isWonBy(game, answer, end.toMove));
    if (loss) {
      const text = spellTurn(game, loss);
      const reply = replies.get(text) ?? { from: end, turn: loss, count: 0 };
      reply.count++;
      replies.set(text, reply);
    } else if (!outcome && (saved || !end)) return null;
    else if (!outcome) saved = turn;
  }
  const sorted = [...replies].sort(([, a], [, b]) => b.count - a.count).slice(0, MAX_REPLIES);
  const [first] = sorted;
  if (!saved || !first || count < MIN_TURNS) return null;
  return {
    kind: 'save',
    solution: [spellTurn(game, saved)],
    replies: sorted.map(([text]) => text),
    rule: winRule(game, first[1].from, first[1].turn),
  };
};

const MAX_SOLUTIONS = 2;

const findCaptures = (context: ProverContext, position: Position): FoundPuzzle | null => {
  const { game } = context;
  const foes = (at: Position) =>
    Object.values(game.view(at).units).filter(({ side }) => side !== position.toMove).length;
  const before = foes(position);
  const found: Turn[] = [];
  let count = 0;
  for (const turn of distinctTurns(context, position)) {
    count++;
    if (isWonBy(game, turn, position.toMove)) return null;
    const end = positionAfterTurn(turn);
    if (end && before - foes(end) >= CAPTURE_GOAL) found.push(turn);
    if (found.length > MAX_SOLUTIONS) return null;
  }
  const [best] = found;
  if (!best || count < MIN_TURNS) return null;
  const { units } = game.view(position);
  const captured = playTurn(game, position, best)
    .steps.flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === 'captured' ? [event.unit] : []))
    .filter((unit) => units[unit]?.side === other(position.toMove));
  return new Set(captured).size >= CAPTURE_GOAL
    ? {
        kind: 'capture',
        solution: [spellTurn(game, best)],
        replies: [],
        rule: captureRule(game, position, best),
      }
    : null;
};

type Finder = (context: ProverContext, position: Position) => FoundPuzzle | null;

/** The functions that find each kind of puzzle, the fastest first, since time is limited. */
const FINDERS: readonly (readonly [kind: Puzzle['kind'], turns: number, find: Finder])[] = [
  ['win', 1, (context, position) => findWin(context, position, 1)],
  ['capture', 1, findCaptures],
  ['save', 1, findOnlySave],
  ['win', 2, (context, position) => findWin(context, position, 2)],
  ['win', 3, (context, position) => findWin(context, position, 3)],
];

export const findPuzzle = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  isWanted: (kind: Puzzle['kind'], turns: number) => boolean,
  shouldStop?: () => boolean,
): FoundPuzzle | null => {
  const context = createProverContext(game, evaluation, TURN_BUDGET, shouldStop);
  try {
    for (const [kind, turns, find] of FINDERS) {
      const found = isWanted(kind, turns) ? find(context, position) : null;
      if (found) return found;
    }
    return null;
  } catch (error) {
    if (error instanceof LimitExceeded) return null;
    throw error;
  }
};

export interface PuzzleRequest {
  readonly game: string;
  readonly position: Position;
}

/** Share of the time limit for proving a win. The rest is left for making the puzzle. */
const WIN_SHARE = 1 / 2;

/** Finds a puzzle within a time limit in milliseconds. Null if there is no puzzle or the time runs out. */
export const findPuzzleInTime = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  milliseconds: number,
  now: () => number,
): FoundPuzzle | null => {
  const began = now();
  const shouldStop = () => now() > began + milliseconds;
  const isLate = () => now() > began + milliseconds * WIN_SHARE;
  const { winner, turns } = whoWins(game, evaluation, position, isLate, undefined, [position.toMove]);
  const isWanted = (kind: Puzzle['kind'], within: number) =>
    kind === 'win' ? winner !== null && within === turns : winner === null;
  return findPuzzle(game, evaluation, position, isWanted, shouldStop);
};
