/** Tests the laws themselves: each finds a game that breaks it. */
import { describe, expect, it } from 'vitest';
import { act, makeQuestion, open, refuse } from '../../src/kernel/asking/menu.ts';
import { option, square } from '../../src/kernel/asking/target.ts';
import { defineGame } from '../../src/kernel/define.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import {
  brokenLaws,
  brokenMemory,
  brokenNotation,
  brokenRefusalLaw,
  brokenTextLaw,
  deepFreeze,
  isSentence,
  squaresNamedIn,
  typosOf,
} from '../../src/kernel/laws/laws.ts';
import { ok, problem } from '../../src/kernel/result.ts';
import type { GameSpec } from '../../src/kernel/spec.ts';
import { type Pace, RACE, type Race, GAME as race } from '../support/race.ts';

const RUN = [square(0), option('run')];
const WALK = [square(0), option('walk')];

const broken = (change: Partial<GameSpec<Race, Pace>>) => {
  const game = defineGame({ ...RACE, ...change });
  return brokenLaws(game, game.setup(1), RUN).join('\n');
};

const off = { rule: 'RA-TURN-1', text: 'No.', squares: [99] };

describe('the laws find', () => {
  it('nothing in a correct game', () => {
    expect(brokenLaws(race, race.setup(1), RUN)).toEqual([]);
    expect(brokenNotation(race, race.setup(1), RUN)).toEqual([]);
  });

  const asking = (...choices: Parameters<typeof makeQuestion<Pace>>[1][number][]): Partial<GameSpec<Race, Pace>> => ({
    menu: () =>
      makeQuestion(
        '?',
        [
          open(square(0), 'move', () =>
            makeQuestion('?', [open(option('run'), 'move', () => act<Pace>('run')), ...choices], () => off),
          ),
        ],
        () => off,
      ),
  });

  const CASES: readonly (readonly [string, Partial<GameSpec<Race, Pace>>, RegExp])[] = [
    [
      'two choices alike',
      asking(open(option('run'), 'move', () => act<Pace>('walk'))),
      /two choices of a question are alike: =run/,
    ],
    [
      'a clause that does not exist',
      asking(refuse(option('x'), () => ({ ...off, rule: 'RA-NO-9', squares: [] }))),
      /RA-NO-9, which is not in the rulebook/,
    ],
    [
      'a refusal without a word',
      asking(refuse(option('x'), () => ({ ...off, text: ' ', squares: [] }))),
      /refused without a word/,
    ],
    [
      'a dead end that is said to lead on',
      {
        menu: () =>
          makeQuestion(
            '?',
            [
              open(option('dead'), 'move', () => makeQuestion('?', [], () => ({ ...off, squares: [] })), {
                quickTest: () => true,
              }),
              open(square(0), 'move', () =>
                makeQuestion('?', [open(option('run'), 'move', () => act<Pace>('run'))], () => off),
              ),
            ],
            () => off,
          ),
      },
      /=dead surely leads on, and leads nowhere/,
    ],
    [
      'a square before the board',
      asking(refuse(option('x'), () => ({ ...off, squares: [0, -1] }))),
      /=x lights a square off the board/,
    ],
    ['a square off the board', asking(refuse(option('x'), () => off)), /lights a square off the board/],
    [
      'a unit that went elsewhere than was told',
      { telling: { tell: () => [{ rule: 'RA-RUN-1', events: [] }] } },
      /do not give the new view/,
    ],
    [
      'a step under no clause',
      {
        telling: {
          tell: (...told) => RACE.telling.tell(...told).map((step) => ({ ...step, rule: 'RA-NO-9' })),
        },
      },
      /a step names the clause RA-NO-9/,
    ],
    [
      'a position that is not plain JSON',
      { setup: (seed) => ({ ...RACE.setup(seed, {}), extra: undefined }) as Race },
      /not plain JSON/,
    ],
    [
      'a preview that tells the future',
      {
        next: (state, pace) =>
          RACE.next(
            {
              ...state,
              rng: {
                kind: 'seeded',
                state: state.rng?.kind === 'veiled' ? Date.now() : 0,
                dictated: state.rng?.kind === 'veiled' ? [peek()] : [],
              },
            },
            pace,
          ),
      },
      /the preview depends on the dice/,
    ],
    [
      'a text that cannot be read',
      { editing: { text: { ...RACE.editing.text, read: () => problem('what?') } } },
      /cannot be read: what\?/,
    ],
    [
      'a text that loses something',
      {
        editing: {
          text: {
            ...RACE.editing.text,
            read: () => RACE.editing.text.read('{"toMove":"white","white":0,"black":0}'),
          },
        },
      },
      /is read as/,
    ],
    [
      'a dead end',
      {
        menu: (state) => (state.ply === 0 ? RACE.menu(state) : makeQuestion('?', [], () => ({ ...off, squares: [] }))),
      },
      /nobody can act/,
    ],
  ];

  /** Games that no `defineGame` would make, each with the law that must notice it. */
  const ODD: readonly (readonly [string, (calls: () => number) => Partial<Game>, RegExp])[] = [
    [
      'an action without steps',
      () => ({ play: (position) => ok({ state: position, ownSteps: () => [], tell: () => [] }) }),
      /an action is told by no step/,
    ],
    [
      'an action that did what is not told',
      () => ({
        play: (position) =>
          ok({
            state: position,
            ownSteps: () => [{ rule: 'RA-RUN-1', events: [], text: 'Else.' }],
            tell: () => [],
          }),
      }),
      /what an action did is not told first/,
    ],
    [
      'a step without events and words',
      () => ({
        play: (position) => ok({ state: position, ownSteps: () => [], tell: () => [{ rule: 'RA-RUN-1', events: [] }] }),
      }),
      /a step has neither events nor words/,
    ],
    ['an action without a preview', () => ({ preview: () => problem('No.') }), /can be played cannot be previewed/],
    [
      'a preview that tells other steps',
      () => ({
        preview: (position) =>
          ok({
            state: position,
            ownSteps: () => [],
            tell: () => [{ rule: 'RA-RUN-1', events: [], text: 'Else.' }],
          }),
      }),
      /the preview tells other steps than the action/,
    ],
    [
      'an action that leads elsewhere each time',
      (calls) => ({
        play: (position) => ok({ state: { ...position, ply: calls() }, ownSteps: () => [], tell: () => [] }),
      }),
      /through JSON and back it plays otherwise/,
    ],
    [
      'an action that can be played once alone',
      (calls) => ({ play: (position, picks) => (calls() > 1 ? problem('No.') : race.play(position, picks)) }),
      /through JSON and back it plays otherwise/,
    ],
    [
      'an end that looks otherwise after JSON',
      () => ({
        play: (position, picks) => {
          const played = race.play(position, picks);
          return played.ok ? ok({ ...played.value, state: atEnd(played.value.state) }) : played;
        },
        outcome: ({ ply }) => (ply > 0 ? { winner: null, rule: 'RA-END-1', text: 'Over.' } : null),
        ask: (position, picks) => (position.ply > 0 ? problem('Over.') : race.ask(position, picks)),
        write: (position) => (ends.has(position) ? 'The end.' : race.write(position)),
      }),
      /through JSON and back it looks otherwise/,
    ],
    [
      'an open choice that cannot be played',
      () => ({ play: () => problem('No.') }),
      /^an open choice cannot be played: No\./,
    ],
    [
      'an open choice that leads nowhere',
      () => ({ ask: () => problem('No.') }),
      /^an open choice leads to no action: No\./,
    ],
    [
      'a question after the end',
      () => ({ outcome: ({ ply }) => (ply > 0 ? { winner: null, rule: 'RA-END-1', text: 'Over.' } : null) }),
      /the game is over, and yet something is asked/,
    ],
    [
      'a position that looks otherwise each time',
      (calls) => ({ write: () => String(calls()) }),
      /through JSON and back it looks otherwise/,
    ],
  ];

  it('an action that mutates the old position', () => {
    const writing: Game = {
      ...race,
      play: (position, picks) => {
        Object.assign(position, { ply: 9 });
        return race.play(position, picks);
      },
    };
    expect(() => brokenLaws(writing, race.setup(1), WALK)).toThrow('read only');
  });

  it('an answer cached from another question', () => {
    let asked = 0;
    const forgetful: Game = {
      ...race,
      ask: (position, picks) => {
        asked += 1;
        return asked > 3 ? race.ask(position, []) : race.ask(position, picks);
      },
    };
    expect(brokenMemory(race, race.setup(1), [RUN, WALK], 1)).toEqual([]);
    expect(brokenMemory(forgetful, race.setup(1), [RUN, WALK], 1).join()).toContain(
      'is answered otherwise after other questions',
    );
  });

  it('a dead end said to lead on, at the ply that looks at it', () => {
    const dead = open(option('dead'), 'move', () => makeQuestion<Pace>('?', [], () => off), {
      quickTest: () => true,
    });
    const game = defineGame({
      ...RACE,
      menu: (state) => {
        const menu = RACE.menu(state);
        return menu.kind === 'ask' ? { ...menu, choices: [...menu.choices, dead] } : menu;
      },
    });
    const brokenAt = (ply: number) =>
      brokenLaws(game, { ...game.setup(1), ply }, RUN).filter((law) => law.startsWith('=dead surely'));
    expect([0, 1, 2, 3].map((ply) => brokenAt(ply).length)).toEqual([0, 1, 0, 1]);
  });

  it.each(ODD)('%s', (_, change, law) => {
    let called = 0;
    const calls = () => {
      called += 1;
      return called;
    };
    expect(brokenLaws({ ...race, ...change(calls) }, race.setup(1), WALK).join('\n')).toMatch(law);
  });

  it('nothing in an action without dice that is narrated as previewed', () => {
    expect(brokenLaws(race, race.setup(1), WALK)).toEqual([]);
  });

  it.each(CASES)('%s', (_, change, law) => {
    expect(broken(change)).toMatch(law);
  });

  it('notation that is read as another action', () => {
    const vague = {
      ...race,
      readAction: (position, _text) => race.readAction(position, 'walk'),
    } satisfies Game as Game;
    expect(brokenNotation(vague, race.setup(1), RUN).join()).toMatch(/"run" is read as "a1 =walk", not "a1 =run"/);
  });

  it('a text that is read as another action, whatever its rest', () => {
    const deaf = (text: string) =>
      brokenTextLaw(
        { ...race, readAction: (position, each) => race.readAction(position, each.replace(/^(\w*)x/, '$1')) },
        race.setup(1),
        text,
      );
    expect(deaf('ruxn')).toMatch(/^"ruxn" is read as "run" \(/);
    expect(deaf('walk ruxn')).toMatch(/^"walk ruxn" is read as "run" \(/);
    for (const text of ['run', 'a1 =run', ' a1  =run ', ' walk  walk ', 'ruzn', 'walk ruzn'])
      expect(deaf(text)).toBeNull();
  });

  it('nothing in text that a notation declares ignored', () => {
    const readAction: Game['readAction'] = (position, text) => race.readAction(position, text.replace(/!+$/, ''));
    const lenient = { ...race, readAction };
    expect(brokenTextLaw(lenient, race.setup(1), 'run!')).toMatch(/^"run!" is read as "run"/);
    expect(
      brokenTextLaw({ ...lenient, acceptedForms: [{ says: 'praise', form: /!+$/ }] }, race.setup(1), 'run!'),
    ).toBeNull();
  });

  it('every text one character away', () => {
    expect([...typosOf('ab', 'x')].sort()).toEqual(
      ['a', 'aab', 'abb', 'abx', 'ax', 'axb', 'b', 'ba', 'xab', 'xb'].sort(),
    );
  });

  it('notation whose dice play another action', () => {
    const told = (read: Game['readAction']) =>
      ({ ...race, notate: () => 'run (1)', readAction: read }) satisfies Game as Game;
    const fell = { ...race.setup(1), rng: { kind: 'seeded', state: 0, dictated: [6] } } as const;
    expect(brokenNotation(told(race.readAction), fell, RUN).join()).toMatch(
      /^"run \(1\)" plays otherwise than it was told/,
    );
    const short: Game['readAction'] = (position, text) =>
      text === 'run' ? race.readAction(position, text) : problem('What?');
    expect(brokenNotation(told(short), fell, RUN).join()).toMatch(/^"run \(1\)" cannot be played again: What\?/);
  });

  it('an action of an unknown kind', () => {
    const other = defineGame({
      ...RACE,
      telling: { ...RACE.telling, kinds: { ...RACE.telling.kinds, all: ['walk'] } },
    });
    expect(brokenNotation(other, other.setup(1), RUN)).toEqual([
      'a1 =run is of the kind "run", which is none of the game\'s',
    ]);
    expect(brokenNotation(other, other.setup(1), WALK)).toEqual([]);
  });

  it('unreadable notation, and picks that are no action', () => {
    const mute: Game = { ...race, readAction: () => problem('What?') };
    expect(brokenNotation(mute, race.setup(1), RUN).join()).toMatch(/^"run" cannot be read: What\?/);
    expect(brokenNotation(race, race.setup(1), [square(0), option('crawl')]).join()).toMatch(
      /^a1 =crawl is not among the actions/,
    );
  });
});

it.each([
  ['The Pawn on e4 is pinned.', true],
  ['“Pass” is no move.', true],
  ['3 turns are left.', true],
  ['e4 is empty.', true],
  ['Who moves (White).', true],
  ['No stop at the end', false],
  ['Look out!', false],
  ['Look! It is over.', false],
  [' begins with a space.', false],
  ['.', false],
  ['The unit undefined is gone.', false],
  ['It costs NaN points.', false],
  ['It is [object Object].', false],
  ['Ends with a stop. ', false],
])('"%s" is a sentence: %s', (text, is) => {
  expect(isSentence(text)).toBe(is);
});

it('squares in a sentence only as whole words', () => {
  expect(squaresNamedIn(race, 'The runner on a1 passes b2, not a13.')).toEqual([0, 13]);
  expect(squaresNamedIn(race, 'Nobody runs.')).toEqual([]);
});

it.each([
  ['no clause', { text: 'No.' }, 'names no clause of the rulebook: undefined'],
  ['an unknown clause', { rule: 'RA-NO-9', text: 'No.' }, 'names no clause of the rulebook: RA-NO-9'],
  ['no sentence', { rule: 'RA-RUN-1', text: 'No' }, 'is no sentence'],
  ['one square of two', { rule: 'RA-RUN-1', text: 'No.', squares: [0, 99] }, 'lights a square off the board'],
  ['a square in words', { rule: 'RA-RUN-1', text: 'It is on a1.' }, 'speaks of a square and lights none'],
  ['all it should be', { rule: 'RA-RUN-1', text: 'It is on a1.', squares: [0] }, null],
  ['no square at all', { rule: 'RA-RUN-1', text: 'No.' }, null],
])('a refusal with %s', (_what, refused, wrong) => {
  expect(brokenRefusalLaw(race, refused)).toBe(wrong);
});

it('frozen objects are frozen deeply', () => {
  const value = { list: [{ deep: 1 }], none: null };
  expect(deepFreeze(value)).toBe(value);
  expect([value, value.list, value.list[0]].every((each) => Object.isFrozen(each))).toBe(true);
  expect(() => Object.assign(value.list[0] as object, { deep: 2 })).toThrow();
});

/** Positions that look over although their copies do not: a WeakSet knows only the object itself. */
const ends = new WeakSet<Position>();
function atEnd(position: Position): Position {
  ends.add(position);
  return position;
}

let rolls = 0;
/** Returns another roll at each call, as of a view that depends on hidden state. */
function peek(): number {
  rolls += 1;
  return rolls % 2 === 0 ? 1 : 6;
}
