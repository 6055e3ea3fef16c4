/** What is asked in the regular Phase: which unit, where to, and what a Claw does there. Serves GW-TURN-2 to 5. */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Hint, type Menu, open, option, refused, square, type Tone } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { boostOf, capturedAt, hasPieceMove, isFree, movesAlong, type PieceMove, pseudoLegalMoves, tracksFrom } from '../moves/generate.ts';
import { isCompleting, legalPaths } from '../moves/legality.ts';
import { makePieceMove, skipPieceMove } from '../moves/make.ts';
import { PIECES } from '../moves/tables.ts';
import type { Act } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { type State, type Unit, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { BOOST_WORDS } from '../show/names.ts';
import { pieceMoveHint } from './hints.ts';
import { whyNotAlong, whyNotFirst, whyOutOfReach } from './refusals.ts';

const toneOf = (state: State, actions: readonly PieceMove[]): Tone => {
  if (!actions.some((action) => isCompleting(state, action))) return 'danger';
  const [first] = actions;
  if (first?.special === 'promotion') return 'special';
  return actions.some((action) => capturedAt(state, action) !== null) ? 'capture' : 'move';
};

/** What a Claw is asked on the far rank, or beside a passed square: the button for each answer. */
const DECISIONS = {
  promotion: {
    rule: rule('GW-CLAW-4'),
    prompt: 'does the Claw become a Talon?',
    yes: ['talon', 'Promote to a Talon'],
    no: 'Stay a Claw',
    otherwise: 'A Claw becomes a Talon or stays a Claw.',
  },
  enPassant: {
    rule: rule('GW-CLAW-3'),
    prompt: 'does the Claw capture en passant?',
    yes: ['en-passant', 'Capture en passant'],
    no: 'Just move',
    otherwise: 'The Claw captures en passant or just moves.',
  },
} as const;

const decisionMenu = (state: State, special: keyof typeof DECISIONS, actions: readonly PieceMove[]): Menu<Act> => {
  const { rule, prompt, yes, no, otherwise } = DECISIONS[special];
  const choices = actions.map((action) => {
    const [id, label] = action.special ? yes : ['plain', no];
    return open(
      option(id),
      () => toneOf(state, [action]),
      () => act<Act>(action),
      { label, hint: () => pieceMoveHint(makePieceMove(state, action)) },
    );
  });
  return ask(`${sideName(state.toMove)}: ${prompt}`, choices, () => ({ rule, text: otherwise, squares: [] }));
};

const destinationMenu = (state: State, unit: Unit, from: Square): Menu<Act> => {
  const choices = tracksFrom(unit, from).map((track): Choice<Act> => {
    if (!isFree(state, unit.side, track)) return refused(square(track.to), () => whyNotAlong(state, unit, from, track));
    const actions = movesAlong(state, unit, from, track);
    const [first] = actions as readonly [PieceMove, ...PieceMove[]];
    return open(
      square(track.to),
      () => toneOf(state, actions),
      () => (first.special ? decisionMenu(state, first.special, actions) : act<Act>(first)),
      { hint: () => pieceMoveHint(makePieceMove(state, actions.find((action) => isCompleting(state, action)) ?? first)) },
    );
  });
  return ask(`${sideName(unit.side)}: where does the ${PIECES[unit.type].name} go?`, choices, (target) =>
    whyOutOfReach(unit, from, target),
  );
};

const unitHint = (state: State, unit: Unit, from: Square): Hint => {
  const actions = pseudoLegalMoves(state, from);
  const losing = actions.filter((action) => !isCompleting(state, action));
  if (losing.length === actions.length) {
    const loss = pieceMoveHint(makePieceMove(state, actions[0] as PieceMove));
    return { ...loss, text: `Every action of the ${PIECES[unit.type].name} on ${nameOf(from)} loses. ${loss.text}` };
  }
  const boost = boostOf(unit);
  const may = `Using ${unitName(unit)} on ${nameOf(from)} lets the worm ${BOOST_WORDS[boost]}.`;
  return {
    rule: rule('GW-BOOST-1'),
    text:
      losing.length === 0
        ? may
        : `${may} ${losing.length} of its ${actions.length} actions ${losing.length === 1 ? 'loses' : 'lose'} at once.`,
    squares: losing.map(({ to }) => to),
  };
};

const unitChoice = (state: State, unit: Unit, from: Square): Choice<Act> =>
  unit.type === 'worm'
    ? refused(square(from), () => ({
        rule: rule('GW-TURN-5'),
        text: `${unitName(unit)} never makes the regular action: it moves after it, in the Encroachment Phase.`,
        squares: [from],
      }))
    : open(square(from), 'plain', () => destinationMenu(state, unit, from), { hint: () => unitHint(state, unit, from) });

const passChoice = (state: State): Choice<Act> =>
  open<Act>(
    option('pass'),
    () => (legalPaths(skipPieceMove(state)).length > 0 ? 'special' : 'danger'),
    () => act<Act>({ kind: 'pass' }),
    { label: 'Pass the regular Phase', hint: () => pieceMoveHint(skipPieceMove(state)) },
  );

const waiveChoice = (state: State): Choice<Act> =>
  open<Act>(option('waive'), 'special', () => act<Act>({ kind: 'waive' }), {
    label: 'The regular Phase is waived',
    hint: () => pieceMoveHint(skipPieceMove(state)),
    forced: true,
  });

/** The question of the regular Phase. */
export const pieceMoveMenu = (state: State): Menu<Act> => {
  const side = state.toMove;
  const units = state.units.flatMap((unit, at) => (unit?.side === side ? [unitChoice(state, unit, at)] : []));
  const waived = !state.passing && !hasPieceMove(state, side);
  const choices = [...units, ...(state.passing ? [passChoice(state)] : []), ...(waived ? [waiveChoice(state)] : [])];
  const prompt = waived ? 'no unit can act, so the regular Phase is waived.' : 'make the regular action.';
  return ask(`${sideName(side)}: ${prompt}`, choices, (target) => whyNotFirst(state, target));
};
