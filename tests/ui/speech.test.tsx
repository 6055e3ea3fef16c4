/** Moves spoken by the browser's voices, which are faked here: what they say, and when. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settingsIn } from '../../src/app/settings.ts';
import type { AppState } from '../../src/app/state.ts';
import { chessRoom, pickAll } from '../app/room.ts';
import { Page } from './page.tsx';

interface Spoken {
  readonly text: string;
  readonly rate: number;
  readonly voice?: { readonly voiceURI: string };
}

const spoken: Spoken[] = [];
const cancel = vi.fn();

const VOICES = [
  { voiceURI: 'anna', name: 'Anna', lang: 'de-DE' },
  { voiceURI: 'kate', name: 'Kate', lang: 'en-GB' },
];

const withVoices = () => {
  const speechSynthesis = Object.assign(new EventTarget(), {
    speak: (each: Spoken) => spoken.push(each),
    getVoices: () => VOICES,
    cancel,
  });
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  const Utterance = class {
    constructor(readonly text: string) {}
  };
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
};

const texts = () => spoken.map(({ text }) => text);

/** The page of chess with moves spoken so, with what the tests do to its store. */
const shown = async (speech: 'off' | 'short' | 'whole') => {
  const store = await chessRoom();
  store.getState().set({ speech });
  window.location.hash = '#/chess';
  render(<Page store={store} />);
  await screen.findByRole('grid');
  // What speaks is fetched once it is wanted.
  await act(() => vi.dynamicImportSettled());
  const doing = (work: (state: AppState) => void) => act(async () => work(store.getState()));
  const play = (text: string) => act(async () => pickAll(store, text));
  return { store, doing, play };
};

const settings = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return within(await screen.findByRole('dialog', { name: 'Settings' }));
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  spoken.length = 0;
  cancel.mockClear();
});

test('off at first; what is kept is read, and what is no voice is passed over', () => {
  expect(settingsIn({})).toMatchObject({ speech: 'off', pace: 'normal', voice: '' });
  expect(settingsIn({ speech: 'loud', pace: 'fast', voice: 'kate' })).toMatchObject({
    speech: 'off',
    pace: 'fast',
    voice: 'kate',
  });
  expect(settingsIn({ voice: 7 }).voice).toBe('');
});

test('nothing is said while it is off', async () => {
  withVoices();
  const { play } = await shown('off');
  await play('e2 e4');
  expect(texts()).toEqual([]);
});

test.each([
  ['short', ['Pawn e3', 'Pawn d6', 'Bishop a6', 'Pawn a6, captures Bishop']],
  [
    'whole',
    [
      "White's Pawn moves from e2 to e3.",
      "Black's Pawn moves from d7 to d6.",
      "White's Bishop moves from f1 to a6.",
      "Black's Pawn moves from b7 to a6 and captures White's Bishop.",
    ],
  ],
] as const)('each action is said in the words of the list or of the announcer: %s', async (speech, words) => {
  withVoices();
  const { play } = await shown(speech);
  for (const text of ['e2 e3', 'd7 d6', 'f1 a6', 'b7 a6']) await play(text);
  expect(texts()).toEqual(words);
  if (speech === 'whole') for (const each of words) expect(screen.getByRole('log')).toHaveTextContent(each);
});

test('neither picks nor going back are said; what is played again is, and a new move ends the one before', async () => {
  withVoices();
  const { play, doing } = await shown('short');
  await play('e2');
  expect(texts()).toEqual([]);
  await play('e4');
  cancel.mockClear();
  await doing(({ undo }) => undo());
  expect(cancel).toHaveBeenCalledOnce();
  await doing(({ redo }) => redo());
  await doing(({ replay }) => replay(1, true));
  expect(texts()).toEqual(['Pawn e4', 'Pawn e4', 'Pawn e4']);
  await doing(({ step }) => step());
  expect(spoken).toHaveLength(3);
  expect(cancel).toHaveBeenCalledTimes(3);
});

test("voices of the page's language come first; a press on Try says the last move in the one chosen", async () => {
  withVoices();
  const { play } = await shown('off');
  await play('e2 e4');
  const dialog = await settings();
  expect(dialog.queryByRole('combobox', { name: 'Voice' })).toBeNull();
  fireEvent.click(within(dialog.getByRole('group', { name: 'Speak moves' })).getByLabelText('Short'));
  const voice = await dialog.findByRole('combobox', { name: 'Voice' });
  expect(
    within(voice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Same as browser', 'Kate (en-GB)', 'Anna (de-DE)']);
  fireEvent.change(voice, { target: { value: 'kate' } });
  fireEvent.click(within(dialog.getByRole('group', { name: 'Speaking speed' })).getByLabelText('Slow'));
  fireEvent.click(dialog.getByRole('button', { name: 'Try' }));
  expect(spoken).toMatchObject([{ text: 'Pawn e4', rate: 0.75, voice: { voiceURI: 'kate' } }]);
});

test('before the first move Try says the question', async () => {
  withVoices();
  await shown('short');
  fireEvent.click((await settings()).getByRole('button', { name: 'Try' }));
  expect(texts()).toEqual([expect.stringMatching(/^White: /)]);
});

test('a browser without voices says so in the settings, and play goes on', async () => {
  const { play, store } = await shown('short');
  await play('e2 e4');
  expect(store.getState().table?.cursor).toBe(1);
  const dialog = await settings();
  expect(dialog.getByText('This browser has no voices that could speak moves.')).toBeVisible();
  expect(dialog.queryByRole('group', { name: 'Speak moves' })).toBeNull();
});
