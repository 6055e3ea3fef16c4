/** Tests what every search must keep, in every game: legality, determinism, budget, interruption. */
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/kernel/asking/legal.ts';
import { readPicks, spell } from '../../src/kernel/asking/target.ts';
import type { Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game, GameEntry, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { hashPicks } from '../../src/opponent/candidates.ts';
import { LEVELS, type Limits, limitsOf } from '../../src/opponent/levels.ts';
import { search, type Thought } from '../../src/opponent/search.ts';
import { think } from '../../src/opponent/think.ts';
import { GAMES } from '../../src/variants/index.ts';
import { CHESS } from '../support/chess/entry.ts';
import { EVALUATION } from '../support/chess/evaluation.ts';
import { GAME } from '../support/chess/index.ts';
import { readPosition } from '../support/chess/position/format.ts';
import { randomGame } from '../support/random.ts';
import { must } from '../support/scenario.ts';

const loaded = async (entry: GameEntry): Promise<readonly [Game, Evaluation]> => {
  const [game, evaluation] = await Promise.all([entry.load(), entry.evaluation?.()]);
  invariant(evaluation, `${entry.id} has an opponent`);
  return [game, evaluation];
};

/** Returns every fourth position of random games, without those that are over. */
const somePositions = (game: Game, games: number, plies: number): readonly Position[] =>
  Array.from({ length: games }, (_, seed) => randomGame(game, seed + 1, plies).positions)
    .flatMap((positions) => positions.filter((_, index) => index % 4 === 3))
    .filter((position) => game.outcome(position) === null);

const limits = (nodes: number, more: Partial<Limits> = {}): Limits => ({
  nodes,
  turns: 4,
  noise: 10,
  width: 8,
  seed: 7,
  ...more,
});

const found = (thought: Thought | null): Thought => {
  invariant(thought, 'somebody can act');
  return thought;
};

describe.each([...GAMES, CHESS].filter(({ evaluation }) => evaluation))('a search in $id', (entry) => {
  it('plays a game of legal actions, whatever its level', async () => {
    const [game, evaluation] = await loaded(entry);
    let position = game.setup(1);
    for (let action = 0; action < 8 && !game.outcome(position); action++) {
      const level = LEVELS[action % LEVELS.length];
      invariant(level, 'there are levels');
      const { picks } = found(
        search(game, evaluation, position, { ...limitsOf(level, evaluation, action), nodes: 30 }),
      );
      position = must(game.play(position, picks)).state;
    }
  });

  it('claims no end of an action that it had no time to look at', async () => {
    const [game, evaluation] = await loaded(entry);
    const told = found(search(game, evaluation, game.setup(1), limits(1000, { shouldStop: () => true })));
    expect(told).toMatchObject({ score: 0, turnsToEnd: null, turns: 0 });
  });

  it('gives the same answer to the same question, and plays the line that it expects', async () => {
    const [game, evaluation] = await loaded(entry);
    for (const position of somePositions(game, 1, 8)) {
      const [once, again] = [0, 1].map(() =>
        found(search(game, evaluation, position, limits(evaluation.actions ? 40 : 150))),
      );
      expect(again).toEqual(once);
      let at = position;
      for (const picks of once?.line ?? []) at = must(game.preview(at, picks)).state;
    }
  });

  it('visits no more positions than it may', async () => {
    const [game, evaluation] = await loaded(entry);
    for (const position of somePositions(game, 1, 4))
      for (const nodes of [1, 40])
        expect(found(search(game, evaluation, position, limits(nodes))).nodes).toBeLessThanOrEqual(nodes + 1);
  });

  it('ends as soon as it is told, with something that can be played', async () => {
    const [game, evaluation] = await loaded(entry);
    const position = game.setup(3);
    let asked = 0;
    const thought = found(
      search(game, evaluation, position, limits(1e9, { turns: 99, shouldStop: () => ++asked >= 10 })),
    );
    expect(asked).toBe(10);
    expect(game.play(position, thought.picks).ok).toBe(true);
  });

  it('hears of each better action, the first before any position is visited', async () => {
    const [game, evaluation] = await loaded(entry);
    const heard: Thought[] = [];
    const thought = found(search(game, evaluation, game.setup(1), limits(80), (each) => heard.push(each)));
    expect(heard[0]?.nodes).toBe(0);
    expect(heard.at(-1)?.picks).toEqual(thought.picks);
  });
});

describe('a search in FrozenChess', () => {
  it('prunes positions without changing the result', async () => {
    const entry = GAMES.find(({ id }) => id === 'frozenchess');
    invariant(entry, 'FrozenChess is a game');
    const [game, { pass, futilityMargin, ...whole }] = await loaded(entry);
    expect([pass, futilityMargin]).not.toContain(undefined);
    const position = randomGame(game, 5, 12).positions.at(-1) as Position;
    // With a larger budget, both searches would also prove forced wins, which costs both the same.
    const within = limits(1200, { turns: 3, noise: 0 });
    const [pruned, full] = [{ ...whole, pass, futilityMargin } as Evaluation, whole].map((evaluation) =>
      found(search(game, evaluation, position, within)),
    );
    expect(pruned?.score).toBe(full?.score);
    expect(pruned?.nodes).toBeLessThan((full?.nodes ?? 0) * 0.9);
  });

  it('may do nothing once, and not twice', async () => {
    const entry = GAMES.find(({ id }) => id === 'frozenchess');
    invariant(entry, 'FrozenChess is a game');
    const [game, evaluation] = await loaded(entry);
    const passed = evaluation.pass?.(game.setup(1));
    expect(passed?.toMove).toBe('black');
    expect(passed && evaluation.pass?.(passed)).toBeNull();
  });
});

describe('a search in chess', () => {
  const at = async (text: string, nodes = 20_000) => {
    const [game, evaluation] = await loaded(CHESS);
    const thought = search(game, evaluation, must(game.read(text)), limits(nodes, { noise: 0 }));
    return thought && { first: game.notate(must(game.read(text)), thought.picks), end: thought.turnsToEnd };
  };

  it('mates in one, in two, and says when it is mated', async () => {
    expect(await at('7k/8/5K2/8/8/8/8/6R1 w - - 0 1')).toEqual({ first: 'Kf6-f7', end: 3 });
    expect(await at('7k/5K2/8/8/8/8/8/6R1 w - - 0 1')).toMatchObject({ end: 1 });
    expect(await at('6k1/5ppp/8/8/8/8/r7/1r5K w - - 0 1')).toBeNull();
  });

  it('has proved a loss only where every action was tried as far', async () => {
    const [game, evaluation] = await loaded(CHESS);
    const lost = must(game.read('7k/p7/6K1/8/8/8/8/1R6 b - - 0 1'));
    const lookAt = (nodes: number) => found(search(game, evaluation, lost, limits(nodes, { noise: 0 })));
    expect(lookAt(20_000)).toMatchObject({ turnsToEnd: -2, isProved: true });
    const ends = Array.from({ length: 120 }, (_, nodes) => lookAt(nodes + 1)).filter(
      ({ turnsToEnd }) => turnsToEnd === -2,
    );
    expect(ends.some(({ isProved }) => !isProved)).toBe(true);
  });

  it('is sure of a mate, however dice fall, if it knows all ways', async () => {
    const [game, evaluation] = await loaded(CHESS);
    const position = must(game.read('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'));
    const endWith = (chances: readonly number[]): number | null => {
      const rolls: Evaluation['rolls'] = (state, act) =>
        chances.map((chance) => ({ state: game.next(state, act), chance }));
      return found(search(game, { ...evaluation, rolls }, position, limits(500))).turnsToEnd;
    };
    expect([endWith([0.7, 0.3]), endWith([0.7, 0.2])]).toEqual([1, null]);
  });

  it('takes what is left to be taken, and not what is guarded', async () => {
    expect(await at('4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1', 500)).toMatchObject({ first: 'Rd1xd5' });
    expect((await at('4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1', 500))?.first).not.toBe('Qd1xd6');
  });

  it('has nothing to say when the game is over', async () => {
    expect(await at('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1')).toBeNull();
  });
});

describe('where a game selects its actions', () => {
  /** An evaluation whose narrow searches see only actions of the edge Pawns. */
  const blind: Evaluation = {
    ...(EVALUATION as Evaluation),
    *actions(position, { quiet }) {
      for (const path of paths(GAME.menu(position)))
        if (quiet > 40 || /^[ah][27] /.test(spell(GAME.board, path.picks))) yield path;
    },
  };
  const play = (position: Position, line: string): Position =>
    line.split('; ').reduce((at, action) => must(GAME.play(at, must(readPicks(GAME.board, action)))).state, position);
  // White threatens mate on f7.
  const threatened = play(GAME.setup(1), 'e2 e4; e7 e5; f1 c4; b8 c6; d1 h5');
  const best = (position: Position, more: Partial<Limits> = {}) =>
    found(search(GAME, blind, position, limits(120, { noise: 0, ...more })));

  it('sees a win and a defence that the other side would not search', () => {
    expect(best(threatened).picks).toHaveLength(2);
    expect(GAME.outcome(play(must(GAME.play(threatened, best(threatened).picks)).state, 'h5 f7'))).not.toBeNull();
    const { picks, turnsToEnd, turns } = best(threatened, { shouldStopDefence: () => false });
    expect([turnsToEnd, turns]).toEqual([null, 1]);
    const after = must(GAME.play(threatened, picks)).state;
    expect(best(after, { nodes: 1000, turns: 1 }).turnsToEnd).toBeNull();
  });

  it('has no result where it is too late for a defence', () => {
    expect(best(threatened, { shouldStopDefence: () => true })).toMatchObject({
      score: 0,
      turnsToEnd: null,
      turns: 0,
    });
  });

  it('finds another action than those that are left out', () => {
    const { picks } = best(threatened);
    expect(best(threatened, { excludedHashes: [hashPicks(picks)] }).picks).not.toEqual(picks);
  });

  it('looks at an action that is named, where it can be played and is no declaration', () => {
    const mating = play(threatened, 'a7 a6');
    const named = (picks: string) => best(mating, { included: must(readPicks(GAME.board, picks)) });
    expect(best(mating).turnsToEnd).toBeNull();
    expect(named('h5 f7')).toMatchObject({ turnsToEnd: 1, isProved: true });
    expect(named('h5 e8').turnsToEnd).toBeNull();
    expect(named('=white-resigns').picks).toHaveLength(2);
  });

  it('says that all is lost only where all is tried', () => {
    const lost = must(readPosition('7k/p7/6K1/8/8/8/8/1R6 b - - 0 1'));
    expect(best(lost, { shouldStopDefence: () => false })).toMatchObject({ turnsToEnd: -2, isProved: true });
  });

  it.each(['standing', 'verdict', 'hint'] as const)('a %s is one that holds against it', (question) => {
    const slow = { ...blind, nodesPerSecond: 500 };
    const { picks, turnsToEnd } = found(think(GAME, slow, threatened, question, 1, () => 0)?.thought ?? null);
    expect(turnsToEnd).toBeNull();
    const after = must(GAME.play(threatened, picks)).state;
    expect(best(after, { nodes: 1000, turns: 1 }).turnsToEnd).toBeNull();
  });
});
