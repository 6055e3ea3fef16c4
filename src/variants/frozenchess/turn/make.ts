/** Makes an action, and finds wins and draws (phase 10, section 8). */
import { objectCache } from '../../../kernel/memoize.ts';
import { other, SIDES } from '../../../kernel/side.ts';
import type { Happening } from '../mechanics/facts.ts';
import { inPly, type Ply } from '../mechanics/ply.ts';
import type { Act } from '../position/action.ts';
import { kingOf } from '../position/piece-lists.ts';
import type { Decided, State } from '../position/state.ts';
import { testLongGame } from './long-game.ts';
import { positionKey } from './repetition.ts';
import { resolve } from './resolve.ts';

const DRAW_REPETITIONS = 3;

/** Returns the draw by two Nullmoves in a row (FC-END-4) or by a third repetition (FC-END-5), or null. */
const drawOf = (before: State, isNull: boolean, times: number): Decided | null => {
  if (isNull && before.lastNull) return { winner: null, rule: 'FC-END-4' };
  return times >= DRAW_REPETITIONS ? { winner: null, rule: 'FC-END-5' } : null;
};

const playAct = (ply: Ply, act: Act): void => {
  const { base } = ply;
  resolve(ply, act);
  ply.set({ toMove: other(base.toMove), ply: base.ply + 1, lastNull: act.kind === 'null' });
  if (SIDES.every((side) => kingOf(ply.state, side) !== null)) testLongGame(ply);
};

/**
 * The index in `State.seen` of each position key.
 * A register is kept for later positions without an update, so the newest keys may be missing.
 */
type Register = ReadonlyMap<string, number>;

/** Maximum number of keys that a register may lack before it is rebuilt. Missing keys are searched one by one. */
const MAX_UNREGISTERED = 32;

const registers = objectCache<State['seen'], Register>();

const registerOf = (seen: State['seen']): Register => {
  const known = registers.get(seen);
  return known && seen.length <= known.size + MAX_UNREGISTERED
    ? known
    : new Map(seen.map(([key], place) => [key, place]));
};

const indexOfKey = (seen: State['seen'], key: string, register: Register): number => {
  const known = register.get(key);
  if (known !== undefined) return known;
  let place = register.size;
  while (place < seen.length && seen[place]?.[0] !== key) place++;
  return place;
};

const countRepetition = (seen: State['seen'], key: string): { readonly all: State['seen']; readonly times: number } => {
  const register = registerOf(seen);
  const place = indexOfKey(seen, key, register);
  const times = (seen[place]?.[1] ?? 0) + 1;
  const all = seen.slice();
  all[place] = [key, times];
  registers.set(all, register);
  return { all, times };
};

export const next = (state: State, act: Act): State =>
  inPly(state, (ply) => {
    playAct(ply, act);
    const seen = countRepetition(state.seen, positionKey(ply.state));
    ply.set({ seen: seen.all, decided: ply.state.decided ?? drawOf(state, act.kind === 'null', seen.times) });
    return ply.snapshot();
  });

/** Returns the facts that an action records. The action is made again, since positions store no facts. */
export const happeningsOf = (state: State, act: Act): readonly Happening[] =>
  inPly(state, (ply) => {
    const happenings = ply.recordFacts();
    playAct(ply, act);
    return happenings.slice();
  });
