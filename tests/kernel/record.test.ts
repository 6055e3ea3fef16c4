import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playSpelled, playText, recordOf, replay, startOf, withAction } from '../../src/kernel/record.ts';
import { GAME as chess } from '../support/chess/index.ts';
import { GAME as race } from '../support/race.ts';
import { must } from '../support/scenario.ts';

const MATE = ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'];
const record = { ...recordOf(chess, 3), actions: MATE };

describe('a record', () => {
  it('is plain data: game, rules version, seed and actions', () => {
    expect(withAction(recordOf(chess, 3), chess, must(chess.readAction(chess.setup(3), 'e2-e4')).picks)).toEqual({
      game: 'chess',
      version: 1,
      seed: 3,
      options: {},
      actions: ['e2 e4'],
    });
  });

  it('replays to the same end', () => {
    const { actions, start } = must(replay(chess, record));
    expect(start).toEqual(chess.setup(3));
    expect(actions.map(({ picks }) => picks.length)).toEqual([2, 2, 2, 2]);
    expect(chess.outcome(actions.at(-1)?.position ?? start)?.winner).toBe('black');
    expect(actions.every(({ tell }) => tell().length > 0)).toBe(true);
  });

  it('may start from any position', () => {
    const fen = 'k7/8/8/8/8/8/8/K6R w - - 0 1';
    const end = must(replay(chess, { ...recordOf(chess, 0, {}, fen), actions: ['h1 h7'] })).actions[0];
    expect(end && chess.write(end.position)).toBe('k7/7R/8/8/8/8/8/K7 b - - 1 1');
  });

  it('says which action fails, and why', () => {
    const stopped = replay(chess, { ...record, actions: ['e2 e4', 'e7 e4'] });
    expect(stopped).toEqual({
      ok: false,
      error: { rule: 'CH-PAWN-1', text: expect.stringMatching(/^Action 2, "e7 e4": /), squares: [52] },
    });
    expect(replay(chess, { ...record, actions: ['e2 xx'] })).toMatchObject({
      error: { text: expect.stringMatching(/^Action 1, "e2 xx": "xx"/) },
    });
    expect(replay(chess, { ...record, actions: [...MATE, 'a2 a3'] })).toMatchObject({
      error: { rule: 'CH-END-1' },
    });
  });

  it('is refused by another game, or with an impossible start', () => {
    expect(startOf(chess, { ...record, game: 'snake' })).toMatchObject({
      ok: false,
      error: { text: 'This is a game of "snake", not of "chess".' },
    });
    for (const refused of [startOf, replay])
      expect(refused(chess, { ...record, start: '8/8' })).toMatchObject({
        ok: false,
        error: { text: expect.stringContaining('2 ranks') },
      });
  });
});

describe('playing text', () => {
  it('takes picks and notation, with or without separators', () => {
    expect(must(playText(chess, chess.setup(0), 'f2-f3; e7 e5; g2-g4 Qd8-h4#')).map(({ picks }) => picks)).toEqual(
      must(replay(chess, record)).actions.map(({ picks }) => picks),
    );
    expect(must(playText(chess, chess.setup(0), ' '))).toEqual([]);
  });

  it.each([
    ['e2-e4;; e7-e5', 2],
    ['e2-e4; ', 2],
    ['; e2-e4', 1],
    [';', 1],
  ])('refuses the empty action in "%s"', (text, number) => {
    expect(playText(chess, chess.setup(0), text)).toEqual({
      ok: false,
      error: { text: `Action ${number} is empty: write ";" only between 2 actions.` },
    });
  });

  it('says which action fails', () => {
    expect(playText(chess, chess.setup(0), 'e2-e4; Bf8-a3')).toMatchObject({
      ok: false,
      error: { rule: 'CH-MOVE-2', text: expect.stringContaining('"Bf8-a3"') },
    });
    expect(playText(chess, chess.setup(0), 'e2-e4 nonsense')).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining('"nonsense" is not a move') },
    });
  });

  it('plays with the dice of the notation, and ignores more than are rolled', () => {
    const came = (text: string) =>
      must(playText(race, race.setup(0), text))[0]
        ?.tell()
        .flatMap(({ events }) => events.filter(({ kind }) => kind === 'rolled'));
    expect([came('run (6)'), came('run (1)')]).toMatchObject([[{ came: true }], [{ came: false }]]);
    expect(playText(race, race.setup(0), 'walk (6)')).toEqual({
      ok: false,
      error: { text: '"walk (6)": It gives dice for 1 roll that is not made.' },
    });
  });

  it('plays with the dice given before if the notation has none', () => {
    const fell = (die: number) => ({
      ...race.setup(0),
      rng: { kind: 'seeded', state: 0, dictated: [die] } as const,
    });
    const cameAt = (die: number) =>
      must(playText(race, fell(die), 'run'))[0]
        ?.tell()
        .some(({ events }) => events.some(({ kind }) => kind === 'moved'));
    expect([1, 6, 1, 6].map(cameAt)).toEqual([false, true, false, true]);
  });

  it('never throws', () => {
    const typed = fc.array(
      fc.constantFrom('e2', 'e4', 'e2-e4', 'O-O', '=queen', '>n', '#1', ';', 'e7-e8=Q', '=white-resigns', 'x', '-'),
      {
        maxLength: 6,
      },
    );
    fc.assert(fc.property(typed, (parts) => typeof playText(chess, chess.setup(0), parts.join(' ')).ok === 'boolean'));
    fc.assert(fc.property(fc.string(), (text) => typeof playSpelled(chess, chess.setup(0), text).ok === 'boolean'));
  });
});
