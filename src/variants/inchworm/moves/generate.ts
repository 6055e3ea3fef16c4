/**
 * A move under way, from one square to another: who may come along, what falls, and what it does before the dice. Each
 * unit on the from-square has a *fate*: it stays, goes, or leaves a half behind, and perhaps turns into something.
 */
import type { Square } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Side } from '../../../kernel/side.ts';
import { byId, copyOf, type Field, fieldOf, lift, put } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { halvesOn, type Man, manAt, otherHalf, shifted, type Type } from '../position/units.ts';
import { isInCheck } from './attacks.ts';
import { leadsTo, movableOn } from './crowd.ts';
import { takenPassing } from './en-passant.ts';
import { pulse, type Shift } from './magnetism.ts';
import { capturedTypes, turnedInto } from './mutation.ts';

/** `half` leaves a half on the from-square; `becomes` is null for who does not turn. */
export interface Fate {
  readonly manner: 'stay' | 'go' | 'half';
  readonly becomes: Type | null;
}

export const STAY: Fate = { manner: 'stay', becomes: null };

/** One way of moving: a fate for every unit of the from-square that may move, in their order. */
export type Fates = readonly Fate[];

/** A move that may be made, with everything still open. */
export interface Going {
  /** After the link step. */
  readonly state: State;
  readonly field: Field;
  readonly side: Side;
  readonly from: Square;
  readonly target: Square;
  /** The units that may move, in order. */
  readonly units: readonly Man[];
  /** Does this unit lead there by its pattern? */
  readonly leads: readonly boolean[];
  /** The enemies on the target, and the Pawns that fall too if a Pawn comes along. */
  readonly enemies: readonly Man[];
  readonly passed: readonly Man[];
  /** Found out by `legal.ts` when it is asked: where halves wait around the target, and which kinds of result are safe. */
  waiting: readonly Square[] | null;
  verdicts: Map<number, boolean> | null;
}

const NOBODY: readonly Man[] = [];
const LEADS: readonly boolean[] = [true];

/** For every unit the squares it leads to; units of one type share one list. */
const ledBy = (state: State, field: Field, from: Square, units: readonly Man[]): readonly (readonly Square[])[] => {
  const led: (readonly Square[])[] = [];
  units.forEach((man, index) => {
    const like = units.findIndex(({ type }) => type === man.type);
    led.push(like < index ? (led[like] as readonly Square[]) : leadsTo(state, field, man, from));
  });
  return led;
};

/** The squares where halves may rejoin, and those that somebody leads to. */
const targetsOf = (from: Square, units: readonly Man[], led: readonly (readonly Square[])[]): readonly Square[] => {
  if (units.length === 1 && units[0]?.at.length === 1) return led[0] as readonly Square[];
  return [...new Set([...units.flatMap((man) => otherHalf(man, from) ?? []), ...led.flat()])];
};

/** Every move from a square with these units. */
export const goingsFrom = (state: State, side: Side, from: Square, units: readonly Man[]): readonly Going[] => {
  const field = fieldOf(state);
  const led = ledBy(state, field, from, units);
  const targets = targetsOf(from, units, led);
  return targets.map((target) => goingOn(state, side, from, units, target, targets === led[0] ? LEADS : leading(led, target)));
};

const leading = (led: readonly (readonly Square[])[], target: Square): readonly boolean[] => led.map((squares) => squares.includes(target));

const goingOn = (state: State, side: Side, from: Square, units: readonly Man[], target: Square, leads: readonly boolean[]): Going => {
  const field = fieldOf(state);
  const held = field.cells[target] as readonly Man[];
  return {
    state,
    field,
    side,
    from,
    target,
    units,
    leads,
    enemies: held[0] && held[0].side !== side ? held : NOBODY,
    passed: state.passing ? takenPassing(field, state, units, from, target) : NOBODY,
    waiting: null,
    verdicts: null,
  };
};

/** The move from a square to a target; the units are those that may move. */
export const goingTo = (state: State, side: Side, from: Square, target: Square): Going => {
  const units = movableOn(state, side, from);
  const led = ledBy(state, fieldOf(state), from, units);
  invariant(targetsOf(from, units, led).includes(target), `nothing goes from ${from} to ${target}`);
  return goingOn(state, side, from, units, target, leading(led, target));
};

export const isMember = ({ manner }: Fate): boolean => manner !== 'stay';

export const membersOf = ({ units }: Going, fates: Fates): readonly Man[] => units.filter((_, index) => isMember(fates[index] as Fate));

/** What falls to these members, in the order of ids. */
export const capturedBy = ({ enemies, passed }: Going, members: readonly Man[]): readonly Man[] => {
  if (passed.length === 0 || !members.some(({ type }) => type === 'pawn')) return enemies;
  return [...enemies, ...passed.filter((man) => !enemies.includes(man))].sort(byId);
};

const PLAIN: Readonly<Record<'whole' | 'other', Fates>> = {
  whole: [
    { manner: 'go', becomes: null },
    { manner: 'half', becomes: null },
  ],
  other: [{ manner: 'go', becomes: null }],
};

/** What a unit that goes may do, where these types have fallen: leave a half behind or not, turn into one of them. */
export const fatesOf = (man: Man, types: readonly Type[]): Fates => {
  const plain = man.type !== 'pawn' && man.at.length === 1 ? PLAIN.whole : PLAIN.other;
  if (man.type === 'king' || types.length === 0) return plain;
  return plain.flatMap(({ manner }) => types.map((becomes) => ({ manner, becomes })));
};

/** What a move does before the dice. */
export interface Carried {
  readonly field: Field;
  readonly captured: readonly Man[];
  readonly endsGame: boolean;
  /** The members where they went, before they turned, and after. */
  readonly arrived: readonly Man[];
  readonly turned: readonly Man[];
  /** The second Pawns that came out of some of them. */
  readonly seconds: readonly Man[];
  readonly shifts: readonly Shift[];
}

const arrive = (from: Square, target: Square, man: Man, { manner }: Fate): Man =>
  manner === 'half' ? manAt(man.id, man.side, man.type, halvesOn(from, target)) : shifted(man, from, target);

/** The second Pawns, with the ids that follow the largest, in the order of the men they came from. */
const numbered = (state: State, pairs: readonly (readonly [Man, Square])[]): readonly Man[] => {
  const first = (state.men.at(-1)?.id ?? 0) + 1;
  return [...pairs].sort(([a], [b]) => byId(a, b)).map(([{ side, type }, at], index) => manAt(first + index, side, type, [at]));
};

/** The move with these fates on a copy of the field. A captured King leaves everything else undone. */
export const carried = (going: Going, fates: Fates): Carried => {
  const { state, from, target, side, units } = going;
  const members = membersOf(going, fates);
  const captured = capturedBy(going, members);
  const endsGame = captured.some(({ type }) => type === 'king');
  const field = copyOf(going.field);
  for (const man of captured) lift(field, man);
  const arrived: Man[] = [];
  const turned: Man[] = [];
  const split: (readonly [Man, Square])[] = [];
  for (const man of members) {
    const fate = fates[units.indexOf(man)] as Fate;
    lift(field, man);
    const after = arrive(from, target, man, fate);
    const { man: now, second } = fate.becomes === null ? { man: after, second: null } : turnedInto(after, target, fate.becomes);
    arrived.push(after);
    turned.push(now);
    if (second !== null) split.push([now, second]);
    put(field, now);
  }
  if (endsGame) return { field, captured, endsGame, arrived, turned, seconds: [], shifts: [] };
  const seconds = split.length > 0 ? numbered(state, split) : NOBODY;
  for (const man of seconds) put(field, man);
  const shifts = pulse(field, { centre: target, side, exempt: members.map(({ id }) => id) });
  return { field, captured, endsGame, arrived, turned, seconds, shifts };
};

/** Is the own King safe when it has been carried out, or the enemy's taken? */
export const isSafe = (going: Going, fates: Fates): boolean => {
  const { endsGame, field } = carried(going, fates);
  return endsGame || !isInCheck(field, going.state, going.side);
};

/** What turns are open to whoever captures these men. */
export const typesFor = (going: Going, members: readonly Man[]): readonly Type[] => capturedTypes(capturedBy(going, members));
