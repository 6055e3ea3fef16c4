/** A newer build: offered when it waits, taken only when asked for, never on the first visit. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { updates } from '../../src/offline/updates.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const visit = (controller: object | null, waiting: object | null) => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(Object.assign(new EventTarget(), { waiting, installing: null })),
  });
  window.location.hash = '';
  render(<Page store={roomWith(testShelf())} updates={updates(workers as unknown as ServiceWorkerContainer)} />);
};

test('a newer build that waits is offered, and takes over only when asked', async () => {
  const postMessage = vi.fn();
  visit({}, { postMessage });
  const button = await screen.findByRole('button', { name: 'Load it' });
  expect(postMessage).not.toHaveBeenCalled();
  await userEvent.setup().click(button);
  expect(postMessage).toHaveBeenCalledWith('take over');
});

test('on the first visit nothing is offered', async () => {
  visit(null, { postMessage: vi.fn() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load it' })).toBeNull();
});
