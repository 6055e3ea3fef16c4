/** The squares that a demonstration is about: the rest of a large board need not be shown. */
import type { Square } from '../../kernel/board/board.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import type { Target } from '../../kernel/menu.ts';
import type { BoardView } from '../../kernel/view.ts';
import { lensMarks } from '../selectors.ts';
import { viewOf } from '../table/table.ts';
import type { Scene } from './film.ts';

/** Marks on more squares than this say nothing of where to look. */
const MANY = 40;

const ofEvent = (event: BoardEvent, { units }: BoardView): readonly Square[] => {
  switch (event.kind) {
    case 'moved':
      return [...event.path, ...event.at];
    case 'captured':
    case 'changed':
      return units[event.unit]?.at ?? [];
    case 'appeared':
      return event.unit.at;
    case 'burst':
    case 'rolled':
      return event.squares;
    case 'traced':
      return event.line;
    case 'marked':
      return [event.square];
    case 'turned':
    case 'ended':
      return [];
  }
};

const ofPicks = (picks: readonly Target[]): readonly Square[] =>
  picks.flatMap((pick) => (pick.kind === 'square' ? [pick.square] : []));

const ofScene = ({ shown: { table, playback, looked, lenses } }: Scene): readonly Square[] => {
  const { marks } = viewOf(table);
  const marked = Object.keys(marks).map(Number);
  const lens = lensMarks(table, lenses, looked).map(([square]) => square);
  const frame = playback?.frames[playback.index];
  return [
    ...ofPicks(table.picks),
    ...(table.refused ? [...table.refused.refusal.squares, ...ofPicks([table.refused.target])] : []),
    ...(looked === null ? [] : [looked]),
    ...(marked.length > MANY ? [] : marked),
    ...(lens.length > MANY ? [] : lens),
    ...(frame?.steps.flatMap(({ events }) => events.flatMap((event) => ofEvent(event, frame.before))) ?? []),
  ];
};

/** All squares that any scene is about. */
export const scopeOf = (scenes: readonly Scene[]): readonly Square[] => [...new Set(scenes.flatMap(ofScene))];
