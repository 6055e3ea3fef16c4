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
  /** In loading order. */
  readonly cargo: readonly Stack[];
}

export interface Shade {
  /** Finished turns of its side when it became a shadow (FC-SHAD-1). */
  readonly since: number;
  readonly dist: number;
}

/** Units on one square that act as one; a single unit is a stack of one. */
export interface Stack {
  readonly side: Side;
  /** From the base up. */
  readonly units: readonly [Component, ...Component[]];
  /** The index of the acting unit during its turn, otherwise 0. */
  readonly acting: number;
  /** Paralysis left in turns of its side, and the clause that caused it. */
  readonly paralysis: number;
  readonly paralysedBy: ClauseId;
  /** Shellshock: squares of range lost until the end of its next own turn. */
  readonly shock: number;
  /** Finished turns of its side when it came to this square. */
  readonly since: number;
  /** Null in normal form. */
  readonly shade: Shade | null;
  /** In either form (FC-MONAD-1); null if the stack is no monad. */
  readonly monad: Monad | null;
}

/** A unit on its square, in either form. */
export interface Actor {
  readonly square: Square;
  readonly stack: Stack;
}

/** Always a stack of one; may share its square with other units. */
export type Shadow = Actor;

/** A wall, or with `shadow` a Queen's Shadow, whose waller is its Queen. */
export interface Wall {
  readonly waller: UnitId;
  readonly shadow: { readonly side: Side; readonly range: number } | null;
}

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

/** An end of the game that is not visible on the board. */
export interface Decided {
  readonly winner: Side | null;
  readonly rule: ClauseId;
}

export interface State extends PositionBase, ValuesOf<typeof TURN & typeof GROUND & typeof SEEN> {
  readonly options: ChosenOf<typeof OPTIONS>;
  /** Finished turns. */
  readonly turns: Readonly<Record<Side, number>>;
  readonly nextId: UnitId;
  readonly stacks: readonly (Stack | null)[];
  /** In the order of their ids. */
  readonly shadows: readonly Shadow[];
  readonly walls: readonly (Wall | null)[];
  readonly tombs: Readonly<Record<Square, Tomb>>;
  readonly decided: Decided | null;
}
