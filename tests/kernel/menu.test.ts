import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  choiceAt,
  choiceHasAction,
  followPicks,
  mayHaveAction,
  menuHasAction,
  paths,
  prepareChoices,
  pruneChoice,
  pruneMenu,
  searchQuickly,
  uncachedPaths,
  WORK_LIMITS,
} from '../../src/kernel/asking/legal.ts';
import {
  type Ask,
  act,
  type Choice,
  chain,
  type MayContinue,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
  refuse,
} from '../../src/kernel/asking/menu.ts';
import {
  direction,
  option,
  readPicks,
  sameTarget,
  spell,
  square,
  type Target,
  unit,
} from '../../src/kernel/asking/target.ts';
import { DIRECTIONS } from '../../src/kernel/board/direction.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';

const no = (text: string, rule = 'T-1'): Refusal => ({ rule, text, squares: [] });
const question = (choices: readonly Choice<string>[], otherwise = 'not listed') =>
  makeQuestion('?', choices, () => no(otherwise)) as Ask<string>;

/**
 * Builds a menu: a leads to a question with two leaves, b is a leaf, c leads to refusals only, and d is refused at
 * once.
 */
const tree = () =>
  question([
    open(option('a'), 'move', () =>
      question([open(option('x'), 'move', () => act('ax')), open(option('y'), 'move', () => act('ay'))]),
    ),
    open(option('b'), 'move', () => act('b')),
    open(option('c'), 'move', () =>
      question([refuse(option('x'), () => no('c cannot x')), refuse(option('y'), () => no('c cannot y'))]),
    ),
    refuse(option('d'), () => no('d is held')),
  ]);

/** Prunes a menu as for players, to whom a choice that leads nowhere is refused. */
const pruned = (menu: Ask<string>) => pruneMenu(menu) as Ask<string>;

const spelled = (menu: Menu<string>) =>
  [...paths(menu)].map(({ picks, act: value }) => [
    picks.map((each) => each.kind === 'option' && each.option).join(''),
    value,
  ]);

const kinds = (menu: Menu<string>) => (menu.kind === 'ask' ? menu.choices.map(({ kind }) => kind) : []);

describe('a menu', () => {
  it('has one path per action', () => {
    expect(spelled(tree())).toEqual([
      ['ax', 'ax'],
      ['ay', 'ay'],
      ['b', 'b'],
    ]);
  });

  it('gives the same actions without a cache, until stopped', () => {
    const upTo = (most: number): readonly string[] => {
      let asked = 0;
      const found = uncachedPaths(tree(), () => ++asked > most);
      return Array.from(found, ({ act: value }) => value);
    };
    expect(upTo(100)).toEqual(['ax', 'ay', 'b']);
    expect(upTo(3)).toEqual(['ax', 'ay']);
    expect(upTo(0)).toEqual([]);
  });

  it('is expanded on demand, once', () => {
    let grown = 0;
    const menu = question([
      open(option('a'), 'move', () => act('a')),
      open(option('b'), 'move', () => {
        grown += 1;
        return act('b');
      }),
    ]);
    expect(menuHasAction(menu)).toBe(true);
    expect(grown).toBe(0);
    for (let times = 0; times < 3; times++) followPicks(menu, [option('b')]);
    expect(grown).toBe(1);
  });

  it("gives a choice's words without judging it", () => {
    const quick = vi.fn(() => true);
    const inner = open(option('x'), 'move', () => act('x'), { label: 'to x', quickTest: quick });
    const menu = question([open(option('a'), 'move', () => question([inner]), { quickTest: quick })]);
    expect(choiceAt(menu, [option('a'), option('x')])).toBe(inner);
    expect([choiceAt(menu, []), choiceAt(menu, [option('b'), option('x')])]).toEqual([undefined, undefined]);
    expect(quick).not.toHaveBeenCalled();
  });

  it('is cached by a full walk only if it was before', () => {
    let grown = 0;
    const below = question([
      open(option('a'), 'move', () => {
        grown += 1;
        return act('a');
      }),
    ]);
    const chained = chain(below, act) as Ask<string>;
    const [choice] = chained.choices.filter(mayHaveAction);
    for (let times = 0; times < 3; times++) Array.from(uncachedPaths(chained, () => false));
    expect([grown, choice?.cachedNext]).toEqual([3, undefined]);
    for (let times = 0; times < 3; times++) choice?.next();
    Array.from(uncachedPaths(chained, () => false));
    expect([grown, choice?.cachedNext]).toEqual([4, act('a')]);
    expect(below.choices).toMatchObject([{ cachedNext: undefined }]);
  });

  it('computes reasons on demand', () => {
    const menu = pruneMenu(question([refuse(option('a'), () => expect.unreachable('nobody asked'))]));
    expect(menuHasAction(menu)).toBe(false);
  });

  it('counts no second spellings, but allows their picks', () => {
    const menu = question([
      open(option('a'), 'move', () => act('a')),
      open(option('b'), 'move', () => act('a'), { isUnlisted: true }),
    ]);
    expect(spelled(menu)).toEqual([['a', 'a']]);
    expect(followPicks(menu, [option('b')]).ok).toBe(true);
  });
});

describe('pruning', () => {
  it('refuses dead ends, with the first reason below', () => {
    const menu = pruned(tree());
    expect(kinds(menu)).toEqual(['open', 'open', 'refused', 'refused']);
    expect(followPicks(menu, [option('c')])).toEqual({ ok: false, error: no('c cannot x') });
  });

  it('finds reasons at any depth', () => {
    const deep = question([
      open(option('a'), 'move', () =>
        question([open(option('b'), 'move', () => question([refuse(option('c'), () => no('deep down'))]))]),
      ),
    ]);
    expect(followPicks(pruned(deep), [option('a')])).toEqual({ ok: false, error: no('deep down') });
  });

  it('asks an empty question for its reason', () => {
    const empty = question([open(option('a'), 'move', () => question([], 'nothing to do'))]);
    expect(followPicks(pruned(empty), [option('a')])).toEqual({ ok: false, error: no('nothing to do') });
  });

  it('keeps labels, and is cached', () => {
    const menu = question([open(option('a'), 'move', () => question([]), { label: 'Go' })]);
    expect(pruneMenu(menu)).toMatchObject({ choices: [{ kind: 'refused', label: 'Go' }] });
    expect(pruneMenu(menu)).toBe(pruneMenu(menu));
  });
});

describe('a question that is prepared', () => {
  const steps = (count: number) => {
    let left = count;
    return () => left-- > 0;
  };

  it('resumes where it stopped, and is then pruned without a second search', () => {
    const grown: string[] = [];
    const leafOf = (name: string, isDead: boolean) =>
      open(option(name), 'move', () => {
        grown.push(name);
        return isDead ? question([]) : act(name);
      });
    const menu = question(['a', 'b', 'c'].map((name) => leafOf(name, name === 'b')));
    expect([prepareChoices(menu, [], steps(1)), grown]).toEqual([false, ['a']]);
    expect([prepareChoices(menu, [], steps(1)), prepareChoices(menu, [], steps(1)), grown]).toEqual([
      false,
      true,
      ['a', 'b', 'c'],
    ]);
    expect(kinds(pruneMenu(menu))).toEqual(['open', 'refused', 'open']);
    expect(grown).toEqual(['a', 'b', 'c']);
  });

  it('continues below copies of choices, with slices of any size', () => {
    const dead = open<string>(option('c'), 'move', () => question([]));
    const below = (choice: Choice<string>) => open(option('b'), 'move', () => question([choice]));
    const copied = question([{ ...below({ ...below({ ...dead }) }) }]);
    let slices = 0;
    while (!prepareChoices(copied, [], steps(1)) && slices < 10) slices += 1;
    expect([slices, kinds(pruneMenu(copied))]).toEqual([2, ['refused']]);
  });

  it('polls before each question, and resumes paused quick answers', () => {
    const grown: string[] = [];
    const dead = (name: string) =>
      open<string>(option(name), 'move', () => {
        grown.push(name);
        return question([]);
      });
    const deep = question([open(option('a'), 'move', () => question([dead('b'), dead('c'), dead('d')]))]);
    expect([prepareChoices(deep, [], steps(3)), grown]).toEqual([false, ['b', 'c']]);
    expect([prepareChoices(deep, [], steps(1)), grown]).toEqual([true, ['b', 'c', 'd']]);
    const never = () => expect.unreachable('grown');
    const quickly = (found: boolean) => (mayContinue: MayContinue) => (mayContinue() ? found : null);
    const quick = question([
      open(option('e'), 'move', never, { quickTest: quickly(true) }),
      open(option('f'), 'move', never, { quickTest: quickly(false) }),
    ]);
    expect([
      prepareChoices(quick, [], steps(0)),
      prepareChoices(quick, [], steps(1)),
      prepareChoices(quick, [], steps(1)),
    ]).toEqual([false, false, true]);
    expect(kinds(pruneMenu(quick))).toEqual(['open', 'refused']);
  });

  it('gives the same answer wherever it was paused', () => {
    for (let count = 1; count < 9; count++) {
      const menu = tree();
      while (!prepareChoices(menu, [], steps(count)));
      expect(kinds(pruneMenu(menu))).toEqual(kinds(pruneMenu(tree())));
      const begun = tree();
      prepareChoices(begun, [], steps(count));
      expect(begun.choices.map((choice) => pruneChoice(begun, choice).kind)).toEqual(kinds(pruneMenu(tree())));
    }
  });

  it('counts choices not searched within its budget as open', () => {
    let grown = 0;
    /** Builds a menu of a million questions without a legal action. */
    const barren = (depth: number): Menu<string> => {
      grown += 1;
      return question(
        depth === 0 ? [] : [...'abcdefghij'].map((name) => open(option(name), 'move', () => barren(depth - 1))),
      );
    };
    const cheap = open<string>(option('z'), 'move', () => question([refuse(option('x'), () => no('held'))]));
    const menu = question([open(option('vast'), 'move', () => barren(6)), cheap]);
    expect(kinds(pruneMenu(menu))).toEqual(['open', 'refused']);
    expect(grown).toBeLessThanOrEqual(WORK_LIMITS.question);
    expect(followPicks(menu, [option('vast')]).ok).toBe(true);
    expect(followPicks(menu, [...'abcde'].map(option)).ok).toBe(false);
  });

  it('searches the largest choices last', () => {
    const vast = open<string>(option('a'), 'move', () => expect.unreachable('grown'), {
      hasLargeSubtree: true,
    });
    expect(menuHasAction(question([vast, open(option('b'), 'move', () => act('b'))]))).toBe(true);
    const deep = open<string>(option('c'), 'move', () => question([vast]));
    expect(menuHasAction(question([deep, open(option('b'), 'move', () => act('b'))]))).toBe(true);
    const dead = open<string>(option('d'), 'move', () => question([]), { hasLargeSubtree: true });
    expect(menuHasAction(question([open(option('e'), 'move', () => question([dead]))]))).toBe(false);
  });
});

describe("a choice's own knowledge", () => {
  it('decides quickly without being expanded', () => {
    const never = () => expect.unreachable('grown');
    const quickly = (choice: Choice<unknown>) => searchQuickly(choice, () => true);
    const alive = open(option('a'), 'move', never, { quickTest: () => true });
    const dead = open(option('b'), 'move', never, { quickTest: () => false });
    expect([quickly(alive), quickly(dead), choiceHasAction(alive), choiceHasAction(dead)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(mayHaveAction(dead)).toBe(false);
    const unknown = open(option('c'), 'move', () => act('c'), { quickTest: () => undefined });
    expect([mayHaveAction(unknown), quickly(unknown), choiceHasAction(unknown)]).toEqual([true, false, true]);
    expect(quickly(refuse(option('d'), () => no('no')))).toBe(false);
  });

  it('is kept by a dead end: its words and its cost', () => {
    const dead = (extras: object) =>
      pruned(question([open(option('a'), 'move', () => question([]), extras)])).choices[0];
    expect(dead({ label: 'Go', turnCost: 0 })).toMatchObject({ kind: 'refused', label: 'Go', turnCost: 0 });
    expect(Object.keys(dead({}) ?? {}).sort()).toEqual(['kind', 'target', 'why']);
    expect(Object.keys(refuse(option('a'), () => no('no'), 'Go')).sort()).toEqual(['kind', 'label', 'target', 'why']);
  });
});

describe('the reason for a whole path', () => {
  it('is that of its last pick, even below an immobile unit', () => {
    expect(followPicks(tree(), [option('c'), option('y')])).toEqual({ ok: false, error: no('c cannot y') });
    expect(followPicks(tree(), [option('c'), option('z')])).toEqual({ ok: false, error: no('not listed') });
    expect(followPicks(tree(), [option('c')])).toEqual({ ok: false, error: no('c cannot x') });
  });

  it('is that of the pick that fails', () => {
    expect(followPicks(tree(), [option('a'), option('z')])).toEqual({ ok: false, error: no('not listed') });
    expect(followPicks(tree(), [option('d'), option('x')])).toEqual({ ok: false, error: no('d is held') });
    expect(followPicks(tree(), [option('e'), option('x')])).toEqual({ ok: false, error: no('not listed') });
  });
});

describe('following picks', () => {
  it('looks below a refused choice for its reason, never through it', () => {
    const held = question([
      {
        ...refuse(option('a'), () => no('a is held')),
        below: () => question([open(option('x'), 'move', () => act('ax'))], 'not even so'),
      },
    ]);
    expect(followPicks(held, [option('a')])).toEqual({ ok: false, error: no('a is held') });
    expect(followPicks(held, [option('a'), option('x')])).toEqual({ ok: false, error: no('a is held') });
    expect(followPicks(held, [option('a'), option('z')])).toEqual({ ok: false, error: no('not even so') });
  });

  it('stops at a refused last choice that has a question below it', () => {
    const below = () => expect.unreachable('asked');
    const held = question([{ ...refuse(option('a'), () => no('a is held')), below }]);
    expect(followPicks(held, [option('a')])).toEqual({ ok: false, error: no('a is held') });
  });

  it('reports surplus picks', () => {
    expect(followPicks(tree(), [option('b'), option('x')])).toEqual({ ok: false, error: 1 });
  });

  it('leads to the next question or the action', () => {
    expect(followPicks(tree(), [option('b')])).toMatchObject({ ok: true, value: { kind: 'act', act: 'b' } });
    expect(followPicks(tree(), [option('a')])).toMatchObject({ ok: true, value: { kind: 'ask' } });
  });

  it('says why not', () => {
    expect(followPicks(tree(), [option('d')])).toEqual({ ok: false, error: no('d is held') });
    expect(followPicks(tree(), [option('e')])).toEqual({ ok: false, error: no('not listed') });
    expect(followPicks(tree(), [square(3)])).toEqual({ ok: false, error: no('not listed') });
  });
});

describe('chaining', () => {
  it('adds a question after every leaf', () => {
    const more = chain(tree(), (value) => question([open(option('!'), 'move', () => act(`${value}!`))]));
    expect(spelled(more)).toEqual([
      ['ax!', 'ax!'],
      ['ay!', 'ay!'],
      ['b!', 'b!'],
    ]);
  });

  it('keeps refusals, tones, labels and hints', () => {
    const hint = () => no('mind the gap');
    const menu = question([
      open(option('a'), 'danger', () => act('a'), { label: 'A', hint }),
      refuse(option('b'), () => no('never')),
    ]);
    const chained = chain(menu, (value) => act(value.length)) as Ask<number>;
    expect(chained).toMatchObject({ choices: [{ kind: 'open', label: 'A', hint }, { kind: 'refused' }] });
    expect(chained.choices.map((choice) => (choice.kind === 'open' ? choice.tone() : null))).toEqual(['danger', null]);
    expect(followPicks(chained, [option('b')])).toEqual({ ok: false, error: no('never') });
  });
});

describe('spelling', () => {
  const board = rectangle(16, 16);
  const targets: fc.Arbitrary<Target> = fc.oneof(
    fc.integer({ min: 0, max: 255 }).map(square),
    fc.nat(999).map(unit),
    fc.constantFrom(...DIRECTIONS).map(direction),
    fc.stringMatching(/^[a-z][a-z0-9,-]*$/).map(option),
  );

  it('is what players and records use', () => {
    expect(spell(board, [square(4), unit(12), direction('ne'), option('queen')])).toBe('e1 #12 >ne =queen');
  });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.array(targets), (picks) => {
        const read = readPicks(board, spell(board, picks));
        expect(read).toEqual({ ok: true, value: picks });
      }),
    );
  });

  it('is unique per target', () => {
    fc.assert(
      fc.property(targets, targets, (a, b) => {
        expect(sameTarget(a, b)).toBe(spell(board, [a]) === spell(board, [b]));
      }),
    );
  });

  it.each(['q1', 'a17', 'e2e4', '#', '#x', '#-1', '#1.5', '#01', '>up', '>', '=', 'E4', 'null'])(
    '"%s" is no pick',
    (word) => {
      expect(readPicks(board, `a1 ${word}`)).toEqual({
        ok: false,
        error: { text: expect.stringContaining(`"${word}"`) },
      });
    },
  );

  it('ignores extra spaces', () => {
    expect(readPicks(board, '  a1   =run \n >n ')).toEqual({
      ok: true,
      value: [square(0), option('run'), direction('n')],
    });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readPicks(board, text).ok === 'boolean'));
  });
});

it('targets are equal by kind and value', () => {
  const targets = [square(1), square(2), unit(1), unit(2), direction('n'), direction('s'), option('1'), option('n')];
  for (const [index, a] of targets.entries()) {
    expect(
      targets.map((b) => sameTarget(a, JSON.parse(JSON.stringify(b)))).flatMap((same, at) => (same ? [at] : [])),
    ).toEqual([index]);
  }
});
