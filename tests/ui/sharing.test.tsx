/** Texts on their way: copied where the browser lets it, shown where not, and chosen where there are several. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chessRoom, pickAll, standing } from '../app/room.ts';
import { Page } from './page.tsx';

const BY_HAND = 'Your browser blocked copying. Copy it from here:';

/** The browser's clipboard for a test; undefined on a page without https. */
const withClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));

afterEach(() => vi.unstubAllGlobals());

const shared = async () => {
  window.location.hash = '#/chess';
  const store = await chessRoom();
  pickAll(store, 'e2 e4 e7 e5');
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  return { store, dialog: await screen.findByRole('dialog', { name: 'Share' }) };
};

test('a game as text is given to the clipboard at the click, before it is written', async () => {
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
  const { dialog } = await shared();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Copy game as text' }));
  expect(given).toHaveLength(1);
  expect(await (await given[0])?.text()).toContain('1. e2-e4');
  expect(await within(dialog).findByLabelText('Copied')).toBeInTheDocument();
});

test.each([
  ['there is none', undefined],
  [
    'it is refused',
    { write: () => Promise.reject(new Error()), writeText: () => Promise.reject(new Error()) },
  ],
])('where the clipboard cannot be used since %s, what is shared is shown', async (_why, clipboard) => {
  withClipboard(clipboard);
  const { dialog } = await shared();
  for (const [name, text] of [
    ['Copy game as text', /1\. e2-e4/],
    ['Copy link to game', /#g=/],
    ['Copy position as text', / w /],
  ] as const) {
    fireEvent.click(within(dialog).getByRole('button', { name }));
    const field = await within(dialog).findByLabelText(BY_HAND);
    await vi.waitFor(() => expect(field).toHaveDisplayValue(text));
  }
});

test("the editor's position is shown where it cannot be copied", async () => {
  withClipboard(undefined);
  window.location.hash = '#/snake/edit';
  const { GAMES } = await import('../../src/variants/index.ts');
  const store = await chessRoom(undefined, { entries: GAMES });
  render(<Page store={store} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  const written = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Position as text' }).value;
  expect(await screen.findByLabelText(BY_HAND)).toHaveDisplayValue(written);
});

test('of several games in a pasted text one is chosen', async () => {
  const { store, dialog } = await shared();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open a game from text' }));
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Game as text' }), {
    target: { value: '[White "Ann"]\n1. e2-e4 *\n[White "Ben"]\n1. d2-d4 *' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  const asked = await screen.findByRole('dialog', { name: 'Choose a game to open' });
  fireEvent.click(within(asked).getByRole('button', { name: /Ben/ }));
  await vi.waitFor(() => expect(standing(store).actions).toEqual(['d2 d4']));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a phone leaves what is typed as it is', async () => {
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
