/** Puzzles in positions of games, proved to have one solution. */
import { royalOf } from '../kernel/board/royal.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { BoardEvent } from '../kernel/event.ts';
import type { Game, Position } from '../kernel/game.ts';
import { closedBy } from '../kernel/learning/exits.ts';
import { AT_ONCE, type Puzzle } from '../kernel/learning/puzzle.ts';
import type { RuleId } from '../kernel/learning/rulebook.ts';
import { sure } from '../kernel/result.ts';
import { other, type Side } from '../kernel/side.ts';
import type { UnitView } from '../kernel/view.ts';
import { createProof } from './proof.ts';
import {
  endOf,
  isWonBy,
  type KnownGame,
  knownOf,
  someTurn,
  spellTurn,
  type Turn,
  turnsFrom,
  Unclear,
} from './turns.ts';
import { whoWins } from './who-wins.ts';

export type Found = Omit<Puzzle, 'id' | 'at' | 'grade'>;

const playTurn = (game: Game, from: Position, { picks }: Pick<Turn, 'picks'>) => {
  let position = from;
  const steps = picks.flatMap((each) => {
    const { tell, state } = sure(game.play(position, each));
    position = state;
    return tell();
  });
  return { steps, end: position };
};

const isCapture = (event: BoardEvent): event is Extract<BoardEvent, { kind: 'captured' }> =>
  event.kind === 'captured';

const captureRule = (game: Game, from: Position, turn: Turn): RuleId =>
  playTurn(game, from, turn).steps.find(({ events }) => events.some(isCapture))?.rule ?? '';

const checkRule = (game: Game, position: Position): RuleId | undefined => {
  const { marks, units } = game.view(position);
  const facts = [...Object.values(marks), ...Object.values(units).map(({ badges }) => badges)].flat();
  return facts.find(({ kind }) => kind === 'check')?.rule;
};

/** The clause of a royal capture, of what closes the last exits, of a mating check, or else of the end. */
const winRule = (game: Game, from: Position, turn: Turn): RuleId => {
  const { steps, end } = playTurn(game, from, turn);
  const outcome = game.outcome(end);
  if (!outcome?.winner) return '';
  const loser = other(outcome.winner);
  const isLost = (unit: UnitView | undefined): boolean =>
    unit?.side === loser && unit.type === game.royal?.type;
  const { units } = game.view(from);
  const capture = steps.find(({ events }) =>
    events.some((event) => isCapture(event) && isLost(units[event.unit])),
  );
  if (capture) return capture.rule;
  const royal = royalOf(game, end, loser);
  const isShut = royal && game.royal?.exits;
  const cause = isShut ? closedBy(game, from, end, royal)[0]?.rule : checkRule(game, end);
  return cause ?? outcome.rule;
};

/** Minimum number of legal turns: with fewer, the solution is easily guessed. */
const LEAST_TURNS = 8;
const MOST_REPLIES = 6;

/** One turn per position, by `Evaluation.key`; turns with dice are all listed. */
function* distinctTurns(known: KnownGame, position: Position): Generator<Turn> {
  const seen = new Set<string>();
  for (const turn of turnsFrom(known, position)) {
    const end = endOf(turn);
    const key = end && known.evaluation.key(end);
    if (key !== null && seen.has(key)) continue;
    if (key !== null) seen.add(key);
    yield turn;
  }
}

/** Throws `Unclear` if the budget runs out. */
const isWon = (known: KnownGame, position: Position, side: Side, turns: number): boolean => {
  const proof = createProof(known.game, known.evaluation, position, { side, turns });
  proof.run(() => proof.nodes > known.left || known.isOver());
  known.left -= proof.nodes;
  if (proof.isWon === null) throw new Unclear();
  return proof.isWon;
};

/** Whether a turn wins within this many turns, for all replies and dice. */
export const isForced = (known: KnownGame, turn: Turn, side: Side, turns: number): boolean =>
  isWonBy(known.game, turn, side) ||
  (turns > 1 && turn.ends.length > 0 && turn.ends.every((end) => isWon(known, end, side, turns - 1)));

/** A puzzle may have MOST_WINS winning turns, or one in ONE_IN of all turns. */
const MOST_WINS = 3;
const ONE_IN = 100;

const winInOne = (known: KnownGame, position: Position, isAny: boolean): Found | null => {
  const wins: Turn[] = [];
  let count = 0;
  for (const turn of distinctTurns(known, position)) {
    count++;
    if (isWonBy(known.game, turn, position.toMove)) wins.push(turn);
  }
  const [win] = wins;
  const isRare = count >= LEAST_TURNS && wins.length <= Math.max(MOST_WINS, count / ONE_IN);
  return win && (isAny || isRare)
    ? {
        kind: 'win',
        solution: [spellTurn(known.game, win)],
        replies: [],
        rule: winRule(known.game, position, win),
      }
    : null;
};

/** Budget of turns for all proofs at one position. */
const MOST_PLAYED = 100_000;

/** A win in exactly this many turns, by a unique first turn. `isAny` allows several last turns. */
const winIn = (known: KnownGame, position: Position, turns: number, isAny = false): Found | null => {
  const { game } = known;
  const side = position.toMove;
  if (turns === 1) return winInOne(known, position, isAny);
  if (isWon(known, position, side, turns - 1)) return null;
  const { left } = known;
  const all = [...distinctTurns(known, position)];
  // One reply refutes most turns, but finding it costs about as much as the proof above.
  if (all.length * (left - known.left) > MOST_PLAYED) throw new Unclear();
  let key: Turn | null = null;
  for (const turn of all) {
    if (!isForced(known, turn, side, turns)) continue;
    if (key) return null;
    key = turn;
  }
  const end = key && endOf(key);
  if (!key || !end) return null;
  const first = spellTurn(game, key);
  for (const isAnyLast of [false, true])
    for (const answer of distinctTurns(known, end)) {
      const after = endOf(answer);
      const rest = after && !game.outcome(after) && winIn(known, after, turns - 1, isAnyLast);
      if (rest)
        return {
          ...rest,
          solution: [first, ...rest.solution],
          replies: [spellTurn(game, answer), ...rest.replies],
        };
    }
  return null;
};

const onlySave = (known: KnownGame, position: Position): Found | null => {
  const { game } = known;
  const replies = new Map<string, { readonly from: Position; readonly turn: Turn; count: number }>();
  let saved: Turn | null = null;
  let count = 0;
  for (const turn of distinctTurns(known, position)) {
    count++;
    const end = endOf(turn);
    const outcome = end && game.outcome(end);
    if (outcome?.winner === position.toMove) return null;
    const loss = end && !outcome && someTurn(known, end, (answer) => isWonBy(game, answer, end.toMove));
    if (loss) {
      const text = spellTurn(game, loss);
      const reply = replies.get(text) ?? { from: end, turn: loss, count: 0 };
      reply.count++;
      replies.set(text, reply);
    } else if (!outcome && (saved || !end)) return null;
    else if (!outcome) saved = turn;
  }
  const sorted = [...replies].sort(([, a], [, b]) => b.count - a.count).slice(0, MOST_REPLIES);
  const [first] = sorted;
  if (!saved || !first || count < LEAST_TURNS) return null;
  return {
    kind: 'save',
    solution: [spellTurn(game, saved)],
    replies: sorted.map(([text]) => text),
    rule: winRule(game, first[1].from, first[1].turn),
  };
};

/** Limit of solutions of a capture puzzle. */
const FEW = 2;

const captureSeveral = (known: KnownGame, position: Position): Found | null => {
  const { game } = known;
  const foes = (at: Position) =>
    Object.values(game.view(at).units).filter(({ side }) => side !== position.toMove).length;
  const before = foes(position);
  const found: Turn[] = [];
  let count = 0;
  for (const turn of distinctTurns(known, position)) {
    count++;
    if (isWonBy(game, turn, position.toMove)) return null;
    const end = endOf(turn);
    if (end && before - foes(end) >= AT_ONCE) found.push(turn);
    if (found.length > FEW) return null;
  }
  const [best] = found;
  if (!best || count < LEAST_TURNS) return null;
  const { units } = game.view(position);
  const captured = playTurn(game, position, best)
    .steps.flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === 'captured' ? [event.unit] : []))
    .filter((unit) => units[unit]?.side === other(position.toMove));
  return new Set(captured).size >= AT_ONCE
    ? {
        kind: 'capture',
        solution: [spellTurn(game, best)],
        replies: [],
        rule: captureRule(game, position, best),
      }
    : null;
};

type Find = (known: KnownGame, position: Position) => Found | null;

/** Fastest proofs first. */
const FINDERS: readonly (readonly [kind: Puzzle['kind'], turns: number, find: Find])[] = [
  ['win', 1, (known, position) => winIn(known, position, 1)],
  ['capture', 1, captureSeveral],
  ['save', 1, onlySave],
  ['win', 2, (known, position) => winIn(known, position, 2)],
  ['win', 3, (known, position) => winIn(known, position, 3)],
];

/** The first puzzle of a wanted kind; null if none is found within the budget. */
export const puzzleAt = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  isWanted: (kind: Puzzle['kind'], turns: number) => boolean,
  isOver?: () => boolean,
): Found | null => {
  const known = knownOf(game, evaluation, MOST_PLAYED, isOver);
  try {
    for (const [kind, turns, find] of FINDERS) {
      const found = isWanted(kind, turns) ? find(known, position) : null;
      if (found) return found;
    }
    return null;
  } catch (error) {
    if (error instanceof Unclear) return null;
    throw error;
  }
};

export interface PuzzleRequest {
  readonly game: string;
  readonly position: Position;
}

/** Share of the time spent on proving a win. */
const TO_WIN = 1 / 2;

/** A puzzle in a played game, or null. `most` is in milliseconds of the clock `now`. */
export const puzzleIn = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  most: number,
  now: () => number,
): Found | null => {
  const began = now();
  const isOver = () => now() > began + most;
  const isLate = () => now() > began + most * TO_WIN;
  const { winner, turns } = whoWins(game, evaluation, position, isLate, undefined, [position.toMove]);
  const isWanted = (kind: Puzzle['kind'], within: number) =>
    kind === 'win' ? winner !== null && within === turns : winner === null;
  return puzzleAt(game, evaluation, position, isWanted, isOver);
};
