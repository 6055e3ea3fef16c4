/** Actions as data. Special actions have the codes of section 7 of the rules. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { Kind } from './kinds.ts';
import { actingUnit } from './stacks.ts';
import type { Actor } from './state.ts';

/** Which unit of a target is meant: a kind in the stack (FC-FUSE-3), a shadow's id, or null for the whole stack. */
export type TargetUnit = Kind | UnitId | null;

interface Displacement {
  readonly kind: 'leg';
  /** The squares from start to end, both included. */
  readonly path: readonly Square[];
  readonly to: Square;
  readonly promote: Kind | null;
}

export const EXTRA_SIGNS = { leap: '^', fire: '*' } as const;

/** A leg without a capture on its end square, perhaps with bounces at corners (FC-BNC-1). */
export interface QuietLeg extends Displacement {
  readonly capture: false;
  readonly corners: readonly Square[];
  readonly extra: 'leap' | 'fire' | null;
}

export interface CaptureLeg extends Displacement {
  readonly capture: true;
  readonly targetUnit: TargetUnit;
  readonly extra: 'leap' | null;
}

export type Leg = QuietLeg | CaptureLeg;

export const quietLeg = (path: readonly Square[], to: Square, corners: readonly Square[] = []): QuietLeg => ({
  kind: 'leg',
  capture: false,
  path,
  to,
  corners,
  extra: null,
  promote: null,
});

export const captureLeg = (path: readonly Square[], to: Square, targetUnit: TargetUnit): CaptureLeg => ({
  kind: 'leg',
  capture: true,
  path,
  to,
  targetUnit,
  extra: null,
  promote: null,
});

export type UnitCode = keyof Details;
type Code = UnitCode | PlayersCode;

/** One leap of a Mass Jump (FC-FROG-7): a Frog, as its index among those that may leap, and its target. */
export interface Jump {
  readonly frog: number;
  readonly to: Square;
}

interface To {
  readonly to: Square;
}
interface Along extends To {
  readonly path: readonly Square[];
}
/** A target: the shadow with the given id, or the stack on the square if the id is null. */
interface ToEither extends To {
  readonly targetUnit: UnitId | null;
}
/** The promotion in an action. It is null unless a Pawn reaches its last rank (FC-PAWN-4). */
interface Promoting {
  readonly promote: Kind | null;
}
interface Becoming {
  readonly promote: Kind;
}
interface Aiming {
  readonly aim: Direction;
}

interface Details {
  readonly PR: Becoming;
  readonly FU: Along & Promoting;
  readonly DF: Along & Promoting;
  readonly MJ: { readonly jumps: readonly Jump[] };
  readonly SW: ToEither & Promoting;
  readonly PT: To;
  /** Spawn. `also` is the second Frog's square (FC-FROG-6). */
  readonly SN: To & { readonly also: Square | null };
  readonly MO: Becoming;
  readonly LD: Along & ToEither;
  /** Unload (FC-TRAN-2). `cargo` is the carried stack's index in loading order. */
  readonly UL: To & { readonly cargo: number };
  readonly TS: To;
  readonly MP: Promoting;
  readonly LJ: To;
  readonly KX: To;
  readonly KP: To;
  readonly CV: To & { readonly targetUnit: TargetUnit };
  readonly BS: ToEither;
  readonly PA: ToEither;
  readonly WS: ToEither;
  readonly TB: To;
  readonly CB: To & { readonly targetUnit: Kind | null };
  readonly WB: To;
  readonly OT: object;
  readonly AIM: Aiming;
  readonly WT: To;
  readonly DT: object;
  readonly DC: To;
  /** Spin. Each neighbour moves `amount` places clockwise around the Jester (FC-JEST-10). */
  readonly SP: { readonly amount: number };
  readonly SL: object;
  readonly WC: To;
  readonly WJ: To;
  readonly DI: To & Aiming;
  readonly EG: To;
  readonly TU: To;
  readonly BO: object;
  readonly QU: To;
  readonly TO: To;
  readonly AV: To;
  readonly WO: To;
  readonly KS: To;
  /** Pull by `amount` squares (FC-PULL-1). The target enters the transport on `into`, if there is one (FC-PULL-4). */
  readonly PL: ToEither & { readonly amount: number; readonly into: Square | null };
  readonly PU: ToEither & Promoting;
  readonly SH: object;
  readonly DS: object;
  readonly SS: To;
  readonly MN: { readonly plan: readonly [Planned, ...Planned[]] };
  /** Mind Control (FC-MC-1). `inner` is the action of the controlled unit. */
  readonly MC: To & { readonly inner: Move | Special };
}

export type DetailsOf<C extends UnitCode> = Details[C];

export type AimedCode = {
  [C in UnitCode]: Details[C] extends To ? (To extends Details[C] ? C : never) : never;
}[UnitCode];

export type PlainCode = { [C in UnitCode]: keyof Details[C] extends never ? C : never }[UnitCode];

export interface By {
  readonly from: Square;
  readonly by: UnitId;
}

type SpecialOf<C extends UnitCode> = { readonly kind: 'special'; readonly code: C } & By & Details[C];

export type Special<C extends UnitCode = UnitCode> = { readonly [K in C]: SpecialOf<K> }[C];

export const byActor = ({ square: from, stack }: Actor): By => ({ from, by: actingUnit(stack).id });

export const special = <C extends UnitCode>(actor: Actor, code: C, details: Details[C]): Special<C> =>
  ({ kind: 'special', code, ...byActor(actor), ...details }) as Special<C>;

interface PlayersDetails {
  readonly RS: object;
  readonly TX: object;
  /** Rotation of an area (FC-ROT-1). `amount` is the clockwise angle in degrees. */
  readonly RO: To & { readonly amount: number };
}

export type PlayersCode = keyof PlayersDetails;

export type PlayersAct = {
  readonly [C in PlayersCode]: {
    readonly kind: 'player';
    readonly code: C;
    readonly from: Square;
  } & PlayersDetails[C];
}[PlayersCode];

/** A special action of any ability. Every detail is optional, so that callers need not know the ability to read one. */
export interface AnySpecial {
  readonly code: Code;
  readonly to?: Square;
  readonly targetUnit?: TargetUnit;
  readonly also?: Square | null;
  readonly jumps?: readonly Jump[];
  readonly aim?: Direction;
  readonly cargo?: number;
  readonly promote?: Kind | null;
  readonly amount?: number;
  readonly into?: Square | null;
  readonly inner?: Move | Special;
  readonly plan?: readonly Planned[];
}

/** A leg in a monad's plan (FC-MONAD-1). The plan names no victim. */
export interface PlannedLeg {
  readonly kind: 'leg';
  readonly to: Square;
  readonly capture: boolean;
  readonly extra: 'leap' | 'fire' | null;
}

type PlannedDetail = 'to' | 'aim' | 'cargo' | 'amount';
type PlannedOf<C extends UnitCode> = { readonly kind: 'special'; readonly code: C } & Pick<
  Details[C],
  keyof Details[C] & PlannedDetail
>;
export type PlannedSpecial<C extends UnitCode = UnitCode> = { readonly [K in C]: PlannedOf<K> }[C];
export type Planned = PlannedLeg | PlannedSpecial;

/** A part of a move: a leg or a special action (FC-MULTI-2, FC-MULTI-3). */
export type Part = Leg | Special;

export interface Move extends By {
  readonly kind: 'move';
  readonly legs: readonly Part[];
}

export type Act = Move | Special | PlayersAct | { readonly kind: 'null' };

export const KINDS_OF_MOVE: readonly string[] = ['move', 'capture', 'bounce', 'fire', 'multi'];

/** Returns a code such as `FU`, or one of `KINDS_OF_MOVE`, for filtering lists of moves. */
export const kindOfAct = (act: Act): string => {
  if (act.kind === 'special' || act.kind === 'player') return act.code;
  if (act.kind === 'null') return '00';
  if (act.legs.length > 1) return 'multi';
  const [leg] = act.legs;
  if (leg?.kind !== 'leg') return 'move';
  if (leg.extra === 'fire') return 'fire';
  if (leg.capture || leg.extra) return 'capture';
  return leg.corners.length > 0 ? 'bounce' : 'move';
};
