/** What can be said of a square or of the turn beyond what the board shows: facts that clauses state and nothing else names. */
import type { Square } from '../../../kernel/board.ts';
import type { IdOf } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { counted } from '../../../kernel/words.ts';
import { isAttacked } from '../moves/attacks.ts';
import { freezersOf, immobilizers, isFrozen } from '../moves/freezing.ts';
import { type Move, pseudoLegalMoves } from '../moves/generate.ts';
import { outcome } from '../moves/outcome.ts';
import { neighbours, opposite, ROOK_HEADINGS, rankOf, squareAhead } from '../position/board.ts';
import { startingPosition } from '../position/setup.ts';
import { occurrences, placementOf, type State } from '../position/state.ts';
import {
  CHAMELEON,
  COORDINATOR,
  codeOn,
  EMPTY,
  IMMOBILIZER,
  isFoe,
  type Occupancy,
  PAWN,
  sideOf,
  titanOf,
  typeOf,
} from '../position/units.ts';
import { type RULES, rule } from '../rules/index.ts';
import { aboutChameleon } from './about-chameleon.ts';
import { theUnit } from './names.ts';

const fact = (id: IdOf<typeof RULES>, label: string): Badge => ({ kind: 'fact', rule: rule(id), label });

/** An enemy Pawn beside it and another enemy opposite: a pinch, if it had been theirs to make. */
const isBetween = (board: Occupancy, at: Square): boolean =>
  ROOK_HEADINGS.some((heading) => {
    const [one, two] = [squareAhead(at, heading), squareAhead(at, opposite(heading))];
    const isEnemy = (square: Square) => square >= 0 && isFoe(codeOn(board, at), codeOn(board, square));
    return isEnemy(one) && isEnemy(two) && (typeOf(codeOn(board, one)) === PAWN || typeOf(codeOn(board, two)) === PAWN);
  });

const ofFrozen = (board: Occupancy, at: Square): readonly Badge[] =>
  isFrozen(board, at)
    ? [
        fact('BQ-IMM-7', 'It still blocks lines, can be captured and serves as a partner'),
        fact('BQ-CHECK-4', 'While it is frozen it gives no check'),
        ...(typeOf(codeOn(board, at)) === IMMOBILIZER ? [fact('BQ-IMM-4', 'It goes on freezing although it is frozen itself')] : []),
      ]
    : [];

/** Who is held by an Immobilizer that is held itself. */
const ofHolders = (board: Occupancy, at: Square): readonly Badge[] =>
  freezersOf(board, at)
    .filter((holder) => typeOf(codeOn(board, holder)) === IMMOBILIZER && isFrozen(board, holder))
    .map((holder) => fact('BQ-IMM-4', `Nothing releases it: ${theUnit(board, holder)} is frozen and freezes all the same`));

const ofCoordinator = (board: Occupancy, at: Square): readonly Badge[] => {
  const side = sideOf(codeOn(board, at));
  const titan = titanOf(board, side);
  const bound = isFrozen(board, titan) ? 'frozen' : isAttacked(board, titan, titanOf(board, other(side))) ? 'in check' : null;
  return bound ? [fact('BQ-COOR-3', `Its Titan is ${bound} and serves it all the same`)] : [];
};

const ofMoves = (board: Occupancy, at: Square, moves: readonly Move[]): readonly Badge[] => {
  const most = Math.max(0, ...moves.map(({ victims }) => victims.length));
  const holders = immobilizers(board).filter(
    (square) => isFoe(codeOn(board, at), codeOn(board, square)) && moves.some(({ to }) => neighbours(square).includes(to)),
  );
  return [
    ...(most > 1 ? [fact('BQ-GEN-3', `It could capture ${most} at once: all are found on one board and leave together`)] : []),
    ...holders.map((holder) => fact('BQ-IMM-6', `It may go beside ${theUnit(board, holder)} and is frozen only from then on`)),
  ];
};

const ofUnit = ({ board, version }: State, at: Square): readonly Badge[] => {
  const code = codeOn(board, at);
  if (code === EMPTY) return [];
  const moves = isFrozen(board, at) ? [] : pseudoLegalMoves(board, titanOf(board, sideOf(code)), at);
  return [
    ...ofFrozen(board, at),
    ...ofHolders(board, at),
    ...(typeOf(code) === COORDINATOR ? ofCoordinator(board, at) : []),
    ...(typeOf(code) === CHAMELEON ? aboutChameleon(board, at, moves) : []),
    ...(typeOf(code) === CHAMELEON && version === 'twoplayer'
      ? [fact('BQ-TWO-6', 'In this version, too, it is the Chameleon of the standard game')]
      : []),
    ...ofMoves(board, at, moves),
    ...(isBetween(board, at) ? [fact('BQ-GEN-1', 'It came between two enemies and stays: only who moves captures')] : []),
  ];
};

const territory = (at: Square): string => {
  const rank = rankOf(at);
  return rank < 3 ? "In White's Territory" : rank > 4 ? "In Black's Territory" : 'On the Battlefield';
};

/** How the game began. */
const atStart = (state: State): readonly Badge[] => {
  if (placementOf(state) !== placementOf(startingPosition(state.version)))
    return state.history.length > 0 || state.phase === 'place'
      ? []
      : [fact('BQ-STATE-3', 'Set up by hand: one Titan each, and who waits is not in check')];
  return [
    fact('BQ-SETUP-2', "The start: Black's army is White's turned by half a circle"),
    fact('BQ-SETUP-3', 'White takes the first turn'),
    fact('BQ-SETUP-4', state.version === 'standard' ? 'This is the standard game' : 'This is the Two-Player version'),
    ...(state.version === 'twoplayer' ? [fact('BQ-TWO-2', 'The Chameleons are in reserve: c1, f1, c8 and f8 are empty')] : []),
  ];
};

const ofReserve = ({ reserve, version }: State, side: Side): readonly Badge[] =>
  version === 'twoplayer' && reserve[side] > 0
    ? [fact('BQ-TWO-7', `${sideName(side)}'s ${counted(reserve[side], 'Chameleon')} in reserve cannot be captured`)]
    : [];

const ofTurn = (state: State): readonly Badge[] => [
  ...atStart(state),
  ...ofReserve(state, 'white'),
  ...ofReserve(state, 'black'),
  ...(state.history.length > 0 && !outcome(state)
    ? [
        fact('BQ-STATE-1', `${counted(state.history.length, 'earlier position')} remembered, and nothing else`),
        fact('BQ-STATE-2', occurrences(state) > 1 ? 'The same units, player and reserves as before' : 'This position is new'),
      ]
    : []),
];

export const about = (state: State, focus: Square | null): readonly Badge[] =>
  focus === null ? ofTurn(state) : [...ofUnit(state, focus), fact('BQ-SETUP-1', territory(focus))];
