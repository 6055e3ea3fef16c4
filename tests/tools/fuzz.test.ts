/** Tests the fuzzer: what it finds, and how a failure is reproduced. */
import { describe, expect, it } from 'vitest';
import { makeQuestion, open } from '../../src/kernel/asking/menu.ts';
import { option } from '../../src/kernel/asking/target.ts';
import { randomIndexFrom } from '../../src/kernel/chance.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { defineEditor, EITHER_SIDE } from '../../src/kernel/editing/edit.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { Side } from '../../src/kernel/side.ts';
import type { GameSpec } from '../../src/kernel/spec.ts';
import { type FuzzSubject, fuzzGame } from '../../tools/fuzz/fuzz.ts';
import { createRandomEditor, createRarityCounter } from '../../tools/fuzz/random-editor.ts';
import { type Pace, RACE, type Race, GAME as race } from '../support/race.ts';
import { must } from '../support/scenario.ts';

/** An editor for the race. A runner can be put on any file of its own row; edits on the other row have no effect. */
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
  withoutUnits: (draft) => draft,
  clear: (draft) => draft,
  carry: (draft) => draft,
});

const BOUNDS = { games: 30, plies: 10, seed: 1 };

const on = (game: Game): FuzzSubject => ({ game, editor: EDITOR, demos: {} });

const otherwise = (change: Partial<GameSpec<Race, Pace>>): Game => defineGame({ ...RACE, ...change });

describe('fuzz', () => {
  it('meets the clauses of a game, and lists the others', () => {
    expect(fuzzGame(on(race), BOUNDS)).toMatchObject({ games: 30, skipped: 0, unmet: [], broken: [] });
    const unnamed = { id: 'RA-NO-1', title: 'No', text: 'Nothing names it.' };
    const longer = otherwise({ rules: [...RACE.rules, { title: 'More', clauses: [unnamed] }] });
    expect(fuzzGame(on(longer), BOUNDS).unmet).toEqual(['RA-NO-1']);
  });

  it('repeats a run with the same seed', () => {
    expect(fuzzGame(on(race), BOUNDS)).toEqual(fuzzGame(on(race), BOUNDS));
    expect(fuzzGame(on(race), { ...BOUNDS, seed: 2 }).actions).not.toBe(fuzzGame(on(race), BOUNDS).actions);
  });

  it('gives up a game whose questions take too long', () => {
    const laborious = otherwise({
      menu(state) {
        const menu = RACE.menu(state);
        const dead = () => makeQuestion<Pace>('?', [], () => ({ rule: 'RA-TURN-1', text: 'No.', squares: [] }));
        const many = Array.from({ length: 500 }, (_, number) => open(option(`dead-${number}`), 'plain', dead));
        return menu.kind === 'ask' && state.files.white > 5 ? { ...menu, choices: [...many, ...menu.choices] } : menu;
      },
    });
    const { skipped, broken } = fuzzGame(on(laborious), BOUNDS);
    expect(broken).toEqual([]);
    expect(skipped).toBeGreaterThan(0);
  });

  const forgetful = otherwise({
    telling: {
      tell: (state, pace, after) => (state.files.white === 7 ? [] : RACE.telling.tell(state, pace, after)),
    },
  });
  const failing = otherwise({
    view: (state) => {
      if (state.files.black === 5) throw new Error('Five!');
      return RACE.view(state);
    },
  });
  it.each([
    ['a law that only breaks at a rare place', forgetful, /told by no step|do not give the new view/],
    ['a mistake of the program', failing, /^the engine makes a mistake: Five!$/],
  ])('finds %s, and reports the line', (_, game, law) => {
    const [found] = fuzzGame(on(game), { ...BOUNDS, games: 60 }).broken;
    invariant(found, 'it is found');
    expect(found.law).toMatch(law);
    expect(race.read(found.position).ok).toBe(true);
    expect(found.actions.length).toBeGreaterThan(0);
  });
});

describe('a random hand', () => {
  it('makes playable positions', () => {
    const rare = createRarityCounter();
    for (let seed = 1; seed <= 40; seed++) {
      const hand = createRandomEditor(race, EDITOR, randomIndexFrom(seed), rare);
      const position = hand.edit(hand.thin(race.setup(seed), 100), 20);
      expect(race.outcome(must(race.read(EDITOR.write(position))))).toBeNull();
    }
    expect(rare.times('runner-white')).toBeGreaterThan(0);
    expect(rare.times('turn=black')).toBeGreaterThan(0);
  });

  it('prefers rare names', () => {
    const rare = createRarityCounter();
    for (let times = 0; times < 99; times++) rare.count('common');
    const die = randomIndexFrom(1);
    const chosen = Array.from({ length: 200 }, () => rare.choose(die, ['common', 'rare'], (each) => each));
    expect(chosen.filter((each) => each === 'rare').length).toBeGreaterThan(180);
    expect(chosen).toContain('common');
    expect(rare.choose(die, [], () => '')).toBeUndefined();
  });
});
