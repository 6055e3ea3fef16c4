/** The questions about the reserve of the Two-Player version: which squares it fills at first, where a Chameleon enters later. */

import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, option, refused } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { listed } from '../../../kernel/words.ts';
import { mayDrop } from '../moves/legality.ts';
import type { Act } from '../position/action.ts';
import { backRank, nameOf, targetOf } from '../position/board.ts';
import { nextFromReserve, type State, withCode } from '../position/state.ts';
import { codeOn, EMPTY } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { reason, whyExposed, whyNoDrop, whyNotToPlace } from './refusals.ts';
import type { TurnContext } from './turn.ts';

/** Where a Chameleon of the reserve may enter as a turn (BQ-TWO-5). */
export const dropMenu = ({ state, royals }: TurnContext): Menu<Act> => {
  const { board, reserve, toMove } = state;
  const choices = backRank(toMove).map((square): Choice<Act> => {
    if (codeOn(board, square) !== EMPTY) return refused(targetOf(square), () => whyNoDrop(state, square));
    return mayDrop(state, royals, square)
      ? open(targetOf(square), 'special', () => act<Act>({ kind: 'drop', square }))
      : refused(targetOf(square), () => whyExposed(state, withCode(board, square, nextFromReserve(reserve, toMove))));
  });
  return ask('Where does the Chameleon enter?', choices, (target) =>
    target.kind === 'square'
      ? whyNoDrop(state, target.square)
      : reason(rule('BQ-TWO-3'), 'Pick a square of your Back Rank.', backRank(toMove)),
  );
};

const DONE = option('done');

/** Which squares the reserve fills before the first turn (BQ-TWO-4): a set, picked in any order and counted in one. */
export const placeMenu = (state: State, picked: readonly Square[] = []): Menu<Act> => {
  const { board, toMove } = state;
  const free = backRank(toMove).filter((square) => codeOn(board, square) === EMPTY && !picked.includes(square));
  const names = listed(picked.map((square) => nameOf(square)));
  const side = sideName(toMove);
  const next = free.map((square) => {
    const more = [...picked, square].sort((a, b) => a - b);
    const again = more.at(-1) === square ? {} : { again: true as const };
    return open(targetOf(square), 'special', () => placeMenu(state, more), again);
  });
  const done = open(DONE, 'special', () => act<Act>({ kind: 'place', squares: picked }), {
    label: picked.length > 0 ? `Place on ${names}` : 'Keep both in reserve',
  });
  const prompt =
    picked.length === 0
      ? `${side}: place none, one or two of your Chameleons.`
      : `${side}: ${picked.length === 1 ? 'a Chameleon' : 'Chameleons'} on ${names}. ${free.length > 0 ? 'Another, or done?' : 'Done?'}`;
  return ask(prompt, [...next, done], (target) => whyNotToPlace(state, target));
};
