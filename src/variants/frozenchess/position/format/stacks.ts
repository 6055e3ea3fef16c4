/** Units and stacks of the position file, on the board, carried and buried: faults between their fields. */
import type { Square } from '../../../../kernel/board/board.ts';
import { ok, type Problem, problem, type Result } from '../../../../kernel/result.ts';
import { ahead, nameOf } from '../board.ts';
import { changeStack, changeUnit } from '../changed.ts';
import { aKind, capacity, isAimed, isLifeless } from '../kinds.ts';
import { mostWear } from '../stacks.ts';
import type { Buried, Component, Stack, Tomb } from '../state.ts';
import { monadFrom } from './monads.ts';
import type { BuriedFile, PlacedFile, PositionFile, StackFile, UnitFile } from './schema.ts';

/** The fault between one unit's fields, or null. */
const unitFault = (
  { kind, aim, crr20, ext20, retained, eggsLaid, egg, layer, growth, build }: UnitFile,
  where: string,
): string | null => {
  if (aim && !isAimed(kind)) return `${where}.aim: ${aKind(kind)} has no aim.`;
  if (aim && kind !== 'X' && aim.length > 1)
    return `${where}.aim: ${aKind(kind)} can aim only along a rank or file.`;
  if (crr20 > mostWear(ext20))
    return `${where}.crr20 must be a whole number from 0 to ${mostWear(ext20)}, not ${crr20}.`;
  if (retained.length > 0 && kind !== 'M')
    return `${where}.retained: only an Assassin retains what empowers it.`;
  if (kind !== 'D' && (eggsLaid > 0 || egg !== null)) return `${where}: only a Dragon lays Eggs.`;
  if (kind !== 'E' && (growth > 0 || layer !== null))
    return `${where}: only a Dragon's Egg has a layer and grows.`;
  if (kind !== 'W' && build > 0) return `${where}.build: only a Wonder can be built.`;
  return null;
};

/** All values of a list, or its first problem. */
const all = <F, T>(
  files: readonly F[],
  read: (file: F, index: number) => Result<T, Problem>,
): Result<readonly T[], Problem> => {
  const values: T[] = [];
  for (const [index, file] of files.entries()) {
    const value = read(file, index);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
};

const unitFrom = (
  { cargo, ...unit }: StackFile['comps'][number],
  side: Stack['side'],
  where: string,
): Result<Component, Problem> => {
  const { kind, aim = ahead(side) } = unit;
  const fault = unitFault(unit, where);
  if (fault) return problem(fault);
  if (cargo.length > capacity(kind))
    return problem(
      `${where}.cargo: ${aKind(kind)} can carry ${capacity(kind) > 0 ? `at most ${capacity(kind)}` : 'nothing'}.`,
    );
  if (cargo.some((each) => each.side !== side))
    return problem(`${where}.cargo: only friendly pieces can be carried.`);
  const carried = all(cargo, (each, index) => stackFrom(each, 0, `${where}.cargo[${index}]`));
  return carried.ok ? ok(changeUnit({ ...unit, aim, cargo: carried.value }, {})) : carried;
};

/** The fault of a stack's units and form, or null. */
const stackFault = ({ comps, form, age, dist }: StackFile, where: string): string | null => {
  const loner = comps.find(({ kind }) => kind === 'K' || isLifeless(kind));
  if (comps.length > 1 && loner) return `${where}.comps: ${aKind(loner.kind)} cannot be in a stack.`;
  if (!form) return age + dist > 0 ? `${where}: only a shadow has an age and a distance.` : null;
  if (comps.length > 1) return `${where}.comps: a shadow is a single piece.`;
  return loner ? `${where}.form: ${aKind(loner.kind)} cannot be a shadow.` : null;
};

/** `since`: the own turns its side had finished when the stack came to its square. */
const stackFrom = (file: StackFile, since: number, where: string): Result<Stack, Problem> => {
  const { side, par, shock, form, age, dist } = file;
  const units = all(file.comps, (unit, index) => unitFrom(unit, side, `${where}.comps[${index}]`));
  if (!units.ok) return units;
  const fault = stackFault(file, where);
  if (fault) return problem(fault);
  const comps = units.value as Stack['comps'];
  const shade = form ? { since: -age || 0, dist } : null;
  return ok({ side, comps, acting: 0, par, parBy: 'FC-PAR-1', shock, since, shade, monad: null });
};

interface Placed {
  readonly square: Square;
  readonly stack: Stack;
  readonly onWall: boolean;
}

const readPlaced = (file: PlacedFile, where: string): Result<Placed, Problem> => {
  const { sq: square, idle, onWall, monad } = file;
  const stack = stackFrom(file, -idle || 0, where);
  if (!stack.ok) return stack;
  const plan = monad && monadFrom(monad, stack.value, square, onWall, `${where}.monad`);
  if (plan && !plan.ok) return plan;
  return ok({ square, stack: plan ? changeStack(stack.value, { monad: plan.value }) : stack.value, onWall });
};

const readBuried = (file: BuriedFile, where: string): Result<Buried, Problem> => {
  const fault = unitFault(file, where);
  return fault ? problem(fault) : ok({ ...file, aim: file.aim ?? ahead(file.side), cargo: [] });
};

const tombFrom = (file: PositionFile['tombs'][number][1], where: string): Result<Tomb, Problem> => {
  const queue = all(file.queue, (unit, index) => readBuried(unit, `${where}.queue[${index}]`));
  return queue.ok ? ok({ ...file, queue: queue.value }) : queue;
};

/** The file with all its units read. */
export interface File extends Omit<PositionFile, 'stacks' | 'tombs'> {
  readonly stacks: readonly Placed[];
  readonly tombs: readonly (readonly [Square, Tomb])[];
}

export const fileFrom = (file: PositionFile): Result<File, Problem> => {
  const stacks = all(file.stacks, (stack, index) => readPlaced(stack, `stacks[${index}]`));
  if (!stacks.ok) return stacks;
  const tombs = all(file.tombs, ([square, tomb]): Result<readonly [Square, Tomb], Problem> => {
    const read = tombFrom(tomb, `tombs.${nameOf(square)}`);
    return read.ok ? ok([square, read.value]) : read;
  });
  return tombs.ok ? ok({ ...file, stacks: stacks.value, tombs: tombs.value }) : tombs;
};
