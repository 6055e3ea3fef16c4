/** Tests that a newer build is offered when it waits, installed only on request, and never on the first visit. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createUpdates, NO_UPDATES, type Updates } from '../../src/offline/updates.ts';
import { FailureNotice, FailurePage, watchFailures } from '../../src/ui/Failure.tsx';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A service worker's registration, whose state the test sets. */
class Registration extends EventTarget {
  waiting: object | null = null;
  installing: EventTarget | null = null;
  update = vi.fn(() => Promise.resolve());
}

const visit = (controller: object | null, registration: Registration) => {
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
  });
  window.location.hash = '';
  render(
    <Page
      store={roomWith(testShelf())}
      updates={createUpdates(workers as unknown as ServiceWorkerContainer, (work) => work())}
    />,
  );
  return workers;
};

const waitingWith = (waiting: object): Registration => Object.assign(new Registration(), { waiting });
const failing = (isKept: boolean | null) =>
  watchFailures(
    () => 'now',
    async () => isKept,
  );
const reloads = () => vi.spyOn(window.location, 'reload').mockReturnValue();
const offered = () => screen.findByRole('button', { name: 'Update now' });

test('a waiting build is offered, and installed only on request', async () => {
  const postMessage = vi.fn();
  visit({}, waitingWith({ postMessage }));
  const button = await offered();
  expect(postMessage).not.toHaveBeenCalled();
  await userEvent.setup().click(button);
  expect(postMessage).toHaveBeenCalledWith('take over');
});

test('on the first visit nothing is offered', async () => {
  visit(null, waitingWith({ postMessage: vi.fn() }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
});

test('a running page answers a newer build', () => {
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => new Promise(() => undefined),
  });
  createUpdates(workers as unknown as ServiceWorkerContainer, (work) => work());
  const postMessage = vi.fn();
  const ask = (data: string) =>
    workers.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage }] }));
  ask('something else');
  expect(postMessage).not.toHaveBeenCalled();
  ask('are you well?');
  expect(postMessage).toHaveBeenCalledWith('well');
});

test('an open page looks for a newer build when it is back online or visible', async () => {
  const registration = new Registration();
  visit({}, registration);
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  expect(registration.update).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('a build being installed at start is offered when it waits', async () => {
  const [registration, installing] = [new Registration(), new EventTarget()];
  registration.installing = installing;
  visit({}, registration);
  await screen.findByRole('heading', { level: 1, name: 'Oddboard' });
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  registration.waiting = { postMessage: vi.fn() };
  act(() => void installing.dispatchEvent(new Event('statechange')));
  expect(await offered()).toBeVisible();
});

test('a press takes the build that waits at that moment', async () => {
  const [two, three, four] = [vi.fn(), vi.fn(), vi.fn()];
  const registration = waitingWith({ postMessage: two });
  visit({}, registration);
  const button = await offered();
  registration.waiting = { postMessage: three };
  await userEvent.setup().click(button);
  expect(two).not.toHaveBeenCalled();
  expect(three).toHaveBeenCalledWith('take over');
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = { postMessage: four };
  act(() => void registration.installing?.dispatchEvent(new Event('statechange')));
  expect(four).toHaveBeenCalledWith('take over');
});

test('a press without an answer says so, and a later build still loads', async () => {
  const reload = reloads();
  const workers = visit({}, waitingWith({ postMessage: vi.fn() }));
  const button = await offered();
  vi.useFakeTimers();
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(9_000));
  expect(screen.queryByText(/^The new version has not loaded/)).toBeNull();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText(/^The new version has not loaded/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  expect(reload).toHaveBeenCalledOnce();
});

test('a build taken in another tab only needs a reload here', async () => {
  const reload = reloads();
  const workers = visit({}, new Registration());
  await screen.findByRole('heading', { level: 1, name: 'Oddboard' });
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.setup().click(await offered());
  expect(reload).toHaveBeenCalledOnce();
});

test('the first build installs silently', async () => {
  const workers = visit(null, new Registration());
  await screen.findByRole('heading', { level: 1, name: 'Oddboard' });
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
});

test('after a crash, reopening installs a waiting build', async () => {
  const take = vi.fn();
  const newer: Updates = {
    subscribe: () => () => undefined,
    isReady: () => true,
    isLate: () => false,
    takeOver: take,
  };
  render(<FailurePage error={new Error('Broken.')} failures={failing(null)} updates={newer} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload Oddboard' }));
  expect(take).toHaveBeenCalledOnce();
});

test.each([
  [true, 'Your game is safe in this browser.'],
  [false, 'Your last move may not be saved.'],
])('a crash says that the game is safe only if a save was read (%s)', async (isKept, says) => {
  const failures = failing(isKept);
  render(<FailurePage error={new Error('Broken.')} failures={failures} updates={NO_UPDATES} />);
  expect(await screen.findByText(says)).toBeVisible();
  cleanup();
  render(<FailureNotice failures={failures} />);
  act(() => failures.report(new Error('Dropped.')));
  await waitFor(() => expect(screen.getByText(/Dropped/)).toHaveTextContent(says));
});
