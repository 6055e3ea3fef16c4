/**
 * Why an action is played, in one sentence that is true: made from the steps of the expected line, from what
 * the other side could do instead, and from the parts of the evaluation. Dice give their usual outcome in it.
 */
import { type Square, squareName } from '../kernel/board/board.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { RuleId } from '../kernel/learning/rulebook.ts';
import { paths, type Target } from '../kernel/menu.ts';
import { other, type Side } from '../kernel/side.ts';
import type { Outcome, UnitView } from '../kernel/view.ts';
import { type Mentioned, mention } from '../kernel/words.ts';
import type { Worth } from '../kernel/worth.ts';
import type { Thought } from './search.ts';
import { SAYS } from './words.ts';

/** A reason in words, with the clause that it rests on and the squares it speaks of. */
export interface Reason {
  readonly text: string;
  readonly rule: RuleId | null;
  readonly squares: readonly Square[];
}

/** A piece that a turn takes off the board, and the clause by which. */
interface Loss {
  readonly unit: UnitView;
  readonly rule: RuleId;
}

/** One turn of a line: who plays it, what it captures, how the game stands after it. */
interface TurnPlayed {
  readonly side: Side;
  readonly losses: readonly Loss[];
  readonly after: Position;
  readonly outcome: Outcome | null;
}

/** What is captured by an action, as it is told. */
const lossesBy = (game: Game, position: Position, picks: readonly Target[]): readonly Loss[] => {
  const played = game.preview(position, picks);
  const { units } = game.view(position);
  const steps = played.ok ? played.value.tell() : [];
  return steps.flatMap(({ rule, events }) =>
    events.flatMap((event) => {
      const unit = event.kind === 'captured' ? units[event.unit] : undefined;
      return unit ? [{ unit, rule }] : [];
    }),
  );
};

/** The turns of a line. One that is not played to its end is left out, but for the first. */
const turnsAlong = (
  game: Game,
  worth: Worth,
  start: Position,
  line: readonly (readonly Target[])[],
): readonly TurnPlayed[] => {
  const turns: TurnPlayed[] = [];
  let position = start;
  let losses: Loss[] = [];
  for (const picks of line) {
    const played = game.preview(position, picks);
    if (!played.ok) break;
    losses.push(...lossesBy(game, position, picks));
    const side = position.toMove;
    const after = played.value.state;
    const outcome = game.outcome(after);
    position = after;
    if (worth.isMidTurn?.(after) && !outcome) continue;
    turns.push({ side, losses, after, outcome });
    losses = [];
    if (outcome) break;
  }
  return turns.length > 0 || losses.length === 0
    ? turns
    : [{ side: start.toMove, losses, after: position, outcome: null }];
};

const mentioned = (game: Game, { side, type, at }: UnitView): Mentioned => ({
  side,
  kind: game.pieces[type]?.name ?? type,
  place: squareName(game.board, at[0] ?? 0),
});

/** Pieces by name; those of one kind on one square are counted: "White's 2 Pawns on h2". */
const nameUnits = (game: Game, losses: readonly Loss[]): string => {
  const all = losses.map(({ unit }) => mentioned(game, unit));
  const alike = (each: Mentioned) =>
    all.filter(({ side, kind, place }) => side === each.side && kind === each.kind && place === each.place);
  return mention(
    all
      .filter((each) => alike(each)[0] === each)
      .map((each) => {
        const { length } = alike(each);
        return length > 1 ? { ...each, kind: `${length} ${each.kind}s` } : each;
      }),
  );
};

const reasonOf = (text: string, losses: readonly Loss[]): Reason => ({
  text,
  rule: losses[0]?.rule ?? null,
  squares: losses.flatMap(({ unit }) => unit.at),
});

const lossesOf = (turn: TurnPlayed | undefined, side: Side): readonly Loss[] =>
  turn?.losses.filter(({ unit }) => unit.side === side) ?? [];

const sumOf = ({ material }: Worth, losses: readonly Loss[]): number =>
  losses.reduce((sum, { unit }) => sum + (material[unit.type]?.value ?? 0), 0);

/** What this turn captures, and what the answer to it captures. */
const captureReason = (game: Game, turns: readonly TurnPlayed[], side: Side): Reason | null => {
  const won = lossesOf(turns[0], other(side));
  if (won.length === 0) return null;
  const lost = lossesOf(turns[1], side);
  const what = nameUnits(game, won);
  return reasonOf(
    lost.length > 0 ? SAYS.trades(what, other(side), nameUnits(game, lost)) : SAYS.captures(what),
    won,
  );
};

/** What an action does to a position: the pieces that it captures, and the end of the game. */
interface Effect {
  readonly losses: readonly Loss[];
  readonly outcome: Outcome | null;
}

const FORCING = { forcing: true, quiet: 0 } as const;

/**
 * Can the side to move do that by one action of its turn? Where thousands of actions can be played, those are
 * tried that capture or threaten something.
 */
const canDo = (
  game: Game,
  worth: Worth,
  position: Position,
  wanted: (effect: Effect) => boolean,
): boolean => {
  for (const { picks, act } of worth.actions?.(position, FORCING) ?? paths(game.menu(position))) {
    const after = game.next(position, act);
    const outcome = game.outcome(after);
    if (outcome || worth.gain(position, act) > 0) {
      const losses = worth.gain(position, act) > 0 ? lossesBy(game, position, picks) : [];
      if (wanted({ losses, outcome })) return true;
    }
    const isGoingOn = !outcome && after.toMove === position.toMove && worth.isMidTurn?.(after);
    if (isGoingOn && canDo(game, worth, after, wanted)) return true;
  }
  return false;
};

/** What the other side would do now if it were to move, and cannot do after this turn. */
const rescueReason = (
  game: Game,
  worth: Worth,
  turns: readonly TurnPlayed[],
  side: Side,
  danger: readonly TurnPlayed[],
): Reason | null => {
  const [blow] = danger;
  const [mine] = turns;
  if (!blow || !mine || mine.outcome || mine.after.toMove === side) return null;
  const rival = other(side);
  if (blow.outcome?.winner === rival)
    return canDo(game, worth, mine.after, ({ outcome }) => outcome?.winner === rival)
      ? null
      : { text: SAYS.stops(rival), rule: blow.outcome.rule, squares: [] };
  const struck = new Set(lossesOf(mine, side).map(({ unit }) => unit.id));
  const saved = lossesOf(blow, side).filter(
    ({ unit: { id } }) =>
      !struck.has(id) &&
      !canDo(game, worth, mine.after, ({ losses }) => losses.some(({ unit }) => unit.id === id)),
  );
  const avenged = sumOf(worth, lossesOf(danger[1], rival));
  return sumOf(worth, saved) > avenged ? reasonOf(SAYS.saves(nameUnits(game, saved), rival), saved) : null;
};

/** What its side captures with its next turn, if the line goes on as expected. */
const aimReason = (game: Game, worth: Worth, turns: readonly TurnPlayed[], side: Side): Reason | null => {
  const next = lossesOf(turns[2], other(side));
  const lost = [...lossesOf(turns[1], side), ...lossesOf(turns[3], side)];
  return next.length > 0 && sumOf(worth, next) > sumOf(worth, lost)
    ? reasonOf(SAYS.aims(nameUnits(game, next)), next)
    : null;
};

/** By so much a part of the evaluation must grow to be a reason, in hundredths of a Pawn. */
const FELT = 8;

/** The part of the evaluation that grows most by this turn. */
const termReason = (
  { terms }: Worth,
  before: Position,
  turn: TurnPlayed | undefined,
  side: Side,
): Reason | null => {
  if (!turn || turn.outcome) return null;
  const sign = side === 'white' ? 1 : -1;
  const [best] = terms
    .map((term) => ({ term, growth: sign * (term.of(turn.after) - term.of(before)) }))
    .sort((a, b) => b.growth - a.growth);
  return best && best.growth >= FELT ? { text: SAYS.grows(best.term.says), rule: null, squares: [] } : null;
};

/** How the game ends, if the search has seen it. */
const endReason = ({ end }: Thought, turns: readonly TurnPlayed[], side: Side): Reason | null => {
  const [first] = turns;
  if (first?.outcome) {
    const { winner, rule, text } = first.outcome;
    return { text: SAYS.ends(winner, text), rule, squares: [] };
  }
  if (end === null) return null;
  const winner = end > 0 ? side : other(side);
  return { text: SAYS.canWin(winner, Math.ceil(Math.abs(end) / 2), end > 0), rule: null, squares: [] };
};

/**
 * Why this is played. `danger` is what the other side would do if it were to move, as it was found on
 * `turnedTo`.
 */
export const reasonFor = (
  game: Game,
  worth: Worth,
  position: Position,
  thought: Thought,
  danger: { readonly position: Position; readonly thought: Thought } | null,
): Reason => {
  const side = position.toMove;
  const turns = turnsAlong(game, worth, position, thought.line);
  const blow = danger ? turnsAlong(game, worth, danger.position, danger.thought.line) : [];
  return (
    endReason(thought, turns, side) ??
    captureReason(game, turns, side) ??
    rescueReason(game, worth, turns, side, blow) ??
    aimReason(game, worth, turns, side) ??
    termReason(worth, position, turns[0], side) ?? { text: SAYS.best, rule: null, squares: [] }
  );
};

/** What the side to move on a board with the turn given away threatens, as it was found there; null: nothing. */
export const threatReason = (game: Game, worth: Worth, turned: Position, thought: Thought): Reason | null => {
  const side = turned.toMove;
  const turns = turnsAlong(game, worth, turned, thought.line);
  const { outcome } = turns[0] ?? {};
  if (outcome?.winner === side)
    return { text: SAYS.threatensToWin(side, 1, outcome.text), rule: outcome.rule, squares: [] };
  if (thought.end !== null && thought.end > 0)
    return { text: SAYS.threatensToWin(side, Math.ceil(thought.end / 2), ''), rule: null, squares: [] };
  const won = lossesOf(turns[0], other(side));
  const lost = [...lossesOf(turns[0], side), ...lossesOf(turns[1], side)];
  return sumOf(worth, won) > sumOf(worth, lost)
    ? reasonOf(SAYS.threatens(side, nameUnits(game, won)), won)
    : null;
};
