/** What would have been better than a turn, judged with the same effort and as many turns ahead. */
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import type { Position } from '../../kernel/game.ts';
import { other } from '../../kernel/side.ts';
import type { OpponentAnswer, OpponentRequest } from '../../opponent/messages.ts';
import { SAYS } from '../../opponent/words.ts';
import { lineFrom } from '../model/line-tables.ts';
import { positionAt, type Table } from '../model/table.ts';
import { type ShortTurn, shortAt } from '../narration/short.ts';
import {
  type AskEngine,
  type Checked,
  checked,
  judge,
  judgeAgain,
  keyAt,
  lastOf,
  placesOf,
  pointsOf,
  standings,
  verdicts,
} from './judging.ts';
import { type Advantage, betterOf, DECIDED, fallOf, standingOf } from './standings.ts';
import { type BetterTurn, type Fall, LEAST_LOSS } from './turning-points.ts';

/** Most better turns looked at for one fall: a search may see too late that one fails. */
const MOST_TRIED = 2;
/** Most turns that a better turn is looked at ahead, as the line shows the one played. */
const MOST_AHEAD = 1;

/** The first turn of a shown line: its number of actions. */
interface WholeTurn {
  readonly shown: Table;
  readonly steps: number;
}

/** Did a roll change what happens in it? Then it says little of the other rolls. */
const hasLuck = ({ shown, steps }: WholeTurn): boolean =>
  Array.from({ length: steps }, (_, at) => shortAt(shown, at)).some(({ came }) => came);

/** A turn from a position as a table, at its start: the line with its first turn whole. Null: it cannot be played. */
const wholeTurn = async (
  { game }: Table,
  position: Position,
  line: OpponentAnswer['thought']['line'],
  ask: AskEngine,
): Promise<WholeTurn | null> => {
  for (let [whole, before] = [line, 0]; ; ) {
    const shown = lineFrom(game, position, whole);
    const length = shown?.line.length ?? 0;
    if (!shown || length === before) return null;
    const isEnd = (at: number) =>
      positionAt(shown, at).ply !== position.ply || game.outcome(positionAt(shown, at));
    for (let steps = 1; steps <= length; steps++) if (isEnd(steps)) return { shown, steps };
    const rest = await ask(positionAt(shown, length), 'verdict');
    if (!rest) return null;
    whole = [...whole.slice(0, length), ...rest.thought.line];
    before = length;
  }
};

/**
 * The standing of a position, looked at so many turns ahead along the line that is expected there. `also` is an
 * answer that is looked at in any case.
 */
const judgeAhead = async (
  table: Table,
  position: Position,
  turns: number,
  ask: AskEngine,
  also?: OpponentRequest['also'],
): Promise<Advantage> => {
  const { standing, answer } = await judge(table, position, ask, 'verdict', also);
  if (turns === 0 || !answer || standing === null) return standing;
  const next = await wholeTurn(table, position, answer.thought.line, ask);
  if (!next || hasLuck(next)) return standing;
  const later = await judgeAhead(table, positionAt(next.shown, next.steps), turns - 1, ask);
  return later === null ? standing : betterOf(position.toMove, standing, later);
};

/** How many actions of the turn are those of the line that is shown. */
const sharedBy = (table: Table, { from, to }: ShortTurn, shown: Table): number => {
  let count = 0;
  while (from + count < to && table.line[from + count]?.action === shown.line[count]?.action) count++;
  return count;
};

/** The picks of an action of the line. */
const playedAt = ({ game, line }: Table, cursor: number): readonly Target[] | undefined => {
  const picks = readPicks(game.board, line[cursor]?.action ?? '');
  return picks.ok ? picks.value : undefined;
};

/** A better turn, and where it leads; null where it is a proved win. */
interface Advised {
  readonly better: BetterTurn;
  readonly end: Position | null;
}

/** What a search advises instead of a turn, judged so many turns ahead. Null: it is that turn, or a lucky one. */
const advised = async (
  table: Table,
  turn: ShortTurn,
  { thought, reason }: OpponentAnswer,
  ahead: number,
  ask: AskEngine,
): Promise<Advised | null> => {
  const found = await wholeTurn(table, positionAt(table, turn.from), thought.line, ask);
  if (!found) return null;
  const { shown, steps } = found;
  const shared = sharedBy(table, turn, shown);
  if (shared === turn.to - turn.from && shared === steps) return null;
  // A proof needs no second look.
  const isWon = thought.isProved && (thought.end ?? 0) > 0;
  if (!isWon && hasLuck(found)) return null;
  // The answer to the turn played may be the answer to this one, too.
  const answered =
    ahead > 0 ? playedAt(table, turn.to) : verdicts.get(lastOf(table, turn))?.answer?.thought.picks;
  const standing = isWon
    ? standingOf(thought, turn.side)
    : await judgeAhead(table, positionAt(shown, steps), ahead, ask, answered);
  if (standing === null) return null;
  const kept = Math.min(shared, steps - 1);
  const better = {
    from: turn.from + kept,
    names: Array.from({ length: steps - kept }, (_, index) => shortAt(shown, kept + index).notation),
    actions: shown.line.slice(kept).map(({ action }) => action),
    reason: reason?.text === SAYS.best ? null : reason,
    standing,
  };
  return { better, end: isWon ? null : positionAt(shown, steps) };
};

/** The standing after a turn as the line shows it, and how many turns later: only from places judged again. */
const judgePlayed = async (table: Table, turns: readonly ShortTurn[], turn: ShortTurn, ask: AskEngine) => {
  const places = placesOf(turns);
  const place = places.indexOf(turn.to);
  await judgeAgain(table, turn.to, ask);
  for (;;) {
    const { judged, known } = pointsOf(table, turns);
    const source = judged.findIndex((standing, at) => at >= place && standing === known[place]);
    const cursor = places[source];
    // The mean of several places is that of none.
    if (cursor === undefined) return { standing: known[place] ?? null, ahead: 0 };
    if (verdicts.has(keyAt(table, cursor))) return { standing: known[place] ?? null, ahead: source - place };
    await judgeAgain(table, cursor, ask);
  }
};

/** The last look at both turns: is the better one still much better? */
const confirmed = async (
  table: Table,
  turn: ShortTurn,
  { better, end }: Advised,
  played: { readonly standing: number; readonly ahead: number },
  ask: AskEngine,
): Promise<Checked> => {
  const { side, to } = turn;
  const look = async (position: Position) => (await judge(table, position, ask, 'confirm')).standing;
  const seen = await look(positionAt(table, to));
  const isFromLine = seen === null || (played.ahead > 0 && Math.abs(seen) < DECIDED);
  const after = isFromLine ? betterOf(other(side), played.standing, seen ?? played.standing) : seen;
  if (after !== played.standing) standings.set(keyAt(table, to), after);
  const standing = (end && (await look(end))) ?? better.standing;
  const isBetter = fallOf(side, standing, after) >= LEAST_LOSS;
  return { after, better: isBetter ? { ...better, standing } : null };
};

/**
 * The best turn found instead of the one played, judged as far ahead; null where none is much better. A search
 * that sees too late that its turn fails is asked for another one, so many times; the standing before the turn is
 * then that of the best one known.
 */
const findBetter = async (
  table: Table,
  turns: readonly ShortTurn[],
  turn: ShortTurn,
  ask: AskEngine,
): Promise<Checked | null> => {
  const { side, from } = turn;
  const { standing: after, ahead } = await judgePlayed(table, turns, turn, ask);
  let { answer, standing } = await judgeAgain(table, from, ask);
  if (after === null) return null;
  const without: (readonly Target[])[] = [];
  let best: Advised | null = null;
  let known = after;
  while (answer && standing !== null && fallOf(side, standing, known) >= LEAST_LOSS) {
    const found = await advised(table, turn, answer, Math.min(ahead, MOST_AHEAD), ask);
    if (found && fallOf(side, found.better.standing, known) > 0) {
      best = found;
      known = found.better.standing;
    }
    without.push(answer.thought.picks);
    if (without.length === MOST_TRIED || fallOf(side, standing, known) < LEAST_LOSS) break;
    answer = await ask(positionAt(table, from), 'verdict', { without });
    standing = answer && standingOf(answer.thought, side);
  }
  const isMuch = best && fallOf(side, best.better.standing, after) >= LEAST_LOSS;
  const last = isMuch && best ? await confirmed(table, turn, best, { standing: after, ahead }, ask) : null;
  if (last) known = betterOf(side, last.after, last.better?.standing ?? last.after);
  // The other side has not won yet: it is this side's turn.
  standings.set(keyAt(table, from), betterOf(side, known, fallOf(side, 0, DECIDED)));
  return last ?? { after, better: null };
};

/** Checks a fall: the places around it are judged again, and a better turn is looked for. */
export const check = async (
  table: Table,
  turns: readonly ShortTurn[],
  fall: Fall,
  ask: AskEngine,
): Promise<void> => {
  const { turn, kind } = fall;
  let found: Checked | null = null;
  if (kind === 'dice') {
    await judgeAgain(table, turn.from, ask);
    const { standing } = await judgePlayed(table, turns, turn, ask);
    found = standing === null ? null : { after: standing, better: null };
  } else if (kind !== 'ended') found = await findBetter(table, turns, turn, ask);
  checked.set(lastOf(table, turn), found ?? { after: fall.after, better: null });
};
