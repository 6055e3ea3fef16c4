/** Tests the settings: every value is shown and takes effect at once, and older stored values are read. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OWN_COLORS, SETTINGS, SIZES, settingsIn } from '../../src/app/base/settings.ts';
import { contrastVerdict } from '../../src/ui/game/dialogs/LookSettings.tsx';
import { media } from '../../src/ui/media.ts';
import { type Color, colorOf } from '../../src/ui/theme/contrast.ts';
import { SETTING_WORDS } from '../../src/ui/words/settings.ts';
import { chessRoom } from '../app/room.ts';
import { Page } from './page.tsx';

test('each setting shows its values, and takes effect at once', async () => {
  window.location.hash = '#/chess';
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), { getVoices: () => [], cancel() {} }));
  const store = await chessRoom();
  // The speed of speech is shown only while moves are spoken.
  store.getState().set({ speech: 'short' });
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const group = (title: string) => within(dialog.getByRole('group', { name: title }));
  for (const { title, values } of Object.values(SETTING_WORDS))
    expect(group(title).getAllByRole('radio')).toHaveLength(Object.keys(values).length);
  fireEvent.click(group('Board').getByRole('radio', { name: 'Slate' }));
  fireEvent.click(group('Coordinates').getByRole('radio', { name: 'Outside' }));
  fireEvent.change(dialog.getByRole('slider', { name: 'Piece size' }), { target: { value: '80' } });
  expect(dialog.getByText('80 %')).toBeVisible();
  for (const label of ['8', '7', 'a', 'f']) expect(dialog.getByText(label)).toBeVisible();
  expect(document.documentElement.dataset).toMatchObject({ board: 'slate', coordinates: 'outside' });
  expect(document.documentElement.style.getPropertyValue('--piece-margin')).toBe('10%');
  fireEvent.click(group('Board').getByRole('radio', { name: 'Custom' }));
  fireEvent.change(dialog.getByLabelText('Dark squares'), { target: { value: '#556677' } });
  expect(document.documentElement.style.getPropertyValue('--own-dark')).toBe('#556677');
  fireEvent.click(group('Theme').getByRole('radio', { name: 'High contrast' }));
  expect(dialog.queryByRole('group', { name: 'Board' })).toBeNull();
});

test('sound is on by default', () => {
  expect(settingsIn({}).sound).toBe('on');
});

test('unknown settings are ignored', () => {
  const kept = settingsIn({ sound: 'off', panel: 'folded' });
  expect(Object.keys(kept)).toEqual(
    [SETTINGS, SIZES, OWN_COLORS, { voice: '' }].flatMap((names) => Object.keys(names)),
  );
  expect(kept.sound).toBe('off');
});

test.each([
  ['none', {}, 88, '#b9a684'],
  // Before 1.0.0 the size was stored as a word.
  ['a size as a word', { size: 'small' }, 80, '#b9a684'],
  ['an unknown size and a colour as a word', { size: 'huge', darkSquares: 'red' }, 88, '#b9a684'],
  ['a number and a word for the size', { size: 'small', pieceSize: 72, darkSquares: '#AABBCC' }, 72, '#AABBCC'],
  ['a size too small and a colour too short', { pieceSize: 7, darkSquares: '#abc' }, 88, '#b9a684'],
  ['a text as size and a number as colour', { pieceSize: '90', darkSquares: 7 }, 88, '#b9a684'],
])('stored sizes and colours: %s', (_title, kept, pieceSize, darkSquares) => {
  expect(settingsIn(kept)).toMatchObject({ pieceSize, darkSquares });
});

test.each([
  ['#f0e9d8', '#b9a684', 'show marks', 'Marks are easy to see on both colours.'],
  // The next two are the boards of lichess and chess.com, on which marks need a pale edge.
  ['#f0d9b5', '#b58863', 'show marks', 'Marks are easy to see on both colours.'],
  ['#eeeed2', '#769656', 'show marks', 'Marks are easy to see on both colours.'],
  ['#f0e9d8', '#8a8a8a', 'show marks', 'Marks are easy to see on both colours.'],
  [
    '#f0e9d8',
    '#404860',
    'hide coordinates',
    'Coordinates are hard to see on dark squares: contrast 1.3, at least 3 is needed.',
  ],
  [
    '#e8c96a',
    '#d0a93f',
    'hide the last turn',
    'The last turn is hard to see on light squares. The last turn is hard to see on dark squares.',
  ],
  ['#f0e9d8', '#f0e9d8', 'look alike', 'The two colours are hard to tell apart.'],
  ['#f0e9d8', '#ece6d8', 'look alike', 'The two colours are hard to tell apart.'],
  ['#8fd0ff', '#8fdc9f', 'differ by hue alone', 'The two colours differ by hue alone, which some people do not see.'],
])('own colours %s and %s are said to %s', (light, dark, _verdict, said) => {
  const marks = ['#0b5568', '#9c2a22', '#6f4200', '#58348f'].map(colorOf);
  const [pale, coordinates, lastTurn] = ['#fffefb', '#3c3629', '#e0b020'].map(colorOf) as [Color, Color, Color];
  const inks = { marks, pale, coordinates, lastTurn, lastTurnOpacity: 0.32 };
  expect(contrastVerdict(inks, colorOf(light), colorOf(dark))).toBe(said);
});

test('contrast of marks follows the theme, even when it changes', async () => {
  window.location.hash = '#/chess';
  const query = '(prefers-color-scheme: dark)';
  const scheme = new EventTarget();
  const isDark = vi.spyOn(media(query), 'matches', 'get').mockReturnValue(false);
  const real = { matchMedia: window.matchMedia.bind(window), style: window.getComputedStyle.bind(window) };
  vi.stubGlobal('matchMedia', (asked: string) => (asked === query ? scheme : real.matchMedia(asked)));
  // Fakes the inks of the style sheets, which jsdom does not load.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => {
    const { theme } = document.documentElement.dataset;
    if (!element.style.color.startsWith('var(--board-')) return real.style(element);
    return { color: (theme ? theme === 'dark' : isDark()) ? 'rgb(6, 48, 60)' : 'rgb(11, 85, 104)' };
  });
  const store = await chessRoom();
  store.getState().set({ board: 'own', theme: 'dark', darkSquares: '#828282' });
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  const well = 'Marks are easy to see on both colours.';
  const faint = /^Some marks are hard to see on dark squares/;
  expect(await screen.findByText(well)).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(await screen.findByText(faint)).toBeVisible();
  fireEvent.click(within(screen.getByRole('group', { name: 'Theme' })).getByRole('radio', { name: 'Same as device' }));
  expect(await screen.findByText(faint)).toBeVisible();
  act(() => {
    isDark.mockReturnValue(true);
    scheme.dispatchEvent(new Event('change'));
  });
  expect(await screen.findByText(well)).toBeVisible();
  isDark.mockRestore();
});
