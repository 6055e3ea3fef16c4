import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge, Outcome } from '../../../kernel/view.ts';
import { capitalize, countWords, listWords } from '../../../kernel/words.ts';
import { isAttacked } from '../moves/attacks.ts';
import { capturesOf } from '../moves/captures.ts';
import { freezersOf, immobilizers, isFrozen } from '../moves/freezing.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import type { Move } from '../position/action.ts';
import { neighbours, opposite, ROOK_HEADINGS, rankOf, squareAhead } from '../position/board.ts';
import { theUnit } from '../position/names.ts';
import { PIECES } from '../position/pieces.ts';
import { startingPosition } from '../position/setup.ts';
import {
  CHAMELEON,
  COORDINATOR,
  codeOn,
  EMPTY,
  IMMOBILIZER,
  isFoe,
  LEAPER,
  type Occupancy,
  occurrences,
  PAWN,
  pieceOf,
  placementOf,
  type State,
  sideOf,
  squaresOf,
  titanOf,
  typeOf,
  WITHDRAWER,
} from '../position/state.ts';
import { fact } from '../rules/index.ts';

/** The types that a Chameleon's side effects capture (BQ-SIDE-3). */
const SIDE_EFFECT_TYPES: readonly number[] = [WITHDRAWER, COORDINATOR, PAWN];

const typeNames = (board: Occupancy, squares: readonly Square[]): string =>
  listWords([...new Set(squares.map((square) => PIECES[pieceOf(codeOn(board, square))].name))]);

const copyFacts = (board: Occupancy, enemies: readonly Square[]): readonly Badge[] => {
  const ofType = (types: readonly number[]) =>
    enemies.filter((square) => types.includes(typeOf(codeOn(board, square))));
  const copied = enemies.filter((square) => ![IMMOBILIZER, CHAMELEON].includes(typeOf(codeOn(board, square))));
  const [aside, leapers, chameleons] = [ofType(SIDE_EFFECT_TYPES), ofType([LEAPER]), ofType([CHAMELEON])];
  return [
    fact('BQ-CHAM-1', 'It slides like a queen or copies an enemy'),
    ...(copied.length > 0 ? [fact('BQ-CHAM-3', `It can copy the ${typeNames(board, copied)}`, 'power')] : []),
    ...(copied.length > 0 ? [fact('BQ-CHAM-4', 'It captures each piece the way that piece captures')] : []),
    ...(aside.length > 0
      ? [fact('BQ-CHAM-5', `A slide already captures like a ${typeNames(board, aside.slice(0, 1))}`)]
      : []),
    ...(chameleons.length > 0 ? [fact('BQ-SIDE-2', 'Its side effects never capture a Chameleon')] : []),
    ...(leapers.length > 0 ? [fact('BQ-SIDE-3', 'It captures a Long Leaper only by leaping over it')] : []),
  ];
};

const chameleonFacts = (board: Occupancy, at: Square, moves: readonly Move[]): readonly Badge[] => {
  const ways = moves.map((move) => new Set(capturesOf(board, move).map(({ way }) => way)));
  const besides = (move: ReadonlySet<string>) => [...move].some((way) => way !== 'leap' && way !== 'step');
  return [
    ...copyFacts(board, squaresOf(board, other(sideOf(codeOn(board, at))))),
    ...(ways.some(besides) ? [fact('BQ-CHAM-9', 'The same path is the same move, slid or copied')] : []),
    ...(ways.some((move) => move.has('leap') && besides(move))
      ? [fact('BQ-SIDE-1', 'It can leap and capture by side effects in one move')]
      : []),
    ...(ways.some((move) => move.size > 1)
      ? [fact('BQ-SIDE-6', `It could capture in ${Math.max(...ways.map(({ size }) => size))} ways in one move`)]
      : []),
  ];
};

/** Whether a unit is between an enemy Pawn and another enemy. Pawns pinch only by moving (BQ-GEN-1). */
const isBetweenEnemies = (board: Occupancy, at: Square): boolean =>
  ROOK_HEADINGS.some((heading) => {
    const [one, two] = [squareAhead(at, heading), squareAhead(at, opposite(heading))];
    const isEnemy = (square: Square) => square >= 0 && isFoe(codeOn(board, at), codeOn(board, square));
    return isEnemy(one) && isEnemy(two) && (typeOf(codeOn(board, one)) === PAWN || typeOf(codeOn(board, two)) === PAWN);
  });

const frozenFacts = (board: Occupancy, at: Square): readonly Badge[] =>
  isFrozen(board, at)
    ? [
        fact('BQ-IMM-7', 'Frozen, but it still blocks and helps to pinch'),
        fact('BQ-CHECK-4', 'It gives no check while it is frozen'),
        ...(typeOf(codeOn(board, at)) === IMMOBILIZER
          ? [fact('BQ-IMM-4', 'Frozen, but still freezes its neighbours', 'held')]
          : []),
      ]
    : [];

/** Returns a fact for each frozen Immobilizer that still freezes this unit (BQ-IMM-4). */
const freezerFacts = (board: Occupancy, at: Square): readonly Badge[] =>
  freezersOf(board, at)
    .filter((holder) => typeOf(codeOn(board, holder)) === IMMOBILIZER && isFrozen(board, holder))
    .map((holder) => fact('BQ-IMM-4', `${capitalize(theUnit(board, holder))} is frozen, but still freezes it`, 'held'));

const coordinatorFacts = (board: Occupancy, at: Square): readonly Badge[] => {
  const side = sideOf(codeOn(board, at));
  const titan = titanOf(board, side);
  const bound = isFrozen(board, titan)
    ? 'frozen'
    : isAttacked(board, titan, titanOf(board, other(side)))
      ? 'in check'
      : null;
  return bound ? [fact('BQ-COOR-3', `Its Titan is ${bound}, but still helps it capture`, 'power')] : [];
};

const moveFacts = (board: Occupancy, at: Square, moves: readonly Move[]): readonly Badge[] => {
  const most = Math.max(0, ...moves.map(({ victims }) => victims.length));
  const holders = immobilizers(board).filter(
    (square) =>
      isFoe(codeOn(board, at), codeOn(board, square)) && moves.some(({ to }) => neighbours(square).includes(to)),
  );
  return [
    ...(most > 1 ? [fact('BQ-GEN-3', `It could capture up to ${most} pieces in one move`, 'capture')] : []),
    ...holders.map((holder) =>
      fact('BQ-IMM-6', `It can move next to ${theUnit(board, holder)}, and is frozen from then on`, 'held'),
    ),
  ];
};

const unitFacts = ({ board, options }: State, at: Square): readonly Badge[] => {
  const code = codeOn(board, at);
  if (code === EMPTY) return [];
  const moves = isFrozen(board, at) ? [] : pseudoLegalMoves(board, titanOf(board, sideOf(code)), at, options);
  return [
    ...frozenFacts(board, at),
    ...freezerFacts(board, at),
    ...(typeOf(code) === COORDINATOR ? coordinatorFacts(board, at) : []),
    ...(typeOf(code) === CHAMELEON ? chameleonFacts(board, at, moves) : []),
    ...(typeOf(code) === CHAMELEON && options.version === 'twoplayer'
      ? [fact('BQ-TWO-6', 'The same Chameleon as in the standard version')]
      : []),
    ...moveFacts(board, at, moves),
    ...(isBetweenEnemies(board, at)
      ? [fact('BQ-GEN-1', 'It is safe between 2 enemies: only a piece that moves captures', 'capture')]
      : []),
  ];
};

const territoryText = (at: Square): string => {
  const rank = rankOf(at);
  return rank < 3 ? "In White's Territory" : rank > 4 ? "In Black's Territory" : 'On the Battlefield';
};

const startFacts = (state: State): readonly Badge[] => {
  if (placementOf(state) !== placementOf(startingPosition(state.options)))
    return state.history.length > 0 || state.phase === 'place'
      ? []
      : [fact('BQ-STATE-3', 'Custom position: each side has 1 Titan')];
  return [
    fact('BQ-SETUP-2', "Black's army is White's, rotated by 180 degrees"),
    fact('BQ-SETUP-3', 'White moves first'),
    fact('BQ-SETUP-4', state.options.version === 'standard' ? 'Standard version' : 'Two-Player version'),
    ...(state.options.version === 'twoplayer'
      ? [fact('BQ-TWO-2', 'The Chameleons start in reserve: c1, f1, c8 and f8 are empty')]
      : []),
  ];
};

const reserveFacts = ({ reserve, options }: State, side: Side): readonly Badge[] =>
  options.version === 'twoplayer' && reserve[side] > 0
    ? [fact('BQ-TWO-7', `${sideName(side)}'s ${countWords(reserve[side], 'Chameleon')} in reserve cannot be captured`)]
    : [];

const turnFacts = (state: State, outcome: () => Outcome | null): readonly Badge[] => [
  ...startFacts(state),
  ...reserveFacts(state, 'white'),
  ...reserveFacts(state, 'black'),
  ...(state.history.length > 0 && !outcome()
    ? [
        fact('BQ-STATE-1', 'Only positions are remembered, not how they came about'),
        fact('BQ-STATE-2', occurrences(state) > 1 ? 'Same pieces, player and reserves as before' : 'New position'),
      ]
    : []),
];

export const inspectorFacts = (state: State, focus: Square | null, outcome: () => Outcome | null): readonly Badge[] =>
  focus === null ? turnFacts(state, outcome) : [...unitFacts(state, focus), fact('BQ-SETUP-1', territoryText(focus))];
