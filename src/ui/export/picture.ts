/** A picture of a position as an SVG with a legend. The SVG needs no style sheet, so any program can show the file. */
import { MESSAGES } from '../../app/base/messages.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import type { Badge, BoardView } from '../../kernel/view.ts';
import { type LegendEntry, legendOf } from '../board/looks.ts';
import { type DrawingOptions, drawBoard, EDGE, escapeText, letterOf, px, writeText } from './drawing.ts';
import { LIGHT_COLORS, type Paint, withColors } from './paint.ts';
import type { FilmShot } from './shots.ts';

const LINE = 20;

const listedBadges = (badges: readonly Badge[]): string => badges.map(({ label }) => label).join('; ');

const captions = (game: Game, view: BoardView, legend: readonly LegendEntry[]): readonly string[] => {
  const { turn } = view;
  const state =
    (turn.outcome && MESSAGES.ended(turn.outcome)) ?? `Turn ${turn.number}, ${sideName(turn.toMove)} to move.`;
  return [
    `${game.title}. ${state}`,
    ...SIDES.flatMap((side) =>
      turn.players[side].length > 0 ? [`${sideName(side)}: ${listedBadges(turn.players[side])}.`] : [],
    ),
    ...(turn.notes.length > 0 ? [`${listedBadges(turn.notes)}.`] : []),
    ...legend.map(({ text }, index) => `${letterOf(index)}  ${text}`),
  ];
};

/** Breaks a sentence into lines of about `letters` characters, since SVG does not wrap text. */
const foldText = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const TEXT = 13;

const asSvg = (
  parts: readonly string[],
  width: number,
  height: number,
  title: string,
  paint: Paint = LIGHT_COLORS,
): Picture => ({
  svg: withColors(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}" font-family="system-ui, sans-serif"><title>${escapeText(title)}</title><rect width="${px(width)}" height="${px(height)}" fill="var(--paper)"/>${parts.join('')}</svg>`,
    paint,
  ),
  width,
  height,
});

export const pictureOf = (game: Game, view: BoardView, options: DrawingOptions = {}): Picture => {
  const legend = legendOf(Object.values(view.marks).flat());
  const board = drawBoard(game, view, legend, options);
  const lines = captions(game, view, legend).flatMap((caption) => foldText(caption, (board.width - EDGE * 2) / 6.6));
  const below = board.height + 12;
  const height = below + lines.length * LINE + 8;
  const parts = [
    ...board.parts,
    ...lines.map((text, index) =>
      writeText({
        x: EDGE,
        y: below + (index + 0.7) * LINE,
        text,
        size: TEXT,
        bold: index === 0,
      }),
    ),
  ];
  return asSvg(parts, board.width, height, lines[0] ?? '', options.paint);
};

const LINES = 3;

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
