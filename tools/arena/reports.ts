/** Checks the turning points of reports with a search ten times as long. */
import { tableOfRecord } from '../../src/app/model/playing.ts';
import { positionAt, type Table } from '../../src/app/model/table.ts';
import type { ShortTurn } from '../../src/app/narration/short.ts';
import { advantageAtEnd, betterFor, DECIDED, lossBetween, WON_NOW } from '../../src/app/review/advantages.ts';
import { makeReport } from '../../src/app/review/game-report.ts';
import type { TurningPoint } from '../../src/app/review/turning-points.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import type { Position } from '../../src/kernel/game.ts';
import { ok, unwrap } from '../../src/kernel/result.ts';
import { limitsOf, VERDICT } from '../../src/opponent/levels.ts';
import { search } from '../../src/opponent/search.ts';
import { think } from '../../src/opponent/think.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { type Arena, gameOf } from './match.ts';

const NODES_FACTOR = 10;
/** Lifts the advantage in a decided game (hundredths of a Pawn) beyond any score. */
const DECIDED_FACTOR = 1000;

/** An engine that searches synchronously and without a clock, so that its answers are reproducible. */
const synchronousOpponent = ({ game, evaluation }: Arena): Pick<Opponent, 'ask'> => ({
  ask: ({ position, question, seed, ...wishes }) => ({
    answer: Promise.resolve(ok(think(game, evaluation, position, question, seed, () => 0, undefined, wishes))),
    stop: () => undefined,
    drop: () => undefined,
  }),
});

/** Returns White's advantage (hundredths of a Pawn) by the longer search, without the cap of reports. */
const evaluateLonger = ({ game, evaluation }: Arena, position: Position): number => {
  const outcome = game.outcome(position);
  if (outcome) return advantageAtEnd(outcome.winner) * DECIDED_FACTOR;
  const limits = limitsOf(VERDICT, evaluation, 1);
  const nodes = NODES_FACTOR * limits.nodes;
  const found = search(game, evaluation, position, { ...limits, nodes, shouldStopDefence: () => false });
  if (!found) return 0;
  const mine =
    found.turnsToEnd === null
      ? found.score
      : Math.sign(found.turnsToEnd) * DECIDED_FACTOR * (found.turnsToEnd === 1 ? WON_NOW : DECIDED);
  return position.toMove === 'white' ? mine : 0 - mine;
};

/** Returns the position after the better turn, with the usual outcome of dice; null if the point has no better turn. */
const afterBetter = (table: Table, { better }: Pick<TurningPoint, 'better'>): Position | null => {
  if (!better) return null;
  const { game } = table;
  let position = positionAt(table, better.from);
  for (const action of better.actions.slice(0, better.names.length))
    position = unwrap(game.preview(position, unwrap(readPicks(game.board, action)))).state;
  return position;
};

/** Describes how the longer search contradicts a turning point; null if it agrees on who gains. */
const whyFalse = (
  arena: Arena,
  table: Table,
  { turn, kind, loss, ...point }: TurningPoint,
  turns: readonly ShortTurn[],
): string | null => {
  const found = evaluateLonger(arena, positionAt(table, turn.to));
  // If the opponent's reply ended the game, that outcome counts too, where it is better for the opponent.
  const reply = turns.find(({ from }) => from === turn.to);
  const outcome = reply && arena.game.outcome(positionAt(table, reply.to));
  const after = outcome ? betterFor(reply.side, found, advantageAtEnd(outcome.winner) * DECIDED_FACTOR) : found;
  const instead = evaluateLonger(arena, afterBetter(table, point) ?? positionAt(table, turn.from));
  const fall = lossBetween(turn.side, instead, after);
  const isTrue = kind === 'dice' ? Math.sign(fall) === Math.sign(loss) : fall > 0;
  const better = point.better ? `${point.better.names.join(', ')} ${point.better.advantage}` : 'none';
  const names = turn.actions.map(({ notation }) => notation).join(', ');
  return isTrue
    ? null
    : `${turn.side} ${turn.number} ${kind} ${point.before} to ${point.after}: ${names}; better ${better}; instead ${instead}, after it ${after}`;
};

/** Prints how many turning points of each pair's games the longer search confirms. */
export const checkReports = async (arena: Arena, pairs: readonly string[]): Promise<void> => {
  const { game, games } = arena;
  let [all, right] = [0, 0];
  for (const pair of pairs)
    for (let number = 0; number < games; number++) {
      const table = unwrap(tableOfRecord(game, gameOf(arena, pair, number)));
      const { points, turns } = await makeReport(table, {
        opponent: synchronousOpponent(arena),
        signal: new AbortController().signal,
        pause: async () => () => true,
        onProgress: () => undefined,
      });
      for (const point of points.filter(({ kind }) => kind !== 'ended')) {
        const why = whyFalse(arena, table, point, turns);
        if (why === null) right++;
        else console.log(`  false: ${pair}, game ${number + 1}, ${why}`);
        all++;
      }
    }
  console.log(`${game.id}: ${right} of ${all} points true in direction`);
};
