/** What a move will do beyond going there: pulls and pushes, rolls with their odds, Kings in danger, Pawns that promote, a lost castling. */

import type { Square } from '../../../kernel/board.ts';
import type { Hint } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { attackersWords, checksOn } from '../moves/attacks.ts';
import { castled, castlingLoss, placesOf, type Stage } from '../moves/castling.ts';
import { blastOn, rollsOwed } from '../moves/explosions.ts';
import { carried, type Fates, type Going } from '../moves/generate.ts';
import type { Shift } from '../moves/magnetism.ts';
import { capturedTypes } from '../moves/mutation.ts';
import { standsOnLastRank } from '../moves/promotion.ts';
import { hallway, nameOf, rankOf } from '../position/board.ts';
import { type Field, fieldOf, menOf } from '../position/occupancy.ts';
import type { State, Wing } from '../position/state.ts';
import { type Man, namesIn, TYPE_NAMES } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { shiftRule } from '../show/clause-for.ts';

/** One thing to know, the gravest kind first. */
interface Remark {
  readonly rule: RuleId;
  readonly text: string;
  readonly squares: readonly Square[];
}

/** "d4 is pushed to d8", for every group that a pulse moves. */
const shiftRemarks = (field: Field, shifts: readonly Shift[]): readonly Remark[] =>
  shifts.map((shift) => {
    const { pulled, from, to, men } = shift;
    return {
      rule: shiftRule(field, shift),
      text: `${namesIn(men)} on ${nameOf(from)} ${pulled ? 'pulled' : 'pushed'} to ${nameOf(to)}.`,
      squares: [from, to],
    };
  });

/** The chance that at least one of so many rolls explodes, in hundredths. */
const hundredths = (rolls: number): number => Math.round(100 * (1 - (11 / 12) ** rolls));

const rollRemarks = (field: Field, men: readonly Man[], rolls: readonly number[]): readonly Remark[] => {
  const rollers = rolls.flatMap((id) => men.find((man) => man.id === id) ?? []);
  if (rollers.length === 0) return [];
  const places = rollers.map(({ at }) => at[0]);
  const kings = men.filter(
    ({ type, at }) => type === 'king' && at.some((square) => places.some((place) => blastOn(field, place).includes(square))),
  );
  return [
    ...kings.map((king) => ({
      rule: rule('IW-BOOM-5'),
      text: `${sideName(king.side)}'s King stands beside a Pawn that rolls.`,
      squares: king.at,
    })),
    ...rollers
      .filter(({ type }) => type !== 'pawn')
      .map((man) => ({
        rule: rule('IW-BOOM-3'),
        text: `The ${TYPE_NAMES[man.type]} rolls too, for it goes as a Pawn.`,
        squares: man.at,
      })),
    {
      rule: rule(rollers.length === 1 ? 'IW-BOOM-1' : 'IW-BOOM-2'),
      text: `${rollers.length === 1 ? 'One roll' : `${rollers.length} rolls`}: ${hundredths(rollers.length)} in 100 that ${rollers.length === 1 ? 'it' : 'one'} explodes (${listed(places.map(nameOf))}).`,
      squares: places,
    },
  ];
};

const castlingRemarks = (state: State, side: Side): readonly Remark[] => {
  const loss = castlingLoss(state, side);
  if (!loss) return [];
  return [
    loss.loss === 'broken'
      ? { rule: rule('IW-CASTLE-5'), text: 'Breaks your castling in progress: the turn loses.', squares: loss.squares }
      : {
          rule: rule('IW-CASTLE-6'),
          text: `Leaves ${listed(loss.squares.map(nameOf))} attacked while castling: the turn loses.`,
          squares: loss.squares,
        },
  ];
};

const promotionRemarks = (men: readonly Man[], side: Side): readonly Remark[] =>
  men.filter(standsOnLastRank).map((pawn) => ({
    rule: rule('IW-PROM-2'),
    text: `${pawn.side === side ? 'The' : `${sideName(other(side))}'s`} Pawn on ${nameOf(pawn.at[0])} promotes unless it explodes.`,
    squares: pawn.at,
  }));

const hint = (remarks: readonly Remark[]): Hint => ({
  rule: remarks[0]?.rule ?? rule('IW-MAG-2'),
  text: remarks.map(({ text }) => text).join(' ') || 'Magnetism meets nobody whom it could move, and nobody rolls.',
  squares: [...new Set(remarks.flatMap(({ squares }) => squares))],
});

/** What those who capture turn into, where there is nothing to choose. */
const turnRemarks = (captured: readonly Man[], members: readonly Man[], target: Square): readonly Remark[] => {
  const [type, ...more] = capturedTypes(captured);
  const turning = members.filter((man) => man.type !== 'king' && man.type !== type);
  if (!type || more.length > 0 || turning.length === 0) return [];
  const into = type === 'pawn' ? 'Pawns' : turning.length > 1 ? `${TYPE_NAMES[type]}s` : `a ${TYPE_NAMES[type]}`;
  return [
    {
      rule: rule('IW-MUT-1'),
      text: `${capital(namesIn(turning))} turn${turning.length === 1 ? 's' : ''} into ${into}.`,
      squares: [target],
    },
  ];
};

/** What follows from a move made with these fates. */
export const hintFor = (going: Going, fates: Fates, members: readonly Man[]): Hint => {
  const { field, captured, endsGame, shifts } = carried(going, fates);
  if (endsGame) return { rule: rule('IW-CAPT-5'), text: 'Takes the King and wins.', squares: captured.flatMap(({ at }) => at) };
  const men = menOf(field);
  return hint([
    ...castlingRemarks({ ...going.state, men }, going.side),
    ...rollRemarks(field, men, rollsOwed(members, shifts)),
    ...promotionRemarks(men, going.side),
    ...turnRemarks(captured, members, going.target),
    ...shiftRemarks(field, shifts),
  ]);
};

/** What follows from a stage of castling. */
export const castleHint = (state: State, side: Side, wing: Wing, stage: Stage): Hint => {
  const { field, king, rook, shifts } = castled(state, side, wing, stage);
  const men = menOf(field);
  const castling = { ...state.castling, [side]: stage === 'begin' ? { wing, king: king.id, rook: rook.id } : null };
  const lost = castlingRemarks({ ...state, men, castling }, side);
  const halfway: Remark = {
    rule: rule('IW-CASTLE-6'),
    text: `Until castling is finished ${listed(placesOf(side, wing).guarded.map(nameOf))} must not be attacked, and King and Rook must stay.`,
    squares: placesOf(side, wing).guarded,
  };
  return hint([
    ...lost,
    ...(stage === 'begin' && lost.length === 0 ? [halfway] : []),
    ...rollRemarks(field, men, rollsOwed([], shifts)),
    ...promotionRemarks(men, side),
    ...shiftRemarks(field, shifts),
  ]);
};

/** What a link step changes at once: who meets whom, and Kings that stand open through it. */
export const linkHint = (before: State, after: State, side: Side, at: Square): Hint => {
  const field = fieldOf(after);
  const open = SIDES.flatMap((king) =>
    checksOn(field, after, king).map(
      ([square, attackers]): Remark => ({
        rule: rule('IW-CHECK-5'),
        text: `${king === side ? 'Your' : `${sideName(king)}'s`} King on ${nameOf(square)} is then open to ${attackersWords(attackers)}.`,
        squares: [square, ...attackers.map(({ from }) => from)],
      }),
    ),
  );
  const units = field.cells[at] ?? [];
  const met = after.men.some((man, index) => man !== before.men[index]);
  const joined = units.filter((man) => before.men.some(({ id, at: halves }) => id === man.id && halves.length > man.at.length));
  const meeting: readonly Remark[] = [
    ...joined.map((man) => ({
      rule: rule('IW-LINK-4'),
      text: `The halves of the ${TYPE_NAMES[man.type]} meet: it is whole.`,
      squares: [at],
    })),
    ...(met && units.length > 1 ? [{ rule: rule('IW-LINK-4'), text: `${namesIn(units)} share the linked square.`, squares: [at] }] : []),
  ];
  const plain: Remark = { rule: rule('IW-LINK-2'), text: 'The two squares are one for both players.', squares: [at, hallway(rankOf(at))] };
  return hint(open.length + meeting.length > 0 ? [...open, ...meeting] : [plain]);
};
