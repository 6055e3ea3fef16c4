/** Facts that the view does not show, each by its clause. */
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

const squaresOf = (tracks: readonly Track[]): number => new Set(tracks.map(({ to }) => to)).size;

/** The squares a unit could reach from here on an empty board, by manner of moving. */
const diagram = (unit: Unit, at: Square): readonly Badge[] => {
  const tracks = tracksFrom(unit, at);
  const by = (manner: Track['manner']) => squaresOf(tracks.filter((track) => track.manner === manner));
  const reaches = `On an empty board it could reach ${countWords(squaresOf(tracks), 'square')} from here`;
  const paths = `${by('slide')} by slide, ${by('bent')} bent and ${by('leap')} by leap`;
  switch (unit.type) {
    case 'arm':
      return [fact('GW-ARM-4', `${reaches}: ${paths}`)];
    case 'wing':
      return [fact('GW-WING-4', `${reaches}: ${paths}`)];
    case 'talon':
      return [fact('GW-TALON-2', `${reaches}, an Arm's and a Wing's together`)];
    case 'leg':
      return [fact('GW-LEG-3', `${reaches}: ${by('jump')} by jumps and ${by('leap')} by leap`)];
    case 'claw':
    case 'worm':
      return [];
  }
};

const without = (state: State, at: Square): State => ({
  ...state,
  units: state.units.map((unit, square) => (square === at ? null : unit)),
});

/** A unit is never pinned: it may move even if its worm is in Check now or afterwards (GW-CHECK-4). */
const freedom = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (isInCheck(state, unit.side))
    return [fact('GW-CHECK-4', 'It may make any move, although its worm is in Check')];
  return isInCheck(without(state, at), unit.side)
    ? [fact('GW-CHECK-4', 'It is not pinned: it may move, although its worm would be in Check')]
    : [];
};

const ofWorm = ({ side }: Unit, at: Square): readonly Badge[] => [
  fact('GW-TITAN-1', `Royal: ${sideName(side)} loses if it is captured`, 'power'),
  fact('GW-SRC-1', 'It is on one square only: its trail is not part of it'),
  ...(BOARD.rankOf(at) === lastRank(side) ? [fact('GW-TITAN-3', 'It stays a worm on the last rank')] : []),
];

const ofUnit = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (unit.type === 'worm') return ofWorm(unit, at);
  const isDeclined = unit.type === 'claw' && BOARD.rankOf(at) === lastRank(unit.side);
  return [
    ...diagram(unit, at),
    ...(isDeclined ? [fact('GW-CLAW-5', 'It declined promotion: it can only move sideways', 'power')] : []),
    ...freedom(state, unit, at),
  ];
};

const ofTrail = ({ trails, options }: State, side: Side, at: Square): readonly Badge[] =>
  trails[side].includes(at)
    ? [
        fact('GW-TRAIL-4', `${sideName(side)}'s whole trail is always shown`),
        fact(
          'GW-TRAIL-3',
          `Every piece but ${options.trails === 'all' ? 'the worms' : `${sideName(side)}'s worm`} can enter it`,
        ),
      ]
    : [];

const territory = (at: Square): string => {
  const rank = BOARD.rankOf(at);
  return rank < 3 ? "In White's Territory" : rank > 4 ? "In Black's Territory" : 'On the Battlefield';
};

const ofSquare = (state: State, at: Square): readonly Badge[] => {
  const unit = state.units[at];
  return [
    ...(unit ? ofUnit(state, unit, at) : []),
    ...SIDES.flatMap((side) => ofTrail(state, side, at)),
    fact('GW-BOARD-1', territory(at)),
  ];
};

const ofEncroachment = (state: State): readonly Badge[] => {
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

const ofTurn = (state: State, outcome: () => Outcome | null): readonly Badge[] => {
  const isStart = turnNumber(state) === 1 && writePosition({ ...state, options: OPTIONS.initial }) === START;
  return [
    ...(isStart
      ? [fact('GW-BOARD-2', 'Claws start on ranks 3 and 6, the other pieces behind them. White moves first')]
      : []),
    ...(outcome() ? [] : [fact('GW-TURN-1', 'First a piece moves, then the worm')]),
    ...(outcome()?.rule === rule('GW-END-1') ? [fact('GW-END-4', 'Having no move is never a draw')] : []),
    ...ofEncroachment(state),
  ];
};

export const about = (state: State, focus: Square | null, outcome: () => Outcome | null): readonly Badge[] =>
  focus === null ? ofTurn(state, outcome) : ofSquare(state, focus);
