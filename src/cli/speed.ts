/** Benchmarks: perft, random games, and answers that a player waits for. */
import { seeded } from '../kernel/chance.ts';
import type { Game, Position } from '../kernel/game.ts';
import { randomPicks } from '../kernel/laws/walk.ts';

export interface Speed {
  readonly perft: readonly { readonly depth: number; readonly nodes: number; readonly ms: number }[];
  /** The nodes per second in the deepest perft. */
  readonly nodesPerSecond: number;
  readonly actionsPerSecond: number;
  /** Mean times in milliseconds. */
  readonly ms: { readonly ask: number; readonly preview: number; readonly explain: number };
}

const timed = <T>(work: () => T): readonly [T, number] => {
  const started = performance.now();
  const value = work();
  return [value, performance.now() - started];
};

/** Counts the lines of each depth (perft), until the next depth would take over `budget` milliseconds. */
const runPerft = (game: Game, start: Position, budget: number): Speed['perft'] => {
  const rows: { depth: number; nodes: number; ms: number }[] = [];
  for (let depth = 1; depth < 20; depth++) {
    const [nodes, ms] = timed(() => game.perft(start, depth));
    rows.push({ depth, nodes, ms });
    const next = rows.at(-2) ? (ms * nodes) / Math.max(1, rows.at(-2)?.nodes ?? 1) : ms * nodes;
    if (nodes === 0 || next > budget) break;
  }
  return rows;
};

const playRandomly = (
  game: Game,
  budget: number,
): { readonly positions: readonly Position[]; readonly perSecond: number } => {
  const positions: Position[] = [];
  const started = performance.now();
  let dice = seeded(1);
  let position = game.setup(1);
  let seed = 1;
  while (performance.now() - started < budget) {
    const chosen = randomPicks(game, position, dice);
    const played = chosen && game.play(position, chosen[0]);
    if (chosen) dice = chosen[1];
    position = played?.ok ? played.value.state : game.setup(++seed);
    positions.push(position);
  }
  return { positions, perSecond: positions.length / ((performance.now() - started) / 1000) };
};

/** Returns a copy of the position without memoized answers, so that answers are computed anew. */
const withoutMemory = (position: Position): Position => ({ ...position });

const mean = (times: readonly number[]): number => times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length);

export const measureSpeed = (game: Game, start: Position, budget = 1000): Speed => {
  const perft = runPerft(game, start, budget);
  const { positions, perSecond } = playRandomly(game, budget);
  const sample = positions.filter((position) => game.outcome(position) === null).slice(0, 200);
  const ask = sample.map((position) => timed(() => game.ask(withoutMemory(position), []))[1]);
  const preview = sample.map((position, index) => {
    const chosen = randomPicks(game, position, seeded(index));
    return timed(() => chosen && game.preview(withoutMemory(position), chosen[0]))[1];
  });
  const explain = sample.map(
    (position) =>
      timed(() => game.board.squares.map(({ square }) => game.explain(position, [], { kind: 'square', square })))[1] /
      game.board.squares.length,
  );
  const last = perft.at(-1);
  return {
    perft,
    nodesPerSecond: last ? Math.round((last.nodes / last.ms) * 1000) : 0,
    actionsPerSecond: Math.round(perSecond),
    ms: { ask: mean(ask), preview: mean(preview), explain: mean(explain) },
  };
};
