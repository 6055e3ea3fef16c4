import {
  act,
  type Choice,
  type Hint,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { option, square, type Target, type UnitId, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { isOnFarRank, isTooMany, MAX_IMMORTALS } from '../mechanics/capture/promotion.ts';
import { choosableKinds } from '../moves/threat/capturable.ts';
import type { Effect } from '../moves/threat/immunity.ts';
import { threateners } from '../moves/threat/threat.ts';
import { adjacentSquares, isLight, nameOf, near } from '../position/board.ts';
import { KIND_NAMES, type Kind, PROMOTIONS } from '../position/kinds.ts';
import { formName, obstacle, theUnit, unitName } from '../position/names.ts';
import { squaresOf } from '../position/piece-lists.ts';
import { isEmpty, isWallsquare, stackOn } from '../position/squares.ts';
import { idOf, isFused } from '../position/stacks.ts';
import type { Actor, Shadow, Stack, State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';

/** Why a target cannot be chosen; null if it can. A function delays the text until a player asks. */
export type WhyNot = Refusal | (() => Refusal) | null;

const toLazyRefusal = (why: Refusal | (() => Refusal)): (() => Refusal) =>
  typeof why === 'function' ? why : () => why;

export interface AimCandidate {
  readonly square: Square;
  /** The shadow that is the target, if any. A square can hold several shadows (FC-SHAD-2). */
  readonly shadow?: Shadow;
  readonly why: WhyNot;
  readonly hint?: (() => Hint) | null;
  /** Whether the choice kills a friendly piece. The choice then has the tone `danger`. */
  readonly isDeadly?: boolean;
}

export const otherFriends = (state: State, { square, stack }: Actor): readonly Square[] =>
  squaresOf(state, stack.side).filter((each) => each !== square);

export const candidateFor = (target: Actor, why: WhyNot): AimCandidate => ({
  square: target.square,
  why,
  ...(target.stack.shade && { shadow: target }),
});

export const targetFields = ({
  square,
  shadow,
}: AimCandidate): { readonly to: Square; readonly targetUnit: UnitId | null } => ({
  to: square,
  targetUnit: shadow ? idOf(shadow.stack) : null,
});

export const noEnemyText = ({ stack }: Actor): string => (stack.shade ? 'No enemy shadow is' : 'No enemy is');

export const deadEnd = <A>(why: Refusal | (() => Refusal)): Menu<A> => makeQuestion<A>('', [], toLazyRefusal(why));

export const whyThreatened = (
  state: State,
  clause: ClauseId,
  square: Square,
  side: Side,
  what = nameOf,
): (() => Refusal) | null => {
  const by = threateners(state, square, other(side));
  const text = () => `${what(square)} is threatened by ${listWords(by.map((each) => obstacle(state, each)))}.`;
  return by.length === 0 ? null : () => refusal(clause, text(), [square, ...by]);
};

export const whyOtherColour = (clause: ClauseId, from: Square, to: Square, verb: string): Refusal | null => {
  if (isLight(from) === isLight(to)) return null;
  const [own, its] = isLight(from) ? ['light', 'dark'] : ['dark', 'light'];
  const text = `From a ${own} square it can only ${verb} pieces on ${own} squares. ${nameOf(to)} is ${its}.`;
  return refusal(clause, text, [from, to]);
};

/** Returns the refusal of a target that is a stack (FC-FUSE-6). `cannot` completes "stacks cannot …". */
export const whyStack = (state: State, square: Square, cannot: string): Refusal =>
  refusal('FC-FUSE-6', `${theUnit(state, square)} is a stack: stacks cannot ${cannot}.`, [square]);

const shadowLabel = ({ stack }: Shadow): string => `${sideName(stack.side)}'s ${formName(stack)}`;

const candidateChoice = <A, C extends AimCandidate>(
  target: Target,
  candidate: C,
  next: (at: Square, candidate: C) => Menu<A>,
  label?: string,
): Choice<A> => {
  const { square: at, why, hint, isDeadly } = candidate;
  return why
    ? refuse(target, toLazyRefusal(why), label)
    : open<A>(target, isDeadly ? 'danger' : 'special', () => next(at, candidate), {
        label,
        hint: hint ?? undefined,
      });
};

const pickShadow = <A, C extends AimCandidate>(
  here: readonly C[],
  next: (at: Square, candidate: C) => Menu<A>,
  none: () => Refusal,
): Menu<A> =>
  makeQuestion(
    `Choose a shadow on ${nameOf(here[0]?.square as Square)}.`,
    here.flatMap((candidate) => {
      const { shadow } = candidate;
      return shadow ? [candidateChoice(unit(idOf(shadow.stack)), candidate, next, shadowLabel(shadow))] : [];
    }),
    none,
  );

/** Asks for a square, then for one of several shadows on it. Shadows share squares (FC-SHAD-2). */
export const pickSquare = <A, C extends AimCandidate>(
  prompt: string,
  candidates: readonly C[],
  next: (at: Square, candidate: C) => Menu<A>,
  none: () => Refusal,
): Menu<A> => {
  const ordered = [...candidates.filter(({ why }) => !why), ...candidates.filter(({ why }) => why)];
  return makeQuestion(
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

export const whyTooMany = (rule: ClauseId, squares: readonly Square[]): Refusal =>
  refusal(rule, `There would be more than ${MAX_IMMORTALS} Frogs and Ships on the board.`, squares);

/** Asks for a Pawn's new kind. Units in `gone` do not count towards the limits of kinds (FC-PAWN-4). */
export const pickKind = <A>(state: State, next: (kind: Kind) => Menu<A>, gone: readonly Stack[] = []): Menu<A> =>
  makeQuestion<A>(
    'Promotion: choose a kind.',
    PROMOTIONS.map((kind) =>
      isTooMany(state, kind, gone)
        ? refuse(option(kind), () => whyTooMany('FC-PAWN-4', []), KIND_NAMES[kind])
        : open(option(kind), 'special', () => next(kind), { label: KIND_NAMES[kind] }),
    ),
    () => refusal('FC-PAWN-4', 'A Pawn can become any kind but a King or Pawn.'),
  );

export const askPromotion = <A>(
  state: State,
  { stack }: Actor,
  to: Square,
  next: (promote: Kind | null) => Menu<A>,
  gone: readonly Stack[] = [],
): Menu<A> => (isOnFarRank(stack, to) ? pickKind(state, next, gone) : next(null));

/** Asks for the kind of the victim in a stack (FC-TGT-3). Null if the target is no stack. */
export const askVictim = (state: State, effect: Effect, hunter: Actor, to: Square): Menu<Kind | null> => {
  const stack = stackOn(state, to);
  if (!stack || !isFused(stack)) return act<Kind | null>(null);
  const kinds = choosableKinds(state, effect, hunter, { square: to, stack });
  const [only] = kinds;
  if (only && kinds.length === 1) return act<Kind | null>(only);
  return makeQuestion<Kind | null>(
    `${sideName(hunter.stack.side)}: choose a piece of ${unitName(state, to)}.`,
    kinds.map((victim) =>
      open(unit(stack.units.find((each) => each.kind === victim)?.id ?? 0), 'capture', () => act<Kind | null>(victim), {
        label: KIND_NAMES[victim],
        ...(VICTIM_HINTS[victim] && {
          hint: () => refusal('FC-TGT-3', VICTIM_HINTS[victim] as string, [to]),
        }),
      }),
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

export const enemiesAmong = (state: State, side: Side, squares: readonly Square[]): readonly Square[] =>
  squares.filter((square) => stackOn(state, square)?.side === other(side));

export const wallsBeside = (state: State, { square }: Actor): readonly Square[] =>
  adjacentSquares(square).filter((each) => isWallsquare(state, each));

export const emptySquaresAround = (state: State, { square }: Actor): readonly Square[] =>
  near(square).filter((each) => isEmpty(state, each));
