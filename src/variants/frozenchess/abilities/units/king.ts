/** The King's actions (FC-KING-2 to 4, FC-STG-6, FC-STG-8). */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { sideName } from '../../../../kernel/side.ts';
import { kill } from '../../mechanics/capture/tombs.ts';
import { arrive, placeUnit } from '../../mechanics/movement/arrival.ts';
import { displace } from '../../mechanics/movement/displacement.ts';
import { currentActing, type Ply } from '../../mechanics/ply.ts';
import { checkersOf } from '../../moves/attacks.ts';
import { whyImmune } from '../../moves/threat/immunity.ts';
import { near } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { theUnit } from '../../position/names.ts';
import { newUnit } from '../../position/new-unit.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { actorAt, isEmpty, isKindOn, stackOn } from '../../position/squares.ts';
import { kindOf } from '../../position/stacks.ts';
import { stageOf } from '../../position/stages.ts';
import type { Actor, State } from '../../position/state.ts';
import { type ClauseId, refusal } from '../../rules/index.ts';
import { type Ability, squareAbility } from '../ability.ts';
import { emptySquaresAround, otherFriends, whyThreatened } from '../asking.ts';
import { offer } from '../offers.ts';

const isKing = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) === 'K';
};

const exchange = squareAbility({
  code: 'KX',
  rule: 'FC-KING-3',
  offer: offer('Move', 6, '1', 'swap', "King's Exchange", 'replaces a friendly piece'),
  words: 'Moves the King to the square of an unthreatened friendly piece, which dies.',
  kinds: ['K'],
  targets: otherFriends,
  why: (state, { stack }, square) =>
    whyImmune(state, 'exchange', 'K', actorAt(state, square)) ??
    whyThreatened(state, 'FC-KING-3', square, stack.side, (at) => theUnit(state, at)),
  none: 'Choose a friendly piece on the board.',
  perform: (ply, king, { to }) => {
    ply.note?.({ kind: 'exchanged', square: to });
    kill(ply, to);
    displace(ply, king, [king.square, to], 'FC-KING-3');
    arrive(ply, to);
  },
});

const queensOf = (state: State, { stack: { side } }: Actor): readonly Square[] =>
  squaresOf(state, side).filter((square) => isKindOn(state, square, 'Q'));

const portal = squareAbility({
  code: 'KP',
  rule: 'FC-KING-4',
  offer: offer('Move', 7, '2', 'jump', "King's Portal", 'moves to its Queen'),
  words: 'Moves the King to an empty, unthreatened square next to its own Queen.',
  kinds: ['K'],
  whyUnusable: (state, king) =>
    queensOf(state, king).length === 0 ? `${sideName(state.toMove)} has no Queen on the board.` : null,
  targets: (state, king) =>
    [...new Set(queensOf(state, king).flatMap(near))].filter(
      (square) => square !== king.square && isEmpty(state, square),
    ),
  why: (state, { stack }, square) => whyThreatened(state, 'FC-KING-4', square, stack.side),
  none: (state, king) => refusal('FC-KING-4', 'No square next to its Queen is empty.', queensOf(state, king)),
  perform: (ply, king, { to }) => {
    displace(ply, king, [king.square, to], 'FC-KING-4');
    arrive(ply, to);
  },
});

/** Applies King's Check (FC-KING-2): if a King moved into check, all enemy units that check him die. */
export const applyKingsCheck = (ply: Ply): void => {
  const { start, state, side } = ply;
  const now = currentActing(ply);
  if (now?.kind !== 'K' || !isKing(state, now.at) || checkersOf(start, side).length > 0) return;
  const checkers = checkersOf(state, side);
  if (checkers.length === 0 || checkers.some((square) => isKing(state, square))) return;
  ply.note?.({ kind: 'kingsChecked', squares: checkers });
  for (const square of checkers) {
    kill(ply, square);
    ply.putWall(square, null);
  }
};

const WONDERS = 3;
const LATE_KINGS = 5;
const MAX_WONDERS = 4;

const whyNoPlace = (clause: ClauseId, square: Square): Refusal =>
  refusal(clause, 'No square next to the King is empty.', near(square));

const countWonders = (state: State): number =>
  state.stacks.filter((stack) => stack?.side === state.toMove && kindOf(stack) === 'W').length;

const placeNewUnit = (
  ply: Ply,
  { square: from, stack: { side } }: Actor,
  to: Square,
  kind: Kind,
  clause: ClauseId,
): void => {
  const unit = newUnit(ply.state.nextId, kind, side);
  ply.note?.({ kind: 'built', rule: clause, from, to, unit });
  ply.set({ nextId: unit.id + 1 });
  placeUnit(ply, to, unit, side);
  arrive(ply, to);
};

const wonder = squareAbility({
  code: 'WO',
  rule: 'FC-STG-6',
  offer: offer('Late game', 1, '4', 'wonder', 'Wonder', 'begins a Wonder'),
  words: 'Begins a Wonder on an empty square next to the King. It is complete after 50 turns and can win the game.',
  kinds: ['K'],
  has: (state) => stageOf(state) >= WONDERS,
  whyUnusable: (state) =>
    countWonders(state) < MAX_WONDERS
      ? null
      : `${sideName(state.toMove)} already has ${MAX_WONDERS} Wonders on the board, the most allowed.`,
  targets: emptySquaresAround,
  none: (_state, { square }) => whyNoPlace('FC-STG-6', square),
  perform: (ply, actor, { to }) => placeNewUnit(ply, actor, to, 'W', 'FC-STG-6'),
});

const recruit = squareAbility({
  code: 'KS',
  rule: 'FC-STG-8',
  offer: offer('Late game', 0, '3', 'twin', "King's pawn", 'places a Pawn'),
  words: 'Places a friendly Pawn on an empty square next to the King.',
  kinds: ['K'],
  has: (state) => stageOf(state) >= LATE_KINGS,
  targets: emptySquaresAround,
  none: (_state, { square }) => whyNoPlace('FC-STG-8', square),
  perform: (ply, actor, { to }) => placeNewUnit(ply, actor, to, 'P', 'FC-STG-8'),
});

export const KING: readonly Ability[] = [exchange, portal, wonder, recruit];
