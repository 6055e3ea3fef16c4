import type { Square } from '../../../kernel/board/board.ts';
import { SIDES, type Side, sideName, turnNumber } from '../../../kernel/side.ts';
import type { Badge, Outcome } from '../../../kernel/view.ts';
import { countWords } from '../../../kernel/words.ts';
import { isInCheck } from '../moves/attacks.ts';
import { lastRank, tracksFrom } from '../moves/generate.ts';
import type { Track } from '../moves/tables.ts';
import { BOARD } from '../position/board.ts';
import { writePosition } from '../position/format.ts';
import { OPTIONS } from '../position/options.ts';
import { START } from '../position/setup.ts';
import type { State, Unit } from '../position/state.ts';
import { fact, rule } from '../rules/index.ts';

const countSquares = (tracks: readonly Track[]): number => new Set(tracks.map(({ to }) => to)).size;

const reachFacts = (unit: Unit, at: Square): readonly Badge[] => {
  const tracks = tracksFrom(unit, at);
  const countBy = (manner: Track['manner']) => countSquares(tracks.filter((track) => track.manner === manner));
  const reaches = `On an empty board it could reach ${countWords(countSquares(tracks), 'square')} from here`;
  const paths = `${countBy('slide')} by slide, ${countBy('bent')} bent and ${countBy('leap')} by leap`;
  switch (unit.type) {
    case 'arm':
      return [fact('GW-ARM-4', `${reaches}: ${paths}`)];
    case 'wing':
      return [fact('GW-WING-4', `${reaches}: ${paths}`)];
    case 'talon':
      return [fact('GW-TALON-2', `${reaches}, an Arm's and a Wing's together`)];
    case 'leg':
      return [fact('GW-LEG-3', `${reaches}: ${countBy('jump')} by jumps and ${countBy('leap')} by leap`)];
    case 'claw':
    case 'worm':
      return [];
  }
};

const withoutUnit = (state: State, at: Square): State => ({
  ...state,
  units: state.units.map((unit, square) => (square === at ? null : unit)),
});

/**
 * Returns a fact for a piece that would be pinned in ordinary chess, or whose worm is in Check. The fact says that the
 * piece may move anyway, because Check never restricts piece moves (GW-CHECK-4).
 */
const pinFacts = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (isInCheck(state, unit.side)) return [fact('GW-CHECK-4', 'It may make any move, although its worm is in Check')];
  return isInCheck(withoutUnit(state, at), unit.side)
    ? [fact('GW-CHECK-4', 'It is not pinned: it may move, although its worm would be in Check')]
    : [];
};

const wormFacts = ({ side }: Unit, at: Square): readonly Badge[] => [
  fact('GW-TITAN-1', `Royal: ${sideName(side)} loses if it is captured`, 'power'),
  fact('GW-SRC-1', 'It is on one square only: its trail is not part of it'),
  ...(BOARD.rankOf(at) === lastRank(side) ? [fact('GW-TITAN-3', 'It stays a worm on the last rank')] : []),
];

const unitFacts = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (unit.type === 'worm') return wormFacts(unit, at);
  const isDeclined = unit.type === 'claw' && BOARD.rankOf(at) === lastRank(unit.side);
  return [
    ...reachFacts(unit, at),
    ...(isDeclined ? [fact('GW-CLAW-5', 'It declined promotion: it can only move sideways', 'power')] : []),
    ...pinFacts(state, unit, at),
  ];
};

const trailFacts = ({ trails, options }: State, side: Side, at: Square): readonly Badge[] =>
  trails[side].includes(at)
    ? [
        fact('GW-TRAIL-4', `${sideName(side)}'s whole trail is always shown`),
        fact(
          'GW-TRAIL-3',
          `Every piece but ${options.trails === 'all' ? 'the worms' : `${sideName(side)}'s worm`} can enter it`,
        ),
      ]
    : [];

const territoryText = (at: Square): string => {
  const rank = BOARD.rankOf(at);
  return rank < 3 ? "In White's Territory" : rank > 4 ? "In Black's Territory" : 'On the Battlefield';
};

const squareFacts = (state: State, at: Square): readonly Badge[] => {
  const unit = state.units[at];
  return [
    ...(unit ? unitFacts(state, unit, at) : []),
    ...SIDES.flatMap((side) => trailFacts(state, side, at)),
    fact('GW-BOARD-1', territoryText(at)),
  ];
};

const encroachmentFacts = (state: State): readonly Badge[] => {
  const { phase, toMove, waits } = state;
  if (phase.kind === 'regular') return [];
  return [
    ...(phase.boost === 'none'
      ? []
      : [
          fact('GW-BOOST-5', 'The worm may still move 1 or 2 squares along a rank or file'),
          fact('GW-BOOST-6', 'The boost ends with this turn'),
        ]),
    ...(waits[toMove] === 0
      ? [fact('GW-CHECK-3', 'A new Leg cannot block a Check: the worm must be safe before it appears')]
      : []),
  ];
};

const turnFacts = (state: State, outcome: () => Outcome | null): readonly Badge[] => {
  const isStart = turnNumber(state) === 1 && writePosition({ ...state, options: OPTIONS.initial }) === START;
  return [
    ...(isStart
      ? [fact('GW-BOARD-2', 'Claws start on ranks 3 and 6, the other pieces behind them. White moves first')]
      : []),
    ...(outcome() ? [] : [fact('GW-TURN-1', 'First a piece moves, then the worm')]),
    ...(outcome()?.rule === rule('GW-END-1') ? [fact('GW-END-4', 'Having no move is never a draw')] : []),
    ...encroachmentFacts(state),
  ];
};

export const inspectorFacts = (state: State, focus: Square | null, outcome: () => Outcome | null): readonly Badge[] =>
  focus === null ? turnFacts(state, outcome) : squareFacts(state, focus);
