/** Checks whether the fields of a position file agree with each other. The schema has checked each field alone. */

import type { Square } from '../../../kernel/board/board.ts';
import { deepEqual } from '../../../kernel/deep-equal.ts';
import { countFault } from '../../../kernel/editing/fields.ts';
import type { Problem } from '../../../kernel/result.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { countWords, listWords } from '../../../kernel/words.ts';
import { castlingLoss, keepsRight } from '../moves/castling.ts';
import { castlingEnding } from '../moves/end-turn.ts';
import { mateOrStalemate } from '../moves/outcome.ts';
import { promotionsOwed, standsOnLastRank } from '../moves/pawns.ts';
import { BOARD, nameOf } from '../position/board.ts';
import { canonicalName, countLinks, occupancyOf } from '../position/occupancy.ts';
import { occurrences, positionKey } from '../position/repetition.ts';
import { type Pair, phaseOf, rightIndex, type State, turnSide, WINGS } from '../position/state.ts';
import { isExtended, type PieceType, TYPE_NAMES, type Unit } from '../position/units.ts';
import type { PositionFile } from './schema.ts';

type Check = (state: State, file: PositionFile) => Problem | null | undefined;

const fault = (text: string, squares: readonly Square[] = []): Problem => ({ text, squares });

const unitWith = ({ units }: State, id: number): Unit | undefined => units.find((unit) => unit.id === id);
const isA = (unit: Unit | undefined, type: PieceType, side: Side): boolean => unit?.type === type && unit.side === side;

const firstFault = <T>(
  each: readonly T[],
  wrong: (one: T, index: number) => Problem | null | undefined,
): Problem | null => {
  for (const [index, one] of each.entries()) {
    const found = wrong(one, index);
    if (found) return found;
  }
  return null;
};

const unitsFault: Check = ({ units, links }) => {
  const occupancy = occupancyOf({ units, links });
  return firstFault(units, ({ id, type, at }, index) => {
    const [first, second] = at;
    if (id <= (units[index - 1]?.id ?? 0))
      return fault(`men[${index}].id must be larger than the one before: ids rise along the list.`);
    if (second !== undefined && type === 'pawn') return fault(`men[${index}].at: a Pawn is on 1 square.`);
    if (second === first) return fault(`men[${index}].at: the two halves are on one square.`);
    if (second !== undefined && second < first)
      return fault(`men[${index}].at must be in the order a1, b1 to h8, H1 to H8.`);
    const alias = at.find((square) => canonicalName(occupancy, square) !== square);
    return alias === undefined
      ? null
      : fault(`men[${index}].at: ${nameOf(alias)} is linked and is called ${nameOf(canonicalName(occupancy, alias))}.`);
  });
};

/** Whether the stated result says that the side lost its King. Only then may a King be missing (IW-END-4). */
const isKingless = ({ ending }: State, side: Side): boolean =>
  (ending?.reason === 'kingCaptured' || ending?.reason === 'kingExploded') && ending.winner !== side;

const kingsFault: Check = (state) =>
  firstFault(SIDES, (side) => {
    const kings = state.units.filter((unit) => isA(unit, 'king', side));
    const wanted = isKingless(state, side) ? 0 : 1;
    if (kings.length === wanted) return null;
    return fault(
      wanted === 1
        ? countFault(side, kings.length, 'King')
        : `${sideName(side)} has ${countWords(kings.length, 'King')}, but the result says that it has none.`,
      kings.flatMap(({ at }) => at),
    );
  });

const mixedSidesFault: Check = (state) =>
  firstFault(BOARD.squares, ({ square }) => {
    const units = occupancyOf(state).squares[square] ?? [];
    return units.some(({ side }) => side !== units[0]?.side)
      ? fault(`${nameOf(square)} holds pieces of both sides.`, [square])
      : null;
  });

const linkModeFault: Check = ({ links, mode }) => {
  const count = countLinks(links);
  if (mode === 'linking' && count === 8) return fault('With all eight squares linked, linkMode is "unlinking".');
  return mode === 'unlinking' && count === 0 ? fault('With nothing linked, linkMode is "linking".') : null;
};

const firstGameFault: Check = ({ links, mode, options }) =>
  options.rules === 'first' && (countLinks(links) > 0 || mode === 'unlinking')
    ? fault('options.rules "first": a first game has no links, and linkMode is "linking".')
    : null;

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] as number));

const passingOrderFault: Check = (_state, { enPassant, pending }) =>
  firstFault(
    [['enPassant', enPassant] as const, ['pending.enPassant', pending?.enPassant] as const],
    ([name, record]) => {
      if (record && !isAscending(record.pawns)) return fault(`${name}.men must be in rising order, each once.`);
      return record && !isAscending(record.squares)
        ? fault(`${name}.squares must be in the order a1, b1 to h8, H1 to H8, each once.`)
        : null;
    },
  );

const phaseFault: Check = (state, { phase }) => {
  if (phase === 'dice' && state.owed?.rolls.length === 0)
    return fault('pending.rolls must list the Pawns whose dice are owed.');
  if (phase !== phaseOf(state))
    return fault(
      `phase ${JSON.stringify(phase)} does not fit: with this result and pending it is "${phaseOf(state)}".`,
    );
  if (phase === 'dice' && state.options.dice !== 'real')
    return fault('The phase "dice" belongs to options.dice "real".');
  if (phase === 'promotion' && promotionsOwed(state).length === 0)
    return fault('No Pawn is on its last rank, so no promotion is owed.');
  return state.talk?.offer && phase !== 'act'
    ? fault(`drawOffer: a draw is offered in the phase "act" only, not in "${phase}".`)
    : null;
};

const drawOfferFault: Check = (state, { drawOffer }) =>
  state.talk?.offer && (drawOffer === 'w' ? 'white' : 'black') !== turnSide(state)
    ? fault('drawOffer must be the side to move, "declined" or null.')
    : null;

const rollFault = (state: State, id: number, index: number): Problem | null => {
  const unit = unitWith(state, id);
  const place = `pending.rolls[${index}]`;
  if (state.owed?.rolls.indexOf(id) !== index) return fault(`${place}: ${id} is there twice.`);
  if (!unit) return fault(`${place}: there is no piece ${id}.`);
  return unit.type === 'king' || isExtended(unit)
    ? fault(
        `${place}: ${id} is a ${isExtended(unit) ? 'half ' : ''}${TYPE_NAMES[unit.type]} and was no Pawn when it moved.`,
        unit.at,
      )
    : null;
};

const pendingFault: Check = (state, { phase, pending }) => {
  if (!state.owed) return pending === undefined ? null : fault(`pending has no place in the phase "${phase}".`);
  if (pending?.rolls && phase !== 'dice') return fault(`pending.rolls has no place in the phase "${phase}".`);
  if (pending?.promotions && phase !== 'promotion')
    return fault(`pending.promotions has no place in the phase "${phase}".`);
  const owed = promotionsOwed(state).map(({ id, side }) => ({ id, side }));
  if (pending?.promotions && !deepEqual(pending.promotions, owed))
    return fault(`pending.promotions must be those owed, in their order: ${owed.map(({ id }) => id).join(', ')}.`);
  const wrong = state.owed.passing?.pawns.find(
    (id) => unitWith(state, id) && !isA(unitWith(state, id), 'pawn', turnSide(state)),
  );
  if (wrong !== undefined) return fault(`pending.enPassant.men: ${wrong} is not the id of a Pawn of the side to move.`);
  return firstFault(state.owed.rolls, (id, index) => rollFault(state, id, index));
};

type StatedResult = NonNullable<PositionFile['result']>;

const RESULT_CONDITIONS: Readonly<
  Record<StatedResult['reason'], readonly [holds: (state: State, result: StatedResult) => boolean, needs: string]>
> = {
  kingCaptured: [(state, { winner }) => winner === turnSide(state), 'the side to move wins'],
  kingExploded: [() => true, ''],
  castling: [
    (state, ending) => deepEqual(castlingEnding(state), ending),
    "the loser's castling in progress is broken or threatened",
  ],
  checkmate: [
    (state, ending) => deepEqual(mateOrStalemate(state), ending),
    'the side to move is in check without a legal turn, and the other side wins',
  ],
  stalemate: [
    (state, ending) => deepEqual(mateOrStalemate(state), ending),
    'the side to move has no legal turn and is not in check, and there is no winner',
  ],
  repetition: [
    (state, { winner }) => winner === null && occurrences(state) >= 3,
    'the position has occurred three times, and there is no winner',
  ],
  hundredMoves: [
    ({ quiet }, { winner }) => winner === null && quiet >= 200,
    'quietCounter is at least 200, and there is no winner',
  ],
  agreement: [(_state, { winner }) => winner === null, 'there is no winner'],
  resignation: [(state, { winner }) => winner === other(turnSide(state)), 'the side to move loses'],
};

const resultFault: Check = (state, { result }) => {
  if (!result) return null;
  const [holds, needs] = RESULT_CONDITIONS[result.reason];
  return holds(state, result) ? null : fault(`result does not fit: by "${result.reason}" ${needs}.`);
};

const promotionFault: Check = ({ units }) =>
  firstFault(units.filter(standsOnLastRank), ({ at }) =>
    fault(`The Pawn on ${nameOf(at[0])} is on its last rank and would have promoted.`, at),
  );

const isPair = (state: State, side: Side, { king, rook }: Pair): boolean =>
  isA(unitWith(state, king), 'king', side) && isA(unitWith(state, rook), 'rook', side);

const rightsFault: Check = (state) =>
  firstFault(SIDES, (side) =>
    firstFault(WINGS, (wing) => {
      const index = rightIndex(side, wing);
      const right = state.rights[index];
      if (!right) return null;
      if (!isPair(state, side, right) || !keepsRight(state.units, side, wing, right))
        return fault(`castlingRights[${index}]: King and Rook must be whole on their starting squares.`);
      return state.castling[side] ? fault(`castlingRights[${index}]: ${sideName(side)} is castling already.`) : null;
    }),
  );

const castlingFault: Check = (state) =>
  firstFault(SIDES, (side) => {
    const begunCastling = state.castling[side];
    if (!begunCastling) return null;
    if (!isPair(state, side, begunCastling))
      return fault(
        `castlingInProgress.${side === 'white' ? 'w' : 'b'}: king and rook must be the ids of ${sideName(side)}'s King and a Rook.`,
      );
    const loss = castlingLoss(state, side);
    return (
      loss &&
      fault(
        `castlingInProgress: ${sideName(side)}'s castling is ${loss.loss} on ${listWords(loss.squares.map(nameOf))}.`,
        loss.squares,
      )
    );
  });

const passingFault: Check = (state) => {
  const wrong = state.passing?.pawns.find((id) => !isA(unitWith(state, id), 'pawn', other(turnSide(state))));
  return wrong === undefined ? null : fault(`enPassant.men: ${wrong} is not the id of a Pawn of the side not to move.`);
};

const historyFault: Check = (state) =>
  state.history.at(-1) === positionKey(state)
    ? null
    : fault(`history does not count the present position, ${JSON.stringify(positionKey(state))}.`);

const GENERAL_CHECKS: readonly Check[] = [
  unitsFault,
  kingsFault,
  mixedSidesFault,
  linkModeFault,
  firstGameFault,
  passingOrderFault,
  drawOfferFault,
  phaseFault,
  pendingFault,
  resultFault,
];

const TURN_START_CHECKS: readonly Check[] = [promotionFault, rightsFault, castlingFault, passingFault, historyFault];

/** Returns the first contradiction between the fields of a position, or null. */
export const faultIn = (state: State, file: PositionFile): Problem | null =>
  firstFault(file.phase === 'act' ? [...GENERAL_CHECKS, ...TURN_START_CHECKS] : GENERAL_CHECKS, (check) =>
    check(state, file),
  );
