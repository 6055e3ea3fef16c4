/** The Onager's throw (FC-ONAG-2): the unit before it flies on until something stops it, and explodes there. */

import type { Square } from '../../../../kernel/board.ts';
import { STEP } from '../../../../kernel/direction.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { line } from '../../../../kernel/ray.ts';
import { exploded } from '../../mechanics/capture/explosion.ts';
import { remains, withBuried } from '../../mechanics/capture/tombs.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { record, withStack, withState } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { at, GRID } from '../../position/board.ts';
import { type Actor, actingUnit, isCorrupted, isFilled, type State, stackAt, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, atOnce, candidateOn, isOf, no } from '../ability.ts';

interface Flight {
  readonly ammo: Square;
  /** The squares flown over, the last of them the centre of the explosion. */
  readonly path: readonly Square[];
  readonly centre: Square;
}

/** Who is thrown and how far; null where nobody stands in front. */
const flightOf = (state: State, { square: from, stack }: Actor): Flight | null => {
  const { aim } = actingUnit(stack);
  const ammo = at(from, STEP[aim]);
  if (ammo === null || !stackOn(state, ammo)) return null;
  const beyond = line(GRID, ammo, STEP[aim]);
  const stop = beyond.findIndex((square) => isFilled(state, square) || isCorrupted(state, square));
  const path = [ammo, ...(stop < 0 ? beyond : beyond.slice(0, stop + 1))];
  return { ammo, path, centre: path.at(-1) ?? ammo };
};

const whyNot = (state: State, actor: Actor): (() => Refusal) | null => {
  const { square: from } = actor;
  const flight = flightOf(state, actor);
  if (!flight) return () => no(rule('FC-ONAG-2'), [from], `Nobody stands right before ${theUnit(state, from, 'inner')} to be thrown.`);
  return candidateOn(flight.ammo, whyImmune(state, 'throw', 'O', flight.ammo)).why;
};

const toss: Ability<'OT'> = {
  code: 'OT',
  rule: rule('FC-ONAG-2'),
  price: 0,
  words: 'Throws the unit right before it to the first obstacle in its aim, where it dies in a 3x3 explosion.',
  has: isOf('O'),
  ask: (state, actor) => atOnce(special(actor, 'OT', {}), whyNot(state, actor)),
  perform: (ply, actor) => {
    const flight = flightOf(ply.state, actor);
    invariant(flight, 'an Onager throws somebody');
    const { ammo, path, centre } = flight;
    const thrown = stackAt(ply.state, ammo);
    const recorded = record(ply, { kind: 'thrown', ammo, path });
    if (isCorrupted(ply.state, centre)) return withBuried(withStack(recorded, ammo, null), centre, remains(thrown));
    const wasTomb = recorded.state.tombs[centre] !== undefined;
    const burst = exploded(withStack(recorded, ammo, null), centre, rule('FC-ONAG-2'));
    const buried = withBuried(burst, centre, remains(thrown));
    const tomb = buried.state.tombs[centre];
    const status = wasTomb ? 'open' : 'closed';
    return tomb ? withState(buried, { tombs: { ...buried.state.tombs, [centre]: { ...tomb, status } } }) : buried;
  },
};

export const ONAGER: readonly Ability[] = [toss];
