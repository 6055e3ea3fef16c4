/** The questions that abilities ask: a square, a shadow, a kind, a piece of a stack; and why not. */
import {
  act,
  ask,
  type Choice,
  type Hint,
  type Menu,
  open,
  type Refusal,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { option, square, type Target, type UnitId, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { isOnFarRank, isTooMany, MOST_IMMORTALS } from '../mechanics/capture/promotion.ts';
import { choosable } from '../moves/threat/capturable.ts';
import type { Effect } from '../moves/threat/immunity.ts';
import { threateners } from '../moves/threat/threat.ts';
import { beside, isLight, nameOf, near } from '../position/board.ts';
import { KIND_NAMES, type Kind, PROMOTIONS } from '../position/kinds.ts';
import { formName, obstacle, theUnit, unitName } from '../position/names.ts';
import { squaresOf } from '../position/piece-lists.ts';
import { isEmpty, isWallsquare, stackOn } from '../position/squares.ts';
import { idOf, isFused } from '../position/stacks.ts';
import type { Actor, Shadow, Stack, State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';

/** Why something cannot be chosen, at once or when it is asked for; null: it can. */
export type WhyNot = Refusal | (() => Refusal) | null;

const onRequest = (why: Refusal | (() => Refusal)): (() => Refusal) =>
  typeof why === 'function' ? why : () => why;

/** A square that can be aimed at, and why not if not. */
export interface AimCandidate {
  readonly square: Square;
  /** The shadow there that is meant: others may be on its square. */
  readonly shadow?: Shadow;
  readonly why: WhyNot;
  /** A hint before it is picked; `isDeadly`: a piece of the own side dies by it. */
  readonly hint?: (() => Hint) | null;
  readonly isDeadly?: boolean;
}

/** The squares of the other units of its side. */
export const otherFriends = (state: State, { square, stack }: Actor): readonly Square[] =>
  squaresOf(state, stack.side).filter((each) => each !== square);

/** The square of a unit, in either form, and why it cannot be picked if it cannot. */
export const candidateFor = (target: Actor, why: WhyNot): AimCandidate => ({
  square: target.square,
  why,
  ...(target.stack.shade && { shadow: target }),
});

/** A target as an action names it. */
export const aimAt = ({
  square,
  shadow,
}: AimCandidate): { readonly to: Square; readonly whom: UnitId | null } => ({
  to: square,
  whom: shadow ? idOf(shadow.stack) : null,
});

/** That no enemy is anywhere, as a sentence begins: an actor aims at those in its own form. */
export const noEnemy = ({ stack }: Actor): string => (stack.shade ? 'No enemy shadow is' : 'No enemy is');

/** A dead end: nothing can be picked, for this reason. */
export const deadEnd = <A>(why: Refusal | (() => Refusal)): Menu<A> => ask<A>('', [], onRequest(why));

/** Why nothing happens on a square that enemies of that side threaten, or null; `what` is so threatened. */
export const whyThreatened = (
  state: State,
  clause: ClauseId,
  square: Square,
  side: Side,
  what = nameOf,
): (() => Refusal) | null => {
  const by = threateners(state, square, other(side));
  const text = () =>
    `${what(square)} is threatened by ${listWords(by.map((each) => obstacle(state, each)))}.`;
  return by.length === 0 ? null : () => refusal(clause, text(), [square, ...by]);
};

/** Why a square of the other colour is out of reach of that deed; null: it is of the same. */
export const whyOtherColour = (clause: ClauseId, from: Square, to: Square, deed: string): Refusal | null => {
  if (isLight(from) === isLight(to)) return null;
  const [own, its] = isLight(from) ? ['light', 'dark'] : ['dark', 'light'];
  const text = `From a ${own} square it can only ${deed} pieces on ${own} squares. ${nameOf(to)} is ${its}.`;
  return refusal(clause, text, [from, to]);
};

/** Why a stack is left out, for what it `cannot` do or bear. */
export const whyStack = (state: State, square: Square, cannot: string): Refusal =>
  refusal('FC-FUSE-6', `${theUnit(state, square)} is a stack: stacks cannot ${cannot}.`, [square]);

/** "White's Shadow Rook" */
const shadowLabel = ({ stack }: Shadow): string => `${sideName(stack.side)}'s ${formName(stack)}`;

const candidateChoice = <A, C extends AimCandidate>(
  target: Target,
  candidate: C,
  next: (at: Square, candidate: C) => Menu<A>,
  label?: string,
): Choice<A> => {
  const { square: at, why, hint, isDeadly } = candidate;
  return why
    ? refuse(target, onRequest(why), label)
    : open<A>(target, isDeadly ? 'danger' : 'special', () => next(at, candidate), {
        label,
        hint: hint ?? undefined,
      });
};

/** One of several shadows on a square. */
const pickShadow = <A, C extends AimCandidate>(
  here: readonly C[],
  next: (at: Square, candidate: C) => Menu<A>,
  none: () => Refusal,
): Menu<A> =>
  ask(
    `Choose a shadow on ${nameOf(here[0]?.square as Square)}.`,
    here.flatMap((candidate) => {
      const { shadow } = candidate;
      return shadow ? [candidateChoice(unit(idOf(shadow.stack)), candidate, next, shadowLabel(shadow))] : [];
    }),
    none,
  );

/**
 * One square to pick, and where several shadows are on it one of them; `none`: the refusal where
 * there is no target.
 */
export const pickSquare = <A, C extends AimCandidate>(
  prompt: string,
  candidates: readonly C[],
  next: (at: Square, candidate: C) => Menu<A>,
  none: () => Refusal,
): Menu<A> => {
  const ordered = [...candidates.filter(({ why }) => !why), ...candidates.filter(({ why }) => why)];
  return ask(
    prompt,
    ordered.flatMap((candidate): readonly Choice<A>[] => {
      const { square: at, shadow, why } = candidate;
      const here = shadow ? ordered.filter((each) => each.square === at) : [candidate];
      if (here[0] !== candidate) return [];
      if (why || here.length === 1) return [candidateChoice(square(at), candidate, next)];
      return [open(square(at), 'special', () => pickShadow(here, next, none))];
    }),
    (target: Target) => {
      const targets = candidates.filter(({ why }) => !why).map((each) => each.square);
      if (targets.length === 0 || target.kind !== 'square') return none();
      const text = 'Choose one of the marked squares.';
      const whyNone = none();
      const atFault = whyNone.squares.filter((each) => !targets.includes(each));
      return { ...whyNone, text, squares: atFault.length > 0 ? atFault : targets };
    },
  );
};

/** Why no piece can become a Frog or a Ship now. */
export const tooMany = (rule: ClauseId, squares: readonly Square[]): Refusal =>
  refusal(rule, `There would be more than ${MOST_IMMORTALS} Frogs and Ships on the board.`, squares);

/** The kind that a Pawn becomes, spelled by its letter; `gone`: the pieces it captures on the way. */
export const pickKind = <A>(
  state: State,
  next: (kind: Kind) => Menu<A>,
  gone: readonly Stack[] = [],
): Menu<A> =>
  ask<A>(
    'Promotion: choose a kind.',
    PROMOTIONS.map((kind) =>
      isTooMany(state, kind, gone)
        ? refuse(option(kind), () => tooMany('FC-PAWN-4', []), KIND_NAMES[kind])
        : open(option(kind), 'special', () => next(kind), { label: KIND_NAMES[kind] }),
    ),
    () => refusal('FC-PAWN-4', 'A Pawn can become any kind but a King or Pawn.'),
  );

/**
 * What a Pawn becomes that reaches its far rank on that square, asked before `next`; null: it becomes
 * nothing.
 */
export const askPromotion = <A>(
  state: State,
  { stack }: Actor,
  to: Square,
  next: (promote: Kind | null) => Menu<A>,
  gone: readonly Stack[] = [],
): Menu<A> => (isOnFarRank(stack, to) ? pickKind(state, next, gone) : next(null));

/** The piece of a fused victim that the hunter chooses; null where there is no choice. */
export const askVictim = (state: State, effect: Effect, hunter: Actor, to: Square): Menu<Kind | null> => {
  const stack = stackOn(state, to);
  if (!stack || !isFused(stack)) return act<Kind | null>(null);
  const kinds = choosable(state, effect, hunter, { square: to, stack });
  const [only] = kinds;
  if (only && kinds.length === 1) return act<Kind | null>(only);
  return ask<Kind | null>(
    `${sideName(hunter.stack.side)}: choose a piece of ${unitName(state, to)}.`,
    kinds.map((victim) =>
      open(
        unit(stack.comps.find((each) => each.kind === victim)?.id ?? 0),
        'capture',
        () => act<Kind | null>(victim),
        {
          label: KIND_NAMES[victim],
          ...(VICTIM_HINTS[victim] && {
            hint: () => refusal('FC-TGT-3', VICTIM_HINTS[victim] as string, [to]),
          }),
        },
      ),
    ),
    () =>
      refusal(
        'FC-TGT-3',
        'Choose one piece of the stack. The whole stack dies, and the kind of that piece decides what follows.',
        [to],
      ),
  );
};

const VICTIM_HINTS: Partial<Record<Kind, string>> = {
  J: 'The captured Jester explodes and kills every piece on and next to its square.',
  Q: "The Queen's Poison paralyses it for 6 turns.",
};

/** Those of the squares that hold an enemy. */
export const enemiesAmong = (state: State, side: Side, squares: readonly Square[]): readonly Square[] =>
  squares.filter((square) => stackOn(state, square)?.side === other(side));

/** The wall squares orthogonally next to an actor. */
export const wallsBeside = (state: State, { square }: Actor): readonly Square[] =>
  beside(square).filter((each) => isWallsquare(state, each));

/** The empty squares next to an actor. */
export const emptyNear = (state: State, { square }: Actor): readonly Square[] =>
  near(square).filter((each) => isEmpty(state, each));
