/**
 * The schema of a position (section 10.2): each field once, with its name in the position file, its values and
 * its initial value. The types of the state, the reader and the writer of the file follow from it.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction } from '../../../kernel/board/direction.ts';
import * as c from '../../../kernel/editing/codec.ts';
import { BOARD, nameOf } from './board.ts';
import { KINDS, type Kind } from './kinds.ts';

/** Maximum eggs per Dragon. */
export const MOST_EGGS = 127;

/** Minimum range. */
export const LEAST_RANGE = 3;

export const ID = c.whole(1);
/** An id, or 0 for none. */
const ID_OR_NONE = c.mapped(
  c.whole(0),
  (given): number | null => given || null,
  (id) => id ?? 0,
);
const NO_ID = c.optional(ID_OR_NONE, null);
export const COUNT = c.optional(c.whole(0), 0);
export const NO = c.optional(c.flag, false);
const PLIES = c.whole(1);

const aimed = (directions: readonly Direction[]) =>
  c.meaning<Direction>(Object.fromEntries(directions.map((each) => [each.toUpperCase(), each])));
export const AIM = aimed(DIRECTIONS);
export const SQUARE = c.square(BOARD, 'a square from a1 to p16');

export const listOf = <T>(item: c.Codec<T>) => c.optional(c.list(item), []);
export const bySquare = <T>(item: c.Codec<T>) =>
  c.optional(c.bySquare(SQUARE, item, 'an object by squares from a1 to p16'), {});

const KIND = c.oneOf(KINDS);
/** A kind whose pattern is lent to another unit, and the range of its rays. */
const LENT = c.pair(KIND, c.whole(LEAST_RANGE), 'a kind and a range');
export type Lent = c.Of<typeof LENT>;

/** A unit, but for its aim and its cargo: those depend on its stack. */
export const UNIT = {
  id: ID,
  kind: KIND,
  /** Range lost by captures, in twentieths of a square. */
  crr20: COUNT,
  /** Range gained by staying on its square, in twentieths of a square. */
  ext20: COUNT,
  /** Captures of other units than Pawns, and of Pawns. */
  capN: COUNT,
  capP: COUNT,
  /** The patterns of an Assassin's last empowerment. */
  retained: listOf(LENT),
  /** Of a Dragon: the number of Eggs laid, and the one on the board. */
  eggsLaid: c.optional(c.whole(0, MOST_EGGS), 0),
  egg: NO_ID,
  /** Of an Egg: the Dragon it is tied to, and its growth. */
  layer: NO_ID,
  growth: COUNT,
  /** Of a Wonder: its progress. */
  build: COUNT,
};

/** The fields that only one kind has, and what it does with them. */
export const OWN_FIELDS = [
  { field: 'retained', owner: 'M', does: 'retains what empowers it' },
  { field: 'eggsLaid', owner: 'D', does: 'lays Eggs' },
  { field: 'egg', owner: 'D', does: 'lays Eggs' },
  { field: 'layer', owner: 'E', does: 'has a layer' },
  { field: 'growth', owner: 'E', does: 'grows' },
  { field: 'build', owner: 'W', does: 'can be built' },
] as const satisfies readonly { field: keyof typeof UNIT; owner: Kind; does: string }[];

/** Can a unit of that kind have the field at all? */
export const canHave = (kind: Kind, name: keyof typeof UNIT): boolean =>
  OWN_FIELDS.every(({ field, owner }) => field !== name || owner === kind);

/** Each square once, in scan order. */
const CORRUPTED = c.mapped(
  c.list(SQUARE),
  (squares): readonly Square[] => [...new Set(squares)].sort((a, b) => a - b),
  (squares) => squares,
);

/** `sprung`: the base of the stack caught in it; null while armed. */
const TRAP = c.record({
  square: c.as('sq', SQUARE),
  jester: ID,
  side: c.side,
  sprung: c.written(NO_ID),
});
const TRAPS = c.distinct(
  TRAP,
  ({ square, side }) => `${square} ${side}`,
  ({ square }) => `: ${nameOf(square)} can have only one trap of each side.`,
);

/** `assassin`: its owner, while that lives (FC-ASSN-7). */
const BOMB = c.record({ square: c.as('sq', SQUARE), assassin: c.written(NO_ID), side: c.side });
export type Bomb = c.Of<typeof BOMB>;
/** Assassins may leave bombs on one square, one after the other. */
const BOMBS = c.distinct(
  BOMB,
  ({ assassin }) => assassin,
  ({ square }) => `: ${nameOf(square)}: an Assassin can have only one bomb.`,
);

/** A mark that turns rays (FC-JEST-8). */
const DISTRACT = c.record({ square: c.as('sq', SQUARE), jester: ID, toward: c.as('dir', AIM) });
export type Distract = c.Of<typeof DISTRACT>;
const DISTRACTS = c.distinct(
  DISTRACT,
  ({ square }) => square,
  ({ square }) => `: ${nameOf(square)} can have only one mark.`,
);

/** A tornado by its centre; `side` cast it, and its sequence is as that side sees it (FC-TEMP-3). */
const TORNADO = c.record({ square: c.as('sq', SQUARE), plies: PLIES, side: c.side });
export type Tornado = c.Of<typeof TORNADO>;

/** The flow squares of an avalanche run outward from the Templar's (FC-TEMP-4). */
const FLOW: c.Codec<readonly Square[]> = c.some(
  SQUARE,
  BOARD.squares.length,
  'a list of at least one square',
);
const AVALANCHE = c.record({
  squares: FLOW,
  toward: c.as('dir', aimed(['n', 'e', 's', 'w'])),
  plies: PLIES,
});
export type Avalanche = c.Of<typeof AVALANCHE>;

/** A two-way passage under a wallsquare (FC-ASSN-6). */
const TUNNEL = c.record({ entrance: SQUARE, wall: SQUARE, exit: SQUARE, side: c.side });
export type Tunnel = c.Of<typeof TUNNEL>;

/** The majority side's progress in its victory sequence (FC-STG-3). */
export const PURSUIT = {
  side: c.as('maj', c.side),
  /** Its latest turns in a row with a capture, and with a check at their end. */
  captures: c.as('capStreak', COUNT),
  checks: c.as('chkStreak', COUNT),
  hasCaptured: c.as('a', NO),
  hasPromoted: c.as('b', NO),
  hasChecked: c.as('c', NO),
};
export type Pursuit = c.ValuesOf<typeof PURSUIT>;

/** The turn. */
export const TURN = { toMove: c.side, ply: c.as('plies', COUNT), lastNull: NO };

/** What lies on squares beside units, walls and tombs; then what holds for the whole game. */
export const GROUND = {
  /** The number of explosions of a square's closed tomb. */
  exploded: bySquare(c.whole(1)),
  corrupted: c.optional(CORRUPTED, []),
  traps: c.optional(TRAPS, []),
  bombs: c.optional(BOMBS, []),
  distracts: c.optional(DISTRACTS, []),
  /** Plies of quickening left. */
  quickened: bySquare(PLIES),
  /** Oldest first. */
  tornados: listOf(TORNADO),
  avalanches: listOf(AVALANCHE),
  tunnels: listOf(TUNNEL),
  pursuit: c.as('stage', c.optional(c.nullable(c.record(PURSUIT)), null)),
  /** Is it a first game, with fewer rules (FC-FIRST-1)? */
  isFirst: c.as('rules', c.optional(c.meaning<boolean>({ all: false, first: true }), false)),
  /** Does a pincer need enemy Pawns on all sides (FC-PAWN-5)? */
  surrounds: c.as('pincer', c.optional(c.meaning<boolean>({ pair: false, all: true }), false)),
  /** May the second step of a Knight capture without a leap (FC-KNIG-3)? */
  marchCaptures: c.as('march', c.optional(c.meaning<boolean>({ leap: false, any: true }), false)),
  /** The number of occurrences of each position by its key, in order of the first. */
  seen: c.as(
    'reps',
    c.optional(
      c.entries(
        c.text(
          (key) => key,
          (key) => key,
          '',
        ),
        c.whole(1),
        'an object of positions and how often each has occurred',
      ),
      [],
    ),
  ),
};
