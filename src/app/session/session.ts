/** The game on the screen: the table, who plays, the clocks, and what is being shown of it. */
import type { Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Notice } from '../base/notice.ts';
import type { LazyReplay } from '../model/lazy-replay.ts';
import type { Table } from '../model/table.ts';
import type { GameTree, NodeId } from '../model/tree.ts';
import type { Playback } from '../playback/playback.ts';
import type { GameHeading } from '../seats/heading.ts';
import { type HotSeat, NO_HOT_SEAT, type Seated } from '../seats/hotseat.ts';

export interface Session {
  readonly table: Table | null;
  /** The game's id in the library, its players, seats and clocks. */
  readonly heading: GameHeading | null;
  readonly flipped: boolean;
  readonly hotSeat: HotSeat;
  /** The place at which the computer found nothing to play or was paused, so that a person may. */
  readonly yielded: NodeId | null;
  /** The part of the line that is still being replayed; null if all of it is known. */
  readonly replaying: LazyReplay | null;
  readonly playback: Playback | null;
  /** Does the rest of the line play by itself? Any change that it does not make itself ends that. */
  readonly running: boolean;
  /** Was this place reached by undo? Then another move replaces the one that was undone. */
  readonly takenBack: boolean;
  /** The tree before a line of it was deleted. */
  readonly beforePrune: GameTree | null;
  /** A table reached within a turn: an answer that is the only one there is played as soon as it is asked for. */
  readonly expected: Table | null;
  /** The notice of an only move: played automatically, or shown to a newcomer. */
  readonly autoPlayed: string | null;
  readonly notice: Notice | null;
  /** The square or choice under the pointer or the focus, which a click would pick. */
  readonly pointed: Target | null;
  /** An action that is previewed from a list. */
  readonly proposed: readonly Target[] | null;
  /** Does the preview stay while the pointer moves on? */
  readonly held: boolean;
  /** The square under the pointer or the focus. */
  readonly hovered: Square | null;
  /** Squares that a line beside the board speaks of while it is pointed at. */
  readonly highlighted: readonly Square[];
}

/** What is pointed at and lit, as another table begins. */
export const UNPOINTED = {
  pointed: null,
  proposed: null,
  held: false,
  hovered: null,
  highlighted: [],
} as const;

/** Places of one game, as another game begins. */
export const ELSEWHERE = { replaying: null, yielded: null } as const;

export const NO_SESSION: Session = {
  table: null,
  heading: null,
  flipped: false,
  hotSeat: NO_HOT_SEAT,
  ...ELSEWHERE,
  playback: null,
  running: false,
  takenBack: false,
  beforePrune: null,
  expected: null,
  autoPlayed: null,
  notice: null,
  ...UNPOINTED,
};

/** The part of it that the clocks and the card follow; null without a game. */
export const seatedIn = ({ table, heading, flipped, hotSeat }: Session): Seated | null =>
  table && heading ? { table, heading, flipped, hotSeat } : null;
