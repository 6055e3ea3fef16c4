/** Which positions can stand on a board: what a position file must keep beyond its form. */

import type { Square } from '../../kernel/board.ts';
import type { Problem } from '../../kernel/result.ts';
import { other, SIDES, sideName } from '../../kernel/side.ts';
import { listed } from '../../kernel/words.ts';
import { BOARD, nameOf } from './board.ts';
import { castlingLoss, keepsRight } from './castling.ts';
import { fieldOf } from './field.ts';
import { linkCount } from './links.ts';
import { promotionsOwed, standsOnLastRank } from './promotion.ts';
import { phaseOf, rightIndex, type State, turnSide, WINGS } from './state.ts';

const flaw = (text: string, squares: readonly Square[] = []): Problem => ({ text, squares });

const kingFlaws = ({ men }: State): readonly Problem[] =>
  SIDES.flatMap((side) => {
    const kings = men.filter((man) => man.side === side && man.type === 'king');
    return kings.length === 1
      ? []
      : [
          flaw(
            `${sideName(side)} has ${kings.length} Kings instead of one.`,
            kings.flatMap(({ at }) => at),
          ),
        ];
  });

const sharingFlaws = (state: State): readonly Problem[] =>
  BOARD.squares.flatMap(({ square }) => {
    const units = fieldOf(state).cells[square] ?? [];
    return units.some(({ side }) => side !== units[0]?.side) ? [flaw(`${nameOf(square)} holds units of both sides.`, [square])] : [];
  });

const linkFlaws = ({ links, mode }: State): readonly Problem[] => {
  const count = linkCount(links);
  if (mode === 'linking' && count === 8) return [flaw('With all eight squares linked, linkMode is "unlinking".')];
  return mode === 'unlinking' && count === 0 ? [flaw('With nothing linked, linkMode is "linking".')] : [];
};

const castlingFlaws = (state: State): readonly Problem[] =>
  SIDES.flatMap((side) => {
    const rights = WINGS.flatMap((wing) => {
      const right = state.rights[rightIndex(side, wing)] ?? null;
      const pair = right && [right.king, right.rook].map((id) => state.men.find((man) => man.id === id));
      if (!right || !pair) return [];
      const fits = pair[0]?.type === 'king' && pair[1]?.type === 'rook' && pair.every((man) => man?.side === side);
      if (!fits || !keepsRight(state.men, side, wing, right))
        return [flaw(`castlingRights[${rightIndex(side, wing)}]: King and Rook must stand whole on their starting squares.`)];
      return state.castling[side] ? [flaw(`castlingRights[${rightIndex(side, wing)}]: ${sideName(side)} is castling already.`)] : [];
    });
    const loss = castlingLoss(state, side);
    if (!loss) return rights;
    return [
      ...rights,
      flaw(`castlingInProgress: ${sideName(side)}'s castling is ${loss.loss} on ${listed(loss.squares.map(nameOf))}.`, loss.squares),
    ];
  });

const passingFlaws = (state: State): readonly Problem[] => {
  const enemy = other(turnSide(state));
  const wrong = state.passing?.men.find((id) => !state.men.some((man) => man.id === id && man.type === 'pawn' && man.side === enemy));
  return wrong === undefined ? [] : [flaw(`enPassant.men: ${wrong} is not the id of a Pawn of the side not to move.`)];
};

const lastRankFlaws = ({ men }: State): readonly Problem[] =>
  men.filter(standsOnLastRank).map(({ at }) => flaw(`The Pawn on ${nameOf(at[0])} stands on its 8th rank and would have promoted.`, at));

const phaseFlaws = (state: State, phase: unknown): readonly Problem[] => {
  if (phase !== phaseOf(state))
    return [flaw(`phase ${JSON.stringify(phase)} does not fit: with this result and pending it is "${phaseOf(state)}".`)];
  if (phase === 'dice' && state.dice !== 'real') return [flaw('The phase "dice" belongs to options.dice "real".')];
  if (phase === 'dice' && state.owed?.rolls.some((id) => !state.men.some((man) => man.id === id)))
    return [flaw('pending.rolls names a man who is not there.')];
  return phase === 'promotion' && promotionsOwed(state).length === 0
    ? [flaw('No Pawn stands on its 8th rank, so no promotion is owed.')]
    : [];
};

/** What is wrong with a position that is well formed. */
export const flaws = (state: State, phase: unknown): readonly Problem[] => {
  const always = [...sharingFlaws(state), ...linkFlaws(state), ...phaseFlaws(state, phase)];
  if (phaseOf(state) === 'over') return always;
  const act = phaseOf(state) === 'act' ? [...lastRankFlaws(state), ...castlingFlaws(state), ...passingFlaws(state)] : [];
  return [...kingFlaws(state), ...always, ...act];
};
