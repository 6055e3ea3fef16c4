/** Tests moves spoken by fake browser voices: what they say, and when. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { settingsIn } from '../../src/app/base/settings.ts';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import type { Table } from '../../src/app/model/table.ts';
import { shortAt } from '../../src/app/narration/short.ts';
import type { AppState } from '../../src/app/store/state.ts';
import type { Game, GameRecord } from '../../src/kernel/game.ts';
import { spokenSince } from '../../src/ui/sound/Speech.tsx';
import { GAME as FROZENCHESS } from '../../src/variants/frozenchess/index.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { chessRoom, pickAll } from '../app/room.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { must } from '../support/scenario.ts';
import { Page } from './page.tsx';
import { shownGame } from './shown-game.tsx';

interface Spoken {
  readonly text: string;
  readonly rate: number;
  readonly voice?: { readonly voiceURI: string };
  readonly lang?: string;
  readonly onstart?: () => void;
  readonly onend?: () => void;
  readonly onerror?: (event: { readonly error: string }) => void;
}

const spoken: Spoken[] = [];
const cancel = vi.fn();

const VOICES = [
  { voiceURI: 'anna', name: 'Anna', lang: 'de-DE' },
  { voiceURI: 'kate', name: 'Kate', lang: 'en-GB' },
];

const withVoices = (found: readonly object[] = VOICES) => {
  const speechSynthesis = Object.assign(new EventTarget(), {
    speak: (each: Spoken) => spoken.push(each),
    getVoices: () => found,
    cancel,
  });
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  const Utterance = class {
    constructor(readonly text: string) {}
  };
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
};

/** Returns a function that lets the last utterance fail with this error. */
const fail = (error: string) => () => spoken.at(-1)?.onerror?.({ error });

/** Ends all utterances. */
const finish = () => {
  for (const each of spoken) each.onend?.();
};

const texts = () => spoken.map(({ text }) => text);

/** Opens a game of chess with this kind of speech. */
const shown = async (speech: 'off' | 'short' | 'whole') => {
  const store = await chessRoom();
  store.getState().set({ speech });
  window.location.hash = '#/chess';
  render(<Page store={store} />);
  await screen.findByRole('grid');
  // The speech module is loaded on demand.
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
  spoken.length = 0;
  cancel.mockClear();
});

test('speech is off by default', () => {
  expect(settingsIn({})).toMatchObject({ speech: 'off', pace: 'normal', voice: '' });
});

test('invalid stored settings of speech are ignored', () => {
  expect(settingsIn({ speech: 'loud', pace: 'fast', voice: 'kate' })).toMatchObject({
    speech: 'off',
    pace: 'fast',
    voice: 'kate',
  });
  expect(settingsIn({ voice: 7 }).voice).toBe('');
});

test('nothing is spoken while it is off', async () => {
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
] as const)('each action is spoken as in the list or the announcer: %s', async (speech, words) => {
  withVoices();
  const { play } = await shown(speech);
  for (const text of ['e2 e3', 'd7 d6', 'f1 a6', 'b7 a6']) {
    await play(text);
    finish();
  }
  expect(texts()).toEqual(words);
  if (speech === 'whole') for (const each of words) expect(screen.getByRole('log')).toHaveTextContent(each);
});

test('sentences queue up while the game goes on, and older turns are dropped', async () => {
  withVoices();
  const { play } = await shown('short');
  await play('e2 e3');
  await play('d7 d6');
  expect(cancel).not.toHaveBeenCalled();
  await play('f1 a6');
  expect(cancel).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Pawn e3', 'Pawn d6', 'Pawn d6', 'Bishop a6']);
  finish();
  await play('b7 a6');
  await play('e3 e4');
  expect(cancel).toHaveBeenCalledOnce();
});

test("a piece's move and its Snake's are both spoken", async () => {
  withVoices();
  const { store, pick } = await shownGame('snake');
  await act(async () => store.getState().set({ speech: 'short' }));
  await act(() => vi.dynamicImportSettled());
  pick('f3 f4');
  pick('e2');
  expect(texts()).toEqual(['Pawn f4', expect.stringMatching(/^Snake /)]);
  expect(cancel).not.toHaveBeenCalled();
});

test('picks and going back are silent, replays are spoken', async () => {
  withVoices();
  const { play, doing } = await shown('short');
  await play('e2');
  expect(texts()).toEqual([]);
  await play('e4');
  await doing(({ undo }) => undo());
  expect(cancel).toHaveBeenCalledOnce();
  await doing(({ redo }) => redo());
  expect(cancel).toHaveBeenCalledOnce();
  await doing(({ replay }) => replay(1, true));
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(texts()).toEqual(['Pawn e4', 'Pawn e4', 'Pawn e4']);
  await doing(({ step }) => step());
  expect(spoken).toHaveLength(3);
});

test('a jump, and switching off, stop speech', async () => {
  withVoices();
  const { play, doing } = await shown('short');
  for (const text of ['e2 e3', 'd7 d6']) await play(text);
  await doing(({ goTo }) => goTo(0));
  cancel.mockClear();
  await doing(({ goTo }) => goTo(2));
  expect(cancel).toHaveBeenCalledOnce();
  await doing(({ set }) => set({ speech: 'off' }));
  expect(cancel).toHaveBeenCalledTimes(2);
});

test.each([
  ['short', 'Queen h4, check, Black wins: Checkmate'],
  ['whole', expect.stringMatching(/^Black's Queen moves from d8 to h4\. .* Black wins: Checkmate\.$/)],
] as const)('the end names the winner: %s', async (speech, words) => {
  withVoices();
  const { play } = await shown(speech);
  for (const text of ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4']) await play(text);
  expect(texts().at(-1)).toEqual(words);
});

test('a loss on time is spoken after the last move', async () => {
  withVoices();
  const { play, store } = await shown('short');
  await play('e2 e4');
  const { hotSeat } = store.getState();
  await act(async () => store.setState({ hotSeat: { ...hotSeat, outOfTime: 'black' } }));
  expect(texts()).toEqual(['Pawn e4', 'Black has run out of time. White wins.']);
  expect(cancel).not.toHaveBeenCalled();
});

test('a link is spoken by its squares, and announced so', async () => {
  withVoices();
  const { store } = await shownGame('inchworm', {
    actions: [...(INCHWORM.samples[0]?.record.actions ?? [])].slice(0, 1),
  });
  const again = async (speech: 'short' | 'whole') => {
    await act(async () => store.getState().set({ speech }));
    await act(() => vi.dynamicImportSettled());
    await act(async () => store.getState().undo());
    await act(async () => store.getState().redo());
  };
  await again('short');
  await again('whole');
  const whole = "White links hallway 3 with g3. White's Knight on g1 extends to h3.";
  expect(texts()).toEqual(['link g3 and hallway 3, Knight h3', whole]);
  expect(screen.getByRole('log')).toHaveTextContent('White links hallway 3 with g3.');
});

/** The table of each game's first sample, shared so that each action is narrated only once. */
const tables = new Map<Game, Table>();

/** Returns what is spoken for each of the first 48 actions of a game's first sample, by notation. */
const spokenIn = (game: Game, speech: 'short' | 'whole'): ReadonlyMap<string, string> => {
  const table = tables.get(game) ?? must(tableOfRecord(game, game.samples[0]?.record as GameRecord));
  tables.set(game, table);
  const settings = settingsIn({ speech });
  return new Map(
    table.line
      .slice(0, 48)
      .map((_, index) => [
        shortAt(table, index).notation,
        spokenSince({ ...table, cursor: index + 1 }, index, settings)[0]?.text ?? '',
      ]),
  );
};

test('short speech has numbers, directions and dice, without repeats', () => {
  expect(Object.fromEntries(spokenIn(INCHWORM, 'short'))).toMatchObject({
    '[H7=e7] g2-g3 (5,9)': 'link e7 and hallway 7, Pawn g3, dice 5 and 9',
    '[H5|e5] {Q~,P}h4-H5 (5)': 'unlink e5 and hallway 5, Queen and Pawn hallway 5, dice 5',
    'f7-f5 (6,8,11)': 'Pawn f5, loses 3 Pawns and Bishop, dice 6, 8 and 11',
  });
  expect(Object.fromEntries(spokenIn(FROZENCHESS, 'short'))).toMatchObject({
    'Am15 BS b4': 'Ballista Shot, Pawn b4',
    'c3 AIM S': 'Piece rotation, Pawn, c3 south',
    'Mi15 LD l15': 'Load, Assassin, Ship l15',
    'Sl15 UL 1 k14': 'Unload, Assassin, k14',
    'Ok15 OT': 'Throw, Onager, Pawn k14 to k13, loses 6 Pawns',
    'e13-e12': 'Pawn e13 to e12',
  });
});

test('long speech has the ability, the piece and its effect', () => {
  expect(Object.fromEntries(spokenIn(FROZENCHESS, 'whole'))).toMatchObject({
    'Ok15 OT': "Throw by Black's Onager. Black's Pawn on k14 is thrown to k13. k13 explodes and kills 5 black Pawns.",
    'Zj15 WB i15': "WallBlast by Black's Cannon. The blast removes 1 wall square.",
    'Am15 BS b4': "Ballista Shot by Black. White's Pawn on b4 is paralysed for 2 turns.",
    'e13-e12': "Black's Pawn moves from e13 to e12.",
  });
  expect(Object.fromEntries(spokenIn(INCHWORM, 'whole'))).toMatchObject({
    '[H7|e7] b2-b3 (7,4)': "White removes the link between hallway 7 and e7. White's Pawn moves from b2 to b3.",
  });
});

test.each(PUBLISHED_GAMES)('$title: an action is spoken in 200 characters or one sentence', async ({ load }) => {
  for (const [notation, text] of spokenIn(await load(), 'whole'))
    expect(text, notation).toMatch(/^(.{1,200}|[^.]+\.)$/);
});

test('a translated page speaks English with English voices', async () => {
  withVoices();
  document.documentElement.lang = 'de';
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const { play } = await shown('short');
  await play('e2 e4');
  expect(spoken).toMatchObject([{ text: 'Pawn e4', lang: 'en' }]);
  const voice = (await settings()).getByRole('combobox', { name: 'Voice' });
  expect(within(voice).getAllByRole('option')[1]).toHaveTextContent('Kate');
});

const NO_VOICES = 'This browser has no voices that could speak moves.';
const NOT_SPOKEN = 'This voice did not speak. Try another one.';

test.each([
  ['there is no voice', [], () => undefined, NO_VOICES],
  ['there is none, and it says so', [], fail('synthesis-failed'), NO_VOICES],
  ['a voice fails', VOICES, fail('network'), NOT_SPOKEN],
  ['a voice is not listed, and speaks', [], () => spoken.at(-1)?.onstart?.(), ''],
  ['a voice speaks', VOICES, () => spoken.at(-1)?.onstart?.(), ''],
  ['it was cut short', VOICES, fail('interrupted'), ''],
])('Try says why nothing is heard: %s', async (_what, found, answer, says) => {
  withVoices(found);
  await shown('short');
  const dialog = await settings();
  const status = () => dialog.getAllByRole('status').at(-1);
  expect(status()).toHaveTextContent(/^$/);
  fireEvent.click(dialog.getByRole('button', { name: 'Try' }));
  act(answer);
  expect(status()).toHaveTextContent(says || /^$/);
});

test('English voices come first, and Try speaks the last move', async () => {
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

test('before the first move Try speaks the question', async () => {
  withVoices();
  await shown('short');
  fireEvent.click((await settings()).getByRole('button', { name: 'Try' }));
  expect(texts()).toEqual([expect.stringMatching(/^White: /)]);
});

test('a browser without voices says so in the settings', async () => {
  const { play, store } = await shown('short');
  await play('e2 e4');
  expect(store.getState().table?.cursor).toBe(1);
  const dialog = await settings();
  expect(dialog.getByText(NO_VOICES)).toBeVisible();
  expect(dialog.queryByRole('group', { name: 'Speak moves' })).toBeNull();
});
