/** Tests a monad's plan in the position file (FC-MONAD-1, section 10.2). */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';

const KINGS = [
  { sq: 'i1', side: 'w', comps: [{ id: 1, kind: 'K' }] },
  { sq: 'i16', side: 'b', comps: [{ id: 2, kind: 'K' }] },
];

const file = (stack: Record<string, unknown>): string =>
  JSON.stringify({ version: 1, toMove: 'w', nextId: 10, stacks: [...KINGS, { side: 'w', ...stack }] });

const monad = (kind: string, plan: readonly string[], more: Record<string, unknown> = {}): string =>
  file({ sq: 'a5', form: 's', comps: [{ id: 3, kind }], age: 7, monad: { plan, at: 'a5', ...more } });

const problemOf = (text: string): string => {
  const read = GAME.read(text);
  return read.ok ? 'none' : read.error.text;
};

describe('FC-MONAD-1 · a position file holds the plan of a monad', () => {
  const plans: readonly (readonly [string, readonly string[]])[] = [
    ['R', ['-e5', 'DS', '-e9', 'xe12']],
    ['N', ['-b7^', 'xc9', 'xd11^']],
    ['D', ['-c5*', 'SS d6', 'DS', 'EG d4']],
    ['S', ['-c7', 'DS', 'WS f10']],
    ['J', ['DS', 'DI c7 NE', 'SP 2', 'DT']],
  ];
  it.each(plans)('a %s with the plan %s is read and written as it is', (kind, plan) => {
    const read = GAME.read(monad(kind, plan, { next: 0, active: true, stuck: 2 }));
    if (!read.ok) throw new Error(read.error.text);
    const written = JSON.parse(GAME.write(read.value)) as { stacks: readonly Record<string, unknown>[] };
    expect(written.stacks.find(({ sq }) => sq === 'a5')?.['monad']).toEqual({
      plan,
      active: true,
      stuck: 2,
      at: 'a5',
    });
  });

  const faults: readonly (readonly [string, string, string])[] = [
    [
      'a plan with a step that is none is refused',
      monad('R', ['to e5']),
      'stacks[2].monad.plan[0] must be a step of a plan, such as "-a9", "xa9", "DS" or "CV g7", not "to e5".',
    ],
    [
      'a plan without steps is refused',
      monad('R', []),
      'stacks[2].monad.plan must be a list of 1 to 16 steps, not [].',
    ],
    [
      'a plan of 17 steps is refused',
      monad(
        'R',
        Array.from({ length: 17 }, (_, index) => (index % 2 ? '-a5' : '-a6')),
      ),
      'stacks[2].monad.plan must be a list of 1 to 16 steps, not 17.',
    ],
    [
      'a plan whose steps do not follow is refused',
      monad('R', ['-a9', '-b10']),
      'stacks[2].monad.plan[1]: "-b10" does not fit a rook on a9.',
    ],
    [
      'a plan with an ability of another kind is refused',
      monad('R', ['CV b6']),
      'stacks[2].monad.plan[0]: "CV b6" does not fit a rook on a5.',
    ],
    [
      'a plan that is done is refused',
      monad('R', ['-a9'], { next: 1 }),
      'stacks[2].monad.next: a plan of 1 step ends before that.',
    ],
    [
      'a waiting monad in normal form is refused',
      file({ sq: 'a5', comps: [{ id: 3, kind: 'R' }], monad: { plan: ['-a9'] } }),
      'stacks[2].monad: a waiting monad is a shadow.',
    ],
  ];
  it.each(faults)('%s', (_what, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});
