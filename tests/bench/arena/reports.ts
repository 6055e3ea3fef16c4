/** Is what a report says of its turning points true? A search ten times as long looks at each. */
import { makeReport } from '../../../src/app/opponent/game-report.ts';
import { fallOf, standingAtEnd, standingOf } from '../../../src/app/opponent/standings.ts';
import type { TurningPoint } from '../../../src/app/opponent/turning-points.ts';
import { tableOfLine } from '../../../src/app/seeking/line-tables.ts';
import { tableOf } from '../../../src/app/table/playing.ts';
import { nodeAt, positionAt, type Table } from '../../../src/app/table/table.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { ok, sure } from '../../../src/kernel/result.ts';
import type { Opponent } from '../../../src/opponent/client.ts';
import { limitsOf, VERDICT } from '../../../src/opponent/levels.ts';
import { search } from '../../../src/opponent/search.ts';
import { think } from '../../../src/opponent/think.ts';
import { type Arena, gameOf } from './arena.ts';

const LONGER = 10;

/** Thinks here and at once, by no clock. */
const thinkerOf = ({ game, evaluation }: Arena): Opponent => ({
  escape: async () => null,
  ask: ({ position, question, seed, ...wishes }) => ({
    answer: Promise.resolve(
      ok(think(game, evaluation, position, question, seed, () => 0, undefined, wishes)),
    ),
    stop: () => undefined,
    drop: () => undefined,
  }),
});

/** White's advantage by the longer search. */
const judgeLonger = ({ game, evaluation }: Arena, position: Position): number => {
  const outcome = game.outcome(position);
  if (outcome) return standingAtEnd(outcome.winner);
  const limits = limitsOf(VERDICT, evaluation, 1);
  const nodes = LONGER * limits.nodes;
  const found = search(game, evaluation, position, { ...limits, nodes, isTooLate: () => false });
  return (found && standingOf(found, position.toMove)) ?? 0;
};

/** The end of the turn that begins with these actions of another line. */
const afterBetter = (table: Table, { turn, better }: TurningPoint): Position | null => {
  if (!better) return null;
  const line = tableOfLine(table, nodeAt(table, better.from), better.actions.slice(0, better.names.length));
  return line.ok ? positionAt(line.value, line.value.line.length) : positionAt(table, turn.from);
};

/** What the longer search says against a point; null: it is true in direction. */
const whyFalse = (arena: Arena, table: Table, point: TurningPoint): string | null => {
  const { turn, kind, loss } = point;
  const after = judgeLonger(arena, positionAt(table, turn.to));
  const instead = judgeLonger(arena, afterBetter(table, point) ?? positionAt(table, turn.from));
  const fall = fallOf(turn.side, instead, after);
  const isTrue = kind === 'dice' ? Math.sign(fall) === Math.sign(loss) : fall > 0;
  return isTrue ? null : `instead ${instead}, after it ${after}`;
};

const toldOf = ({ turn, kind, before, after, better }: TurningPoint): string =>
  `${turn.side} ${turn.number} ${kind} ${before} to ${after}: ${turn.actions.map(({ notation }) => notation).join(', ')}; better ${better ? `${better.names.join(', ')} ${better.standing}` : 'none'}`;

/** The reports of so many games of each pair, and how many of their points are true. */
export const checkReports = async (arena: Arena, pairs: readonly string[]): Promise<void> => {
  const { game, games } = arena;
  let [all, right] = [0, 0];
  for (const pair of pairs) {
    for (let number = 0; number < games; number++) {
      const record = gameOf(arena, pair, number);
      const table = sure(tableOf(game, record));
      const { points } = await makeReport(table, {
        opponent: thinkerOf(arena),
        signal: new AbortController().signal,
        pause: async () => () => true,
        onProgress: () => undefined,
      });
      const checked = points.filter(({ kind }) => kind !== 'ended');
      let found = 0;
      for (const point of checked) {
        const why = whyFalse(arena, table, point);
        if (why === null) found++;
        else console.log(`  false: ${toldOf(point)}; ${why}`);
      }
      console.log(`${game.id} ${pair} game ${number + 1}: ${found} of ${checked.length} points true`);
      all += checked.length;
      right += found;
    }
  }
  console.log(`${game.id}: ${right} of ${all} points true in direction`);
};
