/** What an action does: the new position, and the steps that tell it in the order of the rules. */
import { said, sayingText } from '../../kernel/agreement.ts';
import type { Square } from '../../kernel/board.ts';
import { type BoardEvent, type Step, told } from '../../kernel/event.ts';
import type { Played } from '../../kernel/game.ts';
import { other, sideName } from '../../kernel/side.ts';
import type { Act, Encroachment } from './act.ts';
import { afterEncroachment, WAIT } from './encroach.ts';
import { afterNothing, afterRegular, boostOf, capturedAt, type NoRegular, type Regular, tracksFrom } from './regular.ts';
import { rule } from './rules.ts';
import { nameOf, squaresIn, type Unit, unitName, type WormState } from './state.ts';
import { marksOf, unitView } from './view.ts';
import { BOOST_WORDS } from './words.ts';

const capture = (state: WormState, at: Square | null, by: Unit): readonly BoardEvent[] => {
  const captured = at === null ? null : state.units[at];
  return captured ? [{ kind: 'captured', unit: captured.id, by: by.id }] : [];
};

const movedText = (state: WormState, unit: Unit, to: Square, at: Square | null): string => {
  const captured = at === null ? null : state.units[at];
  if (!captured) return `${unitName(unit)} goes to ${nameOf(to)}.`;
  const where = at === to ? `on ${nameOf(to)}` : `on ${nameOf(at as Square)} en passant, going to ${nameOf(to)}`;
  return `${unitName(unit)} captures ${unitName(captured)} ${where}.`;
};

const regularSteps = (state: WormState, action: Regular, next: WormState): readonly Step[] => {
  const { from, to, special } = action;
  const unit = state.units[from] as Unit;
  const at = capturedAt(state, action);
  const track = tracksFrom(unit, from).find((each) => each.to === to);
  const over = track && track.over.length > 0 ? ` It leaps over ${squaresIn(track.over)}.` : '';
  const path = [from, ...(track?.via ?? []), to];
  const clause = special === 'enPassant' ? rule('GW-CLAW-3') : (track?.rule ?? rule('GW-MOVE-1'));
  const steps = [
    told(clause, [...capture(state, at, unit), { kind: 'moved', unit: unit.id, path, at: [to] }], movedText(state, unit, to, at) + over),
  ];
  if (special === 'promotion') {
    steps.push(
      told(rule('GW-CLAW-4'), [{ kind: 'changed', unit: unit.id, to: { type: 'talon' } }], `The Claw on ${nameOf(to)} becomes a Talon.`),
    );
  }
  if (next.doubleStep) {
    steps.push(
      told(rule('GW-CLAW-3'), [], `The Claw passed ${nameOf(next.doubleStep.passed)}: next turn it can be captured there en passant.`),
    );
  }
  const boost = boostOf(unit);
  if (boost !== 'none') {
    steps.push(told(rule('GW-BOOST-1'), [], `${unitName(unit)} was used: this turn the worm may ${BOOST_WORDS[boost]}.`));
  }
  return steps;
};

const nothingSteps = ({ toMove }: WormState, { kind }: NoRegular): readonly Step[] =>
  kind === 'pass'
    ? [told(rule('GW-TURN-4'), [], `${sideName(toMove)} passes the regular Phase; the worm must still move.`)]
    : [told(rule('GW-TURN-3'), [], `The regular Phase is waived: ${sideName(toMove)} has no unit that can act.`)];

const encroachmentSteps = (state: WormState, { way, leg }: Encroachment, next: WormState): readonly Step[] => {
  const { from, to, crossed } = way;
  const unit = state.units[from] as Unit;
  const side = sideName(unit.side);
  const path = [from, ...crossed, to];
  const added = path.slice(1);
  const at = state.units[to] ? to : null;
  const marks = marksOf(next);
  const steps = [
    told(way.rule, [...capture(state, at, unit), { kind: 'moved', unit: unit.id, path, at: [to] }], movedText(state, unit, to, at)),
    told(
      rule('GW-TRAIL-2'),
      path.map((square) => ({ kind: 'marked', square, marks: marks[square] ?? [] })),
      `${squaresIn(added)} ${added.length === 1 ? 'joins' : 'join'} the trail of ${side}’s worm.`,
    ),
  ];
  const created = leg === null ? null : next.units[leg];
  if (leg !== null && created) {
    steps.push(
      told(rule('GW-NIGHT-1'), [{ kind: 'appeared', unit: unitView(next, created, leg) }], `A Leg of ${side} appears on ${nameOf(leg)}.`),
      told(rule('GW-NIGHT-3'), [], `${side} waits ${WAIT} turns for the next Leg.`),
    );
  } else if (next.waits[unit.side] === 0 && state.waits[unit.side] > 0) {
    steps.push(told(rule('GW-NIGHT-3'), [], `From the next turn on ${side} may create a Leg again.`));
  }
  return steps;
};

const PLAYED: readonly Act['kind'][] = ['regular', 'pass', 'waive', 'encroachment'];

const isPlayed = ({ kind }: Act): boolean => PLAYED.includes(kind);

/** An offer lapses when the other side plays on. */
const lapses = ({ talk, toMove }: WormState): boolean => talk.offer === other(toMove);

const nextOf = (state: WormState, act: Act): WormState => {
  switch (act.kind) {
    case 'regular':
      return afterRegular(state, act);
    case 'encroachment':
      return afterEncroachment(state, act);
    case 'pass':
    case 'waive':
      return afterNothing(state);
    default:
      return { ...state, talk: said(state.talk, act, { resign: rule('GW-END-6'), draw: rule('GW-END-5') }) };
  }
};

const stepsOf = (state: WormState, act: Act, next: WormState): readonly Step[] => {
  switch (act.kind) {
    case 'regular':
      return regularSteps(state, act, next);
    case 'encroachment':
      return encroachmentSteps(state, act, next);
    case 'pass':
    case 'waive':
      return nothingSteps(state, act);
    default:
      return [told(act.kind === 'resign' ? rule('GW-END-6') : rule('GW-END-5'), [], sayingText(act))];
  }
};

/** The steps are told only when somebody reads them: counting plays never does. */
export const perform = (state: WormState, act: Act): Played<WormState> => {
  const silent = lapses(state) && isPlayed(act);
  const next = nextOf(silent ? { ...state, talk: { ...state.talk, offer: null } } : state, act);
  return {
    state: next,
    get steps() {
      const steps = stepsOf(state, act, next);
      if (!silent) return steps;
      return [told(rule('GW-END-5'), [], `${sideName(state.toMove)} plays on: the draw offer lapses.`), ...steps];
    },
  };
};

/** One word for filters. */
export const kindOf = (act: Act): string => {
  switch (act.kind) {
    case 'regular':
      return act.special ?? 'move';
    case 'encroachment':
      return act.leg === null ? 'encroachment' : 'leg';
    default:
      return act.kind;
  }
};
