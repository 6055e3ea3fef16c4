/** Asking for one step of a shadow: where to, whom it captures there, and what it leaves open (FC-SHAD-3, FC-SHAD-4). */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, chain, type Menu, open, option, type Refusal, refused, square, unit } from '../../../kernel/menu.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { askPromotion, no } from '../abilities/ability.ts';
import { targetOf } from '../abilities/shadows/ability.ts';
import { shadowMoved } from '../mechanics/shadows/capture.ts';
import { shadowsBurnt, shadowsLeaptOver } from '../mechanics/shadows/legs.ts';
import {
  enemyShadowsOn,
  huntEnds,
  isHunter,
  lengthOf,
  moveEnds,
  type ShadowPath,
  whyNoPrey,
  whyShadowNotThere,
} from '../mechanics/shadows/reach.ts';
import { actorShadow, unitOf } from '../mechanics/shadows/shadows.ts';
import type { Ply } from '../moves/resolution.ts';
import { captureLeg, type Leg, quietLeg } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { calledActor, idOf, isEmpty, type Shadow, type State, theActor } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import type { Extra } from './step.ts';

/** A square of a shadow's pattern: how it goes there, whom it could capture there, or why it can do neither. */
export interface ShadowTry {
  readonly to: Square;
  readonly path: ShadowPath | null;
  readonly hunt: { readonly path: ShadowPath; readonly prey: readonly Shadow[] } | null;
  readonly why: (() => Refusal) | null;
}

/** What keeps a shadow from the enemies on a square where it only captures. */
const whyNoHunt = (state: State, shadow: Shadow, enemies: readonly Shadow[]): Refusal | null => {
  for (const prey of enemies) {
    const why = whyNoPrey(state, 'capture', shadow, prey);
    if (why) return why;
  }
  return null;
};

const tryAt = (state: State, shadow: Shadow, to: Square, path: ShadowPath | undefined, hunt: ShadowPath | undefined): ShadowTry | null => {
  if (!isEmpty(state, to)) return { to, path: null, hunt: null, why: () => whyShadowNotThere(state, shadow, to) };
  const enemies = hunt ? enemyShadowsOn(state, shadow, [to]) : [];
  const prey = enemies.filter((each) => !whyNoPrey(state, 'capture', shadow, each));
  if (path || prey.length > 0) return { to, path: path ?? null, hunt: hunt && prey.length > 0 ? { path: hunt, prey } : null, why: null };
  const why = whyNoHunt(state, shadow, enemies);
  return why && { to, path: null, hunt: null, why: () => why };
};

/** The squares of a shadow's pattern up to what stops its lines, the open ones first. */
export const shadowTries = (state: State, shadow: Shadow): readonly ShadowTry[] => {
  const moves = moveEnds(state, shadow);
  const hunts = isHunter(shadow) ? huntEnds(state, shadow) : new Map<Square, ShadowPath>();
  const all = [...new Set([...moves.keys(), ...hunts.keys()])].flatMap(
    (to) => tryAt(state, shadow, to, moves.get(to), hunts.get(to)) ?? [],
  );
  return [...all.filter(({ why }) => !why), ...all.filter(({ why }) => why)];
};

/** Only its moves, or only its captures. */
export const withoutHunt = (each: ShadowTry): ShadowTry => ({ ...each, hunt: null });
export const withoutMove = (each: ShadowTry): ShadowTry => ({ ...each, path: null });

export const isOpen = ({ why, path, hunt }: ShadowTry): boolean => !why && (path !== null || hunt !== null);

const legTo = (to: Square, path: ShadowPath, prey: Shadow | null): Leg =>
  prey ? captureLeg(path, to, idOf(prey.stack)) : quietLeg(path, to);

/** Whether it only goes there, or whom it captures. */
const askPrey = (shadow: Shadow, { to, path, hunt }: ShadowTry): Menu<Leg> => {
  const prey = hunt?.prey ?? [];
  const [only] = prey;
  if (path && !only) return act(legTo(to, path, null));
  if (!path && only && hunt && prey.length === 1) return act(legTo(to, hunt.path, only));
  return ask<Leg>(
    `${theActor(shadow)} goes to ${nameOf(to)}: what shall it do there?`,
    [
      ...(path ? [open<Leg>(option('plain'), 'move', () => act(legTo(to, path, null)), { label: `Just ${nameOf(to)}` })] : []),
      ...prey.map((each) =>
        open<Leg>(unit(idOf(each.stack)), 'capture', () => act(legTo(to, hunt?.path ?? [], each)), {
          label: `Capture ${calledActor(each)}`,
        }),
      ),
    ],
    () => no(rule('FC-SHAD-4'), [to], 'Capture one of the shadows there, or just join them.'),
  );
};

/** Knight's Leap and Dragon's Fire are offered where they would take a shadow. */
const askExtra = (ply: Ply, shadow: Shadow, leg: Leg, extra: Extra): Menu<Leg> => {
  if (extra === 'must') return act({ ...leg, extra: 'leap' });
  const { kind } = unitOf(shadow);
  const leapt = extra === 'may' && kind === 'N' ? shadowsLeaptOver(ply.state, shadow, leg.to) : [];
  const moved = extra === 'may' && kind === 'D' && !leg.capture ? actorShadow(shadowMoved(ply, shadow, leg.path, rule('FC-SHAD-3'))) : null;
  const burnt = moved ? shadowsBurnt(ply.state, moved) : [];
  const victims = [...leapt, ...burnt];
  if (victims.length === 0) return act(leg);
  const [special, label, clause]: readonly [Leg, string, string] =
    leg.capture || kind === 'N'
      ? [{ ...leg, extra: 'leap' }, "Knight's Leap", rule('FC-KNIG-2')]
      : [{ ...leg, extra: 'fire' }, "Dragon's Fire", rule('FC-DRAG-2')];
  const squares = victims.map((each) => each.square);
  return ask<Leg>(
    'With or without its special capture?',
    [
      open(option('plain'), leg.capture ? 'capture' : 'move', () => act(leg), { label: `Just ${nameOf(leg.to)}` }),
      open(option(special.extra ?? ''), 'capture', () => act(special), { label: `${label}: ${listed(squares.map(nameOf))}` }),
    ],
    () => no(clause, squares, 'Choose with or without the special capture.'),
  );
};

/** The leg that a try becomes, once all it leaves open is answered; `extraFor`: whether a special capture is part of it. */
export const shadowLegOf = (ply: Ply, shadow: Shadow, each: ShadowTry, extraFor: (leg: Leg) => Extra): Menu<Leg> =>
  chain(askPrey(shadow, each), (leg) => {
    const taken = leg.capture ? [targetOf(ply, leg).stack] : [];
    return askPromotion(ply.state, shadow, leg.to, (promote) => askExtra(ply, shadow, { ...leg, promote }, extraFor(leg)), taken);
  });

/** Squares to go to, each leading on to what is asked next. */
export const shadowChoices = <A>(shadow: Shadow, tries: readonly ShadowTry[], next: (each: ShadowTry) => Menu<A>): readonly Choice<A>[] =>
  tries.flatMap((each): Choice<A>[] => {
    const { to, path, hunt, why } = each;
    if (why) return [refused(square(to), why)];
    const way = path ?? hunt?.path;
    if (!way) return [];
    const text = `${theActor(shadow)} will have travelled ${counted((shadow.stack.shade?.dist ?? 0) + lengthOf(way), 'square')}.`;
    return [open(square(to), path ? 'move' : 'capture', () => next(each), { hint: () => no(rule('FC-SHAD-3'), [to], text) })];
  });
