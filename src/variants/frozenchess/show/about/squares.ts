import type { Square } from '../../../../kernel/board/board.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { capitalize, plural } from '../../../../kernel/words.ts';
import { farRank, fileOf, isLight, rankOf, SIZE } from '../../position/board.ts';
import { isEmpty, isFilled, isQuickened, isWallsquare, stackOn } from '../../position/squares.ts';
import type { State } from '../../position/state.ts';
import { fact } from '../../rules/index.ts';
import { facts, NONE } from './facts.ts';

const isEdge = (square: Square): boolean =>
  fileOf(square) % (SIZE - 1) === 0 || rankOf(square) === farRank('white') || rankOf(square) === farRank('black');

const wallFacts = (state: State, square: Square): readonly Badge[] =>
  isWallsquare(state, square)
    ? [
        fact('FC-WALL-3', 'Every square the piece started from, landed on or slid through in that turn is wall'),
        fact('FC-MOVE-5', 'A slide makes a wall of its whole path, a leap only of its start'),
        fact('FC-WALL-5', 'Only Trebuchets, Cannons, Onagers and explosions destroy it'),
        fact('FC-WALL-6', 'Leaps cross it, but only an Assassin can climb it'),
      ]
    : NONE;

const isWindy = ({ avalanches, tornados }: State, square: Square): boolean =>
  avalanches.some(({ squares }) => squares.includes(square)) || tornados.some((each) => each.square === square);

const JUST_CAST = { tornado: 10, avalanche: 5 } as const;

const isJustCast = ({ tornados, avalanches }: State, square: Square): boolean =>
  tornados.some((each) => each.square === square && each.plies === JUST_CAST.tornado) ||
  avalanches.some(({ squares, plies }) => squares.includes(square) && plies === JUST_CAST.avalanche);

const timeFacts = (state: State, square: Square): readonly Badge[] => {
  const isTicking = state.tombs[square]?.status === 'closed' || isQuickened(state, square) || isWindy(state, square);
  return facts(
    isTicking && fact('FC-TIME-3', "The counters of this square run in White's turns and in Black's"),
    isQuickened(state, square) && fact('FC-TIME-6', 'Every counter here except quickening itself counts double'),
    isJustCast(state, square) && fact('FC-TIME-5', 'It was cast last turn, and acts from this turn on', 'timer'),
    isWindy(state, square) && fact('FC-MOVE-7', 'A piece it moves leaves no wall'),
  );
};

const coverFacts = (state: State, square: Square): readonly Badge[] => {
  const covered = [
    state.tombs[square]?.status === 'hidden' && 'the grave',
    state.traps.some((trap) => trap.square === square) && 'the trap',
  ].filter((each) => each !== false);
  if (covered.length > 0 && isFilled(state, square))
    return [
      fact(
        'FC-SQ-4',
        `${capitalize(covered.join(' and '))} here ${plural(covered.length, 'does', 'do')} nothing until the square is uncovered`,
      ),
    ];
  return covered.length > 0
    ? [fact('FC-RES-3', 'A piece that arrives here in any manner meets the trap', 'capture')]
    : NONE;
};

export const squareFacts = (state: State, square: Square): readonly Badge[] =>
  facts(
    coverFacts(state, square),
    timeFacts(state, square),
    stackOn(state, square) ? NONE : wallFacts(state, square),
    fact('FC-BOARD-3', `${isLight(square) ? "White's" : "Black's"} pieces count double here in a rotation`),
    isEdge(square) && fact('FC-BOARD-1', 'Nothing crosses the edge of the board'),
    isEmpty(state, square) && fact('FC-SQ-2', 'Pieces can be placed here'),
  );
