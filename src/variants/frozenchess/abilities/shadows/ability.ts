/** What a special action of a shadow is, and how another shadow is picked for one (FC-SHAD-4, FC-SHAD-6). */
import type { Square } from '../../../../kernel/board.ts';
import { ask, type Hint, type Menu, open, type Refusal, refused, square, type UnitId, unit } from '../../../../kernel/menu.ts';
import { shadowWith } from '../../mechanics/shadows/shadows.ts';
import type { Ply } from '../../moves/resolution.ts';
import type { Whom } from '../../position/action.ts';
import { nameOf } from '../../position/board.ts';
import { type Actor, actorAt, formName, idOf, type Shadow } from '../../position/state.ts';

/** A shadow that may be picked, and why not if not. */
export interface ShadowCandidate {
  readonly target: Shadow;
  readonly why: Refusal | null;
  readonly hint?: () => Hint;
}

/** How an action names the shadow that it is aimed at. */
export const atShadow = ({ square, stack }: Shadow): { readonly to: Square; readonly whom: UnitId } => ({ to: square, whom: idOf(stack) });

/** The shadow or unit that an action is aimed at. */
export const targetOf = ({ state }: Ply, { to, whom }: { readonly to: Square; readonly whom: Whom }): Actor =>
  (typeof whom === 'number' ? shadowWith(state, whom) : null) ?? actorAt(state, to);

/** "White's Shadow Rook" */
const labelOf = ({ stack }: Shadow): string => `${stack.side === 'white' ? "White's" : "Black's"} ${formName(stack)}`;

const oneOf = <A, C extends ShadowCandidate>(
  at: Square,
  here: readonly C[],
  next: (candidate: C) => Menu<A>,
  none: () => Refusal,
): Menu<A> =>
  ask<A>(
    `Which shadow on ${nameOf(at)}?`,
    here.map((candidate) => {
      const { target, why, hint } = candidate;
      return why
        ? refused(unit(idOf(target.stack)), () => why, labelOf(target))
        : open(unit(idOf(target.stack)), 'special', () => next(candidate), { label: labelOf(target), ...(hint && { hint }) });
    }),
    none,
  );

/** One shadow to pick, by its square, and where several are there by itself; `none`: what is missing where nobody can be picked. */
export const pickShadow = <A, C extends ShadowCandidate>(
  prompt: string,
  candidates: readonly C[],
  next: (candidate: C) => Menu<A>,
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
      if (first && here.length === 1) return open(square(at), 'special', () => next(first), first.hint && { hint: first.hint });
      return open(square(at), 'special', () => oneOf(at, here, next, none));
    }),
    (target) => (target.kind === 'square' ? { ...none(), squares: [target.square] } : none()),
  );
};
