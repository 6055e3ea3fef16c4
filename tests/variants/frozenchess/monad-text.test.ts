/** The plan of a monad in the position file (FC-MONAD-1, section 10.2). */
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

describe('FC-MONAD-1 · the plan of a monad in a position file', () => {
  const plans: readonly (readonly [string, readonly string[]])[] = [
    ['R', ['-e5', 'DS', '-e9', 'xe12']],
    ['N', ['-b7^', 'xc9', 'xd11^']],
    ['D', ['-c5*', 'SS d6', 'DS', 'EG d4']],
    ['S', ['-c7', 'DS', 'WS f10']],
    ['J', ['DS', 'DI c7 NE', 'SP 2', 'DT']],
  ];
  it.each(plans)('is read and written as it is: %s %s', (kind, plan) => {
    const read = GAME.read(monad(kind, plan, { next: 0, active: true, stuck: 2 }));
    if (!read.ok) throw new Error(read.error.text);
    const written = JSON.parse(GAME.write(read.value)) as { stacks: readonly Record<string, unknown>[] };
    expect(written.stacks.find(({ sq }) => sq === 'a5')?.['monad']).toEqual({ plan, active: true, stuck: 2, at: 'a5' });
  });

  const faults: readonly (readonly [string, string, string])[] = [
    [
      'a step that is none',
      monad('R', ['to e5']),
      'stacks[2].monad.plan[0]: "to e5" is no step of a plan, such as "-a9", "xa9", "DS" or "CV g7".',
    ],
    ['no steps', monad('R', []), 'stacks[2].monad.plan: it has 1 to 16 steps.'],
    [
      'too many steps',
      monad(
        'R',
        Array.from({ length: 17 }, (_, index) => (index % 2 ? '-a5' : '-a6')),
      ),
      'stacks[2].monad.plan: it has 1 to 16 steps.',
    ],
    ['steps that do not follow', monad('R', ['-a9', '-b10']), 'stacks[2].monad.plan[1]: "-b10" does not fit a rook on a9.'],
    ['an ability of another kind', monad('R', ['CV b6']), 'stacks[2].monad.plan[0]: "CV b6" does not fit a rook on a5.'],
    ['a plan that is done', monad('R', ['-a9'], { next: 1 }), 'stacks[2].monad.next: a plan of 1 step is done by then.'],
    [
      'a waiting monad in normal form',
      file({ sq: 'a5', comps: [{ id: 3, kind: 'R' }], monad: { plan: ['-a9'] } }),
      'stacks[2].monad: a waiting monad is a shadow.',
    ],
  ];
  it.each(faults)('says what is wrong: %s', (_what, text, problem) => {
    expect(problemOf(text)).toBe(`position.${problem}`);
  });
});
