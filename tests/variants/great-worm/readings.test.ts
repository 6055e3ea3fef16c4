/** Tests Great Worm's disputed rules: trails, and the wait for a Leg, each in one position under both readings. */
import { expect, it } from 'vitest';
import { withUnits } from '../../../src/kernel/board/placement.ts';
import { change } from '../../../src/kernel/changed.ts';
import { other } from '../../../src/kernel/side.ts';
import { EXAMPLES } from '../../../src/variants/great-worm/demos/readings.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { pieceMovesOf } from '../../../src/variants/great-worm/moves/generate.ts';
import { legalPaths } from '../../../src/variants/great-worm/moves/legality.ts';
import type { State } from '../../../src/variants/great-worm/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { describeLaws } from '../../support/laws.ts';
import { describeReadings } from '../../support/readings.ts';
import { must } from '../../support/scenario.ts';
import { carefulGame } from './careful.ts';
import { at, reached, refusal, START, ways } from './support.ts';

/** Returns the line under the reading that both sides' turns count towards the wait (GW-NIGHT-3). */
const both = (line: string): string => line.replace(/-$/, 'W');

const waits = (line: string, actions: string): string | undefined => GAME.write(reached(line, actions)).split(' ')[5];

it("GW-NIGHT-3: a wait counts the side's turns, or both sides'", () => {
  const created = 'Ce3-e4 / Ke1-e2 +Ld2';
  expect(waits(START, created)).toBe('9/0');
  expect(waits(both(START), created)).toBe('9/0');
  const answered = `${created} Ce6-e5 / Ke8-e7 +Ld7`;
  expect(waits(START, answered)).toBe('9/9');
  expect(waits(both(START), answered)).toBe('8/9');
});

it('GW-NIGHT-3: the next Leg is possible in 10 turns, or in 5', () => {
  const line = (wait: number) => `4k3/7c/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 ${wait}/0 - 9 -`;
  const tried = (start: string) => refusal(start, 'Ch3-h4', 'Ke4-d4 +Ld2').text;
  expect(tried(line(2))).toContain(': White must wait 2 more turns for a Leg.');
  expect(tried(both(line(2)))).toContain(': White must wait 1 more turn for a Leg.');
  const told = (start: string) =>
    must(GAME.play(reached(start, 'Ce3-e4'), must(GAME.readAction(reached(start, 'Ce3-e4'), 'Ke1-e2 +Ld2')).picks))
      .tell()
      .find(({ rule }) => rule === 'GW-NIGHT-3')?.text;
  expect(told(START)).toBe('The next Leg is possible in 10 turns.');
  expect(told(both(START))).toBe('The next Leg is possible in 5 turns.');
});

it('GW-NIGHT-3: a wait shows the number of turns in which a side has no Leg', () => {
  const line = '4k3/7c/8/8/4K3/7C/8/8 b R e1/e8 e1,e2,e3,e4/e8 9/8 - 9 -';
  const labels = (start: string) => {
    const { white, black } = GAME.view(at(start)).turn.players;
    return [...white, ...black].filter(({ kind }) => kind === 'leg-wait').map(({ label }) => label);
  };
  expect(labels(line)).toEqual(['New Leg in 9', 'New Leg in 8']);
  expect(labels(both(line))).toEqual(['New Leg in 4', 'New Leg in 4']);
});

const { at: CROSSED } = EXAMPLES['GW-TRAIL-3'];
const bound = (line: string): string => line.replace(/-$/, 'T');

it('GW-TRAIL-3: the enemy trail is free to enter, or as closed as its own', () => {
  const worms = (line: string) => ways(reached(line, 'Ch1-h2'));
  expect(worms(CROSSED)).toEqual(['Ka1-a2', 'Ka1-b1', 'Ka1-c1']);
  expect(worms(bound(CROSSED))).toEqual(['Ka1-a2', 'Ka1-a3']);
  for (const to of ['b1', 'c1'])
    expect(refusal(bound(CROSSED), 'Ch1-h2', `Ka1-${to}`)).toMatchObject({
      rule: 'GW-TRAIL-3',
      text: expect.stringContaining("b1 is in the enemy worm's trail. In this game every trail binds both worms."),
      squares: [1],
    });
});

it('GW-TRAIL-3: where trails bind both, no worm checks the other', () => {
  const beside = '8/8/8/8/8/8/7C/K1k5 w R a1/d1 a1/d1,c1 5/5 - 9 -';
  const isInCheck = (line: string) =>
    Object.values(GAME.view(at(line)).units).some(({ badges }) => badges.some(({ kind }) => kind === 'check'));
  expect([isInCheck(beside), isInCheck(bound(beside))]).toEqual([true, false]);
});

const SIDEWAYS = [1, -1];
const FORTH = [8, -8];

const stepped = (from: number, by: number): number | null => {
  const to = from + by;
  return to < 0 || to > 63 || (SIDEWAYS.includes(by) && to >> 3 !== from >> 3) ? null : to;
};

/** Returns a worm's routes by the text of the rules; each is the squares that it passes, and its last. */
const routesFrom = (from: number, boost: string): readonly (readonly number[])[] =>
  [...SIDEWAYS, ...FORTH].flatMap((by) => {
    const line: number[] = [];
    for (let at = stepped(from, by); at !== null; at = stepped(at, by)) line.push(at);
    const [corner] = line;
    const onward = SIDEWAYS.includes(by) ? FORTH : SIDEWAYS;
    const turns = corner === undefined ? [] : onward.map((each) => [corner, stepped(corner, each)]);
    return [
      ...line.map((_, index) => line.slice(0, index + 1)).slice(0, /wing|talon/.test(boost) ? 7 : 2),
      ...(/arm|talon/.test(boost) ? turns : []).flatMap(([at, to]) => (at != null && to != null ? [[at, to]] : [])),
    ];
  });

/** Returns the legal routes if every trail binds both worms. The engine is used only for the moves of pieces. */
const boundRoutes = (state: State, boost: string): readonly string[] => {
  const { units, trails, toMove: side } = state;
  const from = units.findIndex((unit) => unit?.type === 'worm' && unit.side === side);
  const closed = new Set([...trails.white, ...trails.black]);
  const isSafe = (to: number): boolean => {
    const moved = withUnits(units, [to, units[from] ?? null], [from, null]);
    return ![...pieceMovesOf({ ...state, units: moved }, other(side))].some((move) => move.to === to);
  };
  return routesFrom(from, boost)
    .filter((route) => !route.some((at) => closed.has(at)) && !route.slice(0, -1).some((at) => units[at]))
    .filter((route) => units[route.at(-1) ?? from]?.side !== side && isSafe(route.at(-1) ?? from))
    .map(String);
};

it('GW-TRAIL-3: where trails bind both, routes in whole games follow the rules', () => {
  let closed = 0;
  for (let seed = 1; seed <= atDepth(8, 80); seed++)
    for (const { position } of carefulGame(seed, { trails: 'all' })) {
      const state = position as State;
      if (state.phase.kind === 'regular') continue;
      const routes = (each: State) => legalPaths(each).map(({ crossed, to }) => String([...crossed, to]));
      expect(routes(state).sort(), GAME.write(position)).toEqual([...boundRoutes(state, state.phase.boost)].sort());
      closed +=
        routes(change(state, { options: { ...state.options, trails: 'own' } })).length > routes(state).length ? 1 : 0;
    }
  expect(closed).toBeGreaterThan(0);
});

it("a position's text carries its other readings", () => {
  expect(GAME.write(GAME.setup(1))).toBe(START);
  expect(GAME.write(GAME.setup(1, { wait: 'own' }))).toBe(START);
  expect(GAME.write(GAME.setup(1, { wait: 'both' }))).toBe(both(START));
  expect(GAME.write(GAME.setup(1, { passing: 'on', wait: 'both' }))).toBe(START.replace(/-$/, 'PW'));
  expect(GAME.write(at(both(START)))).toBe(both(START));
  expect(GAME.write(GAME.setup(1, { wait: 'both', trails: 'all' }))).toBe(START.replace(/-$/, 'WT'));
  expect(GAME.write(at(START.replace(/-$/, 'PWT')))).toBe(START.replace(/-$/, 'PWT'));
  expect(GAME.read(START.replace(/-$/, 'WP'))).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('Field 9 (options): "WP"') },
  });
});

describeLaws(GAME, { games: 10, plies: 60, seed: 1, options: { trails: 'all', wait: 'both' } });

describeReadings(GAME, EXAMPLES);
