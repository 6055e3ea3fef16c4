/** What the strict reader of position files says of each field that is wrong (section 10.2), and how far each may go. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { fileOf } from './support.ts';

type Json = Record<string, unknown>;

/** The file of a position with one field set, by its path: `stacks.0.comps.0.aim`. */
const withField = (line: string, path: string, value: unknown): string => {
  const file = JSON.parse(fileOf(line)) as Json;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((inner: Json, key) => inner[key] as Json, file);
  holder[last] = value;
  return JSON.stringify(file);
};

/** The position, the field, its value, and what is said; nothing where it can be read. */
const ROWS: readonly (readonly [line: string, path: string, value: unknown, said: string])[] = [
  ['w Na1', 'version', '1', 'position.version: a whole number from 1 to 1 is expected.'],
  ['w Na1', 'toMove', 'white', 'position.toMove: one of w, b is expected, not "white".'],
  ['w Na1', 'toMove', 'toString', 'position.toMove: one of w, b is expected, not "toString".'],
  ['w Na1', 'plies', -1, 'position.plies: a whole number from 0 is expected.'],
  ['w Na1', 'plies', 9007199254740991, 'position.plies: a whole number from 0 to 999999999 is expected.'],
  ['w Na1', 'plies', 0.5, 'position.plies: a whole number from 0 is expected.'],
  ['w Na1', 'plies', 0, ''],
  ['w Na1', 'lastNull', 1, 'position.lastNull: true or false is expected.'],
  ['w Na1', 'nextId', 0, 'position.nextId: a whole number from 1 is expected.'],
  ['w Na1', 'nextId', 3, '"nextId" must be greater than every id.'],
  ['w Na1', 'nextId', 4, ''],
  ['w Na1', 'stacks', {}, 'position.stacks: a list is expected.'],
  ['w Na1', 'stacks.0', null, 'position.stacks[0]: an object is expected.'],
  ['w Na1', 'stacks.0', [], 'position.stacks[0]: an object is expected.'],
  ['w Na1', 'stacks.0.sq', 'A1', 'position.stacks[0].sq: "A1" is no square from a1 to p16.'],
  ['w Na1', 'stacks.0.sq', 1, 'position.stacks[0].sq: 1 is no square from a1 to p16.'],
  ['w Na1', 'stacks.0.comps', [], 'position.stacks[0].comps: at least one unit stands on a square.'],
  ['w Na1', 'stacks.0.form', 'x', 'position.stacks[0].form: one of s is expected, not "x".'],
  ['w Na1', 'stacks.0.age', 1, 'position.stacks[0]: only a shadow has an age and a distance.'],
  ['w Na1', 'stacks.0.dist', 1, 'position.stacks[0]: only a shadow has an age and a distance.'],
  ['w sNa1', 'stacks.0.dist', 1, ''],
  ['w Na1', 'stacks.0.onWall', true, 'a1: "onWall" must say whether a wall is there.'],
  ['w sMa1', 'stacks.0.onWall', true, 'a1: a shadow is never on a wall.'],
  ['w Ma1 / walls a1', 'stacks.0.onWall', false, 'a1: "onWall" must say whether a wall is there.'],
  ['w Na1', 'stacks.0.comps.0.id', 2 ** 52, 'position.stacks[0].comps[0].id: a whole number from 1 to 999999999 is expected.'],
  ['w Na1', 'stacks.0.comps.0.id', 0, 'position.stacks[0].comps[0].id: a whole number from 1 is expected.'],
  ['w Na1', 'stacks.0.comps.0.id', 2, 'The id 2 is used twice.'],
  ['w RNa1', 'stacks.0.form', 's', 'position.stacks[0].comps: a shadow is a single unit.'],
  ['w RNa1', 'stacks.0.comps.1.kind', 'E', "position.stacks[0].comps: A Dragon's Egg is never fused."],
  ['w RNa1', 'stacks.0.comps.1.kind', 'W', 'position.stacks[0].comps: A Wonder is never fused.'],
  ['w RNa1', 'stacks.0.comps.0.kind', 'K', 'position.stacks[0].comps: A King is never fused.'],
  ['w Ea1', 'stacks.0.form', 's', "position.stacks[0].form: A Dragon's Egg is never a shadow."],
  ['w Na1', 'stacks.0.comps.0.crr20', 1, ''],
  ['w Ra1', 'stacks.0.comps.0.crr20', 260, ''],
  ['w Ra1', 'stacks.0.comps.0.crr20', 261, 'position.stacks[0].comps[0].crr20: a whole number from 0 to 260 is expected.'],
  ['w Na1', 'stacks.0.comps.0.eggsLaid', 1, 'position.stacks[0].comps[0]: only a Dragon lays Eggs.'],
  ['w Na1', 'stacks.0.comps.0.egg', 9, 'position.stacks[0].comps[0]: only a Dragon lays Eggs.'],
  ['w Na1', 'stacks.0.comps.0.egg', 0, ''],
  ['w Da1', 'stacks.0.comps.0.eggsLaid', 127, ''],
  ['w Da1', 'stacks.0.comps.0.egg', 9, ''],
  ['w Da1', 'stacks.0.comps.0.eggsLaid', 128, 'position.stacks[0].comps[0].eggsLaid: a whole number from 0 to 127 is expected.'],
  ['w Na1', 'stacks.0.comps.0.growth', 1, "position.stacks[0].comps[0]: only a Dragon's Egg has a layer and grows."],
  ['w Na1', 'stacks.0.comps.0.layer', 9, "position.stacks[0].comps[0]: only a Dragon's Egg has a layer and grows."],
  ['w Ea1', 'stacks.0.comps.0.layer', 9, ''],
  ['w Na1', 'stacks.0.comps.0.build', 1, 'position.stacks[0].comps[0].build: only a Wonder is built.'],
  ['w Wa1', 'stacks.0.comps.0.build', 1, ''],
  ['w Xa1', 'stacks.0.comps.0.aim', 'NE', ''],
  ['w Oa1', 'stacks.0.comps.0.aim', 'NE', 'position.stacks[0].comps[0].aim: An Onager aims straight.'],
  ['w Oa1', 'stacks.0.comps.0.aim', 'E', ''],
  ['w Ma1', 'stacks.0.comps.0.retained', [['R', 3]], ''],
  ['w Ma1', 'stacks.0.comps.0.retained', [['R', 2]], 'position.stacks[0].comps[0].retained[0]: a whole number from 3 is expected.'],
  ['w Ma1', 'stacks.0.comps.0.retained', [['R']], 'position.stacks[0].comps[0].retained[0]: a kind and a range are expected.'],
  ['w Ma1', 'stacks.0.comps.0.retained', ['R'], 'position.stacks[0].comps[0].retained[0]: a kind and a range are expected.'],
  ['w Za1[N]', 'stacks.0.comps.0.cargo.0.side', 'b', 'position.stacks[0].comps[0].cargo: only friends are carried.'],
  [
    'w Na1',
    'stacks.0.comps.0.cargo',
    [{ side: 'w', comps: [{ id: 9, kind: 'P' }] }],
    'position.stacks[0].comps[0].cargo: A Knight carries 0 at most.',
  ],
  ['w Na1', 'walls', { e5: 0 }, 'position.walls.e5: a whole number from 1 is expected.'],
  ['w Na1', 'walls', [], 'position.walls: an object is expected.'],
  ['w Na1 / walls e5', 'queenShadows', { e5: { queen: 1, side: 'w', range: 3 } }, "e5 is both a wall and a Queen's Shadow."],
  ['w Na1 / walls e6', 'queenShadows', { e5: { queen: 1, side: 'w', range: 3 } }, ''],
  [
    'w Na1',
    'queenShadows',
    { e5: { queen: 1, side: 'w', range: 2 } },
    'position.queenShadows.e5.range: a whole number from 3 is expected.',
  ],
  ['w Ma1', 'queenShadows', { a1: { queen: 9, side: 'w', range: 3 } }, 'a1: only an Assassin stands on a wall.'],
  [
    'w Na1',
    'tombs',
    { e5: { status: 'shut', queue: [] } },
    'position.tombs.e5.status: one of hidden, closed, open is expected, not "shut".',
  ],
  ['w Na1', 'tombs', { e5: { status: 'open', queue: [] } }, 'position.tombs.e5.queue: a tomb holds at least one unit.'],
  ['w Na1 / closed e5:P', 'tombs.e5.queue.0.build', 1, 'position.tombs.e5.queue[0].build: only a Wonder is built.'],
  ['w Na1 / closed e5:P', 'tombs.e5.queue.0.id', 1, 'The id 1 is used twice.'],
  ['w Na1 / closed e5:P', 'tombs.e5.status', 'hidden', 'tombs.e5: a tomb is hidden exactly while something is on it.'],
  ['w Na1', 'exploded', { e5: 0 }, 'position.exploded.e5: a whole number from 1 is expected.'],
  ['w Na1', 'corrupted', ['a1'], 'corrupted: a1 holds no unit, wall or tomb.'],
  ['w Na1 / walls e5', 'corrupted', ['e5'], 'corrupted: e5 holds no unit, wall or tomb.'],
  ['w Na1 / closed e5:P', 'corrupted', ['e5'], 'corrupted: e5 holds no unit, wall or tomb.'],
  ['w Na1', 'traps', [{ sq: 'e5', side: 'w', jester: 0 }], 'position.traps[0].jester: a whole number from 1 is expected.'],
  ['w Na1', 'quickened', { e5: 0 }, 'position.quickened.e5: a whole number from 1 is expected.'],
  ['w Na1', 'tornados', [{ sq: 'e5', plies: 0, side: 'w' }], 'position.tornados[0].plies: a whole number from 1 is expected.'],
  ['w Na1', 'avalanches', [{ squares: [], dir: 'N', plies: 1 }], 'avalanches[0].squares: it flows over at least one square.'],
  [
    'w Na1',
    'avalanches',
    [{ squares: ['e5'], dir: 'NE', plies: 1 }],
    'position.avalanches[0].dir: one of N, E, S, W is expected, not "NE".',
  ],
  [
    'w Na1',
    'distracts',
    [
      { sq: 'e5', jester: 1, dir: 'N' },
      { sq: 'e5', jester: 2, dir: 'E' },
    ],
    'distracts: e5 bears one mark.',
  ],
  [
    'w Na1',
    'distracts',
    [
      { sq: 'e5', jester: 1, dir: 'N' },
      { sq: 'e6', jester: 2, dir: 'E' },
    ],
    '',
  ],
  ['w Na1', 'stage', { maj: 'x' }, 'position.stage.maj: one of w, b is expected, not "x".'],
  ['w Na1', 'stage', null, ''],
  ['w Na1', 'reps', { once: 0 }, 'position.reps.once: a whole number from 1 is expected.'],
  ['w sNa1 / monads sNa1:-b3', 'stacks.0.monad.plan', [], 'position.stacks[0].monad.plan: it has 1 to 16 steps.'],
  [
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    Array.from({ length: 17 }, () => 'DS'),
    'position.stacks[0].monad.plan: it has 1 to 16 steps.',
  ],
  [
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    ['e5'],
    'position.stacks[0].monad.plan[0]: "e5" is no step of a plan, such as "-a9", "xa9", "DS" or "CV g7".',
  ],
  ['w sNa1 / monads sNa1:-b3', 'stacks.0.monad.plan', ['-b4'], 'position.stacks[0].monad.plan[0]: "-b4" does not fit a knight on a1.'],
  [
    'w sNa1 / monads sNa1:-b3',
    'stacks.0.monad.plan',
    ['-b3', '-b5'],
    'position.stacks[0].monad.plan[1]: "-b5" does not fit a knight on b3.',
  ],
  ['w sNa1 / monads sNa1:-b3', 'stacks.0.monad.next', 1, 'position.stacks[0].monad.next: a plan of 1 step is done by then.'],
  ['w sNa1 / monads sNa1:-b3', 'stacks.0.form', null, 'position.stacks[0].form: one of s is expected, not null.'],
  ['w Na1 / monads Na1:-b3:active', 'stacks.0.monad.active', false, 'position.stacks[0].monad: a waiting monad is a shadow.'],
  [
    'w RNa1 / monads Ra1:-a3:active',
    'stacks.0.monad',
    { plan: ['-a3'], active: true },
    'position.stacks[0].monad: a monad is a single unit.',
  ],
  ['w Na1', 'result', { winner: 'w', by: 'FC-NONE-1' }, 'position.result.by: one of '],
  ['w Na1', 'stacks.1.comps.0.kind', 'N', 'Each side has exactly one King; White has 0.'],
  ['b Na1', 'stacks.1.comps.0.kind', 'K', 'Each side has exactly one King; Black has 2.'],
];

describe('the file of a position', () => {
  it.each(ROWS)('%s with %s = %j is told: %s', (line, path, value, said) => {
    const read = GAME.read(withField(line, path, value));
    const text = read.ok ? '' : read.error.text;
    expect(said.endsWith('one of ') ? text.slice(0, said.length) : text).toBe(said);
  });
});
