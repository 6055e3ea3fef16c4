/**
 * A board as SVG: squares, marks, units with their badges, the last turn and the players' arrows. Pictures
 * and films are made of it.
 */

import type { Settings } from '../../app/settings.ts';
import type { LastTurn } from '../../app/telling/last-turn.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import type { Arrow } from '../board/Arrows.tsx';
import { type Layout, layoutOf, type SquarePlace } from '../board/layout.ts';
import { entryOf, type LegendEntry } from '../board/looks.ts';
import { type Corner, cornerBadges } from '../board/units/Badges.tsx';
import { badgeDrawing } from '../board/units/badgeIcons.ts';
import { creature } from '../board/units/creature.ts';
import { chainsOf, type Figure, figuresOf } from '../board/units/units.ts';
import { PAINT, pieceDrawing } from '../pieces/glyphs.ts';
import { ARROW_INK, DAYLIGHT, type Paint } from './paint.ts';

/** Width of a square in units of the drawing: that of the glyphs. */
const SQUARE = 45;
/** Around the board, for the names of files and ranks. */
export const EDGE = 22;
/** Marks without a side, of White and of Black. */
const MARK_INK = { none: '#6a44a3', white: '#0b6073', black: '#7a2e14' } as const;

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
export const px = (value: number): string => String(Math.round(value * 100) / 100);

interface Written {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const writeText = ({ x, y, text, size, bold = false, fill, anchor = 'start' }: Written): string =>
  `<text x="${px(x)}" y="${px(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${escapeText(text)}</text>`;

const left = ({ x }: SquarePlace): number => EDGE + x * SQUARE;
const top = ({ y }: SquarePlace): number => EDGE + y * SQUARE;

const squares = (layout: Layout, last: readonly Square[], paint: Paint): string =>
  layout.places
    .map(
      (place) =>
        `<rect x="${px(left(place))}" y="${px(top(place))}" width="${SQUARE}" height="${SQUARE}" fill="${(last.includes(place.square) ? paint.last : paint.tones)[place.dark ? 'dark' : 'light']}"/>`,
    )
    .join('');

const edges = ({ files, ranks, rows }: Layout, fill: string): string =>
  [
    ...files.map(({ label, at }) =>
      writeText({
        x: EDGE + (at + 0.5) * SQUARE,
        y: EDGE + rows * SQUARE + 15,
        text: label,
        size: 12,
        fill,
        anchor: 'middle',
      }),
    ),
    ...ranks.map(({ label, at }) =>
      writeText({
        x: EDGE - 7,
        y: EDGE + (at + 0.5) * SQUARE + 4,
        text: label,
        size: 12,
        fill,
        anchor: 'end',
      }),
    ),
  ].join('');

const inkOf = ({ side }: Mark): string => MARK_INK[side ?? 'none'];

/** The letter of a legend's entry. */
export const letterOf = (entry: number): string => String.fromCharCode(65 + entry);

/**
 * The letter of a mark in the legend, where there is one, and the number that it bears on the board, in a
 * corner of its square.
 */
const tag = (place: SquarePlace, mark: Mark, letter: string, index: number): string => {
  const text = `${letter}${mark.value ?? ''}`;
  if (text === '') return '';
  const width = 6 + 6.5 * text.length;
  const x = left(place) + 2 + (index % 2) * 21;
  const y = top(place) + SQUARE - 13 - Math.floor(index / 2) * 13;
  return `<rect x="${px(x)}" y="${px(y)}" width="${width}" height="11" rx="2" fill="#fffefb" stroke="${inkOf(mark)}"/>${writeText({ x: x + width / 2, y: y + 9, text, size: 9, bold: true, fill: inkOf(mark), anchor: 'middle' })}`;
};

interface Line {
  readonly kind: 'halves' | 'last' | 'arrow';
  readonly color: string;
  readonly breadth: number;
  readonly tip?: boolean;
}

/** A line through the middles of squares; on one square it is a circle. */
const line = (
  layout: Layout,
  way: readonly Square[],
  { kind, color, breadth, tip = false }: Line,
): string => {
  const points = way.flatMap((square) => {
    const place = layout.places[square];
    return place ? [{ x: left(place) + SQUARE / 2, y: top(place) + SQUARE / 2 }] : [];
  });
  const [first, ...rest] = points;
  const pen = `data-line="${kind}" fill="none" stroke="${color}" stroke-width="${breadth}" stroke-opacity="0.75" stroke-linecap="round"`;
  if (!first) return '';
  if (rest.length === 0)
    return `<circle cx="${px(first.x)}" cy="${px(first.y)}" r="${px(SQUARE * 0.42)}" ${pen}/>`;
  const end = points.at(-1) ?? first;
  const before = points.at(-2) ?? first;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number) =>
    `${px(end.x - 11 * Math.cos(angle + turn))} ${px(end.y - 11 * Math.sin(angle + turn))}`;
  const head = tip ? `M${wing(0.5)}L${px(end.x)} ${px(end.y)}L${wing(-0.5)}` : '';
  return `<path d="${points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${px(x)} ${px(y)}`).join('')}${head}" ${pen}/>`;
};

/** A line to the other square of a mark that joins two. */
const join = (layout: Layout, place: SquarePlace, mark: Mark): string => {
  const end = mark.to === undefined ? undefined : layout.places[mark.to];
  if (!end) return '';
  const half = SQUARE / 2;
  return `<path d="M${px(left(place) + half)} ${px(top(place) + half)}L${px(left(end) + half)} ${px(top(end) + half)}" stroke="${inkOf(mark)}" stroke-width="3" stroke-opacity="0.55" fill="none"/>`;
};

const ground = (layout: Layout, marks: BoardView['marks'], legend: readonly LegendEntry[] | null): string =>
  layout.places
    .flatMap((place) => {
      const here = marks[place.square] ?? [];
      const [first] = here;
      if (!first) return [];
      const frame = `<rect x="${px(left(place) + 1)}" y="${px(top(place) + 1)}" width="${SQUARE - 2}" height="${SQUARE - 2}" fill="${inkOf(first)}" fill-opacity="0.13" stroke="${inkOf(first)}" stroke-opacity="0.5"/>`;
      return [frame, ...here.map((mark) => join(layout, place, mark))];
    })
    .join('') +
  layout.places
    .flatMap((place) =>
      (marks[place.square] ?? []).map((mark, index) =>
        tag(place, mark, legend ? letterOf(entryOf(legend, mark)) : '', index),
      ),
    )
    .join('');

const HALVES = { first: '0 0 22.5 45', second: '22.5 0 22.5 45' } as const;

/** A glyph in its part of the square: several units share it, and a half takes one half. */
const figure = (
  game: Game,
  layout: Layout,
  { unit, square, half, depth, crowd }: Figure,
  set: Settings['pieces'],
): string => {
  const place = layout.places[square];
  const piece = game.pieces[unit.type];
  if (!place || !piece) return '';
  const across = Math.ceil(Math.sqrt(crowd));
  const size = SQUARE / across;
  const x = left(place) + (depth % across) * size + (half === 'second' ? size / 2 : 0);
  const y = top(place) + Math.floor(depth / across) * size;
  const box = half ? HALVES[half] : '0 0 45 45';
  return pieceDrawing(piece, unit.side, set).replace(
    /^<svg [^>]*>/,
    `<svg x="${px(x)}" y="${px(y)}" width="${px(half ? size / 2 : size)}" height="${px(size)}" viewBox="${box}">`,
  );
};

/** Where a badge's middle stands on its square. */
const CORNER: Readonly<Record<Corner, readonly [x: number, y: number]>> = {
  'upper-right': [SQUARE - 8, 8],
  'lower-right': [SQUARE - 8, SQUARE - 8],
  'lower-left': [8, SQUARE - 8],
  'upper-left': [8, 8],
};

/** The badges that the board shows, each in its corner: a number, a letter or a drawing. */
const badges = (layout: Layout, unit: UnitView): string => {
  const place = layout.places[unit.at[0] ?? -1];
  if (!place || unit.inside !== undefined) return '';
  return cornerBadges(unit.badges, 'some')
    .shown.map(({ corner, badge, text }) => {
      const [dx, dy] = CORNER[corner];
      const [x, y] = [left(place) + dx, top(place) + dy];
      const sign = text
        ? writeText({ x, y: y + 3.5, text, size: 10, bold: true, fill: '#fffefb', anchor: 'middle' })
        : badgeDrawing(badge.kind).replace(
            /^<svg /,
            `<svg x="${px(x - 6)}" y="${px(y - 6)}" width="12" height="12" `,
          );
      return `<circle data-badge="${badge.kind}" cx="${px(x)}" cy="${px(y)}" r="7.5" fill="${DAYLIGHT.ink}"/>${sign}`;
    })
    .join('');
};

const chain = (layout: Layout, { at, side }: UnitView): string => {
  const points = at.flatMap((square) => {
    const place = layout.places[square];
    return place ? [{ x: place.x + 0.5, y: place.y + 0.5 }] : [];
  });
  const { body, head } = creature(points);
  const { fill, outline } = PAINT[side];
  const pen = `fill="${fill}" stroke="${outline}" stroke-width="0.05"`;
  return `<g transform="translate(${EDGE} ${EDGE}) scale(${SQUARE})"><path d="${body}" ${pen}/><circle cx="${px(head.x)}" cy="${px(head.y)}" r="0.34" ${pen}/><circle cx="${px(head.x - 0.1)}" cy="${px(head.y - 0.06)}" r="0.05" fill="${outline}"/><circle cx="${px(head.x + 0.1)}" cy="${px(head.y - 0.06)}" r="0.05" fill="${outline}"/></g>`;
};

export interface DrawingOptions {
  readonly flipped?: boolean;
  readonly pieces?: Settings['pieces'];
  /** What the last turn did. */
  readonly last?: LastTurn | null;
  /** The players' arrows; a circle begins and ends on one square. */
  readonly arrows?: readonly Arrow[];
  readonly paint?: Paint;
}

export interface Drawing {
  readonly parts: readonly string[];
  /** In units of the drawing, with the edge. */
  readonly width: number;
  readonly height: number;
}

/** The board; marks bear the letters of a legend, if there is one. */
export const drawBoard = (
  game: Game,
  view: BoardView,
  legend: readonly LegendEntry[] | null,
  { flipped = false, pieces = 'drawn', last = null, arrows = [], paint = DAYLIGHT }: DrawingOptions,
): Drawing => {
  const layout = layoutOf(game.board, flipped);
  const units = Object.values(view.units);
  const lastLine = { kind: 'last', color: paint.last.line, breadth: 2 } as const;
  return {
    width: EDGE * 2 + layout.columns * SQUARE,
    height: EDGE * 2 + layout.rows * SQUARE,
    parts: [
      squares(layout, last?.squares ?? [], paint),
      edges(layout, paint.ink),
      ground(layout, view.marks, legend),
      ...(last?.ways ?? []).map((way) => line(layout, way, { ...lastLine, tip: true })),
      ...(last?.actors ?? []).map((square) => line(layout, [square], lastLine)),
      ...chainsOf(units).map((unit) => chain(layout, unit)),
      ...units
        .filter(({ body, at }) => body === 'halves' && at.length > 1)
        .map(({ at }) => line(layout, at, { kind: 'halves', color: MARK_INK.none, breadth: 2 })),
      ...figuresOf(units).map((each) => figure(game, layout, each, pieces)),
      ...units.map((unit) => badges(layout, unit)),
      ...arrows.map(({ from, to, color }) =>
        line(layout, [...new Set([from, to])], {
          kind: 'arrow',
          color: ARROW_INK[color],
          breadth: 4,
          tip: true,
        }),
      ),
    ],
  };
};
