/**
 * The report of a game: a blunder is found with what would have been better, at most five a side; what cannot
 * be judged is null; it stops, goes on where it was, and costs a longer line only its new turns.
 */
import { describe, expect, it, vi } from 'vitest';
import { type GameReport, isCompared, MOST_SWINGS, makeReport } from '../../src/app/opponent/game-report.ts';
import { type Advantage, DECIDED, nextPlace, standingOf } from '../../src/app/opponent/standings.ts';
import { keepPlayable } from '../../src/app/seeking/line-tables.ts';
import { play, tableOf } from '../../src/app/table/playing.ts';
import { nodeAt, type Table } from '../../src/app/table/table.ts';
import { noteAt } from '../../src/app/table/tree.ts';
import type { ShortTurn } from '../../src/app/telling/short.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { err, ok } from '../../src/kernel/result.ts';
import type { Opponent } from '../../src/opponent/client.ts';
import { type Limits, limitsOf, STANDING } from '../../src/opponent/levels.ts';
import type { OpponentAnswer, OpponentRequest } from '../../src/opponent/messages.ts';
import { think } from '../../src/opponent/think.ts';
import { EVALUATION } from '../support/chess/evaluation.ts';
import { GAME } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';

/** Few positions a second, so that each search is short. */
const SLOW = { ...EVALUATION, nodesPerSecond: 1500 };

const tableFor = (line: string): Table =>
  must(tableOf(GAME, { ...recordOf(GAME, 1), actions: line === '' ? [] : line.split('; ') }));

/** Thinks at once, by a clock that stands still. */
const thinker = (
  answer = ({ position, question, seed }: OpponentRequest): OpponentAnswer | null =>
    think(GAME, SLOW, position, question, seed, () => 0),
) => {
  const asked: OpponentRequest[] = [];
  const drop = vi.fn();
  const opponent: Opponent = {
    ask(request) {
      asked.push(request);
      return { answer: Promise.resolve(ok(answer(request))), stop: () => undefined, drop };
    },
  };
  return { opponent, asked, drop };
};

const pause = async () => () => true;

const reportOn = (
  table: Table,
  { opponent }: Pick<ReturnType<typeof thinker>, 'opponent'> = thinker(),
  signal = new AbortController().signal,
  onProgress: (report: GameReport) => void = () => undefined,
): Promise<GameReport> => makeReport(table, { opponent, signal, pause, onProgress });

const answerOf = (score: number, line: string): OpponentAnswer => {
  const picks = must(readPicks(GAME.board, line));
  return {
    turned: null,
    thought: { picks, line: [picks], score, end: null, turns: 1, nodes: 1 },
    reason: { text: 'It is best.', rule: null, squares: [] },
  };
};

/** The Pawns of the first files go forward, one of each side in a turn. */
const pawns = (files: number): string =>
  [...'abcdefgh']
    .slice(0, files)
    .map((file) => `${file}2 ${file}4; ${file}7 ${file}5`)
    .join('; ');

describe('a report', () => {
  it('finds the blunder, what would have been better, and how that would stand', async () => {
    const table = tableFor('e2 e4; e7 e5; d1 h5; b8 c6; h5 f7; e8 f7');
    const { standings, swings, turns } = await reportOn(table);
    expect(turns).toHaveLength(6);
    expect(standings).toHaveLength(7);
    const [swing] = swings;
    expect(swings).toHaveLength(1);
    expect(swing).toMatchObject({ turn: { side: 'white', number: 3 }, kind: 'worsens' });
    expect(swing?.loss).toBeGreaterThan(500);
    expect(swing?.better.names).toHaveLength(1);
    // The search found no more to say of it than that it is the best.
    expect(swing?.better.reason).toBeNull();
    expect(swing?.better.standing).toBe((standings[5] ?? 0) + (swing?.loss ?? 0));
  });

  it('says that a turn let the other side win', async () => {
    const { standings, swings } = await reportOn(tableFor('f2 f3; e7 e5; g2 g4; d8 h4'));
    expect(standings.at(-1)).toBe(-DECIDED);
    expect(swings).toMatchObject([{ turn: { side: 'white', number: 2 }, kind: 'loses' }]);
  });

  it('adds the better line as a named branch at the place where it begins', async () => {
    const table = tableFor('f2 f3; e7 e5; g2 g4; d8 h4');
    const [swing] = (await reportOn(table)).swings;
    const { from = 0, actions = [], names = [] } = swing?.better ?? {};
    const kept = keepPlayable(table, nodeAt(table, from), actions, names.length, 'Better');
    expect(kept?.cursor).toBe(3);
    expect(kept?.line[2]?.action).toBe(actions[0]);
    expect(kept && noteAt(kept.tree, nodeAt(kept))).toEqual({ name: 'Better' });
    expect(kept?.tree.nodes.slice(0, 4)).toEqual(table.tree.nodes);
  });

  it('has at most five swings a side, the largest', async () => {
    const table = tableFor(pawns(8));
    const played = new Set([table.replayed.start, ...table.replayed.turns.map(({ position }) => position)]);
    // Each turn gives away more than the one before, and a Knight's move nothing.
    const mind = thinker(({ position }) =>
      answerOf(
        played.has(position) ? 200 + 10 * position.ply : 0,
        position.toMove === 'white' ? 'b1 c3' : 'b8 c6',
      ),
    );
    const { swings } = await reportOn(table, mind);
    expect(swings.map(({ turn }) => turn.from)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(swings.filter(({ turn }) => turn.side === 'white')).toHaveLength(MOST_SWINGS);
    expect(swings[0]?.better.reason?.text).toBe('It is best.');
  });

  it('compares no turn that dice decided, nor an agreement', () => {
    const turn = (...actions: readonly { rolled: boolean; isAside: boolean }[]) =>
      isCompared({ actions } as unknown as ShortTurn);
    const [plain, rolled, aside] = [
      { rolled: false, isAside: false },
      { rolled: true, isAside: false },
      { rolled: false, isAside: true },
    ] as const;
    expect(turn(aside, plain)).toBe(true);
    expect(turn(rolled, plain)).toBe(false);
    expect(turn(plain, aside)).toBe(false);
  });

  it('of a turn in the middle judges what is played whole', async () => {
    const offered = await reportOn(tableFor('e2 e4; =black-offers'));
    expect(offered.turns).toHaveLength(1);
    expect(offered.standings).toHaveLength(2);
  });

  it('of no turns, and of a game that ends at once, is short', async () => {
    expect(await reportOn(tableFor(''))).toMatchObject({
      turns: [],
      standings: [expect.any(Number)],
      swings: [],
    });
    const resigned = await reportOn(tableFor('e2 e4; =black-resigns'));
    expect(resigned.standings.at(-1)).toBe(DECIDED);
    expect(resigned.swings).toEqual([]);
  });

  it('judges nothing where there is no answer', async () => {
    const { standings, swings } = await reportOn(
      tableFor('e2 e4; e7 e5'),
      thinker(() => null),
    );
    expect(standings).toEqual([null, null, null]);
    expect(swings).toEqual([]);
  });

  it('stops, and goes on where it was; a longer line costs only its new turns', async () => {
    const table = tableFor(pawns(3));
    const level = () => thinker(() => answerOf(0, 'a2 a3'));
    const stopper = new AbortController();
    const first = level();
    const stopped = reportOn(table, first, stopper.signal, ({ work }) => work.done === 3 && stopper.abort());
    await expect(stopped).rejects.toThrow();
    expect(first.asked).toHaveLength(3);
    const second = level();
    await reportOn(table, second);
    expect(second.asked).toHaveLength(4);
    const third = level();
    await reportOn(must(play(table, must(readPicks(GAME.board, 'h2 h4')))), third);
    expect(third.asked).toHaveLength(1);
  });

  it('drops the question in progress when it is stopped, and fails where nothing thinks', async () => {
    const stopper = new AbortController();
    const drop = vi.fn();
    const waiting: Opponent = {
      ask: () => ({
        answer: new Promise((done) => drop.mockImplementation(() => done(ok(null)))),
        stop: () => undefined,
        drop,
      }),
    };
    const report = reportOn(tableFor('e2 e4'), { opponent: waiting }, stopper.signal);
    await vi.waitFor(() => expect(drop.getMockImplementation()).toBeDefined());
    stopper.abort();
    await expect(report).rejects.toThrow();
    expect(drop).toHaveBeenCalledTimes(1);
    const failing: Opponent = {
      ask: () => ({ answer: Promise.resolve(err({ text: 'No worker.' })), stop: () => undefined, drop }),
    };
    await expect(reportOn(tableFor('e2 e4'), { opponent: failing })).rejects.toThrow('No worker.');
  });
});

describe('the places that are judged', () => {
  const judgedOf = (length: number, most: number, standingAt: (at: number) => Advantage): number[] => {
    const standings: (Advantage | undefined)[] = Array.from({ length }, () => undefined);
    const judged: number[] = [];
    for (let at = nextPlace(standings, most); at !== null; at = nextPlace(standings, most)) {
      standings[at] = standingAt(at);
      judged.push(at);
    }
    return judged;
  };

  it('are all of a short line, in order', () => {
    expect(judgedOf(4, 4, () => 0)).toEqual([0, 1, 2, 3]);
  });

  it('of a long line are spread over it, and then lie where it swings', () => {
    const judged = judgedOf(1000, 20, (at) => (at < 700 ? 0 : 500));
    expect(judged).toHaveLength(20);
    expect(judged.slice(0, 10)).toEqual([0, 111, 222, 333, 444, 555, 666, 777, 888, 999]);
    for (const at of [699, 700]) expect(judged).toContain(at);
  });

  it("have a standing from White's side, within limits, or none without a result", () => {
    const thought = { score: 250, end: null, turns: 2 };
    expect(standingOf(thought, 'white')).toBe(250);
    expect(standingOf(thought, 'black')).toBe(-250);
    expect(standingOf({ ...thought, score: 5000 }, 'white')).toBe(900);
    expect(standingOf({ ...thought, end: -2 }, 'white')).toBe(-DECIDED);
    expect(standingOf({ ...thought, turns: 0 }, 'white')).toBeNull();
  });
});

it('a standing is searched within its own limits', () => {
  const limits: Limits = limitsOf(STANDING, SLOW, 1);
  const found = think(GAME, SLOW, GAME.setup(1), 'standing', 1, () => 0);
  expect(found?.reason).toBeNull();
  expect(found?.thought.nodes).toBeLessThanOrEqual(limits.nodes + 1);
});
