import { describe, expect, test } from 'vitest';
import { goBack, makePicks, pickTarget } from '../../src/app/model/picking.ts';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import { redo, undo } from '../../src/app/model/travel.ts';
import { answerKeys, selectOffers, targetForKey } from '../../src/app/store/answers.ts';
import {
  selectLastSquares,
  selectPreview,
  selectQuestion,
  selectTones,
  selectView,
} from '../../src/app/store/selectors.ts';
import { refuse } from '../../src/kernel/asking/menu.ts';
import { option, readPicks, square, type Target } from '../../src/kernel/asking/target.ts';
import { type Square, squareNamed } from '../../src/kernel/board/board.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAME as FROZENCHESS } from '../../src/variants/frozenchess/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';
import { at as frozenAt } from '../variants/frozenchess/support.ts';
import { chessRoom, pickAll, roomWith, sq, standing, testShelf } from './room.ts';

test('two picks play an action', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2');
  expect(standing(store)).toEqual({ actions: [], cursor: 0, picks: 'e2' });
  pickAll(store, 'e4');
  expect(standing(store)).toEqual({ actions: ['e2 e4'], cursor: 1, picks: '' });
  expect(selectLastSquares(store.getState())).toEqual([sq('e2'), sq('e4')]);
});

test('a second click on a picked target, or Escape, takes one pick back', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e2');
  expect(standing(store).picks).toBe('');
  pickAll(store, 'e2');
  store.getState().back();
  expect(standing(store).picks).toBe('');
});

test('another own unit replaces the choice', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 b1');
  expect(standing(store).picks).toBe('b1');
});

test('a refused pick says why, names a clause, and leaves the picks', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e5');
  const { refused } = store.getState().table ?? {};
  expect(refused?.refusal.rule).toMatch(/^CH-/);
  expect(refused?.refusal.text).toBe(
    'A Pawn goes straight forward and captures one square diagonally forward: the Pawn on e2 does not get to e5.',
  );
  expect(standing(store).picks).toBe('e2');
  store.getState().back();
  expect(store.getState().table?.refused).toBeNull();
  expect(standing(store).picks).toBe('');
});

test('choices are marked by tone, other squares are not', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2');
  const tones = selectTones(store.getState());
  expect([tones.get(sq('e3')), tones.get(sq('e4')), tones.get(sq('a6'))]).toEqual(['move', 'move', undefined]);
  expect(selectQuestion(store.getState())?.prompt).toBe('White: choose a square for the Pawn on e2.');
});

test('pointing at a choice shows its ghost, pointing elsewhere none', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2');
  store.getState().point(square(sq('e4')));
  const ghost = selectPreview(store.getState());
  expect(Object.values(ghost?.after.units ?? {}).some(({ at }) => at[0] === sq('e4'))).toBe(true);
  expect(selectPreview(store.getState())).toBe(ghost);
  store.getState().point(square(sq('e5')));
  expect(selectPreview(store.getState())).toBeNull();
});

test('a held ghost stays while the pointer moves', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2');
  store.getState().point(square(sq('e4')));
  store.getState().hold(true);
  store.getState().point(square(sq('e3')));
  expect(store.getState().pointed).toEqual(square(sq('e4')));
});

test('options are offered as buttons, and each has its ghost', async () => {
  const store = await chessRoom();
  pickAll(store, 'a2 a4 h7 h5 a4 a5 h5 h4 a5 a6 h4 h3 a6 b7 h3 g2 b7 a8');
  const { buttons } = selectOffers(store.getState());
  expect(buttons.length).toBe(4);
  const [first] = buttons;
  store.getState().point(first?.target ?? null);
  const [promoted] = Object.values(selectPreview(store.getState())?.after.units ?? {}).filter(
    ({ at }) => at[0] === sq('a8'),
  );
  expect(promoted?.type).not.toBe('pawn');
});

test('after the end every pick is refused by the clause of the end', async () => {
  const store = await chessRoom();
  pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4');
  const outcome = selectView(store.getState())?.turn.outcome;
  expect(outcome?.winner).toBe('black');
  pickAll(store, 'e2');
  expect(store.getState().table?.refused?.refusal.rule).toBe(outcome?.rule);
});

test('a declaration is an action like any other', async () => {
  const store = await chessRoom();
  store.getState().declare(option('white-resigns'));
  expect(selectView(store.getState())?.turn.outcome?.winner).toBe('black');
  expect(standing(store).actions).toEqual(['=white-resigns']);
  store.getState().undo();
  expect(selectView(store.getState())?.turn.outcome).toBeNull();
});

test('an own unit that cannot be captured but can move starts a new action', async () => {
  const store = await chessRoom();
  pickAll(store, 'a1 a2');
  expect(standing(store).picks).toBe('a2');
});

test('the certain part of an action is shown during the next question', async () => {
  const store = await chessRoom();
  pickAll(store, 'a2 a4 h7 h5 a4 a5 h5 h4 a5 a6 h4 h3 a6 b7 h3 g2 b7');
  store.getState().point(square(sq('a8')));
  const hovered = selectPreview(store.getState());
  pickAll(store, 'a8');
  const resting = selectPreview(store.getState());
  expect(resting?.steps).toEqual(hovered?.steps);
  expect(resting?.steps.length ?? 0).toBeLessThanOrEqual(2);
});

test('an action that costs more than it takes must be picked twice', async () => {
  const entry = GAMES.find(({ id }) => id === 'frozenchess');
  invariant(entry, 'FrozenChess is in the list');
  const store = roomWith(testShelf(), { entries: [entry] });
  await store.getState().open('frozenchess');
  const target = (text: string): Target => ({ kind: 'option', option: text });
  const onager = squareNamed((await entry.load()).board, 'f2') ?? -1;
  store.getState().pick(square(onager));
  store.getState().pick(target('OT'));
  expect(store.getState().table?.armed?.hint?.text).toBe('White loses 6 pieces.');
  expect(standing(store).actions).toEqual([]);
  store.getState().pick(target('OT'));
  expect(standing(store).actions).toEqual(['f2 =OT']);
});

test.each([
  ['never', ['f2 =OT'], null],
  ['danger', [], true],
] as const)('with confirmation %s, a costly action is played, or waits', async (confirm, actions, isDangerous) => {
  const entry = GAMES.find(({ id }) => id === 'frozenchess');
  invariant(entry, 'FrozenChess is in the list');
  const store = roomWith(testShelf(), { entries: [entry] });
  await store.getState().open('frozenchess');
  store.getState().set({ confirm });
  await store.getState().type('f2 =OT');
  expect(standing(store).actions).toEqual(actions);
  expect(store.getState().table?.armed?.isDangerous ?? null).toBe(isDangerous);
});

test('with all moves confirmed, the last pick waits as a preview', async () => {
  const store = await chessRoom();
  store.getState().set({ confirm: 'all' });
  pickAll(store, 'a2');
  expect(store.getState().table?.armed).toBeNull();
  pickAll(store, 'a4');
  expect(standing(store).actions).toEqual([]);
  expect(store.getState().table?.armed).toEqual({ target: square(sq('a4')), hint: null, isDangerous: false });
  expect(selectPreview(store.getState())?.steps.length).toBeGreaterThan(0);
  // Another square replaces the armed one; Back disarms it and keeps the first pick.
  pickAll(store, 'a3');
  store.getState().back();
  expect(store.getState().table).toMatchObject({ armed: null, picks: [square(sq('a2'))] });
  pickAll(store, 'a3 a3');
  expect(standing(store).actions).toEqual(['a2 a3']);
  // Actions from the list of moves and typed ones must be confirmed, too.
  const picks = [square(sq('h7')), square(sq('h5'))];
  store.getState().enact(picks);
  expect(standing(store).actions).toHaveLength(1);
  store.getState().enact(picks);
  await store.getState().type('a3 a4');
  expect(standing(store).actions).toHaveLength(2);
  await store.getState().type('a3 a4');
  expect(standing(store).actions).toEqual(['a2 a3', 'h7 h5', 'a3 a4']);
});

test('with confirmation on touch, only the last press decides', async () => {
  let isTouched = true;
  const store = await chessRoom(testShelf(), { isTouched: () => isTouched });
  store.getState().set({ confirm: 'touch' });
  pickAll(store, 'a2 a4');
  expect(standing(store).actions).toEqual([]);
  isTouched = false;
  pickAll(store, 'a4 h7 h5');
  expect(standing(store).actions).toEqual(['a2 a4', 'h7 h5']);
});

test("an offer keeps the last action's squares lit", async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4');
  store.getState().declare(option('black-offers'));
  expect(selectLastSquares(store.getState())).toEqual([sq('e2'), sq('e4')]);
});

test("buttons have digits: by place, or a number's own", async () => {
  const store = await chessRoom();
  pickAll(store, 'a2 a4 h7 h5 a4 a5 h5 h4 a5 a6 h4 h3 a6 b7 h3 g2 b7 a8');
  const names = selectOffers(store.getState()).buttons.map(({ target }) => target);
  expect(targetForKey(store.getState(), '1')).toEqual(names[0]);
  expect(targetForKey(store.getState(), '4')).toEqual(names[3]);
  expect(targetForKey(store.getState(), '5')).toBeNull();
  const numbers = ['2', '11'].map((label) => refuse(option(label), () => ({ rule: '', text: '', squares: [] }), label));
  expect(answerKeys(numbers)).toEqual(['2', '11']);
});

describe('a pick that was made automatically is taken back with the pick before it', () => {
  const e5 = square(squareNamed(FROZENCHESS.board, 'e5') as Square);

  /** The Ship's only Frog is picked automatically for a Mass Jump. */
  const jumping = () => {
    const start = FROZENCHESS.write(frozenAt('w Ka1 Se5[F] / b Kp16'));
    const record = { game: 'frozenchess', version: FROZENCHESS.version, seed: 1, options: {}, start, actions: [] };
    const begun = must(tableOfRecord(FROZENCHESS, record));
    const table = makePicks(begun, must(readPicks(FROZENCHESS.board, 'e5 =MJ')));
    expect(table.picks).toHaveLength(3);
    return table;
  };

  test('by Back', () => {
    expect(goBack(jumping()).picks).toEqual([e5]);
  });

  test('by undo', () => {
    const table = jumping();
    const undone = undo(table, 'pick');
    expect(undone.picks).toEqual([e5]);
    expect(redo(undone, 'pick').picks).toEqual(table.picks);
  });

  test('by picking it again', () => {
    const table = jumping();
    expect(pickTarget(table, table.picks[2] as Target).picks).toEqual([e5]);
  });
});
