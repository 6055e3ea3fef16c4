/**
 * Tests sharing texts: a text is copied if the browser allows it, is else shown, and is chosen if there are several.
 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SavedGame } from '../../src/app/formats/saved.ts';
import { SHARING } from '../../src/ui/words/sharing.ts';
import { chessRoom, pickAll, standing } from '../app/room.ts';
import { linkTo, readFragment } from '../support/links.ts';
import { Page } from './page.tsx';

const BY_HAND = 'Your browser blocked copying. Copy it from here:';

/** Replaces the browser's clipboard; undefined, as on an insecure page. */
const withClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));

afterEach(() => vi.unstubAllGlobals());

const shared = async () => {
  window.location.hash = '#/chess';
  const store = await chessRoom();
  pickAll(store, 'e2 e4 e7 e5');
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  const press = (role: 'radio' | 'button', name: string) => fireEvent.click(within(dialog).getByRole(role, { name }));
  return { store, dialog, press };
};

test('a game text goes to the clipboard within the click', async () => {
  const given: Promise<Blob>[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(items: Record<string, Promise<Blob>>) {
        given.push(items['text/plain'] as Promise<Blob>);
      }
    },
  );
  withClipboard({ write: async () => void (await given[0]) });
  const { dialog, press } = await shared();
  press('radio', 'Text');
  press('button', 'Copy text');
  expect(given).toHaveLength(1);
  expect(await (await given[0])?.text()).toContain('1. e2-e4');
  expect(await within(dialog).findByText('Copied.')).toBeInTheDocument();
});

test.each([
  ['there is none', undefined],
  ['it is refused', { write: () => Promise.reject(new Error()), writeText: () => Promise.reject(new Error()) }],
])('a text is shown if the clipboard fails: %s', async (_why, clipboard) => {
  withClipboard(clipboard);
  const { dialog, press } = await shared();
  for (const [kind, form, button, text] of [
    ['Text', 'Game', 'Copy text', /1\. e2-e4/],
    ['Text', 'Position', 'Copy text', / w /],
    ['Link', 'Here', 'Copy link', /#g3=/],
    ['Link', 'Position only', 'Copy link', /#g3=/],
  ] as const) {
    press('radio', kind);
    press('radio', form);
    press('button', button);
    const field = await within(dialog).findByLabelText(BY_HAND);
    await vi.waitFor(() => expect(field).toHaveDisplayValue(text));
  }
});

test.each([
  ['Link', 'Here', 'Position only', 'Copy link'],
  ['Text', 'Game', 'Position', 'Copy text'],
])('%s: its copy is confirmed alone', async (kind, first, second, button) => {
  withClipboard({ write: () => Promise.reject(new Error()), writeText: async () => undefined });
  const { dialog, press } = await shared();
  press('radio', kind);
  for (const form of [first, second]) {
    press('radio', form);
    expect(within(dialog).queryByText('Copied.')).toBeNull();
    press('button', button);
    expect(await within(dialog).findByText('Copied.')).toBeVisible();
  }
});

test("the editor's position counts as copied until it changes", async () => {
  withClipboard({ writeText: async () => undefined });
  window.location.hash = '#/snake/edit';
  const { GAMES } = await import('../../src/variants/index.ts');
  render(<Page store={await chessRoom(undefined, { entries: GAMES })} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Position as text' });
  fireEvent.change(field, { target: { value: field.value.replace(' w ', ' b ') } });
  expect(screen.queryByText('Copied.')).toBeNull();
});

test("the editor's position is shown if it cannot be copied", async () => {
  withClipboard(undefined);
  window.location.hash = '#/snake/edit';
  const { GAMES } = await import('../../src/variants/index.ts');
  const store = await chessRoom(undefined, { entries: GAMES });
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  const written = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Position as text' }).value;
  expect(await screen.findByLabelText(BY_HAND)).toHaveDisplayValue(written);
});

test.each([
  ['an empty board has no game to play', 'Clear board', /^You cannot play from here. White has no Snake.$/],
  ['a text that is no position is mended first', null, /^Mend the text first/],
])('the editor: %s', async (_claim, button, said) => {
  window.location.hash = '#/snake/edit';
  const { GAMES } = await import('../../src/variants/index.ts');
  render(<Page store={await chessRoom(undefined, { entries: GAMES })} />);
  const field = await screen.findByRole('textbox', { name: 'Position as text' });
  if (button) fireEvent.click(screen.getByRole('button', { name: button }));
  else fireEvent.change(field, { target: { value: 'rubbish' } });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText('You can play from here.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play from here' })).toBeDisabled();
});

test('the editor names a finished game: a board without Kings', async () => {
  window.location.hash = '#/frozenchess/edit';
  const { GAMES } = await import('../../src/variants/index.ts');
  render(<Page store={await chessRoom(undefined, { entries: GAMES })} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear board' }));
  expect(screen.getByText("The game is over here. White's King is dead.")).toBeVisible();
});

test("a film's size has a unit in which it is not zero", () => {
  expect([1_234, 2_345_678].map(SHARING.ready)).toEqual(['The film is ready (2 kB).', 'The film is ready (2.3 MB).']);
});

test('a text is shown if the clipboard does not answer', async () => {
  withClipboard({ writeText: () => new Promise(() => undefined) });
  const { dialog, press } = await shared();
  await vi.waitFor(() => expect(within(dialog).getByRole('radio', { name: 'QR code' })).toBeEnabled());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  press('button', 'Copy link');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(within(dialog).getByLabelText(BY_HAND)).toHaveDisplayValue(/#g3=/);
});

test('of several pasted games one is chosen', async () => {
  window.location.hash = '#/games';
  const store = await chessRoom();
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open text' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Game as text' }), {
    target: { value: '[Game "chess"]\n[White "Ann"]\n1. e2-e4 *\n[Game "chess"]\n[White "Ben"]\n1. d2-d4 *' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const asked = await screen.findByRole('dialog', { name: 'Choose a game to open' });
  fireEvent.click(within(asked).getByRole('button', { name: /Ben/ }));
  await vi.waitFor(() => expect(standing(store).actions).toEqual(['d2 d4']));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a link holds the moves, not the final position', async () => {
  withClipboard(undefined);
  const { store, dialog, press } = await shared();
  press('radio', 'Link');
  press('button', 'Copy link');
  const field = await within(dialog).findByLabelText<HTMLTextAreaElement>(BY_HAND);
  await vi.waitFor(() => expect(field).toHaveDisplayValue(/#g3=/));
  const read = readFragment(new URL(field.value).hash, { id: 'x', now: '' });
  expect(read).toMatchObject({ value: { ...store.getState().saved(), snapshot: '' } });
});

test('previews show what is sent: board, text or file', async () => {
  const { dialog, press } = await shared();
  const seen = () => [...dialog.querySelectorAll('[data-unit]')].map((unit) => unit.getAttribute('style'));
  const here = seen();
  press('radio', 'At the start');
  expect(seen()).not.toEqual(here);
  expect(within(dialog).getByRole('button', { name: 'Play' })).toBeVisible();
  press('radio', 'Text');
  expect(await within(dialog).findByDisplayValue(/1\. e2-e4/)).toBeVisible();
  press('radio', 'File');
  expect(within(dialog).getAllByRole('button').at(-1)).toHaveAccessibleName('Save to file');
});

test('on a device with share targets the first button shares', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { share, canShare: ({ url }: ShareData) => url !== undefined }),
  );
  const { dialog, press } = await shared();
  expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeVisible();
  press('button', 'Share link');
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Chess', url: expect.stringContaining('#g3=') }));
  press('radio', 'Text');
  expect(within(dialog).queryByRole('button', { name: 'Share text' })).toBeNull();
});

test('an older browser shares, but no files', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share }, canShare: { value: undefined } }));
  const { dialog, press } = await shared();
  press('button', 'Share link');
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  press('radio', 'Text');
  expect(within(dialog).getByRole('button', { name: 'Share text' })).toBeVisible();
  press('radio', 'File');
  expect(within(dialog).queryByRole('button', { name: 'Share file' })).toBeNull();
});

test('a failed share says so, a cancelled one does not', async () => {
  const share = vi.fn<() => Promise<void>>();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
  const { dialog, press } = await shared();
  const says = async (button: string, error: string, notices: number) => {
    share.mockClear().mockRejectedValueOnce(new DOMException('', error));
    press('button', button);
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    await act(async () => undefined);
    const notice = 'This device did not share it. Copy or save it instead.';
    expect(within(dialog).queryAllByText(notice)).toHaveLength(notices);
  };
  for (const error of ['NotAllowedError', 'DataError', 'InvalidStateError']) await says('Share link', error, 1);
  await says('Share link', 'AbortError', 0);
  press('radio', 'Picture');
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'SVG' }));
  await says('Share picture', 'NotAllowedError', 1);
  press('radio', 'Text');
  await says('Share text', 'NotAllowedError', 1);
});

test("a game's file is shared as text, which targets accept", async () => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  const canShare = ({ files = [] }: ShareData) => files.some(({ type }) => type.startsWith('text/plain'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare }));
  const { press } = await shared();
  press('radio', 'Text');
  press('radio', 'File');
  press('button', 'Share file');
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file?.name).toMatch(/^chess-.*\.oddboard\.txt$/);
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ format: 2, game: 'chess' });
});

test('a short link is shown as a QR code over the board', async () => {
  const { dialog, press } = await shared();
  const code = within(dialog).findByRole('img', { name: 'QR code of the link' });
  await vi.waitFor(() => expect(within(dialog).getByRole('radio', { name: 'QR code' })).toBeEnabled());
  press('radio', 'QR code');
  const [, , size] = (await code).getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  // The first dark module of a QR code follows a light margin of 4 modules.
  expect((await code).querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1/);
  expect(size).toBeGreaterThan(21 + 2 * 4);
  expect(within(dialog).queryByText(/signs/)).toBeNull();
  press('radio', 'Board');
  expect(within(dialog).queryByRole('img', { name: 'QR code of the link' })).toBeNull();
});

/** Returns text that deflate shortens by less than a quarter. */
const noise = (length: number): string =>
  Array.from({ length }, (_, index) => ((index * 2654435761) >>> 7).toString(36)).join('');

test.each([
  [330, /^1,\d{3} characters: too long for a QR code\.$/, false],
  [900, /^\d,\d{3} characters\. Some chat apps cut links over 2,000\.$/, true],
])('the link of %i characters of notes shows its length, and alternatives', async (length, said, isCut) => {
  const { store, dialog, press } = await shared();
  act(() => store.getState().note(2, { text: noise(length) }));
  expect(await within(dialog).findByText(said)).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'QR code' })).toBeDisabled();
  expect(within(dialog).queryAllByRole('button', { name: 'Save to file' })).toHaveLength(isCut ? 1 : 0);
  if (!isCut) return;
  press('button', 'Link position only');
  expect(within(dialog).getByRole('radio', { name: 'Position only' })).toBeChecked();
  await vi.waitFor(() => expect(within(dialog).getByRole('radio', { name: 'QR code' })).toBeEnabled());
  expect(within(dialog).queryByText(said)).toBeNull();
});

const URL_OF = 'https://example.org/';
test.each([
  ['link', (link: string) => URL_OF + link],
  ['link in brackets', (link: string) => `<${URL_OF}${link}>`],
  ['link in a sentence', (link: string) => `See ${URL_OF}${link}, from today.\nAnn`],
  ['link as Markdown has it', (link: string) => `[a game](${URL_OF}${link}).`],
  ['letter with a link', (link: string) => `Hi Anna,\n\nour game:\n${URL_OF}${link}\u2026\n\nBen`],
  ['text', () => '[Game "chess"]\n1. e2-e4 { #g=x } e7-e5 *'],
])('a pasted %s opens its game on any page', async (_kind, written) => {
  const { store } = await shared();
  const link = linkTo(store.getState().saved() as SavedGame);
  act(() => store.getState().newGame());
  const data = written(link);
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => data } });
  await vi.waitFor(() => expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5']));
});

test('phones do not correct typed text', async () => {
  window.location.hash = '#/chess';
  const store = await chessRoom();
  render(<Page store={store} />);
  await screen.findByRole('gridcell', { name: /^a1,/ });
  act(() => void fireEvent.keyDown(document.body, { key: '/', code: 'Slash' }));
  const field = await screen.findByRole('combobox');
  for (const [name, value] of [
    ['autocapitalize', 'off'],
    ['autocorrect', 'off'],
    ['autocomplete', 'off'],
    ['spellcheck', 'false'],
  ] as const)
    expect(field).toHaveAttribute(name, value);
});
