/** Reading the position file (section 10.2): strictly, saying what is wrong and where. */
import { type Square, squareNamed } from '../../kernel/board.ts';
import { DIRECTIONS, type Direction } from '../../kernel/direction.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { SIDES, type Side } from '../../kernel/side.ts';
import { ahead, BOARD, nameOf, SQUARES } from './geometry.ts';
import { aKind, capacity, isAimed, isLifeless, KINDS, type Kind } from './kinds.ts';
import { RULES, rule } from './rules.ts';
import { BARE } from './setup.ts';
import { flag, integer, listOf, mapOf, objectOf, oneOf, orNull, parsedJson, type Reader } from './shape.ts';
import {
  type Avalanche,
  aboard,
  type Bomb,
  type Buried,
  type Component,
  type Decided,
  type Distract,
  kindOf,
  LEAST_RANGE,
  type Lent,
  MOST_EGGS,
  mostWear,
  type Pursuit,
  type Stack,
  type State,
  type Tomb,
  type Tornado,
  type Trap,
  type Tunnel,
  type Wall,
} from './state.ts';

const sideReader = oneOf<Side>({ w: 'white', b: 'black' });
const kindReader = oneOf<Kind>(Object.fromEntries(KINDS.map((kind) => [kind, kind])) as Record<Kind, Kind>);
const aimReader = oneOf<Direction>(Object.fromEntries(DIRECTIONS.map((each) => [each.toUpperCase(), each])));
const statusReader = oneOf<Tomb['status']>({ hidden: 'hidden', closed: 'closed', open: 'open' });
const id = integer(1);
/** An id, or 0 for nobody. */
const maybeId: Reader<number | null> = (value, where) => {
  const read = integer(0)(value, where);
  return read.ok ? ok(read.value || null) : read;
};

const squareReader: Reader<Square> = (value, where) => {
  const square = typeof value === 'string' ? squareNamed(BOARD, value) : null;
  return square === null ? problem(`${where}: ${JSON.stringify(value)} is no square from a1 to p16.`) : ok(square);
};

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
} as const;

interface StackFile extends Pick<Stack, 'side' | 'par' | 'shock'> {
  readonly comps: readonly UnitMaker[];
}

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

const stackFrom = ({ side, comps: makers, par, shock }: StackFile, since: number, where: string): Result<Stack, Problem> => {
  const comps: Component[] = [];
  for (const [index, make] of makers.entries()) {
    const unit = make(side, `${where}.comps[${index}]`);
    if (!unit.ok) return unit;
    comps.push(unit.value);
  }
  const [first, ...others] = comps;
  if (!first) return problem(`${where}.comps: at least one unit stands on a square.`);
  const loner = others.length > 0 && comps.find(({ kind }) => kind === 'K' || isLifeless(kind));
  if (loner) return problem(`${where}.comps: ${aKind(loner.kind)} is never fused.`);
  return ok({ side, comps: [first, ...others], acting: 0, par, parBy: rule('FC-PAR-1'), shock, since });
};

interface Placed {
  readonly square: Square;
  readonly stack: Stack;
  readonly onWall: boolean;
}

const placedReader: Reader<Placed> = (value, where) => {
  const read = objectOf({
    ...STACK_FIELDS,
    sq: { read: squareReader },
    idle: { read: integer(0), otherwise: 0 },
    onWall: { read: flag, otherwise: false },
  })(value, where);
  if (!read.ok) return read;
  const { sq, idle, onWall, ...rest } = read.value as unknown as StackFile & {
    readonly sq: Square;
    readonly idle: number;
    readonly onWall: boolean;
  };
  const stack = stackFrom(rest, -idle || 0, where);
  return stack.ok ? ok({ square: sq, stack: stack.value, onWall }) : stack;
};

const buriedReader: Reader<Buried> = (value, where) => {
  const read = objectOf({ ...UNIT_FIELDS, side: { read: sideReader } })(value, where);
  if (!read.ok) return read;
  const unit = read.value as UnitFile & { readonly side: Side };
  const fault = unitFault(unit, where);
  if (fault) return problem(fault);
  return ok({ ...unit, aim: unit.aim ?? ahead(unit.side), cargo: [] });
};

const tombReader: Reader<Tomb> = (value, where) => {
  const read = objectOf({
    status: { read: statusReader },
    rot: { read: integer(0), otherwise: 0 },
    queue: { read: listOf(buriedReader) },
  })(value, where);
  if (!read.ok) return read;
  const tomb = read.value as Tomb;
  return tomb.queue.length > 0 ? ok(tomb) : problem(`${where}.queue: a tomb holds at least one unit.`);
};

const trapReader: Reader<Trap> = (value, where) => {
  const read = objectOf({
    sq: { read: squareReader },
    jester: { read: id },
    side: { read: sideReader },
    sprung: { read: integer(0), otherwise: 0 },
  })(value, where);
  if (!read.ok) return read;
  const { sq, jester, side, sprung } = read.value as {
    readonly sq: Square;
    readonly jester: number;
    readonly side: Side;
    readonly sprung: number;
  };
  return ok({ square: sq, jester, side, sprung: sprung || null });
};

/** Renames fields of the file to those of the state. */
const renamed =
  <A, B>(read: Reader<A>, names: (file: A) => B): Reader<B> =>
  (value, where) => {
    const known = read(value, where);
    return known.ok ? ok(names(known.value)) : known;
  };

const plies = integer(1);
const orthogonalReader = oneOf<Direction>({ N: 'n', E: 'e', S: 's', W: 'w' });

const bombReader = renamed(
  objectOf({ sq: { read: squareReader }, assassin: { read: maybeId, otherwise: null }, side: { read: sideReader } }),
  ({ sq, assassin, side }): Bomb => ({ square: sq, assassin, side }),
);
const distractReader = renamed(
  objectOf({ sq: { read: squareReader }, jester: { read: id }, dir: { read: aimReader } }),
  ({ sq, jester, dir }): Distract => ({ square: sq, jester, toward: dir }),
);
const tornadoReader = renamed(
  objectOf({ sq: { read: squareReader }, plies: { read: plies }, side: { read: sideReader } }),
  ({ sq, ...rest }): Tornado => ({ square: sq, ...rest }),
);
const avalancheReader = renamed(
  objectOf({ squares: { read: listOf(squareReader) }, dir: { read: orthogonalReader }, plies: { read: plies } }),
  ({ squares, dir, plies: left }): Avalanche => ({ squares, toward: dir, plies: left }),
);
const tunnelReader: Reader<Tunnel> = objectOf({
  entrance: { read: squareReader },
  wall: { read: squareReader },
  exit: { read: squareReader },
  side: { read: sideReader },
});
const pursuitReader = renamed(
  objectOf({
    maj: { read: sideReader },
    capStreak: { read: integer(0), otherwise: 0 },
    chkStreak: { read: integer(0), otherwise: 0 },
    a: { read: flag, otherwise: false },
    b: { read: flag, otherwise: false },
    c: { read: flag, otherwise: false },
  }),
  ({ maj, capStreak, chkStreak, a, b, c }): Pursuit => ({
    side: maj,
    captures: capStreak,
    checks: chkStreak,
    hasCaptured: a,
    hasPromoted: b,
    hasChecked: c,
  }),
);

const CLAUSES = Object.fromEntries(RULES.flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause.id])));

const FILE = objectOf({
  version: { read: integer(1, 1) },
  toMove: { read: sideReader },
  plies: { read: integer(0), otherwise: 0 },
  lastNull: { read: flag, otherwise: false },
  nextId: { read: id, otherwise: null },
  stacks: { read: listOf(placedReader) },
  walls: { read: mapOf(squareReader, id), otherwise: [] },
  queenShadows: {
    read: mapOf(squareReader, objectOf({ queen: { read: id }, side: { read: sideReader }, range: { read: integer(3) } })),
    otherwise: [],
  },
  tombs: { read: mapOf(squareReader, tombReader), otherwise: [] },
  exploded: { read: mapOf(squareReader, integer(1)), otherwise: [] },
  corrupted: { read: listOf(squareReader), otherwise: [] },
  traps: { read: listOf(trapReader), otherwise: [] },
  bombs: { read: listOf(bombReader), otherwise: [] },
  distracts: { read: listOf(distractReader), otherwise: [] },
  quickened: { read: mapOf(squareReader, plies), otherwise: [] },
  tornados: { read: listOf(tornadoReader), otherwise: [] },
  avalanches: { read: listOf(avalancheReader), otherwise: [] },
  tunnels: { read: listOf(tunnelReader), otherwise: [] },
  stage: { read: orNull(pursuitReader), otherwise: null },
  reps: { read: mapOf<string, number>((name) => ok(String(name)), integer(1)), otherwise: [] },
  result: { read: orNull(objectOf({ winner: { read: orNull(sideReader) }, by: { read: oneOf(CLAUSES) } })), otherwise: null },
});

interface File {
  readonly toMove: Side;
  readonly plies: number;
  readonly lastNull: boolean;
  readonly nextId: number | null;
  readonly stacks: readonly Placed[];
  readonly walls: readonly (readonly [Square, number])[];
  readonly queenShadows: readonly (readonly [Square, { readonly queen: number; readonly side: Side; readonly range: number }])[];
  readonly tombs: readonly (readonly [Square, Tomb])[];
  readonly exploded: readonly (readonly [Square, number])[];
  readonly corrupted: readonly Square[];
  readonly traps: readonly Trap[];
  readonly bombs: readonly Bomb[];
  readonly distracts: readonly Distract[];
  readonly quickened: readonly (readonly [Square, number])[];
  readonly tornados: readonly Tornado[];
  readonly avalanches: readonly Avalanche[];
  readonly tunnels: readonly Tunnel[];
  readonly stage: Pursuit | null;
  readonly reps: readonly (readonly [string, number])[];
  readonly result: { readonly winner: Side | null; readonly by: string } | null;
}

const wallList = (file: File): readonly (Wall | null)[] => {
  const walls: (Wall | null)[] = SQUARES.map(() => null);
  for (const [square, waller] of file.walls) walls[square] = { waller, shadow: null };
  for (const [square, { queen, side, range }] of file.queenShadows) walls[square] = { waller: queen, shadow: { side, range } };
  return walls;
};

const stateFrom = (file: File, ids: readonly number[]): State => {
  const stacks: (Stack | null)[] = SQUARES.map(() => null);
  for (const { square, stack } of file.stacks) stacks[square] = stack;
  const decided: Decided | null = file.result && { winner: file.result.winner, rule: file.result.by };
  return {
    ...BARE,
    toMove: file.toMove,
    ply: file.plies,
    lastNull: file.lastNull,
    nextId: file.nextId ?? Math.max(0, ...ids) + 1,
    stacks,
    walls: wallList(file),
    tombs: Object.fromEntries(file.tombs),
    exploded: Object.fromEntries(file.exploded),
    corrupted: [...file.corrupted].sort((a, b) => a - b),
    traps: file.traps,
    bombs: file.bombs,
    distracts: file.distracts,
    quickened: Object.fromEntries(file.quickened),
    tornados: file.tornados,
    avalanches: file.avalanches,
    tunnels: file.tunnels,
    pursuit: file.stage,
    seen: Object.fromEntries(file.reps),
    decided,
  };
};

/** What no single field can get wrong: units on top of each other, ids used twice, covered tombs. */
const inconsistency = (file: File, ids: readonly number[], state: State): string | null => {
  const twice = ids.find((each, index) => ids.indexOf(each) !== index);
  if (twice !== undefined) return `The id ${twice} is used twice.`;
  const crowded = file.stacks.find(({ square }, index) => file.stacks.findIndex((each) => each.square === square) !== index);
  if (crowded) return `Two stacks stand on ${nameOf(crowded.square)}.`;
  if (file.nextId !== null && ids.some((each) => each >= (file.nextId as number))) return `"nextId" must be greater than every id.`;
  for (const side of SIDES) {
    const kings = file.stacks.filter(({ stack }) => stack.side === side && kindOf(stack) === 'K').length;
    if (kings > 1 || (kings === 0 && !file.result))
      return `Each side has exactly one King; ${side === 'white' ? 'White' : 'Black'} has ${kings}.`;
  }
  const both = file.walls.find(([square]) => file.queenShadows.some(([other]) => other === square));
  if (both) return `${nameOf(both[0])} is both a wall and a Queen's Shadow.`;
  for (const { square, stack, onWall } of file.stacks) {
    const wall = state.walls[square];
    if (wall && (kindOf(stack) !== 'M' || wall.shadow)) return `${nameOf(square)}: only an Assassin stands on a wall.`;
    if (onWall !== !!wall) return `${nameOf(square)}: "onWall" must say whether a wall is there.`;
  }
  for (const [square, tomb] of file.tombs) {
    const isCovered = !!state.stacks[square] || !!state.walls[square];
    if (isCovered !== (tomb.status === 'hidden')) return `tombs.${nameOf(square)}: a tomb is hidden exactly while something is on it.`;
  }
  const spoiled = file.corrupted.find((square) => state.stacks[square] || state.walls[square] || state.tombs[square]);
  if (spoiled !== undefined) return `corrupted: ${nameOf(spoiled)} holds no unit, wall or tomb.`;
  const marked = file.distracts.find(({ square }, index) => file.distracts.findIndex((each) => each.square === square) !== index);
  if (marked) return `distracts: ${nameOf(marked.square)} bears one mark.`;
  const idle = file.avalanches.findIndex(({ squares }) => squares.length === 0);
  return idle < 0 ? null : `avalanches[${idle}].squares: it flows over at least one square.`;
};

export const read = (text: string): Result<State, Problem> => {
  const json = parsedJson(text);
  if (!json.ok) return json;
  const known = FILE(json.value, 'position');
  if (!known.ok) return known;
  const file = known.value as File;
  const ids = [
    ...file.stacks.flatMap(({ stack }) => aboard(stack).map((unit) => unit.id)),
    ...file.tombs.flatMap(([, { queue }]) => queue.map((unit) => unit.id)),
  ];
  const state = stateFrom(file, ids);
  const wrong = inconsistency(file, ids, state);
  return wrong ? problem(wrong) : ok(state);
};
