/** What can happen to the game on the screen. */
import type { Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Side } from '../../kernel/side.ts';
import type { Movers } from '../model/crowd.ts';
import type { Confirm } from '../model/picking.ts';
import type { Table } from '../model/table.ts';
import type { UndoUnit } from '../model/travel.ts';
import type { GameTree, NodeId } from '../model/tree.ts';
import type { LinePlace } from '../playback/line-places.ts';
import type { Playback, Tempo } from '../playback/playback.ts';
import type { GameHeading } from '../seats/heading.ts';
import type { Session } from './session.ts';

/** Of a clock, in milliseconds: the time used since the last action when the tab was left, and why that could not be read. */
export interface SpentTime {
  readonly spent: number;
  readonly wrong: string | null;
}

interface LoadEvent extends Pick<Session, 'flipped' | 'replaying' | 'notice'> {
  readonly type: 'load';
  readonly table: Table;
  readonly heading: GameHeading;
  readonly spent: SpentTime;
}

export type SessionEvent =
  // A person acts: refused in the computer's turn, and while the clock or the card holds the game.
  /** `next` is the table after the pick, where it was computed before the click. */
  | { readonly type: 'pick'; readonly target: Target; readonly confirm: Confirm; readonly next?: Table }
  /** All picks of an action; a dangerous one needs a second event. */
  | { readonly type: 'enact'; readonly picks: readonly Target[]; readonly confirm: Confirm }
  /** Which units of the picked crowd move, and how. */
  | { readonly type: 'chooseMovers'; readonly movers: Movers }
  /** A typed text led to this table. */
  | { readonly type: 'typed'; readonly table: Table }
  /** Something is said beside the board: a claim, an offer. */
  | { readonly type: 'say'; readonly said: Target }

  // Another place of the game, or less picked there.
  | { readonly type: 'back' }
  /** Why can a square not be picked? */
  | { readonly type: 'why'; readonly square: Square }
  | { readonly type: 'undo'; readonly stride: UndoUnit }
  | { readonly type: 'redo'; readonly stride: UndoUnit }
  | { readonly type: 'goTo'; readonly cursor: number }
  | { readonly type: 'visit'; readonly node: NodeId }
  /** A place of the same game with a branch more. */
  | { readonly type: 'enter'; readonly table: Table }
  /** The rest of the line has been replayed; `problem`: why it could not be. */
  | { readonly type: 'lengthen'; readonly problem: string | null }

  // Lines, notes and arrows.
  | { readonly type: 'edit'; readonly tree: GameTree }
  | { readonly type: 'prune'; readonly node: NodeId }
  | { readonly type: 'restoreLine' }

  // The computer acts, or is to.
  /** Null: it has nothing to play here, and a person is asked. */
  | { readonly type: 'respond'; readonly picks: readonly Target[] | null }
  | { readonly type: 'pauseComputer' }
  | { readonly type: 'callComputer' }
  /** The expected only answer; a newcomer is only shown it. */
  | { readonly type: 'playForced'; readonly isNewcomer: boolean }

  // Who plays, and the clock.
  | { readonly type: 'seat'; readonly heading: GameHeading }
  | { readonly type: 'runClock' }
  | { readonly type: 'pauseClock' }
  | { readonly type: 'pressClock' }
  /** Has a side's time run out? */
  | { readonly type: 'checkClock' }
  | { readonly type: 'takeDevice' }
  /** In milliseconds. */
  | { readonly type: 'giveTime'; readonly side: Side; readonly more: number }

  // Another game comes, or this one goes.
  | LoadEvent
  /** The same game with other options, before anything is played. */
  | { readonly type: 'restart'; readonly table: Table }
  | { readonly type: 'leave'; readonly notice: Session['notice'] }

  // What is shown of the game.
  | { readonly type: 'frame'; readonly playback: Playback | null }
  /** A place of the line; from there it plays by itself, or is paused. */
  | { readonly type: 'watch'; readonly place: LinePlace; readonly running: boolean };

/** Under what conditions an event happens. */
export interface Conditions {
  /** The players' clock, in milliseconds. */
  readonly now: number;
  /** Of animations; null: there are none. */
  readonly tempo: Tempo | null;
  /** Are only answers played by themselves? */
  readonly isForcedPlayed: boolean;
}
