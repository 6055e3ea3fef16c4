/** The questions of Mind Control: a target, then the target's action (FC-MC-1). */
import {
  act,
  type Choice,
  chain,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { option, square, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { capitalize, listWords, plural } from '../../../kernel/words.ts';
import { isAbilityOfKind } from '../abilities/ability.ts';
import { whyOtherColour } from '../abilities/asking.ts';
import { MIND_CONTROL } from '../abilities/common/mind-control.ts';
import { abilitiesOf } from '../abilities/index.ts';
import { type PseudoLegalMove, pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { whyImmune } from '../moves/threat/immunity.ts';
import { whyParalysed } from '../moves/threat/paralysis-by-presence.ts';
import { knightmareOn, protectorsOf } from '../moves/threat/threat.ts';
import { byActor, type Leg, type Move, type Special, special } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { isHunter, KIND_NAMES } from '../position/kinds.ts';
import { obstacle, theActor, theUnit } from '../position/names.ts';
import { actingAs, actorAt, stackOn } from '../position/squares.ts';
import { kindOf } from '../position/stacks.ts';
import type { Actor, Stack, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { turnPositionAfter } from '../turn/resolve.ts';
import { abilityChoice, bounceChoices, legOf, moveChoices } from './step.ts';

const whyNoControl = (state: State, controller: Actor, target: Actor): Refusal | null => {
  const { square: from } = controller;
  const { square: at } = target;
  const bar = whyImmune(state, 'control', kindOf(controller.stack), target);
  if (bar) return bar;
  const held = whyParalysed(state, at);
  if (held) return refusal('FC-MC-1', `${held.text} It cannot be controlled.`, [at]);
  const colour = whyOtherColour('FC-MC-1', from, at, 'control');
  if (colour) return colour;
  const protectors = protectorsOf(state, at);
  if (protectors.length === 0) return null;
  const by = capitalize(listWords(protectors.map((each) => obstacle(state, each))));
  return refusal('FC-MC-1', `${by} ${plural(protectors.length, 'protects', 'protect')} ${theActor(target, 'inner')}.`, [
    at,
    ...protectors,
  ]);
};

const askControlledUnit = (state: State, at: Square): Menu<Move | Special> => {
  const actor = actorAt(state, at);
  const position = turnPositionAfter(state, actor, []);
  const kind = kindOf(actor.stack);
  const afterLeg = (leg: Leg): Menu<Move | Special> =>
    act<Move | Special>({ kind: 'move', ...byActor(actor), legs: [leg] });
  const abilities = knightmareOn(state, at) === null ? abilitiesOf(state, actor) : [];
  return makeQuestion<Move | Special>(
    `${sideName(other(actor.stack.side))}: choose what ${theUnit(state, at, 'inner')} does.`,
    [
      ...moveChoices(state, actor, pseudoLegalMoves(state, actor, true), (move) =>
        chain(legOf(position, actor, move, 'may'), afterLeg),
      ),
      ...bounceChoices(position, actor, (move) => chain(legOf(position, actor, move, 'never'), afterLeg)),
      ...abilities
        .filter((ability) => isAbilityOfKind(ability, kind))
        .map((ability) => abilityChoice(state, actor, ability, (action) => act<Move | Special>(action))),
    ],
    (target) =>
      target.kind === 'square'
        ? whyNotThere(state, actor, target.square, true)
        : refusal('FC-MC-1', 'A controlled piece makes one step or capture, or uses one ability of its kind.', [at]),
  );
};

const askControlled = (state: State, at: Square): Menu<Move | Special> => {
  const { units, side } = stackOn(state, at) as Stack;
  if (units.length === 1) return askControlledUnit(state, at);
  return makeQuestion<Move | Special>(
    `${sideName(other(side))}: choose which piece of ${theUnit(state, at, 'inner')} acts.`,
    units.map(({ id, kind }, index) =>
      open(unit(id), 'plain', () => askControlledUnit(actingAs(state, at, id), at), {
        label: `${index + 1}: ${KIND_NAMES[kind]}`,
      }),
    ),
    () => refusal('FC-FUSE-1', `Choose one of the ${units.length} pieces in the stack on ${nameOf(at)}.`, [at]),
  );
};

const controllableUnits = (
  state: State,
  controller: Actor,
  moves: readonly PseudoLegalMove[],
): readonly Choice<Special>[] =>
  moves.flatMap(({ to, capture, why }): Choice<Special>[] => {
    const stack = stackOn(state, to);
    if (!stack || stack.side === controller.stack.side || (!capture && !why)) return [];
    const free = why ? null : whyNoControl(state, controller, { square: to, stack });
    const bar = why ?? (free && (() => free));
    if (bar) return [refuse(square(to), bar)];
    return [
      open(
        square(to),
        'special',
        () => chain(askControlled(state, to), (inner) => act(special(controller, MIND_CONTROL.code, { to, inner }))),
        {
          hint: () => refusal('FC-MC-1', `${theUnit(state, to)} is not captured, but does what you choose.`, [to]),
        },
      ),
    ];
  });

export const controlChoices = <A>(
  state: State,
  controller: Actor,
  moves: readonly PseudoLegalMove[],
  next: (action: Special) => Menu<A>,
): readonly Choice<A>[] => {
  const { square: from, stack } = controller;
  if (!isHunter(kindOf(stack))) return [];
  const choices = controllableUnits(state, controller, moves);
  if (choices.length === 0) return [];
  const askLeg = (): Menu<Special> =>
    makeQuestion('Mind Control: choose an enemy it could capture.', choices, () =>
      refusal('FC-MC-1', 'It can control an unprotected enemy it could capture, on a square of the same colour.', [
        from,
      ]),
    );
  const { code, rule: clause, offer, words } = MIND_CONTROL;
  return [
    open(option(code), 'special', () => chain(askLeg(), next), {
      label: offer.name,
      offer,
      hint: () => refusal(clause, words, [from]),
    }),
  ];
};
