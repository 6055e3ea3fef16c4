/**
 * The King: Exchange (FC-KING-3), Portal (FC-KING-4), King's Check (FC-KING-2), and in long games Wonders
 * (FC-STG-6) and Pawns (FC-STG-8).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import { sideName } from '../../../../kernel/side.ts';
import { kill } from '../../mechanics/capture/tombs.ts';
import { arrive, place } from '../../mechanics/movement/arrival.ts';
import { displace } from '../../mechanics/movement/displacement.ts';
import { whyImmune } from '../../mechanics/threat/immunity.ts';
import { checkersOf } from '../../moves/attacks.ts';
import { actingNow, type Ply } from '../../moves/ply.ts';
import { near } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { stageOf } from '../../position/stages.ts';
import {
  type Actor,
  actorAt,
  holds,
  isEmpty,
  kindOf,
  type Stack,
  type State,
  stackOn,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import {
  type Ability,
  type Candidate,
  candidateOn,
  deadEnd,
  isOf,
  no,
  otherFriends,
  pickAim,
  whyThreatened,
} from '../ability.ts';

const isKing = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) === 'K';
};

const exchange: Ability<'KX'> = {
  code: 'KX',
  rule: rule('FC-KING-3'),
  price: 0,
  words: 'Moves the King to the square of an unthreatened friendly piece, which dies.',
  has: isOf('K'),
  ask: (state, actor) => {
    const candidates = otherFriends(state, actor).map((square): Candidate => {
      const bar = whyImmune(state, 'exchange', 'K', actorAt(state, square));
      if (bar) return candidateOn(square, bar);
      return {
        square,
        why: whyThreatened(state, rule('FC-KING-3'), square, actor.stack.side, (at) => theUnit(state, at)),
      };
    });
    return pickAim('KX', actor, candidates, () =>
      no(rule('FC-KING-3'), [actor.square], 'Choose a friendly piece on the board.'),
    );
  },
  perform: (ply, king, { to }) => {
    ply.note?.({ kind: 'exchanged', square: to });
    kill(ply, to);
    displace(ply, king, [king.square, to], rule('FC-KING-3'));
    arrive(ply, to);
  },
};

const portal: Ability<'KP'> = {
  code: 'KP',
  rule: rule('FC-KING-4'),
  price: 0,
  words: 'Moves the King to an empty, unthreatened square next to its own Queen.',
  has: isOf('K'),
  ask: (state, actor) => {
    const {
      square: from,
      stack: { side },
    } = actor;
    const queens = squaresOf(state, side).filter((square) => holds(stackOn(state, square) as Stack, 'Q'));
    if (queens.length === 0)
      return deadEnd(() =>
        no(rule('FC-KING-4'), [from], `${sideName(state.toMove)} has no Queen on the board.`),
      );
    const squares = [...new Set(queens.flatMap(near))].filter(
      (square) => square !== from && isEmpty(state, square),
    );
    const candidates = squares.map((square) => ({
      square,
      why: whyThreatened(state, rule('FC-KING-4'), square, side),
    }));
    return pickAim('KP', actor, candidates, () =>
      no(rule('FC-KING-4'), queens, 'No square next to its Queen is empty.'),
    );
  },
  perform: (ply, king, { to }) => {
    displace(ply, king, [king.square, to], rule('FC-KING-4'));
    arrive(ply, to);
  },
};

/**
 * Whom the King kills by stepping into check: nobody if it was in check before, or if the enemy King is among
 * them.
 */
export const applyKingsCheck = (ply: Ply): void => {
  const { start, state, side } = ply;
  const now = actingNow(ply);
  if (now?.kind !== 'K' || !isKing(state, now.at) || checkersOf(start, side).length > 0) return;
  const checkers = checkersOf(state, side);
  if (checkers.length === 0 || checkers.some((square) => isKing(state, square))) return;
  ply.note?.({ kind: 'kingsChecked', squares: checkers });
  for (const square of checkers) {
    kill(ply, square);
    ply.wall(square, null);
  }
};

const WONDERS = 3;
const LATE_KINGS = 5;
const MOST_WONDERS = 4;

const emptyAround = (state: State, from: Square) =>
  near(from)
    .filter((square) => isEmpty(state, square))
    .map((square) => ({ square, why: null }));

const wonders = (state: State): number =>
  state.stacks.filter((stack) => stack?.side === state.toMove && kindOf(stack) === 'W').length;

/** A new unit of the King's side beside it. */
const build = (
  ply: Ply,
  { square: from, stack: { side } }: Actor,
  to: Square,
  kind: Kind,
  clause: RuleId,
): void => {
  const unit = newUnit(ply.state.nextId, kind, side);
  ply.note?.({ kind: 'built', rule: clause, from, to, unit });
  ply.set({ nextId: unit.id + 1 });
  place(ply, to, unit, side);
  arrive(ply, to);
};

const wonder: Ability<'WO'> = {
  code: 'WO',
  rule: rule('FC-STG-6'),
  price: 0,
  words:
    'Begins a Wonder on an empty square next to the King. It is complete after 50 turns and can win the game.',
  has: (state, { stack }) => stageOf(state) >= WONDERS && kindOf(stack) === 'K',
  ask: (state, actor) => {
    const { square: from } = actor;
    if (wonders(state) >= MOST_WONDERS) {
      return deadEnd(() =>
        no(
          rule('FC-STG-6'),
          [from],
          `${sideName(state.toMove)} already has ${MOST_WONDERS} Wonders on the board, the most allowed.`,
        ),
      );
    }
    return pickAim('WO', actor, emptyAround(state, from), () =>
      no(rule('FC-STG-6'), near(from), 'No square next to the King is empty.'),
    );
  },
  perform: (ply, actor, { to }) => build(ply, actor, to, 'W', rule('FC-STG-6')),
};

const recruit: Ability<'KS'> = {
  code: 'KS',
  rule: rule('FC-STG-8'),
  price: 0,
  words: 'Places a friendly Pawn on an empty square next to the King.',
  has: (state, { stack }) => stageOf(state) >= LATE_KINGS && kindOf(stack) === 'K',
  ask: (state, actor) =>
    pickAim('KS', actor, emptyAround(state, actor.square), () =>
      no(rule('FC-STG-8'), near(actor.square), 'No square next to the King is empty.'),
    ),
  perform: (ply, actor, { to }) => build(ply, actor, to, 'P', rule('FC-STG-8')),
};

export const KING: readonly Ability[] = [exchange, portal, wonder, recruit];
