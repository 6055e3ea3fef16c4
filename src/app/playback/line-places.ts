/** Places of a line, and the frames of the actions between them. */
import type { Step } from '../../kernel/event.ts';
import type { BoardView } from '../../kernel/view.ts';
import { placeAt, positionAt, type Table, turnAt, turnStart, viewOf } from '../model/table.ts';
import { type Playback, playbackAgain, playbackOf, type Tempo } from './playback.ts';

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
