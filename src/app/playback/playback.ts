import type { UnitId } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { BoardEvent, Step } from '../../kernel/event.ts';
import { foldEvent } from '../../kernel/fold.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { positionAt, resultBefore, type Table, turnStart, viewOf, withCursor } from '../model/table.ts';

/** Durations in milliseconds. */
export const TIMES = {
  /** Milliseconds for a unit's motion, or a frame without narration. */
  pace: 230,
  /** Milliseconds for a frame with narration. */
  frame: 620,
  /** The maximum duration in ms of a story (playback with narration), unless very many frames need longer. */
  story: 7000,
  /** Milliseconds for a frame of a replay, to read its narration. */
  slow: 1900,
  /** Milliseconds for a frame of a primer's demo. A demo shows one point of the primer. */
  point: 900,
  /** Milliseconds for the last frame of a primer's demo, before the demo begins again. */
  pointEnd: 2700,
  /** Milliseconds for the last frame of a film or loop. */
  end: 4000,
  /** Reading time per letter of narration, in ms. */
  letter: 38,
  /** Limits of reading time for one action of a line, in ms. */
  line: { least: 900, most: 6000 },
  /** Limits of the time to read the words beside a scene, in ms. A scene is a part of a demonstration. */
  scene: { least: 1300, most: 7000 },
  film: { least: 1000, most: 3200 },
} as const;

export const readingTime = (words: string, place: 'line' | 'scene' | 'film'): number =>
  Math.max(TIMES[place].least, Math.min(TIMES[place].most, words.length * TIMES.letter));

export interface Frame {
  readonly before: BoardView;
  readonly steps: readonly Step[];
  readonly view: BoardView;
  readonly leaving: readonly UnitView[];
  /** Ways of units that turn corners, as lists of squares. Other units move in straight lines. */
  readonly ways: Readonly<Record<UnitId, readonly Square[]>>;
  readonly bursts: readonly Square[];
  readonly rolls: readonly Extract<BoardEvent, { kind: 'rolled' }>[];
  readonly traces: readonly Extract<BoardEvent, { kind: 'traced' }>[];
}

export interface Playback {
  readonly frames: readonly Frame[];
  readonly index: number;
  /** Milliseconds for a unit's motion. */
  readonly pace: number;
  /** Milliseconds for a frame; null if the player steps by hand. */
  readonly frameTime: number | null;
  /** The cursor where a replay begins; absent if the actions are new. */
  readonly since?: number;
}

const VISIBLE: readonly BoardEvent['kind'][] = ['moved', 'captured', 'appeared', 'burst', 'rolled', 'traced'];

/** Whether an event gives its step a frame of its own. A change of badges alone is too small for a frame. */
const isVisible = (event: BoardEvent): boolean =>
  VISIBLE.includes(event.kind) ||
  (event.kind === 'changed' && (event.to.type !== undefined || event.to.side !== undefined));

const frameOf = (before: BoardView, steps: readonly Step[]): Frame => {
  const events = steps.flatMap((step) => step.events);
  const turning = events.filter((event) => event.kind === 'moved').filter(({ path }) => path.length > 2);
  return {
    before,
    steps,
    view: events.reduce(foldEvent, before),
    leaving: events.flatMap((event) => (event.kind === 'captured' ? (before.units[event.unit] ?? []) : [])),
    ways: Object.fromEntries(turning.map(({ unit, path }) => [unit, path])),
    bursts: events.flatMap((event) => (event.kind === 'burst' ? event.squares : [])),
    rolls: events.filter((event) => event.kind === 'rolled'),
    traces: events.filter((event) => event.kind === 'traced'),
  };
};

/** Builds frames. A step without visible event joins the frame before, since its own frame would show nothing. */
export const framesOf = (before: BoardView, steps: readonly Step[]): readonly Frame[] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && !step.events.some(isVisible)) last.push(step);
    else groups.push([step]);
  }
  let view = before;
  return groups.map((group) => {
    const frame = frameOf(view, group);
    view = frame.view;
    return frame;
  });
};

/** Fewest frames that make a playback a story, which is narrated in words. */
const MIN_STORY_FRAMES = 3;

export const isStory = ({ frames, frameTime }: Playback): boolean =>
  frameTime === null || frameTime === TIMES.slow || frames.length >= MIN_STORY_FRAMES;

/** A factor of speed (2 is twice as fast), or `step` if the player advances frames by hand. */
export type Tempo = number | 'step';

/**
 * Returns a playback of steps; null if there are no steps. A playback of `MIN_STORY_FRAMES` or more frames shows each
 * frame longer, because the player reads words about each frame.
 */
export const playbackOf = (before: BoardView, steps: readonly Step[], tempo: Tempo): Playback | null => {
  const frames = framesOf(before, steps);
  if (frames.length === 0) return null;
  const { pace, frame, story } = TIMES;
  if (tempo === 'step' && frames.length > 1) return { frames, index: 0, pace, frameTime: null };
  const frameTime = frames.length < MIN_STORY_FRAMES ? pace : Math.max(pace, Math.min(frame, story / frames.length));
  const times = tempo === 'step' ? 1 : tempo;
  return { frames, index: 0, pace: pace / times, frameTime: frameTime / times };
};

const atFrame = (playback: Playback, index: number): Playback | null =>
  playback.frames[index] ? { ...playback, index } : null;

export const previousFrame = (playback: Playback): Playback | null => atFrame(playback, playback.index - 1);

export const nextFrame = (playback: Playback): Playback | null => atFrame(playback, playback.index + 1);

export interface LinePlace {
  readonly table: Table;
  readonly playback: Playback | null;
}

/** Longest jump, in actions, that is animated. A longer animation would keep the player waiting. */
const MAX_ANIMATED_ACTIONS = 3;

const stepsBetween = ({ replayed }: Table, from: number, to: number): readonly Step[] =>
  replayed.actions.slice(from, to).flatMap((turn) => turn.tell());

/** Animates the next few actions of a line; null for other jumps, which show their place at once. */
export const playbackBetween = (before: Table, next: Table, tempo: Tempo): Playback | null => {
  const { game, cursor } = before;
  const leadsOn = next.game === game && next.cursor > cursor && next.cursor <= cursor + MAX_ANIMATED_ACTIONS;
  return leadsOn && resultBefore(before, cursor) === resultBefore(next, cursor)
    ? playbackOf(viewOf(before), stepsBetween(next, cursor, next.cursor), tempo)
    : null;
};

export const replayOfLastTurn = (table: Table, tempo: Tempo): Playback | null => {
  if (table.cursor === 0) return null;
  const since = turnStart(table, table.cursor);
  const before = table.game.view(positionAt(table, since));
  const again = playbackOf(before, stepsBetween(table, since, table.cursor), tempo);
  return again && { ...again, since };
};

export const replayOfActions = (table: Table, since: number, byHand: boolean): Playback => {
  const before = table.game.view(positionAt(table, since));
  const steps = stepsBetween(table, since, table.cursor);
  return {
    frames: [frameOf(before, []), ...framesOf(before, steps)],
    index: 0,
    pace: 2 * TIMES.pace,
    frameTime: byHand ? null : TIMES.slow,
    since,
  };
};

/** Returns the place at a cursor, without animation. Does not copy an unchanged table, since tables are cache keys. */
export const linePlace = (table: Table, cursor: number): LinePlace => ({
  table: cursor === table.cursor ? table : withCursor(table, cursor),
  playback: null,
});

export const viewOn = ({ table, playback }: LinePlace): BoardView =>
  playback?.frames[playback.index]?.view ?? viewOf(table);
