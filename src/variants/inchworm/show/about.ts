import type { Square } from '../../../kernel/board/board.ts';
import { other, sideName } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { countWords, listWords } from '../../../kernel/words.ts';
import { isInCheck } from '../moves/attacks.ts';
import { blastOn } from '../moves/dice.ts';
import { isRider } from '../moves/tables.ts';
import { BESIDE, hallway, isHallway, nameOf, rankOf } from '../position/board.ts';
import { canonicalName, namesOf, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { phaseOf, type State, turnSide } from '../position/state.ts';
import { isExtended, namesIn, otherHalf, TYPE_NAMES, type Unit } from '../position/units.ts';
import { fact } from '../rules/index.ts';

const endingFacts = ({ ending }: State): readonly Badge[] => {
  switch (ending?.reason) {
    case 'kingCaptured':
    case 'kingExploded':
      return [fact('IW-END-4', 'The game ended at once, during the turn')];
    case 'castling':
      return [fact('IW-END-8', 'The loss by castling comes before checkmate')];
    default:
      return [];
  }
};

const beginningFacts = ({ ply, options }: State): readonly Badge[] =>
  ply > 0 || options.rules === 'first'
    ? []
    : [
        fact('IW-GEN-1', '6 variants in one, and all of them apply in every turn'),
        fact('IW-GEN-2', 'Pieces start as in chess. The hallway is empty and not linked'),
        fact('IW-GEN-3', 'Checkmate, capture or blow up the enemy King to win'),
      ];

const turnFacts = (state: State): readonly Badge[] => {
  if (phaseOf(state) === 'over') return endingFacts(state);
  const side = turnSide(state);
  const enemy = other(side);
  return [
    ...beginningFacts(state),
    ...(isInCheck(state, side)
      ? [fact('IW-END-1', `${sideName(side)} is in check, but has a legal turn (perhaps with a link step)`)]
      : []),
    ...(isInCheck(state, enemy)
      ? [fact('IW-CHECK-4', `${sideName(enemy)}'s King can be captured: it is ${sideName(side)}'s turn`)]
      : []),
  ];
};

const kingFacts = (state: State, king: Unit): readonly Badge[] => {
  const occupancy = occupancyOf(state);
  const pawns = state.units.filter(
    ({ type, at }) => type === 'pawn' && king.at.some((square) => blastOn(occupancy, at[0]).includes(square)),
  );
  const whole = !isExtended(king);
  return [
    ...(pawns.length > 0 && state.options.rules === 'all'
      ? [
          fact(
            'IW-BOOM-8',
            `${countWords(pawns.length, 'Pawn')} next to it could explode if moved: this is no check`,
            'capture',
          ),
        ]
      : []),
    ...(isInCheck(state, king.side)
      ? [
          fact(
            'IW-CHECK-6',
            whole
              ? 'Alone it can only extend, and the half that stays is still attacked'
              : 'It escapes by rejoining on the half that is safe',
            'check',
          ),
        ]
      : []),
  ];
};

const halfFacts = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  const there = otherHalf(unit, at) as Square;
  const alone = unitsOn(occupancyOf(state), there).length === 1;
  return [
    fact(
      'IW-WORM-1',
      `Half a ${TYPE_NAMES[unit.type]}: alone it can only rejoin its other half on ${nameOf(there)}`,
      'power',
    ),
    fact(
      'IW-MAG-6',
      `Its other half on ${nameOf(there)} ${state.options.half === 'pulled' ? 'pulls it' : 'does not pull it'}`,
    ),
    ...(alone
      ? [fact('IW-CAPT-4', `If it is captured here, its half on ${nameOf(there)} is removed before magnetism`)]
      : []),
  ];
};

const unitFacts = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (unit.type === 'pawn')
    return state.options.rules === 'first' ? [] : [fact('IW-BOOM-7', 'A Pawn rolls only when it is moved')];
  return [
    ...(unit.type === 'king' ? kingFacts(state, unit) : []),
    ...(isExtended(unit)
      ? halfFacts(state, unit, at)
      : [fact('IW-WORM-1', `Whole ${TYPE_NAMES[unit.type]}: alone it can only extend`, 'power')]),
    ...(unit.type === 'knight'
      ? [fact('IW-RIDE-4', '1 leap on the board or 1 square in the hallway, never both in one move')]
      : []),
  ];
};

const crowdFacts = (units: readonly Unit[]): readonly Badge[] => {
  const [first] = units;
  if (!first || units.length < 2) return [];
  const riders = [...new Set(units.map(({ type }) => type).filter(isRider))];
  return [
    fact('IW-SHARE-1', `${countWords(units.length, 'piece')} share this square: ${namesIn(units)}`, 'power'),
    fact('IW-SHARE-3', `All of them are ${sideName(first.side)}'s: an enemy can only capture them all`),
    ...(riders.length > 1
      ? [
          fact(
            'IW-RIDE-5',
            `A crowd slides the whole path like one of them (${listWords(riders.map((type) => TYPE_NAMES[type]))})`,
          ),
        ]
      : []),
  ];
};

const placeFacts = (state: State, at: Square, units: readonly Unit[]): readonly Badge[] => {
  const names = namesOf(occupancyOf(state), at);
  const hall = names.find(isHallway);
  if (hall === undefined) return [];
  const beside = listWords((BESIDE[hall] ?? []).map(nameOf));
  const isLinked = names.length > 1;
  return [
    fact(
      'IW-HALL-2',
      `In the hallway ${nameOf(hallway(rankOf(hall)))} is next to ${beside}, for rooks, bishops and knights alike`,
    ),
    ...(units.length === 0
      ? []
      : isLinked
        ? [
            fact('IW-RIDE-1', 'A piece leaves over the board or through the hallway, not both'),
            fact('IW-MAG-10', 'Magnetism moves a piece here only once, on the board or in the hallway'),
          ]
        : [fact('IW-MAG-9', 'Magnetism on the board does not reach into the hallway')]),
  ];
};

const squareFacts = (state: State, name: Square): readonly Badge[] => {
  const at = canonicalName(occupancyOf(state), name);
  const units = unitsOn(occupancyOf(state), at);
  const told = units.flatMap((unit) => unitFacts(state, unit, at));
  const once = told.filter(({ label }, index) => told.findIndex((each) => each.label === label) === index);
  return [...crowdFacts(units), ...once, ...placeFacts(state, at, units)];
};

export const inspectorFacts = (state: State, focus: Square | null): readonly Badge[] =>
  focus === null ? turnFacts(state) : squareFacts(state, focus);
