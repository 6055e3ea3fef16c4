/**
 * Tests a game of two people at one screen: which clock runs, what undo restores, what a killed tab loses, what ends
 * the game, and the card that hides the board between turns.
 */
import { describe, expect, it, vi } from 'vitest';
import { type ClockRules, clockText } from '../../src/app/seats/clock.ts';
import { option } from '../../src/kernel/asking/target.ts';
import { inFakeTime, left, room, shelf, sitDown, sleep, wait } from './clocked.ts';
import { pickAll, testShelf } from './room.ts';

const FIVE: ClockRules = {
  white: { minutes: 5, increment: 2 },
  black: { minutes: 3, increment: 0 },
  atZero: 'loss',
};

inFakeTime();

describe('clocks', () => {
  it('are off by default', async () => {
    await sitDown();
    pickAll(room, 'e2 e4');
    expect(left()).toBeNull();
  });

  it('start at the first pick, run for the side to move, and add the increment', async () => {
    await sitDown(FIVE);
    wait(30);
    expect(left()).toEqual([300, 180]);
    pickAll(room, 'e2');
    wait(10);
    expect(left()).toEqual([290, 180]);
    pickAll(room, 'e4');
    wait(5);
    expect(left()).toEqual([292, 175]);
  });

  it('can be paused and resumed', async () => {
    await sitDown(FIVE);
    pickAll(room, 'e2 e4');
    room.getState().pauseClock();
    wait(60);
    room.getState().runClock();
    wait(4);
    expect(left()).toEqual([302, 176]);
  });

  it('follow undo and redo, and a new line has times of its own', async () => {
    await sitDown(FIVE);
    pickAll(room, 'e2');
    wait(10);
    pickAll(room, 'e4');
    wait(20);
    pickAll(room, 'e7 e5');
    room.getState().undo();
    expect(left()).toEqual([292, 180]);
    room.getState().undo();
    expect(left()).toEqual([300, 180]);
    room.getState().redo();
    room.getState().redo();
    expect(left()).toEqual([292, 160]);
    room.getState().undo();
    wait(7);
    pickAll(room, 'c7 c5');
    expect(left()).toEqual([292, 173]);
  });

  it('lose at most a second when the tab is killed, and stop until reopened', async () => {
    await sitDown(FIVE);
    pickAll(room, 'e2 e4');
    wait(12);
    await sitDown();
    wait(100);
    const [white, black] = left() ?? [];
    expect(white).toBe(302);
    expect(black).toBeGreaterThanOrEqual(168);
    expect(black).toBeLessThanOrEqual(169);
  });

  it('run again from the first pick after reopening', async () => {
    await sitDown(FIVE);
    pickAll(room, 'e2 e4');
    await sitDown();
    const before = left()?.[1] ?? 0;
    pickAll(room, 'e7');
    wait(10);
    expect(left()?.[1]).toBe(before - 10);
  });

  it('and names are kept for the next game', async () => {
    await sitDown(FIVE);
    room.getState().changeHeading((heading) => ({ ...heading, players: { white: 'Ann', black: 'Bo' } }));
    const another = testShelf();
    another.setItem('oddboard/people', shelf.getItem('oddboard/people') ?? '');
    await sitDown(undefined, another);
    expect(room.getState().heading).toMatchObject({ players: { white: 'Ann', black: 'Bo' }, clock: FIVE });
  });

  it('and names that cannot be read are set aside', async () => {
    const damaged = testShelf();
    damaged.setItem('oddboard/people', '{"players":1}');
    await sitDown(undefined, damaged);
    expect(room.getState().heading?.players).toEqual({ white: '', black: '' });
    expect(room.getState().notice?.text).toMatch(/^Could not read the names, seats and clocks of the last game\./);
    expect(damaged.getItem('oddboard/people')).toBeNull();
    const kept = Array.from({ length: damaged.length }, (_, index) => damaged.getItem(damaged.key(index) ?? ''));
    expect(kept).toContain('{"players":1}');
  });

  it.each(['', '1', '1 x', 'NaN 3', '1 1e9'])(
    'set aside an unreadable time since the last action (%s), with a notice',
    async (text) => {
      await sitDown(FIVE);
      pickAll(room, 'e2 e4');
      wait(12);
      const [key = ''] = [...shelf.kept.keys()].filter((each) => each.startsWith('oddboard/clock/'));
      shelf.kept.set(key, text);
      await sitDown();
      expect(left()).toEqual([302, 180]);
      const aside = key.replace('clock', 'aside/clock').concat('/now');
      expect(shelf.kept.get(aside)).toBe(text);
      expect(room.getState().notice?.text).toBe(
        `Could not read the time used since the last move. A copy is in your browser's storage as "${aside}". The clock shows the time after that move.`,
      );
      await sitDown();
      expect(room.getState().notice?.text).toBe('The clock has been paused since you left the game.');
    },
  );

  it('say so when undo takes back a loss on time', async () => {
    await sitDown({ ...FIVE, black: { minutes: 1, increment: 0 } });
    pickAll(room, 'e2 e4');
    wait(61);
    expect(room.getState().hotSeat.outOfTime).toBe('black');
    room.getState().undo();
    expect(room.getState().notice?.text).toBe('The game goes on. Black has time here.');
  });

  it('end the game at zero if agreed, until undo or more time resumes it', async () => {
    await sitDown({ ...FIVE, white: { minutes: 1, increment: 0 } });
    pickAll(room, 'e2');
    wait(61);
    expect(room.getState().hotSeat.outOfTime).toBe('white');
    pickAll(room, 'e4');
    expect(room.getState().table?.cursor).toBe(0);
    expect(room.getState().notice?.text).toBe('White has run out of time. Black wins.');
    room.getState().giveTime('white', 60_000);
    expect(room.getState().hotSeat.outOfTime).toBeNull();
    pickAll(room, 'e4');
    expect(room.getState().table?.cursor).toBe(1);
  });

  it('end the game by a late press, whatever its increment', async () => {
    await sitDown({ ...FIVE, white: { minutes: 1, increment: 2 } });
    pickAll(room, 'e2');
    wait(59);
    sleep(1.5);
    pickAll(room, 'e4');
    expect(room.getState().hotSeat).toMatchObject({ outOfTime: 'white', left: { white: 0 } });
  });

  it('end the game during a film, at an earlier place, and within an action', async () => {
    for (const meanwhile of [
      () => room.getState().replay(0, true),
      () => room.getState().goTo(1),
      () => pickAll(room, 'g1'),
      () => room.getState().show('rules'),
    ]) {
      const minute = { minutes: 1, increment: 0 };
      await sitDown({ ...FIVE, white: minute, black: minute }, testShelf());
      pickAll(room, 'e2 e4 e7 e5');
      meanwhile();
      wait(65);
      const { hotSeat, table } = room.getState();
      expect(hotSeat.outOfTime).toBe(table?.cursor === 1 ? 'black' : 'white');
      pickAll(room, 'f3');
      expect(room.getState().table?.tree.nodes).toHaveLength(2);
    }
  });

  it('pause during sleep, whatever happens first after it, with a notice', async () => {
    for (const wake of [() => vi.advanceTimersByTime(500), () => pickAll(room, 'e4')]) {
      await sitDown(FIVE, testShelf());
      pickAll(room, 'e2');
      wait(10);
      sleep(3_600);
      wake();
      vi.advanceTimersByTime(1_000);
      expect(room.getState().hotSeat).toMatchObject({ since: null, outOfTime: null });
      expect(left()?.[0]).toBeGreaterThanOrEqual(289);
      expect(left()?.[1]).toBe(180);
      expect(room.getState().notice).toMatchObject({ offer: 'runClock' });
      room.getState().runClock();
      wait(5);
      expect(room.getState().notice).toBeNull();
      expect(room.getState().hotSeat.since).not.toBeNull();
    }
  });

  it('run in a hidden tab with throttled timers, and pause when the device sleeps', async () => {
    const hearts = new Set<() => void>();
    await sitDown(FIVE, shelf, (beat) => {
      hearts.add(beat);
      return () => hearts.delete(beat);
    });
    const pass = (seconds: number) => {
      sleep(seconds);
      for (const beat of hearts) beat();
    };
    expect(hearts.size).toBe(0);
    pickAll(room, 'e2');
    for (let second = 0; second < 100; second++) pass(1);
    expect(left()).toEqual([200, 180]);
    pickAll(room, 'e4');
    expect(hearts.size).toBe(1);
    pass(60);
    expect(left()).toEqual([202, 180]);
    expect(room.getState()).toMatchObject({ hotSeat: { since: null }, notice: { offer: 'runClock' } });
    expect(hearts.size).toBe(0);
  });

  it('lose nothing in an hour before they start', async () => {
    await sitDown(FIVE);
    sleep(3_600);
    pickAll(room, 'e2');
    wait(2);
    expect(left()).toEqual([298, 180]);
    expect(room.getState().notice).toBeNull();
  });

  it('of the old game do not end a rematch with other times', async () => {
    await sitDown({ ...FIVE, white: { minutes: 1, increment: 0 } });
    pickAll(room, 'e2');
    wait(57);
    room.getState().rematch();
    wait(10);
    expect(room.getState().hotSeat).toMatchObject({
      outOfTime: null,
      left: { white: 180_000, black: 60_000 },
    });
    pickAll(room, 'e2');
    wait(10);
    expect(room.getState().hotSeat.outOfTime).toBeNull();
  });

  it('only show zero if that was agreed', async () => {
    await sitDown({ ...FIVE, white: { minutes: 1, increment: 0 }, atZero: 'note' });
    pickAll(room, 'e2');
    wait(65);
    expect(room.getState().hotSeat.outOfTime).toBeNull();
    expect(left()?.[0]).toBe(-5);
  });

  it.each([
    [300_000, '5:00'],
    [59_001, '1:00'],
    [9_460, '0:09.4'],
    [3_725_000, '1:02:05'],
    [-3_000, '-0:03'],
    [0, '0:00'],
  ])('show %i milliseconds as %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });
});

describe('seats', () => {
  it('the card covers the board and stops play until the device is handed over', async () => {
    await sitDown(FIVE);
    room.getState().changeHeading((heading) => ({ ...heading, seats: { manner: 'pass', turned: false, card: true } }));
    pickAll(room, 'e2 e4');
    expect(room.getState().hotSeat.card).toBe('black');
    wait(30);
    pickAll(room, 'e7 e5');
    expect(room.getState().table?.cursor).toBe(1);
    expect(room.getState().flipped).toBe(false);
    room.getState().takeDevice();
    expect(room.getState().flipped).toBe(true);
    expect(left()).toEqual([302, 180]);
    pickAll(room, 'e7 e5');
    expect(room.getState().table?.cursor).toBe(2);
  });

  it('without the card the board turns at once, also on undo', async () => {
    await sitDown();
    room.getState().changeHeading((heading) => ({ ...heading, seats: { manner: 'pass', turned: false, card: false } }));
    pickAll(room, 'e2 e4');
    expect(room.getState().flipped).toBe(true);
    room.getState().undo();
    expect(room.getState().flipped).toBe(false);
  });

  const passing = (card: boolean) =>
    room.getState().changeHeading((heading) => ({ ...heading, seats: { manner: 'pass', turned: false, card } }));

  it.each([
    ['Rematch', () => room.getState().rematch()],
    ['New game', () => room.getState().newGame()],
  ])('%s turns the board to White, and hands it the device', async (_, begin) => {
    for (const card of [false, true]) {
      await sitDown(FIVE);
      passing(card);
      pickAll(room, 'e2 e4');
      room.getState().takeDevice();
      room.getState().declare(option('black-resigns'));
      expect(room.getState().flipped).toBe(true);
      begin();
      expect(room.getState().hotSeat.card).toBe(card ? 'white' : null);
      room.getState().takeDevice();
      expect(room.getState()).toMatchObject({ flipped: false, hotSeat: { since: null } });
      pickAll(room, 'e2 e4');
      expect(room.getState().table?.cursor).toBe(1);
    }
  });

  it('an opened game faces the player to move, without a card', async () => {
    await sitDown();
    passing(true);
    pickAll(room, 'e2 e4');
    room.getState().takeDevice();
    room.getState().flip();
    await sitDown();
    expect(room.getState()).toMatchObject({ flipped: true, hotSeat: { card: null } });
    room.getState().undo();
    expect(room.getState()).toMatchObject({ flipped: false, hotSeat: { card: null } });
  });

  it('the computer never gets the device, nor the board, in a rematch', async () => {
    await sitDown();
    passing(true);
    room.getState().changeHeading((heading) => ({ ...heading, computers: { black: 'beginner' } }));
    room.getState().declare(option('white-resigns'));
    room.getState().rematch();
    expect(room.getState()).toMatchObject({ flipped: true, hotSeat: { card: null } });
  });

  it('a rematch swaps sides, names and times', async () => {
    await sitDown(FIVE);
    room.getState().changeHeading((heading) => ({ ...heading, players: { white: 'Ann', black: 'Bob' } }));
    pickAll(room, 'e2 e4');
    room.getState().rematch();
    const { heading, table } = room.getState();
    expect(table?.cursor).toBe(0);
    expect(heading).toMatchObject({
      players: { white: 'Bob', black: 'Ann' },
      clock: { white: FIVE.black, black: FIVE.white },
    });
    expect(left()).toEqual([180, 300]);
  });
});
