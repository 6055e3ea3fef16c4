import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { forSides, other, SIDES, type Side } from '../../../kernel/side.ts';
import type { Badge, BoardView, Mark, Outcome, PhaseView, UnitView, VariantView } from '../../../kernel/view.ts';
import { capitalize, countWords } from '../../../kernel/words.ts';
import { waiverText } from '../menu/refusals.ts';
import { headAttackers } from '../moves/attacks.ts';
import { headCapturers, piecesOf } from '../moves/generate.ts';
import { hasExit, isWaived } from '../moves/legality.ts';
import { CLAIMABLE_AFTER, DRAWN_AFTER, mayClaim } from '../moves/outcome.ts';
import { nameOf } from '../position/board.ts';
import { listUnits, possessive, unitOn } from '../position/names.ts';
import { headOf, SNAKE_ID, type State } from '../position/state.ts';
import { badge, figure, mark } from '../rules/index.ts';

export const view = (state: State, outcome: LazyOutcome): VariantView => ({
  units: units(state),
  marks: marks(state),
  turn: {
    phases: phases(state, outcome),
    players: forSides((side) => playerBadges(state, side)),
    notes: notes(state, outcome),
  },
});

const units = (state: State): BoardView['units'] => {
  const found: Record<UnitId, UnitView> = {};
  for (const side of SIDES) {
    const at = state.snakes[side];
    const id = SNAKE_ID[side];
    if (at.length > 0) found[id] = { id, type: 'snake', side, at, body: 'chain', badges: snakeBadges(state, side) };
    for (const [square, { id, type }] of piecesOf(state, side))
      found[id] = { id, type, side, at: [square], body: 'whole', badges: [] };
  }
  return found;
};

const snakeBadges = (state: State, side: Side): readonly Badge[] => {
  const badges: Badge[] = [];
  if (state.shielded === side) {
    const label = `Invulnerable until the end of ${possessive(other(side))} turn`;
    // No news: the step of the capture has told it.
    badges.push(badge('shield', 'SN-SHIELD-1', label, { news: '' }));
  }
  if (side === state.toMove) {
    const attackers = headAttackers(state);
    if (attackers.length > 0) {
      const words = `attacked by ${listUnits(state, attackers)}`;
      badges.push(badge('check', 'SN-SAFE-6', capitalize(words), { news: `{} is ${words}` }));
    }
  }
  return badges;
};

const marks = (state: State): BoardView['marks'] => {
  const found: Record<Square, readonly Mark[]> = {};
  const to = headOf(state, state.toMove);
  if (to === undefined) return found;
  for (const square of headAttackers(state)) {
    const label = `${unitOn(state, square)} attacks the Head on ${nameOf(to)}`;
    const side = other(state.toMove);
    found[square] = [mark('attacker', 'SN-SAFE-6', label, { side, to, news: '' })];
  }
  return found;
};

type LazyOutcome = () => Outcome | null;

const phases = (state: State, outcome: LazyOutcome): readonly PhaseView[] => {
  const snakeNext = state.phase === 'snake';
  const waived = isWaived(state) && !outcome();
  return [
    { id: 'piece', title: 'Piece', state: waived ? 'waived' : snakeNext ? 'done' : 'now' },
    { id: 'snake', title: 'Snake', state: waived || snakeNext ? 'now' : 'later' },
  ];
};

const playerBadges = (state: State, side: Side): readonly Badge[] => {
  const length = state.snakes[side].length;
  return length === 0
    ? []
    : [figure('length', 'SN-GROW-1', `Snake of ${countWords(length, 'Part')}`, { value: length })];
};

/** Whether the Snake has no exit before the piece move, which may open one (SN-TURN-4). */
const isStuck = (state: State): boolean =>
  state.phase === 'piece' &&
  !isWaived(state) &&
  headOf(state, state.toMove) !== undefined &&
  !hasExit(state, state.toMove);

const notes = (state: State, outcome: LazyOutcome): readonly Badge[] => {
  const found: Badge[] = [];
  if (isStuck(state) && !outcome()) {
    found.push(figure('peril', 'SN-TURN-4', `${possessive(state.toMove)} Snake has no exit`));
  }
  if (isWaived(state) && !outcome()) found.push(figure('waived', 'SN-TURN-2', waiverText(state)));
  if (state.quiet >= SHOWN_FROM && state.quiet < DRAWN_AFTER)
    found.push(figure('quiet', 'SN-END-6', quietLabel(state, outcome), { value: state.quiet }));
  const takers = state.phase === 'piece' ? headCapturers(state) : [];
  if (takers.length > 0) {
    const label = `${capitalize(listUnits(state, takers))} can capture ${possessive(other(state.toMove))} Head`;
    found.push(figure('warning', 'SN-END-3', label));
  }
  return found;
};

/** The number of quiet turns from which the view announces a draw, 20 turns before a claim (SN-END-6). */
const SHOWN_FROM = 80;

const quietLabel = (state: State, outcome: LazyOutcome): string => {
  const { quiet } = state;
  const left = (end: number) => `after ${countWords(end - quiet, 'more turn')} without a Pawn move or a capture`;
  if (quiet < CLAIMABLE_AFTER) return `A draw can be claimed ${left(CLAIMABLE_AFTER)}`;
  return mayClaim(state) && !outcome() ? 'A draw can be claimed now' : `Drawn ${left(DRAWN_AFTER)}`;
};
