/**
 * A position as one SVG: the board, units, marks, the last turn, the players' arrows, whose turn it is, and a
 * legend. It needs no style sheet and no font but the reader's.
 */

import type { Settings } from '../../app/settings.ts';
import type { LastTurn } from '../../app/telling/last-turn.ts';
import { NEWS } from '../../app/telling/words.ts';
import type { Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import type { Badge, BoardView, Mark, UnitView } from '../../kernel/view.ts';
import type { Arrow } from '../board/Arrows.tsx';
import { creature } from '../board/creature.ts';
import { type Layout, layoutOf, type SquarePlace } from '../board/layout.ts';
import { entryOf, type LegendEntry, legendOf } from '../board/looks.ts';
import { chainsOf, type Figure, figuresOf } from '../board/units.ts';
import { PAINT, pieceDrawing } from '../pieces/glyphs.ts';

/** Width of a square in units of the drawing: that of the glyphs. */
const SQUARE = 45;
const EDGE = 22;
const LINE = 20;
const INK = '#22262b';
const TONES = { light: '#ece7db', dark: '#c8bda6' } as const;
/** Squares of the last turn, and its paths. */
const LAST = { light: '#b9cf9f', dark: '#a2b983', line: '#35541e' } as const;
/** Marks without a side, of White and of Black. */
const MARK_INK = { none: '#6a44a3', white: '#0b6073', black: '#7a2e14' } as const;

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const px = (value: number): string => String(Math.round(value * 100) / 100);

interface Written {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const writeText = ({ x, y, text, size, bold = false, fill = INK, anchor = 'start' }: Written): string =>
  `<text x="${px(x)}" y="${px(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${escapeText(text)}</text>`;

const left = ({ x }: SquarePlace): number => EDGE + x * SQUARE;
const top = ({ y }: SquarePlace): number => EDGE + y * SQUARE;

const squares = (layout: Layout, last: readonly Square[]): string =>
  layout.places
    .map(
      (place) =>
        `<rect x="${px(left(place))}" y="${px(top(place))}" width="${SQUARE}" height="${SQUARE}" fill="${(last.includes(place.square) ? LAST : TONES)[place.dark ? 'dark' : 'light']}"/>`,
    )
    .join('');

const edges = ({ files, ranks, rows }: Layout): string =>
  [
    ...files.map(({ label, at }) =>
      writeText({
        x: EDGE + (at + 0.5) * SQUARE,
        y: EDGE + rows * SQUARE + 15,
        text: label,
        size: 12,
        anchor: 'middle',
      }),
    ),
    ...ranks.map(({ label, at }) =>
      writeText({ x: EDGE - 7, y: EDGE + (at + 0.5) * SQUARE + 4, text: label, size: 12, anchor: 'end' }),
    ),
  ].join('');

const inkOf = ({ side }: Mark): string => MARK_INK[side ?? 'none'];

/** The letter of a legend's entry. */
const letterOf = (entry: number): string => String.fromCharCode(65 + entry);

/**
 * The letter of a mark in the legend, and the number that it bears on the board, in a corner of its square.
 */
const tag = (place: SquarePlace, mark: Mark, entry: number, index: number): string => {
  const text = `${letterOf(entry)}${mark.value ?? ''}`;
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

const ground = (layout: Layout, marks: BoardView['marks'], legend: readonly LegendEntry[]): string =>
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
      (marks[place.square] ?? []).map((mark, index) => tag(place, mark, entryOf(legend, mark), index)),
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

/** Numbers of badges, each in a corner of its unit's square. */
const numbers = (layout: Layout, unit: UnitView): string => {
  const place = layout.places[unit.at[0] ?? -1];
  if (!place || unit.inside !== undefined) return '';
  return unit.badges
    .filter(({ value }) => value !== undefined)
    .slice(0, 3)
    .map(({ value }, index) =>
      writeText({
        x: left(place) + SQUARE - 3,
        y: top(place) + 11 + index * 11,
        text: String(value),
        size: 10,
        bold: true,
        anchor: 'end',
      }),
    )
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

const listedBadges = (badges: readonly Badge[]): string => badges.map(({ label }) => label).join('; ');

/** The text under the board: the turn, the players' figures, and the legend. */
const captions = (game: Game, view: BoardView, legend: readonly LegendEntry[]): readonly string[] => {
  const { turn } = view;
  const state =
    (turn.outcome && NEWS.ended(turn.outcome)) ?? `Turn ${turn.number}, ${sideName(turn.toMove)} to move.`;
  return [
    `${game.title}. ${state}`,
    ...SIDES.flatMap((side) =>
      turn.players[side].length > 0 ? [`${sideName(side)}: ${listedBadges(turn.players[side])}.`] : [],
    ),
    ...(turn.notes.length > 0 ? [`${listedBadges(turn.notes)}.`] : []),
    ...legend.map(({ text }, index) => `${letterOf(index)}  ${text}`),
  ];
};

/** Breaks a sentence into lines of about this many letters. */
const foldText = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

export interface PictureOptions {
  readonly flipped?: boolean;
  readonly pieces?: Settings['pieces'];
  /** What the last turn did. */
  readonly last?: LastTurn | null;
  /** The players' arrows; a circle begins and ends on one square. */
  readonly arrows?: readonly Arrow[];
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const pictureOf = (
  game: Game,
  view: BoardView,
  { flipped = false, pieces = 'drawn', last = null, arrows = [] }: PictureOptions = {},
): Picture => {
  const layout = layoutOf(game.board, flipped);
  const units = Object.values(view.units);
  const legend = legendOf(Object.values(view.marks).flat());
  const width = EDGE * 2 + layout.columns * SQUARE;
  const lines = captions(game, view, legend).flatMap((caption) =>
    foldText(caption, (width - EDGE * 2) / 6.6),
  );
  const below = EDGE * 2 + layout.rows * SQUARE + 12;
  const height = below + lines.length * LINE + 8;
  const parts = [
    `<rect width="${px(width)}" height="${px(height)}" fill="#f6f4ef"/>`,
    squares(layout, last?.squares ?? []),
    edges(layout),
    ground(layout, view.marks, legend),
    ...(last?.ways ?? []).map((way) =>
      line(layout, way, { kind: 'last', color: LAST.line, breadth: 2, tip: true }),
    ),
    ...(last?.actors ?? []).map((square) =>
      line(layout, [square], { kind: 'last', color: LAST.line, breadth: 2 }),
    ),
    ...chainsOf(units).map((unit) => chain(layout, unit)),
    ...units
      .filter(({ body, at }) => body === 'halves' && at.length > 1)
      .map(({ at }) => line(layout, at, { kind: 'halves', color: MARK_INK.none, breadth: 2 })),
    ...figuresOf(units).map((each) => figure(game, layout, each, pieces)),
    ...units.map((unit) => numbers(layout, unit)),
    ...arrows.map((arrow) =>
      line(layout, [...new Set(arrow)], { kind: 'arrow', color: INK, breadth: 4, tip: true }),
    ),
    ...lines.map((text, index) =>
      writeText({ x: EDGE, y: below + (index + 0.7) * LINE, text, size: 13, bold: index === 0 }),
    ),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}" font-family="system-ui, sans-serif"><title>${escapeText(lines[0] ?? '')}</title>${parts.join('')}</svg>`;
  return { svg, width, height };
};
