/** Tests the reducer of the game on the screen, without a store. */
import { describe, expect, it } from 'vitest';
import { newTable } from '../../src/app/model/table.ts';
import type { Computers } from '../../src/app/seats/computers.ts';
import { type GameHeading, newHeading } from '../../src/app/seats/heading.ts';
import { modeOf } from '../../src/app/session/mode.ts';
import { NO_SESSION, type Session, type SessionEvent } from '../../src/app/session/session.ts';
import { transition } from '../../src/app/session/transition.ts';
import { option, square } from '../../src/kernel/asking/target.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { sq } from './room.ts';

const MINUTE = 60_000;
const CLOCK = {
  white: { minutes: 1, increment: 0 },
  black: { minutes: 1, increment: 0 },
  atZero: 'loss',
} as const;

const headingWith = (part: Partial<GameHeading> = {}): GameHeading => ({
  ...newHeading({ newId: () => 'game', now: () => '' }),
  ...part,
});

/** Returns the session after these events, each at its time in ms (default 0). */
const happen = (session: Session, ...events: readonly (readonly [SessionEvent, number?])[]): Session =>
  events.reduce(
    (now, [event, at = 0]) => transition(now, event, { now: at, tempo: null, isForcedPlayed: true }).session,
    session,
  );

const load = (heading: GameHeading, table = newTable(CHESS, 1)): readonly [SessionEvent] => [
  {
    type: 'load',
    table,
    heading,
    flipped: false,
    replaying: null,
    notice: null,
    spent: { spent: 0, wrong: null },
  },
];

const pick = (name: string): SessionEvent => ({ type: 'pick', target: square(sq(name)), confirm: 'never' });
const game = (part: Partial<GameHeading> = {}): Session => happen(NO_SESSION, load(headingWith(part)));
const against = (computers: Computers): Session => game({ computers });

describe('who may act', () => {
  it.each<[string, Session, object]>([
    ['nobody without a game', NO_SESSION, { kind: 'empty' }],
    ['a person', game(), { kind: 'person', answers: null, idle: null }],
    [
      'the computer in its turn',
      against({ white: 'casual' }),
      { kind: 'computer', task: { side: 'white', level: 'casual', kind: 'move' } },
    ],
    [
      'a person while the computer answers an offer',
      happen(against({ black: 'casual' }), [{ type: 'declare', said: option('white-offers') }]),
      { kind: 'person', answers: { side: 'black', kind: 'answer' } },
    ],
    [
      'a person where the computer was paused',
      happen(against({ white: 'casual' }), [{ type: 'pauseComputer' }]),
      { kind: 'person', idle: { side: 'white' } },
    ],
    [
      'nobody once the time has run out',
      happen(game({ clock: CLOCK }), [pick('e2')], [{ type: 'checkClock' }, 2 * MINUTE]),
      { kind: 'outOfTime', side: 'white' },
    ],
    [
      'nobody until the device is handed over',
      happen(
        game({ seats: { manner: 'pass', turned: false, card: true } }),
        [{ type: 'takeDevice' }],
        [pick('e2')],
        [pick('e4')],
      ),
      { kind: 'covered', side: 'black' },
    ],
  ])('%s', (_, session, mode) => {
    expect(modeOf(session)).toMatchObject(mode);
  });
});

describe('an event', () => {
  it('does not change the old session', () => {
    const before = Object.freeze(game());
    const next = happen(before, [pick('e2')], [pick('e4')]);
    expect([before.table?.cursor, next.table?.cursor]).toEqual([0, 1]);
  });

  it('without effect returns the same session', () => {
    const before = game();
    expect(happen(before, [{ type: 'restoreLine' }], [{ type: 'back' }])).toBe(before);
  });

  it('of a person in the computer’s turn only gives a notice', () => {
    const before = against({ white: 'casual' });
    const next = happen(before, [pick('e2')]);
    expect(next.table).toBe(before.table);
    expect(next.notice?.text).toContain('White');
  });

  it('that plays moves the clocks, too', () => {
    const next = happen(game({ clock: CLOCK }), [pick('e2'), 0], [pick('e4'), 10_000]);
    expect(next.heading?.times).toEqual({ 1: { white: 50_000, black: MINUTE } });
    expect(next.hotSeat).toMatchObject({ since: 10_000, outOfTime: null });
  });
});
