import type { Square } from '../../../kernel/board/board.ts';
import { unitViews } from '../../../kernel/board/placement.ts';
import { forSides, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge, Mark, PhaseView, VariantView } from '../../../kernel/view.ts';
import { capitalize, countWords } from '../../../kernel/words.ts';
import { attackOnWorm } from '../moves/attacks.ts';
import { hasPieceMove } from '../moves/generate.ts';
import { legalPaths } from '../moves/legality.ts';
import { skipPieceMove } from '../moves/make.ts';
import { attackText } from '../moves/move-text.ts';
import { reachableSquares } from '../moves/reachable.ts';
import { nameOf } from '../position/board.ts';
import { PIECES } from '../position/pieces.ts';
import { BOOST_WORDS, type State, turnsToWait, unitName, wormOf } from '../position/state.ts';
import { badge, figure, mark } from '../rules/index.ts';

const checkBadge = (state: State, side: Side): readonly Badge[] => {
  const attack = attackOnWorm(state, side);
  if (!attack) return [];
  const words = `in Check from ${attackText(state, attack)}`;
  return [badge('check', 'GW-CHECK-1', capitalize(words), { news: `{} is ${words}` })];
};

/** Returns the marks of a side's trail, each joined to the next square of the trail (GW-TRAIL-4). */
const trailMarks = ({ trails }: State, side: Side): readonly (readonly [Square, Mark])[] =>
  trails[side].map((square, index, trail) => {
    const to = trail[index + 1];
    const label = `${sideName(side)}'s trail`;
    return [square, mark('trail', 'GW-TRAIL-2', label, { side, ...(to !== undefined && { to }) })];
  });

const lairMark = ({ lairs }: State, side: Side): readonly [Square, Mark] => [
  lairs[side],
  mark('lair', 'GW-BOARD-3', `${sideName(side)}'s Lair`, { side }),
];

const passedMarks = ({ doubleStep, units }: State): readonly (readonly [Square, Mark])[] => {
  const claw = doubleStep && units[doubleStep.claw];
  if (!doubleStep || !claw) return [];
  const label = `${unitName(claw)} passed here: it can be captured en passant this turn`;
  return [[doubleStep.passed, mark('passed', 'GW-CLAW-3', label, { side: claw.side, to: doubleStep.claw })]];
};

export const marksOf = (state: State): Readonly<Record<Square, readonly Mark[]>> => {
  const marks: Record<Square, Mark[]> = {};
  const all = [
    ...SIDES.map((side) => lairMark(state, side)),
    ...SIDES.flatMap((side) => trailMarks(state, side)),
    ...passedMarks(state),
  ];
  for (const [square, mark] of all) {
    const there = marks[square] ?? [];
    there.push(mark);
    marks[square] = there;
  }
  return marks;
};

const phasesOf = (state: State): readonly PhaseView[] => {
  const { phase, toMove } = state;
  const waived =
    phase.kind === 'encroachment'
      ? phase.used === 'nothing'
      : state.options.passing === 'off' && !hasPieceMove(state, toMove);
  const pieceMove = waived ? 'waived' : phase.kind === 'regular' ? 'now' : 'done';
  return [
    { id: 'regular', title: 'Piece', state: pieceMove },
    { id: 'encroachment', title: 'Worm', state: phase.kind === 'encroachment' ? 'now' : 'later' },
  ];
};

const BOOST_NAMES = {
  arm: 'An Arm has moved',
  wing: 'A Wing has moved',
  talon: 'A Talon has moved',
} as const;

const playerBadges = (state: State, side: Side): readonly Badge[] => {
  const room = reachableSquares(state, side).length;
  const wait = turnsToWait(state, side);
  return [
    figure('room', 'GW-TRAIL-1', `Worm: ${countWords(room, 'square')} to go`, { value: room }),
    wait === 0
      ? figure('leg-ready', 'GW-NIGHT-1', 'New Leg now')
      : figure('leg-wait', 'GW-NIGHT-3', `New Leg in ${wait}`, { value: wait }),
  ];
};

const boostNote = ({ phase, units }: State): readonly Badge[] => {
  if (phase.kind === 'regular') return [];
  const { boost, used } = phase;
  if (boost === 'none') return [];
  const at = units.findIndex((unit) => unit?.id === used);
  const unit = units[at];
  const what = unit ? `The ${PIECES[unit.type].name} on ${nameOf(at)} has moved` : BOOST_NAMES[boost];
  return [figure(`boost-${boost}`, 'GW-BOOST-1', `${what}: the worm may ${BOOST_WORDS[boost]}`)];
};

/** Returns the note of a peril: the worm cannot move unless a piece moves first (GW-TURN-7). */
const perilNote = (state: State): readonly Badge[] =>
  state.phase.kind === 'regular' &&
  wormOf(state, state.toMove) !== null &&
  legalPaths(skipPieceMove(state)).length === 0
    ? [figure('peril', 'GW-TURN-7', `${sideName(state.toMove)}'s worm has no way out`)]
    : [];

const notes = (state: State): readonly Badge[] => [
  ...perilNote(state),
  ...boostNote(state),
  ...(state.options.passing === 'on' ? [figure('passing', 'GW-TURN-4', 'Passing is allowed in this game')] : []),
];

export const view = (state: State): VariantView => ({
  units: unitViews(state.units, ({ type, side }) => (type === 'worm' ? checkBadge(state, side) : [])),
  marks: marksOf(state),
  turn: {
    phases: phasesOf(state),
    players: forSides((side) => playerBadges(state, side)),
    notes: notes(state),
  },
});
