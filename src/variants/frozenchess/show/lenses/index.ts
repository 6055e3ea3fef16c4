import type { Square } from '../../../../kernel/board/board.ts';
import type { Lens, LensMark } from '../../../../kernel/game.ts';
import { other, SIDES, type Side, sideName } from '../../../../kernel/side.ts';
import { wallOf } from '../../mechanics/movement/walls.ts';
import { sameKindOnLines } from '../../moves/threat/entangled.ts';
import { queensShadowThreats, threatsOf } from '../../moves/threat/threat.ts';
import { area, nameOf, near, SQUARES } from '../../position/board.ts';
import { actorName, obstacle, unitName } from '../../position/names.ts';
import { queensShadowsOf, squaresOf } from '../../position/piece-lists.ts';
import { shadowsOn, shadowWith, unitOf } from '../../position/shadows.ts';
import { isClosedTomb, isQueensShadow, stackOn, wallOn } from '../../position/squares.ts';
import { holds, kindOf } from '../../position/stacks.ts';
import type { Stack, State } from '../../position/state.ts';
import { type ClauseId, mark } from '../../rules/index.ts';
import { MOTION_LENSES } from './motion.ts';
import { SHADOW_LENSES } from './shadows.ts';
import { SUPPORT_LENSES } from './support.ts';

const threatsLens = (state: State, side: Side): readonly LensMark[] => {
  const counts = new Map<Square, number>();
  const add = (square: Square) => counts.set(square, (counts.get(square) ?? 0) + 1);
  for (const from of squaresOf(state, side)) threatsOf(state, from).forEach(add);
  for (const from of queensShadowsOf(state, side)) queensShadowThreats(state, from).forEach(add);
  return [...counts].map(
    ([square, value]): LensMark => [
      square,
      mark('attacked', 'FC-THR-3', `threatened by ${sideName(side)} ${value === 1 ? 'once' : `${value} times`}`, {
        side,
        value,
      }),
    ],
  );
};

const threatLens = (side: Side): Lens<State> => ({
  id: `threat-${side}`,
  title: `Threatened by ${sideName(side)}`,
  show: (state) => threatsLens(state, side),
});

const threatSetLens: Lens<State> = {
  id: 'reach',
  title: 'What this piece threatens',
  show: (state, focus) => {
    if (focus === null) return [];
    const squares = isQueensShadow(state, focus) ? queensShadowThreats(state, focus) : threatsOf(state, focus);
    return squares.map(
      (square): LensMark => [square, mark('attacked', 'FC-THR-2', `threatened by ${obstacle(state, focus)}`)],
    );
  },
};

const walls: Lens<State> = {
  id: 'walls',
  title: 'Which wall is whose',
  show: (state, focus) => {
    const stack = focus === null ? null : stackOn(state, focus);
    const waller = focus === null ? undefined : wallOn(state, focus)?.waller;
    const shadows = focus === null ? [] : shadowsOn(state, focus).map((shadow) => unitOf(shadow).id);
    const own = [...(stack?.units.map(({ id }) => id) ?? []), ...shadows];
    const ids = own.length > 0 || waller === undefined ? own : [waller];
    const [id] = ids;
    const owner = SQUARES.find((square) => stackOn(state, square)?.units.some((unit) => unit.id === id));
    const shadow = id === undefined ? null : shadowWith(state, id);
    const from = owner ?? shadow?.square;
    const name = shadow ? actorName(shadow) : owner === undefined ? null : unitName(state, owner);
    return ids
      .flatMap((each) => wallOf(state, each))
      .map(
        (square): LensMark => [
          square,
          mark('link', 'FC-WALL-1', name ? `wall of ${name}` : 'the same wall', {
            ...(from !== undefined && { to: from }),
          }),
        ],
      );
  },
};

const danger: Lens<State> = {
  id: 'danger',
  title: 'In reach of explosions',
  show: (state) => {
    const found: LensMark[] = [];
    const add = (square: Square, label: string, clause: ClauseId) =>
      found.push([square, mark('danger', clause, label)]);
    const around = (centre: Square, what: string, clause: ClauseId) => {
      for (const square of area(centre)) add(square, square === centre ? what : `next to ${what}`, clause);
    };
    for (const { square, side } of state.bombs)
      around(square, `${sideName(side)}'s bomb on ${nameOf(square)}`, 'FC-ASSN-7');
    for (const square of SQUARES) {
      if (isClosedTomb(state, square)) around(square, `the closed tomb on ${nameOf(square)}`, 'FC-TOMB-4');
      const stack = stackOn(state, square);
      if (stack && holds(stack, 'J')) around(square, unitName(state, square), 'FC-JEST-5');
      if (stack?.units.some(({ kind, cargo }) => kind === 'Z' && cargo.length > 0)) {
        for (const target of threatsOf(state, square)) {
          if (stackOn(state, target)?.side === other(stack.side))
            around(target, `a target of ${unitName(state, square)}`, 'FC-CANN-3');
          else add(target, `in range of ${unitName(state, square)}`, 'FC-CANN-3');
        }
      }
    }
    return found;
  },
};

const guards: Lens<State> = {
  id: 'guards',
  title: 'Royal Guards',
  show: (state) =>
    SIDES.flatMap((side) =>
      squaresOf(state, side)
        .filter((square) => kindOf(stackOn(state, square) as Stack) === 'K')
        .flatMap((king) => near(king).filter((square) => stackOn(state, square)?.side === side))
        .map(
          (square): LensMark => [
            square,
            mark('guard', 'FC-KING-5', 'next to its King, so only its own actions can paralyse it', { side }),
          ],
        ),
    ),
};

/** Shows the units that are entangled (FC-ENT-1). Immune units count too, since the capturing piece is not known. */
const entangled: Lens<State> = {
  id: 'entangled',
  title: 'Entangled with this piece',
  show: (state, focus) => {
    const stack = focus === null ? null : stackOn(state, focus);
    if (focus === null || !stack) return [];
    const squares = new Set(
      stack.units.flatMap(({ kind }) =>
        sameKindOnLines(state, { square: focus, stack }, kind).map(({ square }) => square),
      ),
    );
    const label = `captured together with ${unitName(state, focus)}, if the capturing piece could capture it`;
    return [...squares].map((square): LensMark => [square, mark('link', 'FC-ENT-1', label, { to: focus })]);
  },
};

export const LENSES: readonly Lens<State>[] = [
  threatLens('white'),
  threatLens('black'),
  threatSetLens,
  walls,
  danger,
  guards,
  entangled,
  ...SUPPORT_LENSES,
  ...MOTION_LENSES,
  ...SHADOW_LENSES,
];
