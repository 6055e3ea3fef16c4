/** The game on the screen, and the events that change it. */
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
  /** The node at which the computer gave up or was paused, so that a person may play there. */
  readonly computerPausedAt: NodeId | null;
  /** The part of the line that is still to be replayed; null if none is. */
  readonly replaying: LazyReplay | null;
  readonly playback: Playback | null;
  /** Whether the rest of the line plays automatically. Any other change ends that. */
  readonly running: boolean;
  /** Whether this place was reached by undo: then another move replaces the undone one. */
  readonly takenBack: boolean;
  readonly beforePrune: GameTree | null;
  /** A table reached within a turn, whose next answer is played automatically if it is the only one. */
  readonly expected: Table | null;
  readonly autoPlayed: string | null;
  readonly notice: Notice | null;
  readonly pointed: Target | null;
  readonly proposed: readonly Target[] | null;
  /** Whether the preview stays while the pointer moves. */
  readonly held: boolean;
  readonly hovered: Square | null;
  /** Squares of the list entry that is pointed at. */
  readonly highlighted: readonly Square[];
}

/** Reset when the table changes. */
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
  takenBack: false,
  beforePrune: null,
  expected: null,
  autoPlayed: null,
  notice: null,
  ...RESET_WITH_TABLE,
};

export const seatedGameOf = ({ table, heading, flipped, hotSeat }: Session): SeatedGame | null =>
  table && heading ? { table, heading, flipped, hotSeat } : null;

/** The milliseconds used before a reload since the last action, and why they could not be read. */
export interface SpentTime {
  readonly spent: number;
  readonly wrong: string | null;
}

interface LoadEvent extends Omit<SeatedGame, 'hotSeat'>, Pick<Session, 'replaying' | 'notice'> {
  readonly type: 'load';
  readonly spent: SpentTime;
}

export type SessionEvent =
  // Actions of a person: refused in the computer's turn, and while the clock or the card blocks the game.
  /** `next`: the table after the pick, if it was computed before the click. */
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
  /** The rest of the line is replayed; `problem`: why it failed. */
  | { readonly type: 'lengthen'; readonly problem: string | null }
  | { readonly type: 'edit'; readonly tree: GameTree }
  | { readonly type: 'playComputerAction'; readonly picks: readonly Target[] | null }
  /** Plays the expected only answer; a newcomer is only shown it. */
  | { readonly type: 'playForced'; readonly isNewcomer: boolean }
  | { readonly type: 'setHeading'; readonly heading: GameHeading }
  | { readonly type: 'runClock' | 'pauseClock' | 'pressClock' | 'checkClock' | 'takeDevice' }
  | { readonly type: 'back' | 'restoreLine' | 'pauseComputer' | 'resumeComputer' }
  /** In milliseconds. */
  | { readonly type: 'giveTime'; readonly side: Side; readonly more: number }
  | LoadEvent
  /** The same game with other options, before the first action. */
  | { readonly type: 'restart'; readonly table: Table }
  | { readonly type: 'leave'; readonly notice: Session['notice'] }
  | { readonly type: 'frame'; readonly playback: Playback | null }
  | { readonly type: 'watch'; readonly place: LinePlace; readonly running: boolean };

export interface TransitionContext {
  /** In milliseconds. */
  readonly now: number;
  readonly tempo: Tempo | null;
  readonly isForcedPlayed: boolean;
}
