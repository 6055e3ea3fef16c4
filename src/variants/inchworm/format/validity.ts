/** Validity of positions: the relations between the fields of a position file. */

import type { Square } from '../../../kernel/board/board.ts';
import { deepEqual } from '../../../kernel/deep-equal.ts';
import { wrongNumber } from '../../../kernel/editing/fields.ts';
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

/** Returns the first fault of one kind, or null. */
type Check = (state: State, file: PositionFile) => Problem | null | undefined;

const flaw = (text: string, squares: readonly Square[] = []): Problem => ({ text, squares });

const manOf = ({ units }: State, id: number): Unit | undefined => units.find((unit) => unit.id === id);
const isA = (unit: Unit | undefined, type: PieceType, side: Side): boolean =>
  unit?.type === type && unit.side === side;

const firstOf = <T>(
  each: readonly T[],
  wrong: (one: T, index: number) => Problem | null | undefined,
): Problem | null => {
  for (const [index, one] of each.entries()) {
    const found = wrong(one, index);
    if (found) return found;
  }
  return null;
};

const unitsAreListed: Check = ({ units, links }) => {
  const occupancy = occupancyOf({ units, links });
  return firstOf(units, ({ id, type, at }, index) => {
    const [first, second] = at;
    if (id <= (units[index - 1]?.id ?? 0))
      return flaw(`men[${index}].id must be larger than the one before: ids rise along the list.`);
    if (second !== undefined && type === 'pawn') return flaw(`men[${index}].at: a Pawn is on 1 square.`);
    if (second === first) return flaw(`men[${index}].at: the two halves are on one square.`);
    if (second !== undefined && second < first)
      return flaw(`men[${index}].at must be in the order a1, b1 to h8, H1 to H8.`);
    const alias = at.find((square) => canonicalName(occupancy, square) !== square);
    return alias === undefined
      ? null
      : flaw(
          `men[${index}].at: ${nameOf(alias)} is linked and is called ${nameOf(canonicalName(occupancy, alias))}.`,
        );
  });
};

/** Whether the stated result says that this side has lost its King. */
const isKingless = ({ ending }: State, side: Side): boolean =>
  (ending?.reason === 'kingCaptured' || ending?.reason === 'kingExploded') && ending.winner !== side;

const kingsAreThere: Check = (state) =>
  firstOf(SIDES, (side) => {
    const kings = state.units.filter((unit) => isA(unit, 'king', side));
    const wanted = isKingless(state, side) ? 0 : 1;
    if (kings.length === wanted) return null;
    return flaw(
      wanted === 1
        ? wrongNumber(side, kings.length, 'King')
        : `${sideName(side)} has ${countWords(kings.length, 'King')}, but the result says that it has none.`,
      kings.flatMap(({ at }) => at),
    );
  });

const sidesNeverMix: Check = (state) =>
  firstOf(BOARD.squares, ({ square }) => {
    const units = occupancyOf(state).squares[square] ?? [];
    return units.some(({ side }) => side !== units[0]?.side)
      ? flaw(`${nameOf(square)} holds pieces of both sides.`, [square])
      : null;
  });

const linksFitTheirMode: Check = ({ links, mode }) => {
  const count = countLinks(links);
  if (mode === 'linking' && count === 8)
    return flaw('With all eight squares linked, linkMode is "unlinking".');
  return mode === 'unlinking' && count === 0 ? flaw('With nothing linked, linkMode is "linking".') : null;
};

const firstGameHasNoLinks: Check = ({ links, mode, options }) =>
  options.rules === 'first' && (countLinks(links) > 0 || mode === 'unlinking')
    ? flaw('options.rules "first": a first game has no links, and linkMode is "linking".')
    : null;

const areRising = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] as number));

const recordsRise: Check = (_state, { enPassant, pending }) =>
  firstOf(
    [['enPassant', enPassant] as const, ['pending.enPassant', pending?.enPassant] as const],
    ([name, record]) => {
      if (record && !areRising(record.pawns)) return flaw(`${name}.men must be in rising order, each once.`);
      return record && !areRising(record.squares)
        ? flaw(`${name}.squares must be in the order a1, b1 to h8, H1 to H8, each once.`)
        : null;
    },
  );

const phaseFits: Check = (state, { phase }) => {
  if (phase === 'dice' && state.owed?.rolls.length === 0)
    return flaw('pending.rolls must list the Pawns whose dice are owed.');
  if (phase !== phaseOf(state))
    return flaw(
      `phase ${JSON.stringify(phase)} does not fit: with this result and pending it is "${phaseOf(state)}".`,
    );
  if (phase === 'dice' && state.options.dice !== 'real')
    return flaw('The phase "dice" belongs to options.dice "real".');
  if (phase === 'promotion' && promotionsOwed(state).length === 0)
    return flaw('No Pawn is on its last rank, so no promotion is owed.');
  return state.talk?.offer && phase !== 'act'
    ? flaw(`drawOffer: a draw is offered in the phase "act" only, not in "${phase}".`)
    : null;
};

const offerIsOfTheMover: Check = (state, { drawOffer }) =>
  state.talk?.offer && (drawOffer === 'w' ? 'white' : 'black') !== turnSide(state)
    ? flaw('drawOffer must be the side to move, "declined" or null.')
    : null;

const rollerFlaw = (state: State, id: number, index: number): Problem | null => {
  const unit = manOf(state, id);
  const place = `pending.rolls[${index}]`;
  if (state.owed?.rolls.indexOf(id) !== index) return flaw(`${place}: ${id} is there twice.`);
  if (!unit) return flaw(`${place}: there is no piece ${id}.`);
  return unit.type === 'king' || isExtended(unit)
    ? flaw(
        `${place}: ${id} is a ${isExtended(unit) ? 'half ' : ''}${TYPE_NAMES[unit.type]} and was no Pawn when it moved.`,
        unit.at,
      )
    : null;
};

const pendingFits: Check = (state, { phase, pending }) => {
  if (!state.owed)
    return pending === undefined ? null : flaw(`pending has no place in the phase "${phase}".`);
  if (pending?.rolls && phase !== 'dice') return flaw(`pending.rolls has no place in the phase "${phase}".`);
  if (pending?.promotions && phase !== 'promotion')
    return flaw(`pending.promotions has no place in the phase "${phase}".`);
  const owed = promotionsOwed(state).map(({ id, side }) => ({ id, side }));
  if (pending?.promotions && !deepEqual(pending.promotions, owed))
    return flaw(
      `pending.promotions must be those owed, in their order: ${owed.map(({ id }) => id).join(', ')}.`,
    );
  const wrong = state.owed.passing?.pawns.find(
    (id) => manOf(state, id) && !isA(manOf(state, id), 'pawn', turnSide(state)),
  );
  if (wrong !== undefined)
    return flaw(`pending.enPassant.men: ${wrong} is not the id of a Pawn of the side to move.`);
  return firstOf(state.owed.rolls, (id, index) => rollerFlaw(state, id, index));
};

type Result = NonNullable<PositionFile['result']>;

/** By reason: the condition under which a stated end can hold. */
const ENDS: Readonly<
  Record<Result['reason'], readonly [holds: (state: State, result: Result) => boolean, needs: string]>
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

const resultFits: Check = (state, { result }) => {
  if (!result) return null;
  const [holds, needs] = ENDS[result.reason];
  return holds(state, result) ? null : flaw(`result does not fit: by "${result.reason}" ${needs}.`);
};

const pawnsHavePromoted: Check = ({ units }) =>
  firstOf(units.filter(standsOnLastRank), ({ at }) =>
    flaw(`The Pawn on ${nameOf(at[0])} is on its last rank and would have promoted.`, at),
  );

const isPair = (state: State, side: Side, { king, rook }: Pair): boolean =>
  isA(manOf(state, king), 'king', side) && isA(manOf(state, rook), 'rook', side);

const rightsHold: Check = (state) =>
  firstOf(SIDES, (side) =>
    firstOf(WINGS, (wing) => {
      const index = rightIndex(side, wing);
      const right = state.rights[index];
      if (!right) return null;
      if (!isPair(state, side, right) || !keepsRight(state.units, side, wing, right))
        return flaw(`castlingRights[${index}]: King and Rook must be whole on their starting squares.`);
      return state.castling[side]
        ? flaw(`castlingRights[${index}]: ${sideName(side)} is castling already.`)
        : null;
    }),
  );

const castlingsHold: Check = (state) =>
  firstOf(SIDES, (side) => {
    const under = state.castling[side];
    if (!under) return null;
    if (!isPair(state, side, under))
      return flaw(
        `castlingInProgress.${side === 'white' ? 'w' : 'b'}: king and rook must be the ids of ${sideName(side)}'s King and a Rook.`,
      );
    const loss = castlingLoss(state, side);
    return (
      loss &&
      flaw(
        `castlingInProgress: ${sideName(side)}'s castling is ${loss.loss} on ${listWords(loss.squares.map(nameOf))}.`,
        loss.squares,
      )
    );
  });

const passingHolds: Check = (state) => {
  const wrong = state.passing?.pawns.find((id) => !isA(manOf(state, id), 'pawn', other(turnSide(state))));
  return wrong === undefined
    ? null
    : flaw(`enPassant.men: ${wrong} is not the id of a Pawn of the side not to move.`);
};

const presentIsCounted: Check = (state) =>
  state.history.at(-1) === positionKey(state)
    ? null
    : flaw(`history does not count the present position, ${JSON.stringify(positionKey(state))}.`);

const ALWAYS: readonly Check[] = [
  unitsAreListed,
  kingsAreThere,
  sidesNeverMix,
  linksFitTheirMode,
  firstGameHasNoLinks,
  recordsRise,
  offerIsOfTheMover,
  phaseFits,
  pendingFits,
  resultFits,
];

/** Checks at the start of a turn, when the turn before has left nothing open. */
const IN_ACT: readonly Check[] = [
  pawnsHavePromoted,
  rightsHold,
  castlingsHold,
  passingHolds,
  presentIsCounted,
];

/** The first fault of a position whose file has the right shape, or null. */
export const flawIn = (state: State, file: PositionFile): Problem | null =>
  firstOf(file.phase === 'act' ? [...ALWAYS, ...IN_ACT] : ALWAYS, (check) => check(state, file));
