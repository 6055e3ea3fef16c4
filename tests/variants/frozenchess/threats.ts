import { other, SIDES, type Side } from '../../../src/kernel/side.ts';
import { checkersOf, isInCheck } from '../../../src/variants/frozenchess/moves/attacks.ts';
import { pseudoLegalMoves } from '../../../src/variants/frozenchess/moves/generate.ts';
import * as attacks from '../../../src/variants/frozenchess/moves/threat/attacks.ts';
import { guardsOf, validProtectors } from '../../../src/variants/frozenchess/moves/threat/guards.ts';
import { barringClass } from '../../../src/variants/frozenchess/moves/threat/immunity.ts';
import { isParalysed, presenceHoldOn } from '../../../src/variants/frozenchess/moves/threat/paralysis-by-presence.ts';
import { empowermentsOf } from '../../../src/variants/frozenchess/moves/threat/powers.ts';
import * as threat from '../../../src/variants/frozenchess/moves/threat/threat.ts';
import { adjacentSquares, near, SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import type { Kind } from '../../../src/variants/frozenchess/position/kinds.ts';
import { kingOf, squaresOf } from '../../../src/variants/frozenchess/position/piece-lists.ts';
import { actingAs, actorAt, isOnWall, stackAt, stackOn } from '../../../src/variants/frozenchess/position/squares.ts';
import { holds, holdsOnly, isMonad } from '../../../src/variants/frozenchess/position/stacks.ts';
import type { Actor, Component, State } from '../../../src/variants/frozenchess/position/state.ts';
import type { Dice } from './strange.ts';

/** Returns a copy of the position for which nothing is cached. */
export const fresh = (state: State): State => ({
  ...state,
  stacks: state.stacks.slice(),
  distracts: state.distracts.slice(),
});

const sorted = (squares: Iterable<number>): readonly number[] => [...squares].sort((a, b) => a - b);

type Sets = ReadonlyMap<number, ReadonlyMap<number, readonly Component[]>>;

/** Returns all threats: by the square of a stack and a threatened square, the units that threaten it. */
export const setsOf = (state: State): Sets =>
  new Map(
    SQUARES.filter((from) => stackOn(state, from)).map((from) => {
      const found = new Map<number, Component[]>();
      threat.eachThreat(state, from, (end, _way, unit) => {
        const units = found.get(end) ?? [];
        if (!units.includes(unit)) found.set(end, [...units, unit]);
      });
      return [from, found];
    }),
  );

/** The subject of a question: a position with its threats, the square of a stack (`at`), and any square (`to`). */
export interface Case {
  readonly state: State;
  readonly sets: Sets;
  readonly at: number;
  readonly to: number;
  readonly dice: Dice;
}

const sideOf = ({ state }: Pick<Case, 'state'>, at: number): Side => stackAt(state, at).side;

const queensBy = ({ state }: Pick<Case, 'state'>, to: number, side: Side): readonly number[] =>
  SQUARES.filter(
    (from) => state.walls[from]?.shadow?.side === side && threat.queensShadowThreats(state, from).includes(to),
  );

const threatenersBy = (each: Case, to: number, side: Side): readonly number[] => [
  ...[...each.sets].filter(([from, ends]) => sideOf(each, from) === side && ends.has(to)).map(([from]) => from),
  ...queensBy(each, to, side),
];

const protectorsBy = (each: Case, at: number): readonly number[] =>
  threatenersBy(each, at, sideOf(each, at)).filter(
    (from) =>
      from !== at &&
      each.sets
        .get(from)
        ?.get(at)
        ?.some(({ kind }) => kind !== 'P') &&
      threatenersBy(each, from, other(sideOf(each, at))).length === 0,
  );

/**
 * Returns the squares from which this side's King could be captured next by one step, a Blast or a Queen's Shadow
 * (FC-THR-5).
 */
export const checkersBy = (each: Case, side: Side): readonly number[] => {
  const king = kingOf(each.state, side);
  if (king === null) return [];
  const turned: State = { ...fresh(each.state), toMove: other(side) };
  const couldCapture = (from: number, { id, kind }: Component): boolean => {
    if (kind === 'Z')
      return (
        each.sets
          .get(from)
          ?.get(king)
          ?.some((unit) => unit.id === id) ?? false
      );
    const as = actingAs(turned, from, id);
    return pseudoLegalMoves(as, actorAt(as, from), true).some(({ to, capture, why }) => to === king && capture && !why);
  };
  const units = squaresOf(turned, other(side)).filter((from) => {
    const stack = stackAt(turned, from);
    const isFree = !isMonad(stack) && !isOnWall(turned, from) && !isParalysed(turned, from);
    return isFree && stack.units.some((unit) => couldCapture(from, unit));
  });
  return [...units, ...queensBy(each, king, other(side))];
};

/** Whether nearby units paralyse this one by presence, gaze or pincer (FC-PAR-5). */
const isHeld = (state: State, held: Actor): boolean => {
  const { square: at, stack } = held;
  const isEnemy = (from: number, kind: Kind): boolean => {
    const there = stackOn(state, from);
    return there !== null && there.side !== stack.side && holds(there, kind);
  };
  const isPinched = adjacentSquares(at).some(
    (jaw) => isEnemy(jaw, 'P') && adjacentSquares(at).includes(2 * at - jaw) && isEnemy(2 * at - jaw, 'P'),
  );
  const isBy = (kind: Kind, effect: 'presence' | 'gaze'): boolean =>
    near(at).some((from) => isEnemy(from, kind)) && !barringClass(state, effect, kind, held);
  return (
    !isOnWall(state, at) &&
    (isBy('J', 'presence') ||
      (holdsOnly(stack, 'P') && isBy('Q', 'gaze')) ||
      (isPinched && !barringClass(state, 'pincer', null, held)))
  );
};

/** Questions by name. Each is a function that returns the engine's answer and the naive one, which must be equal. */
export type Questions = Readonly<Record<string, (each: Case) => readonly [answer: unknown, wanted: unknown]>>;

export const THREATS: Questions = {
  check: (each) => {
    const likely = [[], squaresOf(each.state, 'white'), squaresOf(each.state, 'black'), [each.to]];
    const found = SIDES.map((side) => sorted(checkersBy(each, side)));
    return [
      SIDES.map((side) => [
        sorted(checkersOf(each.state, side)),
        likely.map((squares) => isInCheck(each.state, side, squares)),
      ]),
      found.map((squares) => [squares, likely.map(() => squares.length > 0)]),
    ];
  },
  'a threat': ({ state, sets, at }) => [
    SQUARES.map((to) => [threat.isThreat(state, at, to), threat.threateningUnits(state, at, to)]),
    SQUARES.map((to) => [sets.get(at)?.has(to) === true, sets.get(at)?.get(to) ?? []]),
  ],
  attacks: ({ state, sets, at, to }) => {
    const told = (list: readonly attacks.Attack[] | undefined) =>
      (list ?? []).map(({ from, unit }) => `${from} ${unit.id}`).sort();
    const wanted = (end: number) =>
      [...sets].flatMap(([from, ends]) => (ends.get(end) ?? []).map(({ id }) => `${from} ${id}`)).sort();
    const alone = fresh(state);
    return [
      [at, to].flatMap((end) => [told(attacks.attacksOn(alone, end)), told(attacks.attacksOnAll(state)[end])]),
      [at, to].flatMap((end) => [wanted(end), wanted(end)]),
    ];
  },
  threateners: (each) => [
    SIDES.map((side) => [
      threat.threateners(each.state, each.to, side),
      attacks.isThreatened(each.state, each.to, side),
    ]),
    SIDES.map((side) => [threatenersBy(each, each.to, side), threatenersBy(each, each.to, side).length > 0]),
  ],
  Knightmare: ({ state, sets }) => [
    [...sets.keys()].filter((at) => threat.knightOver(state, at) !== null),
    [...sets.keys()].filter(
      (at) =>
        holds(stackAt(state, at), 'P') &&
        [...sets].some(
          ([from, ends]) =>
            stackAt(state, from).side !== stackAt(state, at).side && ends.get(at)?.some(({ kind }) => kind === 'N'),
        ),
    ),
  ],
  held: ({ state, sets }) => [
    [...sets.keys()].filter((at) => presenceHoldOn(state, at) !== null),
    [...sets.keys()].filter((at) => isHeld(state, actorAt(state, at))),
  ],
  guards: (each) => {
    const guards = guardsOf(each.state, each.at);
    const valid = protectorsBy(each, each.at);
    return [
      [validProtectors(each.state, each.at), guards],
      [valid, guards.length > 0 ? valid : []],
    ];
  },
  empowerment: (each) => {
    const { state, at } = each;
    const sole = empowermentsOf(state, at).find(({ rule }) => rule === 'FC-EMP-1');
    const rooks = empowermentsOf(state, at).filter(({ rule }) => rule === 'FC-ROOK-4');
    const clean = fresh(state);
    const isTower = (by: number): boolean =>
      holds(stackAt(state, by), 'R') &&
      empowermentsOf(clean, by).some((lent) => lent.rule === 'FC-EMP-1' && lent.by === at);
    return [
      [sole ? [sole.by] : [], rooks.map(({ by }) => by)],
      [sole ? protectorsBy(each, at) : [], rooks.map(({ by }) => by).filter(isTower)],
    ];
  },
};
