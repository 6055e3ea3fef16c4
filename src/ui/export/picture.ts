/**
 * A position as a picture of its own: one SVG with the board, everything that stands and lies on it, whose turn it is, and
 * a legend of what is marked. It needs no style sheet and no font but the reader's.
 */
import type { Settings } from '../../app/settings.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import type { Badge, BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { creature } from '../board/creature.ts';
import { type Layout, layoutOf, type SquarePlace } from '../board/layout.ts';
import { entryOf, type LegendEntry, legendOf } from '../board/legend.ts';
import { chainsOf, type Figure, figuresOf } from '../board/units.ts';
import { PAINT, pieceDrawing } from '../pieces/glyphs.ts';

/** Units of the drawing a square is wide: those of the glyphs. */
const SQUARE = 45;
const EDGE = 22;
const LINE = 20;
const INK = '#22262b';
const TONES = { light: '#ece7db', dark: '#c8bda6' } as const;
/** Marks without a side, of White and of Black. */
const MARK_INK = { none: '#6a44a3', white: '#0b6073', black: '#7a2e14' } as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
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

const written = ({ x, y, text, size, bold = false, fill = INK, anchor = 'start' }: Written): string =>
  `<text x="${px(x)}" y="${px(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${escaped(text)}</text>`;

const left = ({ x }: SquarePlace): number => EDGE + x * SQUARE;
const top = ({ y }: SquarePlace): number => EDGE + y * SQUARE;

const squares = (layout: Layout): string =>
  layout.places
    .map(
      (place) =>
        `<rect x="${px(left(place))}" y="${px(top(place))}" width="${SQUARE}" height="${SQUARE}" fill="${place.dark ? TONES.dark : TONES.light}"/>`,
    )
    .join('');

const edges = ({ files, ranks, rows }: Layout): string =>
  [
    ...files.map(({ label, at }) =>
      written({ x: EDGE + (at + 0.5) * SQUARE, y: EDGE + rows * SQUARE + 15, text: label, size: 12, anchor: 'middle' }),
    ),
    ...ranks.map(({ label, at }) => written({ x: EDGE - 7, y: EDGE + (at + 0.5) * SQUARE + 4, text: label, size: 12, anchor: 'end' })),
  ].join('');

const inkOf = ({ side }: Mark): string => MARK_INK[side ?? 'none'];

/** The number of a mark in the legend, in the corners of its square. */
const tag = (place: SquarePlace, mark: Mark, number: number, index: number): string => {
  const x = left(place) + 2 + (index % 3) * 14;
  const y = top(place) + SQUARE - 13 - Math.floor(index / 3) * 13;
  return `<rect x="${px(x)}" y="${px(y)}" width="13" height="11" rx="2" fill="#fffefb" stroke="${inkOf(mark)}"/>${written({ x: x + 6.5, y: y + 9, text: String(number), size: 9, bold: true, fill: inkOf(mark), anchor: 'middle' })}`;
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
    .flatMap((place) => (marks[place.square] ?? []).map((mark, index) => tag(place, mark, entryOf(legend, mark) + 1, index)))
    .join('');

const HALVES = { first: '0 0 22.5 45', second: '22.5 0 22.5 45' } as const;

/** A glyph in a part of its square: several units share it, and a half is a half. */
const figure = (game: Game, layout: Layout, { unit, square, half, depth, crowd }: Figure, set: Settings['pieces']): string => {
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
      written({ x: left(place) + SQUARE - 3, y: top(place) + 11 + index * 11, text: String(value), size: 10, bold: true, anchor: 'end' }),
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

/** What stands under the board: the turn, the players' figures, and what each number means. */
const captions = (game: Game, view: BoardView, legend: readonly LegendEntry[]): readonly string[] => {
  const { turn } = view;
  const state = turn.outcome?.text ?? `Turn ${turn.number}, ${sideName(turn.toMove)} to move.`;
  return [
    `${game.title}. ${state}`,
    ...SIDES.flatMap((side) => (turn.players[side].length > 0 ? [`${sideName(side)}: ${listedBadges(turn.players[side])}.`] : [])),
    ...(turn.notes.length > 0 ? [`${listedBadges(turn.notes)}.`] : []),
    ...legend.map(({ text }, index) => `${index + 1}  ${text}`),
  ];
};

/** A sentence in lines of about this many letters. */
const folded = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

export interface PictureOptions {
  readonly flipped?: boolean;
  readonly pieces?: Settings['pieces'];
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const pictureOf = (game: Game, view: BoardView, { flipped = false, pieces = 'drawn' }: PictureOptions = {}): Picture => {
  const layout = layoutOf(game.board, flipped);
  const units = Object.values(view.units);
  const legend = legendOf(Object.values(view.marks).flat());
  const width = EDGE * 2 + layout.columns * SQUARE;
  const lines = captions(game, view, legend).flatMap((caption) => folded(caption, (width - EDGE * 2) / 6.6));
  const below = EDGE * 2 + layout.rows * SQUARE + 12;
  const height = below + lines.length * LINE + 8;
  const parts = [
    `<rect width="${px(width)}" height="${px(height)}" fill="#f6f4ef"/>`,
    squares(layout),
    edges(layout),
    ground(layout, view.marks, legend),
    ...chainsOf(units).map((unit) => chain(layout, unit)),
    ...figuresOf(units).map((each) => figure(game, layout, each, pieces)),
    ...units.map((unit) => numbers(layout, unit)),
    ...lines.map((text, index) => written({ x: EDGE, y: below + (index + 0.7) * LINE, text, size: 13, bold: index === 0 })),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}" font-family="system-ui, sans-serif"><title>${escaped(lines[0] ?? '')}</title>${parts.join('')}</svg>`;
  return { svg, width, height };
};
