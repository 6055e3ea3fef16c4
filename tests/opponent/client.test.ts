import { describe, expect, it } from 'vitest';
import type { OpponentAnswer, OpponentRequest } from '../../src/opponent/messages.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { type CallMessage, createCaller, type Port, type WorkerMessage } from '../../src/worker/call.ts';
import { createOpponent } from '../../src/worker/opponent.ts';
import { SERVER } from '../../src/worker/serve.ts';
import { GAME } from '../support/chess/index.ts';

const REQUEST: OpponentRequest = { game: 'chess', position: GAME.setup(1), question: 'beginner', seed: 1 };

const answer = (score: number): OpponentAnswer => ({
  threatPosition: null,
  thought: { picks: [], line: [], score, turnsToEnd: null, isProved: false, turns: 1, nodes: 1 },
  reason: null,
});

/** Creates an opponent on fake workers, which post only what a test tells them to. */
const workers = () => {
  const made: { say(answered: WorkerMessage): void; fail(): void; isEnded: boolean; asked: CallMessage[] }[] = [];
  const make = (): Port => {
    const port: Port = {
      onmessage: null,
      onerror: null,
      postMessage: (call: CallMessage) => worker.asked.push(call),
      terminate: () => {
        worker.isEnded = true;
      },
    };
    const worker = {
      say: (data: WorkerMessage) => port.onmessage?.call(port as Worker, new MessageEvent('message', { data })),
      fail: () => port.onerror?.call(port as Worker, new Event('error') as ErrorEvent),
      isEnded: false,
      asked: [] as CallMessage[],
    };
    made.push(worker);
    return port;
  };
  return { made, opponent: createOpponent(createCaller(make)) };
};

describe('an opponent', () => {
  it('makes no worker before it is asked, and keeps the one it has', async () => {
    const { made, opponent } = workers();
    expect(made).toHaveLength(0);
    for (const score of [1, 2]) {
      const thinking = opponent.ask(REQUEST);
      made[0]?.say({ kind: 'done', value: answer(score) });
      expect(await thinking.answer).toEqual({ ok: true, value: answer(score) });
    }
    expect(made).toHaveLength(1);
    expect(made[0]?.asked).toHaveLength(2);
  });

  it('tells of progress, and stops with the best found so far', async () => {
    const { made, opponent } = workers();
    const heard: number[] = [];
    const thinking = opponent.ask(REQUEST, ({ thought }) => heard.push(thought.score));
    for (const score of [5, 9]) made[0]?.say({ kind: 'progress', value: answer(score) });
    thinking.stop();
    expect(await thinking.answer).toEqual({ ok: true, value: answer(9) });
    expect(heard).toEqual([5, 9]);
    expect(made[0]?.isEnded).toBe(true);
  });

  it('stopped before it has found anything, ends with the first that it finds', async () => {
    const { made, opponent } = workers();
    const thinking = opponent.ask(REQUEST);
    thinking.stop();
    made[0]?.say({ kind: 'progress', value: answer(3) });
    expect(await thinking.answer).toEqual({ ok: true, value: answer(3) });
  });

  it('drops a question for the next one', async () => {
    const { made, opponent } = workers();
    const first = opponent.ask(REQUEST);
    const second = opponent.ask(REQUEST);
    made[0]?.say({ kind: 'done', value: answer(1) });
    made[1]?.say({ kind: 'done', value: answer(2) });
    expect(await first.answer).toEqual({ ok: true, value: null });
    expect(await second.answer).toEqual({ ok: true, value: answer(2) });
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('says so where no worker can be had, or it fails', async () => {
    const none = createOpponent(
      createCaller(() => {
        throw new Error('no workers here');
      }),
    );
    expect((await none.ask(REQUEST).answer).ok).toBe(false);
    const { made, opponent } = workers();
    const thinking = opponent.ask(REQUEST);
    made[0]?.fail();
    expect((await thinking.answer).ok).toBe(false);
  });
});

describe('the worker', () => {
  it('answers with progress, then with an action and its reason', async () => {
    const position = SNAKE.setup(1);
    const said: OpponentAnswer[] = [];
    const request = { game: 'snake', position, question: 'beginner', seed: 1 } as const;
    const found = await SERVER.methods.bestLine(request, (answer) => said.push(answer));
    expect(said.length).toBeGreaterThan(0);
    expect(found?.reason?.text).toMatch(/\.$/);
    expect(SNAKE.play(position, found?.thought.picks ?? []).ok).toBe(true);
  });

  it('fails for a game that it does not know', async () => {
    await expect(SERVER.methods.bestLine({ ...REQUEST, game: 'go' }, () => {})).rejects.toThrow();
  });
});
