/** What the board shows of a position: units, badges, marks, the turn. */

import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge, BoardView, Mark, PhaseView, TurnView, UnitView } from '../../../kernel/view.ts';
import { counted } from '../../../kernel/words.ts';
import { waiverText } from '../menu/refusals.ts';
import { headAttackers } from '../moves/attacks.ts';
import { couldCaptureHead, isWaived, piecesOf } from '../moves/generate.ts';
import { CLAIM_AT, DRAWN_AT, mayClaim, outcome } from '../moves/outcome.ts';
import { nameOf } from '../position/board.ts';
import { headOf, playNumber, SNAKE_ID, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { listUnits, possessive, unitOn } from './names.ts';

export const view = (state: State): BoardView => ({ units: units(state), marks: marks(state), turn: turn(state) });

const units = (state: State): BoardView['units'] => {
  const found: Record<UnitId, UnitView> = {};
  for (const side of SIDES) {
    const at = state.snakes[side];
    const id = SNAKE_ID[side];
    if (at.length > 0) found[id] = { id, type: 'snake', side, at, body: 'chain', badges: snakeBadges(state, side) };
    for (const [square, { id, type }] of piecesOf(state, side)) found[id] = { id, type, side, at: [square], body: 'whole', badges: [] };
  }
  return found;
};

const snakeBadges = (state: State, side: Side): readonly Badge[] => {
  const badges: Badge[] = [];
  if (state.shielded === side) {
    const label = `Invulnerable during ${possessive(other(side))} play`;
    badges.push({ kind: 'shield', label, rule: rule('SN-SHIELD-1') });
  }
  if (side === state.toMove) {
    const attackers = headAttackers(state);
    if (attackers.length > 0) {
      badges.push({ kind: 'check', label: `The Head is attacked by ${listUnits(state, attackers)}`, rule: rule('SN-SAFE-6') });
    }
  }
  return badges;
};

/** The attackers of the Head of the side to move, each joined to it. */
const marks = (state: State): BoardView['marks'] => {
  const found: Record<Square, readonly Mark[]> = {};
  const to = headOf(state, state.toMove);
  if (to === undefined) return found;
  for (const square of headAttackers(state)) {
    const label = `${unitOn(state, square)} attacks the Head on ${nameOf(to)}`;
    found[square] = [{ kind: 'attacker', label, rule: rule('SN-SAFE-6'), side: other(state.toMove), to }];
  }
  return found;
};

const turn = (state: State): TurnView => ({
  toMove: state.toMove,
  number: playNumber(state),
  phases: phases(state),
  players: { white: figures(state, 'white'), black: figures(state, 'black') },
  notes: notes(state),
  outcome: outcome(state),
});

const phases = (state: State): readonly PhaseView[] => {
  const snakeNext = state.phase === 'snake';
  const waived = isWaived(state) && !outcome(state);
  return [
    { id: 'piece', title: 'Piece', state: waived ? 'waived' : snakeNext ? 'done' : 'now' },
    { id: 'snake', title: 'Snake', state: waived || snakeNext ? 'now' : 'later' },
  ];
};

const figures = (state: State, side: Side): readonly Badge[] => {
  const length = state.snakes[side].length;
  return length === 0 ? [] : [{ kind: 'length', label: `Snake of ${counted(length, 'Part')}`, rule: rule('SN-GROW-1'), value: length }];
};

const notes = (state: State): readonly Badge[] => {
  const found: Badge[] = [];
  if (isWaived(state) && !outcome(state)) found.push({ kind: 'waived', label: waiverText(state), rule: rule('SN-TURN-2') });
  if (state.quiet > 0) found.push({ kind: 'quiet', label: quietLabel(state), rule: rule('SN-END-6'), value: state.quiet });
  if (state.talk.offer) found.push({ kind: 'offer', label: `${sideName(state.talk.offer)} offers a draw`, rule: rule('SN-END-7') });
  const takers = state.phase === 'piece' ? couldCaptureHead(state) : [];
  if (takers.length > 0) {
    const label = `${possessive(other(state.toMove))} Head can be captured by ${listUnits(state, takers)}`;
    found.push({ kind: 'warning', label, rule: rule('SN-END-3') });
  }
  return found;
};

/** The counter beside the threshold it is on the way to, and whether a draw can be claimed now. */
const quietLabel = (state: State): string => {
  const { quiet } = state;
  const claimed = mayClaim(state) && !outcome(state) ? ', a draw can be claimed' : '';
  return `Quiet plays: ${quiet} of ${quiet < CLAIM_AT ? CLAIM_AT : DRAWN_AT}${claimed}`;
};
