/** The report's dialog: its progress and stop, the curve's places, the turning points, and what it cannot judge. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { ok } from '../../src/kernel/result.ts';
import type { OpponentAnswer, OpponentRequest } from '../../src/opponent/messages.ts';
import { OpponentContext } from '../../src/ui/opponent/context.ts';
import { REPORT } from '../../src/ui/words/report.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { pickAll, roomWith, sq, standing, testShelf } from '../app/room.ts';
import { GAME } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';
import { Page } from './page.tsx';

import '../../src/ui/report/Report.tsx';

type Find = (request: OpponentRequest) => OpponentAnswer | null;

const answerOf = (score: number, line: string): OpponentAnswer => {
  const picks = must(readPicks(GAME.board, line));
  return {
    turned: null,
    thought: { picks, line: [picks], score, end: null, isProved: false, turns: 1, nodes: 1 },
    reason: { text: 'White keeps its Pawns.', rule: 'CH-PAWN-2', squares: [] },
  };
};

/** White's first turn loses the game: no other second one holds it. A Knight's move, after which f2 is still held, would not. */
const blunder: Find = ({ position }) => {
  const { units } = GAME.view(position);
  const isHeld = Object.values(units).some(({ at }) => at.includes(sq('f2')));
  return answerOf(isHeld ? 0 : position.toMove === 'white' ? -300 : 300, 'g1 f3');
};

const opponentOf = (find: Find | null): Opponent => ({
  escape: async () => null,
  ask: (request) => ({
    answer: find ? Promise.resolve(ok(find(request))) : new Promise(() => undefined),
    stop: () => undefined,
    drop: () => undefined,
  }),
});

/** The report of a game that is over; without `find` its first question is never answered. */
const shown = async (find: Find | null, supply: () => Promise<Opponent> = async () => opponentOf(find)) => {
  window.location.hash = '#/chess';
  const store = roomWith(testShelf());
  render(
    <OpponentContext value={supply}>
      <Page store={store} />
    </OpponentContext>,
  );
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  act(() => pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4'));
  const user = userEvent.setup();
  const asked = screen.getByRole('region', { name: 'Your move' });
  await user.click(await within(asked).findByRole('button', { name: 'Report' }));
  return { store, user, report: within(await screen.findByRole('dialog', { name: 'Report' })) };
};

/** The turning point, once all are found. */
const pointOf = async (report: Awaited<ReturnType<typeof shown>>['report']) => {
  await report.findByRole('heading', { name: '1 turning point' });
  return report.getByRole('listitem');
};

test('it tells the turning points, and adds a better line', async () => {
  const { store, user, report } = await shown(blunder);
  const point = await pointOf(report);
  expect(point).toHaveTextContent(
    /^White's turn 1: f2-f3 let Black win\. This decided the game\.Better: Ng1-f3\. White keeps its Pawns\./,
  );
  expect(report.getByText('The computer plans only a few turns and can be wrong.')).toBeVisible();
  expect(report.queryByRole('progressbar')).toBeNull();
  const before = standing(store);
  await user.click(within(point).getByRole('button', { name: 'Add better line' }));
  await user.click(within(point).getByRole('button', { name: 'Added' }));
  expect(standing(store)).toEqual(before);
  const { tree } = store.getState().table ?? {};
  expect(tree?.nodes.map(({ action }) => action)).toEqual([...before.actions, 'g1 f3']);
  expect(Object.values(tree?.notes ?? {})).toEqual([{ name: "Better on White's turn 1" }]);
  await user.click(report.getByRole('button', { name: 'Close' }));
  await user.click(within(screen.getByRole('region', { name: 'Your move' })).getByText('Report'));
  const again = within(await screen.findByRole('dialog', { name: 'Report' }));
  expect(await again.findByRole('button', { name: 'Added' })).toBeVisible();
});

test('a point is told with the turns that repeat it, and dice by what they did', () => {
  const point = { turn: { number: 13, side: 'white' }, loss: 420, after: -420, told: [] } as const;
  const turns = [point.turn, { number: 13, side: 'black' }, { number: 26, side: 'white' }] as const;
  expect(REPORT.point({ ...point, turns, kind: 'missedWin' }, [])).toBe(
    'Turns 13 to 26: White missed a win each turn. Black did not prevent it.',
  );
  expect(REPORT.point({ ...point, turns, kind: 'lostValue' }, [])).toBe(
    'Turns 13 to 26: White lost about 4 Pawns each turn. Black gave them back.',
  );
  const told = ['The Pawn on h5 rolls 11 and explodes.'];
  expect(REPORT.point({ ...point, turns: [point.turn], kind: 'dice', told }, [])).toBe(
    "White's turn 13: The Pawn on h5 rolls 11 and explodes. Then Black leads by about 4 Pawns.",
  );
  expect(REPORT.found(10, 30)).toBe('10 of about 30 turning points');
});

test('of a better line without a reason it says who leads after it', async () => {
  const { report } = await shown((request) => {
    const answer = blunder(request);
    return answer && { ...answer, reason: { text: 'No better move was found.', rule: null, squares: [] } };
  });
  expect(await pointOf(report)).toHaveTextContent(/Better: Ng1-f3\. Then neither side leads\./);
});

test('a turning point lies on the curve where its turn begins; players have their names', async () => {
  const { store, report } = await shown(blunder);
  await pointOf(report);
  expect(document.querySelector<HTMLElement>('dialog i[data-side="white"]')?.style.left).toBe('0%');
  act(() => store.getState().seat((heading) => ({ ...heading, players: { white: '', black: 'Bo' } })));
  expect(report.getByText('Bo')).toBeVisible();
  expect(report.getByText('End of the line: Bo wins')).toBeVisible();
});

test('at its end it says how many turning points there are, and focus goes from Stop to them', async () => {
  let go: (() => void) | undefined;
  const gate = new Promise<void>((done) => {
    go = done;
  });
  const { report } = await shown(null, async () => ({
    ...opponentOf(null),
    ask: (request) => ({ ...opponentOf(null).ask(request), answer: gate.then(() => ok(blunder(request))) }),
  }));
  report.getByRole('button', { name: 'Stop' }).focus();
  act(() => go?.());
  const heading = await report.findByRole('heading', { name: '1 turning point' });
  expect(heading).toHaveFocus();
  expect(report.getByRole('status')).toHaveTextContent('1 turning point');
});

test('a place of the curve is said, and gone to by button and Enter', async () => {
  const { store, user, report } = await shown(blunder);
  const place = await report.findByRole('slider', { name: 'Place in the game' });
  await pointOf(report);
  expect(place).toHaveAttribute('aria-valuetext', 'End of the line: Black wins');
  fireEvent.change(place, { target: { value: '1' } });
  expect(report.getByText("Before Black's turn 1: Black wins")).toBeVisible();
  fireEvent.keyDown(place, { key: 'Enter' });
  expect(standing(store).cursor).toBe(1);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const again = within(await screen.findByRole('dialog', { name: 'Report' }));
  expect(await again.findByText("Before Black's turn 1: Black wins")).toBeVisible();
  fireEvent.change(again.getByRole('slider'), { target: { value: '4' } });
  await user.click(again.getAllByRole('button', { name: 'Go there' })[0] as HTMLElement);
  expect(standing(store).cursor).toBe(4);
});

test('the clause of a reason opens beside the board', async () => {
  const { user, report } = await shown(blunder);
  await user.click(await report.findByRole('link', { name: 'why? CH-PAWN-2' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.hash).toContain('CH-PAWN-2');
});

test('it shows its progress, stops, and goes on', async () => {
  const { user, report } = await shown(null);
  expect(report.getByRole('progressbar', { name: 'Judging the turns' })).toBeVisible();
  await user.click(report.getByRole('button', { name: 'Stop' }));
  expect(report.queryByRole('progressbar')).toBeNull();
  await user.click(report.getByRole('button', { name: 'Go on' }));
  expect(report.getByRole('progressbar')).toBeVisible();
});

test('it says what it cannot judge', async () => {
  const { report } = await shown(() => null);
  expect(await report.findByRole('heading', { name: 'No turning point was found.' })).toBeVisible();
  expect(report.getByText(/^4 places cannot be judged\. The computer plans/)).toBeVisible();
});

test('without an engine it says so, and can be tried again', async () => {
  const { report } = await shown(null, () => Promise.reject(new Error('nothing thinks in this test')));
  expect(await report.findByRole('alert')).toHaveTextContent('The computer could not start in this browser.');
  expect(report.getByRole('button', { name: 'Try again' })).toBeVisible();
});
