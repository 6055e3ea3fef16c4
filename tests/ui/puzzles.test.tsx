/** Tests puzzles: the list by kind, the puzzle of the day, and solving one as a lesson that counts as progress. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPicks, type Target } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { judgeTry } from '../../src/opponent/tries.ts';
import { groupByKind, puzzleOfDay } from '../../src/ui/learn/puzzles.ts';
import { OpponentContext } from '../../src/ui/opponent/context.ts';
import { GAMES } from '../../src/variants/index.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { CHESS_ENTRY, roomWith, testShelf } from '../app/room.ts';
import { EVALUATION } from '../support/chess/evaluation.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';
import { Page } from './page.tsx';

const puzzle = (id: string, part: Partial<Puzzle> = {}): Puzzle => ({
  id,
  kind: 'win',
  grade: 1,
  at: '7k/8/6K1/8/8/8/8/R7 w - - 0 1',
  solution: ['a1 a8'],
  replies: [],
  rule: 'CH-END-1',
  ...part,
});

test('the puzzle of the day cycles through all, by the local date', () => {
  const puzzles = ['c', 'a', 'b'].map((id) => puzzle(id));
  const days = [1, 2, 3, 4].map((day) => puzzleOfDay(puzzles, new Date(2026, 4, day, 23))?.id);
  expect(new Set(days.slice(0, 3))).toEqual(new Set(['a', 'b', 'c']));
  expect(days[3]).toBe(days[0]);
  expect(puzzleOfDay([...puzzles].reverse(), new Date(2026, 4, 1, 1))?.id).toBe(days[0]);
  expect(puzzleOfDay([], new Date())).toBeUndefined();
});

test('kinds are in order, easiest puzzles first', () => {
  const two = puzzle('two', { solution: ['a1 b1', 'b1 b8'] });
  const kinds = groupByKind([
    puzzle('save', { kind: 'save' }),
    two,
    puzzle('hard', { grade: 4 }),
    puzzle('easy', { grade: 1 }),
  ]);
  expect(kinds.map(({ title, puzzles }) => [title, puzzles.map(({ id }) => id)])).toEqual([
    ['Win in one turn', ['easy', 'hard']],
    ['Win in two turns', ['two']],
    ['The only way out', ['save']],
  ]);
});

test('a puzzle is opened from its list, solved, explained and counted', async () => {
  window.location.hash = '#/chess/learn/puzzles';
  const entry = {
    ...CHESS_ENTRY,
    course: async () => ({ primer: [], chapters: [] }),
    puzzles: async () => [puzzle('only')],
  };
  render(<Page store={roomWith(testShelf(), { entries: [entry] })} />);
  const solved = (count: number) => screen.findByText(`${count} of 1 solved`);
  await solved(0);
  for (const name of [/^1.*difficulty 1 of 5/, "Today's puzzle", 'Next puzzle'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#/chess/learn/only');
  expect(screen.getByRole('link', { name: /^1.*difficulty/ })).toHaveAttribute('aria-current', 'date');
  act(() => {
    window.location.hash = '#/chess/learn/only';
  });
  expect(await screen.findByText('White to move: win in one turn.')).toBeVisible();
  const board = within(screen.getByRole('grid'));
  act(() => board.getByRole('gridcell', { name: /^a1,/ }).click());
  act(() => board.getByRole('gridcell', { name: /^a8/ }).click());
  const done = await screen.findByText('Solved.');
  expect(done.closest('[data-reached]')).toHaveTextContent(/Checkmate.*CH-END-1/);
  expect(screen.getByRole('link', { name: 'All puzzles' })).toHaveAttribute('href', '#/chess/learn/puzzles');
  act(() => {
    window.location.hash = '#/chess/learn/puzzles';
  });
  await solved(1);
  const isTicked = () => expect(screen.getByRole('link', { name: /^Today's puzzle.*solved/ })).toBeVisible();
  isTicked();
  act(() => {
    window.location.hash = '#/chess/learn';
  });
  await screen.findByRole('heading', { name: 'Learn Chess' });
  isTicked();
  expect(screen.getByRole('link', { name: 'All puzzles' })).toBeVisible();
  act(() => {
    window.location.hash = '#/learn';
  });
  const link = await screen.findByRole('link', { name: '1 of 1 puzzle solved' });
  expect(link).toHaveAttribute('href', '#/chess/learn/puzzles');
});

/** Opens a puzzle of chess, with `answer` as the computer's judgement of tries; null for no computer. */
const solving = async (part: Partial<Puzzle>, answer: Opponent['judgeTry'] | null = null) => {
  window.location.hash = '#/chess/learn/only';
  const entry = {
    ...CHESS_ENTRY,
    course: async () => ({ primer: [], chapters: [] }),
    puzzles: async () => [puzzle('only', part)],
  };
  const unasked = () => expect.unreachable('a puzzle asks for no move');
  const opponent = answer && { ask: unasked, judgeTry: answer, findPuzzle: unasked, prove: unasked };
  const supply = opponent && (async () => opponent);
  render(
    <OpponentContext value={supply}>
      <Page store={roomWith(testShelf(), { entries: [entry] })} />
    </OpponentContext>,
  );
  const grid = await screen.findByRole('grid');
  const cell = (name: string) => within(grid).getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
  const play = (...names: readonly string[]) => {
    for (const name of names) act(() => cell(name).click());
  };
  return { grid, play, press: (name: string) => act(() => screen.getByRole('button', { name }).click()) };
};

/** Returns the first paragraph that the card says after a turn. */
const told = (): HTMLElement | null => document.querySelector('main section [role=status] > p');

/** Two black Rooks mate in two turns. */
const LADDER = {
  at: '7k/8/8/8/1r6/r7/4K3/8 b - - 0 1',
  solution: ['b4 b2', 'a3 a1'],
  replies: ['e2 e1'],
} as const;

test('the solver sits below, and undoes one turn at a time', async () => {
  const { grid, play, press } = await solving(LADDER);
  expect(grid).toHaveAccessibleName(/^Puzzle: /);
  expect(within(grid).getAllByRole('gridcell')[0]).toHaveAccessibleName(/^h1\b/);
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back).toBeDisabled();
  play('b4', 'b2');
  expect(screen.getByText('The other side answers.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hint' })).toBeDisabled();
  expect(await within(grid).findByRole('gridcell', { name: /^e1, .*King/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled());
  press('Back');
  expect(await within(grid).findByRole('gridcell', { name: /^b4, .*Rook/ })).toBeVisible();
  play('b4', 'b2');
  expect(await within(grid).findByRole('gridcell', { name: /^e1, .*King/ })).toBeVisible();
  play('a3', 'a1');
  const done = await screen.findByText('Solved.');
  expect(done.closest('[data-reached]')).toHaveTextContent(/no answer to the check from the Rook on a1/);
});

test('without an engine a wrong turn just misses the goal, once', async () => {
  const { play } = await solving(LADDER);
  play('b4', 'b5');
  const said = await screen.findByText('Not yet.');
  expect(said.closest('p')).toHaveTextContent(/^Not yet\. It does not win in time\.$/);
});

test('a wrong turn is answered by the escape, and can be taken back', async () => {
  const asked: unknown[] = [];
  const answer: Opponent['judgeTry'] = async ({ turns }) => {
    asked.push(turns);
    return { isWon: false, line: [must(readPicks(CHESS.board, 'e2 d2'))] };
  };
  const { grid, play, press } = await solving(LADDER, answer);
  play('b4', 'b5');
  await waitFor(() => expect(told()).toHaveTextContent("Not yet. White's King moves from e2 to d2."));
  expect(within(grid).getByRole('gridcell', { name: /^d2, .*King/ })).toBeVisible();
  expect(asked).toEqual([1]);
  press('Try again');
  expect(await within(grid).findByRole('gridcell', { name: /^b4, .*Rook/ })).toBeVisible();
});

test('a turn that wins as well as the stored one counts, and hints follow it', async () => {
  const at = '7k/8/8/8/1r6/r7/8/4K3 b - - 0 1';
  const { grid, play, press } = await solving({ ...LADDER, at, replies: ['e1 d1'] }, async ({ position, turns }) =>
    judgeTry(CHESS, EVALUATION, position, turns, () => 0),
  );
  play('a3', 'a2');
  expect(await within(grid).findByRole('gridcell', { name: /^[df]1, .*King/ })).toBeVisible();
  expect(screen.queryByText('Not yet.')).toBeNull();
  press('Hint');
  expect(screen.getByText('Choose b4.')).toBeVisible();
  play('b4', 'b1');
  expect(await screen.findByText('Solved.')).toBeVisible();
});

test('of a wrong turn whose answer is not found the page says just that', async () => {
  const { play } = await solving(LADDER, async () => null);
  play('b4', 'b5');
  await waitFor(() => expect(told()).toHaveTextContent('Not yet. It does not win in time.'));
});

test('a wrong turn of a capture puzzle lists its captures', async () => {
  const { play } = await solving({ kind: 'capture' });
  play('a1', 'b1');
  await waitFor(() => expect(told()).toHaveTextContent('Not yet. This turn captures none of the 3 pieces.'));
});

test('a losing wrong turn tells the end', async () => {
  const { play } = await solving({
    kind: 'save',
    at: 'r6k/8/8/8/3P4/8/5PPP/7K w - - 0 1',
    solution: ['h2 h3'],
    replies: ['a8 a1'],
  });
  play('d4', 'd5');
  await waitFor(() => expect(told()).toHaveTextContent(/^Not yet\. .*check from the Rook on a1/));
});

test('a shown solution is then played from the start', async () => {
  const { press, play } = await solving({});
  for (const name of ['Hint', 'Hint', 'Show me']) press(name);
  expect(screen.getByText('This is one way.')).toBeVisible();
  expect(await screen.findByText('That is the solution.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  press('Start over and play it');
  expect(screen.getByRole('button', { name: 'Hint' })).toBeVisible();
  play('a1', 'a8');
  expect(await screen.findByText('Solved.')).toBeVisible();
});

test('Enter opens the next puzzle with any focus, and hints wait for answers', async () => {
  const { grid, play, press } = await solving(LADDER);
  play('b4', 'b2');
  press('Hint');
  expect(screen.queryByText('Choose .')).toBeNull();
  expect(await within(grid).findByRole('gridcell', { name: /^e1, .*King/ })).toBeVisible();
  play('a3', 'a1');
  await screen.findByText('Solved.');
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  expect(await screen.findByRole('heading', { name: 'Puzzles: Chess' })).toBeVisible();
});

/** Returns the two squares of a move of which the game warns, or null. */
const warnedOf = (game: Game, at: string): readonly string[] | null => {
  const position = must(game.read(at));
  const asked = (picks: readonly Target[]) => {
    const menu = must(game.ask(position, picks));
    return menu.kind === 'ask' ? menu.choices : [];
  };
  for (const { kind, target: from } of asked([]))
    for (const choice of kind === 'open' ? asked([from]) : []) {
      if (choice.kind !== 'open' || choice.tone() !== 'danger' || choice.next().kind === 'ask') continue;
      if (from.kind === 'square' && choice.target.kind === 'square')
        return [from.square, choice.target.square].map((square) => squareName(game.board, square));
    }
  return null;
};

test('a puzzle with one solution warns of no wrong turn, and plays it', async () => {
  const entry = GAMES.find(({ id }) => id === 'great-worm');
  const [game, puzzles = []] = await Promise.all([entry?.load(), entry?.puzzles?.()]);
  const found = puzzles.flatMap(({ id, kind, at }) => {
    const names = game && kind === 'save' ? warnedOf(game, at) : null;
    return names ? [{ id, names }] : [];
  })[0];
  window.location.hash = `#/great-worm/learn/${found?.id}`;
  render(<Page store={roomWith(testShelf(), { entries: [...GAMES] })} />);
  const grid = await screen.findByRole('grid');
  expect(document.body).not.toHaveTextContent('can help');
  for (const name of found?.names ?? []) {
    act(() =>
      within(grid)
        .getByRole('gridcell', { name: new RegExp(`^${name}\\b`) })
        .click(),
    );
    expect(document.querySelector('[data-tone="danger"]')).toBeNull();
  }
  expect(await screen.findByText('Not yet.')).toBeVisible();
});
