/** Tests the bar of a watched game: it plays, pauses, steps, seeks, and stops at notes. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replay } from '../../src/ui/game/telling/Replay.tsx';
import { AnimationContext } from '../../src/ui/media.ts';
import { StoreProvider } from '../../src/ui/store.ts';
import { roomWith, testShelf, WATCHED_ENTRY } from '../app/room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND = 1000;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders the bar for a sample game of four actions; with `stillness`, without animation. */
const watch = async (stillness = false) => {
  const store = roomWith(testShelf(), { moving: !stillness, entries: [WATCHED_ENTRY] });
  await store.getState().open('chess');
  const record = store.getState().table?.game.samples[0]?.record;
  if (record) store.getState().load(record);
  store.getState().goTo(0);
  render(
    <StoreProvider store={store}>
      <AnimationContext value={!stillness}>
        <Replay onClose={() => undefined} />
      </AnimationContext>
    </StoreProvider>,
  );
  return store;
};

const cursorOf = (store: Awaited<ReturnType<typeof watch>>) => store.getState().table?.cursor;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('it plays to the end, and from the start again', async () => {
  const store = await watch();
  press('Play');
  await pass(60 * SECOND);
  expect(cursorOf(store)).toBe(4);
  expect(store.getState().running).toBe(false);
  press('Play');
  expect(cursorOf(store)).toBe(0);
  await pass(60 * SECOND);
  expect(cursorOf(store)).toBe(4);
});

test('it pauses, and other changes of the table end the run', async () => {
  const store = await watch();
  press('Play');
  await pass(10);
  expect(cursorOf(store)).toBe(1);
  press('Pause');
  await pass(60 * SECOND);
  expect(cursorOf(store)).toBe(1);
  press('Play');
  act(() => store.getState().undo());
  expect(store.getState().running).toBe(false);
});

test('four times the speed takes a quarter of the time', async () => {
  const store = await watch();
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '4' } });
  expect(store.getState().settings.speed).toBe('4');
  press('Play');
  await pass(1.5 * SECOND);
  const fast = cursorOf(store) ?? 0;
  act(() => store.getState().watch(0, false));
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '0.5' } });
  press('Play');
  await pass(1.5 * SECOND);
  expect(fast).toBeGreaterThan(cursorOf(store) ?? 0);
});

test('dragging the bar shows a place at once, with its words', async () => {
  const store = await watch();
  fireEvent.change(screen.getByRole('slider', { name: 'Move' }), { target: { value: '2' } });
  expect(cursorOf(store)).toBe(2);
  expect(store.getState().playback).toBeNull();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining('2 of 4'));
  expect(screen.getByText(/^Black's Pawn moves from/)).toBeTruthy();
});

test('it pauses at a note, shows it, and resumes on request', async () => {
  const store = await watch();
  act(() => store.getState().note(2, { text: 'Now look at the Queen.' }));
  press('Play');
  await pass(60 * SECOND);
  expect(cursorOf(store)).toBe(2);
  expect(screen.getByText('Now look at the Queen.')).toBeTruthy();
  press('Play');
  await pass(60 * SECOND);
  expect(cursorOf(store)).toBe(4);
});

test('with reduced motion it steps instead of playing', async () => {
  const store = await watch(true);
  act(() => store.getState().set({ motion: 'off' }));
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  press('Next');
  expect(cursorOf(store)).toBe(1);
  press('Previous step');
  expect(cursorOf(store)).toBe(0);
});
