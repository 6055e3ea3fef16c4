/**
 * Tests that in random positions Inchworm has exactly the turns of the reference, with the same results. The reference
 * was written from the rules document alone.
 */
import { expect, it } from 'vitest';
import { followPicks, paths } from '../../../src/kernel/asking/legal.ts';
import { option, square, type Target, unit } from '../../../src/kernel/asking/target.ts';
import { type Rng, roll, seeded, UNKNOWN_DICE } from '../../../src/kernel/chance.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { next } from '../../../src/variants/inchworm/moves/make.ts';
import type { Act } from '../../../src/variants/inchworm/position/action.ts';
import { nameOf } from '../../../src/variants/inchworm/position/board.ts';
import { phaseOf, type State } from '../../../src/variants/inchworm/position/state.ts';
import { LETTERS, WING_LETTERS } from '../../../src/variants/inchworm/position/units.ts';
import { tell } from '../../../src/variants/inchworm/show/describe.ts';
import { atDepth } from '../../support/depth.ts';
import { crowded } from './crowded.ts';
import { endText, linked, type RefTurn, turnKey, turnsOf } from './reference.ts';
import { type RefMan, type RefPosition, unitsOn } from './reference-board.ts';
import { index, must } from './support.ts';

const positionOf = (state: State): RefPosition => JSON.parse(GAME.write(state));

const letter = (type: keyof typeof LETTERS | null): string | null => type && LETTERS[type];

const keyOf = (position: RefPosition, act: Act): string => {
  if (act.kind === 'castle') return `castle ${WING_LETTERS[act.wing]} ${act.stage}`;
  if (!('members' in act)) throw new Error(`${act.kind} is no turn`);
  const members = act.members.map(({ id, half, becomes }) => ({ id, half, becomes: letter(becomes) }));
  return turnKey(position, nameOf(act.from), nameOf(act.target), members);
};

/** Returns the game's result of a turn, if no Pawn explodes and every promotion is to a Queen. */
const resultOf = (state: State, act: Act): string => {
  const veiled = { ...state, rng: UNKNOWN_DICE };
  const steps = tell(veiled, act);
  let after = next(veiled, act);
  const rollers = steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'rolled' ? [/ on (\w\d) /.exec(event.what)?.[1] ?? ''] : [])),
  );
  while (phaseOf(after) === 'promotion') after = next(after, { kind: 'promote', type: 'queen' });
  const { ending } = after;
  if (ending?.reason === 'kingCaptured') return endText(positionOf(after), [], 'King captured');
  const losers = ending?.winner === null ? 'w b' : ending?.winner === 'white' ? 'b' : 'w';
  return endText(positionOf(after), rollers, ending?.reason === 'castling' ? `castling lost by ${losers}` : null);
};

const compare = (state: State, start: readonly Target[], position: RefPosition): number => {
  const menu = followPicks(GAME.menu(state), start);
  const isLinkStep = ({ target }: { target: Target }) => start.length === 0 && target.kind === 'option';
  const turns: RefTurn[] = [];
  if (menu.ok && menu.value.kind === 'ask') {
    const here = { ...menu.value, choices: menu.value.choices.filter((choice) => !isLinkStep(choice)) };
    for (const { act } of paths(here))
      turns.push({ key: keyOf(position, act as Act), result: resultOf(state, act as Act) });
  }
  const byKey = (a: RefTurn, b: RefTurn) => (a.key < b.key ? -1 : 1);
  expect(turns.sort(byKey), JSON.stringify(position)).toEqual([...turnsOf(position)].sort(byKey));
  return turns.length;
};

/** Creates a sequence of dice from a seed; `walk` plays a random action with it. */
const thrower = (seed: number) => {
  let rng: Rng = seeded(seed);
  const throwOne = (faces: number): number => {
    const [number, next] = roll(rng, faces, 1);
    rng = next;
    return number - 1;
  };
  return {
    throwOne,
    walk: (state: State) => {
      const chosen = randomPicks(GAME, state, rng);
      if (chosen) rng = chosen[1];
      return chosen && (must(GAME.play(state, chosen[0])).state as State);
    },
  };
};

const mostOnASquare = (position: RefPosition): number =>
  Math.max(...position.men.flatMap(({ at }) => at.map((each) => unitsOn(position, each).length)));

/** Returns the picks that remove a link, with the units `away` going into the hallway. */
const dividing = (here: readonly RefMan[], away: readonly RefMan[]): readonly Target[] => {
  if (here.length === 0) return [];
  if (away.length === 0) return [option('board')];
  return away.length === here.length ? [option('hallway')] : [...away.map(({ id }) => unit(id)), option('done')];
};

/** Compares the turns after a random link step; returns how many were compared. */
const compareLinked = (state: State, position: RefPosition, throwOne: (faces: number) => number): number => {
  const links = state.mode === 'linking';
  const rank = throwOne(8);
  const file = links ? throwOne(8) : (state.links[rank] ?? 0);
  const board = `${'abcdefgh'[file]}${rank + 1}`;
  const here = links ? [] : unitsOn(position, board);
  const away = here.filter(() => throwOne(2) === 0);
  const after = linked(
    position,
    board,
    away.map(({ id }) => id),
  );
  return after
    ? compare(state, [option(links ? 'link' : 'unlink'), square(index(board)), ...dividing(here, away)], after)
    : 0;
};

const CLAUSES = 'IW-GEN-1: a reference finds the same turns';

const READINGS = [
  ['by our rulings', {}],
  ['by the other readings', { half: 'pulled', rolling: 'turned' }],
] as const;

it.each(READINGS)(
  `${CLAUSES} in random games %s`,
  (_, options) => {
    const { throwOne, walk } = thrower(7);
    let turns = 0;
    for (let game = 0; game < atDepth(2, 12); game++) {
      let state: State | null = GAME.setup(game, options) as State;
      for (let ply = 0; state && ply < 60; ply++) {
        const position = positionOf(state);
        if (phaseOf(state) === 'act' && ply % 8 === 7 && mostOnASquare(position) < 5)
          turns += compare(state, [], position) + compareLinked(state, position, throwOne);
        state = walk(state);
      }
    }
    expect(turns).toBeGreaterThan(atDepth(100, 2_000));
  },
  120_000,
);

it.each(READINGS)(
  `${CLAUSES} of crowds %s`,
  (_, options) => {
    const { throwOne } = thrower(9);
    let dice: Rng = seeded(23);
    let turns = 0;
    for (let count = 0; count < atDepth(6, 30); ) {
      const [found, next] = crowded(dice);
      dice = next;
      if (!found || found.ending) continue;
      const state = must(GAME.read(JSON.stringify({ ...JSON.parse(GAME.write(found)), options }))) as State;
      turns += compare(state, [], positionOf(state)) + compareLinked(state, positionOf(state), throwOne);
      count += 1;
    }
    expect(turns).toBeGreaterThan(atDepth(100, 2_000));
  },
  120_000,
);
