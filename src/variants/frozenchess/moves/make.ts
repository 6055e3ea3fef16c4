/** Playing an action for good: its ply, then phase 10, in which the turn passes and draws are found (section 8). */
import { other, SIDES } from '../../../kernel/side.ts';
import type { Act, Action } from '../position/action.ts';
import { kingOf } from '../position/piece-lists.ts';
import { positionKey } from '../position/repetition.ts';
import type { Decided, State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import type { Happening } from './facts.ts';
import { longGameTested } from './long-game.ts';
import { type Ply, withState } from './resolution.ts';
import { resolved } from './resolve.ts';

const REPETITIONS = 3;

/** The draws that cannot be seen on the board. */
const drawn = (before: State, isNull: boolean, times: number): Decided | null => {
  if (isNull && before.lastNull) return { winner: null, rule: rule('FC-END-4') };
  return times >= REPETITIONS ? { winner: null, rule: rule('FC-END-5') } : null;
};

/** The ply of an action, up to the tests of a long game. */
const plyOf = (state: State, act: Action): Ply => {
  const ply = resolved(state, act);
  const turned = withState(ply, { toMove: other(state.toMove), ply: state.ply + 1, lastNull: act.kind === 'null' });
  return SIDES.every((side) => kingOf(turned.state, side) !== null) ? longGameTested(state, turned) : turned;
};

/**
 * What happened in the ply that led to a position: some small records, most of which refer to a position that is kept anyway.
 * To find them again would take as long as the ply itself, and most plies that are played are told.
 */
const happened = new WeakMap<State, readonly Happening[]>();

/** The position after an action. */
export const next = (state: State, act: Act): State => {
  if (act.kind === 'resign') return { ...state, decided: { winner: other(act.side), rule: rule('FC-END-7') } };
  const { state: passed, happenings } = plyOf(state, act);
  const key = positionKey(passed);
  const times = (state.seen[key] ?? 0) + 1;
  const decided = passed.decided ?? drawn(state, act.kind === 'null', times);
  const after = { ...passed, seen: { ...state.seen, [key]: times }, decided };
  happened.set(after, happenings);
  return after;
};

/** What happens in an action, which leads from `state` to `after`. */
export const happeningsOf = (state: State, act: Action, after: State): readonly Happening[] =>
  happened.get(after) ?? plyOf(state, act).happenings;
