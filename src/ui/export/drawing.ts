import type { Settings } from '../../app/base/settings.ts';
import type { Arrow, LastTurn } from '../../app/narration/overlays.ts';
import type { Square } from '../../kernel/board/board.ts';
import { area, paint, type Shape } from '../../kernel/drawing/shapes.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { isLarge, type Layout, layoutOf, type SquarePlace } from '../board/layout.ts';
import {
  arrowShapes,
  bandsIn,
  halfLines,
  joinsIn,
  lastTurnLines,
  markTransform,
  middles,
  placedMarks,
} from '../board/lines.ts';
import { type LegendEntry, legendIndex, MARK_TRANSFORM, markShapes } from '../board/looks.ts';
import { svgText } from '../board/shapes.ts';
import { cornerBadges } from '../board/units/Badges.tsx';
import { badgeDrawing } from '../board/units/badgeIcons.ts';
import { creature, creatureShapes, headTransform } from '../board/units/creature.ts';
import { chainsOf, type DrawnUnit, drawnUnits } from '../board/units/units.ts';
import { pieceDrawing } from '../pieces/glyphs.ts';
import type { Paint } from './paint.ts';

/** The width of a square and of a piece glyph in SVG units. */
const SQUARE = 45;
/** The margin around the board for coordinates, in SVG units. */
export const EDGE = 22;

const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeText = (text: string): string =>
  text.replace(FORBIDDEN_IN_XML, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
export const px = (value: number): string => String(Math.round(value * 100) / 100);

interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly token?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const writeText = ({ x, y, text, size, bold = false, token = 'ink', anchor = 'start' }: TextOptions): string =>
  `<text x="${px(x)}" y="${px(y)}" font-size="${size}" fill="${paint(token)}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${escapeText(text)}</text>`;

const left = ({ x }: SquarePlace): number => EDGE + x * SQUARE;
const top = ({ y }: SquarePlace): number => EDGE + y * SQUARE;

/** Draws the squares. Squares of the last turn have a tint, and a folded corner for readers who see no colour. */
const drawSquares = (layout: Layout, last: readonly Square[], taken: ReadonlySet<Square>): readonly Shape[] =>
  layout.places.flatMap(({ square, dark, x, y }) => {
    const d = `M${x} ${y}h1v1h-1z`;
    const tone = area(d, dark ? 'square-dark' : 'square-light');
    return last.includes(square)
      ? [
          tone,
          area(d, 'last-turn', { fillOpacity: taken.has(square) ? 0.55 : 0.32 }),
          area(`M${x} ${y + 1}v-.18l.18 .18z`, 'last-turn-ink'),
        ]
      : [tone];
  });

const drawCoordinates = (layout: Layout): string => {
  const { files, ranks, rows } = layout;
  const [size, gap] = isLarge(layout) ? [16, 2] : [12, 7];
  const middle = (at: number) => EDGE + (at + 0.5) * SQUARE;
  const foot = EDGE + rows * SQUARE + 15;
  return [
    ...files.map(({ label, at }) => writeText({ x: middle(at), y: foot, text: label, size, anchor: 'middle' })),
    ...ranks.map(({ label, at }) => writeText({ x: EDGE - gap, y: middle(at) + 4, text: label, size, anchor: 'end' })),
  ].join('');
};

export const letterOf = (entry: number): string => String.fromCharCode(65 + entry);

/** Draws a mark's letter and number. `index` counts a square's marks from 0. */
const drawMarkTag = (layout: Layout, place: SquarePlace, mark: Mark, letter: string, index: number): string => {
  const text = `${letter}${mark.value ?? ''}`;
  if (text === '') return '';
  const size = isLarge(layout) ? 14 : 9;
  const width = 6 + 0.72 * size * text.length;
  const height = size + 2;
  const x = left(place) + 2 + (index % 2) * 21;
  const y = top(place) + SQUARE - (height + 2) * (1 + Math.floor(index / 2));
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${height}" rx="2" fill="${paint('board-pale')}" stroke="${paint('board-ink')}"/>${writeText({ x: x + width / 2, y: y + 0.82 * height, text, size, bold: true, token: 'board-ink', anchor: 'middle' })}`;
};

const shapeGroup = (kind: string, shapes: string): string =>
  shapes &&
  `<g data-line="${kind}" transform="translate(${EDGE} ${EDGE}) scale(${SQUARE})" fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;

const drawMarks = (
  game: Game,
  layout: Layout,
  marks: BoardView['marks'],
  legend: readonly LegendEntry[] | null,
): string => {
  const placed = placedMarks(marks);
  const shapes = [
    ...placed.map(
      (each) =>
        `<g transform="${markTransform(game, layout, each)} ${MARK_TRANSFORM}">${svgText(markShapes(game, each.mark))}</g>`,
    ),
    ...bandsIn(game, layout, placed).map((band) => svgText(band.shapes)),
    svgText(joinsIn(game, layout, placed)),
  ];
  const tags = placed.map(({ square, mark, depth }) => {
    const place = layout.places[square];
    return place ? drawMarkTag(layout, place, mark, legend ? letterOf(legendIndex(legend, mark)) : '', depth) : '';
  });
  return shapeGroup('marks', shapes.join('')) + tags.join('');
};

const HALVES = { first: '0 0 22.5 45', second: '22.5 0 22.5 45' } as const;

const drawUnit = (
  game: Game,
  layout: Layout,
  { unit, square, half, depth, crowdSize }: DrawnUnit,
  set: Settings['pieces'],
): string => {
  const place = layout.places[square];
  const piece = game.pieces[unit.type];
  if (!place || !piece) return '';
  const across = Math.ceil(Math.sqrt(crowdSize));
  const size = SQUARE / across;
  const x = left(place) + (depth % across) * size + (half === 'second' ? size / 2 : 0);
  const y = top(place) + Math.floor(depth / across) * size;
  const box = half ? HALVES[half] : '0 0 45 45';
  return pieceDrawing(piece, unit.side, set).replace(
    /^<svg [^>]*>/,
    `<svg x="${px(x)}" y="${px(y)}" width="${px(half ? size / 2 : size)}" height="${px(size)}" viewBox="${box}">`,
  );
};

const drawBadges = ({ looks }: Game, layout: Layout, unit: UnitView): string => {
  const place = layout.places[unit.at[0] ?? -1];
  if (!place || unit.inside !== undefined) return '';
  return cornerBadges(looks, unit.badges, 'some')
    .shown.map(({ corner, badge, text }) => {
      const x = left(place) + (corner.endsWith('right') ? SQUARE - 8 : 8);
      const y = top(place) + (corner.startsWith('upper') ? 8 : SQUARE - 8);
      const sign = text
        ? writeText({ x: 0, y: 3.5, text, size: 10, bold: true, token: 'board-pale', anchor: 'middle' })
        : badgeDrawing(looks.badges[badge.kind]).replace(/^<svg /, '<svg x="-6" y="-6" width="12" height="12" ');
      const at = `translate(${px(x)} ${px(y)}) scale(${isLarge(layout) ? 1.35 : 1})`;
      const disc = `<circle data-badge="${badge.kind}" r="7.5" fill="${paint('board-ink')}"/>`;
      return `<g transform="${at}">${disc}${sign}</g>`;
    })
    .join('');
};

const drawChain = (layout: Layout, { at, side }: UnitView): string => {
  const shape = creature(middles(layout, at));
  const { body, head } = creatureShapes(shape, side, false);
  return `${svgText(body)}<g transform="${headTransform(shape)}">${svgText(head)}</g>`;
};

export interface DrawingOptions {
  readonly flipped?: boolean;
  readonly pieces?: Settings['pieces'];
  readonly last?: LastTurn | null;
  /** The players' arrows. Within one square, an arrow is a circle, since a line would have no length. */
  readonly arrows?: readonly Arrow[];
  readonly paint?: Paint;
}

/** Returns SVG elements, and the width and height in SVG units, margin included. */
export const drawBoard = (
  game: Game,
  view: BoardView,
  legend: readonly LegendEntry[] | null,
  { flipped = false, pieces = 'drawn', last = null, arrows = [] }: DrawingOptions,
) => {
  const layout = layoutOf(game.board, flipped);
  const units = Object.values(view.units);
  const chains = chainsOf(units).map((unit) => drawChain(layout, unit));
  const turn = last && (last.paths.length > 1 ? last : { ...last, paths: [] });
  return {
    width: EDGE * 2 + layout.columns * SQUARE,
    height: EDGE * 2 + layout.rows * SQUARE,
    parts: [
      shapeGroup('squares', svgText(drawSquares(layout, last?.squares ?? [], new Set(units.flatMap(({ at }) => at))))),
      drawCoordinates(layout),
      drawMarks(game, layout, view.marks, legend),
      shapeGroup('last', turn ? svgText(lastTurnLines(layout, turn)) : ''),
      shapeGroup('chains', chains.join('')),
      shapeGroup('halves', svgText(halfLines(layout, units))),
      ...drawnUnits(units, game.looks).map((each) => drawUnit(game, layout, each, pieces)),
      ...units.map((unit) => drawBadges(game, layout, unit)),
      ...arrows.map((arrow) => shapeGroup('arrow', svgText(arrowShapes(layout, arrow)))),
    ],
  };
};
