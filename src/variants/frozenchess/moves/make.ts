/**
 * Playing an action for good: its ply, then phase 10, in which the turn passes and draws are found (section
 * 8).
 */
import { memory } from '../../../kernel/remembered.ts';
import { other, SIDES } from '../../../kernel/side.ts';
import type { Act } from '../position/action.ts';
import { changeState } from '../position/changed.ts';
import { kingOf } from '../position/piece-lists.ts';
import { positionKey } from '../position/repetition.ts';
import type { Decided, State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import type { Happening } from './facts.ts';
import { testLongGame } from './long-game.ts';
import { type Resolution, withState } from './resolution.ts';
import { resolve } from './resolve.ts';

const REPETITIONS = 3;

/** The draws that cannot be seen on the board. */
const drawOf = (before: State, isNull: boolean, times: number): Decided | null => {
  if (isNull && before.lastNull) return { winner: null, rule: rule('FC-END-4') };
  return times >= REPETITIONS ? { winner: null, rule: rule('FC-END-5') } : null;
};

/** The ply of an action, up to the tests of a long game. */
const plyOf = (state: State, act: Act): Resolution => {
  const resolution = resolve(state, act);
  const turned = withState(resolution, {
    toMove: other(state.toMove),
    ply: state.ply + 1,
    lastNull: act.kind === 'null',
  });
  return SIDES.every((side) => kingOf(turned.state, side) !== null) ? testLongGame(state, turned) : turned;
};

/**
 * What happened in the ply that led to a position: some small records. To find them again would take as long
 * as the ply itself, and most plies that are played are told.
 */
const happened = memory<State, readonly Happening[]>();

/**
 * The same records with a copy in place of the position before the ply: else each position would keep the one
 * before it alive, with its menu and all else that is remembered of it.
 */
const detached = (happenings: readonly Happening[], before: State): readonly Happening[] => {
  const copy = changeState(before, {});
  return happenings.map(({ fact, state }) => ({ fact, state: state === before ? copy : state }));
};

/** Where each of the first occurrences stands: shared by all that grew from these. */
type Register = ReadonlyMap<string, number>;

/** So many more are looked through one by one before all are registered anew. */
const MOST_UNREGISTERED = 32;

const registers = memory<State['seen'], Register>();

const registerOf = (seen: State['seen']): Register => {
  const known = registers.get(seen);
  return known && seen.length <= known.size + MOST_UNREGISTERED
    ? known
    : new Map(seen.map(([key], place) => [key, place]));
};

/** The place of that position among the occurrences, or their end. */
const placeAmong = (seen: State['seen'], key: string, register: Register): number => {
  const known = register.get(key);
  if (known !== undefined) return known;
  let place = register.size;
  while (place < seen.length && seen[place]?.[0] !== key) place++;
  return place;
};

/** The occurrences with one more of that position, and how often it has been there now. */
const countRepetition = (
  seen: State['seen'],
  key: string,
): { readonly all: State['seen']; readonly times: number } => {
  const register = registerOf(seen);
  const place = placeAmong(seen, key, register);
  const times = (seen[place]?.[1] ?? 0) + 1;
  const all = seen.slice();
  all[place] = [key, times];
  registers.set(all, register);
  return { all, times };
};

/** The position after an action. */
export const next = (state: State, act: Act): State => {
  const { state: passed, happenings } = plyOf(state, act);
  const seen = countRepetition(state.seen, positionKey(passed));
  const decided = passed.decided ?? drawOf(state, act.kind === 'null', seen.times);
  const after = changeState(passed, { seen: seen.all, decided });
  happened.set(after, detached(happenings, state));
  return after;
};

/** What happens in an action, which leads from `state` to `after`. */
export const happeningsOf = (state: State, act: Act, after: State): readonly Happening[] =>
  happened.get(after) ?? plyOf(state, act).happenings;
