import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/cli/args.ts';
import { answerRequest, gameNamed, variants } from '../../src/cli/commands.ts';
import { shortenQuotes } from '../../src/cli/quoting.ts';
import { measureSpeed } from '../../src/cli/speed.ts';
import { problem } from '../../src/kernel/result.ts';
import { GAME as chess } from '../support/chess/index.ts';
import { START } from '../support/chess/position/setup.ts';
import { GAME as race } from '../support/race.ts';
import { GAMES } from './games.ts';

const said = (request: unknown) => answerRequest(chess, request);
const document = (request: unknown) => said(request).document as Record<string, unknown>;

const MATE = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';

describe('commands', () => {
  it('setup writes the position', () => {
    expect(document({ cmd: 'setup' })).toEqual({ position: START, text: START });
  });

  it('actions lists every legal action with picks and notation', () => {
    const { actions, truncated } = document({ cmd: 'actions' }) as {
      actions: { picks: string; notation: string }[];
      truncated: boolean;
    };
    expect(actions).toHaveLength(20);
    expect(truncated).toBe(false);
    expect(actions).toContainEqual({ picks: 'g1 f3', notation: 'Ng1-f3', kind: 'move' });
  });

  it('actions can be limited by a pick, a kind and a number', () => {
    expect(document({ cmd: 'actions', from: 'e2' })['actions']).toHaveLength(2);
    expect(document({ cmd: 'actions', kind: 'capture' })).toEqual({ actions: [], truncated: false });
    expect(document({ cmd: 'actions', limit: 20 })['truncated']).toBe(false);
    const some = document({ cmd: 'actions', limit: '19' });
    expect([(some['actions'] as unknown[]).length, some['truncated']]).toEqual([19, true]);
  });

  it('record prints a played game in the format of samples and saves', () => {
    expect(document({ cmd: 'record', actions: 'f2-f3; e7 e5' })).toMatchObject({
      game: 'chess',
      seed: 0,
      options: {},
      actions: ['f2 f3', 'e7 e5'],
    });
  });

  it('play takes picks and notation, and tells what happened', () => {
    const played = document({ cmd: 'play', actions: 'f2-f3; e7 e5; g2-g4 Qd8-h4' });
    expect(played['text']).toBe(MATE);
    expect(played['outcome']).toEqual({
      winner: 'black',
      rule: 'CH-END-1',
      text: 'Checkmate: White has no answer to the check from the Queen on h4.',
    });
    const steps = played['steps'] as { rule: string; events: unknown[] }[];
    expect(steps[0]).toEqual({
      rule: 'CH-PAWN-1',
      events: [{ kind: 'moved', unit: 14, path: ['f2', 'f3'], at: ['f3'] }],
    });
    expect(steps.at(-1)?.rule).toBe('CH-END-1');
    expect(document({ cmd: 'play', actions: ['f2-f3', 'e7-e5'] })['text']).toContain('4p3');
  });

  it('perft counts', () => {
    expect(document({ cmd: 'perft', depth: 3 })['nodes']).toBe(8902);
    expect(document({ cmd: 'perft', depth: 2, position: MATE })['nodes']).toBe(0);
  });

  it('explain gives the refusal of the last pick, or null', () => {
    expect(said({ cmd: 'explain', picks: 'e2 e4' })).toEqual({ document: null, status: 0 });
    expect(said({ cmd: 'explain', picks: 'e2-e4' })).toEqual({ document: null, status: 0 });
    expect(said({ cmd: 'explain', picks: 'c1 a3' })).toEqual({
      document: { rule: 'CH-MOVE-2', text: expect.stringContaining('The Bishop on c1'), squares: ['b2'] },
      status: 0,
    });
  });

  it('view and print show the position', () => {
    expect(document({ cmd: 'view' })['units']).toHaveLength(32);
    const marks = document({
      cmd: 'view',
      position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    })['marks'];
    expect(marks).toEqual({ e3: [{ kind: 'passed', label: 'Just passed by a Pawn', rule: 'CH-PAWN-2' }] });
    const { text } = document({ cmd: 'print', position: MATE }) as { text: string };
    expect(text.split('\n').slice(0, 9)).toEqual([
      'Board, 8 by 8',
      'a8 r n b . k b n r',
      'a7 p p p p . p p p',
      'a6 . . . . . . . .',
      'a5 . . . . p . . .',
      'a4 . . . . . . P q',
      'a3 . . . . . P . .',
      'a2 P P P P P . . P',
      'a1 R N B Q K B N R',
    ]);
    expect(text).toContain('The game is over. Checkmate');
    expect(text).toContain('In check from the Queen on h4');
  });

  it('random walks games, checks the laws and counts', () => {
    const walk = document({ cmd: 'random', games: 3, plies: 30, seed: 5 });
    expect(walk).toMatchObject({ games: 3, broken: [] });
    expect((walk['refusals'] as Record<string, number>)['CH-MOVE-2']).toBeGreaterThan(0);
    expect(document({ cmd: 'random', games: 3, plies: 30, seed: 5 })).toEqual(walk);
  });

  it('random fails if a law is broken', () => {
    const forgetful = { ...chess, read: () => problem('Never heard of it.') };
    const { document: found, status } = answerRequest(forgetful, { cmd: 'random', games: 1 });
    expect(status).toBe(1);
    expect((found as { broken: string[] }).broken[0]).toMatch(
      /game 1: a position written as .* cannot be read: Never heard of it\./,
    );
  });

  it('bench times counting, walking and answers', () => {
    expect(measureSpeed(chess, chess.setup(0), 5).perft[0]).toMatchObject({ depth: 1, nodes: 20 });
  });

  it('lists the variants', async () => {
    expect((await variants(GAMES)).document).toEqual({
      variants: [
        { id: 'chess', title: 'Chess', clauses: 13, options: [] },
        {
          id: 'race',
          title: 'Race',
          clauses: 4,
          options: [
            { id: 'first', title: 'Who begins', values: ['white', 'black'] },
            { id: 'stumble', title: 'A runner stumbles', values: ['one', 'two'] },
          ],
        },
      ],
    });
  });
});

describe('a game with dice, options and positions in JSON', () => {
  const ask = (request: unknown) => answerRequest(race, request).document as Record<string, unknown>;
  const START_OF_RACE = { toMove: 'white', white: 0, black: 0 };
  const rolls = (request: Record<string, unknown>) =>
    JSON.stringify(ask({ cmd: 'play', actions: 'run', ...request })['steps']);

  it('reads and writes positions as objects or text', () => {
    const { position, text } = ask({ cmd: 'setup' });
    expect(position).toEqual(START_OF_RACE);
    expect(text).toBe(JSON.stringify(START_OF_RACE));
    for (const given of [position, text])
      expect(ask({ cmd: 'play', position: given, actions: 'walk' })['position']).toEqual({
        ...START_OF_RACE,
        toMove: 'black',
        white: 1,
      });
  });

  it('takes options, and refuses unknown ones', () => {
    expect(ask({ cmd: 'setup', option: { first: 'black' } })['position']).toEqual({
      ...START_OF_RACE,
      toMove: 'black',
      first: 'black',
    });
    expect(ask({ cmd: 'setup', option: ['first=black'] })['position']).toEqual({
      ...START_OF_RACE,
      toMove: 'black',
      first: 'black',
    });
    expect(ask({ cmd: 'setup', option: 'first=red' })['error']).toEqual({
      text: 'The option "first" must be one of white, black, not "red".',
    });
  });

  it('takes dictated rolls, at the start and in a position', () => {
    expect(rolls({ rolls: '1' })).toContain('"came":false');
    expect(rolls({ rolls: [6] })).toContain('"came":true');
    expect(rolls({ rolls: 1, position: START_OF_RACE })).toContain('"came":false');
    expect(rolls({ rolls: '1, 2', actions: 'run; run' })).toMatch(/"came":false.*"came":true/);
  });

  it('refuses impossible rolls', () => {
    for (const [given, odd] of [
      ['1, 7', 7],
      [[20], 20],
      ['6 100000000000000', 100000000000000],
    ])
      expect(ask({ cmd: 'play', actions: 'run; run', rolls: given })['error']).toEqual({
        text: `"rolls": ${odd} cannot be rolled. A roll shows 1 to 6.`,
      });
  });

  it('rolls by its seed, even in a given position', () => {
    const bySeed = Array.from({ length: 40 }, (_, seed) => rolls({ seed, position: START_OF_RACE }));
    expect(new Set(bySeed).size).toBe(2);
    expect(rolls({ seed: 3, rolls: '1', position: START_OF_RACE })).toContain('"came":false');
    expect(rolls({ seed: 3 })).toBe(rolls({ seed: 3, position: START_OF_RACE }));
  });

  it('names the squares that a roll would strike', () => {
    expect(rolls({ rolls: 6 })).toContain('"squares":["a1"]');
  });
});

describe('bad input is answered in words', () => {
  const BAD: readonly (readonly [string, unknown, RegExp])[] = [
    ['no object', 7, /A request is an object/],
    ['no command', { depth: 1 }, /"cmd" is missing/],
    ['an unknown command', { cmd: 'perfect' }, /no command "perfect"/],
    ['a command that is only a name of JavaScript', { cmd: 'toString' }, /no command "toString"/],
    ['an unknown field', { cmd: 'perft', deep: 3 }, /"perft" does not take "deep"/],
    ['a missing depth', { cmd: 'perft' }, /^"depth" is missing: perft VARIANT DEPTH/],
    ['missing actions', { cmd: 'play' }, /^"actions" is missing: play VARIANT --actions/],
    ['missing picks', { cmd: 'explain' }, /^"picks" is missing: explain VARIANT --picks/],
    [
      'a field that is only a name of JavaScript',
      JSON.parse('{"cmd": "setup", "__proto__": 1}'),
      /"setup" does not take "__proto__"/,
    ],
    ['no command of a batch', { cmd: 'variants' }, /no command "variants"/],
    [
      'a number that is not written in digits',
      { cmd: 'perft', depth: '1e1' },
      /"depth" must be a whole number from 0, not "1e1"/,
    ],
    ['no number', { cmd: 'perft', depth: 'three' }, /"depth" must be a whole number from 0, not "three"/],
    ['a number below the least', { cmd: 'perft', depth: -1 }, /"depth" must be a whole number from 0/],
    ['no text', { cmd: 'play', actions: 3 }, /"actions" must be a text/],
    ['no position', { cmd: 'actions', position: ['a'] }, /"position" must be a text/],
    ['a malformed position', { cmd: 'actions', position: '8/8 w' }, /2 ranks instead of 8/],
    ['an impossible position', { cmd: 'actions', position: '8/8/8/8/8/8/8/K6K w - -' }, /White has 2 Kings/],
    ['an empty text', { cmd: 'play', actions: ' ' }, /"actions" must be a text with something in it, not " "/],
    ['no actions', { cmd: 'play', actions: [] }, /"actions" must be one text at least/],
    ['an empty action', { cmd: 'play', actions: 'e2-e4;; e7-e5' }, /Action 2 is empty/],
    ['an empty position', { cmd: 'view', position: '' }, /"position" must be a text with something in it/],
    [
      'a kind of action that there is not',
      { cmd: 'actions', kind: 'hop' },
      /no actions of the kind "hop"\. The kinds are move, capture, castle\./,
    ],
    ['an option beside a position', { cmd: 'view', position: START, option: 'a=b' }, /cannot be given with "position"/],
    ['an option given twice', { cmd: 'setup', option: ['a=b', 'a=c'] }, /NAME=VALUE, each name once/],
    ['text after the action that is explained', { cmd: 'explain', picks: 'e2-e4 e7-e5' }, /"e7-e5" is not expected/],
    ['no square', { cmd: 'actions', from: 'j9' }, /"j9" is neither a square/],
    ['an action that does not parse', { cmd: 'play', actions: 'e2-e4; hello' }, /"hello" is not a move such as/],
    [
      'an unfinished action',
      { cmd: 'play', actions: 'e2' },
      /The move is not complete\. White: choose a square for the Pawn on e2\./,
    ],
    ['too many picks', { cmd: 'explain', picks: 'e2 e4 e5' }, /complete before "e5"/],
    ['dice for a game without dice', { cmd: 'actions', rolls: '1,2' }, /no dice/],
    ['rolls that are no numbers', { cmd: 'actions', rolls: '1,x' }, /"rolls" must be a whole number from 1/],
    ['rolls with one left out', { cmd: 'actions', rolls: '1,,2' }, /"rolls" must be a whole number from 1/],
    ['no rolls', { cmd: 'actions', rolls: [] }, /"rolls" must be one number at least/],
    ['an unknown option', { cmd: 'setup', option: { speed: 'fast' } }, /no option "speed"/],
    ['no option at all', { cmd: 'setup', option: 'fast' }, /NAME=VALUE/],
  ];

  it.each(BAD)('%s', (_, request, text) => {
    expect(said(request)).toEqual({ document: { error: { text: expect.stringMatching(text) } }, status: 1 });
  });

  it('a square where no action starts is refused as in play', () => {
    expect(said({ cmd: 'actions', from: 'e5' })).toEqual({
      document: { error: { rule: 'CH-TURN-1', text: 'There is nothing on e5 to move.', squares: ['e5'] } },
      status: 1,
    });
    expect(said({ cmd: 'actions', from: 'c1' }).status).toBe(1);
  });

  const LONG = '§'.repeat(10_000);

  it.each([
    ['an action', { cmd: 'play', actions: `e2-e4; ${LONG}` }],
    ['picks', { cmd: 'explain', picks: LONG }],
    ['a square', { cmd: 'actions', from: LONG }],
    ['a kind', { cmd: 'actions', kind: LONG }],
    ['a position', { cmd: 'view', position: `${LONG} w - - 0 1` }],
    ['a command', { cmd: LONG }],
    ['the name of a field', { cmd: 'view', [LONG]: 1 }],
    ['a value, spelled as JSON', { cmd: 'perft', depth: { '"': `"${LONG}` } }],
  ])('an error quotes only a part of %s', (_, request) => {
    const { error } = said(request).document as { error: { text: string } };
    expect(error.text).toMatch(/§{100,120}…/);
    expect(error.text).not.toMatch(/§{121}/);
  });

  it('an error quotes short input unchanged', () => {
    const text = `${'"a" and '.repeat(40)}then "${'b'.repeat(118)}"`;
    expect(shortenQuotes(text, ['a', 'b'.repeat(118)])).toBe(text);
    expect(shortenQuotes(`no "${'b'.repeat(121)}"`, 'b'.repeat(121))).toBe(`no "${'b'.repeat(118)}…"`);
    expect(shortenQuotes(`no [1,"${'b'.repeat(200)}"].`, [`{ "a": [1, "${'b'.repeat(200)}"] }`])).toBe(
      `no [1,"${'b'.repeat(115)}….`,
    );
  });

  it('an illegal action is refused with clause and squares', () => {
    expect(said({ cmd: 'play', actions: 'c1 a3' })).toEqual({
      document: {
        error: {
          rule: 'CH-MOVE-2',
          text: expect.stringContaining('the Pawn on b2 is in its way'),
          squares: ['b2'],
        },
      },
      status: 1,
    });
  });

  it('an unknown variant', async () => {
    expect(await gameNamed(GAMES, 'checkers')).toEqual({
      ok: false,
      error: { text: 'There is no variant "checkers". There are chess, race.' },
    });
    expect(await gameNamed(GAMES, undefined)).toEqual({
      ok: false,
      error: { text: 'Which variant? One of chess, race.' },
    });
  });
});

describe('arguments', () => {
  it('are a command, a variant, a depth and named values', () => {
    expect(readArguments(['perft', 'chess', '3', '--position', '-', '--option=a=b', '--option', 'c=d'])).toEqual({
      ok: true,
      value: {
        cmd: 'perft',
        variant: 'chess',
        fields: { position: '-', option: ['a=b', 'c=d'], depth: '3' },
        help: false,
      },
    });
  });

  it.each([
    [['perft', 'chess', '3', '4'], '"4" is not expected.'],
    [['perft', 'chess', '--position'], '"--position" has no value.'],
    [['perft', '--seed', '1', '--seed', '2'], '"--seed" is given twice.'],
    [['perft', 'chess', '3', '--depth', '4'], '"--depth" is given twice.'],
    [['setup', 'chess', '3'], '"3" is not expected.'],
    [['variants', 'chess'], '"chess" is not expected.'],
    [['batch', 'chess', 'play'], '"play" is not expected.'],
    [['setup', 'chess', '--__proto__', '3'], 'There is no option "--__proto__".'],
    [['setup', 'chess', '--toString=3'], 'There is no option "--toString".'],
    [['setup', 'chess', '-x'], 'There is no option "-x".'],
    [['actions', 'chess', '--from', '--kind', 'move'], '"--from" has no value.'],
  ])('%j are refused', (words, text) => {
    expect(readArguments(words)).toEqual({ ok: false, error: { text } });
  });

  it('may begin with a dash, with two after "="', () => {
    const read = readArguments(['setup', 'chess', '--seed', '-3', '--from=--x', '--position', '-']);
    expect(read).toMatchObject({ ok: true, value: { fields: { seed: '-3', from: '--x', position: '-' } } });
  });

  it('may ask for the usage only', () => {
    expect(readArguments(['--help'])).toMatchObject({ ok: true, value: { cmd: undefined, help: true } });
    expect(readArguments(['perft', '-h'])).toMatchObject({ ok: true, value: { cmd: 'perft', help: true } });
  });
});
