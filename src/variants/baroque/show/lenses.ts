/** Ways of looking: where a Titan would be in check, what can be captured, who is frozen, how the Coordinators are lined up. */

import type { Square } from '../../../kernel/board.ts';
import { DIRECTIONS, type Direction } from '../../../kernel/direction.ts';
import type { Lens } from '../../../kernel/game.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Mark } from '../../../kernel/view.ts';
import { capital } from '../../../kernel/words.ts';
import { frozenBy, frozenText } from '../menu/refusals.ts';
import { attacksOn, isCapturable } from '../moves/attacks.ts';
import { freezersOf, frozenUnits, immobilizers, isFrozen } from '../moves/freezing.ts';
import { reach } from '../moves/generate.ts';
import { NAMES, neighbours, ROOK_HEADINGS, ray, run, SQUARES } from '../position/board.ts';
import { type State, withCode } from '../position/state.ts';
import { belongs, bitOf, COORDINATOR, EMPTY, type Field, kindOf, on, sideOf, squaresOf, titanOf, typeOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { capturesOf, cornersOf, threatText } from './captures.ts';
import { man, owned } from './names.ts';

type Shown = readonly [Square, Mark];

/** The board with this side's Titan on another square; whatever stood there is gone. */
const withTitanOn = (field: Field, side: Side, square: Square): Field => {
  const titan = titanOf(field, side);
  return withCode(withCode(field, titan, EMPTY), square, on(field, titan));
};

/** Where the Titan of `side` would be in check. Its own units' squares are left out: it cannot go there. */
const dangers = (field: Field, side: Side): readonly Square[] => {
  const foe = titanOf(field, other(side));
  const titan = titanOf(field, side);
  return SQUARES.filter(
    (square) =>
      square !== foe &&
      (square === titan || !belongs(on(field, square), side)) &&
      isCapturable(withTitanOn(field, side, square), square, foe),
  );
};

const attacked: Lens<State> = {
  id: 'attacked',
  title: 'Where a Titan would be in check',
  show: ({ field }, focus) =>
    SIDES.flatMap((side) =>
      dangers(field, side)
        .filter((square) => focus === null || square === focus)
        .flatMap((square): readonly Shown[] => {
          const by = other(side);
          const label = `${sideName(side)}'s Titan would be in check on ${NAMES[square]}`;
          const mark: Mark = { kind: 'attacked', label, rule: rule('BQ-CHECK-1'), side: by };
          if (focus === null) return [[square, mark]];
          const there = withTitanOn(field, side, square);
          return attacksOn(there, by, square).map((attack) => [
            attack.from,
            {
              ...mark,
              label: `${label}: ${man(there, attack.from)} ${threatText(there, attack, square)}`,
              rule: rule('BQ-CHECK-2'),
              to: attack.to,
            },
          ]);
        }),
    ),
};

/** The first of those that are alike by this key. */
const unlike = <T>(list: readonly T[], key: (each: T) => string): readonly T[] =>
  list.filter((each, index) => list.findIndex((earlier) => key(earlier) === key(each)) === index);

/** What each side could capture next, by whom; on a focus only what strikes it or what it strikes. */
const threatened: Lens<State> = {
  id: 'threatened',
  title: 'What could be captured next',
  show: ({ field }, focus) =>
    SIDES.flatMap((side) => {
      const titan = titanOf(field, side);
      const shown = squaresOf(field, side)
        .filter((from) => !isFrozen(field, from))
        .flatMap((from) => reach(field, titan, from))
        .flatMap((move) =>
          capturesOf(field, move).flatMap(({ rule: clause, victims }) => victims.map((victim) => ({ move, clause, victim }))),
        )
        .filter(({ move, victim }) => focus === null || move.from === focus || victim === focus);
      return unlike(shown, ({ move, victim }) => `${move.from} ${victim}`).map(({ move, clause, victim }): Shown => {
        const label = `${capital(man(field, move.from))} ${threatText(field, move, victim)}`;
        return [victim, { kind: 'attacked', label, rule: clause, side, to: move.from }];
      });
    }),
};

/** The moves that would capture the Titan to move, square by square. */
const check: Lens<State> = {
  id: 'check',
  title: 'What gives check',
  show: ({ field, toMove }) => {
    const titan = titanOf(field, toMove);
    return attacksOn(field, other(toMove), titan).flatMap((attack) =>
      run(attack.from, attack.to).map((square): Shown => {
        const label = `${capital(man(field, attack.from))} ${threatText(field, attack, titan)}`;
        return [square, { kind: 'check', label, rule: rule('BQ-CHECK-2'), side: other(toMove), to: attack.to }];
      }),
    );
  },
};

const frozen: Lens<State> = {
  id: 'frozen',
  title: 'Who is frozen, and by whom',
  show: ({ field }, focus) => {
    const near = (square: Square, holder: Square) => focus === null || focus === square || focus === holder;
    const held = frozenUnits(field).flatMap((square) =>
      freezersOf(field, square)
        .filter((holder) => near(square, holder))
        .map((holder): Shown => {
          const label = `${capital(man(field, square))} is ${frozenText(field, square)}`;
          return [square, { kind: 'frozen', label, rule: frozenBy(field, square), side: sideOf(on(field, square)), to: holder }];
        }),
    );
    const zones = immobilizers(field)
      .filter((square) => focus === null || focus === square)
      .flatMap((square) =>
        neighbours(square).map((around): Shown => {
          const label = `${capital(owned(field, square))} freezes enemies here`;
          return [around, { kind: 'freeze', label, rule: rule('BQ-IMM-2'), side: sideOf(on(field, square)) }];
        }),
      );
    return [...held, ...zones];
  },
};

/** The rank and file of a square, each square bearing the direction away from it. */
const linesFrom = (square: Square, label: string, side: Side): readonly Shown[] =>
  ROOK_HEADINGS.flatMap((heading) =>
    ray(square, heading).map(
      (at): Shown => [at, { kind: 'line', label, rule: rule('BQ-COOR-2'), side, toward: DIRECTIONS[heading] as Direction }],
    ),
  );

/**
 * The lines of the Titans and Coordinators; where they cross, a Coordinator that ended where it stands would strike. On a
 * focus: the two corners if a Coordinator ended there.
 */
const coordination: Lens<State> = {
  id: 'coordination',
  title: 'Coordination lines',
  show: ({ field }, focus) =>
    SIDES.flatMap((side) => {
      const titan = titanOf(field, side);
      const coordinators = squaresOf(field, side).filter((square) => typeOf(on(field, square)) === COORDINATOR);
      const corners = (from: Square) =>
        cornersOf(titan, from).map((corner): Shown => {
          const label = `A Coordinator on ${NAMES[from]} and ${owned(field, titan)} meet here`;
          return [corner, { kind: 'corner', label, rule: rule('BQ-COOR-2'), side }];
        });
      if (focus !== null && !coordinators.includes(focus) && focus !== titan) return coordinators.length > 0 ? corners(focus) : [];
      return [titan, ...coordinators]
        .filter((square) => focus === null || square === focus || square === titan)
        .flatMap((square) => [
          ...linesFrom(square, `Line of ${owned(field, square)}`, side),
          ...(kindOf(on(field, square)) === (bitOf(side) | COORDINATOR) ? corners(square) : []),
        ]);
    }),
};

export const LENSES: readonly Lens<State>[] = [attacked, threatened, check, frozen, coordination];
