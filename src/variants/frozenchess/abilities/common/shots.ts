/** The shots that freeze: Ballista Shot (FC-BALL-2), Warning Shot (FC-SHIP-3), Paralyse (FC-CHAN-3). */

import type { Square } from '../../../../kernel/board.ts';
import { DIRECTIONS } from '../../../../kernel/direction.ts';
import { act } from '../../../../kernel/menu.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { type Effect, whyImmune } from '../../mechanics/threat/targets.ts';
import { paralysed } from '../../mechanics/time/paralysis.ts';
import { waysOf } from '../../moves/lines.ts';
import { special } from '../../position/action.ts';
import { fileOf, nameOf, RAYS, rankOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import {
  actingUnit,
  actorAt,
  holds,
  isCorrupted,
  isFilled,
  kindName,
  rangeOf,
  type Stack,
  type State,
  stackOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, type Candidate, candidateOn, enemiesAmong, isOf, no, pickTarget } from '../ability.ts';

const distance = (a: Square, b: Square): number => Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** The first filled square of each line, where a unit stands on it. */
const firstUnits = (state: State, lines: readonly (readonly Square[])[]): readonly Square[] =>
  lines
    .map((line) => line.find((square) => isFilled(state, square)))
    .filter((square) => square !== undefined)
    .filter((square) => stackOn(state, square) !== null);

interface Shot {
  readonly code: 'BS' | 'PA' | 'WS';
  readonly rule: RuleId;
  readonly kind: Kind;
  readonly deed: Effect;
  readonly words: string;
  readonly none: string;
  /** The squares with units that the shot could meet. */
  readonly meets: (state: State, from: Square, stack: Stack) => readonly Square[];
  /** What else the target must be; a sentence if it is not. */
  readonly unfit?: (state: State, target: Square) => string | null;
  readonly turns: (from: Square, to: Square) => number;
}

const shot = ({ code, rule: clause, kind, deed, words, none, meets, unfit, turns }: Shot): Ability<Shot['code']> => ({
  code,
  rule: clause,
  price: 0,
  words,
  has: isOf(kind),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const candidate = (square: Square): Candidate => {
      const text = unfit?.(state, square);
      if (text) return { square, why: () => no(clause, [square], text) };
      return candidateOn(square, whyImmune(state, deed, kind, square));
    };
    return pickTarget(
      code,
      enemiesAmong(state, stack.side, meets(state, from, stack)).map(candidate),
      (to) => act(special(actor, code, { to, whom: null })),
      () => no(clause, [from], none),
    );
  },
  perform: (ply, { square: from }, { to }) => paralysed(ply, actorAt(ply.state, to), turns(from, to), clause),
});

const shipLines = (state: State, from: Square, stack: Stack): readonly (readonly Square[])[] =>
  waysOf('S', actingUnit(stack).aim, 'move', from).map(({ ends }) => {
    const squares = ends.flat().slice(0, rangeOf(actingUnit(stack), stack));
    const stop = squares.findIndex((square) => isCorrupted(state, square));
    return stop < 0 ? squares : squares.slice(0, stop);
  });

const chancellorSquares = (state: State, from: Square, stack: Stack): readonly Square[] =>
  waysOf('C', actingUnit(stack).aim, 'capture', from)
    .flatMap(({ ends }) => ends.flat())
    .filter((square) => stackOn(state, square) !== null);

export const BALLISTA: readonly Ability[] = [
  shot({
    code: 'BS',
    rule: rule('FC-BALL-2'),
    kind: 'A',
    deed: 'shot',
    words: 'Paralyses the first unit on one of eight lines: the nearer, the longer.',
    none: 'No enemy is first on any of its eight lines.',
    meets: (state, from) =>
      firstUnits(
        state,
        DIRECTIONS.map((direction) => (RAYS[from] as (typeof RAYS)[number])[direction]),
      ),
    turns: (from, to) => Math.floor(16 / distance(from, to)) + 1,
  }),
];

export const SHIP: readonly Ability[] = [
  shot({
    code: 'WS',
    rule: rule('FC-SHIP-3'),
    kind: 'S',
    deed: 'warning',
    words: 'Paralyses an enemy Ship on one of its own lines for 2 turns.',
    none: 'No enemy Ship is in range.',
    meets: (state, from, stack) => firstUnits(state, shipLines(state, from, stack)),
    unfit: (state, target) => {
      const stack = stackOn(state, target);
      return stack && !holds(stack, 'S') ? `It warns Ships only, not the ${kindName(stack)} on ${nameOf(target)}.` : null;
    },
    turns: () => 2,
  }),
];

export const PARALYSE: readonly Ability[] = [
  shot({
    code: 'PA',
    rule: rule('FC-CHAN-3'),
    kind: 'C',
    deed: 'paralyse',
    words: 'Paralyses an enemy in its pattern for 3 turns instead of capturing it.',
    none: 'No enemy stands on a square of its pattern.',
    meets: chancellorSquares,
    turns: () => 3,
  }),
];
