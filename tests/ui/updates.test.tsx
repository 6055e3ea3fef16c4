/** A newer build: offered when it waits, taken only when asked for, never on the first visit. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Updates, updates } from '../../src/offline/updates.ts';
import { FailurePage, watchFailures } from '../../src/ui/Failure.tsx';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const visit = (controller: object | null, waiting: object | null) => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () =>
      Promise.resolve(
        Object.assign(new EventTarget(), { waiting, installing: null, update: async () => undefined }),
      ),
  });
  window.location.hash = '';
  render(
    <Page store={roomWith(testShelf())} updates={updates(workers as unknown as ServiceWorkerContainer)} />,
  );
};

test('a newer build that waits is offered, and takes over only when asked', async () => {
  const postMessage = vi.fn();
  visit({}, { postMessage });
  const button = await screen.findByRole('button', { name: 'Update now' });
  expect(postMessage).not.toHaveBeenCalled();
  await userEvent.setup().click(button);
  expect(postMessage).toHaveBeenCalledWith('take over');
});

test('on the first visit nothing is offered', async () => {
  visit(null, { postMessage: vi.fn() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
});

test('a page that runs says so to a newer build that asks', () => {
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => new Promise(() => undefined),
  });
  updates(workers as unknown as ServiceWorkerContainer);
  const postMessage = vi.fn();
  const ask = (data: string) =>
    workers.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage }] }));
  ask('something else');
  expect(postMessage).not.toHaveBeenCalled();
  ask('are you well?');
  expect(postMessage).toHaveBeenCalledWith('well');
});

test('a page that stays open looks for a newer build when it is back online, and when it is come back to', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const update = vi.fn(() => Promise.resolve());
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update });
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  updates(workers as unknown as ServiceWorkerContainer);
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  expect(update).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(2);
});

test('where the page has failed, opening it again takes a newer build that waits', async () => {
  const take = vi.fn();
  const newer: Updates = { subscribe: () => () => undefined, isReady: () => true, take };
  render(<FailurePage error={new Error('Broken.')} failures={watchFailures(() => 'now')} updates={newer} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload Oddboard' }));
  expect(take).toHaveBeenCalledOnce();
});
