/**
 * Tests problems of FrozenChess's position files: the message for each wrong field (section 10.2), and the limits of
 * each.
 */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { positionFile } from './support.ts';

type Json = Record<string, unknown>;

/** Returns the file with one field set, by its path such as `stacks.0.comps.0.aim`. */
const withField = (line: string, path: string, value: unknown): string => {
  const file = JSON.parse(positionFile(line)) as Json;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((inner: Json, key) => inner[key] as Json, file);
  holder[last] = value;
  return JSON.stringify(file);
};

/** Position, path of the field, its value, and the message; empty if the file can be read. */
const ROWS: readonly (readonly [line: string, path: string, value: unknown, said: string])[] = [
  ['w Na1', 'version', '1', 'version must be 1, not "1".'],
  ['w Na1', 'toMove', 'white', 'toMove must be "w" or "b", not "white".'],
  ['w Na1', 'toMove', 'toString', 'toMove must be "w" or "b", not "toString".'],
  ['w Na1', 'plies', -1, 'plies must be a whole number from 0 to 999,999,999, not -1.'],
  ['w Na1', 'plies', 9007199254740991, 'plies must be a whole number from 0 to 999,999,999, not 9007199254740991.'],
  ['w Na1', 'plies', 0.5, 'plies must be a whole number from 0 to 999,999,999, not 0.5.'],
  ['w Na1', 'plies', 0, ''],
  ['w Na1', 'lastNull', 1, 'lastNull must be true or false, not 1.'],
  ['w Na1', 'nextId', 0, 'nextId must be a whole number from 1 to 1,000,000,000, not 0.'],
  ['w Na1', 'nextId', 3, '"nextId" must be greater than every id.'],
  ['w Na1', 'nextId', 4, ''],
  ['w Na1', 'stacks', {}, 'stacks must be a list, not {}.'],
  ['w Na1', 'stacks.0', null, 'stacks[0] must be an object, not null.'],
  ['w Na1', 'stacks.0', [], 'stacks[0] must be an object, not [].'],
  ['w Na1', 'stacks.0.sq', 'A1', 'stacks[0].sq must be a square from a1 to p16, not "A1".'],
  ['w Na1', 'stacks.0.sq', 1, 'stacks[0].sq must be a square from a1 to p16, not 1.'],
  ['w Na1', 'stacks.0.comps', [], 'stacks[0].comps must be a list of at least one piece, not [].'],
  ['w Na1', 'stacks.0.form', 'x', 'stacks[0].form must be "s", not "x".'],
  ['w Na1', 'stacks.0.age', 1, 'stacks[0]: only a shadow has an age and a distance.'],
  ['w Na1', 'stacks.0.dist', 1, 'stacks[0]: only a shadow has an age and a distance.'],
  ['w sNa1', 'stacks.0.dist', 1, ''],
  ['w Na1', 'stacks.0.onWall', true, 'a1: "onWall" must say whether a wall is there.'],
  ['w sMa1', 'stacks.0.onWall', true, 'a1: a shadow cannot be on a wall.'],
  ['w Ma1 / walls a1', 'stacks.0.onWall', false, 'a1: "onWall" must say whether a wall is there.'],
  [
    'w Na1',
    'stacks.0.comps.0.id',
    2 ** 52,
    'stacks[0].comps[0].id must be a whole number from 1 to 999,999,999, not 4503599627370496.',
  ],
  ['w Na1', 'stacks.0.comps.0.id', 0, 'stacks[0].comps[0].id must be a whole number from 1 to 999,999,999, not 0.'],
  ['w Na1', 'stacks.0.comps.0.id', 2, 'The id 2 is used twice.'],
  ['w RNa1', 'stacks.0.form', 's', 'stacks[0].comps: a shadow is a single piece.'],
  ['w RNa1', 'stacks.0.comps.1.kind', 'E', "stacks[0].comps: A Dragon's Egg cannot be in a stack."],
  ['w RNa1', 'stacks.0.comps.1.kind', 'W', 'stacks[0].comps: A Wonder cannot be in a stack.'],
  ['w RNa1', 'stacks.0.comps.0.kind', 'K', 'stacks[0].comps: A King cannot be in a stack.'],
  ['w Ea1', 'stacks.0.form', 's', "stacks[0].form: A Dragon's Egg cannot be a shadow."],
  ['w Na1', 'stacks.0.comps.0.crr20', 1, ''],
  ['w Ra1', 'stacks.0.comps.0.crr20', 260, ''],
  ['w Ra1', 'stacks.0.comps.0.crr20', 261, 'stacks[0].comps[0].crr20 must be a whole number from 0 to 260, not 261.'],
  ['w Na1', 'stacks.0.comps.0.eggsLaid', 1, 'stacks[0].comps[0].eggsLaid: only a Dragon lays Eggs.'],
  ['w Na1', 'stacks.0.comps.0.egg', 9, 'stacks[0].comps[0].egg: only a Dragon lays Eggs.'],
  ['w Na1', 'stacks.0.comps.0.egg', 0, ''],
  ['w Da1', 'stacks.0.comps.0.eggsLaid', 127, ''],
  ['w Da1', 'stacks.0.comps.0.egg', 9, ''],
  [
    'w Da1',
    'stacks.0.comps.0.eggsLaid',
    128,
    'stacks[0].comps[0].eggsLaid must be a whole number from 0 to 127, not 128.',
  ],
  ['w Na1', 'stacks.0.comps.0.growth', 1, "stacks[0].comps[0].growth: only a Dragon's Egg grows."],
  ['w Na1', 'stacks.0.comps.0.layer', 9, "stacks[0].comps[0].layer: only a Dragon's Egg has a layer."],
  ['w Ea1', 'stacks.0.comps.0.layer', 9, ''],
  ['w Na1', 'stacks.0.comps.0.build', 1, 'stacks[0].comps[0].build: only a Wonder can be built.'],
  ['w Wa1', 'stacks.0.comps.0.build', 1, ''],
  ['w Xa1', 'stacks.0.comps.0.aim', 'NE', ''],
  ['w Oa1', 'stacks.0.comps.0.aim', 'NE', 'stacks[0].comps[0].aim: An Onager can aim only along a rank or file.'],
  ['w Oa1', 'stacks.0.comps.0.aim', 'E', ''],
  ['w Ma1', 'stacks.0.comps.0.retained', [['R', 3]], ''],
  [
    'w Ma1',
    'stacks.0.comps.0.retained',
    [['R', 2]],
    'stacks[0].comps[0].retained[0][1] must be a whole number from 3 to 999,999,999, not 2.',
  ],
  [
    'w Ma1',
    'stacks.0.comps.0.retained',
    [['R']],
    'stacks[0].comps[0].retained[0] must be a kind and a range, not ["R"].',
  ],
  ['w Ma1', 'stacks.0.comps.0.retained', ['R'], 'stacks[0].comps[0].retained[0] must be a list, not "R".'],
  ['w Za1[N]', 'stacks.0.comps.0.cargo.0.side', 'b', 'stacks[0].comps[0].cargo: only friendly pieces can be carried.'],
  [
    'w Na1',
    'stacks.0.comps.0.cargo',
    [{ side: 'w', comps: [{ id: 9, kind: 'P' }] }],
    'stacks[0].comps[0].cargo: A Knight can carry nothing.',
  ],
  ['w Na1', 'walls', { e5: 0 }, 'walls.e5 must be a whole number from 1 to 999,999,999, not 0.'],
  ['w Na1', 'walls', [], 'walls must be an object by squares from a1 to p16, not [].'],
  [
    'w Na1 / walls e5',
    'queenShadows',
    { e5: { queen: 1, side: 'w', range: 3 } },
    "e5 is both a wall and a Queen's Shadow.",
  ],
  ['w Na1 / walls e6', 'queenShadows', { e5: { queen: 1, side: 'w', range: 3 } }, ''],
  [
    'w Na1',
    'queenShadows',
    { e5: { queen: 1, side: 'w', range: 2 } },
    'queenShadows.e5.range must be a whole number from 3 to 999,999,999, not 2.',
  ],
  ['w Ma1', 'queenShadows', { a1: { queen: 9, side: 'w', range: 3 } }, 'a1: only an Assassin can be on a wall.'],
  [
    'w Na1',
    'tombs',
    { e5: { status: 'shut', queue: [] } },
    'tombs.e5.status must be one of "hidden", "closed", "open", not "shut".',
  ],
  [
    'w Na1',
    'tombs',
    { e5: { status: 'open', queue: [] } },
    'tombs.e5.queue must be a list of at least one piece, not [].',
  ],
  ['w Na1 / closed e5:P', 'tombs.e5.queue.0.build', 1, 'tombs.e5.queue[0].build: only a Wonder can be built.'],
  ['w Na1 / closed e5:P', 'tombs.e5.queue.0.id', 1, 'The id 1 is used twice.'],
  ['w Na1 / closed e5:P', 'tombs.e5.status', 'hidden', 'tombs.e5: a tomb is hidden exactly while something is on it.'],
  ['w Na1', 'exploded', { e5: 0 }, 'exploded.e5 must be a whole number from 1 to 999,999,999, not 0.'],
  ['w Na1', 'corrupted', ['a1'], 'corrupted: a1 cannot hold a piece, a wall or a tomb.'],
  ['w Na1 / walls e5', 'corrupted', ['e5'], 'corrupted: e5 cannot hold a piece, a wall or a tomb.'],
  ['w Na1 / closed e5:P', 'corrupted', ['e5'], 'corrupted: e5 cannot hold a piece, a wall or a tomb.'],
  [
    'w Na1',
    'traps',
    [{ sq: 'e5', side: 'w', jester: 0 }],
    'traps[0].jester must be a whole number from 1 to 999,999,999, not 0.',
  ],
  ['w Na1', 'quickened', { e5: 0 }, 'quickened.e5 must be a whole number from 1 to 999,999,999, not 0.'],
  [
    'w Na1',
    'tornados',
    [{ sq: 'e5', plies: 0, side: 'w' }],
    'tornados[0].plies must be a whole number from 1 to 999,999,999, not 0.',
  ],
  [
    'w Na1',
    'avalanches',
    [{ squares: [], dir: 'N', plies: 1 }],
    'avalanches[0].squares must be a list of at least one square, not [].',
  ],
  [
    'w Na1',
    'avalanches',
    [{ squares: ['e5'], dir: 'NE', plies: 1 }],
    'avalanches[0].dir must be one of "N", "E", "S", "W", not "NE".',
  ],
  ['w Na1', 'stage', { maj: 'x' }, 'stage.maj must be "w" or "b", not "x".'],
  ['w Na1', 'stage', null, ''],
  ['w Na1', 'reps', { once: 0 }, 'reps.once must be a whole number from 1 to 999,999,999, not 0.'],
  [
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    [],
    'stacks[0].monad.plan must be a list of 1 to 16 steps, not [].',
  ],
  [
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    ['e5'],
    'stacks[0].monad.plan[0] must be a step of a plan, such as "-a9", "xa9", "DS" or "CV g7", not "e5".',
  ],
  [
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    ['-b4'],
    'stacks[0].monad.plan[0]: "-b4" does not fit a knight on a1.',
  ],
  [
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    ['-b3', '-b5'],
    'stacks[0].monad.plan[1]: "-b5" does not fit a knight on b3.',
  ],
  ['w sNa1 / monads sNa1:-b3', 'stacks.0.monad.next', 1, 'stacks[0].monad.next: a plan of 1 step ends before that.'],
  ['w sNa1 / monads sNa1:-b3', 'stacks.0.form', null, 'stacks[0].form must be "s", not null.'],
  ['w Na1 / monads Na1:-b3:active', 'stacks.0.monad.active', false, 'stacks[0].monad: a waiting monad is a shadow.'],
  ['w Na1', 'result', { winner: 'w', by: 'FC-NONE-1' }, 'result.by must be the id of a clause, not "FC-NONE-1".'],
  ['w Na1', 'stacks.1.comps.0.kind', 'N', 'White has no King. It must have exactly 1.'],
  ['b Na1', 'stacks.1.comps.0.kind', 'K', 'Black has 2 Kings. It must have exactly 1.'],
];

/** What the value is, position, path of the field, its value, and the message; empty if the file can be read. */
const LONG: readonly (readonly [what: string, line: string, path: string, value: unknown, said: string])[] = [
  [
    '2 marks on a square',
    'w Na1',
    'distracts',
    [
      { sq: 'e5', jester: 1, dir: 'N' },
      { sq: 'e5', jester: 2, dir: 'E' },
    ],
    'distracts: e5 can have only one mark.',
  ],
  [
    'marks on 2 squares',
    'w Na1',
    'distracts',
    [
      { sq: 'e5', jester: 1, dir: 'N' },
      { sq: 'e6', jester: 2, dir: 'E' },
    ],
    '',
  ],
  [
    '2 traps of a side on a square',
    'w Na1',
    'traps',
    [
      { sq: 'e5', jester: 8, side: 'b' },
      { sq: 'e5', jester: 9, side: 'b' },
    ],
    'traps: e5 can have only one trap of each side.',
  ],
  [
    'traps of both sides on a square',
    'w Na1',
    'traps',
    [
      { sq: 'e5', jester: 8, side: 'b' },
      { sq: 'e5', jester: 9, side: 'w' },
    ],
    '',
  ],
  [
    '2 bombs of an Assassin',
    'w Na1',
    'bombs',
    [
      { sq: 'e5', assassin: 8, side: 'b' },
      { sq: 'e6', assassin: 8, side: 'b' },
    ],
    'bombs: e6: an Assassin can have only one bomb.',
  ],
  [
    '2 bombs without an Assassin',
    'w Na1',
    'bombs',
    [
      { sq: 'e5', side: 'b' },
      { sq: 'e5', side: 'b' },
    ],
    '',
  ],
  [
    '17 steps',
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    Array.from({ length: 17 }, () => 'DS'),
    'stacks[0].monad.plan must be a list of 1 to 16 steps, not 17.',
  ],
  [
    'a monad',
    'w RNa1 / monads Ra1:-a3:active',
    'stacks.0.monad',
    { plan: ['-a3'], active: true },
    'stacks[0].monad: a monad is a single piece.',
  ],
];

const problemOf = (line: string, path: string, value: unknown): string => {
  const read = GAME.read(withField(line, path, value));
  return read.ok ? '' : read.error.text;
};

describe('the strict reader names the wrong field', () => {
  it.each(ROWS)('%s with %s = %j', (line, path, value, said) => {
    expect(problemOf(line, path, value)).toBe(said);
  });

  it.each(LONG)('%s: %s with %s', (_what, line, path, value, said) => {
    expect(problemOf(line, path, value)).toBe(said);
  });
});
