/** The state of FrozenChess (section 4 of the rules) as plain data. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { ValuesOf } from '../../../kernel/editing/codec.ts';
import type { ChosenOf } from '../../../kernel/editing/options.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { ClauseId } from '../rules/index.ts';
import type { OPTIONS } from './options.ts';
import type { Monad } from './plan.ts';
import type { GROUND, SEEN, TURN, UNIT } from './schema.ts';

export interface Component extends ValuesOf<typeof UNIT> {
  readonly aim: Direction;
  /** The carried stacks, in loading order (FC-TRAN-3). */
  readonly cargo: readonly Stack[];
}

export interface Shade {
  /** The side's count of turns (`State.turns`) when the unit became a shadow (FC-SHAD-1). */
  readonly since: number;
  readonly dist: number;
}

/** One or more units on a square that act as one (FC-FUSE-1). */
export interface Stack {
  readonly side: Side;
  /** The units from the base (the first unit of the stack) up. */
  readonly units: readonly [Component, ...Component[]];
  /** The index in `units` of the unit that acts in this turn (FC-FUSE-1). */
  readonly acting: number;
  /** The number of the side's turns for which the stack stays paralysed (FC-PAR-1). */
  readonly paralysis: number;
  readonly paralysedBy: ClauseId;
  /** Shellshock: squares of range lost until the end of the stack's next turn (FC-SHOCK-2). */
  readonly shock: number;
  /** The side's count of turns (`State.turns`) when the stack came to its square (FC-TIME-4). */
  readonly since: number;
  /** The shadow form of the stack (FC-SHAD-1). Null in normal form. */
  readonly shade: Shade | null;
  /** The plan and the progress that make the stack a monad (FC-MONAD-1). Null for a stack without a plan. */
  readonly monad: Monad | null;
}

export interface Actor {
  readonly square: Square;
  readonly stack: Stack;
}

/** A unit in shadow form, always a stack of one. */
export type Shadow = Actor;

/** A wall, which may be a Queen's Shadow (FC-QUEEN-4). Only a Queen's Shadow has a side and a range. */
export interface Wall {
  readonly waller: UnitId;
  readonly shadow: { readonly side: Side; readonly range: number } | null;
}

export interface Buried extends Component {
  readonly side: Side;
}

export interface Tomb {
  readonly status: 'hidden' | 'closed' | 'open';
  /** The buried units in the order in which they will leave (FC-TOMB-5). */
  readonly queue: readonly Buried[];
  /** Plies for which the tomb has rotted while closed (FC-TROT-1). */
  readonly rot: number;
}

/** A game decided by what the board does not show, such as repetition (FC-END-5). */
export interface Decided {
  readonly winner: Side | null;
  readonly rule: ClauseId;
}

export interface State extends PositionBase, ValuesOf<typeof TURN & typeof GROUND & typeof SEEN> {
  readonly options: ChosenOf<typeof OPTIONS>;
  readonly turns: Readonly<Record<Side, number>>;
  readonly nextId: UnitId;
  readonly stacks: readonly (Stack | null)[];
  /** The shadows on the board, in the order of their ids. */
  readonly shadows: readonly Shadow[];
  readonly walls: readonly (Wall | null)[];
  readonly tombs: Readonly<Record<Square, Tomb>>;
  readonly decided: Decided | null;
}
