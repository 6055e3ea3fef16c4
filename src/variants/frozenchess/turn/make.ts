/**
 * Playing an action for good: its ply, then phase 10, in which the turn passes and draws are found (section
 * 8).
 */
import { memory } from '../../../kernel/memoize.ts';
import { other, SIDES } from '../../../kernel/side.ts';
import type { Happening } from '../mechanics/facts.ts';
import { inPly, type Ply } from '../mechanics/ply.ts';
import type { Act } from '../position/action.ts';
import { kingOf } from '../position/piece-lists.ts';
import type { Decided, State } from '../position/state.ts';
import { testLongGame } from './long-game.ts';
import { positionKey } from './repetition.ts';
import { resolve } from './resolve.ts';

const REPETITIONS = 3;

/** The draws that cannot be seen on the board. */
const drawOf = (before: State, isNull: boolean, times: number): Decided | null => {
  if (isNull && before.lastNull) return { winner: null, rule: 'FC-END-4' };
  return times >= REPETITIONS ? { winner: null, rule: 'FC-END-5' } : null;
};

/** The ply of an action, up to the tests of a long game. */
const play = (ply: Ply, act: Act): void => {
  const { base } = ply;
  resolve(ply, act);
  ply.set({ toMove: other(base.toMove), ply: base.ply + 1, lastNull: act.kind === 'null' });
  if (SIDES.every((side) => kingOf(ply.state, side) !== null)) testLongGame(ply);
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
export const next = (state: State, act: Act): State =>
  inPly(state, (ply) => {
    play(ply, act);
    const seen = countRepetition(state.seen, positionKey(ply.state));
    ply.set({ seen: seen.all, decided: ply.state.decided ?? drawOf(state, act.kind === 'null', seen.times) });
    return ply.take();
  });

/** What happens in an action: its ply runs again, and is told. */
export const happeningsOf = (state: State, act: Act): readonly Happening[] =>
  inPly(state, (ply) => {
    const happenings = ply.tell();
    play(ply, act);
    return happenings.slice();
  });
