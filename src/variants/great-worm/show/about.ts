/** What can be said of a square or of the turn beyond what the board shows: facts that clauses state and nothing else names. */
import type { Square } from '../../../kernel/board.ts';
import { rankOf } from '../../../kernel/ray.ts';
import type { IdOf } from '../../../kernel/rulebook.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { counted } from '../../../kernel/words.ts';
import { isInCheck } from '../moves/attacks.ts';
import { lastRank, tracksFrom } from '../moves/generate.ts';
import { outcome } from '../moves/outcome.ts';
import type { Track } from '../moves/tracks.ts';
import { GRID } from '../position/board.ts';
import { writePosition } from '../position/format.ts';
import { START } from '../position/setup.ts';
import { type State, turnNumber, type Unit, unitName, wormOf } from '../position/state.ts';
import { type RULES, rule } from '../rules/index.ts';

const fact = (id: IdOf<typeof RULES>, label: string): Badge => ({ kind: 'fact', rule: rule(id), label });

const squaresOf = (tracks: readonly Track[]): number => new Set(tracks.map(({ to }) => to)).size;

/** How many squares its diagram has from here: on an empty board, by manner of going. */
const diagram = (unit: Unit, at: Square): readonly Badge[] => {
  const tracks = tracksFrom(unit, at);
  const by = (manner: Track['manner']) => squaresOf(tracks.filter((track) => track.manner === manner));
  const reaches = `On an empty board it reaches ${counted(squaresOf(tracks), 'square')} from here`;
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

/** A worm in Check, now or once this unit has gone, binds it to nothing. */
const freedom = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (isInCheck(state, unit.side)) return [fact('GW-CHECK-4', 'It may act as it likes, although its worm is in Check')];
  return isInCheck(without(state, at), unit.side)
    ? [fact('GW-CHECK-4', 'It is not pinned: it may go, although its worm is in Check then')]
    : [];
};

const ofWorm = ({ side }: Unit, at: Square): readonly Badge[] => [
  fact('GW-TITAN-1', `Royal: without it ${sideName(side)} has lost`),
  fact('GW-SRC-1', 'One unit on one square: only its trail stays behind it'),
  ...(rankOf(GRID, at) === lastRank(side) ? [fact('GW-TITAN-3', 'It stays a worm on the far rank: nothing changes it')] : []),
];

const ofUnit = (state: State, unit: Unit, at: Square): readonly Badge[] => {
  if (unit.type === 'worm') return ofWorm(unit, at);
  const isDeclined = unit.type === 'claw' && rankOf(GRID, at) === lastRank(unit.side);
  return [
    ...diagram(unit, at),
    ...(isDeclined ? [fact('GW-CLAW-5', 'It stayed a Claw: promotion is not offered again, and it goes only sideways')] : []),
    ...freedom(state, unit, at),
  ];
};

const ofTrail = ({ trails }: State, side: Side, at: Square): readonly Badge[] =>
  trails[side].includes(at)
    ? [
        fact('GW-TRAIL-4', `${sideName(side)}'s trail is ${counted(trails[side].length, 'square')} long and always shown`),
        fact('GW-TRAIL-3', `It binds ${sideName(side)}'s worm alone: to all others this is an ordinary square`),
      ]
    : [];

const territory = (at: Square): string => {
  const rank = rankOf(GRID, at);
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
          fact('GW-BOOST-5', 'The worm may still go 1 or 2 squares along a rank or file'),
          fact('GW-BOOST-6', 'The boost ends with this turn'),
        ]),
    ...(waits[toMove] === 0 ? [fact('GW-CHECK-3', 'Check is tested before a Leg is created: no Leg can be put in the way')] : []),
  ];
};

const ofTurn = (state: State): readonly Badge[] => {
  const isStart = turnNumber(state) === 1 && writePosition({ ...state, passing: false }) === START;
  const worm = wormOf(state, state.toMove);
  return [
    ...(isStart ? [fact('GW-BOARD-2', 'The start: Claws on ranks 3 and 6, the others behind them, and White moves first')] : []),
    ...(outcome(state)
      ? []
      : [
          fact(
            'GW-TURN-1',
            `First one regular action, then the Encroachment of ${worm === null ? 'the worm' : unitName(state.units[worm] as Unit)}`,
          ),
        ]),
    ...(outcome(state)?.rule === rule('GW-END-1') ? [fact('GW-END-4', 'To have no move is never a draw')] : []),
    ...ofEncroachment(state),
  ];
};

export const about = (state: State, focus: Square | null): readonly Badge[] => (focus === null ? ofTurn(state) : ofSquare(state, focus));
