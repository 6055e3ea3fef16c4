/**
 * Makes random positions rich in rare features. Crowded (`strange`): both Kings stand among units that hold, lend to,
 * carry, guard and turn each other, with walls, tombs, marks, areas, shadows, monads and stages. Tense (`tense`): few
 * units, and a King that one careless action exposes.
 */
import { DIRECTIONS, ORTHOGONALS } from '../../../src/kernel/board/direction.ts';
import { roll, seeded } from '../../../src/kernel/chance.ts';
import { other, type Side } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { checkersOf } from '../../../src/variants/frozenchess/moves/attacks.ts';
import { linesOf } from '../../../src/variants/frozenchess/moves/lines.ts';
import {
  ahead,
  area,
  nameOf,
  near as nearTo,
  SIZE,
  SQUARES,
} from '../../../src/variants/frozenchess/position/board.ts';
import { changeState } from '../../../src/variants/frozenchess/position/changed.ts';
import { KINDS, type Kind } from '../../../src/variants/frozenchess/position/kinds.ts';
import { newUnit, singleUnitStack } from '../../../src/variants/frozenchess/position/new-unit.ts';
import { kingOf } from '../../../src/variants/frozenchess/position/piece-lists.ts';
import { isEmpty } from '../../../src/variants/frozenchess/position/squares.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { positionFile } from './support.ts';

/** Returns a random whole number from 0 to `most` - 1. */
export type Dice = (most: number) => number;

export const diceFrom = (seed: number): Dice => {
  let rng = seeded(seed);
  return (most) => {
    const [number, next] = roll(rng, most, 1);
    rng = next;
    return number - 1;
  };
};

export const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice(list.length)] as T;

/** Plies at which positions are made: within each stage, and just before one. */
const PLIES = [0, 0, 0, 599, 600, 1199, 1200, 1799, 1800, 1801, 2399, 2400, 2999];

const ATOMIC_PLIES = 1799;

/** The kinds of units in crowded positions. Riders, which check and lend from afar, are listed more often. */
const COMMON: readonly Kind[] = [
  ...KINDS.filter((kind) => kind !== 'K'),
  'R',
  'Q',
  'D',
  'T',
  'L',
  'N',
  'B',
  'J',
  'M',
  'C',
  'P',
  'P',
];
const CARRIED = ['N', 'R', 'F', 'P', 'sN'];

/** Writes a random plan of one or two steps that suits the kind. */
const planOf = (dice: Dice, kind: Kind, side: Side, sq: string): string => {
  const deed = oneOf(dice, ['move', 'capture'] as const);
  const ends = linesOf(
    kind,
    ahead(side),
    deed,
    SQUARES.findIndex((each) => nameOf(each) === sq),
  ).flatMap((way) => way.ends.flat());
  const step = ends.length > 0 ? `${deed === 'move' ? '-' : 'x'}${nameOf(oneOf(dice, ends))}` : 'DS';
  return oneOf(dice, ['DS', step, `DS,${step}`]);
};

/**
 * Returns a function that draws distinct squares by name from one random area of `size` by `size`; undefined when all
 * are drawn.
 */
const squaresIn = (dice: Dice, size: number): (() => string | undefined) => {
  const [file, rank] = [dice(SIZE - size + 1), dice(SIZE - size + 1)];
  const names = Array.from({ length: size * size }, (_, index) =>
    nameOf((rank + Math.floor(index / size)) * SIZE + file + (index % size)),
  );
  return () => names.splice(dice(names.length), 1)[0];
};

interface Army {
  readonly side: Side;
  readonly words: string[];
  readonly named: string[];
}

/** Writes a random crowded line for `positionFile`; some lines cannot be read. */
export const strangeLine = (dice: Dice): string => {
  const take = squaresIn(dice, 6 + dice(4));
  const some = (chance: number, text: () => string): string => (dice(chance) === 0 ? text() : '');
  const list = (most: number, chance: number, text: () => string): readonly string[] =>
    dice(chance) === 0 ? Array.from({ length: 1 + dice(most) }, text) : [];
  const side = (): string => oneOf(dice, ['w', 'b']);
  // In half of the positions nothing acts by itself, so that more is judged without resolving a ply.
  const isStill = dice(2) === 0;
  const unless = (most: number, chance: number, text: () => string): readonly string[] =>
    isStill ? [] : list(most, chance, text);
  const plies = oneOf(dice, isStill ? PLIES.filter((each) => each < ATOMIC_PLIES) : PLIES);

  const captures: string[] = [];
  const monads: string[] = [];
  const unit = ({ side: owner, words, named }: Army, kind: Kind, sq: string): void => {
    const isShadow = kind !== 'K' && kind !== 'E' && kind !== 'W' && dice(5) === 0;
    const canFuse = kind !== 'K' && kind !== 'E' && kind !== 'W' && !isShadow;
    const isCrowd = canFuse && dice(8) === 0;
    const more = isCrowd
      ? kind === 'P'
        ? 'PPPPP'.slice(dice(5))
        : oneOf(
            dice,
            COMMON.filter((each) => each !== 'E' && each !== 'W'),
          )
      : '';
    const aim =
      kind === 'X'
        ? `>${oneOf(dice, DIRECTIONS)}`
        : kind === 'O' || kind === 'P'
          ? some(4, () => `>${oneOf(dice, ORTHOGONALS)}`)
          : '';
    const cargo = kind === 'Z' || kind === 'S' ? some(2, () => `[${oneOf(dice, CARRIED)}]`) : '';
    const growth =
      kind === 'E' ? `{${oneOf(dice, [10, 58, 59, 59])}}` : kind === 'W' ? `{${oneOf(dice, [3, 49])}}` : '';
    const range = some(6, () => `(${3 + dice(4)})`);
    const par = some(8, () => `*${1 + dice(4)}`);
    const idle = kind === 'K' ? '' : some(3, () => `~${oneOf(dice, [2, 5, 12])}`);
    const shock = some(10, () => `!${1 + dice(3)}`);
    const shade = isShadow ? `@${oneOf(dice, [0, 5, 9])},${dice(4)}` : '';
    words.push(
      `${isShadow ? 's' : ''}${kind}${more}${sq}${range}${shock}${par}${isShadow ? '' : idle}${aim}${growth}${shade}${cargo}`,
    );
    if (!isShadow) named.push(`${kind}${sq}`);
    if (!isShadow && dice(5) === 0) captures.push(`${sq}:${oneOf(dice, [3, 3, 6])}`);
    if (isShadow && dice(4) === 0) {
      const plan = planOf(dice, kind, owner, sq);
      // A monad that only moves disturbs no unit.
      const mayAct = !isStill || plan.startsWith('-');
      monads.push(`s${kind}${sq}:${plan}${mayAct ? some(2, () => ':active') : ''}:at=${sq}`);
    }
  };
  const army = (side: Side): Army => {
    const made: Army = { side, words: [], named: [] };
    unit(made, 'K', take() ?? 'a1');
    for (let count = 4 + dice(8); count > 0; count--) {
      const sq = take();
      if (sq) unit(made, oneOf(dice, COMMON), sq);
    }
    return made;
  };
  const [white, black] = [army('white'), army('black')];
  const owner = (kind?: Kind): string => {
    const all = [...white.named, ...black.named].filter((each) => !kind || each.startsWith(kind));
    return all.length > 0 ? oneOf(dice, all) : '';
  };
  const sideOf = (name: string): string => (white.named.includes(name) ? 'w' : 'b');
  const [queen, jester] = [owner('Q'), owner('J')];
  const buried = (): string =>
    Array.from({ length: 1 + dice(3) }, () => oneOf(dice, ['P', 'p', 'R', 'n', 'Q', 'b', 'J'])).join('');
  const near = (): string => oneOf(dice, [...white.words, ...black.words]).replace(/^s?[A-Z]+([a-p]\d+).*$/, '$1');
  const closed = list(3, 2, () => `${take()}`);

  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['w', white.words],
    ['b', black.words],
    ['walls', list(5, 1, () => `${take()}:${owner()}`)],
    ['shadows', queen ? list(2, 2, () => `${take()}:${queen}`) : []],
    ['closed', closed.map((sq) => `${sq}:${buried()}`)],
    ['rot', closed.filter(() => dice(2) === 0).map((sq) => `${sq}:${isStill ? 38 : 39}`)],
    ['open', list(2, 3, () => `${take()}:${buried()}`)],
    ['hidden', list(2, 4, () => `${near()}:${buried()}`)],
    ['traps', list(2, 3, () => `${take()}:${side()}:${owner('J')}`)],
    [
      'bombs',
      unless(1, 4, () => {
        const assassin = owner('M');
        return assassin ? `${take()}:${sideOf(assassin)}:${assassin}` : `${take()}:${side()}`;
      }),
    ],
    [
      'marks',
      jester
        ? unless(
            2,
            2,
            () => `${dice(3) === 0 ? near() : take()}:${oneOf(dice, DIRECTIONS).toUpperCase()}:${owner('J')}`,
          )
        : [],
    ],
    ['quick', list(2, 3, () => `${near()}:${1 + dice(5)}`)],
    ['tornados', unless(1, 5, () => `${near()}:${1 + dice(5)}:${side()}`)],
    ['avalanches', unless(1, 6, () => `${oneOf(dice, ORTHOGONALS).toUpperCase()}:${1 + dice(3)}:${near()}`)],
    ['corrupt', list(2, 4, () => `${take()}`)],
    ['captures', captures],
    ['monads', monads],
    ['plies', plies > 0 ? [`${plies}`] : []],
    ['turn', [side()]],
  ];
  return sections
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `${name} ${words.join(' ')}`)
    .join(' / ');
};

/** Kinds that lend patterns, and that capture by lent ones. */
const LENT: readonly Kind[] = ['R', 'Q', 'D', 'T', 'N', 'C', 'M', 'L'];
/** Kinds whose actions change what is lent without a move: they turn rays, quicken, convert, leave or return. */
const MEDDLERS: readonly Kind[] = ['J', 'J', 'J', 'C', 'C', 'B', 'D', 'M', 'P', 'S', 'Q'];

const endsOf = (kind: Kind, side: Side, deed: 'move' | 'capture', from: number): readonly number[] =>
  linesOf(kind, ahead(side), deed, from).flatMap(({ ends }) => ends.flat());

/**
 * Writes a line in which White's King is nearly in check: from an enemy that lacks a lent pattern, or that a wall
 * beside a rotting tomb blocks. White's own units can bring the check about: Jesters, Chancellors, a hatching Egg, six
 * Pawns and a seventh with two moves.
 */
export const tenseLine = (dice: Dice): string => {
  const king = oneOf(dice, SQUARES);
  const taken = new Set([king]);
  const army: Record<Side, string[]> = { white: [`K${nameOf(king)}`], black: [] };
  /** Puts a unit on one of these squares and returns the square; null if none is free. */
  const stand = (side: Side, kinds: string, squares: readonly number[], more = ''): number | null => {
    const left = squares.filter((square) => !taken.has(square));
    if (left.length === 0) return null;
    const square = oneOf(dice, left);
    taken.add(square);
    if (kinds) army[side].push(`${kinds}${nameOf(square)}${more}`);
    return square;
  };
  const lent = oneOf(dice, LENT);
  const ways = linesOf(lent, 'n', 'capture', king);
  const way = oneOf(dice, ways);
  const kinds = LENT.filter((kind) => kind !== lent);
  const user = stand(
    'black',
    oneOf(dice, kinds),
    way.shape === 'ray' ? way.ends.flat().slice(dice(3)) : way.ends.flat(),
  );
  if (user === null) return '';
  const between = way.travel.slice(0, Math.max(0, way.travel.indexOf(user)));
  for (const square of between) taken.add(square);
  const screen = between.length > 0 && dice(2) === 0 ? oneOf(dice, between) : null;
  const tomb = screen === null ? null : stand('white', '', nearTo(screen));
  if (tomb !== null) stand('white', 'C', endsOf('C', 'white', 'move', tomb));

  const lender = stand('black', lent, dice(3) > 0 ? endsOf(lent, 'white', 'capture', user) : SQUARES);
  const second = dice(2) === 0 ? oneOf(dice, LENT) : lent;
  stand('black', second, dice(2) === 0 ? endsOf(second, 'white', 'capture', user) : SQUARES);
  if (lender !== null && dice(2) === 0) stand('white', 'E', endsOf('D', 'white', 'capture', lender), '{59}');
  const close = [...area(king, 2), ...area(user, 2)];
  for (let count = 1 + dice(3); count > 0; count--)
    stand('white', oneOf(dice, MEDDLERS), dice(2) === 0 ? close : SQUARES);
  const crowd = dice(2) === 0 ? stand('white', 'PPPPPP', area(king, 2)) : null;
  const seventh = crowd === null || crowd < 2 * SIZE ? null : stand('white', 'P', [crowd - 2 * SIZE]);
  stand(
    'black',
    'K',
    SQUARES.filter((square) => !area(square, 3).some((each) => taken.has(each))),
  );
  return [
    ['w', ...army.white],
    ['b', ...army.black],
    ...(screen === null ? [] : [['walls', nameOf(screen)]]),
    ...(tomb === null
      ? []
      : [
          ['closed', `${nameOf(tomb)}:p`],
          ['rot', `${nameOf(tomb)}:38`],
        ]),
    ...(seventh === null ? [] : [['captures', `${nameOf(seventh)}:3`]]),
  ]
    .map((words) => words.join(' '))
    .join(' / ');
};

const readable = (dice: Dice, write: (dice: Dice) => string): readonly [State, string] => {
  for (;;) {
    const text = write(dice);
    const read = text ? GAME.read(positionFile(text)) : null;
    if (read?.ok) return [read.value as State, text];
  }
};

export const strange = (dice: Dice): readonly [State, string] => readable(dice, strangeLine);

export const tense = (dice: Dice): readonly [State, string] => readable(dice, tenseLine);

export const isInCheck = (state: State): boolean => checkersOf(state, state.toMove).length > 0;

/** The kinds of enemies that are added to give check by their own pattern. */
const CHECKERS: readonly Kind[] = ['N', 'Q', 'C', 'R', 'D'];
/**
 * The number of squares that are tried for a checking enemy (`TRIES`), and for two enemies of which one lends to the
 * other (`MORE_TRIES`).
 */
const TRIES = 40;
const MORE_TRIES = 120;

/** Adds an enemy on an empty square; null if it is occupied. */
const withEnemy = (state: State, kind: Kind, square: number): State | null => {
  if (!isEmpty(state, square)) return null;
  const stacks = state.stacks.slice();
  stacks[square] = singleUnitStack(newUnit(state.nextId, kind, other(state.toMove)), other(state.toMove));
  return changeState(state, { stacks, nextId: state.nextId + 1 });
};

const captureEnds = (dice: Dice, kind: Kind, from: number): readonly number[] =>
  oneOf(dice, linesOf(kind, 'n', 'capture', from)).ends.flat();

/** Adds two enemies, of which one may check by what the other lends; null if a square is occupied. */
const withLender = (state: State, dice: Dice, king: number): State | null => {
  const [lent, user] = [oneOf(dice, LENT), oneOf(dice, LENT)];
  const from = oneOf(dice, captureEnds(dice, lent, king));
  const by = oneOf(dice, captureEnds(dice, lent, from));
  const next = lent === user ? null : withEnemy(state, user, from);
  return next && withEnemy(next, lent, by);
};

/**
 * Adds enemies that check the King to move, half of the time by a lent pattern. Returns the position as it is if there
 * is no room.
 */
export const keptInCheck = (state: State, dice: Dice): State => {
  const king = kingOf(state, state.toMove);
  if (king === null || isInCheck(state)) return state;
  const isLent = dice(2) === 0;
  for (let left = isLent ? MORE_TRIES : TRIES; left > 0; left--) {
    const kind = oneOf(dice, CHECKERS);
    const next = isLent
      ? withLender(state, dice, king)
      : withEnemy(state, kind, oneOf(dice, captureEnds(dice, kind, king)));
    if (next && isInCheck(next)) return next;
  }
  return state;
};
