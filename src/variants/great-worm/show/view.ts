/** What the board shows of a position: every fact of it as a unit, a mark, a figure, a phase or a note. */

import type { Square } from '../../../kernel/board.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge, BoardView, Mark, PhaseView, UnitView } from '../../../kernel/view.ts';
import { counted } from '../../../kernel/words.ts';
import { attackOnWorm } from '../moves/attacks.ts';
import { hasPieceMove } from '../moves/generate.ts';
import { outcome } from '../moves/outcome.ts';
import { reachableSquares } from '../moves/reachable.ts';
import { PIECES } from '../moves/tables.ts';
import { nameOf } from '../position/board.ts';
import { type State, turnNumber, type Unit, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { attackText, BOOST_WORDS } from './names.ts';

const checkBadge = (state: State, side: Side): readonly Badge[] => {
  const attack = attackOnWorm(state, side);
  return attack ? [{ kind: 'check', label: `In Check by ${attackText(state, attack)}`, rule: rule('GW-CHECK-1') }] : [];
};

/** A unit as it is shown. */
export const unitView = (state: State, { id, type, side }: Unit, at: Square): UnitView => ({
  id,
  type,
  side,
  at: [at],
  body: 'whole',
  badges: type === 'worm' ? checkBadge(state, side) : [],
});

/** The trail as a body: each square joined to the next one the worm entered. */
const trailMarks = ({ trails }: State, side: Side): readonly (readonly [Square, Mark])[] =>
  trails[side].map((square, index, trail) => {
    const to = trail[index + 1];
    const label = `${sideName(side)}'s trail, square ${index + 1}`;
    return [square, { kind: 'trail', label, rule: rule('GW-TRAIL-2'), side, ...(to !== undefined && { to }) }];
  });

const lairMark = ({ lairs }: State, side: Side): readonly [Square, Mark] => [
  lairs[side],
  { kind: 'lair', label: `${sideName(side)}'s Lair`, rule: rule('GW-BOARD-3'), side },
];

const passedMarks = ({ doubleStep, units }: State): readonly (readonly [Square, Mark])[] => {
  const claw = doubleStep && units[doubleStep.claw];
  if (!doubleStep || !claw) return [];
  const label = `Passed by ${unitName(claw)}, now on ${nameOf(doubleStep.claw)}: it can be captured en passant`;
  return [[doubleStep.passed, { kind: 'passed', label, rule: rule('GW-CLAW-3'), side: claw.side, to: doubleStep.claw }]];
};

/** The marks on each square. */
export const marksOf = (state: State): Readonly<Record<Square, readonly Mark[]>> => {
  const marks: Record<Square, Mark[]> = {};
  const all = [...SIDES.map((side) => lairMark(state, side)), ...SIDES.flatMap((side) => trailMarks(state, side)), ...passedMarks(state)];
  for (const [square, mark] of all) {
    const there = marks[square] ?? [];
    there.push(mark);
    marks[square] = there;
  }
  return marks;
};

const phasesOf = (state: State): readonly PhaseView[] => {
  const { phase, toMove } = state;
  const waived = phase.kind === 'encroachment' ? phase.used === 'nothing' : !state.passing && !hasPieceMove(state, toMove);
  const pieceMove = waived ? 'waived' : phase.kind === 'regular' ? 'now' : 'done';
  return [
    { id: 'regular', title: 'Regular action', state: pieceMove },
    { id: 'encroachment', title: 'Encroachment', state: phase.kind === 'encroachment' ? 'now' : 'later' },
  ];
};

const BOOST_NAMES = { arm: 'An Arm was used', wing: 'A Wing was used', talon: 'A Talon was used' } as const;

/** A player's figures: the room of the worm, and the wait for the next Leg. */
const figures = (state: State, side: Side): readonly Badge[] => {
  const room = reachableSquares(state, side).length;
  const wait = state.waits[side];
  return [
    { kind: 'room', label: `${counted(room, 'square')} left`, rule: rule('GW-TRAIL-1'), value: room },
    wait === 0
      ? { kind: 'leg-ready', label: 'Leg ready', rule: rule('GW-NIGHT-1') }
      : { kind: 'leg-wait', label: `Leg in ${counted(wait, 'turn')}`, rule: rule('GW-NIGHT-3'), value: wait },
  ];
};

/** Which unit was used, and what it lets the worm do this turn. */
const boostNote = ({ phase, units }: State): readonly Badge[] => {
  if (phase.kind === 'regular') return [];
  const { boost, used } = phase;
  const at = units.findIndex((unit) => unit?.id === used);
  const unit = units[at];
  const what = unit
    ? `${PIECES[unit.type].name} on ${nameOf(at)} used`
    : used === 'nothing' || boost === 'none'
      ? 'No boost'
      : BOOST_NAMES[boost];
  const clause = boost === 'none' ? rule('GW-TITAN-2') : rule('GW-BOOST-1');
  return [{ kind: `boost-${boost}`, label: `${what}: the worm may ${BOOST_WORDS[boost]}`, rule: clause }];
};

const notes = (state: State): readonly Badge[] => [
  ...boostNote(state),
  ...(state.passing ? [{ kind: 'passing', label: 'Passing is allowed in this game', rule: rule('GW-TURN-4') }] : []),
  ...(state.talk.offer ? [{ kind: 'offer', label: `${sideName(state.talk.offer)} offers a draw`, rule: rule('GW-END-5') }] : []),
];

export const view = (state: State): BoardView => ({
  units: Object.fromEntries(state.units.flatMap((unit, at) => (unit ? [[unit.id, unitView(state, unit, at)]] : []))),
  marks: marksOf(state),
  turn: {
    toMove: state.toMove,
    number: turnNumber(state),
    phases: phasesOf(state),
    players: { white: figures(state, 'white'), black: figures(state, 'black') },
    notes: notes(state),
    outcome: outcome(state),
  },
});
