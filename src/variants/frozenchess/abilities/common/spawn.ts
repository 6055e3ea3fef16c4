/** Spawn (FC-SPAWN-1, FC-SPAWN-2) and the Frog's Double Spawn (FC-FROG-6). */
import { act, type Menu, makeQuestion, open } from '../../../../kernel/asking/menu.ts';
import { option, square } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { hasPrivilege } from '../../mechanics/capture/material.ts';
import { arrive, placeUnit } from '../../mechanics/movement/arrival.ts';
import { setTimer } from '../../mechanics/movement/paralysis.ts';
import type { Ply } from '../../mechanics/ply.ts';
import type { DetailsOf } from '../../position/action.ts';
import { near } from '../../position/board.ts';
import { isImmortal, KIND_NAMES, type Kind } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { everyStack } from '../../position/squares.ts';
import { idOf, isFused, kindOf, unitsAboard } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { type ClauseId, refusal } from '../../rules/index.ts';
import { type Ability, aimedAbility } from '../ability.ts';
import { type AimCandidate, emptySquaresAround, type WhyNot, whyStack, whyThreatened } from '../asking.ts';
import { offer } from '../offers.ts';

const COST = 40;
const PAWN_COST = 15;
/** Turns of paralysis that a Spawn costs the majority side, late in a game (FC-STG-5). */
const LATE_COST = 5;
const MAX_OF_A_KIND = 8;

/** Returns how many more units of a kind may be spawned. Only Frogs and Ships have a limit (FC-SPAWN-2). */
const spawnsAllowed = (state: State, kind: Kind): number => {
  if (!isImmortal(kind)) return Number.POSITIVE_INFINITY;
  const units = everyStack(state).flatMap(unitsAboard);
  return MAX_OF_A_KIND - units.filter((unit) => unit.kind === kind).length;
};

const candidatesFor = (state: State, actor: Actor): readonly AimCandidate[] =>
  emptySquaresAround(state, actor).map((square) => ({
    square,
    why: whyThreatened(state, 'FC-SPAWN-1', square, actor.stack.side),
  }));

/** Asks for a second Frog's square (FC-FROG-6). Each pair is listed once, since both orders are one action. */
const askSecondFrog = (state: State, actor: Actor, to: Square): Menu<DetailsOf<'SN'>> => {
  const one: DetailsOf<'SN'> = { to, also: null };
  if (kindOf(actor.stack) !== 'F' || spawnsAllowed(state, 'F') < 2) return act(one);
  const others = candidatesFor(state, actor).filter(({ square: at, why }) => at !== to && !why);
  return makeQuestion(
    'Spawn: choose a square for a second Frog, or only one.',
    [
      open(option('one'), 'special', () => act(one), { label: 'Only one' }),
      ...others.map(({ square: at }) =>
        open(
          square(at),
          'special',
          () => act({ to: Math.min(to, at), also: Math.max(to, at) }),
          at < to ? { isUnlisted: true } : {},
        ),
      ),
    ],
    () => refusal('FC-FROG-6', 'Choose an empty, unthreatened square next to the Frog, or only one.', [actor.square]),
  );
};

const whyNoSpawn = (state: State, { square: from, stack }: Actor): WhyNot => {
  if (isFused(stack)) return whyStack(state, from, 'Spawn');
  const kind = kindOf(stack);
  if (spawnsAllowed(state, kind) > 0) return whyThreatened(state, 'FC-SPAWN-1', from, stack.side);
  const text = `There are already ${MAX_OF_A_KIND} ${KIND_NAMES[kind]}s on the board, the most allowed.`;
  return refusal('FC-SPAWN-2', text, [from]);
};

interface SpawnCost {
  readonly turns: number;
  readonly rule: ClauseId;
}

const spawnBeside = (
  ply: Ply,
  { square: from, stack }: Actor,
  to: Square,
  price: SpawnCost,
  clause: ClauseId,
): void => {
  const { side } = stack;
  const unit = newUnit(ply.state.nextId, kindOf(stack), side);
  ply.note?.({ kind: 'spawned', rule: clause, from, to, unit, turns: price.turns });
  ply.set({ nextId: unit.id + 1 });
  placeUnit(ply, to, unit, side);
  setTimer(ply, unit.id, price.turns, price.rule);
  arrive(ply, to);
};

const spawnAbility = (price: SpawnCost, fits: (kind: Kind, isCheap: boolean) => boolean): Ability<'SN'> =>
  aimedAbility({
    code: 'SN',
    rule: price.rule,
    offer: offer('Change', 5, 'y', 'twin', 'Spawn', 'makes a paralysed twin'),
    cost: price.turns,
    words: 'Makes a new piece of its kind on an empty square next to it, paralysed as long as itself.',
    inMultimove: 'last',
    has: (state, { stack }) => fits(kindOf(stack), hasPrivilege(state, stack.side)),
    whyUnusable: whyNoSpawn,
    what: 'an empty square',
    candidates: candidatesFor,
    details: (state, actor, { square: to }) => askSecondFrog(state, actor, to),
    none: (_state, { square }) =>
      refusal('FC-SPAWN-1', 'No square next to it is empty and unthreatened.', near(square)),
    perform: (ply, actor, { to, also }) => {
      // Paralyses the parent at once, so that it explodes in scan order with its twins (FC-STG-7).
      setTimer(ply, idOf(actor.stack), price.turns, price.rule);
      spawnBeside(ply, actor, to, price, 'FC-SPAWN-1');
      if (also !== null) spawnBeside(ply, actor, also, price, 'FC-FROG-6');
    },
  });

export const SPAWN: readonly Ability[] = [
  spawnAbility({ turns: COST, rule: 'FC-SPAWN-1' }, (kind, isCheap) => kind !== 'K' && kind !== 'P' && !isCheap),
  spawnAbility({ turns: PAWN_COST, rule: 'FC-SPAWN-1' }, (kind, isCheap) => kind === 'P' && !isCheap),
  spawnAbility({ turns: LATE_COST, rule: 'FC-STG-5' }, (kind, isCheap) => kind !== 'K' && isCheap),
];
