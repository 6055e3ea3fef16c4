/**
 * A board as SVG: squares, marks, units with their badges, the last turn and the players' arrows. Pictures
 * and films are made of it.
 */

import type { Settings } from '../../app/settings.ts';
import type { LastTurn } from '../../app/telling/last-turn.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, MarkKind, UnitView } from '../../kernel/view.ts';
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

/** Squares, and over those of the last turn honey: paler where nothing stands any more. */
const squares = (
  layout: Layout,
  last: readonly Square[],
  taken: ReadonlySet<Square>,
  paint: Paint,
): string => {
  const at = (place: SquarePlace, fill: string, strength: number) =>
    `<rect x="${px(left(place))}" y="${px(top(place))}" width="${SQUARE}" height="${SQUARE}" fill="${fill}" fill-opacity="${strength}"/>`;
  return layout.places
    .map((place) => {
      const { square, dark } = place;
      const tone = at(place, paint.tones[dark ? 'dark' : 'light'], 1);
      return last.includes(square)
        ? tone + at(place, paint.last.tint, taken.has(square) ? 0.55 : 0.32)
        : tone;
    })
    .join('');
};

/** A large board becomes small in the same width: what is read on it grows. */
const isWide = ({ columns }: Layout): boolean => columns > 12;

const edges = (layout: Layout, fill: string): string => {
  const { files, ranks, rows } = layout;
  const size = isWide(layout) ? 16 : 12;
  return [
    ...files.map(({ label, at }) =>
      writeText({
        x: EDGE + (at + 0.5) * SQUARE,
        y: EDGE + rows * SQUARE + 15,
        text: label,
        size,
        fill,
        anchor: 'middle',
      }),
    ),
    ...ranks.map(({ label, at }) =>
      writeText({
        x: EDGE - (isWide(layout) ? 2 : 7),
        y: EDGE + (at + 0.5) * SQUARE + 4,
        text: label,
        size,
        fill,
        anchor: 'end',
      }),
    ),
  ].join('');
};

const inkOf = ({ side }: Mark): string => MARK_INK[side ?? 'none'];

/** The letter of a legend's entry. */
export const letterOf = (entry: number): string => String.fromCharCode(65 + entry);

/**
 * The letter of a mark in the legend, where there is one, and the number that it bears on the board, in a
 * corner of its square.
 */
const tag = (layout: Layout, place: SquarePlace, mark: Mark, letter: string, index: number): string => {
  const text = `${letter}${mark.value ?? ''}`;
  if (text === '') return '';
  const size = isWide(layout) ? 14 : 9;
  const width = 6 + 0.72 * size * text.length;
  const height = size + 2;
  const x = left(place) + 2 + (index % 2) * 21;
  const y = top(place) + SQUARE - (height + 2) * (1 + Math.floor(index / 2));
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${height}" rx="2" fill="#fffefb" stroke="${inkOf(mark)}"/>${writeText({ x: x + width / 2, y: y + 0.82 * height, text, size, bold: true, fill: inkOf(mark), anchor: 'middle' })}`;
};

/** The stone of a wall, its joints and its edge: White's is pale, Black's dark, as on the board. */
const STONE = {
  none: ['#8c8371', '#5b5446', '#5b5446'],
  white: ['#b9ae97', '#6d6554', '#fffdf6'],
  black: ['#4a463d', '#a79c86', '#22262b'],
} as const;

/** Courses of a wall: joints at the foot of each, and upright ones in turn. */
const JOINTS =
  'M0 11.25H45M0 22.5H45M0 33.75H45M15 0V11.25M37.5 0V11.25M7.5 11.25V22.5M30 11.25V22.5M15 22.5V33.75M37.5 22.5V33.75M7.5 33.75V45M30 33.75V45';
const TOMBSTONE = 'M13 38V19A9.5 9.5 0 0 1 32 19V38ZM22.5 16V29M17.5 21H27.5';
const TOMBS: readonly MarkKind[] = ['tomb', 'open-tomb', 'hidden-tomb'];

/** What lies on a square: a wall, a tombstone, or a tint and an edge. */
const lying = (place: SquarePlace, mark: Mark): string => {
  const [stone, joint, edge] = STONE[mark.side ?? 'none'];
  const at = `transform="translate(${px(left(place))} ${px(top(place))})"`;
  if (mark.kind === 'wall')
    return `<g ${at}><rect x="1" y="1" width="43" height="43" fill="${stone}" stroke="${edge}" stroke-width="2"/><path d="${JOINTS}" stroke="${joint}" stroke-width="1.8"/></g>`;
  const opacity = TOMBS.includes(mark.kind) ? 0.12 : 0.24;
  const frame = `<rect x="1" y="1" width="43" height="43" fill="${inkOf(mark)}" fill-opacity="${opacity}" stroke="${inkOf(mark)}" stroke-width="1.5" stroke-opacity="0.8"/>`;
  const tomb = `<path d="${TOMBSTONE}" fill="#fffefb" fill-opacity="0.7" stroke="${inkOf(mark)}" stroke-width="2.2"/>`;
  return `<g ${at}>${frame}${TOMBS.includes(mark.kind) ? tomb : ''}</g>`;
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
  const pen = `data-line="${kind}" fill="none" stroke="${color}" stroke-width="${breadth}" stroke-opacity="0.85" stroke-linecap="round"`;
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
  return `<path d="M${px(left(place) + half)} ${px(top(place) + half)}L${px(left(end) + half)} ${px(top(end) + half)}" stroke="${inkOf(mark)}" stroke-width="3" stroke-opacity="0.75" fill="none"/>`;
};

const ground = (layout: Layout, marks: BoardView['marks'], legend: readonly LegendEntry[] | null): string =>
  layout.places
    .flatMap((place) => {
      const here = marks[place.square] ?? [];
      const [first] = here;
      if (!first) return [];
      return [lying(place, first), ...here.map((mark) => join(layout, place, mark))];
    })
    .join('') +
  layout.places
    .flatMap((place) =>
      (marks[place.square] ?? []).map((mark, index) =>
        tag(layout, place, mark, legend ? letterOf(entryOf(legend, mark)) : '', index),
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
      const grown = isWide(layout) ? 1.35 : 1;
      const [x, y] = [left(place) + dx, top(place) + dy];
      const sign = text
        ? writeText({
            x,
            y: y + 3.5 * grown,
            text,
            size: 10 * grown,
            bold: true,
            fill: '#fffefb',
            anchor: 'middle',
          })
        : badgeDrawing(badge.kind).replace(
            /^<svg /,
            `<svg x="${px(x - 6 * grown)}" y="${px(y - 6 * grown)}" width="${px(12 * grown)}" height="${px(12 * grown)}" `,
          );
      return `<circle data-badge="${badge.kind}" cx="${px(x)}" cy="${px(y)}" r="${px(7.5 * grown)}" fill="${DAYLIGHT.ink}"/>${sign}`;
    })
    .join('');
};

/** The back of a chain, as on the board: White's is dotted, Black's barred. */
const STRIPES = {
  white: { cap: 'round', dashes: '0 0.25', breadth: 0.075 },
  black: { cap: 'butt', dashes: '0.045 0.2', breadth: 0.2 },
} as const;

const chain = (layout: Layout, { at, side }: UnitView): string => {
  const points = at.flatMap((square) => {
    const place = layout.places[square];
    return place ? [{ x: place.x + 0.5, y: place.y + 0.5 }] : [];
  });
  const { body, spine, head, angle } = creature(points);
  const { fill, outline } = PAINT[side];
  const pen = `fill="${fill}" stroke="${outline}" stroke-width="0.05"`;
  const eye = (y: number) => `<circle cx="0.13" cy="${y}" r="0.065" fill="${outline}"/>`;
  const { cap, dashes, breadth } = STRIPES[side];
  const stripes = `<path d="${spine}" fill="none" stroke="${outline}" stroke-width="${breadth}" stroke-linecap="${cap}" stroke-dasharray="${dashes}" stroke-dashoffset="-0.42"/>`;
  return `<g transform="translate(${EDGE} ${EDGE}) scale(${SQUARE})"><path d="${body}" ${pen}/>${stripes}<g transform="translate(${px(head.x)} ${px(head.y)}) rotate(${px(angle)})"><ellipse cx="0.03" cy="0" rx="0.35" ry="0.3" ${pen}/>${eye(-0.14)}${eye(0.14)}</g></g>`;
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
  const lastLine = { kind: 'last', color: paint.last.line, breadth: isWide(layout) ? 4 : 2.5 } as const;
  return {
    width: EDGE * 2 + layout.columns * SQUARE,
    height: EDGE * 2 + layout.rows * SQUARE,
    parts: [
      squares(layout, last?.squares ?? [], new Set(units.flatMap(({ at }) => at)), paint),
      edges(layout, paint.ink),
      ground(layout, view.marks, legend),
      ...(last && last.ways.length > 1 ? last.ways : []).map((way) =>
        line(layout, way, { ...lastLine, tip: true }),
      ),
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
