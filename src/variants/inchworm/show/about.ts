/** What can be said of a square or of the game beyond what the board shows: facts that clauses state and nothing else names. */
import type { Square } from '../../../kernel/board.ts';
import type { IdOf } from '../../../kernel/rulebook.ts';
import { other, sideName } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { isInCheck } from '../moves/attacks.ts';
import { blastOn } from '../moves/explosions.ts';
import { isRider } from '../moves/tables.ts';
import { BESIDE, hallway, isHallway, nameOf, rankOf } from '../position/board.ts';
import { canonicalName, namesOf, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import { isExtended, namesIn, otherHalf, TYPE_NAMES, type Unit } from '../position/units.ts';
import { type RULES, rule } from '../rules/index.ts';

const fact = (id: IdOf<typeof RULES>, label: string): Badge => ({ kind: 'fact', rule: rule(id), label });

const ofEnding = ({ ending }: State): readonly Badge[] => {
  switch (ending?.reason) {
    case 'kingCaptured':
    case 'kingExploded':
      return [fact('IW-END-4', 'The game ended at once, in the middle of the turn')];
    case 'castling':
      return [fact('IW-END-8', 'The castling test came first: whether it was mate as well was not asked any more')];
    default:
      return [];
  }
};

const ofBeginning = ({ ply }: State): readonly Badge[] =>
  ply > 0
    ? []
    : [
        fact('IW-GEN-1', 'Six variants in one, all in force in every turn'),
        fact('IW-GEN-2', 'Set up as in chess; the hallway is empty and nothing is linked'),
        fact('IW-GEN-3', 'Who mates, captures or blows up the enemy King wins'),
      ];

const ofTurn = (state: State): readonly Badge[] => {
  if (state.ending) return ofEnding(state);
  const side = turnSide(state);
  const enemy = other(side);
  return [
    ...ofBeginning(state),
    ...(isInCheck(state, side) ? [fact('IW-END-1', `${sideName(side)} is in check and has a legal turn, perhaps with a link step`)] : []),
    ...(isInCheck(state, enemy) ? [fact('IW-CHECK-4', `${sideName(enemy)}'s King stands open, and it is ${sideName(side)}'s turn`)] : []),
  ];
};

const ofKing = (state: State, king: Unit): readonly Badge[] => {
  const occupancy = occupancyOf(state);
  const pawns = state.units.filter(
    ({ type, at }) => type === 'pawn' && king.at.some((square) => blastOn(occupancy, at[0]).includes(square)),
  );
  const whole = !isExtended(king);
  return [
    ...(pawns.length > 0
      ? [fact('IW-BOOM-8', `${counted(pawns.length, 'Pawn')} beside it may explode one day: that is no check and forbids nothing`)]
      : []),
    ...(isInCheck(state, king.side)
      ? [
          fact(
            'IW-CHECK-6',
            whole
              ? 'Alone it can only extend, and the half that stays is still attacked'
              : 'It escapes by rejoining on the half that is safe',
          ),
        ]
      : []),
  ];
};

const ofHalf = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  const there = otherHalf(unit, at) as Square;
  const alone = unitsOn(occupancyOf(state), there).length === 1;
  return [
    fact('IW-WORM-1', `Half the ${TYPE_NAMES[unit.type]}: alone it may only rejoin its other half on ${nameOf(there)}`),
    fact('IW-MAG-6', `A move of the half on ${nameOf(there)} does not pull this one along`),
    ...(alone
      ? [fact('IW-CAPT-4', `If the ${TYPE_NAMES[unit.type]} is taken here, ${nameOf(there)} is empty before magnetism works`)]
      : []),
  ];
};

const ofUnit = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (unit.type === 'pawn') return [fact('IW-BOOM-7', 'The Pawn rolls only when it is moved, not while it stays')];
  return [
    ...(unit.type === 'king' ? ofKing(state, unit) : []),
    ...(isExtended(unit)
      ? ofHalf(state, unit, at)
      : [fact('IW-WORM-1', `The ${TYPE_NAMES[unit.type]} is whole: alone it may only extend, one half going ahead`)]),
    ...(unit.type === 'knight' ? [fact('IW-RIDE-4', 'One leap on the board or one square of the hallway, never both in one move')] : []),
  ];
};

const ofCrowd = (units: readonly Unit[]): readonly Badge[] => {
  const [first] = units;
  if (!first || units.length < 2) return [];
  const riders = [...new Set(units.map(({ type }) => type).filter(isRider))];
  return [
    fact('IW-SHARE-1', `${counted(units.length, 'unit')} share this square: ${namesIn(units)}`),
    fact('IW-SHARE-3', `All of them are ${sideName(first.side)}'s: an enemy can only take them all`),
    ...(riders.length > 1
      ? [fact('IW-RIDE-5', `As a crowd they ride as one of them does (${listed(riders.map((type) => TYPE_NAMES[type]))}), all the way`)]
      : []),
  ];
};

/** What a square of the hallway, or a linked one, means for who stands there. */
const ofPlace = (state: State, at: Square, units: readonly Unit[]): readonly Badge[] => {
  const names = namesOf(occupancyOf(state), at);
  const hall = names.find(isHallway);
  if (hall === undefined) return [];
  const beside = listed((BESIDE[hall] ?? []).map(nameOf));
  const isLinked = names.length > 1;
  return [
    fact(
      'IW-HALL-2',
      `In the hallway ${nameOf(hallway(rankOf(hall)))} is connected with ${beside}, as a straight, a diagonal and a Knight's step at once`,
    ),
    ...(units.length === 0
      ? []
      : isLinked
        ? [
            fact('IW-RIDE-1', 'Whoever leaves goes over the board or through the hallway, not both'),
            fact('IW-MAG-10', "A pulse moves whoever stands here once at most: on the board's line or on the hallway's"),
          ]
        : [fact('IW-MAG-9', 'Pulses on the board do not reach into the hallway')]),
  ];
};

const ofSquare = (state: State, name: Square): readonly Badge[] => {
  const at = canonicalName(occupancyOf(state), name);
  const units = unitsOn(occupancyOf(state), at);
  const told = units.flatMap((unit) => ofUnit(state, unit, at));
  const once = told.filter(({ label }, index) => told.findIndex((each) => each.label === label) === index);
  return [...ofCrowd(units), ...once, ...ofPlace(state, at, units)];
};

export const about = (state: State, focus: Square | null): readonly Badge[] => (focus === null ? ofTurn(state) : ofSquare(state, focus));
