/** What one action is made of: a move in legs (which may take in special actions), a special action with its code (section 7 of the rules), or no move. */
import type { Square } from '../../../kernel/board.ts';
import type { Direction } from '../../../kernel/direction.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Kind } from './kinds.ts';

/** One displacement of a move. `path` runs from the start to the end, both included; `corners` are where it bounced. */
export interface Leg {
  readonly kind: 'leg';
  readonly path: readonly Square[];
  readonly to: Square;
  readonly corners: readonly Square[];
  readonly capture: boolean;
  readonly extra: 'leap' | 'fire' | null;
  readonly promote: Kind | null;
  /** Whom of a fused victim it captures; null where there is nothing to choose. */
  readonly victim: Kind | null;
  /** The shadow that a shadow captures. */
  readonly prey: UnitId | null;
}

export const CODES = {
  PR: 'Promote',
  FU: 'Fuse',
  DF: 'De-fuse',
  MJ: 'Mass Jump',
  SW: 'SwapShot',
  PT: 'Paralysis Transfer',
  SN: 'Spawn',
  MO: 'Morph',
  RS: 'Respawn',
  LD: 'Load',
  UL: 'Unload',
  TS: 'Teleswap',
  MP: 'Mirror Portal',
  LJ: 'Long Jump',
  KX: "King's Exchange",
  KP: "King's Portal",
  CV: 'Conversion',
  BS: 'Ballista Shot',
  PA: 'Paralyse',
  WS: 'Warning Shot',
  TB: 'Trebuchet Shot',
  CB: 'Cannon Blast',
  WB: 'WallBlast',
  OT: 'Throw',
  AIM: 'Piece rotation',
  WT: 'Walltrap',
  DT: 'Detonate',
  DC: 'Decoherence',
  SP: 'Spin',
  SL: 'Slime Explosion',
  WC: 'WallClimb',
  WJ: 'WallJump',
  DI: 'Distract',
  EG: 'Lay an Egg',
  TU: 'Wall Tunnel',
  BO: 'Bomb',
  QU: 'Quickening',
  TO: 'Tornado',
  AV: 'Avalanche',
  TX: 'Tomb control',
  WO: 'Wonder',
  KS: "King's pawn",
  PL: 'Pull',
  PU: 'Push',
  SH: 'Shadowing',
  DS: 'De-shadow',
  SS: 'Shadowstrike',
  MN: 'Monad',
  MC: 'Mind Control',
  RO: 'Rotate the board',
} as const;
export type Code = keyof typeof CODES;

/** One Frog of a Mass Jump: its number among those who may jump, from 0, and where it goes. */
export interface Jump {
  readonly frog: number;
  readonly to: Square;
}

export interface Special {
  readonly kind: 'special';
  readonly code: Code;
  /** Where the acting unit stands; the square itself where the player acts without a unit. */
  readonly from: Square;
  /** Which unit of the stack acts, counted from the base. */
  readonly acting: number;
  readonly to: Square | null;
  readonly aim: Direction | null;
  /** A second square: of the second Frog spawned. */
  readonly also: Square | null;
  /** The Frogs of a Mass Jump, in their order. */
  readonly jumps: readonly Jump[];
  /** Which carried stack, counted from 0. */
  readonly cargo: number | null;
  /** What a Pawn is promoted to, or what it becomes by a Morph. */
  readonly promote: Kind | null;
  /** A number the player picks: how far a Pull goes, by how many degrees the board turns. */
  readonly amount: number | null;
  /** The transport a unit is pulled into. */
  readonly into: Square | null;
  /** What a mind-controlled unit does. */
  readonly inner: Move | Special | null;
  /** Whom of a fused victim it is aimed at; null where there is nothing to choose. */
  readonly victim: Kind | null;
  /** Who acts, if a shadow; `from` is its square then. */
  readonly shadow: UnitId | null;
  /** The shadow that a shadow aims at. */
  readonly prey: UnitId | null;
  /** What a monad is to do. */
  readonly plan: readonly Planned[];
}

/** One step of a monad's plan: where it goes or what it uses. Everything else is decided when it is made (FC-MONAD-1). */
export type PlannedLeg = Pick<Leg, 'kind' | 'to' | 'capture' | 'extra'>;
export type PlannedSpecial = Pick<Special, 'kind' | 'code' | 'to' | 'aim' | 'cargo' | 'amount'>;
export type Planned = PlannedLeg | PlannedSpecial;

/** One part of a turn: a leg, or a special action among or after legs (FC-MULTI-2, FC-MULTI-3). */
export type Part = Leg | Special;

export interface Move {
  readonly kind: 'move';
  readonly from: Square;
  readonly acting: number;
  /** Who acts, if a shadow; `from` is its square then. */
  readonly shadow: UnitId | null;
  readonly legs: readonly Part[];
}

export type Action = Move | Special | { readonly kind: 'null' };
export type Act = Action | { readonly kind: 'resign'; readonly side: Side };

export const special = (code: Code, from: Square, given: Partial<Omit<Special, 'kind' | 'code' | 'from'>> = {}): Special => ({
  kind: 'special',
  code,
  from,
  acting: 0,
  to: null,
  also: null,
  jumps: [],
  aim: null,
  cargo: null,
  promote: null,
  amount: null,
  into: null,
  inner: null,
  victim: null,
  shadow: null,
  prey: null,
  plan: [],
  ...given,
});

/** Every kind of action on the board. */
export const KINDS_OF_ACT: readonly string[] = ['move', 'capture', 'bounce', 'fire', 'multi', ...Object.keys(CODES), '00'];

/** The kind of an action, for counts and filters. */
export const kindOfAct = (act: Act): string => {
  if (act.kind === 'special') return act.code;
  if (act.kind === 'null') return '00';
  if (act.kind === 'resign') return 'RES';
  if (act.legs.length > 1) return 'multi';
  const [leg] = act.legs;
  if (leg?.kind !== 'leg') return 'move';
  if (leg.extra === 'fire') return 'fire';
  if (leg.corners.length > 0) return 'bounce';
  return leg.capture || leg.extra ? 'capture' : 'move';
};
