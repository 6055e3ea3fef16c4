/** Load (FC-TRAN-1) and Unload (FC-TRAN-2) of Ships and Cannons, also among shadows (FC-SHAD-9). */
import { act, type Menu, makeQuestion, open, type Refusal } from '../../../../kernel/asking/menu.ts';
import { option } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { countWords } from '../../../../kernel/words.ts';
import { releaseCargo } from '../../mechanics/movement/arrival.ts';
import { shadowAtPathEnd } from '../../mechanics/movement/displacement.ts';
import {
  addTombCost,
  hasRoom,
  ownMoveEnds,
  type PathEnd,
  paysForTomb,
  transportIn,
} from '../../mechanics/movement/quiet.ts';
import { addTrail, changeActing, withStayReset } from '../../mechanics/ply.ts';
import { putActor, removeActor } from '../../mechanics/shadows/shadows.ts';
import { shadowMoveEnds } from '../../moves/shadow-reach.ts';
import { whyMonad } from '../../moves/threat/immunity.ts';
import { type Special, special } from '../../position/action.ts';
import { nameOf, near } from '../../position/board.ts';
import { changeStack, changeUnit } from '../../position/changed.ts';
import { capacity, KINDS } from '../../position/kinds.ts';
import { formName, theActor } from '../../position/names.ts';
import { peersOn, targetOf } from '../../position/shadows.ts';
import { isEmpty } from '../../position/squares.ts';
import { actingUnit, isMonad, kindOf, withActingUnit, withUnit } from '../../position/stacks.ts';
import type { Actor, Stack, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { type Ability, aimedAbility } from '../ability.ts';
import { onSquaresAround } from '../aims.ts';
import { type AimCandidate, candidateFor, deadEnd, pickSquare, targetFields } from '../asking.ts';
import { offer } from '../offers.ts';

const carriersOn = (state: State, actor: Actor, square: Square): readonly Actor[] =>
  peersOn(state, actor, [square]).filter(({ stack }) => stack.side === actor.stack.side && transportIn(stack) !== null);

const boardingEnds = (state: State, actor: Actor): readonly PathEnd[] =>
  actor.stack.shade
    ? [...shadowMoveEnds(state, actor)].filter(([to]) => isEmpty(state, to)).map(([to, path]) => ({ to, path }))
    : ownMoveEnds(state, actor.square, (to) => carriersOn(state, actor, to).length > 0);

const whyNotAboard = (carrier: Actor): Refusal | null => {
  if (isMonad(carrier.stack)) return whyMonad(carrier);
  const transport = transportIn(carrier.stack);
  if (!transport || hasRoom(transport)) return null;
  return refusal('FC-TRAN-1', `${theActor(carrier)} is full.`, [carrier.square]);
};

interface Boarding extends AimCandidate {
  readonly path: readonly Square[];
}

const boardings = (state: State, actor: Actor): readonly Boarding[] =>
  boardingEnds(state, actor).flatMap(({ to, path }) =>
    carriersOn(state, actor, to).map((carrier) => ({
      ...candidateFor(carrier, whyNotAboard(carrier)),
      path,
    })),
  );

export const LOAD = aimedAbility({
  code: 'LD',
  rule: 'FC-TRAN-1',
  offer: offer('Move', 8, 'd', 'load', 'Load', 'boards a transport'),
  words: 'Moves onto a friendly Ship or Cannon and is carried.',
  shadowChanges: {
    words: 'Moves onto a friendly Shadow Ship or Shadow Cannon and is carried as a shadow.',
    rule: 'FC-SHAD-9',
  },
  inMultimove: 'last',
  has: (state, actor) => kindOf(actor.stack) !== 'K' && boardings(state, actor).length > 0,
  candidates: boardings,
  details: (_state, _actor, boarding) => act({ ...targetFields(boarding), path: boarding.path }),
  none: 'It can board only a friendly Ship or Cannon in reach of a normal move.',
  perform: (ply, actor, action) => {
    const { to, path } = action;
    const carrier = targetOf(ply.state, action);
    const transport = transportIn(carrier.stack);
    invariant(transport, 'a transport is there');
    const { shade } = actor.stack;
    const owes = !shade && paysForTomb(ply.state, actor, path);
    const passenger: Stack = shade
      ? shadowAtPathEnd(ply, actor, path).stack
      : changeStack(withStayReset(ply, actor.stack), { acting: 0 });
    const stack = withUnit(carrier.stack, changeUnit(transport, { cargo: [...transport.cargo, passenger] }));
    ply.note?.({ kind: 'boarded', who: actor, path, carrier, transport: transport.id });
    removeActor(ply, actor);
    putActor(ply, { square: carrier.square, stack });
    if (shade) return;
    changeActing(ply, { at: to });
    addTrail(ply, path);
    if (owes) addTombCost(ply);
  },
});

const askUnloadSquare = (state: State, actor: Actor, index: number): Menu<Special<'UL'>> =>
  pickSquare(
    'Unload: choose an empty square.',
    near(actor.square).map((square) => ({
      square,
      why: isEmpty(state, square) ? null : () => refusal('FC-TRAN-2', `${nameOf(square)} is not empty.`, [square]),
    })),
    (to) => act(special(actor, 'UL', { cargo: index, to })),
    () =>
      refusal(
        'FC-TRAN-2',
        'A carried piece can be unloaded only onto an empty square next to the transport.',
        near(actor.square),
      ),
  );

export const UNLOAD: Ability<'UL'> = {
  code: 'UL',
  rule: 'FC-TRAN-2',
  offer: offer('Move others', 3, 'k', 'unload', 'Unload', 'sets its cargo down'),
  words: 'Places a carried piece on an empty square next to the transport.',
  shadowChanges: {
    words: 'Places a carried piece or shadow on an empty square next to it.',
    rule: 'FC-SHAD-9',
  },
  kinds: KINDS.filter(capacity),
  plan: {
    isFor: ({ cargo }) => cargo > 0,
    targets: onSquaresAround,
    numbered: { what: 'cargo', most: ({ cargo }) => cargo },
    after: ({ cargo }) => ({ cargo: cargo - 1 }),
  },
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const { cargo } = actingUnit(stack);
    if (cargo.length === 0) return deadEnd(refusal('FC-TRAN-2', `${theActor(actor)} carries no piece.`, [from]));
    if (cargo.length === 1) return askUnloadSquare(state, actor, 0);
    return makeQuestion(
      'Unload: choose a carried piece.',
      cargo.map((each, index) =>
        open(option(`${index + 1}`), 'special', () => askUnloadSquare(state, actor, index), {
          label: `${index + 1}: ${formName(each)}`,
        }),
      ),
      () => refusal('FC-TRAN-2', `It carries ${countWords(cargo.length, 'piece')}, numbered in loading order.`, [from]),
    );
  },
  perform: (ply, carrier, { cargo: index, to }) => {
    const unit = actingUnit(carrier.stack);
    const stack = unit.cargo[index];
    invariant(stack, `it carries no unit ${index + 1}`);
    ply.note?.({ kind: 'unloaded', who: carrier, cargo: stack, to });
    const cargo = unit.cargo.filter((each) => each !== stack);
    putActor(ply, withActingUnit(carrier, changeUnit(unit, { cargo })));
    releaseCargo(ply, to, stack);
  },
};
