/** The Onager's throw (FC-ONAG-2): the unit before it flies on until something stops it, and explodes there. */

import type { Square } from '../../../../kernel/board.ts';
import { STEP } from '../../../../kernel/direction.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { line } from '../../../../kernel/ray.ts';
import { exploded } from '../../mechanics/capture/explosion.ts';
import { remains, withBuried } from '../../mechanics/capture/tombs.ts';
import { whyBarred } from '../../mechanics/threat/targets.ts';
import { given } from '../../moves/given.ts';
import { record, withStack, withState } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { at, GRID } from '../../position/board.ts';
import { actingUnit, isCorrupted, isFilled, kindOf, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, atOnce, no } from '../ability.ts';

interface Flight {
  readonly ammo: Square;
  /** The squares flown over, the last of them the centre of the explosion. */
  readonly path: readonly Square[];
}

/** Who is thrown and how far; null where nobody stands in front. */
const flightOf = (state: State, from: Square): Flight | null => {
  const stack = stackOn(state, from);
  if (!stack) return null;
  const { aim } = actingUnit(stack);
  const ammo = at(from, STEP[aim]);
  if (ammo === null || !stackOn(state, ammo)) return null;
  const beyond = line(GRID, ammo, STEP[aim]);
  const stop = beyond.findIndex((square) => isFilled(state, square) || isCorrupted(state, square));
  return { ammo, path: [ammo, ...(stop < 0 ? beyond : beyond.slice(0, stop + 1))] };
};

const whyNot = (state: State, from: Square): (() => Refusal) | null => {
  const flight = flightOf(state, from);
  if (!flight) return () => no(rule('FC-ONAG-2'), [from], `Nobody stands right before ${theUnit(state, from, 'inner')} to be thrown.`);
  const bar = whyBarred(state, 'throw', 'O', flight.ammo);
  return bar && (() => ({ ...bar, squares: [flight.ammo] }));
};

const toss: Ability = {
  code: 'OT',
  rule: rule('FC-ONAG-2'),
  price: 0,
  words: 'Throws the unit right before it to the first obstacle in its aim, where it dies in a 3x3 explosion.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) === 'O';
  },
  ask: (state, from) => atOnce(special('OT', from), whyNot(state, from)),
  perform: (ply, { from }) => {
    const flight = given(flightOf(ply.state, from));
    const thrown = given(stackOn(ply.state, flight.ammo));
    const centre = given(flight.path.at(-1));
    const recorded = record(ply, { kind: 'thrown', ammo: flight.ammo, path: flight.path });
    if (isCorrupted(ply.state, centre)) return withBuried(withStack(recorded, flight.ammo, null), centre, remains(thrown));
    const wasTomb = recorded.state.tombs[centre] !== undefined;
    const burst = exploded(withStack(recorded, flight.ammo, null), centre, rule('FC-ONAG-2'));
    const buried = withBuried(burst, centre, remains(thrown));
    const tomb = buried.state.tombs[centre];
    const status = wasTomb ? 'open' : 'closed';
    return tomb ? withState(buried, { tombs: { ...buried.state.tombs, [centre]: { ...tomb, status } } }) : buried;
  },
};

export const ONAGER: readonly Ability[] = [toss];
