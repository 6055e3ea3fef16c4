/** The state of FrozenChess (section 4 of the rules) as plain data. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Monad } from '../monad/plan.ts';
import type { ClauseId } from '../rules/index.ts';
import type { Kind } from './kinds.ts';

/** One unit. */
export interface Component {
  readonly id: UnitId;
  readonly kind: Kind;
  /** Range lost by captures, in twentieths of a square. */
  readonly crr20: number;
  /** Range gained by staying on its square, in twentieths of a square. */
  readonly ext20: number;
  readonly capN: number;
  readonly capP: number;
  readonly aim: Direction;
  /** Carried stacks, in loading order. */
  readonly cargo: readonly Stack[];
  /** The patterns of an Assassin's last empowerment. */
  readonly retained: readonly Lent[];
  /** Of a Dragon: the number of Eggs laid, and the one on the board. */
  readonly eggsLaid: number;
  readonly egg: UnitId | null;
  /** Of an Egg: the Dragon it is tied to, and its growth. */
  readonly layer: UnitId | null;
  readonly growth: number;
  /** Of a Wonder: its progress. */
  readonly build: number;
}

/** A kind whose pattern is lent to another unit, and the range of its rays. */
export type Lent = readonly [kind: Kind, range: number];

/** The record of a shadow's time as one (FC-SHAD-1). */
export interface Shade {
  /** Own turns its side had finished when it became a shadow. */
  readonly since: number;
  /** Squares travelled in shadow form. */
  readonly dist: number;
}

/** The units on one square that act as one; a single unit is a stack of one. */
export interface Stack {
  readonly side: Side;
  /** From the base. */
  readonly comps: readonly [Component, ...Component[]];
  /** The index of the acting unit in its own turn; 0 at all other times. */
  readonly acting: number;
  /** Own turns of paralysis left, and the clause that set it. */
  readonly par: number;
  readonly parBy: ClauseId;
  /** Shellshock: squares of range missing until the end of its next own turn. */
  readonly shock: number;
  /** Own turns its side had finished when it came to this square. */
  readonly since: number;
  /** Of a shadow; null in normal form. */
  readonly shade: Shade | null;
  /** Of a monad, in either form: its plan (FC-MONAD-1); null for all others. */
  readonly monad: Monad | null;
}

/** A unit on its square, in either form (`stack.shade`): one that acts or is acted upon. */
export interface Actor {
  readonly square: Square;
  readonly stack: Stack;
}

/** A unit in shadow form, always a stack of one: it fills no square and shares it with other units. */
export type Shadow = Actor;

/** A wallsquare, or with `shadow` a Queen's Shadow, whose waller is its Queen. */
export interface Wall {
  readonly waller: UnitId;
  readonly shadow: { readonly side: Side; readonly range: number } | null;
}

/** A buried unit, with its fields at death. */
export interface Buried extends Component {
  readonly side: Side;
}

export interface Tomb {
  readonly status: 'hidden' | 'closed' | 'open';
  /** In order of leaving. */
  readonly queue: readonly Buried[];
  /** Plies of rot, while closed. */
  readonly rot: number;
}

interface Trap {
  readonly square: Square;
  readonly jester: UnitId;
  readonly side: Side;
  /** The base of the stack caught in it; null while armed. */
  readonly sprung: UnitId | null;
}

/** A bomb; `assassin`: its owner, while that lives (FC-ASSN-7). */
export interface Bomb {
  readonly square: Square;
  readonly assassin: UnitId | null;
  readonly side: Side;
}

/** A distract mark: it turns rays (FC-JEST-8). */
export interface Distract {
  readonly square: Square;
  readonly jester: UnitId;
  readonly toward: Direction;
}

/** A tornado, by its centre; `side` cast it, and its sequence is as that side sees it (FC-TEMP-3). */
export interface Tornado {
  readonly square: Square;
  readonly plies: number;
  readonly side: Side;
}

/** An avalanche; its flow squares run outward from the Templar's (FC-TEMP-4). */
export interface Avalanche {
  readonly squares: readonly Square[];
  readonly toward: Direction;
  readonly plies: number;
}

/** A two-way passage under a wallsquare (FC-ASSN-6). */
export interface Tunnel {
  readonly entrance: Square;
  readonly wall: Square;
  readonly exit: Square;
  readonly side: Side;
}

/** The majority side's progress in its victory sequence (FC-STG-3). */
export interface Pursuit {
  readonly side: Side;
  /** Its latest turns in a row with a capture, and with a check at their end. */
  readonly captures: number;
  readonly checks: number;
  readonly hasCaptured: boolean;
  readonly hasPromoted: boolean;
  readonly hasChecked: boolean;
}

/** An end of the game that is not visible on the board. */
export interface Decided {
  readonly winner: Side | null;
  readonly rule: ClauseId;
}

type Occurrence = readonly [key: string, times: number];

export interface State extends PositionBase {
  /** Finished turns of each side. */
  readonly turns: Readonly<Record<Side, number>>;
  readonly lastNull: boolean;
  readonly nextId: UnitId;
  readonly stacks: readonly (Stack | null)[];
  /** In the order of their ids. */
  readonly shadows: readonly Shadow[];
  readonly walls: readonly (Wall | null)[];
  readonly tombs: Readonly<Record<Square, Tomb>>;
  /** The number of explosions of a square's closed tomb. */
  readonly exploded: Readonly<Record<Square, number>>;
  /** In scan order. */
  readonly corrupted: readonly Square[];
  readonly traps: readonly Trap[];
  readonly bombs: readonly Bomb[];
  readonly distracts: readonly Distract[];
  /** Plies of quickening left. */
  readonly quickened: Readonly<Record<Square, number>>;
  /** Oldest first. */
  readonly tornados: readonly Tornado[];
  readonly avalanches: readonly Avalanche[];
  readonly tunnels: readonly Tunnel[];
  readonly pursuit: Pursuit | null;
  /** The number of occurrences of each position by its key, in order of the first. */
  readonly seen: readonly Occurrence[];
  readonly decided: Decided | null;
  /** Is it a first game, with fewer rules (FC-FIRST-1)? */
  readonly isFirst: boolean;
  /** Does a pincer need enemy Pawns on all sides (FC-PAWN-5)? */
  readonly surrounds: boolean;
  /** May the second step of a Knight capture without a leap (FC-KNIG-3)? */
  readonly marchCaptures: boolean;
}
