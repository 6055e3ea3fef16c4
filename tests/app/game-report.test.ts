/**
 * Tests the report of a game: it finds a blunder and the better turn, and judges both at equal depth. It stops and
 * resumes, and searches only the new turns of a line that has grown. Positions that cannot be judged are null.
 */
import { describe, expect, it, vi } from 'vitest';
import { keepPlayable } from '../../src/app/model/line-tables.ts';
import { playPicks, tableOfRecord } from '../../src/app/model/playing.ts';
import { nodeAt, type Table } from '../../src/app/model/table.ts';
import { noteAt } from '../../src/app/model/tree.ts';
import {
  type Advantage,
  advantageOf,
  DECIDED,
  MAX_UNPROVED,
  nextPlace,
  WON_NOW,
} from '../../src/app/review/advantages.ts';
import { type GameReport, makeReport } from '../../src/app/review/game-report.ts';
import { readPicks, spell } from '../../src/kernel/asking/target.ts';
import type { GameEntry } from '../../src/kernel/game.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { err, ok } from '../../src/kernel/result.ts';
import { type Limits, limitsOf, STANDING } from '../../src/opponent/levels.ts';
import type { OpponentAnswer, OpponentRequest } from '../../src/opponent/messages.ts';
import { think } from '../../src/opponent/think.ts';
import { GAMES } from '../../src/variants/index.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { EVALUATION } from '../support/chess/evaluation.ts';
import { GAME } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';
import { sq } from './room.ts';

const INCHWORM = GAMES.find(({ id }) => id === 'inchworm') as GameEntry;

/** With few nodes a second, so that searches are short. */
const SLOW = { ...EVALUATION, nodesPerSecond: 1500 };

const tableFor = (line: string): Table =>
  must(tableOfRecord(GAME, { ...recordOf(GAME, 1), actions: line === '' ? [] : line.split('; ') }));

/**
 * Creates an engine that answers at once, with real searches by default. Its clock stands still, so they do not depend
 * on the machine.
 */
const thinker = (
  answer = ({ position, question, seed, excluded, included }: OpponentRequest): OpponentAnswer | null =>
    think(GAME, SLOW, position, question, seed, () => 0, undefined, { excluded, included }),
) => {
  const asked: OpponentRequest[] = [];
  const drop = vi.fn();
  const opponent: Pick<Opponent, 'ask'> = {
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
    threatPosition: null,
    thought: { picks, line: [picks], score, turnsToEnd: null, isProved: false, turns: 1, nodes: 1 },
    reason: { text: 'It is best.', rule: null, squares: [] },
  };
};

type Found = OpponentAnswer['thought'];

/** Writes a line with one Pawn move of each side on each of these files. */
const pawns = (files: number): string =>
  [...'abcdefgh']
    .slice(0, files)
    .map((file) => `${file}2 ${file}4; ${file}7 ${file}5`)
    .join('; ');

describe('a report', () => {
  it('finds the blunder, the better turn, and the standing after it', async () => {
    const table = tableFor('e2 e4; e7 e5; d1 h5; b8 c6; h5 f7; e8 f7');
    const { advantages, points, count, turns } = await reportOn(table);
    expect(turns).toHaveLength(6);
    expect(advantages).toHaveLength(7);
    const [point] = points;
    expect(points).toHaveLength(1);
    expect(count).toBe(1);
    expect(point).toMatchObject({ turn: { side: 'white', number: 3 }, kind: 'lostValue', told: [] });
    expect(point?.loss).toBeGreaterThan(500);
    expect(point?.loss).toBe((advantages[4] ?? 0) - (advantages[5] ?? 0));
    expect(point?.better?.names).toHaveLength(1);
    // The search found no reason but that the turn is best, and the report leaves that out.
    expect(point?.better?.reason).toBeNull();
    expect(point?.better?.advantage).toBe(advantages[4]);
  });

  it('says that a turn gave the other side a win', async () => {
    const { advantages, points } = await reportOn(tableFor('f2 f3; e7 e5; g2 g4; d8 h4'));
    expect(advantages.at(-1)).toBe(-WON_NOW);
    expect(points).toMatchObject([{ turn: { side: 'white', number: 2 }, kind: 'letWin', isDecisive: true }]);
  });

  it('adds the better line as a named branch at its start', async () => {
    const table = tableFor('f2 f3; e7 e5; g2 g4; d8 h4');
    const [point] = (await reportOn(table)).points;
    const { from = 0, actions = [], names = [] } = point?.better ?? {};
    const kept = keepPlayable(table, nodeAt(table, from), actions, names.length, 'Better');
    expect(kept?.cursor).toBe(3);
    expect(kept?.line[2]?.action).toBe(actions[0]);
    expect(kept && noteAt(kept.tree, nodeAt(kept))).toEqual({ name: 'Better' });
    expect(kept?.tree.nodes.slice(0, 4)).toEqual(table.tree.nodes);
  });

  /**
   * Reports on the turn a2 a3, which loses 4 Pawns. The search proposes the Pawn moves of `advice` in order, by file;
   * each is worth its number (hundredths of a Pawn) when searched at equal depth.
   */
  const advising = (advice: Readonly<Record<string, number>>) => {
    const table = tableFor('a2 a3');
    const squares = Object.keys(advice);
    const answerTo = ({ position, question, excluded = [] }: OpponentRequest): OpponentAnswer => {
      if (position === table.replayed.start) {
        const [first = 'a2'] = squares.slice(excluded.length);
        return answerOf(0, `${first}2 ${first}3`);
      }
      const { units } = GAME.view(position);
      const moved = squares.find((file) => Object.values(units).some(({ at }) => at[0] === sq(`${file}3`)));
      return answerOf(question === 'standing' || moved === undefined ? 400 : -(advice[moved] ?? 0), 'a7 a6');
    };
    return reportOn(table, thinker(answerTo));
  };

  it('advises no turn that proves worse at equal depth', async () => {
    const { points } = await advising({ b: -400, c: 0 });
    expect(points).toMatchObject([{ loss: 400, better: { actions: ['c2 c3'], advantage: 0 } }]);
  });

  it('assumes an equally bad standing before if every searched turn fails', async () => {
    const { points, advantages } = await advising({ b: -400, c: -400, d: -400, e: 0 });
    expect(points).toEqual([]);
    expect(advantages).toEqual([-400, -400]);
  });

  /** Reports on the turn a2 a3, with these results of the search before it and after any turn. */
  const finding = (before: Partial<Found>, after: Partial<Found>) => {
    const table = tableFor('a2 a3');
    return reportOn(
      table,
      thinker(({ position, excluded = [] }) => {
        const isBefore = position === table.replayed.start;
        const answer = answerOf(0, isBefore ? `${'bcd'[excluded.length]}2 ${'bcd'[excluded.length]}3` : 'a7 a6');
        return { ...answer, thought: { ...answer.thought, ...(isBefore ? before : after) } };
      }),
    );
  };
  const won = { turnsToEnd: 3, isProved: true };

  it('keeps a proved win, even if a later search misses it', async () => {
    const { points, advantages } = await finding(won, {});
    const better = { actions: ['b2 b3'], advantage: DECIDED };
    expect(points).toMatchObject([{ kind: 'missedWin', winsIn: 2, better }]);
    expect(advantages).toEqual([DECIDED, 0]);
    expect((await finding({ ...won, isProved: false, score: 5000 }, {})).points).toEqual([]);
  });

  it('counts no win while the other side has the turn', async () => {
    const { points, advantages } = await finding({}, { turnsToEnd: 1, isProved: true });
    expect(points).toEqual([]);
    expect(advantages).toEqual([-DECIDED, -WON_NOW]);
  });

  it('judges a turn with dice by what follows them and by the answer played', async () => {
    const game = await INCHWORM.load();
    const table = must(tableOfRecord(game, { ...recordOf(game, 41), actions: ['e2 e4'] }));
    const { opponent, asked } = thinker(({ position, excluded = [] }) => {
      const isBefore = position === table.replayed.start;
      const [line, score] = isBefore ? [`${'dc'[excluded.length]}2 ${'dc'[excluded.length]}4`, 0] : ['h7 h5', 400];
      const picks = must(readPicks(game.board, line));
      const { thought } = answerOf(score, 'a2 a3');
      return { threatPosition: null, thought: { ...thought, picks, line: [picks] }, reason: null };
    });
    expect(await reportOn(table, { opponent })).toMatchObject({ points: [], advantages: [-400, -400] });
    const answers = asked.flatMap(({ included }) => (included ? spell(game.board, included) : []));
    expect(answers).toEqual(['h7 h5', 'h7 h5']);
  });

  it('judges an unfinished turn as a whole', async () => {
    const offered = await reportOn(tableFor('e2 e4; =black-offers'));
    expect(offered.turns).toHaveLength(1);
    expect(offered.advantages).toHaveLength(2);
  });

  it('is short without turns, and for a game that ends at once', async () => {
    expect(await reportOn(tableFor(''))).toMatchObject({
      turns: [],
      advantages: [expect.any(Number)],
      points: [],
      count: 0,
    });
    const resigned = await reportOn(tableFor('e2 e4; =black-resigns'));
    expect(resigned.advantages.at(-1)).toBe(WON_NOW);
    expect(resigned.points).toMatchObject([{ kind: 'ended', told: ['Black resigns.'], better: null }]);
  });

  it('judges nothing without an answer', async () => {
    const { advantages, points } = await reportOn(
      tableFor('e2 e4; e7 e5'),
      thinker(() => null),
    );
    expect(advantages).toEqual([null, null, null]);
    expect(points).toEqual([]);
  });

  it('resumes where it stopped, and searches only new turns of a longer line', async () => {
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
    await reportOn(must(playPicks(table, must(readPicks(GAME.board, 'h2 h4')))), third);
    expect(third.asked).toHaveLength(1);
  });

  it('drops the running search when stopped', async () => {
    const stopper = new AbortController();
    const drop = vi.fn();
    const waiting: Pick<Opponent, 'ask'> = {
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
  });

  it('fails with the engine', async () => {
    const failing: Pick<Opponent, 'ask'> = {
      ask: () => ({
        answer: Promise.resolve(err({ text: 'No worker.' })),
        stop: () => undefined,
        drop: () => undefined,
      }),
    };
    await expect(reportOn(tableFor('e2 e4'), { opponent: failing })).rejects.toThrow('No worker.');
  });
});

describe('the judged places', () => {
  const judgedOf = (length: number, most: number, standingAt: (at: number) => Advantage): number[] => {
    const standings: (Advantage | undefined)[] = Array.from({ length }, () => undefined);
    const judged: number[] = [];
    for (let at = nextPlace(standings, most); at !== null; at = nextPlace(standings, most)) {
      standings[at] = standingAt(at);
      judged.push(at);
    }
    return judged;
  };

  it('are all places of a short line, in order', () => {
    expect(judgedOf(4, 4, () => 0)).toEqual([0, 1, 2, 3]);
  });

  it('are spread over a long line, then added where the standing swings', () => {
    const judged = judgedOf(1000, 20, (at) => (at < 700 ? 0 : 500));
    expect(judged).toHaveLength(20);
    expect(judged.slice(0, 10)).toEqual([0, 111, 222, 333, 444, 555, 666, 777, 888, 999]);
    for (const at of [699, 700]) expect(judged).toContain(at);
  });

  it('have a bounded standing for White, or null', () => {
    const thought = { score: 250, turnsToEnd: null, isProved: false, turns: 2 };
    expect(advantageOf(thought, 'white')).toBe(250);
    expect(advantageOf(thought, 'black')).toBe(-250);
    expect(advantageOf({ ...thought, score: 5000 }, 'white')).toBe(MAX_UNPROVED);
    expect(advantageOf({ ...thought, turnsToEnd: -2, isProved: true }, 'white')).toBe(-DECIDED);
    expect(advantageOf({ ...thought, turnsToEnd: 1, isProved: true }, 'black')).toBe(-WON_NOW);
    // A search of selected actions may have missed a defence, so its win counts less than a proved one.
    expect(advantageOf({ ...thought, score: 5000, turnsToEnd: 3 }, 'white')).toBe(MAX_UNPROVED);
    expect(advantageOf({ ...thought, turns: 0 }, 'white')).toBeNull();
  });
});

it('are searched within their own limits', () => {
  const limits: Limits = limitsOf(STANDING, SLOW, 1);
  const found = think(GAME, SLOW, GAME.setup(1), 'standing', 1, () => 0);
  expect(found?.reason).toBeNull();
  expect(found?.thought.nodes).toBeLessThanOrEqual(limits.nodes + 1);
});
