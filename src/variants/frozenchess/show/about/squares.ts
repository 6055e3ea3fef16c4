/** What the inspector says of a square itself: its colour, what covers what, its wall, its counters, what awaits arrivals. */
import type { Square } from '../../../../kernel/board.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { farRank, fileOf, isLight, rankOf, SIZE } from '../../position/board.ts';
import { isEmpty, isFilled, isQuickened, isWallsquare, type State, stackOn } from '../../position/state.ts';
import { fact, NONE } from './fact.ts';

const isEdge = (square: Square): boolean =>
  fileOf(square) % (SIZE - 1) === 0 || rankOf(square) === farRank('white') || rankOf(square) === farRank('black');

const wallFacts = (state: State, square: Square): readonly Badge[] =>
  isWallsquare(state, square)
    ? [
        fact('FC-WALL-3', 'Part of the path of its last walling turn, first squares included'),
        fact('FC-MOVE-5', 'A slide walls every square it went over, a leap only the one it left'),
        fact('FC-WALL-5', 'Only Siege units and explosions destroy it'),
        fact('FC-WALL-6', 'Leaps cross it; nobody lands on it but an Assassin that climbs'),
      ]
    : NONE;

/** Do areas move units here, or end here? */
const isWindy = ({ avalanches, tornados }: State, square: Square): boolean =>
  avalanches.some(({ squares }) => squares.includes(square)) || tornados.some((each) => each.square === square);

const JUST_CAST = { tornado: 10, avalanche: 5 } as const;

const isJustCast = ({ tornados, avalanches }: State, square: Square): boolean =>
  tornados.some((each) => each.square === square && each.plies === JUST_CAST.tornado) ||
  avalanches.some(({ squares, plies }) => squares.includes(square) && plies === JUST_CAST.avalanche);

const timeFacts = (state: State, square: Square): readonly Badge[] => {
  const isTicking = state.tombs[square]?.status === 'closed' || isQuickened(state, square) || isWindy(state, square);
  return [
    ...(isTicking ? [fact('FC-TIME-3', 'The counters of this square run in every ply, of either side')] : NONE),
    ...(isQuickened(state, square) ? [fact('FC-TIME-6', 'Every counter here but quickening itself counts double')] : NONE),
    ...(isJustCast(state, square) ? [fact('FC-TIME-5', 'Cast in the last ply: it acts from this ply on')] : NONE),
    ...(isWindy(state, square) ? [fact('FC-MOVE-7', 'Whom it moves leaves no wall: only own moves wall')] : NONE),
  ];
};

const coverFacts = (state: State, square: Square): readonly Badge[] => {
  const covered = [
    state.tombs[square]?.status === 'hidden' && 'the grave',
    state.traps.some((trap) => trap.square === square) && 'the trap',
  ].filter((each) => each !== false);
  if (covered.length > 0 && isFilled(state, square))
    return [fact('FC-SQ-4', `Covered, ${covered.join(' and ')} here does nothing until it is uncovered`)];
  return covered.length > 0 ? [fact('FC-RES-3', 'Whoever comes to stand here, by any means, meets the trap')] : NONE;
};

export const squareFacts = (state: State, square: Square): readonly Badge[] => [
  fact(
    'FC-BOARD-3',
    isLight(square)
      ? "A light square: White's units count double here in a rotation"
      : "A dark square: Black's units count double here in a rotation",
  ),
  ...(isEdge(square) ? [fact('FC-BOARD-1', 'At the edge: nothing wraps around, nothing is moved off the board')] : NONE),
  ...(isEmpty(state, square) ? [fact('FC-SQ-2', 'Empty: units can be placed here')] : NONE),
  ...(stackOn(state, square) ? NONE : wallFacts(state, square)),
  ...coverFacts(state, square),
  ...timeFacts(state, square),
];
