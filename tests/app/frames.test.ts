import { expect, test } from 'vitest';
import { targetForKey } from '../../src/app/store/answers.ts';
import { createFollower } from '../../src/app/store/frames.ts';
import { selectLooking, selectPickedSquares, selectTones, selectView } from '../../src/app/store/selectors.ts';
import { option, spell, square } from '../../src/kernel/asking/target.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { CHESS_ENTRY, chessRoom, pickAll, roomWith, sq, standing, testShelf, WATCHED_ENTRY } from './room.ts';

/** Fakes frames: functions passed to `afterFrame` run when the test calls `draw`. */
const frames = () => {
  let due: (() => void)[] = [];
  return {
    afterFrame: (then: () => void) => void due.push(then),
    draw() {
      const now = due;
      due = [];
      for (const then of now) then();
    },
  };
};

test('an action is shown at once, its next choices a frame later', async () => {
  const { afterFrame, draw } = frames();
  const store = await chessRoom(testShelf(), { afterFrame });
  pickAll(store, 'e2');
  expect(selectTones(store.getState()).get(sq('e4'))).toBe('move');
  pickAll(store, 'e4');
  expect(selectView(store.getState())?.turn.toMove).toBe('black');
  expect(selectTones(store.getState()).size).toBe(0);
  draw();
  expect(selectTones(store.getState()).get(sq('e7'))).toBe('plain');
});

test('a pick before that frame is answered at once', async () => {
  const { afterFrame, draw } = frames();
  const store = await chessRoom(testShelf(), { afterFrame });
  pickAll(store, 'e2 e4 e7');
  expect(selectTones(store.getState()).get(sq('e5'))).toBe('move');
  draw();
  expect(standing(store)).toEqual({ actions: ['e2 e4'], cursor: 1, picks: 'e7' });
  expect(selectTones(store.getState()).get(sq('e5'))).toBe('move');
});

/** Opens a game of chess in which each slice of a search finds a single choice. */
const slicedRoom = async () => {
  const { afterFrame, draw } = frames();
  const waiting: (() => void)[] = [];
  let now = 0;
  const prepare: typeof CHESS.prepare = (position, picks, mayContinue) =>
    CHESS.prepare(position, picks, () => {
      now += 4;
      return mayContinue();
    });
  const store = roomWith(testShelf(), {
    afterFrame,
    pause: () => new Promise((done) => waiting.push(() => done(() => true))),
    milliseconds: () => now,
    entries: [{ ...CHESS_ENTRY, load: async () => ({ ...CHESS, prepare }) }],
  });
  await store.getState().open('chess');
  /** Runs the next slice; returns whether there was one. */
  const slice = async () => {
    const next = waiting.shift();
    next?.();
    await Promise.resolve();
    return next !== undefined;
  };
  return { store, draw, slice };
};

test('choices are found in slices, and shown when complete', async () => {
  const { store, draw, slice } = await slicedRoom();
  draw();
  let slices = 0;
  while (await slice()) {
    slices += 1;
    expect(store.getState().isAsking).toBe(selectTones(store.getState()).size === 0);
  }
  expect(slices).toBeGreaterThan(10);
  expect(selectTones(store.getState()).get(sq('e2'))).toBe('plain');
});

test('a pick during the search is answered at once', async () => {
  const { store, draw, slice } = await slicedRoom();
  draw();
  await slice();
  pickAll(store, 'e2');
  expect(standing(store).picks).toBe('e2');
  expect(selectPickedSquares(store.getState())).toEqual([sq('e2')]);
  pickAll(store, 'e4');
  expect(standing(store)).toEqual({ actions: ['e2 e4'], cursor: 1, picks: '' });
  pickAll(store, 'e5 e7');
  expect(standing(store).picks).toBe('e7');
  draw();
  while (await slice());
  expect(selectTones(store.getState()).get(sq('e5'))).toBe('move');
  expect(store.getState().isAsking).toBe(false);
});

test('the reach of an enemy unit is found in slices, too', async () => {
  const { store, draw, slice } = await slicedRoom();
  draw();
  while (await slice());
  pickAll(store, 'b8');
  expect(selectPickedSquares(store.getState())).toEqual([sq('b8')]);
  expect(selectLooking(store.getState())).toBeNull();
  draw();
  let slices = 0;
  while (await slice()) slices += 1;
  expect(slices).toBeGreaterThan(0);
  expect(selectLooking(store.getState())?.tones.get(sq('c6'))).toBe('move');
});

test('a key answers a choice that is not drawn yet', async () => {
  const store = await chessRoom();
  pickAll(store, 'a2 a4 h7 h5 a4 a5 h5 h4 a5 a6 h4 h3 a6 b7 h3 g2 b7 a8');
  expect(targetForKey({ ...store.getState(), isAsking: true }, '1')).toEqual(option('queen'));
});

test('a pick is computed while pointed at, but not when merely passed over', async () => {
  const { afterFrame, draw } = frames();
  const asked: string[] = [];
  const ask: typeof CHESS.ask = (position, picks) => {
    asked.push(spell(CHESS.board, picks));
    return CHESS.ask(position, picks);
  };
  const store = roomWith(testShelf(), {
    afterFrame,
    entries: [{ ...CHESS_ENTRY, load: async () => ({ ...CHESS, ask }) }],
  });
  await store.getState().open('chess');
  store.getState().point(square(sq('d2')));
  draw();
  store.getState().point(square(sq('e2')));
  draw();
  draw();
  expect(asked).toContain('e2');
  expect(asked).not.toContain('d2');
});

test("a follower holds the store's state of the drawn frame", async () => {
  const { afterFrame, draw } = frames();
  const store = await chessRoom(testShelf(), { afterFrame });
  const follower = createFollower(store, afterFrame);
  pickAll(store, 'e2');
  expect(follower.getState().table?.picks).toEqual([]);
  draw();
  expect(follower.getState()).toBe(store.getState());
});

test('a follower shows another game at once', async () => {
  const { afterFrame } = frames();
  const store = roomWith(testShelf(), { afterFrame, entries: [WATCHED_ENTRY] });
  const follower = createFollower(store, afterFrame);
  await store.getState().open('chess');
  expect(follower.getState().table?.game).toBe(store.getState().table?.game);
});

test('a click uses the result computed while pointing, at that table alone', async () => {
  const { afterFrame, draw } = frames();
  const store = await chessRoom(testShelf(), { afterFrame });
  let plays = 0;
  const table = store.getState().table;
  const play: typeof CHESS.play = (position, picks) => {
    plays += 1;
    return CHESS.play(position, picks);
  };
  store.setState({ table: table && { ...table, game: { ...CHESS, play } } });
  const e4 = square(sq('e4'));
  pickAll(store, 'e2');
  store.getState().point(e4);
  draw();
  draw();
  expect(plays).toBe(1);
  store.getState().back();
  store.getState().pick(e4);
  expect(standing(store)).toEqual({ actions: [], cursor: 0, picks: '' });
  pickAll(store, 'e2');
  store.getState().prefetch(e4);
  draw();
  draw();
  expect(plays).toBe(2);
  store.getState().pick(e4);
  expect(plays).toBe(2);
  expect(standing(store)).toEqual({ actions: ['e2 e4'], cursor: 1, picks: '' });
});
