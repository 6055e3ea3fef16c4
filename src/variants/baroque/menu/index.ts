/** The questions of a turn (BQ-TURN-1). */
import { act, type Choice, type Hint, type Menu, makeQuestion, open, refuse } from '../../../kernel/asking/menu.ts';
import { option, sameTarget } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { hasRepeats, timesOccurred } from '../../../kernel/repetition.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { listFew, listWords } from '../../../kernel/words.ts';
import { isInCheck, type RoyalSquares, royalsOf } from '../moves/attacks.ts';
import { capturesOf } from '../moves/captures.ts';
import { frozenUnits, isFrozen } from '../moves/freezing.ts';
import { headingsOf, movesAlong } from '../moves/generate.ts';
import { isLegal, mayDrop, mayRemove } from '../moves/legality.ts';
import { makeMove } from '../moves/make.ts';
import type { Act, Move } from '../position/action.ts';
import { backRank, nameOf, ray, targetOf } from '../position/board.ts';
import { theUnit } from '../position/names.ts';
import {
  codeOn,
  EMPTY,
  IMMOBILIZER,
  nextFromReserve,
  type Occupancy,
  placementOf,
  type State,
  squaresOf,
  TITAN,
  typeOf,
  withCode,
} from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import {
  whyExposed,
  whyFrozen,
  whyNoDrop,
  whyNoRemoval,
  whyNoReserve,
  whyNotASquare,
  whyNotThere,
  whyNotToPlace,
  whyNotYours,
} from './refusals.ts';

interface TurnContext {
  readonly state: State;
  readonly royals: RoyalSquares;
  /** A scratch copy of the board, on which `isLegal` tries all moves, since a copy for each would be slow. */
  readonly trial: number[];
}

const turnContext = (state: State): TurnContext => ({
  state,
  royals: royalsOf(state),
  trial: state.board.slice(),
});

const REMOVE = option('remove');
const DROP = option('drop');

/** Lists a unit's squares in one direction as on an empty board, so that refusals can explain blocked ones. */
const patternSquares = (type: number, from: Square, heading: number): readonly Square[] =>
  type === TITAN ? ray(from, heading).slice(0, 1) : ray(from, heading);

const repeatsThirdTime = ({ state }: TurnContext, move: Move): boolean =>
  hasRepeats(state.history) &&
  timesOccurred(
    state.history,
    placementOf({ ...state, board: makeMove(state.board, move), toMove: other(state.toMove) }),
  ) > 1;

const captureHint = (board: Occupancy, move: Move): Hint => {
  const captures = capturesOf(board, move);
  return refusal(captures[0]?.rule ?? 'BQ-GEN-2', captures.map(({ text }) => text).join(' '), [
    ...new Set(captures.flatMap(({ lines }) => lines.flat())),
  ]);
};

/** Returns a hint on the units that an Immobilizer's move would freeze or release (BQ-IMM-2). */
const freezeHint = (board: Occupancy, move: Move): Hint => {
  const after = makeMove(board, move);
  const frozenBefore = frozenUnits(board);
  const frozenAfter = frozenUnits(after);
  const newlyFrozen = frozenAfter.filter((square) => !frozenBefore.includes(square));
  const freed = frozenBefore.filter((square) => !frozenAfter.includes(square) && square !== move.from);
  const sentence = (verb: string, board: Occupancy, squares: readonly Square[]) =>
    squares.length > 0 ? [`${verb} ${listFew(squares.map((square) => theUnit(board, square)))}.`] : [];
  const sentences = [...sentence('Freezes', after, newlyFrozen), ...sentence('Releases', board, freed)];
  return refusal('BQ-IMM-2', sentences.join(' ') || 'Freezes no other piece.', [...newlyFrozen, ...freed]);
};

const drawHint = ({ from, to }: Move): Hint =>
  refusal('BQ-END-3', 'Draws at once: the position occurs for the third time.', [from, to]);

const moveHint = (board: Occupancy, move: Move): { readonly hint?: () => Hint } => {
  if (move.victims.length > 0) return { hint: () => captureHint(board, move) };
  return typeOf(codeOn(board, move.from)) === IMMOBILIZER ? { hint: () => freezeHint(board, move) } : {};
};

const moveChoice = (turn: TurnContext, move: Move): Choice<Act> => {
  const { state, royals, trial } = turn;
  const { board } = state;
  const target = targetOf(move.to);
  if (!isLegal(board, trial, royals, move)) return refuse(target, () => whyExposed(state, makeMove(board, move)));
  const leaf = () => act<Act>(move);
  if (repeatsThirdTime(turn, move)) return open(target, 'danger', leaf, { hint: () => drawHint(move) });
  return open(target, move.victims.length > 0 ? 'capture' : 'move', leaf, moveHint(board, move));
};

/**
 * Asks where a unit moves. Moves refused for check precede blocked squares, because the first refusal of the list
 * explains why a unit cannot move.
 */
const moveMenu = (turn: TurnContext, from: Square): Menu<Act> => {
  const { state, royals } = turn;
  const { board } = state;
  const type = typeOf(codeOn(board, from));
  const choices: Choice<Act>[] = [];
  const blocked: Choice<Act>[] = [];
  for (const heading of headingsOf(type)) {
    const moves = movesAlong(board, royals.own, from, heading, state.options);
    let found = 0;
    for (const to of patternSquares(type, from, heading)) {
      const move = moves[found];
      if (move?.to === to) {
        choices.push(moveChoice(turn, move));
        found++;
      } else blocked.push(refuse(targetOf(to), () => whyNotThere(state, from, to)));
    }
  }
  return makeQuestion(
    `${sideName(state.toMove)}: move ${theUnit(board, from)}.`,
    [...choices, ...blocked],
    (target) => {
      if (target.kind === 'square') return whyNotThere(state, from, target.square);
      return sameTarget(target, REMOVE) ? whyNoRemoval(state, from) : whyNotASquare();
    },
  );
};

const frozenMenu = ({ state, royals }: TurnContext, from: Square): Menu<Act> => {
  const { board } = state;
  const type = typeOf(codeOn(board, from));
  const label = `Remove ${theUnit(board, from)}`;
  const hint = (): Hint => refusal('BQ-IMM-3', `Removes ${theUnit(board, from)} for good.`, [from]);
  const removal = mayRemove(state, royals, from)
    ? open(REMOVE, 'danger', () => act<Act>({ kind: 'remove', square: from }), { label, hint })
    : refuse(
        REMOVE,
        () =>
          state.options.frozen === 'locked'
            ? whyNoRemoval(state, from)
            : whyExposed(state, withCode(board, from, EMPTY)),
        label,
      );
  const held = headingsOf(type)
    .flatMap((heading) => patternSquares(type, from, heading))
    .map((to) => refuse(targetOf(to), () => whyFrozen(state, from)));
  const side = sideName(state.toMove);
  const prompt =
    type === TITAN
      ? `${side}: choose another piece (the Titan is frozen).`
      : state.options.frozen === 'locked'
        ? `${side}: choose another piece (this one is frozen).`
        : `${side}: remove ${theUnit(board, from)} (it is frozen).`;
  return makeQuestion(prompt, type === TITAN ? held : [removal, ...held], (target) =>
    sameTarget(target, REMOVE) ? whyNoRemoval(state, from) : whyFrozen(state, from),
  );
};

const turnMenu = (state: State): Menu<Act> => {
  const { board, toMove, reserve, options } = state;
  const turn = turnContext(state);
  const choices: Choice<Act>[] = squaresOf(board, toMove).map((from) =>
    isFrozen(board, from)
      ? open(targetOf(from), 'plain', () => frozenMenu(turn, from), { hint: () => whyFrozen(state, from) })
      : open(targetOf(from), 'plain', () => moveMenu(turn, from)),
  );
  if (options.version === 'twoplayer') {
    const label = `Drop a Chameleon (${reserve[toMove]} in reserve)`;
    choices.push(
      reserve[toMove] > 0
        ? open(DROP, 'special', () => dropMenu(turn), { label })
        : refuse(DROP, () => whyNoReserve(state), label),
    );
  }
  const warning = isInCheck(state) ? ' The Titan is in check.' : '';
  return makeQuestion(`${sideName(toMove)}: choose a piece.${warning}`, choices, (target) => {
    if (target.kind === 'square') return whyNotYours(state, target.square);
    return sameTarget(target, DROP) ? whyNoReserve(state) : whyNotASquare();
  });
};

export const menu = (state: State): Menu<Act> => (state.phase === 'place' ? placeMenu(state) : turnMenu(state));

/** Asks where a Chameleon of the reserve enters (BQ-TWO-5). */
const dropMenu = ({ state, royals }: TurnContext): Menu<Act> => {
  const { board, reserve, toMove } = state;
  const choices = backRank(toMove).map((square): Choice<Act> => {
    if (codeOn(board, square) !== EMPTY) return refuse(targetOf(square), () => whyNoDrop(state, square));
    return mayDrop(state, royals, square)
      ? open(targetOf(square), 'special', () => act<Act>({ kind: 'drop', square }))
      : refuse(targetOf(square), () => whyExposed(state, withCode(board, square, nextFromReserve(reserve, toMove))));
  });
  return makeQuestion(`${sideName(toMove)}: place the Chameleon.`, choices, (target) =>
    target.kind === 'square'
      ? whyNoDrop(state, target.square)
      : refusal('BQ-TWO-3', `Choose a square on ${toMove === 'white' ? 'rank 1' : 'rank 8'}.`, backRank(toMove)),
  );
};

const DONE = option('done');

/** Asks which squares the reserve fills (BQ-TWO-4). Only ascending picks are listed, to list each set once. */
const placeMenu = (state: State, picked: readonly Square[] = []): Menu<Act> => {
  const { board, toMove } = state;
  const free = backRank(toMove).filter((square) => codeOn(board, square) === EMPTY && !picked.includes(square));
  const names = listWords(picked.map((square) => nameOf(square)));
  const side = sideName(toMove);
  const next = free.map((square) => {
    const more = [...picked, square].sort((a, b) => a - b);
    const extras = more.at(-1) === square ? {} : { isUnlisted: true as const };
    return open(targetOf(square), 'special', () => placeMenu(state, more), extras);
  });
  const done = open(DONE, 'special', () => act<Act>({ kind: 'place', squares: picked }), {
    label: picked.length > 0 ? `Place on ${names}` : 'Keep both in reserve',
  });
  const prompt =
    picked.length === 0
      ? `${side}: place up to 2 Chameleons.`
      : free.length > 0
        ? `${side}: place another Chameleon, or place only this one.`
        : `${side}: confirm the Chameleons on ${names}.`;
  return makeQuestion(prompt, [...next, done], (target) => whyNotToPlace(state, target));
};
