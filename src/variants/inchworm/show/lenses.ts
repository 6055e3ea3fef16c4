import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS } from '../../../kernel/board/direction.ts';
import type { Lens } from '../../../kernel/game.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import type { Mark } from '../../../kernel/view.ts';
import { listWords } from '../../../kernel/words.ts';
import { attackersOf, attackersText, attackPath } from '../moves/attacks.ts';
import { blastOn } from '../moves/dice.ts';
import { pulse } from '../moves/magnetism.ts';
import { BOARD, isHallway, nameOf } from '../position/board.ts';
import { canonicalName, copyOccupancy, namesOf, occupancyOf } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import { ownedWords } from '../position/units.ts';
import { mark } from '../rules/index.ts';

type NamedMarks = readonly (readonly [Square, Mark])[];

const onNames = (state: State, square: Square, mark: Mark): NamedMarks =>
  namesOf(occupancyOf(state), square).map((name) => [name, mark]);

const showAttacks =
  (side: Side): Lens<State>['show'] =>
  (state, focus) => {
    const occupancy = occupancyOf(state);
    const ways = focus === null ? [] : attackPathMarks(state, side, canonicalName(occupancy, focus));
    return [
      ...BOARD.squares.flatMap(({ square }): NamedMarks => {
        const attackers = attackersOf(occupancy, state, canonicalName(occupancy, square), side);
        if (attackers.length === 0) return [];
        const label = `${nameOf(square)} is attacked by ${attackersText(attackers)}`;
        return [[square, mark('attacked', 'IW-CHECK-1', label, { side, value: attackers.length })]];
      }),
      ...ways,
    ];
  };

const attackPathMarks = (state: State, side: Side, square: Square): NamedMarks =>
  attackersOf(occupancyOf(state), state, square, side).flatMap((attacker) => {
    const path = attackPath(occupancyOf(state), attacker, square);
    const label = `On the path of ${ownedWords(attacker.unit, attacker.from)} to ${nameOf(square)}`;
    const turns = path.filter(
      (name, index) => index > 0 && isHallway(name) !== isHallway(path[index - 1] as Square),
    ).length;
    return path.map((name): NamedMarks[number] => [
      name,
      mark('way', turns > 1 ? 'IW-RIDE-3' : 'IW-RIDE-2', label, { side }),
    ]);
  });

const attackLens = (side: Side): Lens<State> => ({
  id: `attacked-by-${side}`,
  title: `Squares ${sideName(side)} attacks`,
  show: showAttacks(side),
});

/** Shows what a move to the focused square would pull and push. No half is exempt, since the mover is unknown. */
const magnetismLens: Lens<State> = {
  id: 'magnetism',
  title: 'Pieces that magnetism would move',
  show: (state, focus) => {
    if (focus === null) return [];
    const centre = canonicalName(occupancyOf(state), focus);
    const shifts = pulse(copyOccupancy(occupancyOf(state)), { centre, side: turnSide(state), exempt: [] });
    return [
      ...onNames(state, centre, mark('magnet', 'IW-MAG-1', `Magnet: ${nameOf(centre)}`)),
      ...shifts.flatMap(({ line, pulled, from, to }): NamedMarks => {
        const toward = DIRECTIONS[pulled ? (line + 4) % 8 : line];
        const label = `${nameOf(from)} is ${pulled ? 'pulled' : 'pushed'} to ${nameOf(to)}`;
        const more = { to, ...(line < 8 && toward && { toward }) };
        return [[from, pulled ? mark('pull', 'IW-MAG-3', label, more) : mark('push', 'IW-MAG-4', label, more)]];
      }),
    ];
  },
};

const blastLens: Lens<State> = {
  id: 'blast',
  title: 'Pieces that an explosion would destroy',
  show: (state, focus) => {
    if (focus === null || state.options.rules === 'first') return [];
    const occupancy = occupancyOf(state);
    const squares = blastOn(occupancy, canonicalName(occupancy, focus));
    const struck = state.units.filter(({ at }) => at.some((square) => squares.includes(square)));
    const beyond = struck.flatMap((unit) =>
      unit.at.filter((square) => !squares.includes(square)).map((square) => [square, unit] as const),
    );
    return [
      ...squares.flatMap((square) => {
        const units = occupancy.squares[square] ?? [];
        const label =
          units.length > 0 ? `Destroyed: ${listWords(units.map((unit) => ownedWords(unit, square)))}` : 'In the blast';
        return onNames(state, square, mark('blast', 'IW-BOOM-4', label));
      }),
      ...beyond.flatMap(([square, unit]) =>
        onNames(
          state,
          square,
          mark('blast', 'IW-BOOM-4', `Destroyed with its other half: ${ownedWords(unit, square)}`),
        ),
      ),
    ];
  },
};

export const LENSES: readonly Lens<State>[] = [attackLens('white'), attackLens('black'), magnetismLens, blastLens];
