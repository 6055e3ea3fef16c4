/** Codecs for the parts of a position, with the limits of their values (section 10.2 of the rules). */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction } from '../../../kernel/board/direction.ts';
import * as c from '../../../kernel/editing/codec.ts';
import { BOARD, nameOf } from './board.ts';
import { KINDS, type Kind } from './kinds.ts';

/** The most Eggs that one Dragon may lay in a game (FC-EGG-1). */
export const MAX_EGGS = 127;

export const MIN_RANGE = 3;

export const ID = c.whole(1);
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
  c.byWord<Direction>(Object.fromEntries(directions.map((each) => [each.toUpperCase(), each])));
export const AIM = aimed(DIRECTIONS);
export const SQUARE = c.squareByName(BOARD, 'a square from a1 to p16');

export const listOf = <T>(item: c.Codec<T>) => c.optional(c.list(item), []);
export const bySquare = <T>(item: c.Codec<T>) =>
  c.optional(c.bySquare(SQUARE, item, 'an object by squares from a1 to p16'), {});

const KIND = c.oneOf(KINDS);
/** A kind that lends its movement, and the range in squares. */
const LENT = c.pair(KIND, c.whole(MIN_RANGE), 'a kind and a range');
export type Lent = c.ValueOf<typeof LENT>;

/** The fields of a unit except `aim` and `cargo`. */
export const UNIT = {
  id: ID,
  kind: KIND,
  /** Range lost by captures (FC-CAP-3), in twentieths of a square. */
  lostRange20: c.named('crr20', COUNT),
  /** Range gained by staying on one square, in twentieths of a square. */
  gainedRange20: c.named('ext20', COUNT),
  /** The number of non-Pawns captured. Captures earn moves per turn (FC-MULTI-1). */
  nonPawnsCaptured: c.named('capN', COUNT),
  pawnsCaptured: c.named('capP', COUNT),
  /** The patterns that an Assassin keeps from its last empowerment (FC-ASSN-8). */
  retained: listOf(LENT),
  eggsLaid: c.optional(c.whole(0, MAX_EGGS), 0),
  /** The id of a Dragon's Egg on the board (FC-EGG-1). */
  egg: NO_ID,
  /** The id of the Dragon that laid an Egg (FC-EGG-2). */
  layer: NO_ID,
  /** The turns for which an Egg has grown. At 60 the Egg hatches (FC-EGG-2). */
  growth: COUNT,
  /** A Wonder's progress in turns. At 50 the Wonder is complete (FC-STG-6). */
  build: COUNT,
};

/** Unit fields that only one kind has, each with words for the error message "only a Dragon …". */
export const OWN_FIELDS = [
  { field: 'retained', owner: 'M', does: 'retains what empowers it' },
  { field: 'eggsLaid', owner: 'D', does: 'lays Eggs' },
  { field: 'egg', owner: 'D', does: 'lays Eggs' },
  { field: 'layer', owner: 'E', does: 'has a layer' },
  { field: 'growth', owner: 'E', does: 'grows' },
  { field: 'build', owner: 'W', does: 'can be built' },
] as const satisfies readonly { field: keyof typeof UNIT; owner: Kind; does: string }[];

export const canHave = (kind: Kind, name: keyof typeof UNIT): boolean =>
  OWN_FIELDS.every(({ field, owner }) => field !== name || owner === kind);

/** The corrupted squares (FC-CORR-1), read without duplicates and in scan order. */
const CORRUPTED = c.mapped(
  c.list(SQUARE),
  (squares): readonly Square[] => [...new Set(squares)].sort((a, b) => a - b),
  (squares) => squares,
);

/** A Jester's trap (FC-JEST-3), with the id of the stack that it caught, if any. */
const TRAP = c.record({
  square: c.named('sq', SQUARE),
  jester: ID,
  side: c.side,
  sprung: c.alwaysWritten(NO_ID),
});
const TRAPS = c.distinct(
  TRAP,
  ({ square, side }) => `${square} ${side}`,
  ({ square }) => `: ${nameOf(square)} can have only one trap of each side.`,
);

/** An Assassin's bomb. `assassin` is null if the owner is dead (FC-ASSN-7). */
const BOMB = c.record({ square: c.named('sq', SQUARE), assassin: c.alwaysWritten(NO_ID), side: c.side });
export type Bomb = c.ValueOf<typeof BOMB>;
const BOMBS = c.distinct(
  BOMB,
  ({ assassin }) => assassin,
  ({ square }) => `: ${nameOf(square)}: an Assassin can have only one bomb.`,
);

/** A Jester's Distract mark. A ray that passes the mark turns to the mark's direction (FC-JEST-8). */
const DISTRACT = c.record({ square: c.named('sq', SQUARE), jester: ID, toward: c.named('dir', AIM) });
export type Distract = c.ValueOf<typeof DISTRACT>;
const DISTRACTS = c.distinct(
  DISTRACT,
  ({ square }) => square,
  ({ square }) => `: ${nameOf(square)} can have only one mark.`,
);

/** A tornado, which pulls units to its centre (FC-TEMP-3). The owner's `side` determines the order of the pulls. */
const TORNADO = c.record({ square: c.named('sq', SQUARE), plies: PLIES, side: c.side });
export type Tornado = c.ValueOf<typeof TORNADO>;

/** The squares of an avalanche, outward from the Templar (FC-TEMP-4). */
const FLOW: c.Codec<readonly Square[]> = c.nonEmptyList(SQUARE, BOARD.squares.length, 'a list of at least one square');
const AVALANCHE = c.record({
  squares: FLOW,
  toward: c.named('dir', aimed(['n', 'e', 's', 'w'])),
  plies: PLIES,
});
export type Avalanche = c.ValueOf<typeof AVALANCHE>;

/** A two-way passage under a wallsquare (FC-ASSN-6). */
const TUNNEL = c.record({ entrance: SQUARE, wall: SQUARE, exit: SQUARE, side: c.side });
export type Tunnel = c.ValueOf<typeof TUNNEL>;

/** The majority side's pursuit of victory: progress in the victory sequence (FC-STG-3). */
export const PURSUIT = {
  side: c.named('maj', c.side),
  /** The number of latest turns in a row with a capture. The majority side needs two (FC-STG-3). */
  captures: c.named('capStreak', COUNT),
  /** The number of latest turns in a row that ended with a check. The majority side needs two (FC-STG-3). */
  checks: c.named('chkStreak', COUNT),
  hasCaptured: c.named('a', NO),
  hasPromoted: c.named('b', NO),
  hasChecked: c.named('c', NO),
};
export type Pursuit = c.ValuesOf<typeof PURSUIT>;

export const TURN = { toMove: c.side, ply: c.named('plies', COUNT), lastNull: NO };

export const GROUND = {
  /** The number of tomb explosions on each square so far. The fifth corrupts the square (FC-CORR-1). */
  exploded: bySquare(c.whole(1)),
  corrupted: c.optional(CORRUPTED, []),
  traps: c.optional(TRAPS, []),
  bombs: c.optional(BOMBS, []),
  distracts: c.optional(DISTRACTS, []),
  /** The plies of quickening left on each square (FC-CHAN-5). */
  quickened: bySquare(PLIES),
  /** The tornados, oldest first. */
  tornados: listOf(TORNADO),
  avalanches: listOf(AVALANCHE),
  tunnels: listOf(TUNNEL),
  pursuit: c.named('stage', c.optional(c.nullable(c.record(PURSUIT)), null)),
};

export const SEEN = {
  /** How often each position has occurred (FC-END-5), in order of first occurrence. */
  seen: c.named(
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
