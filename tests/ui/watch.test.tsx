/** Tests the page of a sample game: it plays at once, and is not saved until the player takes it over. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Settings } from '../../src/app/base/settings.ts';
import '../../src/ui/start/WatchPage.tsx';
import { roomWith, standing, testShelf, WATCHED_ENTRY } from '../app/room.ts';
import { testDatabase } from '../support/database.ts';
import { Page } from './page.tsx';

const SAMPLE = ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'];

const watch = async ({ moving = false, fragment = '#/watch/chess', speed = '1' as Settings['speed'] } = {}) => {
  window.location.hash = fragment;
  const shelf = testShelf();
  const store = roomWith(shelf, { moving, database: testDatabase(), entries: [WATCHED_ENTRY] });
  act(() => store.getState().set({ motion: moving ? 'on' : 'off', speed }));
  render(<Page store={store} />);
  await screen.findByRole('slider', { name: 'Move' });
  return { store, shelf };
};

const place = () => Number((screen.getByRole('slider', { name: 'Move' }) as HTMLInputElement).value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('it has a title, and plays at once', async () => {
  await watch({ moving: true });
  expect(screen.getByRole('heading', { level: 1, name: 'The shortest mate' })).toBeVisible();
  await waitFor(() => expect(place()).toBeGreaterThan(0));
});

test('with reduced motion it waits at the start, and is sought and stepped', async () => {
  await watch();
  expect(place()).toBe(0);
  press('Next');
  expect(place()).toBe(1);
  fireEvent.change(screen.getByRole('slider', { name: 'Move' }), { target: { value: '3' } });
  expect(screen.getByText("White's Pawn moves from g2 to g4.")).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(place()).toBe(2);
  press('Go to the end');
  expect(place()).toBe(4);
});

test('the last move is marked, and the end has its result and reason', async () => {
  await watch();
  press('Next');
  const marked = [...document.querySelectorAll('[data-last]')].map((each) => each.getAttribute('data-name'));
  expect(marked.sort()).toEqual(['f2', 'f3']);
  expect(screen.queryByText('Black wins')).toBeNull();
  press('Go to the end');
  expect(screen.getByText('Black wins')).toBeVisible();
});

test('it asks nothing, and saves nothing', async () => {
  const { store, shelf } = await watch();
  press('Next');
  expect(screen.queryByRole('region', { name: 'Your move' })).toBeNull();
  expect(screen.queryByRole('gridcell', { name: /can be chosen/ })).toBeNull();
  expect(store.getState().table).toBeNull();
  expect([...shelf.kept.keys()].filter((key) => key.includes('save'))).toEqual([]);
  expect(await store.getState().hasBegun('chess')).toBe(false);
});

test('an own game can continue from the shown place', async () => {
  const { store } = await watch();
  expect(screen.getByRole('button', { name: 'Take over here' })).toBeDisabled();
  press('Next');
  press('Next');
  press('Take over here');
  expect(await screen.findByRole('gridcell', { name: /^g2, white Pawn, can be chosen$/ })).toBeVisible();
  expect(standing(store)).toEqual({ actions: SAMPLE.slice(0, 2), cursor: 2, picks: '' });
});

test('an own game can start from the beginning', async () => {
  const { store } = await watch();
  press('Next');
  press('Play Chess');
  expect(await screen.findByRole('gridcell', { name: /^e2, white Pawn, can be chosen$/ })).toBeVisible();
  expect(standing(store).actions).toEqual([]);
});

test('an address without a sample says so', async () => {
  window.location.hash = '#/watch/chess/7';
  render(<Page store={roomWith(testShelf(), { entries: [WATCHED_ENTRY] })} />);
  expect(await screen.findByRole('heading', { name: 'There is no such game to watch.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The shortest mate' })).toHaveAttribute('href', '#/watch/chess');
});

test('its settings are the page’s, from the first frame', async () => {
  const { store } = await watch({ moving: true, speed: 'step' });
  expect(place()).toBe(0);
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  act(() => store.getState().set({ speed: '2' }));
  press('Play');
  expect(place()).toBe(1);
});

test('no label refers to missing text', async () => {
  await watch();
  expect(document.querySelector('main [role="grid"] [aria-describedby]')).toBeNull();
});
