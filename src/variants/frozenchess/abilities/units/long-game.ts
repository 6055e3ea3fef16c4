/** What long games add (FC-STG-6, FC-STG-8) to what a King can do: Wonders and pawns. */

import type { Square } from '../../../../kernel/board.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { sideName } from '../../../../kernel/side.ts';
import { placed } from '../../mechanics/movement/appearing.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { type Ply, record, withState } from '../../moves/resolution.ts';
import { near } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { stageOf } from '../../position/stages.ts';
import { type Actor, isEmpty, kindOf, type State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, deadEnd, no } from '../ability.ts';

const WONDERS = 3;
const LATE_KINGS = 5;
const MOST_WONDERS = 4;

const emptyAround = (state: State, from: Square) =>
  near(from)
    .filter((square) => isEmpty(state, square))
    .map((square) => ({ square, why: null }));

const wonders = (state: State): number => state.stacks.filter((stack) => stack?.side === state.toMove && kindOf(stack) === 'W').length;

/** A new unit of the King's side beside it. */
const built = (ply: Ply, { square: from, stack: { side } }: Actor, to: Square, kind: Kind, clause: RuleId): Ply => {
  const id = ply.state.nextId;
  const unit = newUnit(id, kind, side);
  const recorded = record(ply, { kind: 'built', rule: clause, from, to, unit });
  return arrived(placed(withState(recorded, { nextId: id + 1 }), to, unit, side), to);
};

const wonder: Ability<'WO'> = {
  code: 'WO',
  rule: rule('FC-STG-6'),
  price: 0,
  words: 'Begins a Wonder on an empty square next to the King; after 50 turns it is complete and may win the game.',
  has: (state, { stack }) => stageOf(state) >= WONDERS && kindOf(stack) === 'K',
  ask: (state, actor) => {
    const { square: from } = actor;
    if (wonders(state) >= MOST_WONDERS) {
      return deadEnd(() =>
        no(rule('FC-STG-6'), [from], `${sideName(state.toMove)} has ${MOST_WONDERS} Wonders on the board, and may have no more.`),
      );
    }
    return aimed('WO', actor, emptyAround(state, from), () => no(rule('FC-STG-6'), near(from), 'No square next to the King is empty.'));
  },
  perform: (ply, actor, { to }) => built(ply, actor, to, 'W', rule('FC-STG-6')),
};

const recruit: Ability<'KS'> = {
  code: 'KS',
  rule: rule('FC-STG-8'),
  price: 0,
  words: 'Places a Pawn of its side on an empty square next to the King.',
  has: (state, { stack }) => stageOf(state) >= LATE_KINGS && kindOf(stack) === 'K',
  ask: (state, actor) =>
    aimed('KS', actor, emptyAround(state, actor.square), () =>
      no(rule('FC-STG-8'), near(actor.square), 'No square next to the King is empty.'),
    ),
  perform: (ply, actor, { to }) => built(ply, actor, to, 'P', rule('FC-STG-8')),
};

export const LONG_GAME: readonly Ability[] = [wonder, recruit];
