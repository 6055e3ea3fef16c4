import type { Direction } from '../../../kernel/board/direction.ts';
import * as c from '../../../kernel/editing/codec.ts';
import { MAX_NUMBER } from '../../../kernel/editing/fields.ts';
import type { Side } from '../../../kernel/side.ts';
import { ahead } from '../position/board.ts';
import { bury, changeStack, changeUnit } from '../position/changed.ts';
import { aKind, aKindInside, capacity, isAimed, isLifeless } from '../position/kinds.ts';
import { AIM, COUNT, listOf, NO, OWN_FIELDS, SQUARE, UNIT } from '../position/schema.ts';
import { eachUnit, mostLostRange20 } from '../position/stacks.ts';
import type { Actor, Buried, Component, Stack, Tomb } from '../position/state.ts';
import { MONAD_CODEC, monadFault } from './monads.ts';

/** A unit in the position file. A unit without an aim aims straight ahead (FC-MOVE-6). */
interface UnitFile extends c.ValuesOf<typeof UNIT> {
  readonly aim: Direction | undefined;
  readonly cargo?: readonly Stack[];
}

const unitFault = (unit: UnitFile): string | null => {
  const { kind, aim, lostRange20, gainedRange20, cargo = [] } = unit;
  if (aim && !isAimed(kind)) return `.aim: ${aKind(kind)} has no aim.`;
  if (aim && kind !== 'X' && aim.length > 1) return `.aim: ${aKind(kind)} can aim only along a rank or file.`;
  if (lostRange20 > mostLostRange20(gainedRange20))
    return `.crr20 must be a whole number from 0 to ${mostLostRange20(gainedRange20)}, not ${lostRange20}.`;
  for (const { field, owner, does } of OWN_FIELDS)
    if (kind !== owner && c.differsFromInitial(UNIT[field], unit[field]))
      return `.${field}: only ${aKindInside(owner)} ${does}.`;
  if (cargo.length > capacity(kind))
    return `.cargo: ${aKind(kind)} can carry ${capacity(kind) > 0 ? `at most ${capacity(kind)}` : 'nothing'}.`;
  return null;
};

const unitOf = (unit: UnitFile, side: Side): Component =>
  changeUnit({ ...unit, aim: unit.aim ?? ahead(side), cargo: unit.cargo ?? [] }, {});

const unitFile = (unit: Component, side: Side) => ({
  ...unit,
  aim: unit.aim === ahead(side) ? undefined : unit.aim,
});

const CARRIER = c.checked(
  c.record({ ...UNIT, aim: c.maybe(AIM), cargo: listOf(c.lazy((): c.Codec<Stack> => CARRIED)) }),
  unitFault,
);

const STACK = {
  side: c.side,
  form: c.maybe(c.oneOf(['s'])),
  comps: c.nonEmptyList(CARRIER, MAX_NUMBER, 'a list of at least one piece'),
  par: COUNT,
  shock: COUNT,
};
const SHADE = { age: COUNT, dist: COUNT };

type StackFile = c.ValuesOf<typeof STACK> & c.ValuesOf<typeof SHADE>;

const stackFault = ({ side, comps, form, age, dist }: StackFile): string | null => {
  const foe = comps.findIndex(({ cargo }) => cargo.some((each) => each.side !== side));
  if (foe >= 0) return `.comps[${foe}].cargo: only friendly pieces can be carried.`;
  const loner = comps.find(({ kind }) => kind === 'K' || isLifeless(kind));
  if (comps.length > 1 && loner) return `.comps: ${aKind(loner.kind)} cannot be in a stack.`;
  if (!form) return age + dist > 0 ? ': only a shadow has an age and a distance.' : null;
  if (comps.length > 1) return '.comps: a shadow is a single piece.';
  return loner ? `.form: ${aKind(loner.kind)} cannot be a shadow.` : null;
};

/**
 * Converts turns ago to a `since`: 5 turns ago is -5. A `since` becomes turns ago in the same way.
 * `|| 0` avoids -0.
 */
const agoAsSince = (turns: number): number => -turns || 0;

const stackOf = ({ side, form, comps, par, shock, age, dist }: StackFile): Stack => ({
  side,
  units: eachUnit(comps, (unit) => unitOf(unit, side)),
  acting: 0,
  paralysis: par,
  paralysedBy: 'FC-PAR-1',
  shock,
  since: 0,
  shade: form ? { since: agoAsSince(age), dist } : null,
  monad: null,
});

const stackFile = ({ side, units, paralysis, shock, shade }: Stack): StackFile => ({
  side,
  form: shade ? 's' : undefined,
  comps: eachUnit(units, (unit) => unitFile(unit, side)),
  par: paralysis,
  shock,
  age: agoAsSince(shade?.since ?? 0),
  dist: shade?.dist ?? 0,
});

/** A carried stack in the position file. No `idle` count, since a carried stack stands on no square. */
const CARRIED: c.Codec<Stack> = c.mapped(c.checked(c.record({ ...STACK, ...SHADE }), stackFault), stackOf, stackFile);

export interface PlacedStack extends Actor {
  readonly isOnWall: boolean;
}

export const ON_SQUARE = {
  square: c.named('sq', SQUARE),
  ...STACK,
  idle: COUNT,
  isOnWall: c.named('onWall', NO),
  ...SHADE,
  monad: c.optional(c.nullable(MONAD_CODEC), null),
};

/**
 * Reads and writes a placed stack, which stands on a square. If the stack came to the square 3 turns ago, reading sets
 * `since` to -3.
 */
export const PLACED_STACK: c.Codec<PlacedStack> = c.checked(
  c.mapped(
    c.checked(c.record(ON_SQUARE), stackFault),
    (file) => {
      const { square, idle, isOnWall, monad } = file;
      const plan = monad && { ...monad, at: monad.at ?? square };
      return {
        square,
        isOnWall,
        stack: changeStack(stackOf(file), { since: agoAsSince(idle), monad: plan }),
      };
    },
    ({ square, stack, isOnWall }) => ({
      square,
      isOnWall,
      ...stackFile(stack),
      idle: agoAsSince(stack.since),
      monad: stack.monad,
    }),
  ),
  monadFault,
);

const BURIED: c.Codec<Buried> = c.mapped(
  c.checked(c.record({ ...UNIT, aim: c.maybe(AIM), side: c.side }), unitFault),
  (unit) => bury(unitOf(unit, unit.side), unit.side),
  (unit) => ({ ...unitFile(unit, unit.side), side: unit.side }),
);

const QUEUE: c.Codec<readonly Buried[]> = c.nonEmptyList(BURIED, MAX_NUMBER, 'a list of at least one piece');

export const TOMB: c.Codec<Tomb> = c.record({
  status: c.oneOf(['hidden', 'closed', 'open']),
  rot: COUNT,
  queue: QUEUE,
});
