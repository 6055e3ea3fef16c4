import type { Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Side } from '../../kernel/side.ts';
import type { Notice } from '../base/messages.ts';
import type { Movers } from '../model/crowd.ts';
import type { LazyReplay } from '../model/lazy-replay.ts';
import type { Confirm } from '../model/picking.ts';
import type { Table } from '../model/table.ts';
import type { UndoUnit } from '../model/travel.ts';
import type { GameTree, NodeId } from '../model/tree.ts';
import type { LinePlace, Playback, Tempo } from '../playback/playback.ts';
import type { GameHeading } from '../seats/heading.ts';
import { type HotSeat, NO_HOT_SEAT, type SeatedGame } from '../seats/hotseat.ts';

export interface Session {
  readonly table: Table | null;
  readonly heading: GameHeading | null;
  readonly flipped: boolean;
  readonly hotSeat: HotSeat;
  /** The node at which the computer was paused or found no action, so that a person may play there. */
  readonly computerPausedAt: NodeId | null;
  /** The unfinished replay of the current line; null when finished. A cached position is shown before the replay. */
  readonly replaying: LazyReplay | null;
  readonly playback: Playback | null;
  /** Whether the board plays the rest of the line like a film. Any change of the table stops the film. */
  readonly running: boolean;
  /** Whether undo led here. The next action then becomes the main line, since it replaces the undone action. */
  readonly isReachedByUndo: boolean;
  readonly beforePrune: GameTree | null;
  /** The table that a person's latest pick or action produced, or null if that pick or action finished the turn. */
  readonly unfinishedTurn: Table | null;
  readonly autoPlayed: string | null;
  readonly notice: Notice | null;
  readonly pointed: Target | null;
  readonly proposed: readonly Target[] | null;
  /** Whether the preview stays while the pointer moves, because `pointed` is kept. */
  readonly held: boolean;
  readonly hovered: Square | null;
  readonly highlighted: readonly Square[];
}

/** The initial state of pointing and previews, which each change of the table restores. */
export const RESET_WITH_TABLE = {
  pointed: null,
  proposed: null,
  held: false,
  hovered: null,
  highlighted: [],
} as const;

export const RESET_WITH_GAME = { replaying: null, computerPausedAt: null } as const;

export const NO_SESSION: Session = {
  table: null,
  heading: null,
  flipped: false,
  hotSeat: NO_HOT_SEAT,
  ...RESET_WITH_GAME,
  playback: null,
  running: false,
  isReachedByUndo: false,
  beforePrune: null,
  unfinishedTurn: null,
  autoPlayed: null,
  notice: null,
  ...RESET_WITH_TABLE,
};

export const seatedGameOf = ({ table, heading, flipped, hotSeat }: Session): SeatedGame | null =>
  table && heading ? { table, heading, flipped, hotSeat } : null;

/** Milliseconds on the clock between the last action and a reload. */
export interface SpentTime {
  readonly spent: number;
  readonly wrong: string | null;
}

interface LoadEvent extends Omit<SeatedGame, 'hotSeat'>, Pick<Session, 'replaying' | 'notice'> {
  readonly type: 'load';
  readonly spent: SpentTime;
}

export type SessionEvent =
  // Actions of a person, which `whyBlocked` may refuse.
  /** A person's pick. `next` is the table after the pick, if computed before the click to react sooner. */
  | { readonly type: 'pick'; readonly target: Target; readonly confirm: Confirm; readonly next?: Table }
  | { readonly type: 'enact'; readonly picks: readonly Target[]; readonly confirm: Confirm }
  | { readonly type: 'chooseMovers'; readonly movers: Movers }
  | { readonly type: 'typed'; readonly table: Table }
  | { readonly type: 'declare'; readonly said: Target }
  | { readonly type: 'explain'; readonly square: Square }
  | { readonly type: 'undo' | 'redo'; readonly stride: UndoUnit }
  | { readonly type: 'goTo'; readonly cursor: number }
  | { readonly type: 'visit' | 'prune'; readonly node: NodeId }
  | { readonly type: 'enter'; readonly table: Table }
  /** Lengthens the line by replayed actions. `problem` says why the replay failed; null if it did not. */
  | { readonly type: 'lengthen'; readonly problem: string | null }
  | { readonly type: 'edit'; readonly tree: GameTree }
  | { readonly type: 'playComputerAction'; readonly picks: readonly Target[] | null }
  /** Completes the only legal action. For a newcomer, only highlights the square that the action needs next. */
  | { readonly type: 'playForced'; readonly isNewcomer: boolean }
  | { readonly type: 'setHeading'; readonly heading: GameHeading }
  | { readonly type: 'runClock' | 'pauseClock' | 'pressClock' | 'checkClock' | 'takeDevice' }
  | { readonly type: 'back' | 'restoreLine' | 'pauseComputer' | 'resumeComputer' }
  /** Adds `more` milliseconds to a side's time. */
  | { readonly type: 'giveTime'; readonly side: Side; readonly more: number }
  | LoadEvent
  /** Restarts a game with other options, which can change only while the game has no actions. */
  | { readonly type: 'restart'; readonly table: Table }
  | { readonly type: 'leave'; readonly notice: Session['notice'] }
  | { readonly type: 'frame'; readonly playback: Playback | null }
  | { readonly type: 'watch'; readonly place: LinePlace; readonly running: boolean };

export interface TransitionContext {
  /** The time of a clock that never goes back, in milliseconds. */
  readonly now: number;
  readonly tempo: Tempo | null;
  readonly isForcedPlayed: boolean;
}
