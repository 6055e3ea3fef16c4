/**
 * Measures the engine in all variants or those named: perft lines a second compared with chessops; random actions a
 * second from the start and from the fullest board of a sample; and the time until a fresh position is ready.
 */
import { loadavg } from 'node:os';
import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { seeded } from '../../src/kernel/chance.ts';
import { defineGame } from '../../src/kernel/define.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { GAMES } from '../../src/variants/index.ts';
import { SPEC } from '../../tests/support/chess/index.ts';
import { START } from '../../tests/support/chess/position/setup.ts';
import { cpuTimeOf, median, type Spread, spreadOf, textTable, thousands } from '../figures.ts';
import { runInChild, sendToParent } from '../run-in-child.ts';
import { scenesOf } from './scenes.ts';

const RUNS = 5;
/** CPU time in ms that the random walks of a game take in all. */
const BUDGET = 2000;
const POSITIONS = 100;
/** The perft depth of each game, in plies: one that takes less than a second. The default is 1. */
const DEPTHS: Readonly<Record<string, number>> = {
  chessops: 4,
  chess: 4,
  'great-worm': 2,
  snake: 4,
  baroque: 3,
  inchworm: 2,
};

/** Counts lines with chessops, which clones and plays even the last ply: the baseline of our ratios. */
const cloneAndPlay = (position: Chess, depth: number): number => {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const [from, targets] of position.allDests())
    for (const to of targets) {
      const isLast = to < 8 || to >= 56;
      const roles = ['queen', 'rook', 'bishop', 'knight'] as const;
      for (const promotion of position.board.pawn.has(from) && isLast ? roles : [undefined]) {
        const next = position.clone();
        next.play({ from, to, ...(promotion && { promotion }) });
        nodes += cloneAndPlay(next, depth - 1);
      }
    }
  return nodes;
};

/** Loads a game. The test chess is made to play the last ply, as chessops does, instead of counting open choices. */
const gameOf = async (id: string): Promise<Game> => {
  if (id === 'chess') return defineGame({ ...SPEC, asking: { counting: { endsPlay: () => true } } });
  const entry = GAMES.find((each) => each.id === id);
  invariant(entry, `${id} is a game`);
  return entry.load();
};

/**
 * Plays random actions, from `start` again after each end. `visit` sees every position; none is kept, since memory
 * slows the run.
 */
const walk = (game: Game, start: Position, actions: number, visit = (_: Position) => {}): void => {
  let dice = seeded(1);
  let position = start;
  for (let asked = 0; asked < actions; asked++) {
    const chosen = randomPicks(game, position, dice);
    if (chosen) {
      dice = chosen[1];
      visit(position);
    }
    const played = chosen && game.play(position, chosen[0]);
    position = played?.ok ? played.value.state : start;
  }
};

/** Measures the CPU time (ms) until a fresh position is ready: its outcome, view and first question. */
const readyIn = (game: Game, start: Position): Spread => {
  const positions: Position[] = [];
  walk(game, start, POSITIONS, (position) => positions.push(JSON.parse(JSON.stringify(position))));
  const answers = (at: Position) => [game.outcome(at), game.view(at), game.ask(at, [])];
  return spreadOf(positions.map((position) => cpuTimeOf(() => answers(position))));
};

type Measured = Awaited<ReturnType<typeof measured>>;

const measured = async (id: string) => {
  const depth = DEPTHS[id] ?? 1;
  const game = id === 'chessops' ? null : await gameOf(id);
  const chess = Chess.fromSetup(parseFen(START).unwrap()).unwrap();
  const count = () => (game ? game.perft(game.setup(1), depth) : cloneAndPlay(chess, depth));
  const [, ...times] = Array.from({ length: RUNS + 1 }, () => cpuTimeOf(count));
  const scenes = game && id !== 'chess' ? scenesOf(game, 0) : [];
  const rows = scenes.map(({ name, game: of, position }) => {
    let actions = 20;
    while (cpuTimeOf(() => walk(of, position, actions)) < BUDGET / RUNS / 2) actions *= 2;
    const walks = Array.from({ length: RUNS }, () => cpuTimeOf(() => walk(of, position, actions)));
    const ready = Object.values(readyIn(of, position)).map((ms) => ms.toFixed(2));
    return [id, name, thousands((1000 * actions) / median(walks)), ...ready];
  });
  return { perSecond: (1000 * count()) / median(times), scenes: rows };
};

const asked = process.argv.slice(2);
if (process.send) sendToParent(await measured(asked[0] ?? ''));
else {
  const variants = GAMES.map(({ id }) => id).filter((id) => asked.length === 0 || asked.includes(id));
  const found: (readonly [string, Measured])[] = [];
  // Each game has a process of its own: in one heap they would slow each other down.
  for (const id of ['chessops', 'chess', ...variants])
    found.push([id, await runInChild<Measured>(import.meta.url, [id])]);
  const reference = found[0]?.[1].perSecond ?? Number.NaN;
  console.log(`Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}. Processor time, medians of ${RUNS}.\n`);
  const plays = found.map(([id, { perSecond }]) => [
    `${id}, depth ${DEPTHS[id] ?? 1}`,
    thousands(perSecond),
    (perSecond / reference).toFixed(3),
  ]);
  console.log(textTable(['complete plays', 'a second', 'of chessops'], plays));
  console.log(
    `\nRandom actions a second; the end or not, the view and the first question at ${POSITIONS} positions, in ms.\n`,
  );
  const head = ['game', 'from', 'actions/s', 'median', '95 %', 'worst'];
  const scenes = found.flatMap(([, measured]) => measured.scenes);
  console.log(textTable(head, scenes));
}
