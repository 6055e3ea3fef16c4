/** What a special action of a shadow is, and how another shadow is picked for one (FC-SHAD-4, FC-SHAD-6). */
import type { Square } from '../../../../kernel/board.ts';
import { ask, type Hint, type Menu, open, type Refusal, refused, square, unit } from '../../../../kernel/menu.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { shadowName } from '../../mechanics/shadows/shadows.ts';
import type { Ply } from '../../moves/resolution.ts';
import type { Code, Special } from '../../position/action.ts';
import { special } from '../../position/action.ts';
import { nameOf } from '../../position/board.ts';
import { idOf, type Shadow, type State } from '../../position/state.ts';

export interface ShadowAbility {
  readonly code: Code;
  readonly rule: RuleId;
  /** Own turns of paralysis it costs the actor. */
  readonly price: number;
  /** Where the price depends on what is done. */
  priceOf?(state: State, act: Special): number;
  /** Its price for this shadow, where that is known before it is done. */
  cost?(shadow: Shadow): number;
  /** What it does, in a phrase, for the choice's hint. */
  readonly words: string;
  /** May this shadow try it at all? */
  has(state: State, shadow: Shadow): boolean;
  /** What is picked after its option. */
  ask(state: State, shadow: Shadow): Menu<Special>;
  /** The acting shadow does it. */
  perform(ply: Ply, act: Special): Ply;
}

/** An action of this shadow. */
export const byShadow = (code: Code, shadow: Shadow, given: Partial<Special> = {}): Special =>
  special(code, shadow.square, { shadow: idOf(shadow.stack), ...given });

/** A shadow that may be picked, and why not if not. */
export interface ShadowCandidate {
  readonly target: Shadow;
  readonly why: Refusal | null;
  readonly hint?: () => Hint;
}

/** "White's Shadow Rook" */
const labelOf = ({ stack }: Shadow): string => `${stack.side === 'white' ? "White's" : "Black's"} ${shadowName(stack)}`;

const oneOf = <A>(at: Square, here: readonly ShadowCandidate[], next: (target: Shadow) => Menu<A>, none: () => Refusal): Menu<A> =>
  ask<A>(
    `Which shadow on ${nameOf(at)}?`,
    here.map(({ target, why, hint }) =>
      why
        ? refused(unit(idOf(target.stack)), () => why, labelOf(target))
        : open(unit(idOf(target.stack)), 'special', () => next(target), { label: labelOf(target), ...(hint && { hint }) }),
    ),
    none,
  );

/** One shadow to pick, by its square, and where several are there by itself; `none`: what is missing where nobody can be picked. */
export const pickShadow = <A>(
  prompt: string,
  candidates: readonly ShadowCandidate[],
  next: (target: Shadow) => Menu<A>,
  none: () => Refusal,
): Menu<A> => {
  const squares = [...new Set(candidates.map(({ target }) => target.square))];
  return ask<A>(
    prompt,
    squares.map((at) => {
      const here = candidates.filter(({ target }) => target.square === at);
      const [first] = here;
      const barred = here.every(({ why }) => why) ? first?.why : null;
      if (barred) return refused(square(at), () => barred);
      if (first && here.length === 1) return open(square(at), 'special', () => next(first.target), first.hint && { hint: first.hint });
      return open(square(at), 'special', () => oneOf(at, here, next, none));
    }),
    (target) => (target.kind === 'square' ? { ...none(), squares: [target.square] } : none()),
  );
};
