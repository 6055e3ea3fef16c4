/** The menu asks for a turn, a sum of dice, or a promotion (section 7 of the rules). */
import { act, type Choice, type Menu, makeQuestion, open, type Refusal, refuse } from '../../../kernel/asking/menu.ts';
import { option, type Target } from '../../../kernel/asking/target.ts';
import { UNKNOWN_DICE } from '../../../kernel/chance.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import type { Counting } from '../../../kernel/spec.ts';
import { countWords } from '../../../kernel/words.ts';
import { castlingSquares, obstacleToFinish } from '../moves/castling.ts';
import { SUMS, USUAL_SUM } from '../moves/dice.ts';
import { next } from '../moves/make.ts';
import { squaresOf } from '../moves/outcome.ts';
import { promotionsOwed } from '../moves/pawns.ts';
import { type Act, type Claim, type LinkStep, PROMOTIONS } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { occurrences } from '../position/repetition.ts';
import { phaseOf, type State, turnSide } from '../position/state.ts';
import { TYPE_NAMES, unitWords } from '../position/units.ts';
import { refusal } from '../rules/index.ts';
import { whyNoFinish } from './castling.ts';
import { linkChoice } from './linking.ts';
import { squareChoice } from './move.ts';
import { whyNotChosen, whyOtherMode } from './refusals.ts';
import { withAlias } from './square-alias.ts';

const actionChoices = (state: State, side: Side, link: LinkStep | null): readonly Choice<Act>[] => {
  const choices: Choice<Act>[] = [];
  for (const from of squaresOf(state, side))
    choices.push(...withAlias(state, squareChoice(state, side, from, link), from));
  return choices;
};

const isLinkStep = (target: Target): boolean =>
  target.kind === 'option' && (target.option === 'link' || target.option === 'unlink');

const whyNotFirst = (state: State, side: Side, target: Target): Refusal => {
  if (isLinkStep(target)) return whyOtherMode(state);
  const begunCastling = state.castling[side];
  const broken = begunCastling !== null && obstacleToFinish(state, side) === 'broken';
  return broken && target.kind === 'square' && castlingSquares(side, begunCastling.wing).king.includes(target.square)
    ? whyNoFinish(state, side, begunCastling.wing, 'broken')
    : whyNotChosen(state, side, target);
};

const afterLinkMenu = (state: State, side: Side, link: LinkStep): Menu<Act> => {
  const done =
    link.kind === 'link' ? `${nameOf(link.square)} is now linked` : `${nameOf(link.square)} is no longer linked`;
  return makeQuestion(
    `${sideName(side)}: choose a piece to move (${done}).`,
    actionChoices(state, side, link),
    (target) =>
      isLinkStep(target)
        ? refusal('IW-TURN-2', `${done}. A turn has only 1 link step.`, [link.square])
        : whyNotFirst(state, side, target),
  );
};

const turnMenu = (state: State): Menu<Act> => {
  const side = turnSide(state);
  const link =
    state.options.rules === 'first' ? '' : `, or first ${state.mode === 'linking' ? 'make' : 'remove'} a link`;
  return makeQuestion(
    `${sideName(side)}: choose a piece${link}.`,
    [...actionChoices(state, side, null), linkChoice(state, side, (linked, link) => afterLinkMenu(linked, side, link))],
    (target) => whyNotFirst(state, side, target),
  );
};

const diceMenu = (state: State): Menu<Act> => {
  const roller = state.units.find(({ id }) => id === state.owed?.rolls[0]);
  const who = roller ? unitWords(roller, roller.at[0]) : '';
  return makeQuestion(
    `Roll 2 dice for the ${who} and enter the sum.`,
    SUMS.map((sum) =>
      open<Act>(option(`${sum}`), sum >= 11 ? 'special' : 'plain', () => act({ kind: 'dice', sum }), {
        label: `${sum}`,
      }),
    ),
    () => refusal('IW-BOOM-6', `First enter the sum of the 2 dice for the ${who}, from 2 to 12.`, roller?.at ?? []),
  );
};

const promotionMenu = (state: State): Menu<Act> => {
  const pawn = promotionsOwed(state)[0];
  const where = pawn ? nameOf(pawn.at[0]) : '';
  const owner = sideName(state.toMove);
  return makeQuestion(
    `${owner}: choose what the Pawn on ${where} becomes.`,
    PROMOTIONS.map((type) =>
      open<Act>(option(type), 'special', () => act({ kind: 'promote', type }), { label: TYPE_NAMES[type] }),
    ),
    () =>
      refusal(
        'IW-PROM-1',
        `First choose what the Pawn on ${where} becomes: a Queen, Rook, Bishop or Knight.`,
        pawn?.at ?? [],
      ),
  );
};

export const menu = (state: State): Menu<Act> => {
  switch (phaseOf(state)) {
    case 'dice':
      return diceMenu(state);
    case 'promotion':
      return promotionMenu(state);
    default:
      return turnMenu(state);
  }
};

const claimChoice = (claim: Claim, label: string, holds: boolean, why: string): Choice<Act> =>
  holds
    ? open<Act>(option(claim), 'special', () => act({ kind: 'claim', claim }), { label })
    : refuse(option(claim), () => refusal(claim === 'repetition' ? 'IW-END-5' : 'IW-END-6', why), label);

/** The draw claims at the start of a turn (IW-END-5, IW-END-6). */
export const asides = (state: State): readonly Choice<Act>[] => {
  if (phaseOf(state) !== 'act') return [];
  const times = occurrences(state);
  return [
    claimChoice(
      'repetition',
      'Claim a draw by repetition',
      times >= 3,
      `This position must have occurred 3 times. So far it has occurred ${countWords(times, 'time')}.`,
    ),
    claimChoice(
      'hundredMoves',
      'Claim a draw by the 100-move rule',
      state.quiet >= 200,
      `A draw can be claimed after ${countWords(200 - state.quiet, 'more turn')} without a capture, Pawn move or explosion.`,
    ),
  ];
};

/**
 * Resolves owed dice and promotions without a question, because perft counts only turns.
 * No Pawn explodes, and every Pawn that promotes becomes a Queen.
 */
const resolveOwed = (state: State): State => {
  switch (phaseOf(state)) {
    case 'dice':
      return resolveOwed(next(state, { kind: 'dice', sum: USUAL_SUM }));
    case 'promotion':
      return resolveOwed(next(state, { kind: 'promote', type: 'queen' }));
    default:
      return state;
  }
};

export const COUNTING: Counting<State, Act> = {
  menu: (begun) => {
    const state = resolveOwed(begun);
    const side = turnSide(state);
    return makeQuestion('', state.ending ? [] : actionChoices(state, side, null), (target) =>
      whyNotChosen(state, side, target),
    );
  },
  isOver: ({ ending }) => ending !== null,
  next: (begun, act) => resolveOwed(next({ ...resolveOwed(begun), rng: UNKNOWN_DICE }, act)),
};
