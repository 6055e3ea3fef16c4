/** Rolls of exploding Pawns (IW-BOOM-1 to 8). */
import type { Square } from '../../../kernel/board/board.ts';
import { type Rng, rollSum } from '../../../kernel/chance.ts';
import { change } from '../../../kernel/changed.ts';
import { other, SIDES } from '../../../kernel/side.ts';
import { BESIDE } from '../position/board.ts';
import { byId, canonicalName, namesOf, type Occupancy, occupancyOf } from '../position/occupancy.ts';
import type { Ending, Owed, State } from '../position/state.ts';
import type { Unit } from '../position/units.ts';
import type { MagnetShift } from './magnetism.ts';

export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const explodes = (sum: number): boolean => sum >= 11;
/** The odds of an explosion: 3 in 36. Two dice can fall in 36 ways, of which one gives 12 and two give 11. */
export const EXPLOSION_ODDS = [3, 36] as const;

/** Ids of Pawns that roll (IW-BOOM-2). A first game has no rolls (IW-FIRST-1). */
export const rollsOwed = (
  { options }: Pick<State, 'options'>,
  rolling: readonly Unit[],
  shifts: readonly MagnetShift[],
): readonly number[] => {
  if (options.rules === 'first') return [];
  const isPawn = ({ type }: Unit): boolean => type === 'pawn';
  return [...rolling.filter(isPawn).sort(byId), ...shifts.flatMap(({ units }) => units.filter(isPawn))].map(
    ({ id }) => id,
  );
};

/** An explosion's squares (IW-BOOM-4). A linked centre explodes in both regions. */
export const blastOn = (occupancy: Pick<Occupancy, 'aliases'>, centre: Square): readonly Square[] => {
  const names = namesOf(occupancy, centre);
  const squares = [...names, ...names.flatMap((name) => BESIDE[name] ?? [])].map((name) =>
    canonicalName(occupancy, name),
  );
  return [...new Set(squares)].sort((a, b) => a - b);
};

/** Returns the units that an explosion strikes (IW-BOOM-4). A half in the blast suffices. */
export const unitsStruck = (state: Pick<State, 'units' | 'links'>, centre: Square): readonly Unit[] => {
  const squares = blastOn(occupancyOf(state), centre);
  return state.units.filter(({ at }) => at.some((square) => squares.includes(square)));
};

/** The likeliest sum of two dice, for previews. The sum causes no explosion. */
export const USUAL_SUM = 7;

/** The end of the game if a King is gone (IW-BOOM-5), else null. */
const endingAfter = (gone: readonly Unit[]): Ending | null => {
  const losers = SIDES.filter((side) => gone.some((unit) => unit.type === 'king' && unit.side === side));
  if (losers.length === 0) return null;
  return { winner: losers.length === 2 ? null : losers[0] ? other(losers[0]) : null, reason: 'kingExploded' };
};

/** A roll of two dice for one unit. Previews have veiled dice, so that no player foresees a roll. */
export interface Roll {
  readonly state: State;
  readonly unit: Unit;
  readonly sum: number;
  readonly dice: 'veiled' | 'cast' | 'entered';
}

/** Returns the position after a roll. A roll of 11 or 12 explodes, and the destroyed units lose their rolls. */
export const makeRoll = ({ state, unit, sum }: Roll): State => {
  const struck = explodes(sum) ? unitsStruck(state, unit.at[0]) : [];
  const units = struck.length > 0 ? state.units.filter((each) => !struck.includes(each)) : state.units;
  const ending = endingAfter(struck);
  const { rolls, passing, quiet } = state.owed as Owed;
  const left = rolls.slice(1).filter((id) => units.some((each) => each.id === id));
  return change(state, {
    units,
    owed: ending ? null : { rolls: left, passing, quiet: quiet && struck.length === 0 },
    ending,
  });
};

const nextRoll = (state: State, sum: number, dice: Roll['dice']): Roll | null => {
  const unit = state.units.find(({ id }) => id === state.owed?.rolls[0]);
  return unit ? { state, unit, sum, dice } : null;
};

export const enterRoll = (state: State, sum: number): Roll | null => nextRoll(state, sum, 'entered');

/** Casts the owed rolls and returns them in order. Empty with real dice, whose sums the players enter (IW-BOOM-6). */
export const castRolls = (state: State): readonly Roll[] => {
  const rolls: Roll[] = [];
  let at = state;
  while (state.options.dice === 'seeded' && !at.ending && (at.owed?.rolls.length ?? 0) > 0) {
    const [sum, rng] = rollSum(at.rng as Rng, 2, 6, USUAL_SUM);
    const roll = nextRoll(change(at, { rng }), sum, rng.kind === 'veiled' ? 'veiled' : 'cast');
    if (!roll) return rolls;
    rolls.push(roll);
    at = makeRoll(roll);
  }
  return rolls;
};

export const makeRolls = (state: State): State => {
  const last = castRolls(state).at(-1);
  return last ? makeRoll(last) : state;
};
