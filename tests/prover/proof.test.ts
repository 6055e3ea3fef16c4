/** Tests proofs against full enumeration, puzzles and composed mates. */
import { describe, expect, it } from 'vitest';
import { type Path, uncachedPaths } from '../../src/kernel/asking/legal.ts';
import { coversAllResults, type Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { other, type Side } from '../../src/kernel/side.ts';
import type { ProofNode } from '../../src/prover/node.ts';
import { createProof } from '../../src/prover/proof.ts';
import { type ProofResult, whoWins } from '../../src/prover/who-wins.ts';
import { positionFields } from '../../src/variants/inchworm/position/setup.ts';
import { CHESS } from '../support/chess/entry.ts';
import { atDepth } from '../support/depth.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { must } from '../support/scenario.ts';
import { at } from '../variants/frozenchess/support.ts';

const NEVER = () => false;

const isWon = (game: Game, evaluation: Evaluation, position: Position, side: Side, turns: number) => {
  const proof = createProof(game, evaluation, position, { side, turns });
  proof.run(NEVER);
  return proof.isWon;
};

/** The limit of an enumeration in seconds of an ordinary machine; it is counted in nodes. */
const SECONDS = atDepth(0.6, 2);

class TooMany extends Error {}

/**
 * Returns by full enumeration whether `side` wins within `turns` of its turns; throws `TooMany` if that takes too long.
 */
const enumerated = (game: Game, evaluation: Evaluation, start: Position, side: Side, turns: number): boolean => {
  let played = 0;
  const most = SECONDS * evaluation.nodesPerSecond;
  const resultsOf = (position: Position, { act }: Path<unknown>): readonly Position[] | null => {
    if (++played > most) throw new TooMany();
    const rolls = evaluation.rolls?.(position, act);
    if (!rolls) return [game.next(position, act)];
    return coversAllResults(rolls) ? rolls.map(({ state }) => state) : null;
  };
  const wins = (position: Position, left: number, turnOf: Side): boolean => {
    const outcome = game.outcome(position);
    if (outcome || left === 0) return outcome?.winner === side;
    const isGood = (path: Path<unknown>): boolean =>
      resultsOf(position, path)?.every((after) => {
        const isOver = after.ply !== position.ply;
        return wins(after, left - (isOver && turnOf === side ? 1 : 0), isOver ? after.toMove : turnOf);
      }) ?? false;
    const isChoice = position.toMove === side && !evaluation.awaitsDice?.(position);
    for (const path of uncachedPaths(game.menu(position), NEVER)) if (isGood(path) === isChoice) return isChoice;
    return !isChoice;
  };
  return wins(start, turns, start.toMove);
};

/** Plays all lines below a proved node, and expects `side` to win each. Returns the number of lines. */
const check = (game: Game, position: Position, node: ProofNode, side: Side): number => {
  if (!node.children) {
    expect(game.outcome(position)?.winner).toBe(side);
    return 1;
  }
  if (node.isOrNode) expect(node.children).toHaveLength(1);
  return node.children.reduce((sum, child) => {
    const after = child.picks.length > 0 ? must(game.play(position, child.picks)).state : position;
    return sum + check(game, after, child, side);
  }, 0);
};

/** Positions with fewer actions than any puzzle of their game, so that enumeration is feasible. */
const SMALL: Readonly<Record<string, () => Position>> = {
  frozenchess: () => at('w Ka1 Rb1 / b Ke16 Pp12 / closed e15:Pn / rules first'),
};

describe.each(PUBLISHED_GAMES)('$title', async ({ id, load, evaluation: fetch, puzzles: all }) => {
  const [game, evaluation, puzzles = []] = await Promise.all([load(), fetch?.(), all?.()]);
  if (!evaluation) return;
  const shortest = [...puzzles].sort((a, b) => a.at.length - b.at.length);

  const isWin = ({ kind }: Puzzle) => kind === 'win';
  const wins = shortest.filter(isWin);
  const others = shortest.filter((each) => !isWin(each));

  it('proves what a full enumeration finds, for both sides', () => {
    const found = { won: 0, not: 0 };
    // Games in `SMALL` have thousands of actions, so that two turns are too many to enumerate.
    const depths = SMALL[id] ? [1] : [1, 2];
    const few = [wins, others].flatMap((each) => each.slice(0, atDepth(1, 8)));
    const small = SMALL[id];
    for (const position of small ? [small()] : few.map((puzzle) => must(game.read(puzzle.at)))) {
      for (const side of [position.toMove, other(position.toMove)])
        for (const turns of depths)
          try {
            const expected = enumerated(game, evaluation, position, side, turns);
            expect(isWon(game, evaluation, position, side, turns), `${game.write(position)}, ${side} in ${turns}`).toBe(
              expected,
            );
            found[expected ? 'won' : 'not']++;
          } catch (error) {
            if (!(error instanceof TooMany)) throw error;
          }
    }
    expect(found.won).toBeGreaterThan(0);
    expect(found.not).toBeGreaterThan(0);
  });

  const some = [1, 2, 3].flatMap((turns) =>
    wins.filter(({ solution }) => solution.length === turns).slice(0, atDepth(2, 40)),
  );

  it.each(some)('proves $id in as many turns as its solution has, and in no fewer', ({ at, solution }) => {
    const position = must(game.read(at));
    const { winner, turns, line } = whoWins(game, evaluation, position, NEVER);
    expect([winner, turns]).toEqual([position.toMove, solution.length]);
    const end = line.reduce((from, picks) => must(game.play(from, picks)).state, position);
    if (game.outcome(end)) expect(game.outcome(end)?.winner).toBe(winner);
  });
});

/** White wins in two turns. Source: P. Morphy, 1849. */
const MORPHY = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1';

describe('chess', async () => {
  const [game, evaluation] = await Promise.all([CHESS.load(), CHESS.evaluation?.()]);
  if (!evaluation) return;

  it.each([
    ['a back rank', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'white', 1],
    ['two Rooks', '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', 'white', 2],
    ['a lost side to move', '7k/R7/8/8/8/8/8/1R2K3 b - - 0 1', 'white', 1],
    ["Morphy's problem", MORPHY, 'white', 2],
    ['two Rooks from afar', '8/8/6k1/R7/1R6/8/8/4K3 w - - 0 1', 'white', 3],
  ] as const)('%s', (_, at, winner, turns) => {
    const position = must(game.read(at));
    expect(whoWins(game, evaluation, position, NEVER)).toMatchObject({ winner, turns });
    const proof = createProof(game, evaluation, position, { side: winner, turns });
    proof.run(NEVER);
    expect(check(game, position, proof.root, winner)).toBeGreaterThan(0);
  });

  it('says how far it looked where it is ended', () => {
    let asked = 0;
    const position = game.setup(1);
    const told: number[] = [];
    const proved = whoWins(
      game,
      evaluation,
      position,
      () => ++asked > 20_000,
      ({ turns }) => told.push(turns),
    );
    expect(proved).toEqual({ winner: null, turns: told.at(-1) ?? 0, line: [], isExact: true });
    expect(told).toEqual(Array.from(told, (_, at) => at + 1));
  });

  it('goes on where it was ended', () => {
    const position = must(game.read(MORPHY));
    const proof = createProof(game, evaluation, position, { side: 'white', turns: 2 });
    let runs = 0;
    while (proof.isWon === null) {
      const most = proof.nodes + 60;
      proof.run(() => proof.nodes > most);
      runs++;
    }
    expect(proof.isWon).toBe(true);
    expect(runs).toBeGreaterThan(1);
  });
});

describe('Inchworm hybrid', async () => {
  const entry = PUBLISHED_GAMES.find(({ id }) => id === 'inchworm');
  const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
  if (!game || !evaluation) return;

  it('does not claim that there is no win where moves with several dice are left out', () => {
    const position = must(game.read(JSON.stringify(positionFields('White: Kb1, Pe4, Pe4; Black: Kg8'))));
    const told: ProofResult[] = [];
    whoWins(
      game,
      evaluation,
      position,
      () => told.length > 0,
      (proved) => told.push(proved),
    );
    expect(told).toEqual([{ winner: null, turns: 1, line: [], isExact: false }]);
  });
});
