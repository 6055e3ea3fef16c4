import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionOf } from '../../src/app/model/table.ts';
import { framesOf, isStory, playbackOf } from '../../src/app/playback/playback.ts';
import { selectTones, selectView } from '../../src/app/store/selectors.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { foldView } from '../../src/kernel/fold.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { chessRoom, pickAll, roomWith, sq, standing, testShelf } from './room.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the last frame is the new view, and captured units are shown leaving', () => {
  let position = CHESS.setup(1);
  for (const spelling of ['e2 e4', 'd7 d5', 'e4 d5']) {
    const picks = readPicks(CHESS.board, spelling);
    invariant(picks.ok, spelling);
    const played = CHESS.play(position, picks.value);
    invariant(played.ok, spelling);
    const frames = framesOf(CHESS.view(position), played.value.tell());
    expect(frames.at(-1)?.view).toEqual(CHESS.view(played.value.state));
    if (spelling === 'e4 d5')
      expect(frames.flatMap(({ leaving }) => leaving.map(({ at }) => at))).toEqual([[sq('d5')]]);
    position = played.value.state;
  }
});

test('animations offer nothing, and end by themselves', async () => {
  const store = await chessRoom(testShelf(), { moving: true });
  pickAll(store, 'e2 e4');
  expect(store.getState().playback).not.toBeNull();
  expect(selectTones(store.getState()).size).toBe(0);
  vi.runAllTimers();
  expect(store.getState().playback).toBeNull();
  expect(selectTones(store.getState()).size).toBeGreaterThan(0);
});

test('any input skips to the end of the animation', async () => {
  const store = await chessRoom(testShelf(), { moving: true });
  pickAll(store, 'e2 e4 e7');
  expect(store.getState().playback).toBeNull();
  const { table } = store.getState();
  invariant(table, 'a game is on the table');
  expect(selectView(store.getState())).toEqual(CHESS.view(positionOf(table)));
});

test('reduced motion stops animations, unless the setting overrides it', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4');
  expect(store.getState().playback).toBeNull();
  store.getState().set({ motion: 'on' });
  pickAll(store, 'e7 e5');
  expect(store.getState().playback).not.toBeNull();
});

test('with motion by step, each frame of an action waits for a press', async () => {
  const store = await chessRoom();
  store.getState().set({ motion: 'step' });
  pickAll(store, 'e2 e4');
  vi.runAllTimers();
  expect(store.getState().playback).toBeNull();
  const entry = GAMES.find(({ id }) => id === 'inchworm');
  invariant(entry, 'the game of many steps is in the list');
  const steps = roomWith(testShelf(), { entries: [entry] });
  await steps.getState().open('inchworm');
  steps.getState().set({ motion: 'step' });
  // The move endangers White's King, so it must be entered twice.
  for (let again = 0; again < 2; again++) await steps.getState().type('e2 e4');
  const frames = steps.getState().playback?.frames.length ?? 0;
  expect(frames).toBeGreaterThan(2);
  for (let index = 0; index < frames; index++) {
    vi.advanceTimersByTime(10_000);
    expect(steps.getState().playback?.index).toBe(index);
    steps.getState().step();
  }
  expect(steps.getState().playback).toBeNull();
});

test('going back is not animated', async () => {
  const store = await chessRoom(testShelf(), { moving: true });
  pickAll(store, 'e2 e4');
  store.getState().undo();
  expect(store.getState().playback).toBeNull();
});

test('an action of many steps is a narrated story that can be skipped', async () => {
  const entry = GAMES.find(({ id }) => id === 'inchworm');
  invariant(entry, 'the game of many steps is in the list');
  const game = await entry.load();
  const picks = readPicks(game.board, 'e2 e4');
  invariant(picks.ok, 'e2 e4');
  const before = game.view(game.setup(1));
  const played = game.play(game.setup(1), picks.value);
  invariant(played.ok, 'e2 e4');
  const playback = playbackOf(before, played.value.tell(), 1);
  invariant(playback && isStory(playback), 'a magnetic move is a story');
  expect(playback.frames.flatMap(({ steps }) => steps)).toEqual(played.value.tell());
  expect(playback.frames.map((frame) => foldView(frame.before, frame.steps))).toEqual(
    playback.frames.map(({ view }) => view),
  );
  const { frameTime, pace, frames } = playback;
  invariant(frameTime !== null, 'it goes on by itself');
  expect(frameTime).toBeGreaterThan(pace);
  expect(frameTime * frames.length).toBeLessThanOrEqual(7000);
});

test('the last action is replayed frame by frame, in both directions', async () => {
  const store = await chessRoom(testShelf(), { moving: true });
  pickAll(store, 'e2 e4');
  store.getState().skip();
  store.getState().replay(1, true);
  const again = () => store.getState().playback;
  expect(again()?.frames[0]?.view.units).toEqual(CHESS.view(CHESS.setup(7)).units);
  store.getState().step();
  expect(again()?.index).toBe(1);
  store.getState().stepBack();
  expect(again()?.index).toBe(0);
  while (again()) store.getState().step();
  expect(standing(store)).toEqual({ actions: ['e2 e4'], cursor: 1, picks: '' });
});
