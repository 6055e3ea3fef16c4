/**
 * What a search knows of Inchworm hybrid: its pieces, where they stand, which of its many actions to look at,
 * and the dice.
 */

import type { Square } from '../../kernel/board/board.ts';
import { seeded } from '../../kernel/chance.ts';
import { change } from '../../kernel/changed.ts';
import { type Choice, isWalked, type OpenChoice, type Path, paths, type Target } from '../../kernel/menu.ts';
import type { Side } from '../../kernel/side.ts';
import { type Breadth, materialTerm, ROYAL, type Roll, type Worth } from '../../kernel/worth.ts';
import { menu } from './menu/index.ts';
import { isAttacked, isInCheck } from './moves/attacks.ts';
import { CHANCE, SUMS, USUAL } from './moves/dice.ts';
import { makeLinkStep } from './moves/linking.ts';
import { next } from './moves/make.ts';
import type { Act } from './position/action.ts';
import { fileOf, isHallway, rankOf } from './position/board.ts';
import { occupancyOf } from './position/occupancy.ts';
import { positionKey } from './position/repetition.ts';
import { phaseOf, type State, turnSide } from './position/state.ts';
import type { PieceType, Unit } from './position/units.ts';

const MATERIAL = {
  pawn: { value: 100, why: 'It is never split, but explodes 1 time in 12 when it is moved.' },
  knight: { value: 320, why: 'It leaps, one half at a time.' },
  bishop: { value: 330, why: 'It slides along diagonals, one half at a time.' },
  rook: { value: 500, why: 'It slides along ranks and files, one half at a time.' },
  queen: { value: 900, why: 'It slides in every direction, one half at a time.' },
} as const;

const figureOf = (type: PieceType): number => (type === 'king' ? 0 : MATERIAL[type].value);

/** How near the middle of the board a square is, from 0 to 6; the hallway is far from it. */
const CENTRE: readonly number[] = Array.from({ length: 72 }, (_, square) =>
  isHallway(square)
    ? 0
    : Math.round(7 - Math.abs(2 * fileOf(square) - 7) / 2 - Math.abs(2 * rankOf(square) - 7) / 2),
);

const centre = (square: number): number => CENTRE[square] ?? 0;

/** Where a unit stands, in hundredths of a Pawn. */
const placeOf = ({ type, side, at: [first, second] }: Unit): number => {
  const middle = second === undefined ? 2 * centre(first) : centre(first) + centre(second);
  if (type === 'king') return -4 * middle;
  if (type === 'pawn') {
    const rank = side === 'white' ? rankOf(first) : 7 - rankOf(first);
    return 2 * rank * rank + middle;
  }
  return type === 'queen' || type === 'rook' ? middle : 3 * middle;
};

/** Both sides' units, White's counted for and Black's against. */
const balance =
  (share: (unit: Unit) => number) =>
  ({ units }: State): number => {
    let sum = 0;
    for (let index = 0; index < units.length; index++) {
      const unit = units[index] as Unit;
      sum += unit.side === 'white' ? share(unit) : -share(unit);
    }
    return sum;
  };

/** What is captured, and what the captors turn into, by the material table. */
const gain = (state: State, act: Act): number => {
  if (act.kind === 'promote') return figureOf(act.type) - MATERIAL.pawn.value;
  if (!('members' in act)) return 0;
  let sum = 0;
  let isCapture = false;
  const { squares } = occupancyOf(act.link?.kind === 'unlink' ? makeLinkStep(state, act.link) : state);
  for (const unit of squares[act.target] ?? []) {
    if (unit.side === turnSide(state)) break;
    isCapture = true;
    sum += preyValue(unit);
  }
  for (const { id, becomes } of act.members) {
    if (becomes === null) continue;
    const unit = state.units.find((each) => each.id === id);
    // A piece that turns into a Pawn becomes 2 of them.
    const pawns = becomes === 'pawn' && unit?.type !== 'pawn' ? 2 : 1;
    sum += figureOf(becomes) * pawns - (unit ? figureOf(unit.type) : 0);
  }
  return isCapture ? Math.max(1, sum) : sum;
};

/** What capturing a unit wins. */
const preyValue = ({ type }: Unit): number => (type === 'king' ? ROYAL : figureOf(type));

type Found = OpenChoice<Act>;

/** Above the promise of whatever captures nothing. */
const CAPTURE = 1000;

/** One way into the tree: the choices that lead there, the last one not grown yet. */
interface Way {
  /** The picks of the link step before it. */
  readonly link: readonly Target[];
  readonly from: Found;
  readonly through: Found | null;
  readonly last: Found;
  readonly promise: number;
}

const isOpenTo =
  (kind: 'square' | 'unit') =>
  (choice: Choice<Act>): choice is Found =>
    isWalked(choice) && choice.target.kind === kind;

const openBelow = (choice: Found, kind: 'square' | 'unit'): readonly Found[] => {
  const below = choice.next();
  return below.kind === 'ask' ? below.choices.filter(isOpenTo(kind)) : [];
};

/** The ways from one square: all who may move together, and each of a crowd alone. */
const waysFrom = (state: State, from: Found, side: Side, link: readonly Target[] = []): readonly Way[] => {
  const { squares } = occupancyOf(state);
  const start = from.target.kind === 'square' ? from.target.square : 0;
  const way = (through: Found | null, last: Found): Way => {
    const to = last.target.kind === 'square' ? last.target.square : 0;
    const there = squares[to]?.[0];
    const promise =
      there && there.side !== side
        ? CAPTURE + (squares[to] ?? []).reduce((sum, unit) => sum + preyValue(unit), 0)
        : 4 * (centre(to) - centre(start)) + (start < 16 || start > 47 ? 3 : 0);
    return { link, from, through, last, promise };
  };
  return [
    ...openBelow(from, 'square').map((last) => way(null, last)),
    ...openBelow(from, 'unit').flatMap((alone) => openBelow(alone, 'square').map((last) => way(alone, last))),
  ];
};

function* leaves({ link, from, through, last }: Way): Generator<Path<Act>> {
  const way = through ? [from.target, through.target, last.target] : [from.target, last.target];
  yield* paths(last.next(), [...link, ...way]);
}

/** With room for so many quiet actions, every link step is looked at for what it lets capture. */
const WHOLE = 100;

/** Castling, then all that follows a link step, as the menu has it. */
function* optionPaths(choices: readonly Choice<Act>[]): Generator<Path<Act>> {
  for (const choice of choices)
    if (isWalked(choice) && choice.target.kind !== 'square') yield* paths(choice.next(), [choice.target]);
}

/** What captures most goes first. */
const mostGain = (state: State, found: Iterable<Path<Act>>): readonly Path<Act>[] =>
  Array.from(found, (path) => [Math.max(0, gain(state, path.act)), path] as const)
    .sort(([a], [b]) => b - a)
    .map(([, path]) => path);

/** Only these are looked for where link steps may lead: each type more costs time at every position. */
const PREY: readonly PieceType[] = ['king', 'queen', 'rook'];

/** What the most valuable enemy is worth that stands open to capture after a link step, and not before; else 0. */
const preyOfLink = (state: State, linked: State, side: Side): number => {
  const [before, after] = [occupancyOf(state), occupancyOf(linked)];
  let most = 0;
  for (let index = 0; index < linked.units.length; index++) {
    const unit = linked.units[index] as Unit;
    const value = preyValue(unit);
    if (unit.side === side || value <= most || !PREY.includes(unit.type)) continue;
    const isOpen = (square: Square): boolean => isAttacked(after, linked, square, side);
    const wasOpen = (square: Square): boolean => isAttacked(before, state, square, side);
    if (unit.at.some(isOpen) && !(state.units[index] as Unit).at.some(wasOpen)) most = value;
  }
  return most;
};

/** Captures of strong pieces that a link step makes possible: no check warns of them. */
const linkedWays = (state: State, choices: readonly Choice<Act>[], side: Side): readonly Way[] => {
  const root = choices.find(({ target }) => target.kind === 'option' && target.option === 'link');
  if (!root || !isWalked(root)) return [];
  return openBelow(root, 'square').flatMap((link) => {
    if (link.target.kind !== 'square') return [];
    const linked = makeLinkStep(state, { kind: 'link', square: link.target.square });
    const prey = preyOfLink(state, linked, side);
    if (prey === 0) return [];
    const picks = [root.target, link.target];
    return openBelow(link, 'square')
      .flatMap((from) => waysFrom(linked, from, side, picks))
      .filter(({ promise }) => promise >= CAPTURE + prey);
  });
};

/** Captures, then the quiet ones that lead to the middle; then link steps, if there is room for them. */
function* actions(state: State, { forcing, quiet }: Breadth): Generator<Path<Act>> {
  const root = menu(state);
  if (root.kind === 'act' || phaseOf(state) !== 'act') return yield* paths(root);
  const side = turnSide(state);
  const isWhole = quiet >= WHOLE;
  const ways = [
    ...root.choices.filter(isOpenTo('square')).flatMap((from) => waysFrom(state, from, side)),
    ...(forcing || isWhole ? [] : linkedWays(state, root.choices, side)),
  ].sort((a, b) => b.promise - a.promise);
  let left = quiet;
  for (const way of ways) {
    if (way.promise < CAPTURE) {
      if (forcing || left <= 0) break;
      left--;
    }
    yield* leaves(way);
  }
  if (forcing) return;
  const others = optionPaths(root.choices);
  for (const path of isWhole ? mostGain(state, others) : others) {
    if (left <= 0 && gain(state, path.act) <= 0) return;
    left--;
    yield path;
  }
}

const NONE = 1 - CHANCE[0] / CHANCE[1];
const EXPLODES = SUMS[SUMS.length - 1] as number;

/** More than any action owes. */
const SUPPLY: readonly number[] = Array.from({ length: 64 }, () => USUAL);

const after = (state: State, act: Act, sums: readonly number[]): State =>
  next(change(state, { dice: 'seeded', rng: seeded(1, sums) }), act);

const leftIn = ({ rng }: State): number => (rng?.kind === 'seeded' ? rng.dictated.length : 0);

/** Nobody explodes, or one of the Pawns that roll does; that two do is too seldom to be listed. */
const rolls = (state: State, act: Act): readonly Roll<State>[] => {
  const usual = after(state, act, SUPPLY);
  const count = SUPPLY.length - leftIn(usual);
  if (count === 0) return [{ state: usual, chance: 1 }];
  const none = NONE ** count;
  const one = (1 - NONE) * NONE ** (count - 1);
  return [
    { state: usual, chance: none },
    ...Array.from({ length: count }, (_, index) => ({
      state: after(
        state,
        act,
        SUPPLY.map((sum, place) => (place === index ? EXPLODES : sum)),
      ),
      chance: one,
    })),
  ];
};

export const WORTH: Worth<State, Act> = {
  material: MATERIAL,
  terms: [
    materialTerm(MATERIAL, ({ units }) => units),
    {
      why: 'A piece in the middle reaches more, and a Pawn near the last rank promotes soon. A King is safer at the edge.',
      says: 'improves where its pieces stand',
      of: balance(placeOf),
    },
    {
      why: 'An extended piece can only draw its other half after it.',
      says: 'improves the balance of extended pieces',
      of: balance(({ at, type }) => (at.length === 2 ? (type === 'king' ? -30 : -12) : 0)),
    },
  ],
  pace: 3000,
  key: (state) => `${state.toMove}${state.owed ? 'owed' : ''}${positionKey(state)}`,
  gain,
  isMidTurn: ({ owed, talk }) => owed !== null || Boolean(talk?.offer),
  isInCheck: (state) => isInCheck(state, turnSide(state)),
  awaitsDice: (state) => phaseOf(state) === 'dice',
  actions,
  rolls,
};
