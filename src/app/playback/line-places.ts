/** Places of a line, the frames of the actions between them, and the line as a timeline of both. */
import type { Step } from '../../kernel/event.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { BoardView } from '../../kernel/view.ts';
import { placeAt, positionAt, type Table, turnAt, turnStart, viewOf } from '../model/table.ts';
import { backward, onward, type Playback, playbackAgain, playbackOf, type Tempo } from './playback.ts';
import type { Timeline } from './timeline.ts';

/** A place of a line, and the frames of the action that leads there while they are shown. */
export interface LinePlace {
  readonly table: Table;
  readonly playback: Playback | null;
}

/** Jumps of up to this many actions are animated; longer ones are instant. */
const NEAR = 3;

const stepsBetween = ({ replayed }: Table, from: number, to: number): readonly Step[] =>
  replayed.turns.slice(from, to).flatMap((turn) => turn.tell());

/** The animation from one table to the next; null where nothing moves, or where another line is shown. */
export const playbackBetween = (before: Table, next: Table, tempo: Tempo): Playback | null => {
  const { game, cursor } = before;
  const leadsOn = next.game === game && next.cursor > cursor && next.cursor <= cursor + NEAR;
  return leadsOn && turnAt(before, cursor) === turnAt(next, cursor)
    ? playbackOf(viewOf(before), stepsBetween(next, cursor, next.cursor), tempo)
    : null;
};

/** The last turn once more, as it was played; null at the start. */
export const lastTurnAgain = (table: Table, tempo: Tempo): Playback | null => {
  if (table.cursor === 0) return null;
  const since = turnStart(table, table.cursor);
  const before = table.game.view(positionAt(table, since));
  const again = playbackOf(before, stepsBetween(table, since, table.cursor), tempo);
  return again && { ...again, since };
};

/** The actions since a place once more, slowly or frame by frame. */
export const actionsAgain = (table: Table, since: number, byHand: boolean): Playback => {
  const before = table.game.view(positionAt(table, since));
  return { ...playbackAgain(before, stepsBetween(table, since, table.cursor), byHand), since };
};

/** A place without an animation; the present one stays as it is. */
export const linePlace = (table: Table, cursor: number): LinePlace => ({
  table: cursor === table.cursor ? table : placeAt(table, cursor),
  playback: null,
});

/** The view of a place: a frame of its animation, or its position. */
export const viewOn = ({ table, playback }: LinePlace): BoardView =>
  playback?.frames[playback.index]?.view ?? viewOf(table);

/** Do more frames of its action follow? */
export const isMidway = ({ playback }: LinePlace): boolean => playback !== null && onward(playback) !== null;

const startOf = memoize((table: Table): LinePlace => ({ table, playback: null }));

/** The line of a table from its place; `restAt` is the time that a place stands after its action. */
export const lineTimeline = (
  table: Table,
  tempo: Tempo,
  restAt: (table: Table) => number | null,
): Timeline<LinePlace> => ({
  start: startOf(table),
  next({ table: here, playback }) {
    const frame = playback && onward(playback);
    if (frame) return { table: here, playback: frame };
    const { table: next } = linePlace(here, here.cursor + 1);
    if (next.cursor > here.cursor) return { table: next, playback: playbackBetween(here, next, tempo) };
    return playback?.stand === null ? { table: here, playback: null } : null;
  },
  back({ table: here, playback }) {
    const frame = playback?.stand === null ? backward(playback) : null;
    if (frame) return { table: here, playback: frame };
    return here.cursor > 0 ? linePlace(here, here.cursor - 1) : null;
  },
  durationOf({ table: here, playback }) {
    if (playback && onward(playback)) return playback.stand;
    const rest = here.cursor < here.line.length ? restAt(here) : null;
    return rest === null ? null : rest + (playback?.stand ?? 0);
  },
});
