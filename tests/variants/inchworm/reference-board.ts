/**
 * A second implementation of Inchworm hybrid, written literally from the rules document and sharing nothing with the
 * game: positions, patterns and attacks. Squares are names, and speed does not matter.
 */
export type Colour = 'w' | 'b';

export interface RefMan {
  readonly id: number;
  readonly side: Colour;
  readonly type: string;
  readonly at: readonly string[];
}

export interface RefCastling {
  readonly wing: string;
  readonly king: number;
  readonly rook: number;
}

export interface RefPosition {
  readonly sideToMove: Colour;
  readonly men: readonly RefMan[];
  readonly links: readonly (string | null)[];
  readonly linkMode: string;
  readonly castlingRights: readonly (readonly number[] | null)[];
  readonly castlingInProgress: Readonly<Record<Colour, RefCastling | null>>;
  readonly enPassant: { readonly men: readonly number[]; readonly squares: readonly string[] } | null;
  readonly options: { readonly half?: string; readonly rolling?: string };
}

const FILES = 'abcdefgh';
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8];
/** All squares, in the order a1, b1 … h8, H1 … H8. */
export const NAMES: readonly string[] = [
  ...RANKS.flatMap((rank) => [...FILES].map((file) => `${file}${rank}`)),
  ...RANKS.map((rank) => `H${rank}`),
];
const EXISTS = new Set(NAMES);
export const enemyOf = (side: Colour): Colour => (side === 'w' ? 'b' : 'w');
export const forwardOf = (side: Colour): number => (side === 'w' ? 1 : -1);
export const isHall = (name: string): boolean => name[0] === 'H';
export const rankOf = (name: string): number => Number(name[1]);
/** Returns the rank of a square, counted from 1 at the owner's side. */
export const ownRank = (side: Colour, name: string): number => (side === 'w' ? rankOf(name) : 9 - rankOf(name));

/** Returns the square of a name. Two linked names are one square (section 2), called by the board name. */
export const squareOf = ({ links }: RefPosition, name: string): string => {
  const file = isHall(name) ? links[rankOf(name) - 1] : null;
  return file ? `${file}${rankOf(name)}` : name;
};
export const namesOf = (position: RefPosition, square: string): readonly string[] => {
  const hall = `H${rankOf(square)}`;
  return square !== hall && squareOf(position, hall) === square ? [square, hall] : [square];
};
export const squaresOf = (position: RefPosition): readonly string[] =>
  NAMES.filter((name) => squareOf(position, name) === name);

export const unitsOn = (position: RefPosition, square: string): readonly RefMan[] =>
  position.men.filter(({ at }) => at.includes(square));
const isEmpty = (position: RefPosition, square: string): boolean => unitsOn(position, square).length === 0;
export const holds = (position: RefPosition, square: string, side: Colour): boolean =>
  unitsOn(position, square).some((man) => man.side === side);
export const isHalf = (man: RefMan): boolean => man.at.length === 2;
export const otherSquare = (man: RefMan, square: string): string | undefined =>
  man.at.find((each) => isHalf(man) && each !== square);
export const inCastling = ({ castlingInProgress }: RefPosition, { id }: RefMan): boolean =>
  Object.values(castlingInProgress).some((under) => under && (under.king === id || under.rook === id));

/** Returns the square one step away on the board, or along the hallway; undefined if there is none. */
export const stepped = (name: string, [files, ranks]: readonly [number, number]): string | undefined => {
  const file = isHall(name) ? 'H' : FILES[FILES.indexOf(name[0] as string) + files];
  const to = `${file}${rankOf(name) + ranks}`;
  return EXISTS.has(to) ? to : undefined;
};

type Direction = readonly [number, number];
/** The directions N, NE, E, SE, S, SW, W, NW, as [files, ranks]. */
export const COMPASS: readonly Direction[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];
export const UP_DOWN: readonly Direction[] = [
  [0, 1],
  [0, -1],
];
const directionsOf = (type: string): readonly Direction[] =>
  COMPASS.filter(([files, ranks]) => type === 'Q' || (type === 'R') === (files === 0 || ranks === 0));
const JUMPS: readonly Direction[] = [-2, -1, 1, 2].flatMap((files) =>
  [-2, -1, 1, 2].flatMap((ranks): Direction[] => (Math.abs(files * ranks) === 2 ? [[files, ranks]] : [])),
);

/** IW-RIDE-2: returns every square on which a ride from here can end. */
const rides = (position: RefPosition, type: string, from: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const go = (passed: readonly string[], region: string | null, last: Direction | null): void => {
    const here = passed.at(-1) as string;
    for (const name of namesOf(position, here)) {
      const next = isHall(name) ? 'hall' : 'board';
      for (const direction of next === 'hall' ? UP_DOWN : directionsOf(type)) {
        if (region === next && direction !== last) continue;
        const to = stepped(name, direction);
        const square = to && squareOf(position, to);
        if (!square || passed.includes(square)) continue;
        found.add(square);
        if (isEmpty(position, square)) go([...passed, square], next, direction);
      }
    }
  };
  go([from], null, null);
  return found;
};

const around = (position: RefPosition, from: string, board: readonly Direction[]): ReadonlySet<string> =>
  new Set(
    namesOf(position, from).flatMap((name) =>
      (isHall(name) ? UP_DOWN : board).flatMap((direction) => {
        const to = stepped(name, direction);
        return to ? [squareOf(position, to)] : [];
      }),
    ),
  );

/**
 * IW-PAWN-1, -2, -5: returns a Pawn's forward routes by target, each as the squares passed with the target last. Of two
 * routes, the one on the board is kept.
 */
export const advances = (position: RefPosition, side: Colour, from: string): ReadonlyMap<string, readonly string[]> => {
  const most = { 1: 3, 2: 2 }[ownRank(side, from)] ?? 1;
  const ways = new Map<string, readonly string[]>();
  const go = (way: readonly string[], here: string): void => {
    for (const name of namesOf(position, here)) {
      const to = stepped(name, [0, forwardOf(side)]);
      if (!to) continue;
      const square = squareOf(position, to);
      if (!holds(position, square, enemyOf(side)) && !ways.has(square)) ways.set(square, [...way, square]);
      if (way.length + 1 < most && isEmpty(position, square)) go([...way, square], square);
    }
  };
  go([], from);
  return ways;
};

/** IW-PAWN-3: returns the squares on which a Pawn captures. */
export const strikes = (position: RefPosition, side: Colour, from: string): readonly string[] =>
  namesOf(position, from).flatMap((name) =>
    (isHall(name) ? [0] : [-1, 1]).flatMap((files) => {
      const to = stepped(name, [files, forwardOf(side)]);
      return to ? [squareOf(position, to)] : [];
    }),
  );

/** Returns the squares of a piece's pattern (not a Pawn's) from a square. */
export const patternOf = (position: RefPosition, type: string, from: string): ReadonlySet<string> =>
  type === 'K'
    ? around(position, from, COMPASS)
    : type === 'N'
      ? around(position, from, JUMPS)
      : rides(position, type, from);

/** IW-CHECK-1: whether a side attacks a square. */
export const isAttacked = (position: RefPosition, square: string, by: Colour): boolean => {
  const free = position.men.filter((man) => man.side === by && !inCastling(position, man));
  return free.some((man) =>
    man.at.some((from) => {
      if (from === square || (isHalf(man) && !free.some((each) => !isHalf(each) && each.at[0] === from))) return false;
      return man.type === 'P'
        ? strikes(position, by, from).includes(square)
        : patternOf(position, man.type, from).has(square);
    }),
  );
};

/** IW-CHECK-2: whether a side's King is attacked on any of its squares. */
export const isInCheck = (position: RefPosition, side: Colour): boolean =>
  position.men.some(
    (man) =>
      man.type === 'K' && man.side === side && man.at.some((square) => isAttacked(position, square, enemyOf(side))),
  );
