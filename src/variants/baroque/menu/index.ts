/** The questions of a turn (BQ-TURN-1): which unit, then where to; for a frozen one, whether to remove it. */

import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Hint, type Menu, open, option, refused, sameTarget } from '../../../kernel/menu.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { capital } from '../../../kernel/words.ts';
import { isInCheck } from '../moves/attacks.ts';
import { isFrozen } from '../moves/freezing.ts';
import { headingsOf, type Move, movesAlong } from '../moves/generate.ts';
import { isLegal, mayRemove } from '../moves/legality.ts';
import { makeMove } from '../moves/make.ts';
import type { Act } from '../position/action.ts';
import { ray, targetOf } from '../position/board.ts';
import { placementOf, type State, withCode } from '../position/state.ts';
import { codeOn, EMPTY, squaresOf, TITAN, typeOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { theUnit } from '../show/names.ts';
import { drawHint, moveHint } from './hints.ts';
import {
  frozenText,
  reason,
  whyExposed,
  whyFrozen,
  whyNoRemoval,
  whyNoReserve,
  whyNotASquare,
  whyNotThere,
  whyNotYours,
} from './refusals.ts';
import { dropMenu, placeMenu } from './reserve.ts';
import { type TurnContext, turnContext } from './turn.ts';

const REMOVE = option('remove');
const DROP = option('drop');

/** The squares of a unit's pattern in one direction. */
const pattern = (type: number, from: Square, heading: number): readonly Square[] =>
  type === TITAN ? ray(from, heading).slice(0, 1) : ray(from, heading);

const isDrawn = ({ state, twice }: TurnContext, move: Move): boolean =>
  twice.size > 0 && twice.has(placementOf({ ...state, board: makeMove(state.board, move), toMove: other(state.toMove) }));

const moveChoice = (turn: TurnContext, move: Move): Choice<Act> => {
  const { state, royals, trial } = turn;
  const { board } = state;
  const target = targetOf(move.to);
  if (!isLegal(board, trial, royals, move)) return refused(target, () => whyExposed(state, makeMove(board, move)));
  const leaf = () => act<Act>(move);
  if (isDrawn(turn, move)) return open(target, 'danger', leaf, { hint: () => drawHint(move) });
  return open(target, move.victims.length > 0 ? 'capture' : 'move', leaf, moveHint(board, move));
};

/** Where a unit may go. What check forbids stands before what is in the way: it is the better reason. */
const moveMenu = (turn: TurnContext, from: Square): Menu<Act> => {
  const { state, royals } = turn;
  const { board } = state;
  const type = typeOf(codeOn(board, from));
  const choices: Choice<Act>[] = [];
  const blocked: Choice<Act>[] = [];
  for (const heading of headingsOf(type)) {
    const moves = movesAlong(board, royals.own, from, heading);
    let found = 0;
    for (const to of pattern(type, from, heading)) {
      const move = moves[found];
      if (move?.to === to) {
        choices.push(moveChoice(turn, move));
        found++;
      } else blocked.push(refused(targetOf(to), () => whyNotThere(state, from, to)));
    }
  }
  return ask(`Where does ${theUnit(board, from)} go?`, [...choices, ...blocked], (target) => {
    if (target.kind === 'square') return whyNotThere(state, from, target.square);
    return sameTarget(target, REMOVE) ? whyNoRemoval(state, from) : whyNotASquare(state);
  });
};

const frozenMenu = ({ state, royals }: TurnContext, from: Square): Menu<Act> => {
  const { board } = state;
  const type = typeOf(codeOn(board, from));
  const label = `Remove ${theUnit(board, from)}`;
  const hint = (): Hint =>
    reason(rule('BQ-IMM-3'), `${capital(theUnit(board, from))} leaves the board for good; nothing else happens.`, [from]);
  const removal = mayRemove(state, royals, from)
    ? open(REMOVE, 'danger', () => act<Act>({ kind: 'remove', square: from }), { label, hint })
    : refused(REMOVE, () => whyExposed(state, withCode(board, from, EMPTY)), label);
  const held = headingsOf(type)
    .flatMap((heading) => pattern(type, from, heading))
    .map((to) => refused(targetOf(to), () => whyFrozen(state, from)));
  return ask(`${capital(theUnit(board, from))} is ${frozenText(board, from)}.`, type === TITAN ? held : [removal, ...held], (target) =>
    sameTarget(target, REMOVE) ? whyNoRemoval(state, from) : whyFrozen(state, from),
  );
};

const turnMenu = (state: State): Menu<Act> => {
  const { board, toMove, reserve, version } = state;
  const turn = turnContext(state);
  const choices: Choice<Act>[] = squaresOf(board, toMove).map((from) =>
    isFrozen(board, from)
      ? open(targetOf(from), 'plain', () => frozenMenu(turn, from), { hint: () => whyFrozen(state, from) })
      : open(targetOf(from), 'plain', () => moveMenu(turn, from)),
  );
  if (version === 'twoplayer') {
    const label = `Drop a Chameleon (${reserve[toMove]} in reserve)`;
    choices.push(
      reserve[toMove] > 0 ? open(DROP, 'special', () => dropMenu(turn), { label }) : refused(DROP, () => whyNoReserve(state), label),
    );
  }
  const warning = isInCheck(state) ? ' The Titan is in check.' : '';
  return ask(`${sideName(toMove)}: pick a unit.${warning}`, choices, (target) => {
    if (target.kind === 'square') return whyNotYours(state, target.square);
    return sameTarget(target, DROP) ? whyNoReserve(state) : whyNotASquare(state);
  });
};

export const menu = (state: State): Menu<Act> => (state.phase === 'place' ? placeMenu(state) : turnMenu(state));
