/** The questions of a turn (BQ-TURN-1): which unit, then where to; for a frozen one, whether to remove it. */

import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Hint, type Menu, open, option, refused, sameTarget } from '../../../kernel/menu.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { capital } from '../../../kernel/words.ts';
import { isFrozen } from '../moves/freezing.ts';
import { along, headingsOf, type Move } from '../moves/generate.ts';
import { isInCheck, isSafe, mayRemove } from '../moves/legality.ts';
import type { Action } from '../position/action.ts';
import { at, ray } from '../position/board.ts';
import { fieldAfter, placementOf, type State, withCode } from '../position/state.ts';
import { EMPTY, on, squaresOf, TITAN, typeOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { man } from '../show/names.ts';
import { drawHint, hintOf } from './hints.ts';
import { frozenText, no, whyExposed, whyFrozen, whyNoRemoval, whyNoReserve, whyNotASquare, whyNotThere, whyNotYours } from './refusals.ts';
import { dropMenu, placeMenu } from './reserve.ts';
import { type Turn, turnOf } from './turn.ts';

const REMOVE = option('remove');
const DROP = option('drop');

/** The squares of a unit's pattern in one direction. */
const pattern = (type: number, from: Square, heading: number): readonly Square[] =>
  type === TITAN ? ray(from, heading).slice(0, 1) : ray(from, heading);

const isDrawn = ({ state, twice }: Turn, move: Move): boolean =>
  twice.size > 0 && twice.has(placementOf({ ...state, field: fieldAfter(state.field, move), toMove: other(state.toMove) }));

const moveChoice = (turn: Turn, move: Move): Choice<Action> => {
  const { state, royals, trial } = turn;
  const { field } = state;
  const target = at(move.to);
  if (!isSafe(field, trial, royals, move)) return refused(target, () => whyExposed(state, fieldAfter(field, move)));
  const leaf = () => act<Action>(move);
  if (isDrawn(turn, move)) return open(target, 'danger', leaf, { hint: () => drawHint(move) });
  return open(target, move.victims.length > 0 ? 'capture' : 'move', leaf, hintOf(field, move));
};

/** Where a unit may go. What check forbids stands before what is in the way: it is the better reason. */
const moveMenu = (turn: Turn, from: Square): Menu<Action> => {
  const { state, royals } = turn;
  const { field } = state;
  const type = typeOf(on(field, from));
  const choices: Choice<Action>[] = [];
  const blocked: Choice<Action>[] = [];
  for (const heading of headingsOf(type)) {
    const moves = along(field, royals.own, from, heading);
    let found = 0;
    for (const to of pattern(type, from, heading)) {
      const move = moves[found];
      if (move?.to === to) {
        choices.push(moveChoice(turn, move));
        found++;
      } else blocked.push(refused(at(to), () => whyNotThere(state, from, to)));
    }
  }
  return ask(`Where does ${man(field, from)} go?`, [...choices, ...blocked], (target) => {
    if (target.kind === 'square') return whyNotThere(state, from, target.square);
    return sameTarget(target, REMOVE) ? whyNoRemoval(state, from) : whyNotASquare(state);
  });
};

const frozenMenu = ({ state, royals }: Turn, from: Square): Menu<Action> => {
  const { field } = state;
  const type = typeOf(on(field, from));
  const label = `Remove ${man(field, from)}`;
  const hint = (): Hint => no(rule('BQ-IMM-3'), `${capital(man(field, from))} leaves the board for good; nothing else happens.`, [from]);
  const removal = mayRemove(state, royals, from)
    ? open(REMOVE, 'danger', () => act<Action>({ kind: 'remove', square: from }), { label, hint })
    : refused(REMOVE, () => whyExposed(state, withCode(field, from, EMPTY)), label);
  const held = headingsOf(type)
    .flatMap((heading) => pattern(type, from, heading))
    .map((to) => refused(at(to), () => whyFrozen(state, from)));
  return ask(`${capital(man(field, from))} is ${frozenText(field, from)}.`, type === TITAN ? held : [removal, ...held], (target) =>
    sameTarget(target, REMOVE) ? whyNoRemoval(state, from) : whyFrozen(state, from),
  );
};

const turnMenu = (state: State): Menu<Action> => {
  const { field, toMove, reserve, version } = state;
  const turn = turnOf(state);
  const choices: Choice<Action>[] = squaresOf(field, toMove).map((from) =>
    isFrozen(field, from)
      ? open(at(from), 'plain', () => frozenMenu(turn, from), { hint: () => whyFrozen(state, from) })
      : open(at(from), 'plain', () => moveMenu(turn, from)),
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

export const menu = (state: State): Menu<Action> => (state.phase === 'place' ? placeMenu(state) : turnMenu(state));
