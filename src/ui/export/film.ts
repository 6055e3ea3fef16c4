/** A game as a film: a list of shots, each with its view, caption and duration. */
import { readingTime, TIMES } from '../../app/playback/durations.ts';
import { framesOf } from '../../app/playback/playback.ts';
import type { Resumable } from '../../app/resumable.ts';
import { replaying } from '../../app/table/line.ts';
import { nodeAt, onLine, placeAt, positionAt, type Table, turnStart, viewOf } from '../../app/table/table.ts';
import { childrenOf, lineThrough, noteAt, ROOT } from '../../app/table/tree.ts';
import { lastTurnOf } from '../../app/telling/last-turn.ts';
import { loggedAt } from '../../app/telling/log.ts';
import { narrate } from '../../app/telling/narrate.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { arrowsIn } from '../game/table/DrawingTools.tsx';
import { type DrawingOptions, drawBoard, EDGE, writeText } from './drawing.ts';
import { asSvg, foldText, type Picture } from './picture.ts';

/** The contents of a film: the main line, the current line, or its last turn step by step. */
export const FILMS = ['game', 'line', 'turn'] as const;
export type FilmKind = (typeof FILMS)[number];

export interface FilmShot {
  readonly view: BoardView;
  readonly caption: string;
  readonly stand: number;
  readonly options: Pick<DrawingOptions, 'last' | 'arrows'>;
}

/** The shot of a place, with the last turn, the players' arrows, and their note. */
const shotAt = (table: Table, cursor: number): FilmShot => {
  const here = placeAt(table, cursor);
  const action = cursor > 0 ? loggedAt(table, cursor - 1) : null;
  const note = noteAt(table.tree, nodeAt(here));
  const said = action ? [action.notation, action.lines[0]?.text].filter(Boolean).join(' · ') : '';
  const caption = [said, note.text].filter(Boolean).join(' ');
  return {
    view: viewOf(here),
    caption,
    stand: cursor === table.line.length ? TIMES.end : readingTime(caption, 'film'),
    options: { last: lastTurnOf(here), arrows: arrowsIn(note, table.game) },
  };
};

/** The shots of a film, one at a time; the table stays unchanged. */
export function* filming(table: Table, kind: FilmKind): Generator<FilmShot, void> {
  if (kind === 'turn') {
    if (table.cursor === 0) return;
    const from = turnStart(table, table.cursor);
    yield { ...shotAt(table, from), stand: TIMES.film.least };
    for (let at = from; at < table.cursor; at++) {
      const before = table.game.view(positionAt(table, at));
      const steps = table.replayed.turns[at]?.tell() ?? [];
      const caption = narrate(table.game, before, steps)[0]?.text ?? '';
      for (const { view } of framesOf(before, steps))
        yield { view, caption, stand: readingTime(caption, 'film'), options: {} };
    }
    yield { ...shotAt(table, table.cursor), stand: TIMES.end };
  } else for (let at = 0; at <= table.line.length; at++) yield shotAt(table, at);
}

/** The number of shots; 0 if it is unknown. */
export const lengthOf = (table: Table, kind: FilmKind): number =>
  kind === 'turn' ? 0 : table.line.length + 1;

/** The table with the film's line on it, replayed if it was not. */
export function* lineOf(table: Table, kind: FilmKind): Resumable<Table> {
  const [first] = childrenOf(table.tree, ROOT);
  if (kind !== 'game' || !first) return table;
  const line = lineThrough(table.tree, first.id);
  yield* replaying(table.game, table.tree, line);
  const there = onLine(table.game, table.tree, line, 0);
  return there.ok ? there.value : table;
}

/** The number of lines of the caption under every shot. */
const LINES = 3;

/** The drawing of a shot: the players above the board, and the caption under it. */
export const drawShot = (
  game: Game,
  title: string,
  { view, caption, options }: FilmShot,
  drawing: DrawingOptions,
): Picture => {
  const board = drawBoard(game, view, null, { ...drawing, ...options });
  const size = Math.round(board.width / 27);
  const head = size * 1.6;
  const letters = (board.width - 2 * EDGE) / (size * 0.55);
  const folded = foldText(caption, letters);
  const lines = folded.length > LINES ? [...folded.slice(0, LINES - 1), `${folded[LINES - 1]} …`] : folded;
  const height = head + board.height + (LINES + 0.4) * size * 1.3;
  const write = (text: string, y: number, bold: boolean) => writeText({ x: EDGE, y, text, size, bold });
  return asSvg(
    [
      write(title, size * 1.2, true),
      `<g transform="translate(0 ${head})">${board.parts.join('')}</g>`,
      ...lines.map((text, index) => write(text, head + board.height + (index + 0.8) * size * 1.3, false)),
    ],
    board.width,
    height,
    title,
    drawing.paint,
  );
};
