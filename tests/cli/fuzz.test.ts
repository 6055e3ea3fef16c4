/**
 * Positions set up by a random hand and walked: what is found, how it is seen again, and that nothing is
 * passed over.
 */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/cli/commands.ts';
import { type FuzzPlace, fuzzGame, type Subject } from '../../src/cli/fuzz/fuzz.ts';
import { editAtRandom, thin } from '../../src/cli/fuzz/random-position.ts';
import { createRareFirst } from '../../src/cli/fuzz/rare.ts';
import { rarePath } from '../../src/cli/fuzz/walk.ts';
import { ask, open } from '../../src/kernel/asking/menu.ts';
import { option } from '../../src/kernel/asking/target.ts';
import { thrower } from '../../src/kernel/chance.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { defineEditor, EITHER_SIDE } from '../../src/kernel/editing/edit.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Side } from '../../src/kernel/side.ts';
import type { GameSpec } from '../../src/kernel/spec.ts';
import { type Pace, RACE, type Race, GAME as race } from '../support/race.ts';
import { must } from '../support/scenario.ts';

/** Runners can be put on any file of their own row; on the other's row nothing happens. */
const EDITOR = defineEditor<Race>({
  brushes: (['white', 'black'] as const).map((side) => ({
    id: `runner-${side}`,
    title: `${side} runner`,
    group: 'Runners',
    look: { type: 'runner', side },
    put: (draft, square) =>
      Math.floor(square / 12) === (side === 'white' ? 0 : 1)
        ? { ...draft, files: { ...draft.files, [side]: square % 12 } }
        : draft,
  })),
  fields: [
    {
      id: 'turn',
      title: 'To move',
      kind: () => EITHER_SIDE,
      read: ({ toMove }) => toMove,
      write: (draft, side) => ({ ...draft, toMove: side as Side }),
    },
  ],
  details: () => [],
  write: RACE.editing.text.write,
  show: ({ files }) => ({
    units: Object.fromEntries(
      (['white', 'black'] as const).map((side, index) => [
        index + 1,
        {
          id: index + 1,
          type: 'runner',
          side,
          at: [files[side] + 12 * index],
          body: 'whole' as const,
          badges: [],
        },
      ]),
    ),
    marks: {},
  }),
  bare: (draft) => draft,
  clear: (draft) => draft,
  carry: (draft) => draft,
});

const BOUNDS = { games: 30, plies: 10, seed: 1, seconds: Infinity };

interface Answered {
  readonly games: number;
  readonly broken: readonly {
    readonly law: string;
    readonly position: string;
    readonly actions: string;
    readonly picks?: string;
    readonly again: string;
  }[];
}

const asked = (game: Game, request: Record<string, unknown>) => {
  const { document, status } = answer(game, { cmd: 'fuzz', ...request }, { editor: EDITOR, demos: {} });
  return { document: document as unknown as Answered, status };
};

const on = (game: Game): Subject => ({ game, editor: EDITOR, demos: {} });

const otherwise = (change: Partial<GameSpec<Race, Pace>>): Game => defineGame({ ...RACE, ...change });

describe('fuzz', () => {
  it('meets the clauses of a game, and says which it did not meet', () => {
    expect(fuzzGame(on(race), BOUNDS)).toMatchObject({
      games: 30,
      clauses: { met: 4, of: 4, share: 1 },
      unmet: [],
      broken: [],
    });
    const longer = otherwise({
      rules: [
        ...RACE.rules,
        { title: 'More', clauses: [{ id: 'RA-NO-1', title: 'No', text: 'Nothing names it.' }] },
      ],
    });
    expect(fuzzGame(on(longer), BOUNDS)).toMatchObject({
      clauses: { met: 4, of: 5, share: 0.8 },
      unmet: ['RA-NO-1'],
    });
  });

  it('begins some games near the demonstrations of clauses that are still seldom', () => {
    const places: FuzzPlace[] = [];
    const at = race.write(race.setup(1)).replace(/"white":\d+/, '"white":9');
    fuzzGame({ ...on(race), demos: { 'RA-END-1': { says: 'Near the end.', at } } }, BOUNDS, (place) =>
      places.push(place),
    );
    expect(places.some(({ position }) => position.includes('"white":9'))).toBe(true);
  });

  it('does the same again with the same seed', () => {
    expect(fuzzGame(on(race), BOUNDS)).toEqual(fuzzGame(on(race), BOUNDS));
    expect(fuzzGame(on(race), { ...BOUNDS, seed: 2 }).actions).not.toBe(fuzzGame(on(race), BOUNDS).actions);
  });

  it('gives up a game where too much would have to be asked to know what can be picked', () => {
    const laborious = otherwise({
      menu(state) {
        const menu = RACE.menu(state);
        const dead = () => ask<Pace>('?', [], () => ({ rule: 'RA-TURN-1', text: 'No.', squares: [] }));
        const many = Array.from({ length: 500 }, (_, number) =>
          open(option(`dead-${number}`), 'plain', dead),
        );
        return menu.kind === 'ask' && state.files.white > 5
          ? { ...menu, choices: [...many, ...menu.choices] }
          : menu;
      },
    });
    const { passed, broken } = fuzzGame(on(laborious), BOUNDS);
    expect(broken).toEqual([]);
    expect(passed).toBeGreaterThan(0);
    expect(fuzzGame(on(race), BOUNDS).passed).toBe(0);
  });

  it('says where it is before each action, and what it has met so far', () => {
    const places: FuzzPlace[] = [];
    const { actions } = fuzzGame(on(race), BOUNDS, (place) => places.push(place));
    expect(places.length).toBeGreaterThan(actions);
    expect(places.at(-1)?.met).toEqual(['RA-TURN-1', 'RA-WALK-1', 'RA-RUN-1', 'RA-END-1']);
    expect(places.some((place) => /^([a-l]\d =(walk|run)(; )?)+$/.test(place.actions))).toBe(true);
    for (const { position } of places) must(race.read(position));
  });

  it('begins no game when the time is over', () => {
    expect(fuzzGame(on(race), { ...BOUNDS, games: Infinity, seconds: 0 }).games).toBe(0);
  });

  const forgetful = otherwise({
    telling: {
      tell: (state, pace, after) => (state.files.white === 7 ? [] : RACE.telling.tell(state, pace, after)),
    },
  });

  it('finds a law that only breaks at a rare place, and what it prints breaks it again', () => {
    const { document, status } = asked(forgetful, { games: 60 });
    expect(status).toBe(1);
    const [found] = document.broken;
    expect(found?.law).toMatch(/an action is told by no step|do not give the new view/);
    expect(
      asked(forgetful, { position: found?.position, actions: found?.actions || undefined }).document.broken[0]
        ?.law,
    ).toBe(found?.law);
    expect(found?.again).toBe(
      `echo '${found?.position}' | npm run --silent engine -- fuzz race --position -${found?.actions ? ` --actions '${found.actions}'` : ''}`,
    );
    expect(asked(race, { position: found?.position, actions: found?.actions })).toEqual({
      document: { broken: [] },
      status: 0,
    });
  });

  it('counts a mistake of the program as a broken law', () => {
    const failing = otherwise({
      view: (state) => {
        if (state.files.black === 5) throw new Error('Five!');
        return RACE.view(state);
      },
    });
    expect(asked(failing, { games: 60 }).document.broken[0]?.law).toBe('the engine makes a mistake: Five!');
  });

  it('tries what is refused, and holds each no to its laws', () => {
    const rude = otherwise({
      menu: (state) =>
        ({
          ...RACE.menu(state),
          otherwise: () => ({ rule: 'RA-TURN-1', text: 'no!', squares: [] }),
        }) as ReturnType<typeof RACE.menu>,
    });
    const [found] = asked(rude, { games: 10 }).document.broken;
    expect(found?.law).toBe('"no!" (RA-TURN-1) is no sentence');
    const again = asked(rude, {
      position: found?.position,
      picks: found?.picks,
      ...(found?.actions && { actions: found.actions }),
    });
    expect(again).toMatchObject({ document: { broken: [{ law: found?.law }] }, status: 1 });
  });

  it.each([
    [
      'bounds beside a position',
      { position: '{"toMove":"white","white":0,"black":0}', games: 3 },
      /It cannot be given with "games"/,
    ],
    ['a line without a position', { actions: 'a1 =run' }, /checked from a "position", which is missing/],
    ['an impossible position', { position: '{}' }, /A race is an object/],
    [
      'picks that are none',
      { position: '{"toMove":"white","white":0,"black":0}', picks: 'zz' },
      /"zz" is neither a square/,
    ],
  ])('refuses %s', (_, request, text) => {
    expect(asked(race, request)).toEqual({
      document: { error: { text: expect.stringMatching(text) } },
      status: 1,
    });
  });

  it('says that a game without an editor has none', () => {
    expect(answer(race, { cmd: 'fuzz' })).toEqual({
      document: { error: { text: 'No position of Race can be set up.' } },
      status: 1,
    });
  });
});

describe('a random hand', () => {
  it('leaves positions from which somebody can play', () => {
    const rare = createRareFirst();
    for (let seed = 1; seed <= 40; seed++) {
      const die = thrower(seed);
      const position = editAtRandom(
        race,
        EDITOR,
        thin(race, EDITOR, race.setup(seed), 100, die),
        20,
        die,
        rare,
      );
      expect(race.outcome(must(race.read(EDITOR.write(position))))).toBeNull();
    }
    expect(rare.times('runner-white')).toBeGreaterThan(0);
    expect(rare.times('turn=black')).toBeGreaterThan(0);
  });

  it('chooses what has come up seldom more often than what is common', () => {
    const rare = createRareFirst();
    for (let times = 0; times < 99; times++) rare.saw('common');
    const die = thrower(1);
    const chosen = Array.from({ length: 200 }, () => rare.choose(die, ['common', 'rare'], (each) => each));
    expect(chosen.filter((each) => each === 'rare').length).toBeGreaterThan(180);
    expect(chosen).toContain('common');
    expect(rare.choose(die, [], () => '')).toBeUndefined();
  });

  it('makes rare paths as common as the others', () => {
    const rare = createRareFirst();
    const die = thrower(3);
    const paths = Array.from({ length: 60 }, () => JSON.stringify(rarePath(race, race.setup(1), die, rare)));
    const walks = paths.filter((path) => path.includes('walk')).length;
    expect(walks).toBeGreaterThan(20);
    expect(walks).toBeLessThan(40);
  });
});
