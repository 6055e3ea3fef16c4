/** Playing an action for good: its ply, then phase 10, in which the turn passes and draws are found (section 8). */
import { told } from '../../kernel/event.ts';
import type { Played } from '../../kernel/game.ts';
import { other, SIDES, sideName } from '../../kernel/side.ts';
import type { Act } from './act.ts';
import { longGameTested } from './longgame.ts';
import { withState } from './ply.ts';
import { positionKey } from './repetition.ts';
import { resolved } from './resolve.ts';
import { rule } from './rules.ts';
import { kingOf } from './standing.ts';
import type { Decided, State } from './state.ts';

const REPETITIONS = 3;

/** The draws that cannot be seen on the board. */
const drawn = (before: State, isNull: boolean, times: number): Decided | null => {
  if (isNull && before.lastNull) return { winner: null, rule: rule('FC-END-4') };
  return times >= REPETITIONS ? { winner: null, rule: rule('FC-END-5') } : null;
};

export const perform = (state: State, act: Act): Played<State> => {
  if (act.kind === 'resign') {
    const decided: Decided = { winner: other(act.side), rule: rule('FC-END-7') };
    return { state: { ...state, decided }, steps: [told(rule('FC-END-7'), [], `${sideName(act.side)} resigns.`)] };
  }
  const ply = resolved(state, act, false);
  const isNull = act.kind === 'null';
  const turned = withState(ply, { toMove: other(state.toMove), ply: state.ply + 1, lastNull: isNull });
  const tested = SIDES.every((side) => kingOf(turned.state, side) !== null) ? longGameTested(state, turned) : turned;
  const passed = tested.state;
  const key = positionKey(passed);
  const times = (state.seen[key] ?? 0) + 1;
  const decided = passed.decided ?? drawn(state, isNull, times);
  return { state: { ...passed, seen: { ...state.seen, [key]: times }, decided }, steps: tested.steps };
};
