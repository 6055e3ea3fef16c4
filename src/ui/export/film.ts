import type { FilmShot } from '../../app/telling/shots.ts';
import type { Game } from '../../kernel/game.ts';
import { type DrawingOptions, drawBoard, EDGE, writeText } from './drawing.ts';
import { asSvg, foldText, type Picture } from './picture.ts';

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
