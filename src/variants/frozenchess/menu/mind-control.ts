/** Asking for Mind Control (FC-MC-1): whom, and then the other unit's own menu, one step or one ability of its kind. */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, chain, type Menu, open, option, type Refusal, refused, square, unit } from '../../../kernel/menu.ts';
import { no } from '../abilities/ability.ts';
import { abilitiesOf } from '../abilities/index.ts';
import { whyImmune } from '../mechanics/threat/targets.ts';
import { knightmareOn, protects } from '../mechanics/threat/threat.ts';
import { whyParalysed } from '../mechanics/time/presence.ts';
import { obstacle, type PseudoLegalMove, pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { begun } from '../moves/resolution.ts';
import { byActor, CODES, type Code, type Leg, type Move, type Special, special } from '../position/action.ts';
import { isLight, nameOf } from '../position/board.ts';
import { isPeaceful, KIND_NAMES } from '../position/kinds.ts';
import { squaresOf } from '../position/piece-lists.ts';
import { actingAs, actorAt, kindOf, type Stack, type State, stackOn, theUnit } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { abilityChoice, bounceChoices, legOf, tryChoices } from './step.ts';

/** Why an enemy within capture cannot be controlled; null if it can. */
const whyFree = (state: State, from: Square, at: Square): Refusal | null => {
  const controller = stackOn(state, from) as Stack;
  const stack = stackOn(state, at) as Stack;
  const bar = whyImmune(state, 'control', kindOf(controller), at);
  if (bar) return bar;
  const held = whyParalysed(state, at);
  if (held) return no(rule('FC-MC-1'), [at], `${held.text} It cannot be made to act.`);
  if (isLight(from) !== isLight(at)) {
    const text = `${nameOf(from)} is ${isLight(from) ? 'light' : 'dark'}, ${nameOf(at)} ${isLight(at) ? 'light' : 'dark'}: both must be of one colour.`;
    return no(rule('FC-MC-1'), [from, at], text);
  }
  const protectors = squaresOf(state, stack.side).filter((each) => protects(state, each, at));
  if (protectors.length === 0) return null;
  const by = protectors.map((each) => obstacle(state, each)).join(' and ');
  return no(rule('FC-MC-1'), [at, ...protectors], `${theUnit(state, at)} is protected by ${by}.`);
};

/** Abilities that are of a unit's own kind; the others belong to everybody, or to those who protect a Chancellor. */
const EVERYBODYS: ReadonlySet<string> = new Set(['LD', 'PL', 'PU', 'FU', 'DF', 'SW', 'SN', 'MO', 'PT', 'SH'] satisfies Code[]);

/** What the controlled unit may do: one step, one capture, or one ability of its own kind. */
const askDeedAs = (state: State, at: Square): Menu<Move | Special> => {
  const actor = actorAt(state, at);
  const ply = begun(state, actor);
  const kind = kindOf(actor.stack);
  const moved = (leg: Leg): Menu<Move | Special> => act<Move | Special>({ kind: 'move', ...byActor(actor), legs: [leg] });
  const abilities = knightmareOn(state, at) === null ? abilitiesOf(state, actor) : [];
  return ask<Move | Special>(
    `${theUnit(state, at)}: what shall it do?`,
    [
      ...tryChoices(state, at, pseudoLegalMoves(state, at, true), (each) => chain(legOf(ply, at, each, 'may'), moved)),
      ...bounceChoices(ply, at, (each) => chain(legOf(ply, at, each, 'never'), moved)),
      ...abilities
        .filter(({ code }) => !EVERYBODYS.has(code) && (code !== 'MP' || kind === 'C'))
        .map((ability) => abilityChoice(state, actor, ability, (action) => act<Move | Special>(action))),
    ],
    (target) =>
      target.kind === 'square'
        ? whyNotThere(state, at, target.square, true)
        : no(rule('FC-MC-1'), [at], 'A controlled unit makes one step, one capture, or uses one ability of its own kind.'),
  );
};

/** Who of a stack is made to act, and what it does. */
const askDeed = (state: State, at: Square): Menu<Move | Special> => {
  const { comps } = stackOn(state, at) as Stack;
  if (comps.length === 1) return askDeedAs(state, at);
  return ask<Move | Special>(
    `${theUnit(state, at)}: who of them shall act?`,
    comps.map(({ id, kind }, index) =>
      open(unit(id), 'plain', () => askDeedAs(actingAs(state, at, id), at), { label: `${index + 1}: ${KIND_NAMES[kind]}` }),
    ),
    () => no(rule('FC-FUSE-1'), [at], `Pick one of the ${comps.length} units fused on ${nameOf(at)}.`),
  );
};

/** The enemies that the unit here could capture by one step, each with its own menu. */
const victims = (state: State, from: Square, tries: readonly PseudoLegalMove[]): readonly Choice<Special>[] => {
  const { side } = stackOn(state, from) as Stack;
  return tries.flatMap(({ to, capture, why }): Choice<Special>[] => {
    const stack = stackOn(state, to);
    if (!stack || stack.side === side || (!capture && !why)) return [];
    const refusal = why ?? (whyFree(state, from, to) && (() => whyFree(state, from, to) as Refusal));
    if (refusal) return [refused(square(to), refusal)];
    return [
      open(square(to), 'special', () => chain(askDeed(state, to), (inner) => act(special(actorAt(state, from), 'MC', { to, inner }))), {
        hint: () => no(rule('FC-MC-1'), [to], `${theUnit(state, to)} is not captured: it does what you choose.`),
      }),
    ];
  });
};

/** The choice to control an enemy, where one stands within capture; `tries`: of single steps. */
export const controlChoices = <A>(
  state: State,
  from: Square,
  tries: readonly PseudoLegalMove[],
  next: (action: Special) => Menu<A>,
): readonly Choice<A>[] => {
  const kind = kindOf(stackOn(state, from) as Stack);
  if (isPeaceful(kind) || kind === 'Z') return [];
  const choices = victims(state, from, tries);
  if (choices.length === 0) return [];
  const asked = (): Menu<Special> =>
    ask('Mind Control: pick an enemy it could capture.', choices, () =>
      no(rule('FC-MC-1'), [from], 'It controls an unprotected enemy that one capture could reach, on a square of its own colour.'),
    );
  return [
    open(option('MC'), 'special', () => chain(asked(), next), {
      label: CODES.MC,
      hint: () => no(rule('FC-MC-1'), [from], 'Instead of being captured, an unprotected enemy does what you choose.'),
    }),
  ];
};
