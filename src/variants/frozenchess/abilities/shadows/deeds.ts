/** What a shadow does to other shadows without capturing them: shots, Conversion, SwapShot, Pull and Push (FC-SHAD-4, FC-SHAD-6). */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act, ask, type Menu, open, square } from '../../../../kernel/menu.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { counted } from '../../../../kernel/words.ts';
import { wearOf } from '../../mechanics/capture/capture.ts';
import { promoted } from '../../mechanics/capture/promotion.ts';
import { shadowMoved } from '../../mechanics/shadows/capture.ts';
import { freePart, huntEnds, huntRays, moveRays, type ShadowPath, whyNoPrey } from '../../mechanics/shadows/reach.ts';
import { shadowsOn, shifted, unitOf, withActor, withShadow } from '../../mechanics/shadows/shadows.ts';
import { type Effect, whyShadowBarred } from '../../mechanics/threat/targets.ts';
import { paralysed } from '../../mechanics/time/paralysis.ts';
import { type Ply, record } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { at, beside, fileOf, nameOf, RAYS, rankOf, SIZE } from '../../position/board.ts';
import { isImmobile, type Kind } from '../../position/kinds.ts';
import { calledActor, isEmpty, type Shadow, type State, theActor, withActingUnit, worn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, askPromotion, no } from '../ability.ts';
import { priceFor } from '../common/pull.ts';
import { converted } from '../units/bishop.ts';
import { atShadow, pickShadow, type ShadowCandidate, targetOf } from './ability.ts';

const distance = (a: Square, b: Square): number => Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** The shadows on these squares, in their order. */
const thereOn = (state: State, squares: Iterable<Square>): readonly Shadow[] => [...squares].flatMap((each) => shadowsOn(state, each));

const enemiesOn = (state: State, { stack }: Shadow, squares: Iterable<Square>): readonly Shadow[] =>
  thereOn(state, squares).filter((each) => each.stack.side !== stack.side);

const candidate = (state: State, deed: Effect, shadow: Shadow, target: Shadow): ShadowCandidate => {
  const bar = whyShadowBarred(state, deed, unitOf(shadow).kind, target);
  return { target, why: bar && { ...bar, squares: [target.square] } };
};

interface Aimed {
  readonly code: 'CV' | 'BS' | 'PA' | 'WS';
  readonly rule: RuleId;
  readonly kind: Kind;
  readonly deed: Effect;
  readonly price: number;
  readonly words: string;
  readonly prompt: string;
  readonly none: string;
  /** The squares within its reach. */
  readonly squares: (state: State, shadow: Shadow) => Iterable<Square>;
  /** What the target must be besides; null: any kind. */
  readonly only: Kind | null;
  readonly strike: (ply: Ply, shadow: Shadow, target: Shadow) => Ply;
}

/** An ability of one kind, aimed at one enemy shadow. */
const aimedAt = ({ code, rule: clause, kind, deed, price, words, prompt, none, squares, only, strike }: Aimed): Ability<Aimed['code']> => ({
  code,
  rule: clause,
  price,
  words,
  has: (_state, shadow) => unitOf(shadow).kind === kind,
  ask: (state, shadow) =>
    pickShadow(
      prompt,
      enemiesOn(state, shadow, squares(state, shadow))
        .filter((target) => only === null || unitOf(target).kind === only)
        .map((target) => candidate(state, deed, shadow, target)),
      ({ target }) => act(special(shadow, code, atShadow(target))),
      () => no(clause, [shadow.square], none),
    ),
  perform: (ply, shadow, action) => strike(ply, shadow, targetOf(ply, action)),
});

const ends = (state: State, shadow: Shadow): readonly Square[] =>
  [...huntEnds(state, shadow).keys()].filter((each) => isEmpty(state, each));

const SHOTS: readonly Ability[] = [
  aimedAt({
    code: 'CV',
    rule: rule('FC-BISH-2'),
    kind: 'B',
    deed: 'conversion',
    price: 2,
    words: 'An enemy shadow on its lines or right beside it changes side where it is.',
    prompt: 'Conversion: pick a shadow.',
    none: 'No enemy shadow is on its lines or beside it.',
    squares: ends,
    only: null,
    strike: (ply, shadow, target) => {
      const stack = converted(ply, target.stack);
      const recorded = record(ply, { kind: 'converted', who: target, after: stack });
      return withActor(
        withShadow(recorded, { ...target, stack }),
        withActingUnit(shadow, worn(unitOf(shadow), wearOf(unitOf(target).kind))),
      );
    },
  }),
  aimedAt({
    code: 'BS',
    rule: rule('FC-BALL-2'),
    kind: 'A',
    deed: 'shot',
    price: 0,
    words: 'Paralyses an enemy shadow on one of eight lines: the nearer, the longer.',
    prompt: 'Ballista Shot: pick a shadow.',
    none: 'No enemy shadow is on any of its eight lines.',
    squares: (state, { square: from }) => Object.values(RAYS[from] as (typeof RAYS)[number]).flatMap((line) => freePart(state, line)),
    only: null,
    strike: (ply, { square: from }, target) =>
      paralysed(ply, target, Math.floor(16 / distance(from, target.square)) + 1, rule('FC-BALL-2')),
  }),
  aimedAt({
    code: 'PA',
    rule: rule('FC-CHAN-3'),
    kind: 'C',
    deed: 'paralyse',
    price: 0,
    words: 'Paralyses an enemy shadow in its pattern for 3 turns.',
    prompt: 'Paralyse: pick a shadow.',
    none: 'No enemy shadow is on a square of its pattern.',
    squares: ends,
    only: null,
    strike: (ply, _shadow, target) => paralysed(ply, target, 3, rule('FC-CHAN-3')),
  }),
  aimedAt({
    code: 'WS',
    rule: rule('FC-SHIP-3'),
    kind: 'S',
    deed: 'warning',
    price: 0,
    words: 'Paralyses an enemy Shadow Ship on one of its own lines for 2 turns.',
    prompt: 'Warning Shot: pick a Shadow Ship.',
    none: 'No enemy Shadow Ship is in range.',
    squares: (state, shadow) => moveRays(state, shadow).flat(),
    only: 'S',
    strike: (ply, _shadow, target) => paralysed(ply, target, 2, rule('FC-SHIP-3')),
  }),
];

/** A shadow that others move: its own way grows no longer. */
const shadowShifted = (ply: Ply, target: Shadow, to: Square): Ply => withShadow(ply, shifted(ply, target, to));

/** Is its own square free for another shadow? */
const isOpenGround = (state: State, { square: from }: Shadow): boolean => isEmpty(state, from);

const SWAP: Ability<'SW'> = {
  code: 'SW',
  rule: rule('FC-SWAP-1'),
  price: 0,
  words: 'Swaps places with a shadow where it could capture, friend or enemy.',
  has: (state, shadow) => !isImmobile(unitOf(shadow).kind) && thereOn(state, ends(state, shadow)).length > 0,
  ask: (state, shadow) => {
    const covered = no(rule('FC-SHAD-4'), [shadow.square], `${nameOf(shadow.square)} is not free for another shadow.`);
    const candidates = thereOn(state, ends(state, shadow)).map((target): ShadowCandidate => {
      if (!isOpenGround(state, shadow)) return { target, why: covered };
      if (target.stack.side === shadow.stack.side) return candidate(state, 'swapFriend', shadow, target);
      return { target, why: whyNoPrey(state, 'swapEnemy', shadow, target) };
    });
    return pickShadow(
      'SwapShot: pick a shadow.',
      candidates,
      ({ target }) => askPromotion(state, shadow, target.square, (promote) => act(special(shadow, 'SW', { ...atShadow(target), promote }))),
      () => no(rule('FC-SWAP-1'), [shadow.square], 'It swaps with a shadow where it could capture.'),
    );
  },
  perform: (ply, shadow, action) => {
    const target = targetOf(ply, action);
    const path = huntEnds(ply.state, shadow).get(target.square);
    invariant(path, 'a shadow swaps with one that it could capture');
    const moved = shadowMoved(ply, shadow, path, rule('FC-SWAP-1'));
    const recorded = record(moved, { kind: 'shadowsSwapped', rule: rule('FC-SWAP-1'), who: shadow, other: target });
    const swapped = shadowShifted(recorded, target, shadow.square);
    return promoted(swapped, action.promote);
  },
};

/** The shadows on its rays that it could pull, each with the squares it could come to, nearest to it first. */
const pulls = (state: State, shadow: Shadow): readonly (ShadowCandidate & { readonly ends: ShadowPath })[] =>
  huntRays(state, shadow).flatMap((ray) =>
    ray.flatMap((each, index) =>
      shadowsOn(state, each).map((target) => {
        const free = ray.slice(0, index).reverse();
        const { why } = candidate(state, 'pull', shadow, target);
        const text = `${theActor(target)} is right beside ${calledActor(shadow)} already.`;
        return { target, ends: free, why: why ?? (free.length === 0 ? no(rule('FC-PULL-1'), [each], text) : null) };
      }),
    ),
  );

const askPulled = (shadow: Shadow, target: Shadow, free: ShadowPath): Menu<Special<'PL'>> =>
  ask(
    `${theActor(target)}: pull it to which square?`,
    free.map((end, index) => {
      const price = priceFor(index + 1, false);
      const text = `Pulled by ${index + 1} to ${nameOf(end)}. ${price > 0 ? `Its price is ${counted(price, 'turn')}.` : 'It costs nothing.'}`;
      return open(square(end), 'special', () => act(special(shadow, 'PL', { ...atShadow(target), amount: index + 1, into: null })), {
        hint: () => no(rule('FC-PULL-1'), [target.square, end], text),
      });
    }),
    () => no(rule('FC-PULL-1'), [target.square], `It comes straight nearer, at most right beside ${calledActor(shadow)}.`),
  );

const PULL: Ability<'PL'> = {
  code: 'PL',
  rule: rule('FC-PULL-1'),
  price: 0,
  priceOf: (_state, _actor, { amount }) => priceFor(amount, false),
  words: 'A shadow on its capturing rays comes straight nearer. A third of the squares is the price in turns.',
  has: (state, shadow) => pulls(state, shadow).length > 0,
  ask: (state, shadow) => {
    const candidates = pulls(state, shadow);
    return pickShadow(
      'Pull: pick a shadow.',
      candidates,
      ({ target, ends: free }) => askPulled(shadow, target, free),
      () => no(rule('FC-PULL-1'), [shadow.square], 'It pulls shadows on its capturing rays.'),
    );
  },
  perform: (ply, shadow, action) => {
    const target = targetOf(ply, action);
    const step = Math.sign(rankOf(shadow.square) - rankOf(target.square)) * SIZE + Math.sign(fileOf(shadow.square) - fileOf(target.square));
    const path = Array.from({ length: action.amount + 1 }, (_, index) => target.square + index * step);
    const recorded = record(ply, { kind: 'pulled', rule: rule('FC-PULL-1'), who: target, path, carrier: null });
    return shadowShifted(recorded, target, path.at(-1) as Square);
  },
};

/** The square beyond the pushed one. */
const beyond = (from: Square, to: Square): Square | null => at(to, [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)]);

/** The shadows right beside it, and why they cannot be pushed if not. */
const pushes = (state: State, shadow: Shadow): readonly ShadowCandidate[] =>
  thereOn(state, beside(shadow.square)).map((target) => {
    const { why } = candidate(state, 'push', shadow, target);
    if (why) return { target, why };
    if (!isEmpty(state, target.square))
      return { target, why: no(rule('FC-SHAD-4'), [target.square], `${nameOf(target.square)} is not free for shadows.`) };
    const goal = beyond(shadow.square, target.square);
    if (goal === null) return { target, why: no(rule('FC-PUSH-1'), [target.square], `Beyond ${nameOf(target.square)} the board ends.`) };
    const text = `Beyond ${nameOf(target.square)} there is no room: ${nameOf(goal)} is not free for shadows.`;
    return { target, why: isEmpty(state, goal) ? null : no(rule('FC-PUSH-1'), [target.square, goal], text) };
  });

const PUSH: Ability<'PU'> = {
  code: 'PU',
  rule: rule('FC-PUSH-1'),
  price: 0,
  words: 'Moves a shadow right beside it one square on and follows.',
  has: (state, shadow) => !isImmobile(unitOf(shadow).kind) && pushes(state, shadow).length > 0,
  ask: (state, shadow) =>
    pickShadow(
      'Push: pick a shadow right beside it.',
      pushes(state, shadow),
      ({ target }) => askPromotion(state, shadow, target.square, (promote) => act(special(shadow, 'PU', { ...atShadow(target), promote }))),
      () => no(rule('FC-PUSH-1'), beside(shadow.square), 'It pushes a shadow right beside it.'),
    ),
  perform: (ply, shadow, action) => {
    const target = targetOf(ply, action);
    const goal = beyond(shadow.square, target.square);
    invariant(goal !== null, 'nobody is pushed off the board');
    const pushed = shadowShifted(record(ply, { kind: 'pushed', who: target, to: goal }), target, goal);
    const followed = shadowMoved(pushed, shadow, [shadow.square, target.square], rule('FC-PUSH-1'));
    return promoted(followed, action.promote);
  },
};

export const SHADOW_DEEDS: readonly Ability[] = [...SHOTS, SWAP, PULL, PUSH];
