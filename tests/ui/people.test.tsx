/**
 * Tests players: their names are asked for once, kept, and used in sentences. Also the handover of the device, and the
 * wake lock.
 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { option } from '../../src/kernel/asking/target.ts';
import { OpponentContext } from '../../src/ui/opponent/context.ts';
import { asNamed } from '../../src/ui/words.ts';
import { chessRoom, pickAll, roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const NAMES = { white: 'Ann', black: 'Bo' };

const shown = async (shelf = testShelf()) => {
  window.location.hash = '#/chess';
  const store = roomWith(shelf);
  render(<Page store={store} />);
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  const user = userEvent.setup();
  const change = screen.queryByRole('button', { name: 'Change' });
  if (change) await user.click(change);
  return { store, user, asked: screen.getByRole('region', { name: 'Your move' }) };
};

test('a side is called by its player, a piece by its side', () => {
  expect(asNamed("White: choose a piece. It is Black's turn; White resigns and takes White's Rook.", NAMES)).toBe(
    "Ann: choose a piece. It is Bo's turn; Ann resigns and takes White's Rook.",
  );
  expect(asNamed('White: choose.', { white: '', black: 'Bo' })).toBe('White: choose.');
});

test('a name has no invisible or bidirectional characters', async () => {
  const { store } = await shown();
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type("White's player", ' \u200b\u00a0');
  type("Black's player", '\u202eBo 👩\u200d👧');
  expect(store.getState().heading?.players).toEqual({ white: '', black: 'Bo 👩\u200d👧' });
  expect(screen.getByRole('region', { name: 'White, to move' })).toBeVisible();
});

const isAsked = () => screen.queryByRole('textbox', { name: "White's player" }) !== null;

test('a new game asks for players beside the board, and remembers them', async () => {
  const shelf = testShelf();
  const { store, user, asked } = await shown(shelf);
  await user.type(screen.getByRole('textbox', { name: "White's player" }), 'Ann');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(isAsked()).toBe(false);
  expect(within(asked).getByText(/^Ann: /)).toBeVisible();
  act(() => pickAll(store, 'e2 e4'));
  expect(within(screen.getByRole('tabpanel')).getByRole('list', { name: /^Turn 1, Ann/ })).toBeVisible();
  act(() => store.getState().newGame());
  expect(isAsked()).toBe(false);
  expect((await chessRoom(shelf)).getState().heading).toMatchObject({ players: { white: 'Ann' } });
});

test('before the first move one line has players, clock and start', async () => {
  window.location.hash = '#/chess';
  const store = roomWith(testShelf());
  render(<Page store={store} />);
  const line = within(await screen.findByRole('region', { name: 'Players' }));
  expect(line.getByText('Two people · no clock · same side')).toBeVisible();
  const clock = {
    white: { minutes: 10, increment: 5 },
    black: { minutes: 10, increment: 5 },
    atZero: 'loss',
  } as const;
  const seats = { manner: 'across', turned: false, card: false } as const;
  act(() => store.getState().changeHeading((heading) => ({ ...heading, players: NAMES, clock, seats })));
  expect(line.getByText('Ann – Bo · clock 10+5 · facing')).toBeVisible();
  act(() => store.getState().changeHeading((heading) => ({ ...heading, computers: { black: 'careful' } })));
  expect(line.getByText('Black (Careful) · clock 10+5 · facing')).toBeVisible();
  await userEvent.click(line.getByRole('button', { name: 'Start' }));
  expect(screen.queryByRole('region', { name: 'Players' })).toBeNull();
});

test('the line opens in place, with focus', async () => {
  await shown();
  expect(screen.getByRole('form', { name: 'Players' })).toContainElement(document.activeElement as HTMLElement);
});

test('a cancelled card changes nothing', async () => {
  const { store, user } = await shown();
  const before = store.getState().heading;
  await user.type(screen.getByRole('textbox', { name: "White's player" }), 'Ann');
  await user.click(screen.getByRole('radio', { name: 'Rapid' }));
  expect(store.getState().heading?.clock).toBeDefined();
  await user.keyboard('{Escape}');
  expect(isAsked()).toBe(false);
  expect(store.getState().heading).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'New game' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Blitz' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(store.getState().heading).toEqual(before);
});

test('the first move closes the card', async () => {
  const { store } = await shown();
  act(() => pickAll(store, 'e2'));
  expect(isAsked()).toBe(true);
  act(() => pickAll(store, 'e4'));
  expect(isAsked()).toBe(false);
});

test('clocks and seats are chosen from a few, each with one further option', async () => {
  const { store, user } = await shown();
  const heading = () => store.getState().heading;
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  await choose('Rapid');
  expect(heading()?.clock).toMatchObject({ black: { minutes: 10, increment: 5 }, atZero: 'loss' });
  await choose('15+10');
  expect(heading()?.clock).toMatchObject({ black: { minutes: 15, increment: 10 } });
  await choose('Custom');
  const minutes = screen.getByRole('spinbutton', { name: 'Black: minutes' });
  await user.clear(minutes);
  await user.type(minutes, '3');
  expect(heading()?.clock).toMatchObject({ white: { minutes: 15 }, black: { minutes: 3 } });
  expect(screen.getByRole('radio', { name: 'Rapid' })).toBeChecked();
  await choose('Other');
  await choose('Hourglass 5');
  expect(screen.queryByRole('spinbutton', { name: 'Black: minutes' })).toBeNull();
  expect(heading()?.clock).toMatchObject({ black: { minutes: 5 }, kind: 'hourglass' });
  await choose('None');
  expect(heading()?.clock).toBeUndefined();
  for (const [seat, choice, chosen] of [
    ['Same side', 'Both names on one side', { manner: 'beside' }],
    ['Facing', "Turn the far player's pieces", { manner: 'across', turned: true }],
    ['Pass it on', 'Hide the board between turns', { manner: 'pass', card: true }],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: seat }));
    await user.click(screen.getByRole('checkbox', { name: choice }));
    expect(heading()?.seats).toMatchObject(chosen);
  }
});

test('invalid clock figures are marked with a reason, and end no game', async () => {
  const { store, user } = await shown();
  const outOfTime: unknown[] = [];
  store.subscribe(({ hotSeat }) => outOfTime.push(hotSeat.outOfTime));
  const white = () => store.getState().heading?.clock?.white;
  const field = (name: string) => screen.getByRole('spinbutton', { name: `White: ${name}` });
  const enter = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  const said = () => screen.queryByRole('alert')?.textContent;
  await user.click(screen.getByRole('radio', { name: 'Blitz' }));
  await user.click(screen.getByRole('radio', { name: 'Custom' }));
  await enter('minutes', '0.5');
  expect(white()).toEqual({ minutes: 0.5, increment: 2 });
  for (const wrong of ['700', '2.3', '-1']) {
    await enter('minutes', wrong);
    expect(field('minutes')).toBeInvalid();
    expect(said()).toBe('Minutes: 0 to 600, whole or half.');
    await user.click(document.body);
    expect(field('minutes')).toBeValid();
    expect(field('minutes')).toHaveValue(white()?.minutes);
    expect(said()).toBeUndefined();
  }
  await enter('minutes', '3');
  await enter('seconds a turn', '0');
  await enter('minutes', '0');
  expect(field('seconds a turn')).toBeInvalid();
  expect(said()).toBe('A clock needs minutes or seconds.');
  expect(white()).toEqual({ minutes: 3, increment: 0 });
  await enter('seconds a turn', '5');
  expect(said()).toBeUndefined();
  expect(white()).toEqual({ minutes: 0, increment: 5 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of clock' }), 'Hourglass');
  expect(white()?.minutes).toBe(1);
  await enter('minutes', '0');
  expect(said()).toBe('Minutes: 1 to 600, whole or half.');
  expect(new Set(outOfTime)).toEqual(new Set([null]));
});

test('the rule about sleep stands under every clock', async () => {
  const { user } = await shown();
  const rule = /^The clock stops while/;
  expect(screen.queryByText(rule)).toBeNull();
  for (const name of ['Blitz', '5+5', 'Custom']) {
    await user.click(screen.getByRole('radio', { name }));
    expect(screen.getByText(rule)).toBeVisible();
  }
});

test('a draw of lots decides who has White', async () => {
  const { store, user } = await shown();
  act(() => store.getState().changeHeading((heading) => ({ ...heading, players: NAMES })));
  for (const [drawn, name] of [
    [0.2, 'Bo'],
    [0.7, 'Bo'],
    [0.2, 'Ann'],
  ] as const) {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    await user.click(screen.getByRole('button', { name: 'Random sides' }));
    expect(screen.getByText(`${name} has White.`)).toBeVisible();
    expect(store.getState().heading?.players.white).toBe(name);
  }
  vi.restoreAllMocks();
});

test('a new game prepared in mid-game changes nothing before its start', async () => {
  const { store, user } = await shown();
  act(() => {
    store.getState().changeHeading((heading) => ({ ...heading, players: NAMES }));
    pickAll(store, 'e2 e4');
  });
  const before = store.getState().heading;
  await user.click(screen.getByRole('button', { name: 'New game' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: "Black's player" }), 'b');
  await user.click(dialog.getByRole('radio', { name: 'Blitz' }));
  await user.click(dialog.getByRole('radio', { name: '5+5' }));
  expect(store.getState().heading).toBe(before);
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(store.getState()).toMatchObject({
    table: { cursor: 0 },
    heading: { players: { white: 'Ann', black: 'Bob' }, clock: { white: { minutes: 5 } } },
  });
  expect(isAsked()).toBe(false);
});

test('offers and resigning need a second press, which Escape cancels', async () => {
  const { store, user } = await shown();
  act(() => store.getState().changeHeading((heading) => ({ ...heading, players: NAMES })));
  const resign = () => screen.getByRole('button', { name: 'Ann resigns' });
  expect(screen.queryByRole('button', { name: 'Bo resigns' })).toBeNull();
  for (const cancel of [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('main'))]) {
    await user.click(resign());
    expect(screen.getByText('Press again: Ann resigns.')).toBeVisible();
    await cancel();
    expect(screen.queryByText('Press again: Ann resigns.')).toBeNull();
  }
  await user.click(resign());
  await user.click(resign());
  expect(screen.getAllByText('Bo wins').length).toBeGreaterThan(0);
});

test("in a phone's menu resigning is pressed twice, and closes the menu", async () => {
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = within(screen.getByRole('button', { name: 'More' }).parentElement as HTMLElement);
  await user.click(menu.getByRole('button', { name: 'White resigns' }));
  await user.click(menu.getByRole('button', { name: 'Press again: White resigns.' }));
  expect(menu.queryByRole('listitem')).toBeNull();
  expect(screen.getAllByText('Black wins').length).toBeGreaterThan(0);
});

test('the handover summarizes the last turn, then shows it', async () => {
  const { store, user } = await shown();
  act(() => {
    store.getState().set({ motion: 'on' });
    store.getState().changeHeading((heading) => ({
      ...heading,
      players: NAMES,
      seats: { manner: 'pass', turned: false, card: true },
    }));
    pickAll(store, 'e2 e4');
    store.getState().skip();
  });
  const card = screen.getByRole('region', { name: 'Pass the device' });
  expect(within(card).getByText('Pass the device to Bo (Black).')).toBeVisible();
  expect(within(card).getByText(/^White's Pawn moves from e2 to e4\.$/)).toBeVisible();
  const shownAgain: (number | undefined)[] = [];
  store.subscribe(({ playback }) => shownAgain.push(playback?.frames.length));
  await user.click(within(card).getByRole('button', { name: 'Ready' }));
  expect(shownAgain).toContain(1);
  act(() => store.getState().skip());
  expect(store.getState().table?.cursor).toBe(1);
});

test('a rematch is announced, and earlier texts keep their names', async () => {
  const { store } = await shown();
  const log = screen.getByRole('log');
  act(() => {
    store.getState().changeHeading((heading) => ({ ...heading, players: NAMES }));
    store.getState().declare(option('white-resigns'));
  });
  expect(log).toHaveTextContent('Ann resigns.');
  act(() => store.getState().rematch());
  expect(log).toHaveTextContent(/Ann resigns\. ?Bo wins\. ?Bo: move a unit\.$/);
});

test('an offer has a name, once on the card', async () => {
  const { store } = await shown();
  act(() => {
    store.getState().changeHeading((heading) => ({ ...heading, players: NAMES }));
    store.getState().declare(option('white-offers'));
  });
  const card = screen.getByRole('region', { name: 'Your move' });
  expect(card.textContent?.match(/Ann offers a draw/g)).toHaveLength(1);
  expect(screen.queryByText(/White offers/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept draw' })).toBeVisible();
});

test("notices and the library use players' names", async () => {
  // Without an IntersectionObserver, which jsdom lacks, every card counts as visible.
  vi.stubGlobal('IntersectionObserver', undefined);
  const { store, user } = await shown();
  act(() => {
    store.getState().changeHeading((heading) => ({
      ...heading,
      players: NAMES,
      seats: { manner: 'pass', turned: false, card: true },
    }));
    pickAll(store, 'e2 e4 e7');
  });
  expect(screen.getByText('Bo must take the device first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  act(() => {
    window.location.hash = '#/games';
  });
  expect(await screen.findByText('Turn 1, Bo to move')).toBeVisible();
});

test('the screen stays awake until the game is over', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  const { store } = await shown();
  expect(request).toHaveBeenCalledWith('screen');
  expect(release).not.toHaveBeenCalled();
  await act(async () => pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4'));
  expect(release).toHaveBeenCalled();
});

test('a sample can be watched instead', async () => {
  window.location.hash = '#/chess';
  render(
    <OpponentContext value={() => Promise.reject(new Error('nothing thinks in this test'))}>
      <Page store={roomWith(testShelf())} />
    </OpponentContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('link', { name: 'Watch a game' }));
  expect(window.location.hash).toBe('#/watch/chess');
  expect(await screen.findByRole('heading', { name: /^Watch another/ })).toBeVisible();
});
