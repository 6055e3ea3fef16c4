/** The settings: every value is seen, a press takes hold at once, and what was kept by older pages is read. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SETTINGS, settingsIn } from '../../src/app/settings.ts';
import { SETTING_WORDS } from '../../src/ui/words/settings.ts';
import { chessRoom } from '../app/room.ts';
import { Page } from './page.tsx';

test('each setting shows its values; a press takes hold of the page at once', async () => {
  window.location.hash = '#/chess';
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), { getVoices: () => [], cancel() {} }));
  const store = await chessRoom();
  // The speed of a voice is asked while moves are spoken.
  store.getState().set({ speech: 'short' });
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const group = (title: string) => within(dialog.getByRole('group', { name: title }));
  for (const { title, values } of Object.values(SETTING_WORDS))
    expect(group(title).getAllByRole('radio')).toHaveLength(Object.keys(values).length);
  fireEvent.click(group('Board').getByRole('radio', { name: 'Slate' }));
  fireEvent.click(group('Piece size').getByRole('radio', { name: 'Large' }));
  expect(document.documentElement.dataset).toMatchObject({ board: 'slate', size: 'large' });
  fireEvent.click(group('Theme').getByRole('radio', { name: 'High contrast' }));
  expect(dialog.queryByRole('group', { name: 'Board' })).toBeNull();
});

test('sound is on unless it was switched off; a setting that is gone is passed over', () => {
  expect(settingsIn({}).sound).toBe('on');
  const kept = settingsIn({ sound: 'off', panel: 'folded' });
  expect(Object.keys(kept)).toEqual([...Object.keys(SETTINGS), 'voice']);
  expect(kept.sound).toBe('off');
});
