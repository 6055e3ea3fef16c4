/**
 * Tests the computer player: when it is asked, what it plays and answers, undo, saving, and hints. The engine is a fake
 * that answers when the test says so.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdvice } from '../../src/app/boards/shown-line.ts';
import { LEVEL_IDS, readSavedValue } from '../../src/app/formats/reading.ts';
import type { Computers } from '../../src/app/seats/computers.ts';
import { selectComputerTask, selectIdleComputerTask } from '../../src/app/session/mode.ts';
import { selectAsides } from '../../src/app/store/answers.ts';
import { type ComputerStore, createComputer } from '../../src/app/store/computer.ts';
import { selectPreview, selectTones } from '../../src/app/store/selectors.ts';
import type { OddboardStore } from '../../src/app/store/state.ts';
import { selectPlayers } from '../../src/app/store/state-selectors.ts';
import { option, readPicks, type Target } from '../../src/kernel/asking/target.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { err, ok, type Problem, type Result } from '../../src/kernel/result.ts';
import { LEVELS } from '../../src/opponent/levels.ts';
import type { OpponentAnswer, OpponentRequest } from '../../src/opponent/messages.ts';
import { levelName } from '../../src/ui/words/opponent.ts';
import { GAMES } from '../../src/variants/index.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { chessRoom, pickAll, roomWith, sq, standing, testShelf } from './room.ts';

const picksOf = (text: string): readonly Target[] => {
  const picks = readPicks(CHESS.board, text);
  invariant(picks.ok, `${text} are picks`);
  return picks.value;
};

/** Builds an engine's answer with this line, its actions separated by "; ". */
const answer = (line: string, score = 0): OpponentAnswer => {
  const actions = line.split('; ').map(picksOf);
  const [picks = []] = actions;
  return {
    threatPosition: null,
    thought: { picks, line: actions, score, turnsToEnd: null, isProved: false, turns: 1, nodes: 1 },
    reason: { text: 'It is best.', rule: null, squares: [] },
  };
};

/** Creates a fake engine, which answers when the test calls `find`. It records its requests in `asked`. */
const standIn = () => {
  const asked: OpponentRequest[] = [];
  let finish: (result: Result<OpponentAnswer | null, Problem>) => void = () => undefined;
  const stop = vi.fn();
  const drop = vi.fn();
  const opponent: Pick<Opponent, 'ask'> = {
    ask(request) {
      asked.push(request);
      return {
        answer: new Promise((done) => {
          finish = done;
        }),
        stop,
        drop,
      };
    },
  };
  const find = async (result: Result<OpponentAnswer | null, Problem>) => {
    finish(result);
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { opponent, asked, find, stop, drop };
};

let shelf = testShelf();
let room: OddboardStore;
let mind: ReturnType<typeof standIn>;
let computer: ComputerStore;

const sitDown = async (computers?: Computers) => {
  room = await chessRoom(shelf, { milliseconds: () => 0 });
  if (computers) room.getState().changeHeading((heading) => ({ ...heading, computers }));
  mind = standIn();
  computer = createComputer(room, mind.opponent);
  await vi.advanceTimersByTimeAsync(0);
};
const plays = (line: string) => mind.find(ok(answer(line)));

beforeEach(() => {
  vi.useFakeTimers();
  shelf = testShelf();
});

afterEach(() => {
  computer.getState().end();
  vi.useRealTimers();
});

describe('a side of the computer', () => {
  it('plays nothing more once its time has run out', async () => {
    let now = 0;
    room = await chessRoom(shelf, { milliseconds: () => now });
    const minute = { minutes: 1, increment: 5 };
    room.getState().changeHeading((heading) => ({
      ...heading,
      computers: { black: 'beginner' },
      clock: { white: minute, black: minute, atZero: 'loss' },
      times: {},
    }));
    mind = standIn();
    computer = createComputer(room, mind.opponent);
    pickAll(room, 'e2 e4');
    for (let beat = 0; beat < 130; beat++) {
      now += 500;
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(room.getState().hotSeat.outOfTime).toBe('black');
    await plays('e7 e5');
    expect(standing(room).actions).toEqual(['e2 e4']);
  });

  it('acts only on its own turn', async () => {
    await sitDown({ black: 'careful' });
    expect(mind.asked).toEqual([]);
    pickAll(room, 'e2 e4');
    expect(mind.asked).toMatchObject([{ game: 'chess', question: 'careful' }]);
    expect(computer.getState().state).toBe('thinking');
    expect(selectTones(room.getState()).size).toBe(0);
    pickAll(room, 'd7 d5');
    expect(room.getState().notice?.text).toBe("It is Black's turn. The computer plays Black.");
    await plays('e7 e5');
    expect(standing(room)).toMatchObject({ actions: ['e2 e4', 'e7 e5'], cursor: 2 });
    expect(room.getState().notice).toBeNull();
    expect(computer.getState().state).toBe('idle');
  });

  it('is asked the same question with the same seed after a reload', async () => {
    await sitDown({ black: 'strong' });
    pickAll(room, 'e2 e4');
    const [before] = mind.asked;
    computer.getState().end();
    await sitDown();
    expect(mind.asked).toEqual([before]);
  });

  it('has no task while held, at an earlier place, or after the end', async () => {
    await sitDown({ black: 'beginner' });
    pickAll(room, 'f2 f3');
    computer.getState().hold(true);
    expect(mind.drop).toHaveBeenCalled();
    expect(computer.getState().state).toBe('idle');
    computer.getState().hold(false);
    await plays('e7 e5');
    room.getState().goTo(1);
    expect(selectComputerTask(room.getState())).toBeNull();
    room.getState().goTo(2);
    pickAll(room, 'g2 g4');
    await plays('d8 h4');
    expect(standing(room).cursor).toBe(4);
    expect(selectComputerTask(room.getState())).toBeNull();
    expect(mind.asked).toHaveLength(3);
  });

  it('stops on request, and can be retried or replaced after a failure', async () => {
    await sitDown({ black: 'strong' });
    pickAll(room, 'e2 e4');
    computer.getState().stop();
    expect(mind.stop).toHaveBeenCalled();
    await mind.find(err({ text: 'It cannot.' }));
    expect(computer.getState().state).toBe('failed');
    computer.getState().retry();
    expect(mind.asked).toHaveLength(2);
    await mind.find(err({ text: 'It cannot.' }));
    room.getState().changeHeading((heading) => ({ ...heading, computers: {} }));
    expect(computer.getState().state).toBe('idle');
    pickAll(room, 'e7 e5');
    expect(standing(room).cursor).toBe(2);
  });

  it('plays the rest of a stopped turn without thinking again', async () => {
    const entry = GAMES.find(({ id }) => id === 'great-worm');
    invariant(entry, 'there is Great Worm');
    room = roomWith(shelf, { entries: [entry], milliseconds: () => 0 });
    await room.getState().open('great-worm');
    room.getState().changeHeading((heading) => ({ ...heading, computers: { white: 'strong' } }));
    mind = standIn();
    computer = createComputer(room, mind.opponent);
    await vi.advanceTimersByTimeAsync(0);
    computer.getState().stop();
    await mind.find(ok(answer('b3 b4; e2 =none')));
    await vi.advanceTimersByTimeAsync(1000);
    expect(mind.asked).toHaveLength(1);
    expect(standing(room).actions).toEqual(['b3 b4', 'e2 =none']);
  });

  it('stops in time for its clock with the best move found', async () => {
    await sitDown();
    room.getState().changeHeading((heading) => ({
      ...heading,
      computers: { white: 'strong' },
      clock: { white: { minutes: 1, increment: 0 }, black: { minutes: 1, increment: 0 }, atZero: 'loss' },
      times: {},
    }));
    await vi.advanceTimersByTimeAsync(1900);
    expect(mind.stop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(mind.stop).toHaveBeenCalledOnce();
  });

  it('leaves the turn to a person if it finds nothing to play', async () => {
    await sitDown({ black: 'casual' });
    pickAll(room, 'e2 e4');
    await mind.find(ok(null));
    expect(selectComputerTask(room.getState())).toBeNull();
    pickAll(room, 'e7 e5');
    expect(standing(room).cursor).toBe(2);
  });

  it('plays both sides in turn', async () => {
    await sitDown({ white: 'careful', black: 'careful' });
    await plays('e2 e4');
    await plays('e7 e5');
    expect(standing(room).actions).toEqual(['e2 e4', 'e7 e5']);
    expect(mind.asked).toHaveLength(3);
  });
});

describe('a paused computer', () => {
  it('can be paused and resumed', async () => {
    await sitDown({ white: 'careful', black: 'careful' });
    await plays('e2 e4');
    expect(selectIdleComputerTask(room.getState())).toBeNull();
    room.getState().pauseComputer();
    expect(computer.getState().state).toBe('idle');
    expect(selectIdleComputerTask(room.getState())).toEqual({
      side: 'black',
      level: 'careful',
      kind: 'move',
    });
    room.getState().resumeComputer();
    await plays('e7 e5');
    expect(standing(room).actions).toEqual(['e2 e4', 'e7 e5']);
  });

  it('can be resumed after undo to its first turn', async () => {
    await sitDown({ white: 'careful' });
    await plays('e2 e4');
    room.getState().undo();
    expect(standing(room).cursor).toBe(0);
    room.getState().resumeComputer();
    await plays('d2 d4');
    expect(standing(room)).toMatchObject({ actions: ['d2 d4'], cursor: 1 });
  });

  it("does not exist on a person's turn or at the end", async () => {
    await sitDown({ black: 'careful' });
    expect(selectIdleComputerTask(room.getState())).toBeNull();
    pickAll(room, 'f2 f3');
    await plays('e7 e5');
    pickAll(room, 'g2 g4');
    await plays('d8 h4');
    expect(selectIdleComputerTask(room.getState())).toBeNull();
  });
});

describe('undo and other lines', () => {
  it("undo goes back to a person's turn, redo restores the answer", async () => {
    await sitDown({ black: 'careful' });
    pickAll(room, 'e2 e4');
    room.getState().undo();
    expect(standing(room).cursor).toBe(0);
    pickAll(room, 'd2 d4');
    await plays('d7 d5');
    room.getState().undo();
    expect(standing(room).cursor).toBe(0);
    room.getState().redo();
    expect(standing(room).cursor).toBe(2);
    room.getState().undo('pick');
    expect(standing(room)).toMatchObject({ cursor: 0, picks: 'd2' });
  });

  it('answers a replayed action, even after a reload', async () => {
    await sitDown({ black: 'careful' });
    pickAll(room, 'e2 e4');
    await plays('e7 e5');
    room.getState().undo();
    pickAll(room, 'e2 e4');
    expect(mind.asked).toHaveLength(2);
    const [, again] = mind.asked;
    computer.getState().end();
    await sitDown();
    expect(mind.asked).toEqual([again]);
    await plays('d7 d5');
    expect(standing(room)).toMatchObject({ actions: ['e2 e4', 'd7 d5'], cursor: 2 });
    room.getState().goTo(1);
    computer.getState().end();
    await sitDown();
    expect(selectComputerTask(room.getState())).toBeNull();
  });

  it('answers in a new branch, and again on the old one', async () => {
    await sitDown({ black: 'careful' });
    pickAll(room, 'e2 e4');
    await plays('e7 e5');
    room.getState().undo();
    pickAll(room, 'd2 d4');
    await plays('d7 d5');
    expect(standing(room).actions).toEqual(['d2 d4', 'd7 d5']);
    room.getState().undo();
    pickAll(room, 'e2 e4');
    await plays('e7 e5');
    expect(standing(room)).toMatchObject({ actions: ['e2 e4', 'e7 e5'], cursor: 2 });
    expect(room.getState().table?.tree.nodes).toHaveLength(4);
  });
});

describe('a draw offer', () => {
  const offer = async (score: number) => {
    await sitDown({ black: 'careful' });
    room.getState().declare(option('white-offers'));
    expect(selectAsides(room.getState()).some(({ label }) => label?.startsWith('Black'))).toBe(false);
    await mind.find(ok(answer('e2 e4', score)));
    return standing(room).actions.at(-1);
  };

  it('is declined by a computer that is not behind', async () => {
    expect(await offer(-30)).toBe('=black-refuses');
  });

  it('is accepted by a computer that is behind, whoever is to move', async () => {
    expect(await offer(200)).toBe('=black-accepts');
  });
});

/** Sets up a game without events, in which both Knights go out and back this often: 4 actions each time. */
const shuffle = async (times: number, computers: Computers) => {
  shelf = testShelf();
  await sitDown();
  for (let time = 0; time < times; time++)
    for (const action of ['b1 c3', 'b8 c6', 'c3 b1', 'c6 b8']) pickAll(room, action);
  room.getState().changeHeading((heading) => ({ ...heading, computers }));
};

describe('an uneventful game', () => {
  it('is offered as a draw once, by a computer that is not ahead', async () => {
    await shuffle(20, { white: 'careful' });
    await mind.find(ok(answer('g1 f3', 20)));
    expect(standing(room).actions.at(-1)).toBe('=white-offers');
    await mind.find(ok(answer('g1 f3', 20)));
    expect(standing(room).actions.at(-1)).toBe('g1 f3');
    pickAll(room, 'b8 c6');
    await mind.find(ok(answer('f3 g1', 20)));
    expect(standing(room).actions.at(-1)).toBe('f3 g1');
  });

  it('is not offered as a draw by a computer that is ahead, or too early', async () => {
    await shuffle(20, { white: 'careful' });
    await mind.find(ok(answer('g1 f3', 200)));
    expect(standing(room).actions.at(-1)).toBe('g1 f3');
    await shuffle(10, { white: 'careful' });
    await mind.find(ok(answer('g1 f3')));
    expect(standing(room).actions.at(-1)).toBe('g1 f3');
  });

  it('is a draw if a person offers it', async () => {
    await shuffle(20, { black: 'careful' });
    room.getState().declare(option('white-offers'));
    await mind.find(ok(answer('e2 e4', 20)));
    expect(standing(room).actions.at(-1)).toBe('=black-accepts');
  });
});

describe('who plays', () => {
  it('is saved with the game, and an older save has people only', async () => {
    await sitDown({ white: 'beginner', black: 'strong' });
    const saved = room.getState().saved();
    const stamp = { id: 'x', now: '' };
    expect(readSavedValue(JSON.parse(JSON.stringify(saved)), stamp)).toEqual(ok(saved));
    const { computers: _none, ...older } = saved ?? {};
    const read = readSavedValue(older, stamp);
    expect(read.ok && read.value.computers).toBeUndefined();
    expect(readSavedValue({ ...saved, computers: { white: 'genius' } }, stamp).ok).toBe(false);
  });

  it('changes sides in a rematch, with the board turned to the person', async () => {
    await sitDown({ black: 'careful' });
    room.getState().changeHeading((heading) => ({ ...heading, players: { white: 'Ann', black: 'Bo' } }));
    expect(selectPlayers(room.getState())).toEqual({ white: 'Ann', black: '' });
    room.getState().rematch();
    expect(room.getState().heading?.computers).toEqual({ white: 'careful' });
    expect(room.getState().flipped).toBe(true);
    room.getState().newGame({}, {});
    expect(selectComputerTask(room.getState())).toBeNull();
  });

  it('turns the board to the only person, and from White where there is none', async () => {
    await sitDown({ white: 'careful' });
    expect(room.getState().flipped).toBe(true);
    room.getState().changeHeading((heading) => ({ ...heading, computers: { white: 'careful', black: 'casual' } }));
    expect(room.getState().flipped).toBe(false);
  });

  it("runs the computer's clock without passing the device", async () => {
    await sitDown({ black: 'careful' });
    room.getState().changeHeading((heading) => ({
      ...heading,
      seats: { manner: 'pass', turned: false, card: true },
      clock: { white: { minutes: 5, increment: 0 }, black: { minutes: 5, increment: 0 }, atZero: 'loss' },
      times: {},
    }));
    pickAll(room, 'e2 e4');
    expect(room.getState().hotSeat).toMatchObject({ card: null, since: 0 });
    expect(room.getState().flipped).toBe(false);
  });

  it('has the levels of the opponent, by the same names', () => {
    expect(LEVELS.map(({ id }) => id)).toEqual([...LEVEL_IDS]);
    expect(LEVELS.map(({ title }) => title)).toEqual(LEVEL_IDS.map(levelName));
  });
});

describe('a hint', () => {
  const ask = async (computers?: Computers, found = answer('e2 e4; e7 e5')) => {
    await sitDown(computers);
    const { table } = room.getState();
    invariant(table, 'a game is on the table');
    const onEnd = vi.fn();
    const advice = createAdvice(room, table, mind.opponent, { asked: 'hint', moving: false, onEnd });
    await mind.find(ok(found));
    return { advice, onEnd };
  };

  it('is a line to step through, and a branch if it is kept', async () => {
    const { advice, onEnd } = await ask();
    const { line, found } = advice.getState();
    expect(found?.reason?.text).toBe('It is best.');
    expect(line?.length).toBe(2);
    expect(selectPreview(line?.store.getState() as never)).not.toBeNull();
    advice.getState().stepTo(1);
    expect(standing(room).actions).toEqual([]);
    advice.getState().keep('Hint');
    expect(onEnd).toHaveBeenCalled();
    expect(standing(room)).toMatchObject({ actions: ['e2 e4', 'e7 e5'], cursor: 1 });
  });

  it('lights the squares of its reason at its beginning alone', async () => {
    const squares = [sq('e5')];
    const reason = { text: 'It threatens e5.', rule: null, squares };
    const { advice } = await ask(undefined, { ...answer('e2 e4; e7 e5'), reason });
    const lit = () => advice.getState().line?.store.getState().highlighted;
    expect(lit()).toEqual(squares);
    advice.getState().stepTo(1);
    expect(lit()).toEqual([]);
    advice.getState().stepTo(0);
    expect(lit()).toEqual(squares);
  });

  it('is answered by the computer if it is kept after its first action', async () => {
    const { advice } = await ask({ black: 'careful' });
    advice.getState().stepTo(1);
    advice.getState().keep('Hint');
    expect(selectComputerTask(room.getState())).toMatchObject({ side: 'black' });
    await plays('d7 d5');
    expect(standing(room)).toMatchObject({ actions: ['e2 e4', 'd7 d5'], cursor: 2 });
  });

  it('ends with any pick, which is a pick in the game', async () => {
    const { advice, onEnd } = await ask();
    advice
      .getState()
      .line?.store.getState()
      .pick(picksOf('d2')[0] as Target);
    expect(onEnd).toHaveBeenCalled();
    expect(standing(room).picks).toBe('d2');
  });
});
