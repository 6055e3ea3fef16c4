/** Units and stacks of the position file: on the board, carried and buried. */
import type { Square } from '../../../../kernel/board.ts';
import type { Direction } from '../../../../kernel/direction.ts';
import { ok, type Problem, problem, type Result } from '../../../../kernel/result.ts';
import type { Side } from '../../../../kernel/side.ts';
import { rule } from '../../rules/index.ts';
import { ahead } from '../board.ts';
import { aKind, capacity, isAimed, isLifeless } from '../kinds.ts';
import { type Buried, type Component, LEAST_RANGE, type Lent, MOST_EGGS, mostWear, type Stack } from '../state.ts';
import { type MonadFile, monadFrom, monadReader } from './monads.ts';
import { flag, integer, listOf, objectOf, oneOf, orNull, type Reader } from './schema.ts';
import { aimReader, id, kindReader, maybeId, sideReader, squareReader } from './words.ts';

const lentReader: Reader<Lent> = (value, where) => {
  if (!Array.isArray(value) || value.length !== 2) return problem(`${where}: a kind and a range are expected.`);
  const kind = kindReader(value[0], where);
  if (!kind.ok) return kind;
  const range = integer(LEAST_RANGE)(value[1], where);
  return range.ok ? ok([kind.value, range.value]) : range;
};

const UNIT_FIELDS = {
  id: { read: id },
  kind: { read: kindReader },
  crr20: { read: integer(0), otherwise: 0 },
  ext20: { read: integer(0), otherwise: 0 },
  capN: { read: integer(0), otherwise: 0 },
  capP: { read: integer(0), otherwise: 0 },
  aim: { read: aimReader, otherwise: null },
  retained: { read: listOf(lentReader), otherwise: [] },
  eggsLaid: { read: integer(0, MOST_EGGS), otherwise: 0 },
  egg: { read: maybeId, otherwise: null },
  layer: { read: maybeId, otherwise: null },
  growth: { read: integer(0), otherwise: 0 },
  build: { read: integer(0), otherwise: 0 },
} as const;

interface UnitFile extends Omit<Component, 'aim' | 'cargo'> {
  readonly aim: Direction | null;
}

/** What one unit's fields say against each other, or null. */
const unitFault = (unit: UnitFile, where: string): string | null => {
  const { kind, aim, crr20, ext20, retained, eggsLaid, egg, layer, growth, build } = unit;
  if (aim && !isAimed(kind)) return `${where}.aim: ${aKind(kind)} has no aim.`;
  if (aim && kind !== 'X' && aim.length > 1) return `${where}.aim: ${aKind(kind)} aims straight.`;
  if (crr20 > mostWear(ext20)) return `${where}.crr20: a whole number from 0 to ${mostWear(ext20)} is expected.`;
  if (retained.length > 0 && kind !== 'M') return `${where}.retained: only an Assassin retains what empowered it.`;
  if (kind !== 'D' && (eggsLaid > 0 || egg !== null)) return `${where}: only a Dragon lays Eggs.`;
  if (kind !== 'E' && (growth > 0 || layer !== null)) return `${where}: only a Dragon's Egg has a layer and grows.`;
  if (kind !== 'W' && build > 0) return `${where}.build: only a Wonder is built.`;
  return null;
};

const STACK_FIELDS = {
  side: { read: sideReader },
  comps: { read: (value: unknown, where: string) => listOf(unitReader)(value, where) },
  par: { read: integer(0), otherwise: 0 },
  shock: { read: integer(0), otherwise: 0 },
  form: { read: oneOf<'s'>({ s: 's' }), otherwise: null },
  age: { read: integer(0), otherwise: 0 },
  dist: { read: integer(0), otherwise: 0 },
} as const;

interface StackFile extends Pick<Stack, 'side' | 'par' | 'shock'> {
  readonly comps: readonly UnitMaker[];
  readonly form: 's' | null;
  readonly age: number;
  readonly dist: number;
}

/** What is wrong with a stack's units and form, or null. */
const stackFault = (comps: readonly Component[], { form, age, dist }: StackFile, where: string): string | null => {
  const loner = comps.length > 1 && comps.find(({ kind }) => kind === 'K' || isLifeless(kind));
  if (loner) return `${where}.comps: ${aKind(loner.kind)} is never fused.`;
  if (!form) return age + dist > 0 ? `${where}: only a shadow has an age and a distance.` : null;
  if (comps.length > 1) return `${where}.comps: a shadow is a single unit.`;
  const solid = comps.find(({ kind }) => kind === 'K' || isLifeless(kind));
  return solid ? `${where}.form: ${aKind(solid.kind)} is never a shadow.` : null;
};

/** Carried stacks have no square and count no idle time. */
const cargoReader: Reader<Stack> = (value, where) => {
  const read = objectOf(STACK_FIELDS)(value, where);
  return read.ok ? stackFrom(read.value as unknown as StackFile, 0, where) : read;
};

/** A unit whose aim is only known with its side. */
type UnitMaker = (side: Side, where: string) => Result<Component, Problem>;

const unitReader: Reader<UnitMaker> = (value, where) => {
  const read = objectOf({ ...UNIT_FIELDS, cargo: { read: listOf(cargoReader), otherwise: [] } })(value, where);
  if (!read.ok) return read;
  const { cargo, ...unit } = read.value as UnitFile & { readonly cargo: readonly Stack[] };
  return ok((side) => {
    const { kind, aim } = unit;
    const fault = unitFault(unit, where);
    if (fault) return problem(fault);
    if (cargo.length > capacity(kind)) return problem(`${where}.cargo: ${aKind(kind)} carries ${capacity(kind)} at most.`);
    if (cargo.some((each) => each.side !== side)) return problem(`${where}.cargo: only friends are carried.`);
    return ok({ ...unit, aim: aim ?? ahead(side), cargo });
  });
};

const stackFrom = (file: StackFile, since: number, where: string): Result<Stack, Problem> => {
  const { side, comps: makers, par, shock, form, age, dist } = file;
  const comps: Component[] = [];
  for (const [index, make] of makers.entries()) {
    const unit = make(side, `${where}.comps[${index}]`);
    if (!unit.ok) return unit;
    comps.push(unit.value);
  }
  const [first, ...others] = comps;
  if (!first) return problem(`${where}.comps: at least one unit stands on a square.`);
  const fault = stackFault(comps, file, where);
  if (fault) return problem(fault);
  const shade = form && { since: -age || 0, dist };
  return ok({ side, comps: [first, ...others], acting: 0, par, parBy: rule('FC-PAR-1'), shock, since, shade, monad: null });
};

export interface Placed {
  readonly square: Square;
  readonly stack: Stack;
  readonly onWall: boolean;
}

export const placedReader: Reader<Placed> = (value, where) => {
  const read = objectOf({
    ...STACK_FIELDS,
    sq: { read: squareReader },
    idle: { read: integer(0), otherwise: 0 },
    onWall: { read: flag, otherwise: false },
    monad: { read: orNull(monadReader), otherwise: null },
  })(value, where);
  if (!read.ok) return read;
  const { sq, idle, onWall, monad, ...rest } = read.value as unknown as StackFile & {
    readonly sq: Square;
    readonly idle: number;
    readonly onWall: boolean;
    readonly monad: MonadFile | null;
  };
  const stack = stackFrom(rest, -idle || 0, where);
  if (!stack.ok) return stack;
  const plan = monad && monadFrom(monad, stack.value, sq, onWall, `${where}.monad`);
  if (plan && !plan.ok) return plan;
  return ok({ square: sq, stack: plan ? { ...stack.value, monad: plan.value } : stack.value, onWall });
};

export const buriedReader: Reader<Buried> = (value, where) => {
  const read = objectOf({ ...UNIT_FIELDS, side: { read: sideReader } })(value, where);
  if (!read.ok) return read;
  const unit = read.value as UnitFile & { readonly side: Side };
  const fault = unitFault(unit, where);
  if (fault) return problem(fault);
  return ok({ ...unit, aim: unit.aim ?? ahead(unit.side), cargo: [] });
};
